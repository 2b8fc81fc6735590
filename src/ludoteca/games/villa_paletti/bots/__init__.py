"""Players of Villa Paletti made of code."""

from .levels import LEVELS

__all__ = ["LEVELS"]
