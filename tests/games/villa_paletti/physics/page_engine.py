"""The engine of a page in Node.js, for tests and benchmarks, and hands on recorded paths to try it with."""

import json
import math
import random
import shutil
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from ludoteca.games.villa_paletti.geometry.lanes import lanes
from ludoteca.games.villa_paletti.geometry.villa import Villa, carry_height, free_spots
from ludoteca.games.villa_paletti.physics.placing import ground_at
from ludoteca.games.villa_paletti.wood import HandPath, HandPoint, Pull, SetDown, WoodResult

ROOT = Path(__file__).parents[4]
RATE = 30
"""Points a second, as a page sends them."""
ByHand = Pull | SetDown


def find_node() -> str:
    """The program of Node.js: an installed one, or that of the environment."""
    node = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    assert node is not None, "Node.js is needed, as for the client's tests"
    return node


class PageEngine:
    """The engine of a page, in another process."""

    def __init__(self) -> None:
        self._node = subprocess.Popen(
            [find_node(), str(ROOT / "client" / "test" / "simulate.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> "PageEngine":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._node.kill()
        self._node.communicate()

    def ask(self, kind: str, request: ByHand) -> tuple[Any, float]:
        """What it answers, and the milliseconds of processor that it took."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        asked = msgspec.json.encode(request).decode()
        print(kind, asked, file=self._node.stdin, flush=True)
        answer = self._node.stdout.readline()
        if not answer:
            assert self._node.stderr is not None
            raise SystemExit(self._node.stderr.read()[-2000:])
        told = json.loads(answer)
        return told["result"], told["ms"]

    def simulate(self, request: ByHand) -> tuple[WoodResult, float]:
        """The result of a request."""
        result, spent = self.ask("simulate", request)
        return msgspec.convert(result, WoodResult), spent


def a_pull(luck: random.Random, villa: Villa, seed: int) -> Pull:
    """A hand that takes a column out, more or less straight, at its own pace, or lets go on the way."""
    column = luck.choice(villa.standing).id
    lane = max(lanes(villa, column), key=lambda lane: (min(lane.gap, 3.0), -lane.way))
    angle = math.radians(lane.direction + luck.gauss(0.0, 4.0))
    speed, way = luck.uniform(30.0, 160.0), (lane.way + 12.0) * luck.choice((1.0, 1.0, 1.0, 0.4))
    points, time_, x, y = [], 0.0, 0.0, 0.0
    for index in range(1, 400):
        time_ = index / RATE
        gone = min(way, speed * max(0.0, time_ - 0.15))
        x, y = math.cos(angle) * gone, math.sin(angle) * gone
        points.append(HandPoint(time_, x + luck.gauss(0.0, 0.15), y + luck.gauss(0.0, 0.15)))
        if gone >= way and index % RATE == 0:
            break
    grip = luck.uniform(20.0, 45.0)
    return Pull(
        villa=villa,
        column=column,
        motion=HandPath(points=tuple(points)),
        grip=grip,
        tremor="human",
        seed=seed,
    )


def a_carry(luck: random.Random, villa: Villa, seed: int) -> SetDown | None:
    """A hand that carries a free column to a place on the highest floor and lowers it there."""
    free = villa.free()
    if not free:
        return None
    column = luck.choice(free)
    bare = villa.with_column(column, None)
    spots = list(free_spots(bare, column))
    if not spots:
        return None
    x, y = luck.choice(spots)
    aside, seconds = luck.uniform(-15.0, 15.0), luck.uniform(1.2, 2.5)
    way = carry_height(bare) - ground_at(bare, (x, y)) + 0.3
    count = round(seconds * RATE)
    points = []
    for index in range(1, count + 1):
        part = index / count
        down = max(0.0, (part - 0.4) / 0.6)
        points.append(HandPoint(index / RATE, -aside * min(1.0, part / 0.4), 0.0, -down * way))
    return SetDown(
        villa=bare,
        column=column,
        x=x + aside,
        y=y,
        tremor="human",
        seed=seed,
        path=HandPath(points=tuple(points)),
    )


def distance(one: WoodResult, other: WoodResult) -> float:
    """The farthest that a piece is in one villa from where it is in the other, in millimetres."""
    places = [
        {
            **{column.id: column.pose for column in result.villa.columns if column.pose},
            **{floor.floor: floor.pose for floor in result.villa.floors},
        }
        for result in (one, other)
    ]
    return max(
        math.dist((pose.x, pose.y, pose.z), (there.x, there.y, there.z))
        for name, pose in places[0].items()
        if (there := places[1].get(name)) is not None
    )
