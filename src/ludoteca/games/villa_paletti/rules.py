"""Villa Paletti by its rulebook: read this first.

A match is a stack of open decisions (`decisions`). `chapters` says which module judges and plays an action:

    setting_up   the site, the blue floor, colours        geometry/site      where columns may be put at first
    turns        whose turn it is                         movable            which columns may be taken
    pulling      taking out, setting down, breaking off   geometry/spots     where they may be set down
    declaring    declaring, and the penalty               geometry/supports  where a floor may be laid
    contesting   contesting a declaration                 seal               points and the seal
    flooring     laying a floor                           ending             the end and the winner
    companion    a real villa, whose players tell what happened

The wood is simulated through `chance.simulate` (requests and results in `wood`), so the rules can be played
with a simulated villa (`physics/`), with a script, or with a real one. Rule ids (VIL-…) are explained in
`help/en.md`.
"""

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from ludoteca.core import Chance, Game, GameInfo, Invalid, Record, Seat, Step, TableKind

from . import physics, wood
from .actions import BreakOff, LayFloorAlong, PullAlong, SetDownAlong, VillaAction
from .chapters import apply, check
from .checking_pieces import check_pieces
from .events import VillaEvent
from .hand import held_still
from .hidden import reshuffle
from .moves import default, legal, offers
from .notation import from_notation, notation
from .options import Options
from .outcome import facts, measures, outcome, tables
from .own_pieces import Pieces, printed_pieces
from .position import from_position
from .preview import preview
from .pulling import pull_of
from .render import render
from .setting_up import set_up
from .state import RULES_VERSION, State
from .view import View, view
from .wood import FIRST_TOUCH, Frame, HandPoint


class VillaPaletti(Game[State, VillaAction]):
    """The rules of Villa Paletti."""

    info = GameInfo(
        key="villa_paletti",
        title="Villa Paletti",
        min_seats=2,
        max_seats=4,
        usual_seats=2,
        rules_version=RULES_VERSION,
        earlier_rules=(2, 3),
        derived_since=3,
        options=Options,
        action=VillaAction,
        event=VillaEvent,
        position=State,
        view=View,
        hidden_information=True,
        longest_match=1_000,
        playout_level=None,
        files={"pieces": TableKind(Pieces, check_pieces, printed_pieces)},
        table_options={"pulling": "by_hand", "notes": False, "practice": False},
    )

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """The villa laid out, or the empty site; then the colours (VIL-U1, VIL-U2, VIL-U3)."""
        begun = set_up(options, seats, chance)
        return Step(self._of_version(begun.state), begun.events)

    def position(self, state: State) -> State:
        """The state without the version of its rules, which the log of a match has."""
        return state if state.began_under is UNSET else replace(state, began_under=UNSET)

    def from_position(self, position: State) -> State:
        """The state of a position; raises Invalid for one that cannot arise."""
        return self._of_version(from_position(position))

    def _of_version(self, state: State) -> State:
        """The state, with the version of the rules if it is an earlier one."""
        version = self.info.rules_version
        return replace(state, began_under=UNSET if version == RULES_VERSION else version)

    def may_undo_luck(self, state: State) -> bool:
        """Whether a player alone among bots may undo a pull: at a table for practice (LUD-U1)."""
        return state.options.is_practice

    def active(self, state: State) -> tuple[Seat, ...]:
        """The seat that decides."""
        return (state.decision.seat,) if state.decisions else ()

    check = staticmethod(check)
    apply = staticmethod(apply)
    legal = staticmethod(legal)
    offers = staticmethod(offers)
    default = staticmethod(default)
    preview = staticmethod(preview)
    outcome = staticmethod(outcome)
    tables = staticmethod(tables)
    facts = staticmethod(facts)
    measures = staticmethod(measures)
    view = staticmethod(view)
    render = staticmethod(render)
    reshuffle = staticmethod(reshuffle)
    notation = staticmethod(notation)
    from_notation = staticmethod(from_notation)
    simulate = staticmethod(physics.simulate)
    is_installed = staticmethod(physics.is_installed)
    warm_up = staticmethod(physics.warm_up)

    hand_move = HandPoint
    hand_request = wood.Pull | wood.SetDown | wood.LayFloor
    hand_frame = Frame
    live = staticmethod(physics.take_hold)

    def by_hand(
        self, action: VillaAction, moves: Sequence[HandPoint]
    ) -> PullAlong | SetDownAlong | LayFloorAlong:
        """The action with the path of the hand; raises Invalid for one without (VIL-T2, VIL-T3, VIL-T7)."""
        if not isinstance(action, PullAlong | SetDownAlong | LayFloorAlong):
            raise Invalid("no-live-actions")
        return replace(action, path=tuple(moves) or (FIRST_TOUCH,))

    def request_like(self, request: Record, action: VillaAction) -> Record:
        """The request of an action by hand, in the villa and with the tremor of another one's."""
        match request, action:
            case wood.Pull(), PullAlong():
                along = self.by_hand(action, ())
                assert isinstance(along, PullAlong)
                falls = request.any_column_falls
                return pull_of(request.villa, along, request.tremor, request.seed, any_column_falls=falls)
            case wood.SetDown(), SetDownAlong():
                return replace(request, x=action.x, y=action.y, rotation=action.rotation)
            case wood.LayFloor(), LayFloorAlong():
                return replace(
                    request, x=action.x, y=action.y, rotation=action.rotation, flipped=action.flipped
                )
        raise Invalid("no-live-actions")

    def given_up(self, action: VillaAction) -> BreakOff | None:
        """A pull that is given up puts the column back (VIL-T4); whatever is carried has to be let go."""
        return BreakOff(column=action.column) if isinstance(action, PullAlong) else None

    def held_still(self, moves: Sequence[HandPoint]) -> Sequence[HandPoint]:
        """The last point again and again, for as long as a fall that has begun needs to show."""
        return held_still(moves[-1]) if moves else ()


GAME = VillaPaletti()
