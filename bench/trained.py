"""The shipped baselines against levels of bots, and the curve of each one's training.

A row takes minutes. Rows of a file of weights that is the same as when they were measured are kept; delete
bench/measured/trained.json to measure all of them, after the bots have changed, say.
"""

from hashlib import sha256
from typing import NamedTuple

from bench import reports
from bench.growth import Curve
from bench.plots import plot
from ludoteca.research.agents import BASELINES, LearnedBot, strength

COMMAND = "python -m bench trained"
COLUMNS = ("agent", "file", "budget", "even", "against", "wins", "interval")
PICTURE = reports.ROOT / "docs" / "pictures" / "learning-curves.svg"
SEED = 1


class Row(NamedTuple):
    """A baseline, and bots that it plays this number of matches against."""

    game: str
    level: str
    matches: int


ROWS = (
    Row("palermo", "easy", 200),
    Row("palermo", "normal", 200),
    Row("palanche", "easy", 200),
    Row("palanche", "normal", 200),
    Row("palanche", "hard", 60),
    Row("villa_paletti", "easy", 10),
    Row("palermo", "hard", 4),
)


def main() -> None:
    """Measure what is not measured yet, the slowest rows last, and draw the curves."""
    known = {(row[1], row[4]): row for row in reports.read("trained").rows} if _is_stored() else {}
    found: list[list[str]] = []
    draw()
    for game, level, matches in ROWS:
        path = BASELINES / f"{game}.npz"
        version, agent = sha256(path.read_bytes()).hexdigest()[:8], LearnedBot(path)
        row = known.get((version, level))
        if row is None:
            share, low, high = strength(agent, level, matches, SEED)
            row = [
                f"{agent.encoding.game.info.title}, {agent.about.seats} seats, short form",
                version,
                f"{agent.about.minutes} minutes, {agent.about.steps:,} decisions",
                f"{1 / agent.about.seats:.0%}",
                f"`{level}`",
                f"{share:.1%} of {matches}",
                f"{low:.1%}–{high:.1%}",
            ]
        found.append(row)
        reports.save("trained", COMMAND, COLUMNS, found)


def _is_stored() -> bool:
    return (reports.FOLDER / "trained.json").exists()


def draw() -> None:
    """Draw the curves that are in the files."""
    curves = []
    for path in sorted(BASELINES.glob("*.npz")):
        agent = LearnedBot(path)
        points = [(minutes, 100 * share) for minutes, _, share, _, _ in agent.about.curve]
        curves.append(Curve(agent.encoding.game.info.title, points, "%"))
    PICTURE.write_text(
        plot("Wins against easy", "minutes of one processor", curves, linear=True),
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
