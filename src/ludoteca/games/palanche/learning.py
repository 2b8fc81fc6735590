"""Palanche for learners: open-ended actions (bids, trades, own auctions) are chains of small decisions.

A chain is begun (`bid_more`, `propose_to`, `counter`, `auction`), filled in (`give`, `take`, `pay`, `ask`) in
a fixed order, so that one offer has one chain, and ended by `done` or `leave_it`. After `leave_it` nothing
open-ended is begun until something else was done.

Left out: table talk, several investments or sales as one action, money that is no multiple of 10, offers with
money both ways, and the cards that players write themselves. A board of one's own has numbers for its own
spaces and cards.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from ludoteca.core import Action, AnyGame, Illegal, Offer, Record, Seat
from ludoteca.core.learning import Block, Draft, Encoding, Vector, from_seat, one_hot

from .actions import AuctionCard, Bid, CounterTrade, ProposeTrade
from .auction import least_minimum
from .board.setting import board_of, cards_of
from .options import Options
from .rules import GAME
from .tables import Board, built_in_board

SEATS = 6
NOTES = (500, 100, 50, 10)
"""The notes in which sums are counted, large ones first."""
SIMPLE = (
    "roll",
    "end_turn",
    "buy",
    "decline_purchase",
    "drop_out",
    "take_ride",
    "decline_ride",
    "accept_trade",
    "decline_trade",
    "pay_debt",
    "declare_bankruptcy",
    "propose_end",
    "agree_to_end",
    "refuse_end",
    "read_card",
)
"""Actions without fields, or with fields that the state fixes."""
WITH_SPACE = ("choose_space", "invest", "sell_card", "sell_investment")
DECISIONS = (
    "turn",
    "purchase",
    "ride_offer",
    "destination",
    "auction",
    "debt",
    "trade",
    "end_vote",
    "reading",
)
KINDS = ("bid", "propose_trade", "counter_trade", "auction_card")
GENOVA = built_in_board("genova")


class Chain(Draft, frozen=True):
    """An unfinished offer of a learner; the kind is `nothing` after `leave_it`."""

    kind: Literal["bid", "propose_trade", "counter_trade", "auction_card", "nothing"]
    partner: Seat = -1
    card: str = ""
    give: tuple[str, ...] = ()
    take: tuple[str, ...] = ()
    pay: int = 0
    """Money to bid, to give, or to ask at least."""
    ask: int = 0
    """Money to take."""
    note: int = 0
    """The place of the smallest note counted out so far: smaller ones may follow."""


def _actions(spaces: int, assets: int) -> tuple[Block, ...]:
    """The ranges of the action numbers for a board and its cards."""
    return (
        *(Block(name, 1, "") for name in SIMPLE),
        *(Block(name, spaces, "the space, in the order of the ring") for name in WITH_SPACE),
        Block("play_card", assets, "the card kept"),
        Block("least_bid", 1, "bid the least that is allowed"),
        Block("bid_more", 1, "begins a chain: from the least bid on"),
        Block("propose_to", SEATS, "begins a chain: a trade with this seat"),
        Block("counter", 1, "begins a chain: an answer to the offer on the table"),
        Block("auction", assets, "begins a chain: a card of one's own under the hammer, from 10 on"),
        Block("give", assets, "a card to give, in rising order"),
        Block("take", assets, "a card to take, in rising order"),
        Block(
            "pay", len(NOTES), "500, 100, 50 or 10 more to bid, to give or as the minimum, large notes first"
        ),
        Block("ask", len(NOTES), "the same to take"),
        Block("done", 1, "ends a chain: the action is played"),
        Block("leave_it", 1, "ends a chain without an action"),
    )


def _layout(spaces: int, assets: int) -> tuple[Block, ...]:
    """The ranges of an observation for a board and its cards."""
    return (
        Block("owner", spaces * SEATS, f"{spaces} spaces × 6 players from the seat clockwise"),
        Block("cubes", spaces, "/ 5"),
        Block("rent", spaces, "/ 1000"),
        Block("whole", spaces, "its owner has the whole colour or kind"),
        Block("pawns", spaces * SEATS, f"{spaces} spaces × 6 players"),
        Block("riding", SEATS, ""),
        Block("cash", SEATS, "/ 5000"),
        Block("wealth", SEATS, "/ 10000"),
        Block("bankrupt", SEATS, ""),
        Block("kept", assets * SEATS, "cards × 6 players"),
        Block("to_decide", SEATS, "whose decision it is, from the seat clockwise"),
        Block("turn", SEATS, "whose turn it is"),
        Block("seats", 5, "2 … 6 players"),
        Block("round", 1, "/ 30"),
        Block("final", 1, ""),
        Block("collection", 1, "/ 1000"),
        Block("cubes_left", 1, "/ 50"),
        Block("unseen", 2, "unseen cards of each deck / 36"),
        Block("decision", len(DECISIONS), ", ".join(DECISIONS)),
        Block("at_stake", assets, "the space or card that the decision is about"),
        Block("bid", 1, "/ 1000"),
        Block("bidder", SEATS, ""),
        Block("owed", 2, "owed and missing / 1000"),
        Block("offered_by", SEATS, "whose offer lies on the table"),
        Block("offered", assets, "what it would give"),
        Block("wanted", assets, "what it would take"),
        Block("offered_money", 2, "given and taken / 1000"),
        Block("proposals_left", 2, "trades and auctions / 20"),
        Block("chain", len(KINDS), "the chain under way: " + ", ".join(KINDS)),
        Block("chain_partner", SEATS, ""),
        Block("chain_give", assets, ""),
        Block("chain_take", assets, ""),
        Block("chain_money", 2, "/ 1000"),
    )


class PalancheEncoding(Encoding):
    """Numbers for simple actions, actions with a space or card, and the steps of an unfinished offer."""

    version = 2
    score_scale = 10_000.0
    short_options = {"length": "rounds:10"}  # noqa: RUF012

    def __init__(self, game: AnyGame, board: Board = GENOVA) -> None:
        ring = [space.key for space in board.spaces]
        cards = cards_of(Options(board=board), board)
        self._assets = (*ring, *(card.key for card in cards))
        """What a player can own: the cards of the spaces in the order of the ring, then the decks."""
        self._number = {key: number for number, key in enumerate(self._assets)}
        self.actions = _actions(len(ring), len(self._assets))
        self.layout = _layout(len(ring), len(self._assets))
        super().__init__(game)
        self._named_blocks = frozenset(block.name for block in self.actions)
        self._simple = {name: self.first(name) for name in SIMPLE}
        self._done, self._leave_it = self.first("done"), self.first("leave_it")

    def fitted(self, options: Any) -> "PalancheEncoding":
        board = board_of(options)
        return self if board == GENOVA else PalancheEncoding(self.game, board)

    # Legal numbers

    def legal(self, state: Any, seat: Seat, draft: Draft | None = None) -> list[int]:
        if isinstance(draft, Chain) and draft.kind != "nothing":
            return sorted(self._links(state, seat, draft))
        listed = [self._listed(action) for action in self.game.legal(state, seat)]
        found = [number for number in listed if number is not None]
        if draft is None:
            for offer in self.game.offers(state, seat):
                found += self._beginnings(offer)
        return sorted(found)

    def _listed(self, action: Action) -> int | None:
        """The number of an action that can be listed."""
        tag = str(action.__struct_config__.tag)
        if tag in self._simple:
            return self._simple[tag]
        if isinstance(action, Bid):
            return self.first("least_bid")
        if tag not in self._named_blocks:  # talk, and several actions as one
            return None
        key = getattr(action, "space", None) or getattr(action, "card", "")
        return self.first(tag) + self._number[key] if key in self._number else None

    def _beginnings(self, offer: Offer) -> list[int]:
        """The numbers that begin an open-ended action."""
        bounds: Mapping[str, Any] = offer.bounds
        match offer.action:
            case "bid":
                more = bounds["amount"].high > bounds["amount"].low
                return [self.first("bid_more")] if more else []
            case "propose_trade":
                return [self.first("propose_to") + bounds["partner"].values[0]]
            case "counter_trade":
                return [self.first("counter")]
            case "auction_card":
                return [
                    self.first("auction") + self._number[key]
                    for key in bounds["card"].values
                    if key in self._number
                ]
        return []

    def _links(self, state: Any, seat: Seat, chain: Chain) -> Iterable[int]:
        """The numbers with which an unfinished offer may continue."""
        bounds = self._bounds(state, seat, chain)
        yield self._leave_it
        if self._is_allowed(state, seat, chain):
            yield self._done
        match chain.kind:
            case "bid":
                yield from self._more("pay", chain, chain.pay, bounds["amount"].high)
            case "auction_card":
                yield from self._more("pay", chain, chain.pay, bounds["minimum"].high)
            case "propose_trade" | "counter_trade":
                counted = chain.pay or chain.ask
                if not chain.take and not counted:
                    yield from self._further("give", bounds["give"].values, chain.give)
                if not counted:
                    yield from self._further("take", bounds["take"].values, chain.take)
                if not chain.ask:
                    yield from self._more("pay", chain, chain.pay, bounds["give_money"].high)
                if not chain.pay:
                    yield from self._more("ask", chain, chain.ask, bounds["take_money"].high)

    def _more(self, block: str, chain: Chain, so_far: int, most: int) -> list[int]:
        """The numbers that add money to an unfinished offer, up to `most`."""
        return [
            self.first(block) + place
            for place in range(chain.note, len(NOTES))
            if so_far + NOTES[place] <= most
        ]

    def _further(self, block: str, keys: Sequence[str], chosen: tuple[str, ...]) -> list[int]:
        """The numbers of the cards that may still be added, in rising order."""
        after = self._number[chosen[-1]] if chosen else -1
        return [self.first(block) + self._number[key] for key in keys if self._number.get(key, -1) > after]

    def _bounds(self, state: Any, seat: Seat, chain: Chain) -> Mapping[str, Any]:
        """The bounds of the open-ended action that a chain fills in."""
        for offer in self.game.offers(state, seat):
            bounds: Mapping[str, Any] = offer.bounds
            if offer.action != chain.kind:
                continue
            if chain.kind != "propose_trade" or bounds["partner"].values == (chain.partner,):
                return bounds
        raise AssertionError(f"{chain.kind} is not offered any more")

    def _is_allowed(self, state: Any, seat: Seat, chain: Chain) -> bool:
        """Whether the rules allow the offer as it is now."""
        try:
            self.game.check(state, seat, self._action(state, seat, chain))
        except Illegal:
            return False
        return True

    # From numbers to actions

    def decoded(self, state: Any, seat: Seat, number: int, draft: Draft | None = None) -> Action | Draft:
        block, place = self.block_of(number)
        if isinstance(draft, Chain) and draft.kind != "nothing":
            return self._linked(state, seat, draft, block, place)
        match block:
            case "bid_more":
                return Chain("bid", pay=self._least_bid(state, seat))
            case "propose_to":
                return Chain("propose_trade", partner=place)
            case "counter":
                return Chain("counter_trade")
            case "auction":
                card = self._assets[place]
                return Chain("auction_card", card=card, pay=least_minimum(state, state.setting.number[card]))
        listed: Sequence[Action] = self.game.legal(state, seat)
        for action in listed:
            if self._listed(action) == number:
                return action
        raise Illegal("LUD-A1", "not-listed", action=self.word(number))

    def _linked(self, state: Any, seat: Seat, chain: Chain, block: str, place: int) -> Action | Draft:
        """The action, or the unfinished offer, after one more choice."""
        match block:
            case "give":
                return replace(chain, give=(*chain.give, self._assets[place]))
            case "take":
                return replace(chain, take=(*chain.take, self._assets[place]))
            case "pay":
                return replace(chain, pay=chain.pay + NOTES[place], note=place)
            case "ask":
                return replace(chain, ask=chain.ask + NOTES[place], note=place)
            case "done":
                return self._action(state, seat, chain)
            case "leave_it":
                return Chain("nothing")
        raise Illegal("LUD-A1", "not-listed", action=block)

    def _action(self, state: Any, seat: Seat, chain: Chain) -> Action:
        """The action of a finished offer."""
        exchange: dict[str, Any] = {
            "give": chain.give,
            "take": chain.take,
            "give_money": chain.pay,
            "take_money": chain.ask,
        }
        match chain.kind:
            case "bid":
                return Bid(amount=chain.pay)
            case "auction_card":
                return AuctionCard(card=chain.card, minimum=chain.pay)
            case "propose_trade":
                return ProposeTrade(partner=chain.partner, **exchange)
        offer = self._bounds(state, seat, chain)["offer"].values[0]
        return CounterTrade(offer=offer, **exchange)

    def _least_bid(self, state: Any, seat: Seat) -> int:
        """The least bid that is allowed now."""
        return next(action.amount for action in self.game.legal(state, seat) if isinstance(action, Bid))

    # From actions to numbers

    def numbers(self, state: Any, seat: Seat, action: Action) -> list[int] | None:
        done = self._done
        match action:
            case Bid(amount=amount):
                more = amount - self._least_bid(state, seat)
                if not more:
                    return [self.first("least_bid")]
                counted = self._counted("pay", more)
                return None if counted is None else [self.first("bid_more"), *counted, done]
            case AuctionCard(card=card, minimum=minimum):
                counted = self._counted("pay", minimum - 10)
                if counted is None or card not in self._number:
                    return None
                return [self.first("auction") + self._number[card], *counted, done]
            case ProposeTrade() | CounterTrade():
                return self._numbers_of_trade(action)
        number = self._listed(action)
        return None if number is None else [number]

    def _numbers_of_trade(self, action: ProposeTrade | CounterTrade) -> list[int] | None:
        """The numbers that lead to a trade."""
        if (action.give_money and action.take_money) or not {
            *action.give,
            *action.take,
        } <= self._number.keys():
            return None
        block = "ask" if action.take_money else "pay"
        counted = self._counted(block, action.take_money or action.give_money)
        if counted is None:
            return None
        begin = (
            self.first("propose_to") + action.partner
            if isinstance(action, ProposeTrade)
            else self.first("counter")
        )
        give = [self.first("give") + number for number in sorted(self._number[key] for key in action.give)]
        take = [self.first("take") + number for number in sorted(self._number[key] for key in action.take)]
        return [begin, *give, *take, *counted, self._done]

    def _counted(self, block: str, money: int) -> list[int] | None:
        """The numbers of the notes that make up a sum."""
        links = []
        for place, note in enumerate(NOTES):
            links += [self.first(block) + place] * (money // note)
            money %= note
        return None if money else links

    def word(self, number: int) -> str:
        block, place = self.block_of(number)
        if block in ("pay", "ask"):
            return f"{block} {NOTES[place]}"
        if block == "propose_to":
            return f"{block} {place}"
        size = next(other.size for other in self.actions if other.name == block)
        return block if size == 1 else f"{block} {self._assets[place]}"

    # Observations

    def scores(self, view: Any) -> tuple[float, ...]:
        return tuple(player.wealth for player in view.players)

    def blocks(
        self,
        view: Any,
        private: Record | None,  # noqa: ARG002 (all is open but the order of the decks)
        seat: Seat,
        draft: Draft | None,
    ) -> Mapping[str, Sequence[float] | Vector]:
        seats = view.seats
        players = from_seat(view.players, seat, SEATS, None)
        top = view.decisions[-1] if view.decisions else None

        def who(other: Seat | None) -> list[float]:
            return one_hot(None if other is None else (other - seat) % seats, range(SEATS))

        def each(field: str, scale: float) -> list[float]:
            return [0.0 if player is None else getattr(player, field) / scale for player in players]

        kept = [
            self._flags(card.key for card in player.kept) if player else self._flags(()) for player in players
        ]
        chain = draft if isinstance(draft, Chain) else Chain("nothing")
        stake = getattr(top, "card", None) or getattr(top, "space", None)
        debt = view.debt
        return {
            "owner": [flag for space in view.spaces for flag in who(space.owner)],
            "cubes": [space.cubes / 5 for space in view.spaces],
            "rent": [space.rent / 1000 for space in view.spaces],
            "whole": [float(space.whole) for space in view.spaces],
            "pawns": [
                float(player is not None and player.space == space.key)
                for space in view.spaces
                for player in players
            ],
            "riding": each("riding", 1),
            "cash": each("cash", 5000),
            "wealth": each("wealth", 10000),
            "bankrupt": each("bankrupt", 1),
            "kept": [flag for flags in kept for flag in flags],
            "to_decide": who(None if top is None else top.seat),
            "turn": who(view.turn),
            "seats": one_hot(seats, range(2, 7)),
            "round": [view.round / 30],
            "final": [float(view.final)],
            "collection": [view.collection / 1000],
            "cubes_left": [view.cubes_left / 50],
            "unseen": [deck.unseen / 36 for deck in view.decks],
            "decision": one_hot(None if top is None else top.__struct_config__.tag, DECISIONS),
            "at_stake": self._flags([stake] if stake else ()),
            "bid": [getattr(top, "bid", 0) / 1000],
            "bidder": who(getattr(top, "bidder", None)),
            "owed": [0.0, 0.0] if debt is None else [debt.owed / 1000, debt.missing / 1000],
            "offered_by": who(getattr(top, "by", None)),
            "offered": self._flags(getattr(top, "give", ())),
            "wanted": self._flags(getattr(top, "take", ())),
            "offered_money": [getattr(top, "give_money", 0) / 1000, getattr(top, "take_money", 0) / 1000],
            "proposals_left": [view.proposals_left / 20, view.auctions_left / 20],
            "chain": one_hot(chain.kind, KINDS),
            "chain_partner": who(chain.partner if chain.partner >= 0 else None),
            "chain_give": self._flags([*chain.give, chain.card]),
            "chain_take": self._flags(chain.take),
            "chain_money": [chain.pay / 1000, chain.ask / 1000],
        }

    def _flags(self, keys: Iterable[str]) -> list[float]:
        """A 1 for each of these cards, 0 for the others."""
        flags = [0.0] * len(self._assets)
        for key in keys:
            if key in self._number:
                flags[self._number[key]] = 1.0
        return flags


ENCODING = PalancheEncoding(GAME)
