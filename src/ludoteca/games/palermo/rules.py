"""Palermo (Walter Ziser, Piatnik 1992), by the letter of its rulebook: read this first.

A match goes through two phases. Phase 1 is `building` (or `claiming` the doors of a ready-made town), phase 2
is `collecting`; each has its own state and its own module. Inside phase 2 the chapters of the rulebook are
`walking` (with `ground` and `jumps`), `police`, `targets` and `turns`. What may be done is listed in `moves`.
Rule ids (PAL-…) are explained in `help/en.md`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

from ludoteca.core import Chance, Course, Game, GameInfo, Illegal, Outcome, Seat, Step, Table

from . import building, claiming, collecting, moves, outcome
from .actions import PalermoAction
from .events import FirstPlayerChosen, PalermoEvent, TownFound
from .notation import from_notation, notation
from .options import Options, require_possible_options
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
        rules_version=2,
        options=Options,
        action=PalermoAction,
        event=PalermoEvent,
        position=PalermoPosition,
        view=PalermoView,
        longest_match=2_000,
    )

    draft = TownDraft

    def judge(self, draft: TownDraft) -> TownJudged:
        """A town that is built by hand, before a match (PAL-V2)."""
        return judge(draft)

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """The empty board, or a ready-made town (PAL-V2), and who begins (PAL-B1)."""
        require_possible_options(options, seats)
        named = options.first_player
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
        return (state.seat,) if state.decisions else ()

    def legal(self, state: State, seat: Seat) -> Sequence[PalermoAction]:
        """Every action of the seat at turn."""
        return moves.legal(state, seat)

    def sample(self, state: State, seat: Seat, chance: Chance) -> PalermoAction:
        """One of them, each as likely as any other, without listing all."""
        return moves.sample(state, seat, chance)

    def default(self, state: State, seat: Seat) -> PalermoAction:  # noqa: ARG002 (only one seat is active)
        """A quick legal action for a player whose time has run out."""
        return moves.default(state)

    def check(self, state: State, seat: Seat, action: PalermoAction) -> None:
        """Raises Illegal, with the broken rule, if the seat may not do this now."""
        if not state.decisions:
            raise Illegal("PAL-E3", "match-over")
        asked = state.decisions[-1]
        if seat != asked.seat:
            raise Illegal(asked.rule, "not-your-turn", seat=asked.seat)
        match state:
            case Collecting():
                collecting.check(state, action)
            case Building():
                building.check(state, action)
            case Claiming():
                claiming.check(state, action)
            case _:
                assert_never(state)

    def apply(self, state: State, seat: Seat, action: PalermoAction, chance: Chance) -> Step[State]:
        """Play the action; raises Illegal exactly when `check` does."""
        self.check(state, seat, action)
        course: Course[Any] = Course(state, chance)
        match state:
            case Collecting():
                collecting.play(course, action)
            case Building():
                building.play(course, state, action)
            case Claiming():
                claiming.play(course, state, action)
            case _:
                assert_never(state)
        return course.step()

    def outcome(self, state: State) -> Outcome | None:
        """Most money wins (PAL-E4)."""
        return outcome.outcome(state)

    def tables(self, state: State) -> Sequence[Table]:
        """The score track (PAL-E4)."""
        return outcome.tables(state)

    def facts(self, state: State) -> Mapping[str, int | str]:
        """How much money there was, and how far the winner was ahead."""
        return outcome.facts(state)

    def measures(self, state: State) -> Mapping[str, tuple[float, ...]]:
        """Money, the chips that are on the board, and the money that everybody's best plan has in sight."""
        found = outcome.measures(state)
        if isinstance(state, Collecting):
            # Imported here: only a look back asks the bots, and whoever loads the rules need not load them.
            from .bots.forecast import expectation

            found["plan"] = tuple(
                round(max(0.0, expectation(state, seat)), 1) for seat in range(state.terms.seats)
            )
        return found

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
