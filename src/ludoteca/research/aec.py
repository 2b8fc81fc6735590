"""PettingZoo environments: `aec_env("palermo", seats=4)`."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ludoteca.core import SeededChance, simulator_of

from .continuous import ContinuousVilla
from .encodings import encoding_of
from .table import LearnersTable

MOST_ACTIONS = {"palermo": 2_000, "palanche": 20_000, "villa_paletti": 1_000}
"""After so many choices a match is truncated: random play need not come to an end."""


def aec_env(
    game: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    most_actions: int | None = None,
    continuous: bool = False,
    render_mode: str | None = None,
) -> AECEnv:
    """A game as a PettingZoo AEC environment, which refuses steps out of order.

    Observations are `{"observation": vector, "action_mask": mask}`, rewards come at the end (see `returns` of
    `LearnersTable`). `continuous`, for Villa Paletti, takes vectors from -1 to 1 instead of numbers.
    """
    env = LudotecaEnv(game, seats, options, most_actions, continuous, render_mode)
    return OrderEnforcingWrapper(env)


class LudotecaEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no type information
    """A match of any of the three games, an agent a seat."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, Any] | None,
        most_actions: int | None,
        continuous: bool,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.encoding = encoding_of(game)
        info = self.encoding.game.info
        self.seats = info.min_seats if seats is None else seats
        self.options = options
        self.most_actions = MOST_ACTIONS[game] if most_actions is None else most_actions
        self.hand = ContinuousVilla(self.encoding.game) if continuous else None
        self.metadata = {
            "name": f"ludoteca_{game}_v{self.encoding.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        observed = spaces.Box(-100, 100, (self.encoding.width,), np.float32)
        mask = spaces.Box(0, 1, (self.encoding.size,), np.int8)
        # With vectors for actions there is nothing to mask: every vector means something.
        seen: spaces.Space[Any] = (
            observed if self.hand else spaces.Dict({"observation": observed, "action_mask": mask})
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: self.hand.space() if self.hand else spaces.Discrete(self.encoding.size)
            for agent in self.possible_agents
        }
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """One space an agent, so that each can be seeded."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Set the table anew; the seed decides its luck."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        simulator = simulator_of(self.encoding.game)
        self._chance = SeededChance(int(self._seeds.integers(2**63)), simulator)
        self.table = LearnersTable(self.encoding, self.seats, self.options, self._chance, self.most_actions)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def _choose_agent(self) -> None:
        seat = self.table.seat
        self.agent_selection = self.agents[0] if seat is None else f"seat_{seat}"

    def observe(self, agent: str) -> Any:
        """What the agent sees; nothing may be chosen by who is not asked."""
        seat = self.possible_agents.index(agent)
        observation = self.table.observation(seat)
        if self.hand:
            return observation
        mask = np.zeros(self.encoding.size, np.int8)
        if seat == self.table.seat and not self.table.is_broken_off:
            mask[self.table.legal()] = 1
        return {"observation": observation, "action_mask": mask}

    def step(self, action: Any) -> None:
        """The selected agent chooses."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self.hand:
            self.hand.play(self.table, action, self._chance)
        else:
            self.table.play(int(action), self._chance)
        self._clear_rewards()
        if self.table.is_over:
            self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.is_broken_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self._choose_agent()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text."""
        if self.render_mode != "ansi":
            return None
        return self.encoding.game.render(self.table.state, None)

    def close(self) -> None:
        """Nothing is open."""
