"""The table as text, with rich's markup for colour, readable without it, too.

A cell is four characters wide: a policeman (`!r`), the pawn on it (`R`) or else the ground, and
the chip on a door (`r`). The ground is `·` for street, `:` for the bypass, `o` for the start tile and `n` for
a door; roofs are `▒▒▒▒`. Around the map are the letters and numbers of cells, and of slots in capitals.
Words are text keys in angle brackets.
"""

from collections.abc import Iterator
from operator import getitem

from ludoteca.core import Seat

from .building import may_stand_alone
from .geometry import BYPASS, MAP_SIDE, NAME_OF, TOWN_SIDE, Cell, CellSet, cell_at
from .outcome import track_position
from .state import COLOURS, Building, Collecting, State
from .tables import DOORS, EMPTY, KINDS, ROOFS, SIGNS, START, STREETS
from .tiles import count_kinds
from .town import code

LETTERS = "RYGBK"
"""A letter for each player's colour; K is black, since B is blue (PAL-C4)."""
_INKS = (*COLOURS[:4], "bright_black")
_WIDTH = 4


def render(state: State, seat: Seat | None) -> str:  # noqa: ARG001 (nothing is hidden)
    """The town and a line for each player."""
    return "\n".join((*_map(state), "", *_supply(state), *_players(state)))


def _map(state: State) -> Iterator[str]:
    tiles = state.tiles if isinstance(state, Building) else state.town.tiles
    ground = _Ground(tiles)
    cell_letters = "".join(f"{letter:^{_WIDTH}}" for letter in "abcdefghijklmn")
    slot_letters = " " * _WIDTH + "".join(f"{letter:^{2 * _WIDTH}}" for letter in "ABCDEF")
    yield f"     [dim]{slot_letters.rstrip()}[/]"
    yield f"    [dim]{cell_letters.rstrip()}[/]"
    for row in reversed(range(MAP_SIDE)):
        cells = "".join(_cell(state, ground, cell_at(column, row)) for column in range(MAP_SIDE))
        in_upper_half = 0 < row <= 2 * TOWN_SIDE and row % 2 == 0
        slot_number = str(row // 2) if in_upper_half else ""
        yield f"[dim]{row + 1:>3}[/] {cells} [dim]{row + 1:<3}{slot_number}[/]".rstrip()
    yield f"    [dim]{cell_letters.rstrip()}[/]"


class _Ground:
    """The kinds of ground, as sets of cells."""

    def __init__(self, tiles: bytes) -> None:
        self.roofs: CellSet = sum(map(getitem, ROOFS, tiles))
        self.doors: CellSet = sum(map(getitem, DOORS, tiles))
        self.start: CellSet = sum(STREETS[slot][tile] for slot, tile in enumerate(tiles) if tile == START)
        self.empty: CellSet = sum(STREETS[slot][tile] for slot, tile in enumerate(tiles) if tile == EMPTY)

    def sign(self, cell: Cell) -> str:
        """One character of ground."""
        if cell & self.doors:
            return "n"
        if cell & self.start:
            return "[bold magenta]o[/]"
        if cell & BYPASS:
            return "[dim]:[/]"
        return " " if cell & self.empty else "[dim]·[/]"


def _cell(state: State, ground: _Ground, cell: Cell) -> str:
    if cell & ground.roofs:
        return f"[red]{'▒' * _WIDTH}[/]"
    chip = next((seat for seat, doors in enumerate(state.chips) if cell & doors), None)
    pawn = policeman = None
    if isinstance(state, Collecting):
        pawn = state.pawns.index(cell) if cell in state.pawns else None
        policeman = state.policemen.index(cell) if cell in state.policemen else None
    return "".join(
        (
            "  " if policeman is None else _coloured(policeman, f"!{LETTERS[policeman].lower()}"),
            ground.sign(cell) if pawn is None else _coloured(pawn, LETTERS[pawn], "bold reverse"),
            " " if chip is None else _coloured(chip, LETTERS[chip].lower(), "bold"),
        )
    )


def _coloured(seat: Seat, text: str, how: str = "") -> str:
    return f"[{how} {_INKS[seat]}]{text}[/]" if how else f"[{_INKS[seat]}]{text}[/]"


def _supply(state: State) -> Iterator[str]:
    if isinstance(state, Building):
        counts = count_kinds(state.tiles)
        box = state.terms.box
        left = (
            f"{'▒' * roofs}{sign[1:]} {box.counts[number] - counts[number]}"
            for kind, sign in SIGNS.items()
            for number in (KINDS.index(kind),)
            for roofs in (int(sign[0]),)
            if box.counts[number]
        )
        yield f"<board-houses-left>: {', '.join(left)}"
        if may_stand_alone(state):
            yield "<board-anywhere> (PAL-B3)"
    else:
        yield f"<board-town-code>: {code(state.town)}"


def _players(state: State) -> Iterator[str]:
    for seat in range(state.terms.seats):
        mark = ">" if state.decisions and seat == state.seat else " "
        yield f"{mark} P{seat + 1} {_coloured(seat, LETTERS[seat], 'bold')}  " + "  ".join(
            _standing(state, seat)
        )


def _standing(state: State, seat: Seat) -> Iterator[str]:
    chips = state.chips[seat].bit_count()
    if not isinstance(state, Collecting):
        yield f"<board-chips> {state.terms.numbers.chips - chips}"
        return
    field, lap = track_position(state.money[seat])
    yield f"<board-money> {state.money[seat]} (<board-field> {field}, <board-lap> {lap})"
    yield f"<board-chips> {chips}"
    if state.is_home(seat):
        yield "<board-home>"
    else:
        pawn = state.pawns[seat]
        yield f"<board-points> {state.points(seat)}"
        yield f"<board-pawn> {NAME_OF[pawn] if pawn else '<board-parked>'}"
    if state.policemen[seat]:
        yield f"<board-policeman> {NAME_OF[state.policemen[seat]]}"
    if state.targets[seat]:
        yield f"<board-target> {NAME_OF[state.targets[seat]]}"
