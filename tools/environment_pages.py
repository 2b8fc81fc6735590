"""The pages `docs/environments/<game>.md`: spaces, rewards and versions of each learning environment."""

import numpy as np
from bench import reports

from ludoteca.bots import bot_levels
from ludoteca.games import find_game
from ludoteca.research import Block, Encoding, encoding_of
from ludoteca.research.agents import BASELINES, load
from ludoteca.research.vector import observation_space

SHORT = {"palermo": ", two chips each", "villa_paletti": ", two floors"}

LEFT_OUT = {
    "palermo": "nothing; every action has a number.",
    "palanche": (
        "amounts that are no multiple of 10, offers with money in both directions, custom boards and cards."
        " Bids, trades and auctions are chains of small decisions: `propose_to 2`, `give via_roma`,"
        " `ask 100`, `done`."
    ),
    "villa_paletti": (
        "pulls with another speed, grip, tool or a second hand, and unlisted places. The continuous"
        " environment (`aec_env('villa_paletti', continuous=True)`) takes vectors of {width} numbers."
    ),
}


def page(key: str) -> str:
    """The page of one game."""
    info, encoding = find_game(key).info, encoding_of(key)
    actions = [f"| `{block.name}` | {block.size} | {block.meaning} |" for block in encoding.actions]
    layout = encoding.layout_for(info.min_seats)
    observation = [f"| `{block.name}` | {_size(block)} | {block.meaning} |" for block in layout]
    return "\n".join(
        [
            f"# Environment: {info.title}",
            "",
            "Written from the program by `make docs`. How to use it:",
            "[reinforcement learning](../research.md).",
            "",
            *_facts(key, encoding),
            "",
            "## Rewards",
            "",
            "Given only at the end: 1 for winning alone, less for a shared win, negative for the others, so",
            "that all rewards add up to 0. In a truncated match the best score so far wins. `VectorEnv` can",
            "also reward the place, or the difference of scores (1 for a difference of",
            f"{encoding.score_scale:,.0f}), and `shaping` rewards the steps on the way.",
            "",
            "## Actions",
            "",
            f"Not included: {LEFT_OUT[key].format(width=encoding.vectors.width if encoding.vectors else 0)}",
            "",
            "| block | numbers | meaning |",
            "| --- | --- | --- |",
            *actions,
            "",
            "## Observation",
            "",
            "Seen from the seat that decides; players are listed from that seat clockwise. Sizes are for",
            f"a match of {info.min_seats}.",
            "",
            "| block | numbers | meaning |",
            "| --- | --- | --- |",
            *observation,
            "",
            "## Baselines and speed",
            "",
            f"The bots {_levels(key)} are baselines: [what they do](../levels.md#{_anchor(info.title)}),",
            "[how strong they are](../lab/measurements.md#strength-of-the-bots), and",
            "[tournaments](../tournaments.md) that compare an agent with them.",
            "",
            *_agent(info.title, key),
            "",
            *_speed(info.title),
            "",
            "## Versions and citation",
            "",
            "The encoding version changes when a number or a block gets another meaning, the rules version",
            "when a recorded match would replay differently. Name both, and the version of Ludoteca, with",
            "every result; [CITATION.cff](../../CITATION.cff) has the reference.",
            "",
        ]
    )


def _agent(title: str, key: str) -> list[str]:
    _, about = load(BASELINES / f"{key}.npz")
    name, steps, minutes = title.replace(" ", ""), f"{about.steps:,}", f"{about.minutes:g}"
    return [
        f"A trained agent is shipped: `ludoteca.research.agents:{name}`, for {about.seats} seats in the",
        f"short form. It learned from {steps} decisions in {minutes} minutes of one processor:",
        "[its curve and the machine](../lab/measurements.md#trained-agents).",
        "",
        "| against | wins | 95% interval |",
        "| --- | --- | --- |",
        *(
            f"| {against} | {wins} | {interval} |"
            for agent, _, _, _, against, wins, interval in reports.read("trained").rows
            if agent.startswith(f"{title},")
        ),
    ]


def _speed(title: str) -> list[str]:
    """What `python -m bench research` measured of the game's environments."""
    rows = [row for row in reports.read("research").rows if f" {title} " in row[0] and " in step" in row[0]]
    if not rows:
        return ["Its speed in one process is not measured yet (`python -m bench research` does so)."]
    return [
        "Speed in one process, [beside other environments](../lab/measurements.md#bots-and-learners):",
        "",
        "| environment | actions/s |",
        "| --- | --- |",
        *(f"| {what} | {rate} |" for what, rate in rows),
    ]


def _levels(key: str) -> str:
    return ", ".join(f"`{level}`" for level in bot_levels(find_game(key)))


def _anchor(title: str) -> str:
    return title.lower().replace(" ", "-")


def _size(block: Block) -> str:
    return " × ".join(map(str, block.shape)) if block.shape else str(block.size)


def _facts(key: str, encoding: Encoding) -> list[str]:
    info = encoding.game.info
    space = observation_space(encoding, info.min_seats)
    parts = ", ".join(
        f"`{name}` {' × '.join(map(str, part.shape or ()))}" for name, part in space.spaces.items()
    )
    short = ", ".join(f"`{name}={value!r}`" for name, value in encoding.short_options.items())
    creators = (
        f'`VectorEnv("{key}", num_envs=64)`',
        f'`BotsEnv("{key}", "easy")`',
        f'`aec_env("{key}", seats={info.min_seats})`',
        f'`pyspiel.load_game("ludoteca_{key}")`',
    )
    return [
        "| | |",
        "| --- | --- |",
        f"| create | {', '.join(creators)} |",
        f"| agents | {info.min_seats}–{info.max_seats}, in turn order |",
        f"| actions | `Discrete({encoding.size})` with a mask |",
        f"| observation | {parts}, of {np.dtype(encoding.dtype).name} |",
        f"| short form | {short or 'none'}{SHORT.get(key, '')} |",
        f"| longest match | {info.longest_match} actions, then truncated |",
        f"| rules version, encoding version | {info.rules_version}, {encoding.version} |",
    ]
