"""The rules of the tally as the checker knows them."""

from typing import Any, NamedTuple

from .facts import Facts

RECENT = 5
"""Words that a view shows."""


class Position(NamedTuple):
    """Where a match is after an entry."""

    waiting: tuple[int, ...]
    written: int
    pips: tuple[int, ...]
    coins: tuple[int, ...]
    words: tuple[tuple[int, str], ...]
    """Every word that counts, with its seat."""

    def view(self) -> dict[str, Any]:
        """What every player sees."""
        return {
            "waiting": list(self.waiting),
            "count": self.written,
            "pips": list(self.pips),
            "recent": [word for _, word in self.words[-RECENT:]],
            "newest": {str(seat): word for seat, word in self.words},
        }


def positions(facts: Facts, match: str) -> list[Position]:
    """The position after each entry of the final log."""
    table = facts.final.tables[match]
    everyone, together = tuple(range(len(table["chairs"]))), bool(table["options"]["together"])
    found: list[Position] = []
    for row in facts.log(match):
        body = row["body"]
        if body["type"] == "opened":
            nothing = (0,) * len(everyone)
            found.append(Position(everyone if together else (0,), 0, nothing, nothing, ()))
        elif body["type"] == "undone":
            found.append(found[body["back_to"]])
        else:
            found.append(_written(found[-1], body, everyone, together))
    return found


def _written(before: Position, body: dict[str, Any], everyone: tuple[int, ...], together: bool) -> Position:
    seat, (event,) = body["seat"], body["events"]
    found = next((draw["value"] + 1 for draw in body["draws"] if draw["label"] == "coins"), 0)
    waiting = tuple(each for each in before.waiting if each != seat)
    return Position(
        waiting or (everyone if together else ((seat + 1) % len(everyone),)),
        before.written + 1,
        tuple(had + event["pips"] * (each == seat) for each, had in enumerate(before.pips)),
        tuple(had + found * (each == seat) for each, had in enumerate(before.coins)),
        (*before.words, (seat, event["word"])),
    )


def line_after(line: list[int], body: dict[str, Any]) -> list[int]:
    """The entries that count after one more."""
    if body["type"] == "undone":
        return [seq for seq in line if seq <= body["back_to"]]
    return [*line, body["seq"]]
