"""Train a small agent for a short Palanche against the bot `easy`, with numpy alone.

    pip install "ludoteca[research]"
    python examples/train.py --matches 400
    ludoteca tournament palanche --bots easy,examples/train.py:LearnedBot --seats 2 --length rounds:10

The first command plays matches of ten rounds with everything the game has, trades and auctions too, prints
the share of wins so far, and saves the policy in `learned_linear.npz`; the second lets it play a tournament
under the same options. The agent is a linear softmax over the legal action numbers that learns by policy
gradients. How strong it gets is what the tournament says: few matches give a weak player. The script that
trains all three games by PPO is `python -m ludoteca.research.train`.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca import Choice
from ludoteca.core import Action
from ludoteca.research import BotsEnv, encoding_of

KEPT = Path("learned_linear.npz")
RATE, DISCOUNT = 0.05, 0.997
TOLD = 50
"""Matches between two lines of progress."""


class Policy:
    """Probabilities of the legal action numbers: a softmax of observation × weights."""

    def __init__(self, weights: Any = None) -> None:
        self.encoding = encoding_of("palanche")
        self.weights = np.zeros((self.encoding.width(2), self.encoding.size), np.float32)
        if weights is not None:
            self.weights[:] = weights

    def chances(self, seen: Any, legal: Any) -> Any:
        """The probability of each legal action number."""
        logits = seen @ self.weights[:, legal]
        powers = np.exp(logits - logits.max())
        return powers / powers.sum()


class LearnedBot:
    """Plays the saved policy as a bot."""

    def __init__(self) -> None:
        kept = np.load(KEPT)
        self.policy = Policy(kept["weights"])
        if kept["encoding_version"] != self.policy.encoding.version:
            raise ValueError(f"{KEPT} was trained for another version of the encoding: train again")

    def choose(self, game: Any, state: Any, seat: int, chance: Any, budget_ms: int | None) -> Choice[Action]:  # noqa: ARG002
        """Choose the most probable number, and follow the chain of numbers that it begins."""
        encoding, draft = self.policy.encoding, None
        while True:
            legal = encoding.legal(state, seat, draft)
            chances = self.policy.chances(encoding.observation(state, seat, draft), legal)
            chosen = encoding.decoded(state, seat, legal[int(chances.argmax())], draft)
            if isinstance(chosen, Action):
                return Choice(chosen)
            draft = chosen


def play(env: BotsEnv, policy: Policy, luck: Any) -> tuple[list[Any], bool]:
    """Play a match: the decisions with what followed each, and whether it was won."""
    (seen, infos), decisions, rewards = env.reset(), [], []
    done = False
    while not done:
        row = np.concatenate([seen["planes"].ravel(), seen["numbers"]])
        legal = np.flatnonzero(infos["action_mask"])
        chances = policy.chances(row, legal)
        pick = int(np.searchsorted(np.cumsum(chances), luck.random() * chances.sum(), side="right"))
        pick = min(pick, len(legal) - 1)
        decisions.append((row, legal, chances, pick))
        seen, reward, over, truncated, infos = env.step(int(legal[pick]))
        rewards.append(reward)
        done = over or truncated
    following, later = [0.0] * len(rewards), 0.0
    for step in range(len(rewards) - 1, -1, -1):
        following[step] = later = rewards[step] + DISCOUNT * later
    return [*zip(decisions, following, strict=True)], infos["places"][env.seat] == 1


def learn(policy: Policy, decisions: list[Any]) -> None:
    """Make decisions with a better end more likely, the others less likely."""
    ends = np.array([following for _, following in decisions])
    for ((row, legal, chances, pick), _), gain in zip(decisions, ends - ends.mean(), strict=True):
        slope = -chances
        slope[pick] += 1
        policy.weights[:, legal] += np.outer(row, slope) * (RATE * gain)


def main() -> int:
    """Train, tell progress, and save the policy."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    env = BotsEnv("palanche", "easy", 2, short=True, shaping=2.0, discount=DISCOUNT)
    env.reset(seed=asked.seed)
    policy, luck, wins = Policy(), np.random.default_rng(asked.seed), 0
    for match in range(1, asked.matches + 1):
        decisions, won = play(env, policy, luck)
        wins += won
        learn(policy, decisions)
        if match % TOLD == 0 or match == asked.matches:
            print(f"{match} matches, {wins / match:.0%} won", flush=True)
    np.savez_compressed(KEPT, weights=policy.weights, encoding_version=policy.encoding.version)
    return 0


if __name__ == "__main__":
    sys.exit(main())
