"""Describes a villa for the engine, in metres and kilograms, from the data that the rules read.

The description is MuJoCo's XML: all engines read it, and numbers in it are exact.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple
from zlib import crc32

from ludoteca.games.villa_paletti.geometry.shapes import footprint
from ludoteca.games.villa_paletti.tables import (
    Box,
    ColumnId,
    FloorName,
    Polygon,
    area_and_centre,
)
from ludoteca.games.villa_paletti.wood import Quality

from .convex import floor_parts

METRE = 1000.0
"""Millimetres in a metre."""
GRAVITY = 9.81
FRICTION = 0.45
"""Beech on beech, sanded."""
ROUGHNESS = 0.25
"""The largest part by which the friction of a column differs from that, as its cut differs (VIL-C4)."""
TIMESTEP = 0.005
SKETCH_TIMESTEP = 0.010
"""Good enough to think ahead."""

STIFFNESS = (0.004, 1.0)
IMPEDANCE = (0.9985, 0.9996, 5e-6, 0.5, 2.0)
"""Soft under next to nothing, so that an idle column rests on its whole foot; hard under a load, for what
contacts give makes the lowest floor lean, and all that is above it moves out with it."""
Work = Literal["rest", "pull"]


class Solver(NamedTuple):
    """How exactly the forces of contacts are found."""

    iterations: int
    tolerance: float


SOLVERS: dict[Work, Solver] = {"rest": Solver(40, 1e-8), "pull": Solver(12, 1e-6)}
"""Hard contacts at rest need 40 iterations now and then: with 12 villas fall by themselves. While a column is
pulled, more would move pieces by less than the hand does."""
TABLE_HALF = 1.0
"""Half the side of the table, in metres."""
GROUND_DEPTH = 1.0
"""Metres: a floor in a ruin moves by more than its thickness in a step; a thin table would push it down."""

Attribute = str | float | tuple[float, ...]


def step_of(quality: Quality) -> float:
    """The length of a time step, in seconds."""
    return TIMESTEP if quality == "exact" else SKETCH_TIMESTEP


@lru_cache(maxsize=8)
def describe(
    box: Box, columns: tuple[tuple[ColumnId, float], ...], floors: tuple[FloorName, ...], timestep: float
) -> str:
    """The base, the table, and a free body for each floor, and then for each column, of its true length.

    A description contains pieces, not places, so that one serves a whole turn.
    """
    bodies = [body(floor, list(floor_prisms(box, floor))) for floor in floors]
    bodies += [body(column, [column_prism(box, column, length)], is_column=1) for column, length in columns]
    pieces = "".join(each.geoms for each in bodies)
    meshes = "".join(each.meshes for each in bodies)
    world = "".join(ground(box)) + pieces
    return element("mujoco", options(timestep) + element("asset", meshes) + element("worldbody", world))


def element(tag: str, inside: str = "", /, **attributes: Attribute) -> str:
    """An element of XML; numbers are written so that they are read back as they are."""
    written = "".join(f' {key}="{value_text(value)}"' for key, value in attributes.items())
    return f"<{tag}{written}>{inside}</{tag}>"


def value_text(value: Attribute) -> str:
    """The value of an attribute."""
    if isinstance(value, str):
        return value
    return " ".join(map(repr, value)) if isinstance(value, tuple) else repr(value)


def options(timestep: float) -> str:
    """The solver options that keep a villa at rest; `docs/lab/villa-paletti.md` has the measurements."""
    return element(
        "option",
        timestep=timestep,
        gravity=(0.0, 0.0, -GRAVITY),
        integrator="discrete",
        solver="Newton",
        cone="elliptic",
        impratio=30.0,  # with 3 a thin column of one villa in ten crept by 0.03 mm a second
        noslip_iterations=0,
        tolerance=SOLVERS["rest"].tolerance,
        iterations=SOLVERS["rest"].iterations,
        ccd_tolerance=1e-8,  # with the default a contact jumps now and then and a villa falls by itself
        ccd_iterations=50,
    )


def ground(box: Box) -> Iterator[str]:
    """The base, its upper side at height 0, on a wide table; both are deep, so that nothing falls through."""
    half, thickness = box.base.across / 2.0 / METRE, box.base.thickness / METRE
    for name, reach, high in (("base", half, 0.0), ("table", TABLE_HALF, -thickness)):
        size, middle = (reach, reach, GROUND_DEPTH / 2.0), (0.0, 0.0, high - GROUND_DEPTH / 2.0)
        yield element("geom", name=name, type="box", size=size, pos=middle, **beech())


class Prism(NamedTuple):
    """An upright convex prism of wood around the centre of its body; millimetres."""

    name: str
    outline: Polygon
    height: float
    grams: float
    friction: float = FRICTION


def friction_of(box: Box, column: ColumnId, length: float) -> float:
    """The friction of a column, which follows from its cut; columns of perfect wood are all alike."""
    if length == box.height:
        return FRICTION
    share = crc32(f"{column}/{length - box.height:.4f}".encode()) / 2**31 - 1.0
    return FRICTION * (1.0 + ROUGHNESS * share)


def column_prism(box: Box, column: ColumnId, length: float) -> Prism:
    """A column as one prism around its centre."""
    shape = box.shapes[column]
    friction = friction_of(box, column, length)
    return Prism(column, footprint(shape, 0.0, 0.0), length, shape.grams, friction)


def floor_prisms(box: Box, floor: FloorName) -> Iterator[Prism]:
    """A floor as several prisms around its centre of gravity."""
    piece = box.floor[floor]
    whole = area_and_centre(piece.polygon)[0]
    for number, part in enumerate(floor_parts(box, floor)):
        share = area_and_centre(part)[0] / whole
        yield Prism(f"{floor}/{number}", part, box.thickness, piece.grams * share)


class Described(NamedTuple):
    """The XML of a free body: its meshes, and itself."""

    meshes: str
    geoms: str


def body(name: str, prisms: list[Prism], *, is_column: int = 0) -> Described:
    """A free body of wood, made of prisms."""
    meshes = "".join(element("mesh", name=prism.name, vertex=corners(prism)) for prism in prisms)
    geoms = "".join(
        element(
            "geom",
            name=prism.name,
            type="mesh",
            mesh=prism.name,
            mass=prism.grams / METRE,
            priority=is_column,  # the friction of a column counts on every floor
            **beech(prism.friction),
        )
        for prism in prisms
    )
    return Described(meshes, element("body", element("freejoint") + geoms, name=name))


def corners(prism: Prism) -> tuple[float, ...]:
    """The corners of a prism, lower side first, in metres."""
    return tuple(
        round(number / METRE, 9)  # the outline is made of sines
        for z in (-prism.height / 2, prism.height / 2)
        for x, y in prism.outline
        for number in (x, y, z)
    )


def beech(friction: float = FRICTION) -> dict[str, Attribute]:
    """Friction and contact parameters as between pieces of beech."""
    return {"friction": (friction, 0.0, 0.0), "condim": 3, "solref": STIFFNESS, "solimp": IMPEDANCE}
