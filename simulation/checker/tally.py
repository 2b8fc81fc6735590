"""The rules of the tally as the checker knows them."""

from typing import Any


def line_after(line: list[int], body: dict[str, Any]) -> list[int]:
    """The entries that count after one more."""
    if body["type"] == "undone":
        return [seq for seq in line if seq <= body["back_to"]]
    return [*line, body["seq"]]


def active_after(bodies: list[dict[str, Any]], seats: int, goal: int, together: bool) -> tuple[int, ...]:
    """The seats that have to write after a log."""
    line: list[int] = []
    for body in bodies:
        line = line_after(line, body)
    waiting = list(range(seats)) if together else [0]
    count = 0
    for seq in line:
        body = bodies[seq]
        if body["type"] == "played":
            count += 1
            waiting.remove(body["seat"])
            if not waiting:
                waiting = list(range(seats)) if together else [(body["seat"] + 1) % seats]
    return () if count >= goal else tuple(waiting)
