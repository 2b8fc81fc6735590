"""Palermo (Walter Ziser, Piatnik 1992), by the letter of its rulebook: read this first.

A match goes through two phases. Phase 1 is `building` (or `claiming` the doors of a ready-made town), phase 2
is `collecting`; each has its own state and its own module. Inside phase 2 the chapters of the rulebook are
`walking` (with `jumps`), `police`, `targets` and `ending`. Rule ids (PAL-…) are explained in `help/en.md`.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

from ludoteca.core import Chance, Event, Game, GameInfo, Invalid, Outcome, Seat, Step, Table

from . import building, claiming, collecting
from .actions import PalermoAction
from .ending import facts_of, outcome_of, score_track
from .events import FirstPlayerChosen, PalermoEvent, TownFound
from .notation import from_notation, notation
from .options import Options
from .position import PalermoPosition, from_position, position
from .preview import Preview, preview
from .render import render
from .state import Building, Claiming, Collecting, State, Terms
from .tables import PLAYERS
from .town import code, from_code
from .view import PalermoView, view
from .workshop import TownDraft, TownJudged, judge


class Palermo(Game[State, PalermoAction]):
    """The rules of Palermo."""

    info = GameInfo(
        key="palermo",
        title="Palermo",
        min_seats=min(PLAYERS),
        max_seats=max(PLAYERS),
        rules_version=1,
        options=Options,
        action=PalermoAction,
        event=PalermoEvent,
        position=PalermoPosition,
        view=PalermoView,
    )

    draft = TownDraft

    def judge(self, draft: TownDraft) -> TownJudged:
        """A town that is built by hand, before a match (PAL-V2)."""
        return judge(draft)

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """The empty board, or a ready-made town (PAL-V2), and who begins (PAL-B1)."""
        if seats not in PLAYERS:
            raise Invalid("wrong-number-of-seats", "PAL-C5", seats=seats, low=min(PLAYERS), high=max(PLAYERS))
        named = options.first_player
        if named is not None and named >= seats:
            raise Invalid("first-player-not-seated", "PAL-B1", seat=named, seats=seats)
        if options.town_code is not None and not options.ready_made_town:
            raise Invalid("town-code-without-ready-made-town", "PAL-V2")
        first = chance.draw("first player", seats) if named is None else named
        terms = Terms(seats, first, options, PLAYERS[seats])
        chosen = FirstPlayerChosen(seat=first, drawn=named is None)
        if not options.ready_made_town:
            return Step(building.building_begins(terms), (chosen,))
        drawn = options.town_code is None
        town = claiming.drawn_town(terms.numbers, chance) if drawn else from_code(options.town_code or "")
        return Step(claiming.claiming_begins(terms, town), (chosen, TownFound(code=code(town), drawn=drawn)))

    def active(self, state: State) -> tuple[Seat, ...]:
        """The seat at turn."""
        if isinstance(state, Collecting) and state.stage == "over":
            return ()
        return (state.seat,)

    def legal(self, state: State, seat: Seat) -> Sequence[PalermoAction]:
        """Every action of the seat at turn."""
        if seat != state.seat:
            return ()
        match state:
            case Collecting():
                return collecting.legal(state)
            case Building():
                return building.legal(state)
            case Claiming():
                return claiming.legal(state)
            case _:
                assert_never(state)

    def check(self, state: State, seat: Seat, action: PalermoAction) -> None:
        """Raises Illegal, with the broken rule, if the seat may not do this now."""
        match state:
            case Collecting():
                collecting.check(state, seat, action)
            case Building():
                building.check(state, seat, action)
            case Claiming():
                claiming.check(state, seat, action)
            case _:
                assert_never(state)

    def apply(
        self,
        state: State,
        seat: Seat,
        action: PalermoAction,
        chance: Chance,  # noqa: ARG002 (Palermo has no luck once it has begun)
    ) -> Step[State]:
        """Play the action; raises Illegal exactly when `check` does."""
        after: State
        events: Sequence[Event]
        match state:
            case Collecting():
                after, events = collecting.play(state, seat, action)
            case Building():
                after, events = building.play(state, seat, action)
            case Claiming():
                after, events = claiming.play(state, seat, action)
            case _:
                assert_never(state)
        return Step(after, tuple(events))

    def default(self, state: State, seat: Seat) -> PalermoAction:  # noqa: ARG002 (only one seat is active)
        """A quick legal action for a player whose time has run out."""
        match state:
            case Collecting():
                return collecting.default(state)
            case Building():
                return building.default(state)
            case Claiming():
                return claiming.default(state)
            case _:
                assert_never(state)

    def outcome(self, state: State) -> Outcome | None:
        """Most money wins (PAL-E4)."""
        return outcome_of(state) if isinstance(state, Collecting) else None

    def tables(self, state: State) -> Sequence[Table]:
        """The score track (PAL-E4)."""
        return (score_track(state),) if isinstance(state, Collecting) else ()

    def facts(self, state: State) -> Mapping[str, int | str]:
        """How much money there was, and how far the winner was ahead."""
        return facts_of(state) if isinstance(state, Collecting) else {}

    def position(self, state: State) -> PalermoPosition:
        """The state as JSON."""
        return position(state)

    def from_position(self, position: PalermoPosition) -> State:
        """The state of a position; raises Invalid, with the reason, for one that cannot arise."""
        return from_position(position)

    def view(self, state: State) -> PalermoView:
        """Nothing is hidden: everybody sees the same table."""
        return view(state)

    def preview(self, state: State, seat: Seat, action: PalermoAction) -> Preview:
        """What the action would look like on the board; raises Illegal as `check` does."""
        self.check(state, seat, action)
        return preview(state, action)

    def render(self, state: State, seat: Seat | None) -> str:  # noqa: ARG002 (nothing is hidden)
        """The table as text."""
        return render(state)

    def notation(self, action: PalermoAction) -> str:
        """The action as a person types it."""
        return notation(action)

    def from_notation(self, text: str) -> PalermoAction:
        """The action a person typed."""
        return from_notation(text)


GAME = Palermo()
