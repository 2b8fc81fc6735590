"""Train an agent for any game by PPO: `python -m ludoteca.research.train palermo --minutes 15`.

It begins with imitation of a bot, the teacher. Then the agent plays itself, earlier selves from a pool, and
bots; a match that has ended becomes data. It learns a policy over the legal action numbers, the expected
reward, and the probability of each place. Progress is printed, a checkpoint is written with every point of
the curve (`--resume` goes on from it), and the weights that `ludoteca.research.agents` plays without torch
are written beside it.

Needs the extra `train` (`pip install "ludoteca[train]"`); `fast` makes Palermo many times faster.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from torch import nn

from ludoteca.bots import bring_bot
from ludoteca.core import Invalid

from .agents import Array, Layout, LearnedBot, Trained, save, strength
from .encodings import encoding_of
from .recipes import OTHER, RECIPES, Recipe
from .single import BotsEnv
from .vector import VectorEnv

EMBEDDING = 16
"""Features of each cell of a board."""
CLIP, ENTROPY, VALUE, PLACES, NORM = 0.2, 0.01, 0.5, 0.1, 0.5
"""The clipped ratio of PPO, weights of the losses, and the largest norm of a gradient."""
DISCOUNT, SMOOTHING = 0.997, 0.95
EPOCHS, MINIBATCH = 3, 256
POOL = 6
"""Earlier selves that are kept."""
OF_ONE_RUN = ("game", "seats", "options", "short", "encoding_version", "rules_version", "hidden")
"""What a run that is resumed must have in common with its checkpoint."""
LESSONS = 30_000
"""The latest decisions of the teacher that are learned again and again."""


class Net(nn.Module):  # type: ignore[misc]  # torch is not installed where types are checked
    """Two layers over everything, and a small network that each cell of a board shares (`agents.Network`)."""

    def __init__(self, layout: Layout, seats: int, hidden: int) -> None:
        super().__init__()
        self.layout = layout
        self.register_buffer("scale", torch.tensor(layout.scale, dtype=torch.float32), persistent=False)
        self.first, self.second = nn.Linear(layout.inputs, hidden), nn.Linear(hidden, hidden)
        self.actions, self.value = nn.Linear(hidden, layout.actions), nn.Linear(hidden, 1)
        self.places = nn.Linear(hidden, seats)
        for head in (self.actions, self.value, self.places):
            nn.init.normal_(head.weight, std=0.01)
        if layout.by_cell:
            self.cells = nn.Linear(layout.channels, EMBEDDING)
            self.context = nn.Linear(hidden, EMBEDDING, bias=False)
            self.marks = nn.Linear(EMBEDDING, len(layout.by_cell), bias=False)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Logits of the actions, the expected reward, logits of the places."""
        layout = self.layout
        x = seen.float() / self.scale
        hidden = torch.relu(self.second(torch.relu(self.first(x))))
        logits = self.actions(hidden)
        if layout.by_cell:
            cells = x[:, : layout.channels * layout.cells].view(len(x), layout.channels, layout.cells)
            each = self.cells(cells.transpose(1, 2)) + self.context(hidden)[:, None]
            marks = self.marks(torch.relu(each))
            parts = [logits[:, : layout.by_cell[0]]]
            for column, first in enumerate(layout.by_cell):
                end = first + layout.cells
                following = [*layout.by_cell, layout.actions][column + 1]
                parts += [logits[:, first:end] + marks[:, :, column], logits[:, end:following]]
            logits = torch.cat(parts, dim=1)
        return logits, self.value(hidden)[:, 0], self.places(hidden)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def act(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """A drawn action for each row, its log probability, and the expected reward."""
        logits, value, _ = self(torch.from_numpy(seen))
        logits = logits.masked_fill(torch.from_numpy(masks) == 0, -1e9)
        chosen = torch.distributions.Categorical(logits=logits)
        actions = chosen.sample()
        return actions.numpy(), chosen.log_prob(actions).numpy(), value.numpy()

    def weights(self) -> dict[str, Array]:
        """The weights for `agents.Network`: inputs × outputs."""
        named = {name: tensor.detach().numpy().copy() for name, tensor in self.named_parameters()}
        found = {}
        for name, values in named.items():
            layer, kind = name.split(".")
            found[layer if kind == "weight" else f"{layer}_bias"] = values.T if kind == "weight" else values
        return found


class Line(msgspec.Struct):
    """The decisions of one seat in one match."""

    seen: list[Array] = msgspec.field(default_factory=list)
    masks: list[Array] = msgspec.field(default_factory=list)
    actions: list[int] = msgspec.field(default_factory=list)
    chances: list[float] = msgspec.field(default_factory=list)
    values: list[float] = msgspec.field(default_factory=list)
    rewards: list[float] = msgspec.field(default_factory=list)
    place: int = 1

    def add(self, seen: Array, mask: Array, action: int, chance: float, value: float) -> None:
        """Add a decision; what follows it is rewarded later."""
        self.seen.append(seen.copy())
        self.masks.append(np.packbits(mask))
        self.actions.append(action)
        self.chances.append(chance)
        self.values.append(value)
        self.rewards.append(0.0)

    def advantages(self) -> Array:
        """How much better each decision was than expected (GAE); the match is over after the last."""
        found, later, following = np.zeros(len(self.actions), np.float32), 0.0, 0.0
        for step in range(len(self.actions) - 1, -1, -1):
            surprise = self.rewards[step] + DISCOUNT * following - self.values[step]
            later = surprise + DISCOUNT * SMOOTHING * later
            found[step], following = later, self.values[step]
        return found


class SelfPlay:
    """Matches of the learner against itself and earlier selves, in a vector environment."""

    def __init__(self, game: str, recipe: Recipe, short: bool, net: Net, pool: list[Net], seed: int) -> None:
        make: Callable[..., VectorEnv] = lambda fast: VectorEnv(  # noqa: E731
            game, recipe.envs, recipe.seats, recipe.options, short=short, reward="place", fast=fast,
            most_actions=recipe.most_actions, shaping=recipe.shaping, discount=DISCOUNT,
        )  # fmt: skip
        try:
            self.env = make(True)
        except Invalid:  # this game has no compiled rules, or they are not installed
            self.env = make(False)
        self.net, self.pool, self.luck = net, pool, np.random.default_rng(seed)
        self.env.reset(seed=seed)
        self.players = np.full((recipe.envs, recipe.seats), -1)
        """Who plays each seat: -1 for the learner, otherwise an earlier self of the pool."""
        self.lines = [[Line() for _ in range(recipe.seats)] for _ in range(recipe.envs)]

    def step(self) -> Iterator[Line]:
        """Play a step in every match; gives the lines of those that ended."""
        buffers, players = self.env.buffers, self.players
        rows = np.arange(len(players))
        who = players[rows, buffers.to_move]
        actions = np.zeros(len(rows), np.int64)
        for player in np.unique(who).tolist():
            these = np.flatnonzero(who == player)
            net = self.net if player < 0 else self.pool[player % len(self.pool)]
            seen, masks = buffers.observations[these], buffers.masks[these]
            actions[these], chances, values = net.act(seen, masks)
            if player < 0:
                for place, row in enumerate(these.tolist()):
                    line = self.lines[row][buffers.to_move[row]]
                    line.add(seen[place], masks[place], actions[row], chances[place], values[place])
        _, rewards, terminated, truncated, _ = self.env.step(actions)
        for row in rows.tolist():
            for seat, line in enumerate(self.lines[row]):
                if line.rewards:
                    line.rewards[-1] += float(rewards[row, seat])
        for row in np.flatnonzero(terminated | truncated).tolist():
            for seat, line in enumerate(self.lines[row]):
                line.place = int(buffers.final_places[row, seat])
                if line.actions:
                    yield line
            self.lines[row] = [Line() for _ in self.lines[row]]
            self._seat_players(row)

    def _seat_players(self, row: int) -> None:
        """In half of the matches one seat is the learner's and the others are earlier selves."""
        self.players[row] = -1
        if self.pool and self.luck.random() < 0.5:
            self.players[row] = self.luck.integers(len(self.pool), size=self.players.shape[1])
            self.players[row, self.luck.integers(self.players.shape[1])] = -1


class BotTables:
    """Matches of the learner against bots, one table after the other; a teacher may decide in its place."""

    def __init__(
        self, game: str, recipe: Recipe, short: bool, net: Net, seed: int, teacher: str = ""
    ) -> None:
        self.net = net
        self.envs = [
            BotsEnv(
                game, teacher or recipe.bots[table % len(recipe.bots)], recipe.seats, recipe.options,
                short=short, reward="place", most_actions=recipe.most_actions, shaping=recipe.shaping,
                discount=DISCOUNT,
            )
            for table in range(recipe.tables)
        ]  # fmt: skip
        self.teacher = bring_bot(self.envs[0].encoding.game, teacher) if teacher else None
        self.shown: list[list[int]] = [[] for _ in self.envs]
        """What is left at each table of the numbers that lead to the teacher's action."""
        self.infos = [env.reset(seed=seed + table)[1] for table, env in enumerate(self.envs)]
        self.lines = [Line() for _ in self.envs]

    def step(self) -> Iterator[Line]:
        """Decide once at every table; gives the lines of matches that ended."""
        seen = np.concatenate([env._row for env in self.envs])
        masks = np.stack([infos["action_mask"] for infos in self.infos])
        actions, chances, values = self.net.act(seen, masks)
        for table, env in enumerate(self.envs):
            action, line = self._shown(table, int(actions[table])), self.lines[table]
            line.add(seen[table], masks[table], action, chances[table], values[table])
            _, line.rewards[-1], over, truncated, infos = env.step(action)
            if over or truncated:
                line.place = infos["places"][env.seat]
                yield line
                self.lines[table] = Line()
                _, infos = env.reset()
                self.shown[table] = []
            self.infos[table] = infos

    def _shown(self, table: int, own: int) -> int:
        """The number that the teacher shows; the learner's own where there is none, or no teacher."""
        if self.teacher is None:
            return own
        shown, env = self.shown[table], self.envs[table]
        if not shown and env.match.draft is None:
            shown += env.imitated(self.teacher)
        return shown.pop(0) if shown else own


def decisions(lines: list[Line]) -> int:
    """The number of decisions in lines."""
    return sum(len(line.actions) for line in lines)


def learn(net: Net, optimiser: torch.optim.Optimizer, lines: list[Line], *, imitate: bool) -> None:
    """A step of PPO over the decisions of finished matches, or of imitation."""
    seen = torch.from_numpy(np.stack([row for line in lines for row in line.seen]))
    packed = np.stack([row for line in lines for row in line.masks])
    masks = torch.from_numpy(np.unpackbits(packed, axis=1, count=net.layout.actions).astype(bool))
    actions = torch.tensor([action for line in lines for action in line.actions])
    chances = torch.tensor([chance for line in lines for chance in line.chances])
    places = torch.tensor([line.place - 1 for line in lines for _ in line.actions])
    gained = np.concatenate([line.advantages() for line in lines])
    returns = torch.from_numpy(gained + np.concatenate([line.values for line in lines]).astype(np.float32))
    advantages = torch.from_numpy((gained - gained.mean()) / (gained.std() + 1e-6))
    for _ in range(EPOCHS):
        for some in torch.randperm(len(actions)).split(MINIBATCH):
            logits, value, placed = net(seen[some])
            policy = torch.distributions.Categorical(logits=logits.masked_fill(~masks[some], -1e9))
            logs = policy.log_prob(actions[some])
            ratio = (logs - chances[some]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            better = logs if imitate else torch.min(ratio * advantages[some], clipped * advantages[some])
            entropy = -(policy.probs * policy.logits.clamp(min=-50)).sum(dim=1).mean()
            loss = (
                -better.mean()
                - ENTROPY * entropy
                + VALUE * nn.functional.mse_loss(value, returns[some])
                + PLACES * nn.functional.cross_entropy(placed, places[some])
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), NORM)
            optimiser.step()


class Trainer:
    """A training run: what is learned, how long it took, and its checkpoint."""

    def __init__(self, game: str, recipe: Recipe, asked: argparse.Namespace) -> None:
        self.game, self.recipe, self.asked = game, recipe, asked
        self.encoding = encoding_of(game)
        self.layout = Layout(self.encoding, recipe.seats)
        torch.manual_seed(asked.seed)
        torch.set_num_threads(1)
        self.net = Net(self.layout, recipe.seats, asked.hidden)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=asked.rate, eps=1e-5)
        self.pool: list[Net] = []
        self.spent, self.steps, self.updates = 0.0, 0, 0
        self.curve: list[tuple[float, int, float, float, float]] = []
        self.checkpoint = Path(asked.out).with_suffix(".pt")
        if asked.resume:
            self._resume()

    def _resume(self) -> None:
        if not self.checkpoint.exists():
            sys.exit(f"There is no checkpoint {self.checkpoint}: begin without --resume.")
        kept = torch.load(self.checkpoint, weights_only=False)
        began, now = kept["about"], msgspec.to_builtins(self.about())
        if others := [name for name in OF_ONE_RUN if began[name] != now[name]]:
            sys.exit(f"{self.checkpoint} is of another training: {', '.join(others)} differ.")
        self.net.load_state_dict(kept["net"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.spent, self.steps, self.updates = kept["spent"], kept["steps"], kept["updates"]
        self.curve = kept["curve"]
        self.pool += [self._earlier(weights) for weights in kept["pool"]]

    def _earlier(self, weights: dict[str, Any]) -> Net:
        earlier = Net(self.layout, self.recipe.seats, self.asked.hidden)
        earlier.load_state_dict(weights)
        return earlier

    def keep(self) -> None:
        """Write the checkpoint and the weights."""
        torch.save(
            {
                "net": self.net.state_dict(), "optimiser": self.optimiser.state_dict(),
                "pool": [earlier.state_dict() for earlier in self.pool], "curve": self.curve,
                "spent": self.spent, "steps": self.steps, "updates": self.updates,
                "about": msgspec.to_builtins(self.about()),
            },
            self.checkpoint,
        )  # fmt: skip
        save(Path(self.asked.out), self.net.weights(), self.about())

    def about(self) -> Trained:
        """What the run's files say about themselves."""
        return Trained(
            game=self.game, seats=self.recipe.seats, options=self.recipe.options, short=not self.asked.full,
            most_actions=self.recipe.most_actions,
            encoding_version=self.encoding.version, rules_version=self.encoding.game.info.rules_version,
            hidden=self.asked.hidden, minutes=round(self.spent, 1), steps=self.steps, curve=self.curve,
        )  # fmt: skip

    def run(self) -> None:
        """Play and learn until the processor time is spent."""
        recipe, asked, short = self.recipe, self.asked, not self.asked.full
        game, net, seed = self.game, self.net, asked.seed + self.updates
        teacher = BotTables(game, recipe, short, net, seed, recipe.teacher) if recipe.teacher else None
        play = SelfPlay(game, recipe, short, net, self.pool, seed), BotTables(game, recipe, short, net, seed)
        shown: list[Line] = []
        checked = self.curve[-1][0] if self.curve else -1e9
        began, before = time.process_time(), self.spent
        while True:
            if self.spent - checked >= asked.minutes / 12 or self.spent >= asked.minutes:
                began += self._check()  # the budget is for learning
                checked = self.spent
                self.keep()
            if self.spent >= asked.minutes:
                return
            imitate = teacher is not None and self.spent < recipe.imitation * asked.minutes
            lines: list[Line] = []
            while decisions(lines) < recipe.batch:
                for source in (teacher,) if teacher is not None and imitate else play:
                    lines += source.step()
            self.steps += decisions(lines)
            if imitate:
                shown += lines
                while decisions(shown) > LESSONS:
                    shown.pop(0)
                lines = shown
            self.optimiser.param_groups[0]["lr"] = asked.rate * max(0.1, 1 - self.spent / asked.minutes)
            learn(net, self.optimiser, lines, imitate=imitate)
            self.updates += 1
            if self.updates % 10 == 0:
                self.pool.append(self._earlier(self.net.state_dict()))
                del self.pool[:-POOL]
            self.spent = before + (time.process_time() - began) / 60

    def _check(self) -> float:
        """Measure the strength against the first bot; returns the seconds that this took."""
        began, level = time.process_time(), self.recipe.bots[0]
        self.keep()
        share, low, high = strength(LearnedBot(Path(self.asked.out)), level, self.asked.checks, 10**6)
        self.curve.append((round(self.spent, 2), self.steps, round(share, 3), round(low, 3), round(high, 3)))
        wins = f"wins against {level}: {share:.0%} ({low:.0%}–{high:.0%})"
        print(f"{self.spent:6.1f} min {self.steps:9,} decisions  {wins}", flush=True)
        return time.process_time() - began


def main() -> int:
    """Train until the time is over."""
    parser = argparse.ArgumentParser(prog="python -m ludoteca.research.train", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time")
    parser.add_argument("--out", default="learned.npz", help="the weights; the checkpoint is beside them")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint")
    parser.add_argument(
        "--full", action="store_true", help="the whole game, not its short form, if it has one"
    )
    parser.add_argument("--hidden", type=int, default=96)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--checks", type=int, default=60, help="matches for each point of the curve")
    asked = parser.parse_args()
    encoding = encoding_of(asked.game)
    asked.full |= not encoding.short_options
    other = msgspec.structs.replace(OTHER, seats=encoding.game.info.min_seats)
    Trainer(asked.game, RECIPES.get(asked.game, other), asked).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
