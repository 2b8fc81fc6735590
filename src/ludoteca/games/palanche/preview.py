"""What an action would change, before it is played: shares of colours, rents, and cash."""

from ludoteca.core import NoChance, Record, Seat

from . import auction, investing, several, spaces, trading
from .actions import (
    AcceptTrade,
    Bid,
    Buy,
    CounterTrade,
    Invest,
    PalancheAction,
    ProposeTrade,
    SellCard,
    SellInvestment,
    Several,
)
from .chapters import check
from .course import Course
from .decisions import Auction, Debt, Purchase, Trade
from .events import GroupChange
from .groups import changes_of, changes_of_trade
from .spaces import rent_of
from .state import State


class RentChange(Record, frozen=True, kw_only=True):
    """What a visitor of a space would pay before and after."""

    space: str
    before: int
    after: int


class Preview(Record, frozen=True, kw_only=True):
    """What an action would change, as far as it is known; an offer or a bid as if it were accepted."""

    groups: tuple[GroupChange, ...] = ()
    """Shares of colours and kinds."""
    rents: tuple[RentChange, ...] = ()
    """The rents of the seat's own cards that change, those it gets or loses included."""
    cash: int | None = None
    """What the seat would have in cash; None if the action moves no money by itself."""
    missing: int | None = None
    """In a debt: what would still be missing to pay it."""


def preview(state: State, seat: Seat, action: PalancheAction) -> Preview:
    """What the action would change; empty if it draws luck or only talks. Raises Illegal as `check`."""
    check(state, seat, action)
    course = Course(state, NoChance())
    groups: tuple[GroupChange, ...] = ()
    match action, state.decisions[-1]:
        case Buy(), Purchase(space=space):
            groups = changes_of(state, [(seat, state.setting.number[space])])
            spaces.buy(course, seat, action)
        case Invest(), _:
            investing.invest(course, seat, action)
        case SellCard() | SellInvestment(), _:
            groups = _lost(state, seat, (action,))
            several.play_several(course, seat, Several(actions=(action,)))
        case Several(actions=parts), _:
            groups = _lost(state, seat, parts)
            several.play_several(course, seat, action)
        case Bid(amount=amount), Auction(card=card, seller=seller):
            groups = _won(state, seat, card, seller)
            auction.knock_down(course, card, seller, seat, amount)
        case AcceptTrade(), Trade() as offer:
            groups = _exchanged(course, offer)
        case (ProposeTrade(partner=partner), _) | (CounterTrade(), Trade(by=partner)):
            assert isinstance(action, ProposeTrade | CounterTrade)
            made = Trade(
                seat=partner,
                by=seat,
                offer=0,
                give=action.give,
                take=action.take,
                give_money=action.give_money,
                take_money=action.take_money,
            )
            course.open(made)
            groups = _exchanged(course, made)
        case _:
            return Preview()
    return _compared(state, course.state, seat, groups)


def _exchanged(course: Course, offer: Trade) -> tuple[GroupChange, ...]:
    """Exchange what the offer on top says, and return which shares that changes."""
    groups = changes_of_trade(course.state, offer)
    trading.accept_trade(course, offer.seat, AcceptTrade(offer=offer.offer))
    return groups


def _lost(state: State, seat: Seat, parts: tuple[several.Part, ...]) -> tuple[GroupChange, ...]:
    """The shares that change when cards are sold to the Banca."""
    sold = [part.space for part in parts if isinstance(part, SellCard)]
    return changes_of(state, (), [(seat, state.setting.number[space]) for space in sold])


def _won(state: State, seat: Seat, card: str, seller: Seat | None) -> tuple[GroupChange, ...]:
    """The shares that change when the seat wins an auction."""
    asset = state.setting.number[card]
    return changes_of(state, [(seat, asset)], [] if seller is None else [(seller, asset)])


def _compared(before: State, after: State, seat: Seat, groups: tuple[GroupChange, ...]) -> Preview:
    """What differs between two states for a seat."""
    estate = sorted({*before.land.estates[seat], *after.land.estates[seat]})
    rents = [(place, _rent_for(before, seat, place), _rent_for(after, seat, place)) for place in estate]
    debt = before.decisions[-1] if before.decisions else None
    cash = after.balances[seat]
    return Preview(
        groups=groups,
        rents=tuple(
            RentChange(space=before.setting.keys[place], before=old, after=new)
            for place, old, new in rents
            if old != new
        ),
        cash=cash,
        missing=max(0, debt.owed - cash) if isinstance(debt, Debt) and debt.seat == seat else None,
    )


def _rent_for(state: State, seat: Seat, place: int) -> int:
    """The rent of a space that belongs to the seat; 0 if it does not."""
    return rent_of(state, place) if state.land.owner[place] == seat else 0
