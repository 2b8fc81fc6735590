"""Observations written from the state: no view is made, and the land is encoded once for each land.

Nothing is hidden but the order of the unseen cards, which is not read here.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np

from ludoteca.core import Seat, cached_on_state
from ludoteca.core.learning import Block, Draft, Vector
from ludoteca.games.palanche.board.setting import Setting
from ludoteca.games.palanche.decisions import Auction, Debt, PalancheDecision, Trade
from ludoteca.games.palanche.outcome import wealth_of
from ludoteca.games.palanche.spaces import rent_of
from ludoteca.games.palanche.state import NO_SEAT, Land, State

from .chains import NOTHING, Chain
from .numbers import DECISIONS, KINDS

DECISION_PLACE = {kind: place for place, kind in enumerate(DECISIONS)}
KIND_PLACE = {kind: place for place, kind in enumerate(KINDS)}


class EncodedLand(NamedTuple):
    """The part of an observation that the land alone decides."""

    setting: Setting
    owners: Vector
    """A plane for each owner, twice around the table: from any seat on, the next planes are clockwise."""
    levels: Vector
    """Cubes, rents, and whole colours."""
    worth: tuple[int, ...]
    """By seat: the wealth in cards and cubes."""


@cached_on_state
def _kept(land: Land) -> list[EncodedLand]:
    """The cache of `encoded_land`."""
    del land  # an empty cache for each land
    return []


def encoded_land(state: State) -> EncodedLand:
    """The land of a state, encoded once for each land: most moves change none."""
    kept, setting = _kept(state.land), state.setting
    made = next(iter(kept), None)  # read once: another thread may replace it
    if made is None or made.setting is not setting:
        made = _encode_land(state)
        kept[:] = [made]
    return made


def _encode_land(state: State) -> EncodedLand:
    setting, land = state.setting, state.land
    seats, spaces = range(setting.seats), setting.space_count
    owners, levels = np.zeros((setting.seats, spaces), np.float32), np.zeros((3, spaces), np.float32)
    levels[0] = land.cubes
    levels[0] /= 5
    for seat in seats:
        estate = land.estates[seat]
        owners[seat, list(estate)] = 1
        levels[1, list(estate)] = [min(rent_of(state, place), 1000) / 1000 for place in estate]
    owner = land.owner
    levels[2] = [
        owner[place] != NO_SEAT and {*setting.holders[place](owner)} == {owner[place]}
        for place in range(spaces)
    ]
    wealth = [wealth_of(state, seat) for seat in seats]
    return EncodedLand(
        setting,
        np.concatenate([owners, owners]).ravel(),
        levels.ravel(),
        tuple(each.cards + each.investments for each in wealth),
    )


class Observer:
    """Writes observations of matches with one number of seats."""

    def __init__(
        self,
        seats: int,
        layout: Sequence[Block],
        numbers: Mapping[str, int],
        index: Callable[[Setting], tuple[int, ...]],
    ) -> None:
        self.seats = seats
        self.numbers = numbers
        self.index = index
        starts = [0, *accumulate(block.size for block in layout)]
        self.width = starts.pop()
        first = dict(zip((block.name for block in layout), starts, strict=True))
        self.first = first
        self.spaces = first["cubes"] // seats
        self.assets = len(numbers)
        self.levels = slice(first["cubes"], first["pawns"])
        self.amounts = slice(first["cash"], first["riding"])
        self.chain = slice(first["chain"], self.width)

    def empty(self) -> Vector:
        """An observation of zeros."""
        return np.zeros(self.width, np.float32)

    def write(self, state: State, seat: Seat, draft: Draft | None, row: Vector) -> None:
        """Write what a seat sees to a row: planes of the land, then amounts, then the places of the ones."""
        land, planes = encoded_land(state), self.levels.start
        decision = state.decisions[-1] if state.decisions else None
        row[:] = 0
        row[:planes] = land.owners[seat * self.spaces : seat * self.spaces + planes]
        row[self.levels] = land.levels
        row[self.amounts] = self._amounts(state, seat, land.worth, decision)
        ones = self._ones(state, seat, decision)
        if decision is not None:
            self._add_decision(seat, decision, ones)
        row[ones] = 1
        if draft is not None:
            self.write_chain(seat, draft, row)

    def _amounts(
        self,
        state: State,
        seat: Seat,
        worth: Sequence[int],
        decision: PalancheDecision | None,
    ) -> list[float]:
        """Money and counts, in the order of the layout."""
        seats, setting, progress = self.seats, state.setting, state.progress
        order = [*range(seat, seats), *range(seat)]
        cash, limit = state.balances, setting.options.proposals
        bid = owed = missing = gives = takes = 0
        if isinstance(decision, Auction):
            bid = decision.bid
        elif isinstance(decision, Debt):
            owed = decision.owed
            missing = max(0, owed - cash[decision.seat])
        elif isinstance(decision, Trade):
            gives, takes = decision.give_money, decision.take_money
        return [
            *[cash[other] / 5000 for other in order],
            *[(cash[other] + worth[other]) / 10000 for other in order],
            progress.round / 30,
            progress.final,
            cash[setting.collection] / 1000,
            state.land.supply / 50,
            *[unseen / 36 for unseen in state.cards.unseen],
            bid / 1000,
            owed / 1000,
            missing / 1000,
            gives / 1000,
            takes / 1000,
            (limit - state.spent.proposals) / 20,
            (limit - state.spent.auctions) / 20,
        ]

    def _ones(self, state: State, seat: Seat, decision: PalancheDecision | None) -> list[int]:
        """The places of the ones that do not depend on the kind of decision."""
        first, seats, spaces = self.first, self.seats, self.spaces
        pawns = first["pawns"]
        ones = [pawns + (other - seat) % seats * spaces + place for other, place in enumerate(state.pawns)]
        if True in state.riding:
            ones += [
                first["riding"] + (other - seat) % seats for other in range(seats) if state.riding[other]
            ]
        ones += [first["bankrupt"] + (other - seat) % seats for other in state.progress.out]
        index = self.index(state.setting)
        for other, cards in enumerate(state.cards.kept):
            if cards:
                start = first["kept"] + (other - seat) % seats * self.assets
                ones += [start + index[card] for card in cards if index[card] >= 0]
        if decision is not None:
            ones.append(first["to_decide"] + (decision.seat - seat) % seats)
            ones.append(first["turn"] + (state.decisions[0].seat - seat) % seats)
            ones.append(first["decision"] + DECISION_PLACE[type(decision)])
        return ones

    def _add_decision(self, seat: Seat, decision: PalancheDecision, ones: list[int]) -> None:
        """Add what a decision is about: a space or card, a bidder, an offer."""
        first, seats, numbers = self.first, self.seats, self.numbers
        stake: Any = getattr(decision, "card", None) or getattr(decision, "space", None)
        if stake in numbers:
            ones.append(first["at_stake"] + numbers[stake])
        if isinstance(decision, Auction) and decision.bidder is not None:
            ones.append(first["bidder"] + (decision.bidder - seat) % seats)
        by = getattr(decision, "by", None)
        if by is not None:
            ones.append(first["offered_by"] + (by - seat) % seats)
        if isinstance(decision, Trade):
            ones += [first["offered"] + numbers[card] for card in decision.give if card in numbers]
            ones += [first["wanted"] + numbers[card] for card in decision.take if card in numbers]

    def write_chain(self, seat: Seat, draft: Draft, row: Vector) -> None:
        """Write the last part of a row: the unfinished offer."""
        assert isinstance(draft, Chain)
        row[self.chain] = 0
        chain, first = draft, self.first
        if chain is NOTHING:
            return
        ones = [first["chain"] + KIND_PLACE[chain.kind]]
        money = first["chain_money"]
        row[money], row[money + 1] = chain.pay / 1000, chain.ask / 1000
        if chain.partner >= 0:
            ones.append(first["chain_partner"] + (chain.partner - seat) % self.seats)
        if chain.card >= 0:
            ones.append(first["chain_give"] + chain.card)
        ones += [first["chain_give"] + card for card in chain.give]
        ones += [first["chain_take"] + card for card in chain.take]
        row[ones] = 1
