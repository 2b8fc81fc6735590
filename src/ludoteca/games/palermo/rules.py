"""Palermo (Walter Ziser, Piatnik 1992), to the letter of its rulebook: read this first.

A match has two phases, each with its own state. In phase 1 the town is built (`building`), or the doors of a
ready-made town are claimed (`claiming`). In phase 2 pawns collect chips: `walking` (with `ground` and
`jumps`), `police`, `targets` and `turns`. `chapters` says which module judges and plays an action; `moves`
lists what may be done. Rule ids (PAL-…) are explained in `help/en.md`.
"""

from ludoteca.core import Chance, Game, GameInfo, Seat, Step, TableKind

from .actions import PalermoAction
from .building import building_begins
from .chapters import apply, check
from .claiming import claiming_begins, drawn_town
from .events import FirstPlayerChosen, PalermoEvent, TownFound
from .moves import default, legal, sample
from .notation import from_notation, notation
from .options import Options, require_possible_options, tile_set
from .outcome import facts, measures, outcome, tables
from .own_tiles import Tiles, printed_tiles, tile_set_of
from .position import PalermoPosition, from_position, position
from .preview import preview
from .render import render
from .state import RULES_VERSION, State, Terms
from .tables import PLAYERS
from .town import code, from_code
from .view import PalermoView, view
from .workshop import TownDraft, judge


class Palermo(Game[State, PalermoAction]):
    """The rules of Palermo."""

    info = GameInfo(
        key="palermo",
        title="Palermo",
        min_seats=min(PLAYERS),
        max_seats=max(PLAYERS),
        rules_version=RULES_VERSION,
        earlier_rules=(2, 3),
        derived_since=3,
        options=Options,
        action=PalermoAction,
        event=PalermoEvent,
        position=PalermoPosition,
        view=PalermoView,
        longest_match=2_000,
        files={"tiles": TableKind(Tiles, tile_set_of, printed_tiles)},
    )

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """The empty board or a ready-made town (PAL-V2), and the first player (PAL-B1)."""
        require_possible_options(options, seats)
        named = options.first_player
        first = chance.draw("first player", seats) if named is None else named
        box = tile_set(options)
        terms = Terms(seats, first, options, PLAYERS[seats], box, self.info.rules_version)
        chosen = FirstPlayerChosen(seat=first, drawn=named is None)
        if not options.ready_made_town:
            return Step(building_begins(terms), (chosen,))
        drawn = options.town_code is None
        town = (
            drawn_town(box, terms.numbers, chance, elsewhere=terms.searches_elsewhere)
            if drawn
            else from_code(box, options.town_code or "")
        )
        return Step(claiming_begins(terms, town), (chosen, TownFound(code=code(town), drawn=drawn)))

    def from_position(self, position: PalermoPosition) -> State:
        """The state of a position; raises Invalid for one that cannot arise."""
        return from_position(position, self.info.rules_version)

    def active(self, state: State) -> tuple[Seat, ...]:
        """The seat at turn."""
        return (state.seat,) if state.decisions else ()

    check = staticmethod(check)
    apply = staticmethod(apply)
    legal = staticmethod(legal)
    sample = staticmethod(sample)
    default = staticmethod(default)
    preview = staticmethod(preview)
    outcome = staticmethod(outcome)
    tables = staticmethod(tables)
    facts = staticmethod(facts)
    measures = staticmethod(measures)
    position = staticmethod(position)
    view = staticmethod(view)
    render = staticmethod(render)
    notation = staticmethod(notation)
    from_notation = staticmethod(from_notation)
    draft = TownDraft
    judge = staticmethod(judge)


GAME = Palermo()
