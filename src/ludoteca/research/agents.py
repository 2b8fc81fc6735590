"""Trained agents that play at a table: numpy only, from a file that `ludoteca.research.train` wrote.

    ludoteca tournament palanche --bots easy,ludoteca.research.agents:Palanche --seats 2 \\
        --length rounds:10 --matches 200
    python -m ludoteca.research.agents learned.npz easy normal hard

The first command lets a shipped baseline play, the second measures any file against levels of bots, in the
form of the game that it was trained for.
"""

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ludoteca.bots import ask, bring_bot
from ludoteca.core import Action, Chance, Choice, Invalid, Seat, SeededChance, counted_thinking, simulator_of
from ludoteca.core.learning import Draft, Encoding, NumberedMatch

from .encodings import encoding_of

BASELINES = Path(__file__).parent / "baselines"
FINE = 1_000_000
"""The sides of the die with which an agent draws an action."""
LONGER = 3
"""A match that measures an agent may take this many times the actions of one in its training."""
Array = npt.NDArray[Any]


class Trained(msgspec.Struct, frozen=True, kw_only=True):
    """What a file of weights says about itself."""

    game: str
    seats: int
    options: dict[str, Any]
    short: bool
    most_actions: int
    """Actions after which matches of the training were truncated."""
    encoding_version: int
    rules_version: int
    hidden: int
    minutes: float
    """Processor time of the training."""
    steps: int
    """Decisions it learned from."""
    curve: list[tuple[float, int, float, float, float]]
    """Minutes, decisions, share of wins against the checking bot, and the interval of that share."""


class Layout:
    """How a network reads an observation and where its outputs belong, from the encoding alone."""

    def __init__(self, encoding: Encoding, seats: int) -> None:
        layout = encoding.layout_for(seats)
        self.inputs = encoding.width(seats)
        self.actions = encoding.size
        self.scale = np.repeat([block.high for block in layout], [block.size for block in layout])
        shapes = [block.shape for block in layout if block.shape]
        self.channels = sum(shape[0] for shape in shapes)
        self.cells = shapes[0][1] * shapes[0][2] if shapes else 0
        self.by_cell = [
            encoding.first(block.name)
            for block in encoding.actions
            if self.cells and block.size == self.cells
        ]
        """The first number of each block of actions that has one for each cell."""


def save(path: Path, weights: dict[str, Array], about: Trained) -> None:
    """Write weights with 8 bits each, a scale for each column, and what they are."""
    stored: dict[str, Array] = {"about": np.frombuffer(msgspec.json.encode(about), np.uint8)}
    for name, values in weights.items():
        if values.ndim == 2:
            largest = np.abs(values).max(axis=0, keepdims=True) + 1e-12
            stored[name] = np.round(values / largest * 127).astype(np.int8)
            stored[f"{name}_scale"] = (largest / 127).astype(np.float32)
        else:
            stored[name] = values.astype(np.float32)
    np.savez_compressed(path, **stored)  # type: ignore[arg-type]


def load(path: Path) -> tuple[dict[str, Array], Trained]:
    """The weights in a file, and what they are; raises Invalid for another encoding than today's."""
    with np.load(path) as stored:
        about = msgspec.convert(json.loads(stored["about"].tobytes()), Trained)
        version = encoding_of(about.game).version
        if about.encoding_version != version:
            raise Invalid(
                "weights-of-another-version", file=str(path), version=about.encoding_version, needed=version
            )
        names = [name for name in stored.files if name != "about" and not name.endswith("_scale")]
        weights = {
            name: stored[name].astype(np.float32) * stored.get(f"{name}_scale", np.float32(1))
            for name in names
        }
    return weights, about


class Network:
    """The network of `train` in numpy, for one observation at a time."""

    def __init__(self, weights: dict[str, Array], layout: Layout) -> None:
        self.weights = weights
        self.layout = layout

    def __call__(self, seen: Array) -> tuple[Array, Array]:
        """The logits of all actions, and the probabilities of the places of the seat."""
        w, layout = self.weights, self.layout
        x = seen.astype(np.float32) / layout.scale
        hidden = np.maximum(x @ w["first"] + w["first_bias"], 0)
        hidden = np.maximum(hidden @ w["second"] + w["second_bias"], 0)
        logits = hidden @ w["actions"] + w["actions_bias"]
        if layout.by_cell:
            cells = x[: layout.channels * layout.cells].reshape(layout.channels, layout.cells).T
            each = np.maximum(cells @ w["cells"] + hidden @ w["context"] + w["cells_bias"], 0) @ w["marks"]
            for column, first in enumerate(layout.by_cell):
                logits[first : first + layout.cells] += each[:, column]
        return logits, softmax(hidden @ w["places"] + w["places_bias"])


def softmax(logits: Array) -> Array:
    """Probabilities from logits."""
    powers = np.exp(logits - logits.max())
    chances: Array = powers / powers.sum()
    return chances


class LearnedBot:
    """A trained agent as a bot: draws each number by the network's probabilities, sharpened."""

    def __init__(self, path: Path, temperature: float = 0.4) -> None:
        weights, self.about = load(path)
        self.encoding = encoding_of(self.about.game)
        self.network = Network(weights, Layout(self.encoding, self.about.seats))
        self.temperature = temperature

    def choose(
        self,
        game: Any,  # noqa: ARG002
        state: Any,
        seat: Seat,
        chance: Chance,
        budget_ms: int | None,  # noqa: ARG002
    ) -> Choice[Action]:
        """Choose number by number, until the chain of them is an action."""
        draft: Draft | None = None
        while True:
            chosen = self.encoding.decoded(state, seat, self.number(state, seat, chance, draft), draft)
            if isinstance(chosen, Action):
                return Choice(chosen)
            draft = chosen

    def number(self, state: Any, seat: Seat, chance: Chance, draft: Draft | None = None) -> int:
        """The action number that the agent draws; raises Invalid at a table of another size."""
        legal = self.encoding.legal(state, seat, draft)
        if len(legal) == 1:
            return legal[0]
        seen = self.encoding.observation(state, seat, draft)
        if len(seen) != self.network.layout.inputs:
            raise Invalid("weights-of-other-seats", seats=self.about.seats)
        logits, _ = self.network(seen)
        chances = softmax(logits[legal] / self.temperature)
        luck = chance.draw("learned", FINE) / FINE
        return legal[min(int(np.searchsorted(np.cumsum(chances), luck)), len(legal) - 1)]


class Palermo(LearnedBot):
    """The shipped baseline for Palermo: three seats, trained in the short form."""

    def __init__(self) -> None:
        super().__init__(BASELINES / "palermo.npz")


class Palanche(LearnedBot):
    """The shipped baseline for Palanche: two seats, ten rounds."""

    def __init__(self) -> None:
        super().__init__(BASELINES / "palanche.npz")


class VillaPaletti(LearnedBot):
    """The shipped baseline for Villa Paletti: two seats, trained in the short form."""

    def __init__(self) -> None:
        super().__init__(BASELINES / "villa_paletti.npz")


def interval(wins: float, matches: int) -> tuple[float, float, float]:
    """A share of wins and the interval that holds it in 95 of 100 cases (Wilson)."""
    share, z = wins / matches, 1.96
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    width = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches**2)) / (1 + z * z / matches)
    return share, max(0.0, middle - width), min(1.0, middle + width)


def strength(agent: LearnedBot, level: str, matches: int, seed: int) -> tuple[float, float, float]:
    """The agent's share of wins against bots of a level on all other seats, with its interval.

    Seats rotate; a shared win counts as its share; a match that takes too long goes to the best score. Bots
    count steps instead of time, so that the same seed gives the same matches on every machine.
    """
    about, encoding, wins = agent.about, agent.encoding, 0.0
    game, other = encoding.game, bring_bot(encoding.game, level)
    for number in range(matches):
        chance = SeededChance(f"{seed}/{number}", simulator_of(game))
        longest = LONGER * about.most_actions
        match = NumberedMatch(encoding, about.seats, about.options, chance, longest, short=about.short)
        own = number % about.seats
        while match.seat is not None and not match.is_truncated:
            bot = agent if match.seat == own else other
            with counted_thinking():
                chosen = ask(game, match.state, match.seat, chance, bot)
            match.play_action(chosen.action, chance)
        winners = match.outcome().winners
        wins += (own in winners) / max(1, len(winners))
    return interval(wins, matches)


def main() -> int:
    """Measure a file of weights."""
    parser = argparse.ArgumentParser(prog="python -m ludoteca.research.agents", description=__doc__)
    parser.add_argument("file", type=Path, help="a file of weights, or the name of a shipped one: palermo")
    parser.add_argument("levels", nargs="+", help="bots to play against")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    shipped = BASELINES / f"{asked.file}.npz"
    agent = LearnedBot(shipped if shipped.exists() else asked.file)
    print(f"{agent.about.steps:,} decisions, {agent.about.minutes} minutes; {agent.about.seats} seats")
    for level in asked.levels:
        share, low, high = strength(agent, level, asked.matches, asked.seed)
        print(f"{level:8} {share:6.1%} of {asked.matches} matches ({low:.1%}–{high:.1%})", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
