"""Palanche for learners: open-ended actions (bids, trades, own auctions) are chains of small decisions.

A chain is begun (`bid_more`, `propose_to`, `counter`, `auction`), filled in (`give`, `take`, `pay`, `ask`) in
a fixed order, so that one offer has one chain, and ended by `done` or `leave_it`. After `leave_it` nothing
open-ended is begun until something else was done.

Left out: table talk, several investments or sales as one action, money that is no multiple of 10, offers with
money both ways, and the cards that players write themselves. A board of one's own has numbers for its own
spaces and cards.

- `numbers`: the blocks of actions and observations
- `chains`: open-ended actions that are put together number by number
- `encoding`: legal numbers and what they mean
- `observing`: observations, written from the state without a view
"""

from ludoteca.games.palanche.rules import GAME

from .chains import Chain
from .encoding import PalancheEncoding

__all__ = ["ENCODING", "Chain", "PalancheEncoding"]

ENCODING = PalancheEncoding(GAME)
