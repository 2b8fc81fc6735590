"""The pages `docs/environments/<game>.md`: spaces, rewards and versions of each learning environment."""

from ludoteca.core import GameInfo
from ludoteca.games import find_game
from ludoteca.research import encoding_of

LEFT_OUT = {
    "palermo": "Nothing: every action has a number.",
    "palanche": (
        "Amounts that are no multiple of 10, offers with money in both directions, custom boards and cards."
        " Bids, trades and auctions are chains of small decisions: `propose_to 2`, `give via_roma`,"
        " `ask 100`, `done`."
    ),
    "villa_paletti": (
        "Pulls with another speed, grip, tool or a second hand, and unlisted places. The continuous"
        " environment (`aec_env('villa_paletti', continuous=True)`) takes vectors of eight numbers."
    ),
}


def page(key: str) -> str:
    """The page of one game."""
    info, encoding = find_game(key).info, encoding_of(key)
    actions = [f"| `{block.name}` | {block.size} | {block.meaning} |" for block in encoding.actions]
    observation = [f"| `{block.name}` | {block.size} | {block.meaning} |" for block in encoding.layout]
    return "\n".join(
        [
            f"# Environment: {info.title}",
            "",
            "Written from the program by `make docs`. How to use it:",
            "[reinforcement learning](../research.md).",
            "",
            *_facts(key, info, encoding.size, encoding.width, encoding.version),
            "",
            "## Rewards",
            "",
            "Only at the end: 1 for winning alone, less for a shared win, a negative one for the others, so",
            "that all rewards add up to 0. A match that is truncated is won by the best score so far.",
            "",
            "## Actions",
            "",
            f"Left out: {LEFT_OUT[key]}",
            "",
            "| block | numbers | meaning |",
            "| --- | --- | --- |",
            *actions,
            "",
            "## Observation",
            "",
            "Seen from the seat that decides; players are listed from that seat clockwise.",
            "",
            "| block | numbers | meaning |",
            "| --- | --- | --- |",
            *observation,
            "",
        ]
    )


def _facts(key: str, info: GameInfo, actions: int, width: int, version: int) -> list[str]:
    seats = f"{info.min_seats}–{info.max_seats}"
    return [
        "| | |",
        "| --- | --- |",
        f'| create | `aec_env("{key}", seats={info.min_seats})`, `pyspiel.load_game("ludoteca_{key}")` |',
        f"| agents | {seats}, in turn order |",
        f"| actions | `Discrete({actions})` with a mask |",
        f"| observation | `Box({width})` of floats |",
        f"| longest match | {info.longest_match} actions, then truncated |",
        f"| rules version, encoding version | {info.rules_version}, {version} |",
    ]
