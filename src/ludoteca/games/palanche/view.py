"""The view of a state: everything but the order of the unseen cards."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NamedTuple

from ludoteca.core import Record, Seat, cached_on_state

from .board.setting import Setting
from .cheapest import cheapest_way
from .debts import Sale, can_raise, sales, sparing_cards
from .decisions import Debt, PalancheDecision, Trade
from .events import GroupChange
from .groups import changes_of_trade, completed_by
from .ledger import MoneyReason, where_money_went
from .outcome import standing, wealth_of, worth_at_the_end
from .spaces import rent_of
from .state import NO_SEAT, Land, State, players
from .tables import DECKS, Card, DeckName, Kind
from .talk import CardMark, Quiet


class SpaceView(Record, frozen=True, kw_only=True):
    """A space with its owner and cubes; `rent` is what a visitor would pay now."""

    key: str
    kind: Kind
    name: str
    quarter: str
    colour: str | None
    paint: str | None
    price: int
    cost: int
    rents: tuple[int, ...]
    symbols: tuple[str, ...]
    deck: DeckName | None
    pays_collection: int
    ride_to: str | None
    fare: int
    owner: Seat | None
    cubes: int
    rent: int
    whole: bool
    """Whether its owner has the whole colour or kind."""
    worth: int
    """What its card and cubes add to their owner's wealth (GEN-E1)."""
    completes: tuple[Seat, ...]
    """The players who lack only this card of its colour or kind: who else buys it breaks that."""


class FlowView(Record, frozen=True, kw_only=True):
    """The money that a player received and paid for one reason."""

    reason: MoneyReason
    received: int
    paid: int


class PlayerView(Record, frozen=True, kw_only=True):
    """A player's pawn, money and cards."""

    seat: Seat
    cash: int
    space: str
    riding: bool
    bankrupt: bool
    kept: tuple[Card, ...]
    wealth_cards: int
    wealth_investments: int
    wealth: int
    rank: int
    """The place by wealth as the rules count it; 1 is the richest, the bankrupt come last (GEN-E1)."""
    flows: tuple[FlowView, ...]


class DeckView(Record, frozen=True, kw_only=True):
    """A deck: how many cards it has, how many of them are unseen, and the one turned up last."""

    deck: DeckName
    cards: int
    unseen: int
    last: Card | None


class SaleView(Record, frozen=True, kw_only=True):
    """Something a debtor could sell to the Banca now."""

    space: str
    what: Literal["card", "investment"]
    brings: int


class DebtView(Record, frozen=True, kw_only=True):
    """A debt: the sum owed, the cash that is missing, and the possible sales (GEN-F3)."""

    seat: Seat
    owed: int
    cash: int
    missing: int
    raisable: int
    sales: tuple[SaleView, ...]
    cheapest: tuple[SaleView, ...]
    """The sales that cover the debt and cost least in rent, in the order in which they are allowed."""
    spared_by: tuple[str, ...]


class View(Record, frozen=True, kw_only=True):
    """Everything that seats and spectators see."""

    seats: int
    length: str
    limit: int | None
    round: int
    final: bool
    time_up: bool
    first: Seat
    turn: Seat | None
    spaces: tuple[SpaceView, ...]
    players: tuple[PlayerView, ...]
    passing_pays: int
    """The payment for a time round (GEN-T3)."""
    collection: int
    collection_space: str
    """The space on which the collection is kept and taken (GEN-X3)."""
    cubes_left: int
    decks: tuple[DeckView, ...]
    decisions: tuple[PalancheDecision, ...]
    """The open decisions, from the turn up; the last one is to be made."""
    debt: DebtView | None
    trade: tuple[GroupChange, ...]
    """How the open offer would change each player's colours and kinds."""
    proposals_left: int
    auctions_left: int
    invested: tuple[str, ...]
    out: tuple[Seat, ...]
    ending: str | None
    marks: tuple[CardMark, ...]
    """The marks that players put on cards (GEN-S5)."""
    quiet: tuple[Quiet, ...]
    """Who wants to be asked no more, about what or by whom (GEN-S5)."""


def view(state: State) -> View:
    """The view of a state: everything but the order of the unseen cards."""
    setting = state.setting
    limit = setting.options.proposals
    top = state.decisions[-1] if state.decisions else None
    return View(
        seats=setting.seats,
        length=setting.options.length,
        limit=setting.limit,
        round=state.progress.round,
        final=state.progress.final,
        time_up=state.progress.time_up,
        first=state.progress.first,
        turn=state.decisions[0].seat if state.decisions else None,
        spaces=_spaces(state),
        players=tuple([_player(state, player, rank) for player, rank in enumerate(standing(state))]),
        passing_pays=setting.passing_pays,
        collection=state.balances[setting.collection],
        collection_space=setting.keys[setting.cathedral],
        cubes_left=state.land.supply,
        decks=tuple(_deck(state, deck) for deck in range(len(DECKS))),
        decisions=state.decisions,
        debt=_debt(state, top) if isinstance(top, Debt) else None,
        trade=changes_of_trade(state, top) if isinstance(top, Trade) else (),
        proposals_left=limit - state.spent.proposals,
        auctions_left=limit - state.spent.auctions,
        invested=tuple(setting.keys[place] for place in state.spent.invested),
        out=state.progress.out,
        ending=state.progress.ending,
        marks=state.talk.marks,
        quiet=state.talk.quiet,
    )


class _Spaces(NamedTuple):
    """The spaces of a land, and what else they were made from."""

    setting: Setting
    out: tuple[Seat, ...]
    views: tuple[SpaceView, ...]


def _spaces(state: State) -> tuple[SpaceView, ...]:
    """The view of all spaces, made once for each land: most moves change none."""
    kept, setting, out = _kept(state.land), state.setting, state.progress.out
    made = next(iter(kept), None)  # read once: another thread may replace it
    if made is None or made.setting is not setting or made.out != out:
        views = tuple([_shared(_space(state, place)) for place in range(setting.space_count)])
        made = _Spaces(setting, out, views)
        kept[:] = [made]
    return made.views


@cached_on_state
def _kept(land: Land) -> list[_Spaces]:
    """The cache of `_spaces`."""
    del land  # an empty cache for each land
    return []


@lru_cache(maxsize=8192)
def _shared(space: SpaceView) -> SpaceView:
    """One view of a space for all lands and matches: the past states of a match need little memory."""
    return space


def _space(state: State, place: int) -> SpaceView:
    """The view of a space."""
    setting = state.setting
    space = setting.board.spaces[place]
    owner = state.land.owner[place]
    owned = owner != NO_SEAT
    end = setting.other_end.get(place)
    return SpaceView(
        key=space.key,
        kind=space.kind,
        name=space.name,
        quarter=space.quarter,
        colour=space.colour,
        paint=next((colour.paint for colour in setting.board.colours if colour.key == space.colour), None),
        price=setting.price[place],
        cost=setting.cost[place],
        rents=setting.rents[place],
        symbols=space.symbols,
        deck=space.deck,
        pays_collection=setting.pays_collection[place],
        ride_to=None if end is None else setting.keys[end],
        fare=setting.fare.get(place, 0),
        owner=owner if owned else None,
        cubes=state.land.cubes[place],
        rent=rent_of(state, place) if owned else 0,
        whole=owned and set(setting.group[place]) <= set(state.land.estates[owner]),
        worth=worth_at_the_end(state, place),
        completes=completed_by(state, place),
    )


def _player(state: State, seat: Seat, rank: int) -> PlayerView:
    """The view of a player."""
    setting = state.setting
    wealth = wealth_of(state, seat)
    return PlayerView(
        seat=seat,
        cash=wealth.cash,
        space=setting.keys[state.pawns[seat]],
        riding=state.riding[seat],
        bankrupt=seat in state.progress.out,
        kept=tuple(setting.card(card) for card in state.cards.kept[seat]),
        wealth_cards=wealth.cards,
        wealth_investments=wealth.investments,
        wealth=wealth.total,
        rank=rank,
        flows=tuple(
            [
                FlowView(reason=reason, received=received, paid=paid)
                for reason, received, paid in where_money_went(state, seat)
            ]
        ),
    )


def _deck(state: State, deck: int) -> DeckView:
    """The view of a deck."""
    cards, unseen = state.cards.decks[deck], state.cards.unseen[deck]
    # The lowest card is known: it was the last to go under the deck.
    last = state.setting.card(cards[-1]) if unseen < len(cards) else None
    return DeckView(deck=DECKS[deck], cards=len(cards), unseen=unseen, last=last)


def _debt(state: State, debt: Debt) -> DebtView:
    """The view of a debt."""
    setting, cash = state.setting, state.balances[debt.seat]
    is_short = cash < debt.owed
    return DebtView(
        seat=debt.seat,
        owed=debt.owed,
        cash=cash,
        missing=max(0, debt.owed - cash),
        raisable=can_raise(state, debt.seat),
        sales=_sales(state, sales(state, debt.seat) if is_short else ()),
        cheapest=_sales(state, cheapest_way(state, debt) if is_short else ()),
        spared_by=tuple(setting.keys[card] for card in sparing_cards(state, debt)),
    )


def _sales(state: State, found: Iterable[Sale]) -> tuple[SaleView, ...]:
    """The view of sales."""
    keys = state.setting.keys
    return tuple(SaleView(space=keys[sale.place], what=sale.what, brings=sale.brings) for sale in found)


def measures(state: State) -> dict[str, tuple[float, ...]]:
    """The wealth of each seat, and the rents that it can expect per round."""
    seats = range(state.setting.seats)
    in_play = players(state)

    def rents(seat: Seat) -> float:
        """The rents that a seat can expect per round."""
        owed = sum(rent_of(state, place) for place in state.land.estates[seat])
        return round(owed * (len(in_play) - 1) / state.setting.space_count, 1) if seat in in_play else 0.0

    return {
        "wealth": tuple(float(wealth_of(state, seat).total) for seat in seats),
        "expected-rents": tuple(rents(seat) for seat in seats),
    }
