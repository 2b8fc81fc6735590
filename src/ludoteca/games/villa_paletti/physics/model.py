"""Builds the MuJoCo model of a villa, in metres and kilograms, from the data that the rules read."""

from functools import lru_cache

import mujoco
import numpy as np

from ludoteca.games.villa_paletti.geometry.shapes import footprint
from ludoteca.games.villa_paletti.tables import (
    BOX,
    COLUMNS,
    FLOOR_THICKNESS,
    FLOORS,
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
TIMESTEP = 0.005
SKETCH_TIMESTEP = 0.010
"""Good enough to think ahead."""

STIFFNESS = (0.004, 1.0)
IMPEDANCE = (0.9985, 0.9996, 5e-6, 0.5, 2.0)
"""Soft under next to nothing, so that an idle column rests on its whole foot; hard under a load, for what
contacts give makes the lowest floor lean, and all that is above it moves out with it."""
ITERATIONS = 40
"""Hard contacts need as many now and then; with 12 villas fall by themselves."""
TABLE_HALF = 1.0
"""Half the side of the table, in metres."""


def step_of(quality: Quality) -> float:
    """The length of a time step, in seconds."""
    return TIMESTEP if quality == "exact" else SKETCH_TIMESTEP


@lru_cache(maxsize=8)
def model_of(
    columns: tuple[tuple[ColumnId, float], ...], floors: tuple[FloorName, ...], timestep: float
) -> mujoco.MjModel:
    """The model of base, table, and a free body for each column, of its true length, and each floor.

    A model contains pieces, not places, so that one serves a whole turn. It is shared: do not change it.
    """
    spec = mujoco.MjSpec()
    choose_options(spec.option, timestep)
    add_ground(spec)
    for column, length in columns:
        add_column(spec, column, length)
    for floor in floors:
        add_floor(spec, floor)
    return spec.compile()


def choose_options(option: mujoco.MjOption, timestep: float) -> None:
    """Set the solver options that keep a villa at rest; `docs/lab/villa-paletti.md` has the measurements."""
    option.timestep = timestep
    option.gravity = (0.0, 0.0, -GRAVITY)
    option.integrator = mujoco.mjtIntegrator.mjINT_DISCRETE
    option.solver = mujoco.mjtSolver.mjSOL_NEWTON
    option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    option.impratio = 30.0  # with 3 a thin column of one villa in ten crept by 0.03 mm a second
    option.noslip_iterations = 0
    option.tolerance = 1e-8
    option.iterations = ITERATIONS
    option.ccd_tolerance = 1e-8  # with the default a contact jumps now and then and a villa falls by itself
    option.ccd_iterations = 50


def add_ground(spec: mujoco.MjSpec) -> None:
    """Add the base, its upper side at height 0, on a wide table."""
    half, thickness = BOX.base.across / 2.0 / METRE, BOX.base.thickness / METRE
    for name, reach, low, high in (
        ("base", half, -thickness, 0.0),
        ("table", TABLE_HALF, -2.0 * thickness, -thickness),
    ):
        geom = spec.worldbody.add_geom(
            name=name,
            type=mujoco.mjtGeom.mjGEOM_BOX,
            size=(reach, reach, (high - low) / 2.0),
            pos=(0.0, 0.0, (high + low) / 2.0),
        )
        make_wooden(geom)


def add_column(spec: mujoco.MjSpec, column: ColumnId, length: float) -> None:
    """Add a column as one prism around its centre."""
    body = spec.worldbody.add_body(name=column)
    body.add_freejoint()
    shape = COLUMNS[column].shape
    add_prism(spec, body, column, footprint(shape, 0.0, 0.0), length, shape.grams)


def add_floor(spec: mujoco.MjSpec, floor: FloorName) -> None:
    """Add a floor as several prisms in one body around its centre of gravity."""
    body = spec.worldbody.add_body(name=floor)
    body.add_freejoint()
    piece = FLOORS[floor]
    whole = area_and_centre(piece.polygon)[0]
    for number, part in enumerate(floor_parts(floor)):
        share = area_and_centre(part)[0] / whole
        add_prism(spec, body, f"{floor}/{number}", part, FLOOR_THICKNESS, piece.grams * share)


def add_prism(
    spec: mujoco.MjSpec, body: mujoco.MjsBody, name: str, outline: Polygon, height: float, grams: float
) -> None:
    """Add an upright convex prism of wood to a body."""
    corners = [(x / METRE, y / METRE, z / METRE) for z in (-height / 2, height / 2) for x, y in outline]
    spec.add_mesh(name=name, uservert=np.array(corners).ravel())
    geom = body.add_geom(name=name, type=mujoco.mjtGeom.mjGEOM_MESH, meshname=name, mass=grams / METRE)
    make_wooden(geom)


def make_wooden(geom: mujoco.MjsGeom) -> None:
    """Set friction and contact parameters as between pieces of beech."""
    geom.friction = (FRICTION, 0.0, 0.0)
    geom.condim = 3
    geom.solref = STIFFNESS
    geom.solimp = IMPEDANCE
