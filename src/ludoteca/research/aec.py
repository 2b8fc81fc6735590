"""PettingZoo environments: `aec_env("palermo", seats=4)`."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ludoteca.core import Invalid, SeededChance, options_of, simulator_of
from ludoteca.core.learning import NumberedMatch, VectorActions

from .encodings import encoding_of
from .vector import game_options


def aec_env(
    game: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    most_actions: int | None = None,
    continuous: bool = False,
    short: bool = False,
    render_mode: str | None = None,
) -> AECEnv:
    """A game as a PettingZoo AEC environment, which refuses steps out of order.

    Observations are `{"observation": vector, "action_mask": mask}`; rewards are given at the end (see
    `NumberedMatch.returns`). `infos` have scores and places so far, and the last action in words. With
    `continuous`, actions are vectors from -1 to 1 instead of numbers and there is no mask; raises Invalid for
    a game without continuous control. `short` plays the game's short form.
    """
    env = LudotecaEnv(game, seats, options, most_actions, continuous, short, render_mode)
    return OrderEnforcingWrapper(env)


def parallel_env(
    game: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    most_actions: int | None = None,
    short: bool = False,
) -> ParallelEnv:
    """A game as a PettingZoo parallel environment, as `aec_env`.

    Every agent gives an action in every step; only that of the agent that decides is played. The mask of the
    others is all 0.
    """
    return AllAtOnce(LudotecaEnv(game, seats, options, most_actions, False, short, None))


class LudotecaEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no type information
    """A match of any game with an agent for each seat."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, Any] | None,
        most_actions: int | None,
        continuous: bool,
        short: bool,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        rules = encoding_of(game).game
        self.encoding = encoding_of(game).fitted(options_of(rules, options))
        info = rules.info
        self.seats = info.min_seats if seats is None else seats
        self.options = options
        self.short = short
        self.most_actions = info.longest_match if most_actions is None else most_actions
        self.vectors: VectorActions | None = self.encoding.vectors if continuous else None
        if continuous and self.vectors is None:
            raise Invalid("no-vectors", game=info.title)
        self.metadata = {
            "name": f"ludoteca_{game}_v{self.encoding.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        bounds = (0, 255) if self.encoding.dtype is np.uint8 else (-100, 100)
        dtype: Any = self.encoding.dtype
        observed = spaces.Box(*bounds, (self.encoding.width(self.seats),), dtype)
        mask = spaces.Box(0, 1, (self.encoding.size,), np.int8)
        # With vectors for actions there is nothing to mask: every vector means something.
        seen: spaces.Space[Any] = (
            observed if self.vectors else spaces.Dict({"observation": observed, "action_mask": mask})
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: self._new_action_space() for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def _new_action_space(self) -> spaces.Space[Any]:
        if self.vectors is not None:
            return spaces.Box(-1.0, 1.0, (self.vectors.width,), np.float32)
        return spaces.Discrete(self.encoding.size)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space, the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action space of an agent; each agent has its own, so that each can be seeded."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match, with luck from the seed; `options["game"]` replaces options of the game."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        simulator = simulator_of(self.encoding.game)
        self._chance = SeededChance(int(self._seeds.integers(2**63)), simulator)
        asked = {**(self.options or {}), **game_options(options)} or None
        self.match = NumberedMatch(
            self.encoding, self.seats, asked, self._chance, self.most_actions, short=self.short
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._word, self._is_as_given = "", True
        self._write_infos()
        self._choose_agent()

    def _write_infos(self) -> None:
        """Scores and places so far, the last action in words, and whether it was just what a vector said."""
        outcome = self.match.outcome()
        about: dict[str, Any] = {"scores": outcome.scores, "places": outcome.ranks, "word": self._word}
        if self.vectors:
            about["as_given"] = self._is_as_given
        self.infos: dict[str, dict[str, Any]] = {agent: dict(about) for agent in self.agents}

    def _choose_agent(self) -> None:
        seat = self.match.seat
        self.agent_selection = self.agents[0] if seat is None else f"seat_{seat}"

    def observe(self, agent: str) -> Any:
        """What the agent sees; the mask of an agent that does not decide is all 0."""
        seat = self.possible_agents.index(agent)
        observation = self.match.observation(seat)
        if self.vectors:
            return observation
        mask = np.zeros(self.encoding.size, np.int8)
        if seat == self.match.seat and not self.match.is_truncated:
            mask[self.match.legal()] = 1
        return {"observation": observation, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Play the action of the selected agent; raises Illegal if the rules forbid it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._play(action)
        self._write_infos()
        self._clear_rewards()
        if self.match.is_over or self.match.is_truncated:
            self.rewards = dict(zip(self.possible_agents, self.match.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, self.match.is_over)
            self.truncations = dict.fromkeys(self.agents, self.match.is_truncated)
        self._choose_agent()
        self._accumulate_rewards()

    def _play(self, action: Any) -> None:
        """Play the action of the deciding seat; raises Illegal if the rules forbid it."""
        if self.vectors:
            asked = self.match.state, self.match.seat or 0, action
            chosen, self._is_as_given = self.vectors.read(*asked), self.vectors.as_given(*asked)
            self._word = self.encoding.game.notation(chosen)
            self.match.play_action(chosen, self._chance)
        else:
            self._word = self.encoding.word(int(action))
            self.match.play(int(action), self._chance)

    def render(self) -> str | None:
        """The board as text, for `render_mode` "ansi"; None otherwise."""
        if self.render_mode != "ansi":
            return None
        return self.encoding.game.render(self.match.state, None)

    def close(self) -> None:
        """Do nothing: no resource is open."""


class AllAtOnce(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no type information
    """A match in which every agent gives an action in every step, and the one that decides is played."""

    def __init__(self, env: LudotecaEnv) -> None:
        self.env = env
        self.metadata = {**env.metadata, "is_parallelizable": True}
        self.possible_agents = env.possible_agents
        self.render_mode = env.render_mode
        self.observation_spaces, self.action_spaces = env.observation_spaces, env.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space, the same for every agent."""
        return self.env.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action space of an agent."""
        return self.env.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new match; returns observations and infos."""
        self.env.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._seen(), self.env.infos

    def _seen(self) -> dict[str, Any]:
        return {agent: self.env.observe(agent) for agent in self.possible_agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Play the action of the agent that decides; raises Illegal if the rules forbid it."""
        env = self.env
        env.step(actions[env.agent_selection])
        over = env.match.is_over or env.match.is_truncated
        self.agents = [] if over else self.agents
        return self._seen(), env.rewards, env.terminations, env.truncations, env.infos

    def render(self) -> str | None:
        """The board as text."""
        return self.env.render()
