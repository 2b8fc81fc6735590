"""Villa Paletti by its rulebook: read this first.

A match is a stack of open decisions (`state.py`). Whoever decides asks for an action (`actions.py`); the
judge below finds the rule that forbids it, or the chapter that plays it:

    setting_up.py  the site, the blue floor, colours     site.py      where columns may be put at first
    turns.py       whose turn it is                      movable.py   which columns may be taken
    pulling.py     taking out, setting down, breaking off spots.py    where they may be set down
    declaring.py   declaring and contesting              supports.py  where a floor may be laid
    flooring.py    laying a floor                        seal.py      points and the seal
    neutral.py     the fourth colour of three players    ending.py    the end and the winner
    companion.py   a real villa on the table, told

What wood does is asked through `chance.simulate` (`wood.py`) and comes back as measures and a verdict, so the
rules can be played with a simulated villa, with a script, or with a real one on the table.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

from msgspec.structs import replace

from ludoteca.core import (
    Chance,
    Game,
    GameInfo,
    HandSimulation,
    Illegal,
    Invalid,
    Offer,
    Outcome,
    Record,
    Seat,
    Step,
    Table,
)

from . import (
    companion,
    contesting,
    declaring,
    flooring,
    notation,
    outcome,
    physics,
    pulling,
    render,
    setting_up,
    wood,
)
from .actions import (
    BreakOff,
    ChooseColour,
    Contest,
    Declare,
    Decline,
    GiveUpFloor,
    LayFloor,
    LayFloorAlong,
    Lift,
    PlaceColumn,
    Pull,
    PullAlong,
    RollSeal,
    SetDown,
    SetDownAlong,
    TellColour,
    TellFell,
    TellFloor,
    TellMoved,
    VillaAction,
)
from .course import Course
from .decisions import (
    ChoosingColour,
    Contesting,
    DoubtingNeutral,
    LayingBlue,
    LayingFloor,
    MovingOwn,
    PlacingColumn,
    Proving,
    ProvingNeutral,
    Punishing,
    RollingColour,
    SettingDown,
    TakingTurn,
)
from .events import VillaEvent
from .hidden import recut
from .movable import purpose_now
from .moves import default, legal, offers
from .options import Options
from .position import from_position
from .preview import Preview, preview
from .state import State
from .view import View, view
from .wood import FIRST_TOUCH, HandPoint


class VillaPaletti(Game[State, VillaAction]):
    """The rules of Villa Paletti."""

    info = GameInfo(
        key="villa_paletti",
        title="Villa Paletti",
        min_seats=2,
        max_seats=4,
        rules_version=2,
        options=Options,
        action=VillaAction,
        event=VillaEvent,
        position=State,
        view=View,
        hidden_information=True,
        longest_match=1_000,
        playout_level=None,
    )

    hand_move = HandPoint

    def by_hand(
        self, action: VillaAction, moves: Sequence[HandPoint]
    ) -> PullAlong | SetDownAlong | LayFloorAlong:
        """What a hand does along its path while the table watches (VIL-T2, VIL-T3, VIL-T7)."""
        if not isinstance(action, PullAlong | SetDownAlong | LayFloorAlong):
            raise Invalid("no-live-actions")
        return replace(action, path=tuple(moves) or (FIRST_TOUCH,))

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """The villa before the first choice of a colour, or an empty site (VIL-U1)."""
        return setting_up.set_up(options, seats, chance)

    def active(self, state: State) -> tuple[Seat, ...]:
        """The one seat that decides; nobody when the match is over."""
        return (state.decision.seat,) if state.decisions else ()

    def legal(self, state: State, seat: Seat) -> Sequence[VillaAction]:
        """What can be listed: plain pulls of every movable column, a grid of places, safe floors."""
        return legal(state) if seat in self.active(state) else ()

    def offers(self, state: State, seat: Seat) -> Sequence[Offer]:
        """Pulls, places and floors with the bounds of their numbers."""
        return offers(state) if seat in self.active(state) else ()

    def check(self, state: State, seat: Seat, action: VillaAction) -> None:
        """Refuse what the rules or a hand do not allow."""
        if state.end is not None:
            raise Illegal("VIL-E1", "match-over")
        decision = state.decision
        if seat != decision.seat:
            raise Illegal("VIL-U3", "not-your-turn", seat=decision.seat)
        match decision, action:
            case PlacingColumn(), PlaceColumn():
                setting_up.check_column_place(state, action)
            case LayingBlue(), LayFloor() | LayFloorAlong():
                setting_up.check_blue_place(state, action)
            case ChoosingColour(), ChooseColour(colour=colour):
                setting_up.check_colour(state, colour)
            case RollingColour(), TellColour(colour=colour):
                setting_up.check_colour(state, colour)
            case _, Pull() | PullAlong() | Lift() | LayFloor() | LayFloorAlong() if state.is_real:
                raise Illegal("VIL-R1", "tell-what-happened")
            case (
                TakingTurn() | MovingOwn() | Proving() | Punishing() | ProvingNeutral(),
                Pull() | PullAlong() | Lift() | BreakOff(),
            ):
                purpose = purpose_now(state)
                assert purpose is not None
                pulling.check_attempt(state, purpose, action)
            case _, TellMoved() | TellFell() | TellFloor():
                companion.check_told(state, action)
            case SettingDown(), SetDown() | SetDownAlong():
                pulling.check_set_down(state, action)
            case LayingFloor(), LayFloor() | LayFloorAlong():
                flooring.check_floor(state, action)
            case (
                (TakingTurn(), Declare())
                | (RollingColour(), RollSeal())
                | (Contesting() | DoubtingNeutral(), Contest() | Decline())
                | (Punishing(), Decline())
                | (LayingFloor(), GiveUpFloor())
            ):
                pass
            case _:
                raise Illegal(decision.rule, "other-decision-first", decision=decision.__struct_config__.tag)

    def apply(self, state: State, seat: Seat, action: VillaAction, chance: Chance) -> Step[State]:
        """Play an action that the judge allows."""
        self.check(state, seat, action)
        course = Course(state, chance)
        match action:
            case PlaceColumn():
                setting_up.place_column(course, seat, action)
            case ChooseColour():
                setting_up.choose_colour(course, seat, action)
            case RollSeal() | TellColour():
                setting_up.roll_for_real(course, seat, action)
            case Pull() | PullAlong() | Lift() | BreakOff():
                purpose = purpose_now(state)
                assert purpose is not None
                pulling.attempt(course, seat, purpose, action)
            case SetDown() | SetDownAlong():
                assert isinstance(state.decision, SettingDown)
                pulling.set_down(course, state.decision, action)
            case Declare():
                declaring.declare(course, seat)
            case Contest():
                contesting.contest(course, seat)
            case Decline():
                decline(course, seat)
            case LayFloor() | LayFloorAlong():
                if isinstance(state.decision, LayingBlue):
                    setting_up.lay_blue(course, seat, action)
                else:
                    flooring.lay_floor(course, seat, action)
            case GiveUpFloor():
                flooring.give_up_floor(course, seat)
            case TellMoved() | TellFell() | TellFloor():
                companion.hear(course, seat, action)
            case _:
                assert_never(action)
        return course.step()

    def default(self, state: State, seat: Seat) -> VillaAction:
        """What harms least and risks nothing: declare, decline, give up, set down in the middle."""
        if seat not in self.active(state):
            raise Illegal("VIL-U3", "not-your-turn", seat=seat)
        return default(state)

    def outcome(self, state: State) -> Outcome | None:
        """Who has won, once it is over (VIL-E2)."""
        return outcome.outcome(state)

    def tables(self, state: State) -> Sequence[Table]:
        """The last points of each seat, by its columns on the highest floor."""
        return outcome.tables(state)

    def facts(self, state: State) -> Mapping[str, int | str]:
        """How long it took, how high it went, how often the seal changed hands, who brought it down."""
        return outcome.facts(state)

    def measures(self, state: State) -> Mapping[str, tuple[float, ...]]:
        """Points, and how far the worst level is from tipping."""
        return outcome.measures(state)

    def position(self, state: State) -> State:
        """The state itself is its record."""
        return state

    def from_position(self, position: State) -> State:
        """The state of a position, refused when it cannot arise."""
        return from_position(position)

    def view(self, state: State) -> View:
        """Everything but how exactly the columns are cut (VIL-C4)."""
        return view(state)

    def render(self, state: State, seat: Seat | None) -> str:  # noqa: ARG002 (all see the same)
        """Each level from above, points and seal, as text."""
        return render.render(view(state))

    def reshuffle(self, state: State, seat: Seat, chance: Chance) -> State:  # noqa: ARG002 (all know the same)
        """The same villa with columns cut anew as far as nobody can tell the difference (VIL-C4)."""
        return recut(state, chance)

    def simulate(self, request: wood.WoodRequest) -> Record:
        """What the wood does."""
        return physics.simulate(request)

    def is_installed(self) -> bool:
        """Whether the wood can be simulated here."""
        return physics.is_installed()

    def warm_up(self) -> None:
        """Load MuJoCo, if it is installed."""
        physics.warm_up()

    def live(self, request: wood.WoodRequest) -> HandSimulation:
        """A hand at work in the villa of a request."""
        return physics.take_hold(request)

    def preview(self, state: State, seat: Seat, action: VillaAction) -> Preview:
        """What a close look says beforehand: the way out, what a floor would rest on."""
        self.check(state, seat, action)
        return preview(state, action)

    def notation(self, action: VillaAction) -> str:
        """The action as a person types it."""
        return notation.notation(action)

    def from_notation(self, text: str) -> VillaAction:
        """The action a person typed."""
        return notation.from_notation(text)


def decline(course: Course, seat: Seat) -> None:
    """No contest, no proof, or no penalty."""
    match course.state.decision:
        case Contesting() | DoubtingNeutral():
            contesting.decline(course, seat)
        case Punishing(contester=contester):
            declaring.forgo_penalty(course, seat, contester)
        case _:
            raise AssertionError("nothing to decline")


GAME = VillaPaletti()
