"""A slow, independent reference for walks: it tries every sequence of steps."""

from collections.abc import Iterator
from typing import NamedTuple

from ludoteca.games.palermo.position import PalermoPosition
from ludoteca.games.palermo.view import PalermoView

Place = tuple[int, int]


class End(NamedTuple):
    """The cost, the lost points and the income of a walk to one cell."""

    cost: int
    lost: int
    income: int


def place(name: str) -> Place:
    return "abcdefghijklmn".index(name[0]), int(name[1:]) - 1


def name(place: Place) -> str:
    return f"{'abcdefghijklmn'[place[0]]}{place[1] + 1}"


class Oracle:
    """All walks of the seat whose turn it is."""

    def __init__(self, position: PalermoPosition, view: PalermoView) -> None:
        seat = view.turn
        options = position.options
        self.roofs = {place(roof) for tile in view.tiles for roof in tile.roofs}
        (start,) = (tile.slot for tile in view.tiles if tile.kind == "start")
        column, row = 1 + 2 * "ABCDEF".index(start[0]), 2 * int(start[1]) - 1
        self.start = {(column + right, row + up) for right in (0, 1) for up in (0, 1)}
        self.police = {place(cell) for other, cell in enumerate(position.policemen) if cell and other != seat}
        self.pawns = {place(cell) for other, cell in enumerate(position.pawns) if cell and other != seat}
        own = {place(tile.door) for tile in view.tiles if tile.door and tile.chip == seat}
        self.is_going_home = not own
        target = position.targets[seat]
        self.doors = own if not options.target_stones else {place(target)} if target else set()
        self.pawn = position.pawns[seat]
        self.points = view.points
        self.jumped_pays = options.jumped_policeman == "pays"
        self.must_go_on = options.edition != "de"
        self.begins_anywhere = options.edition != "de"

    def steps(self, cell: Place) -> Iterator[tuple[Place, int]]:
        """Every step from a cell, with its cost."""
        column, row = cell
        for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            beside = (column + right, row + up)
            if 0 <= beside[0] < 14 and 0 <= beside[1] < 14 and beside not in self.roofs:
                yield beside, 1 + (beside in self.police)
        for corner in ((0, 0), (0, 13), (13, 0), (13, 13)):
            if corner == cell:
                continue
            if corner[0] == column:
                low, high = sorted((corner[1], row))
                between = [(column, other) for other in range(low + 1, high)]
            elif corner[1] == row:
                low, high = sorted((corner[0], column))
                between = [(other, row) for other in range(low + 1, high)]
            else:
                continue
            if (column in (0, 13) and corner[0] == column) or (row in (0, 13) and corner[1] == row):
                jumped = sum(other in self.police for other in between) if self.jumped_pays else 0
                yield corner, 1 + jumped + (corner in self.police)

    def first_steps(self) -> Iterator[tuple[Place, int]]:
        if self.pawn:
            yield from self.steps(place(self.pawn))
            return
        for cell in sorted(self.start):
            for beside, cost in self.steps(cell):
                if self.begins_anywhere or beside not in self.start:
                    yield beside, cost

    def blocked(self, cell: Place) -> bool:
        """Whether another pawn prevents a walk from ending here."""
        return cell in self.pawns and not (self.is_going_home and cell in self.start)

    def is_home(self, cell: Place) -> bool:
        return self.is_going_home and cell in self.start

    def reached(self, first: list[tuple[Place, int]], points: int) -> set[tuple[Place, int]]:
        """Every reachable cell with every number of points that can be left on it."""
        found: set[tuple[Place, int]] = set()
        todo = [(cell, points - cost) for cell, cost in first if cost <= points]
        while todo:
            here = todo.pop()
            if here in found:
                continue
            found.add(here)
            cell, left = here
            if not self.is_home(cell):
                todo += [(beside, left - cost) for beside, cost in self.steps(cell) if cost <= left]
        return found

    def can_go_on(self, cell: Place, left: int) -> bool:
        for there, rest in self.reached(list(self.steps(cell)), left):
            if self.is_home(there) or (there in self.doors and there not in self.pawns):
                return True
            if rest == 0 and not self.blocked(there):
                return True
        return False

    def ends(self) -> dict[str, End]:
        """Every cell on which a walk may end."""
        found = self.reached(list(self.first_steps()), self.points)
        if self.pawn:
            found.add((place(self.pawn), self.points))
        ends: dict[str, End] = {}
        for cell, left in sorted(found, key=lambda here: here[1]):
            spent = self.points - left
            if self.is_home(cell) or (cell in self.doors and cell not in self.pawns):
                ends[name(cell)] = End(
                    spent, 0, left
                )  # sorted by points left: the cheapest walk is stored last
            elif left == 0 and not self.blocked(cell):
                ends[name(cell)] = End(spent, 0, 0)
            elif left and not self.blocked(cell) and self.stops_short(cell, left):
                ends.setdefault(name(cell), End(spent, left, 0))
        return ends

    def away(self, cell: Place) -> int | None:
        """The cost of the cheapest way from a cell to an own door, or home; None if there is none."""
        goals = self.start if self.is_going_home else self.doors
        costs, todo = {cell: 0}, [cell]
        while todo:
            here = min(todo, key=lambda other: costs[other])
            todo.remove(here)
            if here in goals and here != cell:
                return costs[here]
            for beside, cost in self.steps(here):
                if beside not in costs or costs[here] + cost < costs[beside]:
                    costs[beside] = costs[here] + cost
                    todo.append(beside)
        return None

    def stops_short(self, cell: Place, left: int) -> bool:
        before_pawn = any(cost == left and self.blocked(beside) for beside, cost in self.steps(cell))
        before_police = left == 1 and any(beside in self.police for beside, _ in self.steps(cell))
        if before_pawn and self.must_go_on:
            before_pawn = not self.can_go_on(cell, left)
        return before_pawn or before_police
