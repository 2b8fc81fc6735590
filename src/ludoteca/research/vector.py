"""Many matches in step, as a vector environment of Gymnasium: `VectorEnv("palermo", num_envs=1024)`."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from msgspec.structs import replace

from ludoteca.core import Invalid, options_of
from ludoteca.core.learning import Encoding, Mask, Reward
from ludoteca.core.lockstep import Buffers, Plan

from .encodings import encoding_of

Observations = dict[str, npt.NDArray[Any]]


class VectorEnv(GymnasiumVectorEnv[Observations, npt.NDArray[Any], npt.NDArray[Any]]):
    """Matches of one game, played in step by the seats that decide, each of which sees its own view.

    Observations are a dictionary: `planes` (channels, rows, columns) for a game with a board, and `numbers`.
    A step plays one action in every match. Rewards have a column for each seat and are 0 until a match ends,
    unless they are shaped. A match that is over or truncated begins again within the same step:
    `infos["final_obs"]` then has what was seen last, where `infos["_final_obs"]` is true, and
    `infos["final_info"]` scores and places. Arrays that are returned are written over by the next step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        fast: bool = False,
        observe: bool = True,
        reward: Reward = "win",
        most_actions: int | None = None,
        short: bool = False,
        shaping: float = 0.0,
        discount: float = 1.0,
        buffers: Buffers | None = None,
    ) -> None:
        """Prepare the matches; raises Invalid for a game, seats or options that are not there.

        `fast` uses compiled rules, where a game has them (extra `fast`); `observe=False` makes no
        observations; `most_actions` truncates a match, which is then rewarded by the scores so far; `short`
        plays the game's short form. `shaping` is the weight of a potential-based reward in every step:
        `discount` × how a seat stands after it (its score, or what the game knows better) less how it stood
        before. `buffers` are arrays to write to, such as those of `Buffers.of` or in shared memory.
        """
        rules = encoding_of(game).game
        encoding = encoding_of(game).fitted(options_of(rules, options))
        info = rules.info
        self.encoding = encoding
        self.num_envs = num_envs
        self.seats = info.min_seats if seats is None else seats
        self._fast = fast
        self._plan = Plan(
            copies=num_envs,
            seats=self.seats,
            options=options,
            most_actions=info.longest_match if most_actions is None else most_actions,
            reward=reward,
            short=short,
            shaping=shaping,
            discount=discount,
        )
        require_potentials(encoding, shaping)
        self.buffers = Buffers.of(encoding, num_envs, self.seats, observe=observe)
        if buffers is not None:
            self.buffers.require_like(buffers)
            self.buffers = buffers
        self._lockstep = encoding.lockstep(self._plan, self.buffers, fast=fast)
        self._obs = parted(encoding, self.seats, self.buffers.observations)
        self._final_obs = parted(encoding, self.seats, self.buffers.final_observations)
        self.metadata = {
            "name": f"ludoteca_{game}_v{encoding.version}",
            "autoreset_mode": AutoresetMode.SAME_STEP,
        }
        self.single_action_space = spaces.Discrete(encoding.size)
        self.single_observation_space = observation_space(encoding, self.seats, observe=observe)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._has_begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all matches, with luck from the seed.

        `options["game"]` replaces options of the game from now on.
        """
        super().reset(seed=seed)
        if asked := game_options(options):
            self._plan = replace(self._plan, options={**(self._plan.options or {}), **asked})
            self._lockstep = self.encoding.lockstep(self._plan, self.buffers, fast=self._fast)
        self._lockstep.begin(int(self.np_random.integers(2**63)))
        self._has_begun = True
        return self._obs, {"seat": self.buffers.to_move}

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[
        Observations,
        npt.NDArray[np.float32],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Play an action in every match; raises Illegal, and plays none, if one is not in its mask."""
        assert self._has_begun, "reset() comes first"
        buffers = self.buffers
        self._lockstep.step(actions)
        infos: dict[str, Any] = {"seat": buffers.to_move}
        ended = buffers.terminated | buffers.truncated
        if ended.any():
            infos |= {
                "final_obs": self._final_obs,
                "_final_obs": ended,
                "final_info": {
                    "seat": buffers.final_to_move,
                    "scores": buffers.final_scores,
                    "places": buffers.final_places,
                },
                "_final_info": ended,
            }
        return self._obs, buffers.rewards, buffers.terminated, buffers.truncated, infos

    def action_masks(self) -> Mask:
        """The legal actions of each match, a row of 0 and 1 each."""
        return self.buffers.masks

    def word(self, action: int) -> str:
        """An action number in words."""
        return self.encoding.word(action)

    def sample_actions(self) -> npt.NDArray[np.int64]:
        """A random legal action for each match."""
        return self._lockstep.sample()


def game_options(options: dict[str, Any] | None) -> dict[str, Any]:
    """The options of the game among those of a reset: what the key "game" has."""
    asked = (options or {}).get("game") or {}
    assert isinstance(asked, dict), 'reset(options={"game": {…}})'
    return asked


def require_potentials(encoding: Encoding, shaping: float) -> None:
    """Raises Invalid if rewards are to be shaped in a game that cannot say how well a seat stands."""
    known = type(encoding)
    if shaping and known.scores is Encoding.scores and known.potentials is Encoding.potentials:
        raise Invalid("no-potentials", game=encoding.game.info.title)


def parted(encoding: Encoding, seats: int, rows: npt.NDArray[Any]) -> Observations:
    """Views of rows of observations: the planes of the board, if there are any, and the numbers."""
    if not rows.shape[1]:
        return {}
    shape = _shape_of_planes(encoding, seats)
    if shape is None:
        return {"numbers": rows}
    size = int(np.prod(shape))
    return {"planes": rows[:, :size].reshape(len(rows), *shape), "numbers": rows[:, size:]}


def observation_space(encoding: Encoding, seats: int, *, observe: bool = True) -> spaces.Dict:
    """The space of one observation, as `parted` splits it."""
    if not observe:
        return spaces.Dict({})
    is_bytes = encoding.dtype is np.uint8
    low, high = (0, 255) if is_bytes else (-100, 100)
    shape, width = _shape_of_planes(encoding, seats), encoding.width(seats)
    if shape is None:
        return spaces.Dict({"numbers": spaces.Box(low, high, (width,), encoding.dtype)})
    rest = width - int(np.prod(shape))
    return spaces.Dict(
        {
            "planes": spaces.Box(0, high if is_bytes else 1, shape, encoding.dtype),
            "numbers": spaces.Box(low, high, (rest,), encoding.dtype),
        }
    )


def _shape_of_planes(encoding: Encoding, seats: int) -> tuple[int, int, int] | None:
    """Channels, rows and columns of all planes of an observation together."""
    shapes = [block.shape for block in encoding.layout_for(seats) if block.shape]
    if not shapes:
        return None
    _, rows, columns = shapes[0]
    return sum(shape[0] for shape in shapes), rows, columns
