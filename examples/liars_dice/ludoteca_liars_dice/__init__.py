"""Liar's dice: bid on the dice under all cups, of which you see only your own, or call the last bid a lie."""

from collections.abc import Iterator

from msgspec.structs import replace

from ludoteca.core import (
    Action,
    Chance,
    Event,
    Game,
    GameInfo,
    Invalid,
    Outcome,
    Position,
    Record,
    Seat,
    Step,
    Term,
    derived,
)

FACES = range(1, 7)

Dice = tuple[int, ...]


class Options(Record, frozen=True, kw_only=True):
    dice: int = 5
    """How many dice each player begins with (LIE-1)."""


class Bid(Action, frozen=True, kw_only=True):
    """Say that at least `count` dice under all cups together show a face (LIE-2)."""

    count: int
    face: int


class Call(Action, frozen=True, kw_only=True):
    """Call the last bid a lie (LIE-3)."""


class Rolled(Event, frozen=True, kw_only=True):
    """A player rolled under their cup (LIE-1). `dice` is None for everybody else."""

    rule = "LIE-1"
    reveals = True
    seat: Seat
    count: int
    dice: Dice | None


class BidMade(Event, frozen=True, kw_only=True):
    """A player made a higher bid (LIE-2)."""

    rule = "LIE-2"
    seat: Seat
    count: int
    face: int


class BidCalled(Event, frozen=True, kw_only=True):
    """The cups were lifted: with fewer dice than `count` the bidder loses a die, else the caller (LIE-3)."""

    rule = "LIE-3"
    reveals = True
    seat: Seat
    bidder: Seat
    count: int
    face: int
    cups: tuple[Dice, ...]
    found: int
    loser: Seat
    left: int


class Standing(Record, frozen=True, kw_only=True):
    """The bid to beat."""

    seat: Seat
    count: int
    face: int


class Table(Position, frozen=True, kw_only=True):
    options: Options = Options()
    cups: tuple[Dice, ...]
    turn: Seat = 0
    bid: Standing | None = None


class View(Record, frozen=True, kw_only=True):
    """What everybody sees: how many dice are under each cup."""

    dice: tuple[int, ...]
    turn: Seat
    bid: Standing | None


class Cup(Record, frozen=True, kw_only=True):
    """What one player sees: their own dice."""

    dice: Dice


class LiarsDice(Game[Table, Bid | Call]):
    info = GameInfo(
        key="liars_dice",
        title="Liar's dice",
        min_seats=2,
        max_seats=6,
        options=Options,
        action=Bid | Call,
        event=Rolled | BidMade | BidCalled,
        position=Table,
        view=View,
        private=Cup,
    )

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[Table]:
        if not 1 <= options.dice <= 8:
            raise Invalid("liars-dice-number", "LIE-1", dice=options.dice)
        return _rolled(Table(seats=seats, options=options, cups=((0,) * options.dice,) * seats), chance)

    def active(self, state: Table) -> tuple[Seat, ...]:
        return (state.turn,) if sum(map(bool, state.cups)) > 1 else ()

    def legal(self, state: Table, seat: Seat) -> list[Bid | Call]:
        if seat not in self.active(state):
            return []
        return [*_bids(state), *([Call()] if state.bid else [])]

    def apply(self, state: Table, seat: Seat, action: Bid | Call, chance: Chance) -> Step[Table]:
        self.check(state, seat, action)
        if isinstance(action, Call):
            return _called(state, seat, chance)
        standing = Standing(seat=seat, count=action.count, face=action.face)
        made = BidMade(seat=seat, count=action.count, face=action.face)
        return Step(replace(state, bid=standing, turn=_next(state.cups, seat)), (made,))

    def outcome(self, state: Table) -> Outcome | None:
        return None if self.active(state) else Outcome.by_score("last-dice", [len(cup) for cup in state.cups])

    def from_position(self, position: Table) -> Table:
        state = super().from_position(position)
        fits = len(state.cups) == state.seats and state.turn < state.seats and state.cups[state.turn]
        if not fits or any(face not in FACES for cup in state.cups for face in cup):
            raise Invalid("liars-dice-cups", "LIE-1", seats=state.seats)
        return state

    def view(self, state: Table) -> View:
        return View(dice=tuple(map(len, state.cups)), turn=state.turn, bid=state.bid)

    def private(self, state: Table, seat: Seat) -> Cup:
        return Cup(dice=state.cups[seat])

    def redact(self, event: Event, seat: Seat | None) -> Event:
        return replace(event, dice=None) if isinstance(event, Rolled) and event.seat != seat else event

    def reshuffle(self, state: Table, seat: Seat, chance: Chance) -> Table:
        cups = (cup if own == seat else _roll(len(cup), chance) for own, cup in enumerate(state.cups))
        return replace(state, cups=tuple(cups))


def _roll(count: int, chance: Chance) -> Dice:
    return tuple(sorted(chance.draw("die", len(FACES)) + 1 for _ in range(count)))


def _rolled(state: Table, chance: Chance) -> Step[Table]:
    """A new round: everybody rolls (LIE-1)."""
    cups = tuple(_roll(len(cup), chance) for cup in state.cups)
    events = (Rolled(seat=seat, count=len(cup), dice=cup) for seat, cup in enumerate(cups) if cup)
    return Step(replace(state, cups=cups, bid=None), tuple(events))


def _bids(state: Table) -> Iterator[Bid]:
    """Every bid that is higher than the last one: more dice, or as many of a higher face (LIE-2)."""
    least = (state.bid.count, state.bid.face) if state.bid else (0, 0)
    most = sum(map(len, state.cups))
    bids = ((count, face) for count in range(1, most + 1) for face in FACES)
    return (Bid(count=count, face=face) for count, face in bids if (count, face) > least)


def _called(state: Table, seat: Seat, chance: Chance) -> Step[Table]:
    """The cups are lifted, and one player loses a die (LIE-3); the loser begins the next round (LIE-4)."""
    bid = state.bid
    assert bid is not None, "only a bid can be called"
    found = sum(cup.count(bid.face) for cup in state.cups)
    loser = bid.seat if found < bid.count else seat
    cups = tuple(cup[1:] if own == loser else cup for own, cup in enumerate(state.cups))
    shown = [Term("cup", cup.count(bid.face), {"seat": own}) for own, cup in enumerate(state.cups) if cup]
    before = Term("dice-before", len(state.cups[loser]))
    called = BidCalled(
        seat=seat,
        bidder=bid.seat,
        count=bid.count,
        face=bid.face,
        cups=state.cups,
        found=found,
        loser=loser,
        left=len(cups[loser]),
        derivations=(
            derived("found", *shown, face=bid.face),
            derived("left", before, Term("die-lost", -1), seat=loser),
        ),
    )
    turn = loser if cups[loser] else _next(cups, loser)
    lifted = replace(state, cups=cups, turn=turn, bid=None)
    if sum(map(bool, cups)) == 1:
        return Step(lifted, (called,))
    rolled = _rolled(lifted, chance)
    return Step(rolled.state, (called, *rolled.events))


def _next(cups: tuple[Dice, ...], seat: Seat) -> Seat:
    """The next seat that still has dice."""
    around = (other % len(cups) for other in range(seat + 1, seat + 1 + len(cups)))
    return next(other for other in around if cups[other])


GAME = LiarsDice()
