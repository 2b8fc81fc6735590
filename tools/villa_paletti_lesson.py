"""Records the match of Villa Paletti's lesson with real physics.

    python -m tools.villa_paletti_lesson

Writes `client/src/games/villa_paletti/lesson.json`. The steps of the lesson (`lesson.ts` beside it) name
entries of this match by number: change both together.
"""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludoteca.core import Record
from ludoteca.core.chance import RecordingChance, Simulation
from ludoteca.core.match import Match
from ludoteca.core.matchfile import to_file
from ludoteca.games.villa_paletti.actions import (
    Contest,
    Declare,
    Decline,
    LayFloor,
    Lift,
    Pull,
    SetDown,
    VillaAction,
)
from ludoteca.games.villa_paletti.geometry.villa import Column, Floor, Pose, Villa
from ludoteca.games.villa_paletti.physics import simulate
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.tables import PRINTED_BOX, Point
from ludoteca.games.villa_paletti.wood import Frame, Settle, WoodResult

R = TypeVar("R", bound=Record)

FILE = Path(__file__).parents[1] / "client" / "src" / "games" / "villa_paletti" / "lesson.json"
EVERY = 3
"""Frames of 25 a second that become one: the page interpolates."""
THEN = datetime(2001, 10, 18, 15, 0, tzinfo=UTC)

ON_SITE: dict[str, Point] = {
    # under the blue floor
    "green-thick": (-95, -14),
    "yellow-hex": (95, -14),
    "red-thick": (45, 45),
    "red-hex": (8, 58),
    "yellow-1": (-60, -20),
    "blue-1": (62, -20),
    # free, in front of it: none of the learner's, who is soon to declare that none can be moved
    "yellow-thick": (-8, -62),
    "green-2": (-38, -52),
    "green-1": (-14, -88),
    "green-hex": (2, -105),
    "yellow-2": (28, -96),
}
ON_BLUE: dict[str, Point] = {
    "red-2": (-75, 20),
    "red-3": (78, 30),
    "yellow-3": (-25, 68),
    "green-3": (30, 72),
    "blue-3": (2, 35),
    # at the front edge, which the green floor will leave free
    "blue-thick": (84, -32),
    "blue-hex": (100, 0),
    "red-1": (55, -18),
    "blue-2": (-106, -14),
}
LONGER = {"blue-1": -0.1}
"""The column that carries nothing, as a nudge is to tell, is shorter by a hair."""
BLUE = Floor(floor="blue", pose=Pose(0, 20, PRINTED_BOX.laid_height(0)))
LEARNER, OTHER = 0, 1
COLOURS = (("red", "blue"), ("yellow", "green"))

MOVES: tuple[tuple[int, VillaAction], ...] = (
    (LEARNER, Pull(column="blue-1", direction=310)),
    (LEARNER, SetDown(x=-45, y=10)),
    (OTHER, Lift(column="green-2")),
    (OTHER, SetDown(x=45, y=12)),
    (LEARNER, Pull(column="red-thick", direction=315, give_up=0.5)),  # heavy: broken off
    (OTHER, Lift(column="yellow-2")),
    (OTHER, SetDown(x=-2, y=70)),
    (LEARNER, Declare()),
    (OTHER, Contest()),
    (OTHER, Pull(column="red-hex", direction=308)),  # into the thick column beside it: broken off
    (LEARNER, Decline()),
    (LEARNER, LayFloor(x=0, y=42)),
    (OTHER, Pull(column="yellow-1", direction=250)),
    (OTHER, SetDown(x=-20, y=60)),  # the seal
    (LEARNER, Lift(column="blue-thick")),
    (LEARNER, SetDown(x=-58, y=40)),  # three points: takes the seal
    (OTHER, Pull(column="green-thick", direction=200)),  # the last support on the left: the villa falls
)


def main() -> None:
    """Play the match and write its file."""
    villa = Villa(
        columns=(
            *(standing(column, at, 0) for column, at in ON_SITE.items()),
            *(standing(column, at, 1) for column, at in ON_BLUE.items()),
        ),
        floors=(BLUE,),
    )
    rested = thinned(Settle(villa=villa))
    assert isinstance(rested, WoodResult)
    assert rested.verdict == "stands"
    position = {
        "seats": 2,
        "youngest": OTHER,
        "options": {"wood": "fine", "hands": "steady", "notes": False, "youngest": OTHER},
        "colours": COLOURS,
        "villa": msgspec.to_builtins(rested.villa),
        "loads": tuple(rested.loads.items()),
        "turn": 9,
    }
    match: Match[Any, Any] = Match.at_position(
        GAME, position, luck=lambda seq: PageChance(f"5/{seq}", thinned), clock=lambda: THEN
    )
    for seat, action in MOVES:
        read = msgspec.convert(msgspec.to_builtins(action), VillaAction)  # 310 becomes 310.0, as in the file
        entry = match.play(seat, read)
        print(entry.seq, *(type(event).__name__ for event in entry.events))
    FILE.write_bytes(to_file(match) + b"\n")
    print(f"{FILE.name}: {FILE.stat().st_size // 1000} kB")


def standing(column: str, at: Point, level: int) -> Column:
    """An upright column on a level."""
    longer = LONGER.get(column, 0.0)
    middle = PRINTED_BOX.standing_height(level) + (PRINTED_BOX.height + longer) / 2
    return Column(id=column, longer=longer, pose=Pose(*at, middle))


def thinned(request: Record) -> Record:
    """The answer of physics, with a film of fewer frames."""
    result = simulate(request)
    if not isinstance(result, WoodResult):
        return result
    short = msgspec.structs.replace(result, frames=thin(result.frames)) if result.frames else result
    return msgspec.convert(as_a_page_writes(msgspec.to_builtins(short)), WoodResult)


class PageChance(RecordingChance):
    """Records the answers of physics in JavaScript's number format, so that a page can upload the match: the
    fingerprint of an entry depends on every digit of its draws."""

    def simulate(self, label: str, request: Record, result_type: type[R]) -> R:
        """The answer of physics, recorded in JavaScript's number format."""
        result = super().simulate(label, request, result_type)
        self.drawn[-1] = Simulation(label=label, result=as_a_page_writes(msgspec.to_builtins(result)))
        return result


def as_a_page_writes(value: Any) -> Any:
    """A value without `1.0` and `-0.0`, which JavaScript writes as `1` and `0`."""
    if isinstance(value, float):
        return int(value) if value.is_integer() else value
    if isinstance(value, dict):
        return {key: as_a_page_writes(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [as_a_page_writes(each) for each in value]
    return value


def thin(frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """A film with fewer frames; pieces that never move are left out of the first."""
    first, *later = frames
    moving = {piece for frame in later for piece in frame.moved}
    kept = [Frame(first.t, {piece: pose for piece, pose in first.moved.items() if piece in moving})]
    for start in range(0, len(later), EVERY):
        few = later[start : start + EVERY]
        kept.append(Frame(few[-1].t, {piece: pose for frame in few for piece, pose in frame.moved.items()}))
    return tuple(kept)


if __name__ == "__main__":
    main()
