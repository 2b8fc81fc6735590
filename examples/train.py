"""Train a small agent for Palanche on one processor, and show how it learns to beat the bot `easy`.

    pip install "ludoteca[research]"
    python examples/train.py --minutes 10 --svg curve.svg

The agent is a linear softmax over the action numbers, with its observation as features. It learns by policy
gradients (REINFORCE with a baseline): it plays against the bot, and actions of matches that went better than
usual become more likely. The policy is saved in `learned.npz`; `LearnedBot` plays it:

    ludoteca tournament palanche --bots easy,examples/train.py:LearnedBot --seats 2 --matches 200
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca import Choice, SeededChance, find_bot, find_game
from ludoteca.bots import ask
from ludoteca.core import Action
from ludoteca.research import NumberedMatch, encoding_of

KEPT = Path("learned.npz")
LENGTH = "rounds:15"
RATE, DECAY = 0.08, 0.9995
BATCH = 16
"""Matches between two steps of learning."""
CHECKED = 40
"""Matches by which the strength is measured."""


class Policy:
    """A policy: probabilities of the legal action numbers, as softmax of features × weights."""

    def __init__(self, weights: Any = None) -> None:
        self.encoding = encoding_of("palanche")
        self.weights = np.zeros((self.encoding.width(2) + 1, self.encoding.size), np.float32)
        if weights is not None:
            self.weights[:] = weights

    def chances(self, features: Any, legal: list[int]) -> Any:
        """The probability of each legal action number."""
        logits = features @ self.weights[:, legal]
        powers = np.exp(logits - logits.max())
        return powers / powers.sum()

    def features(self, table: NumberedMatch) -> Any:
        """The observation of the deciding seat, and a 1 for the bias."""
        return np.append(table.observation(table.seat or 0), np.float32(1))


class LearnedBot:
    """Plays the saved policy as a bot."""

    def __init__(self) -> None:
        self.policy = Policy(np.load(KEPT)["weights"])

    def choose(self, game: Any, state: Any, seat: int, chance: Any, budget_ms: int | None) -> Choice[Action]:  # noqa: ARG002
        """Choose the most probable number, and follow the chain of numbers that it begins."""
        encoding, draft = self.policy.encoding, None
        while True:
            legal = encoding.legal(state, seat, draft)
            features = np.append(encoding.observation(state, seat, draft), np.float32(1))
            number = legal[int(self.policy.chances(features, legal).argmax())]
            chosen = encoding.decoded(state, seat, number, draft)
            if isinstance(chosen, Action):
                return Choice(chosen)
            draft = chosen


def play(policy: Policy, bot: Any, seed: int, keep: list[Any] | None) -> tuple[float, float]:
    """Play a match of two: returns whether the agent won, and its lead as a share of all wealth."""
    game, luck = find_game("palanche"), np.random.default_rng(seed)
    chance = SeededChance(seed)
    # Without trades and own auctions: their chains are long, and minutes are too short to learn from them.
    table = NumberedMatch(policy.encoding, 2, {"length": LENGTH, "proposals": 0}, chance, most_actions=3000)
    me = seed % 2
    while not table.is_over and not table.is_truncated:
        assert table.seat is not None
        if table.seat != me:
            action = ask(game, table.state, table.seat, chance, bot).action
            table.set_state(game.apply(table.state, table.seat, action, chance).state)
            continue
        legal = table.legal()
        if len(legal) == 1:
            table.play(legal[0], chance)
            continue
        features = policy.features(table)
        chances = policy.chances(features, legal)
        pick = int(luck.choice(len(legal), p=chances.astype(float) / chances.sum(dtype=float)))
        if keep is not None:
            keep.append((features, legal, chances, pick))
        table.play(legal[pick], chance)
    view: Any = game.view(table.state)
    wealth = [player.wealth for player in view.players]
    ahead = (wealth[me] - wealth[1 - me]) / max(1, sum(wealth))
    return float(table.returns()[me] > 0), ahead


def learn(policy: Policy, matches: list[tuple[list[Any], float]], rate: float) -> None:
    """Make actions of better matches more likely, those of the others less likely."""
    results = np.array([ahead for _, ahead in matches])
    advantages = (results - results.mean()) / (results.std() + 1e-6)
    for (decisions, _), advantage in zip(matches, advantages, strict=True):
        for features, legal, chances, pick in decisions:
            slope = -chances
            slope[pick] += 1
            policy.weights[:, legal] += np.outer(features, slope) * (rate * advantage / len(decisions) ** 0.5)


def main() -> int:
    parser = argparse.ArgumentParser(description="Train a small agent for Palanche.")
    parser.add_argument("--minutes", type=float, default=10, help="of processor time")
    parser.add_argument("--svg", type=Path, default=Path("curve.svg"))
    asked = parser.parse_args()
    game, policy = find_game("palanche"), Policy()
    bot = find_bot(game, "easy")
    curve, began, seed, rate = [], time.process_time(), 0, RATE
    told = -1.0
    while True:
        minutes = (time.process_time() - began) / 60
        if minutes - told >= asked.minutes / 12 or minutes >= asked.minutes:
            told = minutes
            wins = np.mean([play(policy, bot, 10**6 + number, None)[0] for number in range(CHECKED)])
            curve.append((seed, float(wins)))
            print(f"{minutes:5.1f} min  {seed:6} matches  wins {wins:.0%} of {CHECKED}", flush=True)
        if minutes >= asked.minutes:
            break
        matches = []
        for _ in range(BATCH):
            decisions: list[Any] = []
            _, ahead = play(policy, bot, seed, decisions)
            matches.append((decisions, ahead))
            seed += 1
        learn(policy, matches, rate)
        rate *= DECAY
    np.savez_compressed(KEPT, weights=policy.weights)
    asked.svg.write_text(drawn(curve), encoding="utf-8")
    return 0


def drawn(curve: list[tuple[int, float]]) -> str:
    """The share of wins by matches played, as SVG."""
    most = max(matches for matches, _ in curve) or 1
    points = " ".join(f"{40 + 540 * matches / most:.0f},{220 - 200 * wins:.0f}" for matches, wins in curve)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 250" font-size="12">'
        '<rect width="600" height="250" fill="#fffdf8"/>'
        '<path d="M40 20V220H580M40 120H580" fill="none" stroke="#999"/>'
        f'<polyline points="{points}" fill="none" stroke="#b4532a" stroke-width="2"/>'
        '<text x="4" y="24">100 %</text><text x="10" y="124">50 %</text>'
        f'<text x="500" y="240">{most} matches</text><text x="50" y="240">wins against easy</text>'
        "</svg>\n"
    )


if __name__ == "__main__":
    sys.exit(main())
