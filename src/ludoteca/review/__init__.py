"""The review of a match: each player's chance to win over time, the turning points, and better moves.

A chance is the share of wins in playouts of bots from a position on, with everything hidden drawn anew. A
move is compared with the strongest bot's move over the same luck; it is a mistake if the difference is larger
than luck explains. A game whose luck is physics is too slow for playouts: its review has measures only.
"""

from .draft import PLAYOUTS, begin, finished, is_finished, parts_done, shared_falls
from .jobs import Jobs, convert_action
from .making import review
from .records import Better, Draft, Moment, Review

__all__ = [
    "PLAYOUTS",
    "Better",
    "Draft",
    "Jobs",
    "Moment",
    "Review",
    "begin",
    "convert_action",
    "finished",
    "is_finished",
    "parts_done",
    "review",
    "shared_falls",
]
