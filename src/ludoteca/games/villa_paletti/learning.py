"""Villa Paletti for learners: the listed actions, numbered by column, direction, and place on the table.

A number means the same in every state: places are cells of a grid that is fixed to the table.

Left out: pulls with another speed, grip, tool or a second hand, and places that are not listed; the
continuous environment has those of them that a vector can say.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core import Action, AnyGame, Illegal, Record, Seat
from ludoteca.core.learning import Block, Draft, Vector, ViewEncoding, from_seat, one_hot

from .decisions import LayingFloor
from .rules import GAME
from .seal import points
from .state import State
from .tables import COLOURS, FLOOR_ORDER
from .tables import COLUMNS as COLUMN_PIECES
from .vectors import VillaVectors

COLUMNS = tuple(COLUMN_PIECES)
DIRECTIONS = 12
"""Pulls are listed every 30 degrees."""
REACH = 150
"""Millimetres from the middle of the table within which places have numbers."""
SPOT, SITE, FLOOR = 10, 30, 50
"""Millimetres between the cells of columns that are set down, of the building site, and of floors."""
BY_COLUMN = ("lift", "break_off", "tell_moved")
BY_PLACE = ("place_column", "set_down", "lay_floor")
SINGLE = ("declare", "contest", "decline", "give_up_floor", "tell_floor", "roll_seal")
DECISIONS = (
    "placing_column",
    "laying_blue",
    "choosing_colour",
    "taking_turn",
    "moving_own",
    "setting_down",
    "contesting",
    "proving",
    "punishing",
    "doubting_neutral",
    "proving_neutral",
    "laying_floor",
    "rolling_colour",
)
METRE = 1000.0


def cells_of(step: int) -> int:
    """The number of cells of a grid on the table."""
    side = 2 * REACH // step + 1
    return side * side


def cell_at(action: Any, step: int) -> int:
    """The cell of a grid in which an action puts its piece."""
    side = 2 * REACH // step + 1
    column, row = (
        min(max(round((float(part) + REACH) / step), 0), side - 1) for part in (action.x, action.y)
    )
    return row * side + column


class VillaPalettiEncoding(ViewEncoding):
    """Listed actions; poses in metres and quaternions, players from the seat clockwise."""

    version = 2
    short_options = {"hands": "steady"}  # noqa: RUF012
    actions = (
        *(Block(name, 1, "") for name in SINGLE),
        Block("choose_colour", len(COLOURS), ", ".join(COLOURS)),
        Block("tell_colour", len(COLOURS), ", ".join(COLOURS)),
        Block("pull", len(COLUMNS) * DIRECTIONS, "20 columns × 12 directions, 0, 30 … 330 degrees"),
        *(Block(name, len(COLUMNS), "the column") for name in BY_COLUMN),
        Block("tell_fell", len(COLUMNS) + 1, "the column that was moved, or none"),
        Block("place_column", len(COLUMNS) * cells_of(SITE), f"20 columns × cells of {SITE} mm, row by row"),
        Block("set_down", cells_of(SPOT), f"on the floor: cells of {SPOT} mm, from -{REACH}, -{REACH} on"),
        Block("set_on", len(COLUMNS), "on this column"),
        Block("lay_floor", 2 * DIRECTIONS * cells_of(FLOOR), f"2 sides × 12 turns × cells of {FLOOR} mm"),
    )

    def layout_for(self, seats: int) -> tuple[Block, ...]:
        """Poses of the wood, then who has what."""
        return (
            Block("columns", len(COLUMNS) * 8, "20 columns × (there, x, y, z, qw, qx, qy, qz), metres"),
            Block("loads", len(COLUMNS), "what each carries, newtons / 10"),
            Block("free", len(COLUMNS), ""),
            Block("locked", len(COLUMNS), ""),
            Block("out_of_game", len(COLUMNS), ""),
            Block("floors", len(FLOOR_ORDER) * 8, "5 floors × (there, x, y, z, qw, qx, qy, qz), metres"),
            Block("colours", seats * len(COLOURS), "whose each colour is, from the seat clockwise"),
            Block("neutral", len(COLOURS), ""),
            Block("points", seats, "/ 20"),
            Block("seal", seats, "who holds it"),
            Block("to_decide", seats, "whose decision it is"),
            Block("turn", seats, "whose turn it is"),
            Block("decision", len(DECISIONS), ", ".join(DECISIONS)),
            Block("in_hand", len(COLUMNS), "the column in hand"),
            Block("next_floor", len(FLOOR_ORDER), ""),
        )

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.vectors = VillaVectors(game)
        self._column = {column: number for number, column in enumerate(COLUMNS)}

    def _listed(self, state: Any, seat: Seat) -> dict[int, Action]:
        """The listed actions of the game, by number."""
        found: dict[int, Action] = {}
        for action in self.game.legal(state, seat):
            number = self._number(str(action.__struct_config__.tag), action)
            if number is not None:
                found.setdefault(number, action)  # of several in a cell the first, which is the safest
        return found

    def _number(self, tag: str, action: Any) -> int | None:
        """The number of a listed action; None if it has none."""
        if tag in SINGLE:
            return self.first(tag)
        if tag in ("choose_colour", "tell_colour"):
            return self.first(tag) + COLOURS.index(action.colour)
        if tag == "pull":
            towards = int(round(action.direction * DIRECTIONS / 360) % DIRECTIONS)
            return self.first(tag) + self._column[action.column] * DIRECTIONS + towards
        if tag in BY_COLUMN:
            return self.first(tag) + self._column[action.column]
        if tag == "tell_fell":
            return self.first(tag) + self._column.get(action.column, len(COLUMNS))
        if tag.removesuffix("_along") in BY_PLACE:
            return self._number_of_place(tag.removesuffix("_along"), action)
        return None

    def _number_of_place(self, block: str, action: Any) -> int:
        """The number of a place on the table, or on another column."""
        if block == "place_column":
            return self.first(block) + self._column[action.column] * cells_of(SITE) + cell_at(action, SITE)
        if block == "set_down":
            on = getattr(action, "on", None)
            return (
                self.first(block) + cell_at(action, SPOT)
                if on is None
                else self.first("set_on") + self._column[on]
            )
        turn = round(float(action.rotation) * DIRECTIONS / 360) % DIRECTIONS
        side = int(action.flipped) * DIRECTIONS + turn
        return self.first(block) + side * cells_of(FLOOR) + cell_at(action, FLOOR)

    def is_short_over(self, state: State) -> bool:
        """Whether a short match is over: nothing can be moved to the second floor any more."""
        return (
            bool(state.decisions) and isinstance(state.decision, LayingFloor) and len(state.villa.floors) > 1
        )

    def legal(self, state: Any, seat: Seat, draft: Draft | None = None) -> list[int]:  # noqa: ARG002
        return sorted(self._listed(state, seat))

    def decoded(self, state: Any, seat: Seat, number: int, draft: Draft | None = None) -> Action:  # noqa: ARG002
        listed = self._listed(state, seat)
        if number not in listed:
            raise Illegal("LUD-A1", "not-listed", action=self.word(number))
        return listed[number]

    def numbers(self, state: Any, seat: Seat, action: Action) -> list[int] | None:
        return next(([n] for n, listed in self._listed(state, seat).items() if listed == action), None)

    def like(self, state: Any, seat: Seat, action: Action) -> list[int] | None:
        """The number of the same column and direction, or of the same cell: bots pull with another speed."""
        number = self._number(str(action.__struct_config__.tag), action)
        return [number] if number in self._listed(state, seat) else None

    def word(self, number: int) -> str:
        block, place = self.block_of(number)
        if block == "pull":
            return f"pull {COLUMNS[place // DIRECTIONS]} {360 // DIRECTIONS * (place % DIRECTIONS)}"
        if block in BY_COLUMN:
            return f"{block} {COLUMNS[place]}"
        if block in SINGLE:
            return block
        if block == "set_on":
            return f"{block} {COLUMNS[place]}"
        if block not in BY_PLACE:
            return f"{block} {place}"
        step = {"place_column": SITE, "set_down": SPOT, "lay_floor": FLOOR}[block]
        kind, cell = divmod(place, cells_of(step))
        x, y = ((part * step) - REACH for part in reversed(divmod(cell, 2 * REACH // step + 1)))
        if block == "set_down":
            return f"{block} {x},{y}"
        named = COLUMNS[kind] if block == "place_column" else f"{'ab'[kind // DIRECTIONS]}{kind % DIRECTIONS}"
        return f"{block} {named} {x},{y}"

    def scores(self, state: State) -> tuple[float, ...]:
        return tuple(map(float, points(state)))

    def blocks(
        self,
        view: Any,
        private: Record | None,  # noqa: ARG002 (what is hidden is hidden from all)
        seat: Seat,
        draft: Draft | None,  # noqa: ARG002
    ) -> Mapping[str, Sequence[float] | Vector]:
        columns = {column.id: column.pose for column in view.villa.columns}
        floors = {floor.floor: floor.pose for floor in view.villa.floors}
        top = view.open[-1] if view.open else None

        def who(other: Seat | None) -> list[float]:
            return one_hot(None if other is None else (other - seat) % view.seats, range(view.seats))

        def these(ids: Sequence[str]) -> list[float]:
            return [float(column in ids) for column in COLUMNS]

        owned = from_seat(view.colours, seat, view.seats, ())
        return {
            "columns": [number for column in COLUMNS for number in _pose(columns.get(column))],
            "loads": [view.loads.get(column, 0.0) / 10 for column in COLUMNS],
            "free": these(view.free),
            "locked": these(view.locked),
            "out_of_game": these(view.out_of_game),
            "floors": [number for floor in FLOOR_ORDER for number in _pose(floors.get(floor))],
            "colours": [float(colour in own) for own in owned for colour in COLOURS],
            "neutral": one_hot(view.neutral, COLOURS),
            "points": from_seat([points / 20 for points in view.points], seat, view.seats),
            "seal": who(view.seal.holder),
            "to_decide": who(None if top is None else top.seat),
            "turn": who(view.turn_of),
            "decision": one_hot(None if top is None else top.decision, DECISIONS),
            "in_hand": these([top.column] if top is not None and top.column else ()),
            "next_floor": one_hot(view.next_floor, FLOOR_ORDER),
        }


def _pose(pose: Any) -> list[float]:
    """A pose as numbers, beginning with 1; all 0 for a piece that has none."""
    if pose is None:
        return [0.0] * 8
    place = [pose.x / METRE, pose.y / METRE, pose.z / METRE]
    return [1.0, *place, pose.qw, pose.qx, pose.qy, pose.qz]


ENCODING = VillaPalettiEncoding(GAME)
