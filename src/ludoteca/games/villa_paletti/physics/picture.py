"""A picture of a villa on the table, drawn without window, graphics card or system library."""

import math
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ludoteca.games.villa_paletti.geometry.villa import Villa
from ludoteca.games.villa_paletti.tables import BOX, STOREY

from .arrays import Array
from .png import png
from .raster import NOTHING, Seen, rasterise
from .scene import Mesh, scene_of

TABLE = -BOX.base.thickness
TABLE_CLOTH = (0.46, 0.43, 0.40)
SUN = (-0.45, -0.35, 0.82)
"""Where the light comes from."""
SUN_SIZE = 3
"""Width, in points of the shadow map, over which a shadow's edge is soft."""
SHADOW_MAP = 600
SKY, GROUND_GLOW, SUNLIGHT = 0.52, 0.30, 1.15
SIZE = 800
"""Pixels on each side."""
SMOOTHING = 2
"""Each pixel is the mean of so many by so many."""


class Camera(NamedTuple):
    """An eye that looks at the villa."""

    eye: Array
    right: Array
    up: Array
    forward: Array
    scale: float
    """Pixels for a thing as wide as it is far."""

    def project(self, points: Array, width: int, height: int) -> Array:
        """Points as x, y in pixels and one over their distance."""
        seen = points - self.eye
        distance = seen @ self.forward
        x = width / 2.0 + self.scale * (seen @ self.right) / distance
        y = height / 2.0 - self.scale * (seen @ self.up) / distance
        return np.stack([x, y, 1.0 / distance], axis=-1)


def draw(villa: Villa, path: str | Path, size: int = SIZE) -> None:
    """Draw a villa as a square PNG file."""
    Path(path).write_bytes(picture_of(villa, size))


def picture_of(villa: Villa, size: int = SIZE, azimuth: float = -62.0) -> bytes:
    """A villa as a square PNG file; `azimuth` is where the viewer stands, in degrees against the clock."""
    fine = size * SMOOTHING
    light = paint(scene_of(villa), look_at(villa, azimuth, fine), fine, fine)
    smooth = light.reshape(size, SMOOTHING, size, SMOOTHING, 3).mean(axis=(1, 3))
    return png(np.round(to_screen(smooth) * 255.0).astype(np.uint8))


def look_at(villa: Villa, azimuth: float, height: int) -> Camera:
    """An eye far enough away to see the base and the highest column, a little from above."""
    tops = [column.pose.z for column in villa.columns if column.pose is not None]
    top = max([*tops, *(floor.pose.z for floor in villa.floors), STOREY]) + STOREY / 2.0
    middle = np.array([0.0, 0.0, top * 0.42 - 18.0])
    size = max(BOX.base.across * 1.12, top + 105.0)
    elevation = math.radians(28.0)
    back = np.array(
        [
            math.cos(math.radians(azimuth)) * math.cos(elevation),
            math.sin(math.radians(azimuth)) * math.cos(elevation),
            math.sin(elevation),
        ]
    )
    distance = size * 2.6
    forward = -back
    right = unit(np.cross(forward, (0.0, 0.0, 1.0)))
    return Camera(
        middle + back * distance, right, np.cross(right, forward), forward, height * distance / size
    )


def paint(mesh: Mesh, camera: Camera, width: int, height: int) -> Array:
    """The light that reaches every pixel, in linear red, green and blue."""
    seen = rasterise(camera.project(mesh.corners, width, height), width, height)
    points, normals, colours = surfaces(mesh, seen, camera)
    shadow = sunlit(mesh, points, normals)
    sun = unit(np.array(SUN))
    direct = np.clip(normals @ sun, 0.0, None) * shadow * SUNLIGHT
    around = GROUND_GLOW + (SKY - GROUND_GLOW) * (normals[..., 2] * 0.5 + 0.5)
    around = around * nearby_shade(points, normals)
    light = colours * (direct + around)[..., None] * np.array([1.0, 0.97, 0.92])
    glance = unit(sun + unit(camera.eye - points))
    shine = np.clip((normals * glance).sum(axis=-1), 0.0, None) ** 40 * shadow * 0.10
    shine[seen.triangle == NOTHING] = 0.0
    result: Array = light + shine[..., None]
    return result


def surfaces(mesh: Mesh, seen: Seen, camera: Camera) -> tuple[Array, Array, Array]:
    """What each pixel shows: its place, its normal, its colour; the table where there is no wood."""
    height, width = seen.triangle.shape
    hit = seen.triangle != NOTHING
    index = seen.triangle[hit]
    # Weights are linear on the screen; in space the nearer corner counts more.
    distance = (mesh.corners[index] - camera.eye) @ camera.forward
    weights = seen.weights[hit] / distance
    weights = (weights / weights.sum(axis=-1, keepdims=True))[..., None]
    points, normals = table_under(camera, width, height)
    points[hit] = (mesh.corners[index] * weights).sum(axis=1)
    normals[hit] = unit((mesh.normals[index] * weights).sum(axis=1))
    colours = np.tile(np.array(TABLE_CLOTH) ** 2.2, (height, width, 1))
    colours *= vignette(points)[..., None]
    grain = (mesh.grain[index] * weights).sum(axis=1)
    colours[hit] = mesh.colours[index] ** 2.2 * figure(grain)[:, None]
    return points, normals, colours


def table_under(camera: Camera, width: int, height: int) -> tuple[Array, Array]:
    """Where each pixel's ray meets the table, with the table's normal."""
    x = (np.arange(width) + 0.5 - width / 2.0) / camera.scale
    y = (height / 2.0 - np.arange(height) - 0.5) / camera.scale
    rays = camera.forward + x[None, :, None] * camera.right + y[:, None, None] * camera.up
    way = (TABLE - camera.eye[2]) / np.minimum(rays[..., 2], -0.02)
    normals = np.zeros((height, width, 3))
    normals[..., 2] = 1.0
    return camera.eye + rays * way[..., None], normals


def vignette(points: Array) -> Array:
    """The table grows darker away from the middle."""
    far = np.hypot(points[..., 0], points[..., 1]) / 520.0
    shade: Array = 0.25 + 0.75 / (1.0 + far**3)
    return shade


def figure(grain: Array) -> Array:
    """The figure of the wood: year rings seen lengthwise, and fine pores."""
    across, depth, along = grain[:, 0], grain[:, 1], grain[:, 2]
    bend = 2.5 * np.sin(along * 0.021 + across * 0.05) + 1.2 * np.sin(along * 0.057 + depth * 0.11)
    rings = np.sin((across + 0.6 * depth + bend) * 0.85)
    pores = np.sin(across * 5.3 + 2.0 * np.sin(along * 0.09)) * np.sin(depth * 4.1 + along * 0.13)
    result: Array = 1.0 + 0.055 * rings + 0.035 * pores
    return result


def sunlit(mesh: Mesh, points: Array, normals: Array) -> Array:
    """How much of the sun each point sees, from a map of depths as the sun sees the villa."""
    sun = unit(np.array(SUN))
    right = unit(np.cross(sun, (0.0, 0.0, 1.0)))
    axes = np.stack([right, np.cross(right, sun), sun], axis=-1)
    from_sun = mesh.corners @ axes
    low = from_sun[..., :2].min(axis=(0, 1)) - 5.0
    size = float((from_sun[..., :2].max(axis=(0, 1)) + 5.0 - low).max())
    from_sun[..., :2] = (from_sun[..., :2] - low) / size * SHADOW_MAP
    depths = rasterise(from_sun, SHADOW_MAP, SHADOW_MAP).depth
    here = (points + normals * 0.8) @ axes
    place = (here[..., :2] - low) / size * SHADOW_MAP
    light = np.zeros(points.shape[:-1])
    reach = range(-(SUN_SIZE // 2), SUN_SIZE // 2 + 1)
    for dx in reach:
        for dy in reach:
            x = np.clip(place[..., 0] + dx, 0, SHADOW_MAP - 1).astype(int)
            y = np.clip(place[..., 1] + dy, 0, SHADOW_MAP - 1).astype(int)
            light += depths[y, x] < here[..., 2] + 0.6
    return light / len(reach) ** 2


def nearby_shade(points: Array, normals: Array) -> Array:
    """A little darkness where wood stands on wood: near the ground of each storey."""
    above = np.mod(points[..., 2], STOREY)
    upright = 1.0 - np.abs(normals[..., 2])
    shade: Array = (
        1.0 - 0.35 * upright * np.exp(-above / 7.0) - 0.25 * upright * np.exp(-(STOREY - above) / 12.0)
    )
    return shade


def to_screen(light: Array) -> Array:
    """Linear light as a screen wants it, bright parts rolled off gently."""
    rolled = light * (1.0 + light / 4.0) / (1.0 + light)
    screen: Array = np.clip(rolled * 1.25, 0.0, 1.0) ** (1.0 / 2.2)
    return screen


def unit(vectors: Array) -> Array:
    """Vectors of length one."""
    result: Array = vectors / np.linalg.norm(vectors, axis=-1, keepdims=True)
    return result
