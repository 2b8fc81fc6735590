"""The picture shows the villa."""

import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from tests.games.villa_paletti.physics.towers import tower

from ludoteca.games.villa_paletti.geometry.villa import Villa
from ludoteca.games.villa_paletti.physics.picture import draw
from ludoteca.games.villa_paletti.physics.raster import NOTHING, rasterise

SIZE = 120


def pixels_of(path: Path) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """Read back what `write_png` writes: one IDAT chunk, every row filtered by its left neighbour."""
    content = path.read_bytes()
    width, height = struct.unpack(">2I", content[16:24])
    start = content.index(b"IDAT")
    (length,) = struct.unpack(">I", content[start - 4 : start])
    rows = np.frombuffer(zlib.decompress(content[start + 4 : start + 4 + length]), np.uint8)
    differences = rows.reshape(height, 1 + 3 * width)[:, 1:].reshape(height, width, 3)
    return np.cumsum(differences, axis=1, dtype=np.uint8)


def test_a_villa_adds_its_blue_to_the_empty_base(tmp_path: Path) -> None:
    draw(tower(1, 1), tmp_path / "villa.png", SIZE)
    draw(Villa(columns=()), tmp_path / "empty.png", SIZE)
    villa, empty = (pixels_of(tmp_path / f"{name}.png").astype(int) for name in ("villa", "empty"))
    assert villa.shape == (SIZE, SIZE, 3)

    def blue_pixels(picture: np.ndarray[tuple[int, ...], np.dtype[np.int_]]) -> int:
        return int(
            ((picture[..., 2] > picture[..., 0] + 40) & (picture[..., 2] > picture[..., 1] + 20)).sum()
        )

    assert blue_pixels(empty) == 0
    assert blue_pixels(villa) > 0.05 * SIZE * SIZE


def test_the_nearer_triangle_hides_the_farther() -> None:
    far = [[0.0, 0.0, 1.0], [8.0, 0.0, 1.0], [0.0, 8.0, 1.0]]
    near = [[0.0, 0.0, 2.0], [4.0, 0.0, 2.0], [0.0, 4.0, 2.0]]
    seen = rasterise(np.array([far, near]), 10, 10)
    assert seen.triangle[0, 0] == 1
    assert seen.triangle[3, 3] == 0
    assert seen.triangle[9, 9] == NOTHING
    assert seen.weights[3, 3].sum() == pytest.approx(1.0)
