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

from msgspec.structs import replace

from ludoteca.core import Game, GameInfo, Invalid, Seat, TableKind

from . import physics
from .actions import BreakOff, LayFloorAlong, PullAlong, SetDownAlong, VillaAction
from .chapters import apply, check
from .checking_pieces import check_pieces
from .events import VillaEvent
from .hidden import reshuffle
from .moves import default, legal, offers
from .notation import from_notation, notation
from .options import Options
from .outcome import facts, measures, outcome, tables
from .own_pieces import Pieces, printed_pieces
from .position import from_position
from .preview import preview
from .render import render
from .setting_up import set_up
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
        usual_seats=2,
        rules_version=4,
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
    )

    def active(self, state: State) -> tuple[Seat, ...]:
        """The seat that decides."""
        return (state.decision.seat,) if state.decisions else ()

    setup = staticmethod(set_up)
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
    from_position = staticmethod(from_position)
    view = staticmethod(view)
    render = staticmethod(render)
    reshuffle = staticmethod(reshuffle)
    notation = staticmethod(notation)
    from_notation = staticmethod(from_notation)
    simulate = staticmethod(physics.simulate)
    is_installed = staticmethod(physics.is_installed)
    warm_up = staticmethod(physics.warm_up)

    hand_move = HandPoint
    live = staticmethod(physics.take_hold)

    def by_hand(
        self, action: VillaAction, moves: Sequence[HandPoint]
    ) -> PullAlong | SetDownAlong | LayFloorAlong:
        """The action with the path of the hand; raises Invalid for one without (VIL-T2, VIL-T3, VIL-T7)."""
        if not isinstance(action, PullAlong | SetDownAlong | LayFloorAlong):
            raise Invalid("no-live-actions")
        return replace(action, path=tuple(moves) or (FIRST_TOUCH,))

    def given_up(self, action: VillaAction) -> BreakOff | None:
        """A pull that is given up puts the column back (VIL-T4); whatever is carried has to be let go."""
        return BreakOff(column=action.column) if isinstance(action, PullAlong) else None


GAME = VillaPaletti()
