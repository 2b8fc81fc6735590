"""The one bot level of the toy game."""

from ludoteca.core import Chance, Choice, Game, Reason, Seat

from .rules import Toy, ToyAction


class FirstBot:
    """Chooses the first legal action and gives a reason."""

    def choose(
        self,
        game: Game[Toy, ToyAction],
        state: Toy,
        seat: Seat,
        chance: Chance,  # noqa: ARG002
        budget_ms: int | None,  # noqa: ARG002
    ) -> Choice[ToyAction]:
        return Choice(game.legal(state, seat)[0], (Reason(key="first"),))


LEVELS = {"first": FirstBot()}
