"""Rewrites the match of Palermo's lesson by the present rules: the same moves, with their present events.

`python -m tools.palermo_lesson` reads and writes `client/src/games/palermo/lesson.json`; the steps of
the lesson (`lesson.ts` beside it) name entries of this match.
"""

import json
from datetime import datetime
from pathlib import Path

from ludoteca.core import Match, convert, to_file
from ludoteca.games.palermo.rules import GAME

FILE = Path(__file__).parents[1] / "client" / "src" / "games" / "palermo" / "lesson.json"


def main() -> None:
    """Replay the moves of the file."""
    told = json.loads(FILE.read_text("utf-8"))
    times = iter([datetime.fromisoformat(entry["at"]) for entry in told["entries"]])
    options = convert(told["options"], GAME.info.options)
    match = Match.new(GAME, told["seats"], options, clock=lambda: next(times))
    for entry in told["entries"][1:]:
        match.play(entry["seat"], convert(entry["action"], GAME.info.action))
    FILE.write_text(json.dumps(json.loads(to_file(match)), ensure_ascii=False) + "\n", "utf-8")
    print(f"{FILE.name}: {len(match.entries)} entries, {match.outcome}; format it with `tools/client.py fmt`")


if __name__ == "__main__":
    main()
