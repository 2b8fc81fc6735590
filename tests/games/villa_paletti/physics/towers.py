"""Random stable villas of any height, for tests, benchmarks and trials of bots."""

import random
from collections.abc import Iterator, Sequence

from ludoteca.games.villa_paletti.geometry.balance import margin, margin_of_level
from ludoteca.games.villa_paletti.geometry.layout import start_villa
from ludoteca.games.villa_paletti.geometry.villa import Floor, Villa, free_spots, upright_pose
from ludoteca.games.villa_paletti.physics.placing import ground_at, highest_top, settle
from ludoteca.games.villa_paletti.tables import PRINTED_BOX, ColumnId, Point, Wood
from ludoteca.games.villa_paletti.wood import Settle

COLUMNS_BY_FLOORS: dict[int, tuple[int, ...]] = {
    0: (),
    1: (20,),
    2: (12, 8),
    3: (8, 6, 4),
    4: (6, 5, 4, 4),
    5: (5, 4, 4, 4, 3),
}
"""The number of columns on each level below the highest floor; the others are on top."""
SAFE = 6.0
"""Millimetres by which the load of every level is inside its supports."""
BETWEEN = 6.0
"""The least distance of two columns in millimetres."""
TRIES = 400


def tower(seed: int, floors: int, wood: Wood = "fine", columns: Sequence[int] | None = None) -> Villa:
    """A villa at rest with these numbers of floors and of columns on each level; equal for equal seeds."""
    counts = tuple(columns) if columns is not None else COLUMNS_BY_FLOORS[floors]
    luck = random.Random(f"tower/{seed}/{floors}")
    for _ in range(TRIES):
        villa = try_tower(luck, floors, wood, counts)
        if villa is not None:
            return villa
    raise AssertionError(f"no tower of {floors} floors found for {counts}")


def try_tower(luck: random.Random, floors: int, wood: Wood, counts: Sequence[int]) -> Villa | None:
    """One attempt to build a tower; None if a level finds no safe place."""
    villa = start_villa(lambda _, sides: luck.randrange(sides), wood)
    for level in range(floors):
        if level > 0:
            taller = add_level(luck, villa, counts[level])
            if taller is None:
                return None
            villa = taller
        else:
            villa = thin_out(luck, villa, counts[0])
        rested = settle(Settle(villa=villa))
        if rested.verdict != "stands":
            return None
        villa = rested.villa
    return villa if margin(villa) >= SAFE else None


def thin_out(luck: random.Random, villa: Villa, count: int) -> Villa:
    """Remove columns from the building site until this number is left, as far as the blue floor allows."""
    spare = list(villa.on_level(0))
    luck.shuffle(spare)
    for column in spare:
        lighter = villa.with_column(column, None)
        if len(villa.on_level(0)) > count and margin_of_level(lighter, 0) >= SAFE:
            villa = lighter
    return villa


def add_level(luck: random.Random, villa: Villa, count: int) -> Villa | None:
    """Put columns on the highest floor and the next floor on them."""
    in_hand = [column.id for column in villa.columns if column.pose is None]
    luck.shuffle(in_hand)
    for _ in range(TRIES // 8):
        candidate = place_columns(luck, villa, in_hand[:count])
        if candidate is not None:
            for floor in floors_over(luck, candidate):
                taller = candidate.with_floor(floor)
                if margin(taller) >= SAFE:
                    return taller
    return None


def place_columns(luck: random.Random, villa: Villa, columns: Sequence[ColumnId]) -> Villa | None:
    """The villa with columns spread over its highest floor."""
    for column in columns:
        spots = list(free_spots(villa, column, step=6.0, gap=BETWEEN))
        if not spots:
            return None
        x, y = luck.choice(spots)
        height = ground_at(villa, (x, y)) + villa.length(column) / 2.0
        villa = villa.with_column(column, upright_pose(x, y, height, luck.uniform(0.0, 360.0)))
    return villa


def floors_over(luck: random.Random, villa: Villa) -> Iterator[Floor]:
    """Random poses of the next floor around the middle of the highest columns."""
    floor = villa.next_floor
    assert floor is not None
    feet: list[Point] = [
        (villa.pose_of(column).x, villa.pose_of(column).y) for column in villa.on_level(villa.top_level)
    ]
    middle_x, middle_y = (sum(values) / len(feet) for values in zip(*feet, strict=True))
    height = highest_top(villa) + PRINTED_BOX.thickness / 2.0
    for _ in range(6):
        x, y = middle_x + luck.uniform(-15.0, 15.0), middle_y + luck.uniform(-15.0, 15.0)
        pose = upright_pose(x, y, height, luck.uniform(0.0, 360.0), luck.random() < 0.5)
        yield Floor(floor=floor, pose=pose)
