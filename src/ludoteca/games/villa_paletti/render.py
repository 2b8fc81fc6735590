"""The villa as text: each level from above, loads in numbers, points and seal.

Words stand as keys of texts in angle brackets.
"""

from ludoteca.core import Seat

from .geometry import shapes
from .geometry.villa import Floor, Villa
from .notation import SHORT
from .state import State
from .tables import COLUMNS, Colour, ColumnId, FloorName
from .view import View
from .view import view as view_of

ACROSS = 4.0
"""Millimetres that a character is wide …"""
DOWN = 8.0
"""… and high."""
STYLE: dict[Colour | FloorName, str] = {
    "red": "red",
    "yellow": "yellow",
    "blue": "blue",
    "green": "green",
    "orange": "dark_orange",
}


def render(state: State, seat: Seat | None) -> str:  # noqa: ARG001 (all see the same)
    """The levels from the top down, then points and seal."""
    view = view_of(state)
    levels = range(len(view.villa.floors), -1, -1)
    fallen = view.end is not None and view.end.brought_down_by is not None
    parts = ["<board-fallen>"] if fallen else [render_level(view, level) for level in levels]
    return "\n\n".join([*parts, render_table(view)])


def render_level(view: View, level: int) -> str:
    """One level from above: `·` where columns may stand, `:` where the next floor covers it."""
    villa = view.villa
    columns = villa.on_level(level)
    ground = villa.floors[level - 1] if level else None
    above = villa.floors[level] if level < len(villa.floors) else None
    name = f"<board-floor> {coloured(ground.floor)}" if ground else "<board-site>"
    title = f"{name}, <board-columns> {len(columns)}" + (
        f", <board-under> {coloured(above.floor)}" if above else ""
    )
    lines = [title, *drawing(view, columns, ground, above), *(row(view, column) for column in columns)]
    return "\n".join(lines)


def drawing(
    view: View, columns: tuple[ColumnId, ...], ground: Floor | None, above: Floor | None
) -> list[str]:
    """The lines of a level's map, with the names of the columns where they are."""
    reach = view.villa.box.base.site_across / 2.0
    site = (-reach, -reach, reach, reach)
    left, low, right, high = shapes.bounds(view.villa.outline(ground)) if ground else site
    width, height = int((right - left) / ACROSS) + 1, int((high - low) / DOWN) + 1
    marks: dict[tuple[int, int], str] = {}
    for column in columns:
        pose = view.villa.pose_of(column)
        marks[int((high - pose.y) / DOWN), int((pose.x - left) / ACROSS)] = column
    lines = []
    for line in range(height):
        cells: list[str] = []
        place = 0
        while place < width:
            column_here = marks.get((line, place))
            if column_here is not None:
                cells.append(styled(view, column_here))
                place += len(mark(view, column_here))
            else:
                x, y = left + (place + 0.5) * ACROSS, high - (line + 0.5) * DOWN
                cells.append(ground_at(view.villa, ground, above, x, y))
                place += 1
        lines.append("".join(["  ", *cells]).rstrip())
    return lines


def ground_at(villa: Villa, ground: Floor | None, above: Floor | None, x: float, y: float) -> str:
    """The map's character for a place: nothing, ground, or ground under the next floor."""
    reach = villa.box.base.site_across / 2.0
    inside = shapes.contains(villa.outline(ground), (x, y)) if ground else x * x + y * y <= reach * reach
    over = above is not None and shapes.contains(villa.outline(above), (x, y))
    if not inside:
        return " "
    return ":" if over else "·"


def mark(view: View, column: ColumnId) -> str:
    """A column's short name, with `!` when it is locked."""
    return SHORT[column] + ("!" if column in view.locked else "")


def coloured(colour: Colour | FloorName) -> str:
    """The name of a colour, with markup in that colour."""
    return f"[{STYLE[colour]}]<board-{colour}>[/]"


def styled(view: View, column: ColumnId) -> str:
    """A column's mark with markup in its colour."""
    return f"[{STYLE[COLUMNS[column].colour]}]{mark(view, column)}[/]"


def row(view: View, column: ColumnId) -> str:
    """A line about a column: its shape, place, load and state."""
    pose = view.villa.pose_of(column)
    load = view.loads.get(column, 0.0)
    standing = "<board-free>" if column in view.free else f"{load:.1f} N"
    locked = ", <board-locked>" if column in view.locked else ""
    on = view.villa.stands_on(column)
    stacked = f", <board-on> {', '.join(SHORT[below] for below in on)}" if on else ""
    return (
        f"  {styled(view, column)} <board-{COLUMNS[column].kind}> {pose.x:.1f} {pose.y:.1f}, "
        f"{standing}{stacked}{locked}"
    )


def render_table(view: View) -> str:
    """Points, seal, what is out of the game, and what is to be decided."""
    lines = []
    for seat, colours in enumerate(view.colours):
        names = ", ".join(map(coloured, colours)) or "<board-no-colour>"
        seal = ", <board-seal>" if seat == view.seal.holder else ""
        lines.append(f"P{seat + 1} ({names}): <board-points> {view.points[seat]}{seal}")
    if view.seal.shows is not None:
        lines.append(f"<board-seal-shows>: {coloured(view.seal.shows)}")
    if view.neutral is not None:
        lines.append(f"<board-neutral>: {coloured(view.neutral)}")
    if view.out_of_game:
        lines.append("<board-out-of-game>: " + " ".join(SHORT[column] for column in view.out_of_game))
    if view.open:
        now = view.open[-1]
        held = f" {SHORT[now.column]}" if now.column is not None else ""
        decision = now.decision.replace("_", "-")
        lines.append(f"<board-turn> {view.turn}: P{now.seat + 1}, <board-{decision}>{held}")
    if view.end is not None:
        won = "" if view.end.winner is None else f" (P{view.end.winner + 1})"
        lines.append(f"<outcome-{view.end.reason}>{won}")
    return "\n".join(lines)
