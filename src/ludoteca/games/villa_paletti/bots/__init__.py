"""The bots of Villa Paletti."""

from .levels import LEVELS

__all__ = ["LEVELS"]
