"""The one bot level of the tally."""

from ludoteca.core import Chance, Choice, Game, Seat

from .rules import Tally, TallyAction, Write


class Scribe:
    """Writes its seat and how many words there are."""

    def choose(
        self,
        game: Game[Tally, TallyAction],  # noqa: ARG002
        state: Tally,
        seat: Seat,
        chance: Chance,  # noqa: ARG002
        budget_ms: int | None,  # noqa: ARG002
    ) -> Choice[TallyAction]:
        """The action it would play now."""
        return Choice(Write(word=f"bot-{seat}-{state.count}"))


LEVELS = {"scribe": Scribe()}
