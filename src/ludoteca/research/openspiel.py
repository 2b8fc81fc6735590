"""OpenSpiel games: importing this module registers every playable game, such as `ludoteca_palermo`.

`pyspiel.load_game("ludoteca_palermo(seats=4,edition=en)")`: the options of a game are its parameters, except
those that are whole documents. Luck is in chance nodes. Draws with few sides are exact; a shuffle, and a draw
with many sides, is one of `SHUFFLES` equally likely ones.
"""

import hashlib
import random
from collections.abc import Callable, Iterator
from typing import Any, TypeVar, get_type_hints

import msgspec
import numpy as np
import pyspiel
from msgspec.structs import replace

from ludoteca.core import (
    AnyGame,
    Invalid,
    Record,
    SeededChance,
    Simulator,
    options_of,
    simulator_of,
    values_of,
)
from ludoteca.core.learning import Draft, Encoding, NumberedMatch
from ludoteca.games import playable_games

from .encodings import encoding_of

R = TypeVar("R", bound=Record)

REMEMBERED = 16
"""The latest choices that an information-state tensor has."""
SHUFFLES = 1000
"""Outcomes of a chance node for a shuffle, or for a draw with more sides than this."""
MOST_NODES = 100
"""Chance nodes in one action. What is drawn after them follows from them, so that chance ends: dice that are
rolled again after a tie could go on for ever."""


class LuckMissing(Exception):
    """The rules need a draw that no chance node has decided yet."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class ChanceNodes:
    """A chance that reads the outcomes of chance nodes in order and raises LuckMissing after the last."""

    def __init__(self, answers: tuple[Any, ...], simulator: Simulator | None) -> None:
        self.answers = answers
        self._simulator = simulator
        self._next = 0

    def _take(self, sides: int) -> Any:
        if self._next == len(self.answers):
            if self._next < MOST_NODES:
                raise LuckMissing(sides)
            numbers = [answer for answer in self.answers if isinstance(answer, int)]
            self.answers = (*self.answers, random.Random(repr(numbers)).randrange(sides))
        self._next += 1
        return self.answers[self._next - 1]

    def draw(self, label: str, sides: int) -> int:
        """A number from 0 to `sides` - 1."""
        if sides == 1:
            return 0
        if sides <= SHUFFLES:
            return int(self._take(sides))
        return random.Random(f"{label}/{self._take(SHUFFLES)}").randrange(sides)

    def shuffle(self, label: str, n: int) -> tuple[int, ...]:
        """The numbers 0 … n-1 in some order."""
        order = list(range(n))
        if n > 1:
            random.Random(f"{label}/{self._take(SHUFFLES)}").shuffle(order)
        return tuple(order)

    def simulate(self, label: str, request: Record, result_type: type[R]) -> R:
        """The simulated result, computed once: it is kept among the answers for when the rules run again."""
        if self._next == len(self.answers):
            if self._simulator is None:
                raise Invalid("physics-missing", label=label)
            result = self._simulator(request)
            assert isinstance(result, result_type), label
            self.answers = (*self.answers, result)
        self._next += 1
        known: R = self.answers[self._next - 1]
        return known


class Past(msgspec.Struct, frozen=True):
    """A choice of a player, and those before it."""

    before: "Past | None"
    match: NumberedMatch
    """The match in which the choice was made."""
    number: int
    is_hidden: bool
    """Whether it is a link of an unfinished chain, which only the player who makes it knows."""


class Node(msgspec.Struct, frozen=True):
    """An immutable node of the game tree: a decision of a player, or of chance during an action."""

    game: "LudotecaGame"
    match: NumberedMatch | None = None
    """None until the set-up is finished."""
    number: int | None = None
    """The action whose luck is being decided."""
    luck: tuple[Any, ...] = ()
    sides: int | None = None
    past: "Past | None" = None
    """What was chosen so far."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        """The node itself: it is immutable, and OpenSpiel copies states deeply."""
        return self

    def decided(self, side: int) -> "Node":
        """The node after the next outcome of chance."""
        return self._run(self.number, (*self.luck, side))

    def chosen(self, number: int) -> "Node":
        """The node after a player's choice."""
        match = self.match
        assert match is not None
        is_hidden = isinstance(
            self.game.encoding.decoded(match.state, match.seat or 0, number, match.draft), Draft
        )
        past = Past(self.past, match, number, is_hidden)
        return replace(self, past=past)._run(number, ())

    def _run(self, number: int | None, luck: tuple[Any, ...]) -> "Node":
        """The node after the set-up or an action, or at the first draw that is not decided."""
        game, chance = self.game, ChanceNodes(luck, simulator_of(self.game.game))
        try:
            if self.match is None:
                match = NumberedMatch(game.encoding, game.seats, game.options, chance, game.most_actions)
            else:
                assert number is not None
                match = self.match.copy()
                match.play(number, chance)
        except LuckMissing as missing:
            return Node(game, self.match, number, chance.answers, missing.sides, self.past)
        return Node(game, match, past=self.past)


class LudotecaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no type information
    """A game as OpenSpiel sees it; each game has a subclass."""

    kind: pyspiel.GameType
    game: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        self.seats = int(given.pop("seats"))
        self.most_actions = int(given.pop("most_actions"))
        texts = {name: _as_text(value) for name, value in given.items() if value not in ("", -1)}
        self.options = options_of(self.game, texts, from_text=True)
        self.encoding = encoding_of(self.game.info.key).fitted(self.options)
        self.opening = Node(self)._run(None, ())
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.encoding.size,
                max_chance_outcomes=SHUFFLES,
                num_players=self.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.most_actions,
            ),
            params or {},
        )

    def new_initial_state(self, state: None = None) -> "LudotecaState":  # noqa: ARG002
        """The state before the draws of the set-up."""
        return LudotecaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ARG002
        """An observer of what a player sees, as a vector."""
        return Observer(self.encoding, self.seats)


class LudotecaState(pyspiel.State):  # type: ignore[misc]
    """A match at a decision of a player or of chance."""

    def __init__(self, game: LudotecaGame) -> None:
        super().__init__(game)
        self.node = game.opening

    def current_player(self) -> int:
        """The player who decides, or OpenSpiel's number for chance or for the end."""
        match = self.node.match
        if self.node.sides is not None or match is None:
            return int(pyspiel.PlayerId.CHANCE)
        if match.seat is None or match.is_truncated:
            return int(pyspiel.PlayerId.TERMINAL)
        return match.seat

    def _legal_actions(self, player: int) -> list[int]:
        match = self.node.match
        return match.legal() if match is not None and player == match.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node, equally likely."""
        assert self.node.sides is not None
        return [(side, 1 / self.node.sides) for side in range(self.node.sides)]

    def _apply_action(self, action: int) -> None:
        is_luck = self.node.sides is not None
        self.node = self.node.decided(action) if is_luck else self.node.chosen(action)

    def _action_to_string(self, player: int, action: int) -> str:
        is_luck = player == pyspiel.PlayerId.CHANCE
        return f"luck {action}" if is_luck else self.node.game.encoding.word(action)

    def _known(self, player: int) -> Iterator[Past]:
        """The choices that a player knows of, the latest first."""
        past = self.node.past
        while past is not None:
            if not past.is_hidden or past.match.seat == player:
                yield past
            past = past.before

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a player has seen: each position in which a choice was made, and the choice."""
        seat = self.current_player() if player is None else player
        game, match = self.node.game, self.node.match
        if match is None:
            return "set-up"
        lines = []
        for past in self._known(seat):
            word = game.encoding.word(past.number)
            lines.append(f"{_digest(game.game, past.match.state, seat)} {past.match.seat} {word}")
        draft = match.draft if match.seat == seat else ""
        return "\n".join([*reversed(lines), f"{_digest(game.game, match.state, seat)} {seat} {draft or ''}"])

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The observation of a player, then the seats and numbers of the last choices, the latest first."""
        seat = self.current_player() if player is None else player
        game, match = self.node.game, self.node.match
        seen = np.zeros(game.encoding.width(game.seats)) if match is None else match.observation(seat)
        tail = np.zeros((REMEMBERED, game.seats + 1))
        for row, past in zip(tail, self._known(seat), strict=False):
            row[((past.match.seat or 0) - seat) % game.seats] = 1
            row[-1] = (past.number + 1) / game.encoding.size
        found: list[float] = [*seen.tolist(), *tail.ravel().tolist()]
        return found

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "LudotecaState":
        """A state that agrees with everything that the player knows: what is hidden is drawn again."""
        twin: LudotecaState = self.clone()
        match = self.node.match
        if match is not None:
            chance = SeededChance(int(sampler() * 2**53), simulator_of(self.node.game.game))
            match = match.copy()
            match.state = self.node.game.game.reshuffle(match.state, player, chance)
            twin.node = replace(self.node, match=match)
        return twin

    def is_terminal(self) -> bool:
        """Whether the match is over or truncated."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """The reward of each player; zeros before the end."""
        match = self.node.match
        over = match is not None and self.is_terminal()
        return list(match.returns()) if over and match is not None else [0.0] * self.node.game.seats

    def __str__(self) -> str:
        node = self.node
        luck = f" luck {node.luck}" if node.sides is not None else ""
        if node.match is None:
            return f"set-up:{luck}"
        return (
            f"{node.game.game.render(node.match.state, None)}\n"
            f"{node.match.actions} {node.match.draft or ''} {node.number or ''}{luck}"
        )


class Observer:
    """The observation of `Encoding`, under the names that OpenSpiel expects."""

    def __init__(self, encoding: Encoding, seats: int) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(encoding.width(seats), np.float32)
        self.dict = {}
        start = 0
        for block in encoding.layout_for(seats):
            self.dict[block.name] = self.tensor[start : start + block.size]
            start += block.size

    def set_from(self, state: LudotecaState, player: int) -> None:
        """Write the player's observation of a state to `tensor`."""
        match = state.node.match
        self.tensor[:] = 0.0 if match is None else match.observation(player)

    def string_from(self, state: LudotecaState, player: int) -> str:
        """The player's observation of a state as text."""
        match = state.node.match
        return (
            "" if match is None else f"{self.encoding.game.render(match.state, player)}\n{match.draft or ''}"
        )


def _digest(game: AnyGame, state: Any, seat: int) -> str:
    """A short text that is the same for positions that look the same to a seat."""
    seen = msgspec.json.encode((game.view(state), game.private(state, seat)))
    return hashlib.blake2b(seen, digest_size=6).hexdigest()


def _as_text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _parameters(game: AnyGame) -> dict[str, Any]:
    """Seats, the action limit, and the options that have a default; -1 or an empty text means none."""
    info = game.info
    defaults = info.options()
    options: dict[str, Any] = {}
    for name, hint in get_type_hints(info.options, include_extras=True).items():
        values, default = values_of(hint), getattr(defaults, name)
        if values is not None and default is not msgspec.UNSET:
            none = -1 if values[0].isdigit() else ""
            options[name] = none if default is None else default
    return {"seats": info.min_seats, "most_actions": info.longest_match, **options}


def _kind(game: AnyGame) -> pyspiel.GameType:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"ludoteca_{game.info.key}",
        long_name=game.info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION
            if game.info.hidden_information
            else information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.info.min_seats,
        max_num_players=game.info.max_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def register(game: AnyGame) -> None:
    """Register a game with OpenSpiel as `ludoteca_<key>`."""
    kind = _kind(game)
    name = f"{kind.short_name}_game"
    made = type(name, (LudotecaGame,), {"game": game, "kind": kind, "__module__": __name__})
    globals()[name] = made  # pickle looks classes up by name
    pyspiel.register_game(kind, made)


for _game in playable_games():
    register(_game)
