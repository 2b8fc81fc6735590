"""Setting a column down, laying a floor, letting a villa come to rest (VIL-T3, VIL-T7, VIL-U2)."""

import msgspec

from ludoteca.games.villa_paletti.geometry.villa import Floor, Pose, Villa, laid_height, upright_pose
from ludoteca.games.villa_paletti.tables import FLOOR_THICKNESS, Point
from ludoteca.games.villa_paletti.wood import LayFloor, PieceId, SetDown, Settle, Tremor, WoodResult

from .hand import BOTH_HANDS, FINGERS, Grip, Strength
from .model import METRE, step_of
from .report import broken_off, fell, let_rest, succeeded
from .tremor import Trembling
from .watch import Watch
from .world import World

DROP = 1.5
"""Millimetres above its place from which a piece is lowered."""
LOWERING = 30.0
"""Millimetres a second."""
PRESS = 0.3
"""Millimetres below its place to which the hand goes before it lets go."""
HOLDING = 0.05
LETTING_GO = 0.1
"""Seconds that a placed piece is held, and in which the hand then opens."""


def settle(request: Settle) -> WoodResult:
    """Let a villa that was put together come to rest."""
    watch = Watch(World.of(request.villa))
    let_rest(watch)
    return fell(watch, request.villa) if watch.fall else succeeded(watch, request.villa, "stands")


def set_down(request: SetDown) -> WoodResult:
    """Lower the column in hand onto the highest floor, or onto another column, and let go (VIL-T3)."""
    column = request.villa.column(request.column)
    ground = ground_for(request)
    goal = upright_pose(request.x, request.y, ground + column.length / 2.0, request.rotation)
    start = msgspec.structs.replace(goal, z=goal.z + DROP)
    world = World.of(request.villa.with_column(request.column, start), step_of(request.quality))
    watch = Watch(world, request.column, goal, request.quality)
    lower(watch, request.column, FINGERS, goal, request.tremor, request.seed)
    let_rest(watch)
    if watch.fall is not None:
        return fell(watch, request.villa)
    if watch.has_toppled(request.column):  # VIL-T4: nothing else fell
        return broken_off(watch, request.villa, "toppled", request.column)
    return succeeded(watch, request.villa, "stands")


def lay_floor(request: LayFloor) -> WoodResult:
    """Lower the next floor onto the columns of the highest level and let go (VIL-T7)."""
    height = highest_top(request.villa) + FLOOR_THICKNESS / 2.0
    goal = upright_pose(request.x, request.y, height, request.rotation, request.flipped)
    start = msgspec.structs.replace(goal, z=goal.z + DROP)
    villa = request.villa.with_floor(Floor(floor=request.floor, pose=start))
    watch = Watch(World.of(villa, step_of(request.quality)), request.floor, goal, request.quality)
    lower(watch, request.floor, BOTH_HANDS, goal, request.tremor, request.seed)
    watch.in_hand = None  # let go, it must stand by itself
    let_rest(watch)
    return fell(watch, villa) if watch.fall else succeeded(watch, villa, "stands")


def lower(watch: Watch, piece: PieceId, strength: Strength, goal: Pose, tremor: Tremor, seed: int) -> None:
    """Bring a piece down to its place with a trembling hand, hold it there for a moment and open the hand."""
    world = watch.world
    grip = Grip(world, piece, 0.0, strength)
    trembling = Trembling(tremor, goal.z, seed, "place")
    bottom = (goal.x / METRE, goal.y / METRE, (goal.z - PRESS) / METRE)
    lowering = (DROP + PRESS) / LOWERING
    seconds = lowering + HOLDING + LETTING_GO
    for step in range(1, world.steps_in(seconds) + 1):
        time = step * world.timestep
        grip.follow(bottom, LOWERING / METRE)
        grip.pull(trembling.at(time), min(1.0, max(0.0, (seconds - time) / LETTING_GO)))
        world.step()
        if step % watch.look_every == 0:
            watch.look()
    grip.let_go()
    watch.note_bearing()


def ground_for(request: SetDown) -> float:
    """The height of what the column is to stand on."""
    if request.on is None:
        return ground_at(request.villa, (request.x, request.y))
    return request.villa.pose_of(request.on).z + request.villa.column(request.on).length / 2.0


def ground_at(villa: Villa, place: Point) -> float:
    """The height of the upper side of the highest floor, which may lie a little askew."""
    floor = villa.floors[-1].pose
    normal_x, normal_y, normal_z = floor.turn(0.0, 0.0, -1.0 if floor.flipped else 1.0)
    slope = (normal_x * (place[0] - floor.x) + normal_y * (place[1] - floor.y)) / normal_z
    return floor.z + FLOOR_THICKNESS / 2.0 - slope


def highest_top(villa: Villa) -> float:
    """The top of the highest column of the highest level, or where it would nominally be."""
    tops = [
        villa.pose_of(column).z + villa.column(column).length / 2.0
        for column in villa.on_level(villa.top_level)
    ]
    return max(tops, default=laid_height(villa.top_level) - FLOOR_THICKNESS / 2.0)
