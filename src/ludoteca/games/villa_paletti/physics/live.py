"""A simulated hand that follows a stream of targets, returns frames, and records its path.

A target only says where the hand is to go; everything else is simulated. At the end there is a request with
the whole path, and `simulate` of that request gives the identical result.
"""

import math

from msgspec.structs import replace

from ludoteca.core import Record
from ludoteca.games.villa_paletti.hand import FASTEST, MOST_POINTS, START, check_point, check_pull
from ludoteca.games.villa_paletti.wood import (
    FIRST_TOUCH,
    Frame,
    HandPath,
    HandPoint,
    LayFloor,
    Pull,
    SetDown,
    WoodResult,
)

from .film import Film
from .placing import CarryRun
from .pulling import PullRun

ByHand = Pull | SetDown | LayFloor
"""The requests that can be made with a live hand."""
FOLLOW_THROUGH = 5
"""Points with which a hand goes on after its end …"""
FOLLOW_SECONDS = 0.04
"""… with this time between two …"""
FOLLOW_SPEED = 60.0
"""… and this speed at least, in millimetres a second."""


def take_hold(request: Record) -> "VillaHandSimulation":
    """A simulated hand at the start of a request; raises TypeError for a request that is not made by hand."""
    if not isinstance(request, ByHand):
        raise TypeError(f"nothing that a hand does: {type(request).__name__}")
    return VillaHandSimulation(request)


class VillaHandSimulation:
    """One attempt with a live hand, which gets 20 to 60 targets per second of simulated time."""

    def __init__(self, request: ByHand) -> None:
        """`request` says everything but the path; the one in it is ignored. Refuses what no hand can do."""
        self._request = with_path(request, (FIRST_TOUCH,))
        if isinstance(self._request, Pull):
            check_pull(self._request)
            self._run: PullRun | CarryRun = PullRun(self._request)
        else:
            self._run = CarryRun(self._request)
        self._points: list[HandPoint] = []
        self._film = Film(self._run.world, self._run.watch.before)
        self._result: WoodResult | None = None

    @property
    def is_over(self) -> bool:
        """Whether further moves change nothing: the column is out, the villa falls, or the time is up."""
        return self._run.end is not None or len(self._points) == MOST_POINTS

    def move(self, point: HandPoint) -> tuple[Frame, ...]:
        """Move the hand to a target; returns the rounded poses of the pieces that have moved since, if any.

        It does not wait for the next frame of the recorded film, since the player feels every delay. Raises
        Invalid, and moves nothing, for a target that no hand can reach from the last one.
        """
        if self.is_over:
            return ()
        check_point(self._points[-1] if self._points else START, point, len(self._points))
        self._points.append(point)
        self._run.advance(point)
        return self._show()

    @property
    def has_effect(self) -> bool:
        """Whether wood was moved: by a pull any piece, by carrying any but the one in hand (VIL-T4)."""
        return self._run.watch.fall is not None or self._run.has_moved

    def scene(self) -> tuple[Frame, ...]:
        """All that has moved since the hand began, and the piece in hand, in one frame."""
        film = Film(self._run.world, self._run.watch.before)
        film.add({*film.moved(), self._run.world.number[self._run.piece]})
        return tuple(film.frames)

    def follow_through(self) -> tuple[HandPoint, ...]:
        """Points in which the hand goes on as it moved last, so that a hair does not decide whether it ends.

        After the end they change nothing, neither here nor where the whole path is simulated.
        """
        if not self._points or isinstance(self._run, CarryRun):
            return ()
        last = self._points[-1]
        before = self._points[-2] if len(self._points) > 1 else START
        way = (last.x - before.x, last.y - before.y, last.z - before.z)
        if not any(way):
            way = (last.x, last.y, last.z)
        length = math.hypot(*way)
        if length == 0.0:
            return ()
        speed = min(max(length / (last.t - before.t), FOLLOW_SPEED), FASTEST / 2.0)
        part = speed * FOLLOW_SECONDS / length
        return tuple(
            replace(
                last,
                t=round(last.t + number * FOLLOW_SECONDS, 4),
                x=round(last.x + number * part * way[0], 2),
                y=round(last.y + number * part * way[1], 2),
                z=round(last.z + number * part * way[2], 2),
            )
            for number in range(1, FOLLOW_THROUGH + 1)
        )

    def finish(self) -> WoodResult:
        """Let go (or take the column away, if it is out), simulate until rest and return the result."""
        if self._result is None:
            if not self._points:
                self._points.append(FIRST_TOUCH)
                self._run.advance(FIRST_TOUCH)
            self._result = self._run.finish()
        return self._result

    def request(self) -> ByHand:
        """The request with the whole path of the hand; simulating it gives the same result."""
        return with_path(self._request, tuple(self._points))

    def _show(self) -> tuple[Frame, ...]:
        """The poses that changed since the last call; the first call always includes the piece in hand."""
        frames = self._film.frames
        known = len(frames)
        in_hand = self._run.world.number[self._run.piece]
        self._film.add({*self._film.moved(), *(() if known else (in_hand,))})
        return tuple(frames[known:])


def with_path(request: ByHand, points: tuple[HandPoint, ...]) -> ByHand:
    """The same request with another path of the hand."""
    path = HandPath(points=points)
    if isinstance(request, Pull):
        return replace(request, motion=path, quality="exact")
    return replace(request, path=path, quality="exact")
