"""Rounds the poses and loads that players see, and hides errors of length (VIL-C4)."""

from msgspec.structs import replace

from .geometry.villa import Column, Floor, Pose, Villa

MILLIMETRES = 1
"""Decimals of a place: a tenth of a millimetre."""
TURNS = 4
"""Decimals of a quaternion: about a hundredth of a degree."""
NEWTONS = 1
"""Decimals of a load: a tenth of a newton."""


def rounded_pose(pose: Pose, longer: float = 0.0) -> Pose:
    """A rounded pose; a column is placed by its foot as if it had the nominal length."""
    return Pose(
        round(pose.x, MILLIMETRES),
        round(pose.y, MILLIMETRES),
        round(pose.z - longer / 2.0, MILLIMETRES),
        round(pose.qw, TURNS),
        round(pose.qx, TURNS),
        round(pose.qy, TURNS),
        round(pose.qz, TURNS),
    )


def rounded_villa(villa: Villa) -> Villa:
    """The villa with rounded poses and without length errors, as players see it."""
    return replace(
        villa,
        columns=tuple(rounded_column(column) for column in villa.columns),
        floors=tuple(Floor(floor=floor.floor, pose=rounded_pose(floor.pose)) for floor in villa.floors),
    )


def rounded_column(column: Column) -> Column:
    """A column with a rounded pose and without its length error."""
    pose = None if column.pose is None else rounded_pose(column.pose, column.longer)
    return Column(id=column.id, pose=pose)


def rounded_load(load: float) -> float:
    """A rounded load, in newtons."""
    return round(load, NEWTONS) + 0.0


def rounded_loads(loads: tuple[tuple[str, float], ...]) -> dict[str, float]:
    """The rounded loads over zero, in newtons."""
    felt = {column: rounded_load(load) for column, load in loads}
    return {column: load for column, load in felt.items() if load > 0.0}
