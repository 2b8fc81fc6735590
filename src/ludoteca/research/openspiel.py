"""OpenSpiel games: importing it registers `ludoteca_palermo`, `ludoteca_palanche`, `ludoteca_villa_paletti`.

`pyspiel.load_game("ludoteca_palermo(seats=4,edition=en)")`: the options of a game are its parameters, except
those that are whole documents. Luck is in chance nodes. Draws with few sides are exact; a shuffle, and a draw
with many sides, is one of `SHUFFLES` equally likely ones.
"""

import random
from typing import Any, TypeVar, get_type_hints

import msgspec
import numpy as np
import pyspiel

from ludoteca.core import AnyGame, Invalid, Record, Simulator, options_of, simulator_of, values_of
from ludoteca.games import find_game

from .aec import MOST_ACTIONS
from .encoding import Encoding
from .encodings import encoding_of
from .table import LearnersTable

R = TypeVar("R", bound=Record)

SHUFFLES = 1000
"""How many orders a shuffle may have, and values a draw with more sides than this."""


class LuckMissing(Exception):
    """The rules asked for luck that no chance node has decided yet."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class NodesOfLuck:
    """Luck as chance nodes decided it: it is read in order, and where it ends the rules are stopped."""

    def __init__(self, answers: tuple[Any, ...], simulator: Simulator | None) -> None:
        self.answers = answers
        self._simulator = simulator
        self._next = 0

    def _take(self, sides: int) -> Any:
        if self._next == len(self.answers):
            raise LuckMissing(sides)
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
        """What the wood does, worked out once: it is kept among the answers for when the rules run again."""
        if self._next == len(self.answers):
            if self._simulator is None:
                raise Invalid("physics-missing", label=label)
            result = self._simulator(request)
            assert isinstance(result, result_type), label
            self.answers = (*self.answers, result)
        self._next += 1
        known: R = self.answers[self._next - 1]
        return known


class Node(msgspec.Struct, frozen=True):
    """Where a match stands: at a decision, or at chance on the way of an action. Never changes."""

    game: "LudotecaGame"
    table: LearnersTable | None = None
    """None until it is set."""
    number: int | None = None
    """The action whose luck is being decided."""
    luck: tuple[Any, ...] = ()
    sides: int | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        """OpenSpiel copies deeply; what never changes need not be copied."""
        return self

    def decided(self, side: int) -> "Node":
        """After chance has decided one thing more."""
        return self._run(self.number, (*self.luck, side))

    def chosen(self, number: int) -> "Node":
        """After a player has chosen."""
        return self._run(number, ())

    def _run(self, number: int | None, luck: tuple[Any, ...]) -> "Node":
        """Set the table or play the action, as far as its luck is decided."""
        game, chance = self.game, NodesOfLuck(luck, simulator_of(self.game.game))
        try:
            if self.table is None:
                table = LearnersTable(game.encoding, game.seats, game.options, chance, game.most_actions)
            else:
                assert number is not None
                table = self.table.copy()
                table.play(number, chance)
        except LuckMissing as missing:
            return Node(game, self.table, number, chance.answers, missing.sides)
        return Node(game, table)


class LudotecaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no type information
    """A game as OpenSpiel sees it; there is a class for each."""

    kind: pyspiel.GameType
    game: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        self.encoding = encoding_of(self.game.info.key)
        self.seats = int(given.pop("seats"))
        self.most_actions = int(given.pop("most_actions"))
        texts = {name: _as_text(value) for name, value in given.items() if value not in ("", -1)}
        self.options = options_of(self.game, texts, from_text=True)
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
        """The table before luck has set it."""
        return LudotecaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ARG002
        """What a player sees, as a vector."""
        return Observer(self.encoding)


class LudotecaState(pyspiel.State):  # type: ignore[misc]
    """A match at a decision of a player or of chance."""

    def __init__(self, game: LudotecaGame) -> None:
        super().__init__(game)
        self.node = game.opening

    def current_player(self) -> int:
        """Whose decision it is, or chance's."""
        table = self.node.table
        if self.node.sides is not None or table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if table.seat is None or table.is_broken_off:
            return int(pyspiel.PlayerId.TERMINAL)
        return table.seat

    def _legal_actions(self, player: int) -> list[int]:
        table = self.node.table
        return table.legal() if table is not None and player == table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every side is as likely as any other."""
        assert self.node.sides is not None
        return [(side, 1 / self.node.sides) for side in range(self.node.sides)]

    def _apply_action(self, action: int) -> None:
        is_luck = self.node.sides is not None
        self.node = self.node.decided(action) if is_luck else self.node.chosen(action)

    def _action_to_string(self, player: int, action: int) -> str:
        is_luck = player == pyspiel.PlayerId.CHANCE
        return f"luck {action}" if is_luck else self.node.game.encoding.word(action)

    def is_terminal(self) -> bool:
        """Whether the match is over, or was broken off."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """What it is worth to each player, once it is over."""
        table = self.node.table
        over = table is not None and self.is_terminal()
        return list(table.returns()) if over and table is not None else [0.0] * self.node.game.seats

    def __str__(self) -> str:
        node = self.node
        luck = f" luck {node.luck}" if node.sides is not None else ""
        if node.table is None:
            return f"setting the table:{luck}"
        return (
            f"{node.game.game.render(node.table.state, None)}\n"
            f"{node.table.actions} {node.table.draft or ''} {node.number or ''}{luck}"
        )


class Observer:
    """The observation of `Encoding`, named as OpenSpiel wants it."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(encoding.width, np.float32)
        self.dict = {}
        start = 0
        for block in encoding.layout:
            self.dict[block.name] = self.tensor[start : start + block.size]
            start += block.size

    def set_from(self, state: LudotecaState, player: int) -> None:
        """Look at a state as a player."""
        table = state.node.table
        self.tensor[:] = 0.0 if table is None else table.observation(player)

    def string_from(self, state: LudotecaState, player: int) -> str:
        """What a player sees as text."""
        table = state.node.table
        return (
            "" if table is None else f"{self.encoding.game.render(table.state, player)}\n{table.draft or ''}"
        )


def _as_text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _parameters(game: AnyGame) -> dict[str, Any]:
    """Seats, the most actions, and the options with their defaults; -1 or an empty text stands for none."""
    info = game.info
    defaults = info.options()
    options: dict[str, Any] = {}
    for name, hint in get_type_hints(info.options, include_extras=True).items():
        values, default = values_of(hint), getattr(defaults, name)
        if values is not None:
            none = -1 if values[0].isdigit() else ""
            options[name] = none if default is None else default
    return {"seats": info.min_seats, "most_actions": MOST_ACTIONS[info.key], **options}


def _kind(key: str) -> pyspiel.GameType:
    game = find_game(key)
    hidden = key != "palermo"
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"ludoteca_{key}",
        long_name=game.info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.info.min_seats,
        max_num_players=game.info.max_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class PalermoGame(LudotecaGame):
    """Palermo: luck only in who begins, or in a ready-made town."""

    game = find_game("palermo")
    kind = _kind("palermo")


class PalancheGame(LudotecaGame):
    """Palanche, its open-ended offers as chains."""

    game = find_game("palanche")
    kind = _kind("palanche")


class VillaPalettiGame(LudotecaGame):
    """Villa Paletti with its listed actions; the wood is simulated between the nodes."""

    game = find_game("villa_paletti")
    kind = _kind("villa_paletti")


for _game in (PalermoGame, PalancheGame, VillaPalettiGame):
    pyspiel.register_game(_game.kind, _game)
