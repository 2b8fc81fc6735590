"""A match as learners play it: by numbers, with drafts in between, and an end after the most actions."""

from typing import Any

from ludoteca.core import Action, Chance, Invalid, Outcome, Seat, options_of

from .encoding import Draft, Encoding


class LearnersTable:
    """One match; a copy costs a few references, since states never change."""

    def __init__(
        self,
        encoding: Encoding,
        seats: int,
        options: Any,
        chance: Chance,
        most_actions: int | None = None,
    ) -> None:
        info = encoding.game.info
        if not info.min_seats <= seats <= info.max_seats:
            raise Invalid("wrong-number-of-seats", seats=seats, low=info.min_seats, high=info.max_seats)
        self.encoding = encoding
        self.seats = seats
        self.most_actions = most_actions
        self.actions = 0
        """How many numbers were played."""
        self.draft: Draft | None = None
        self.go_on(encoding.game.setup(options_of(encoding.game, options), seats, chance).state)

    def go_on(self, state: Any) -> None:
        """The match stands so now."""
        self.state = state
        active = self.encoding.game.active(state)
        self.seat: Seat | None = active[0] if active else None
        """Who decides next; nobody when the match is over."""

    @property
    def is_over(self) -> bool:
        """Whether the match has come to its end."""
        return self.seat is None

    @property
    def is_broken_off(self) -> bool:
        """Whether it was broken off, because it went on for too long."""
        return not self.is_over and self.most_actions is not None and self.actions >= self.most_actions

    def legal(self) -> list[int]:
        """What whoever decides may choose."""
        return [] if self.seat is None else self.encoding.legal(self.state, self.seat, self.draft)

    def play(self, number: int, chance: Chance) -> None:
        """Choose a number; raises Illegal for one that the rules forbid."""
        assert self.seat is not None, "the match is over"
        chosen = self.encoding.decoded(self.state, self.seat, number, self.draft)
        if isinstance(chosen, Action):
            state = self.encoding.game.apply(self.state, self.seat, chosen, chance).state
            self.draft = None
            self.go_on(state)
        else:
            self.draft = chosen
        self.actions += 1

    def observation(self, seat: Seat) -> Any:
        """What a seat sees; of a draft only whoever makes it."""
        return self.encoding.observation(self.state, seat, self.draft if seat == self.seat else None)

    def returns(self) -> tuple[float, ...]:
        """What the match is worth to each seat: 1 for winning alone, and all of it adds up to 0.

        A match that was broken off counts as it stands.
        """
        outcome: Outcome | None = self.encoding.game.outcome(self.state)
        if outcome is not None:
            winners: list[Seat] = list(outcome.winners) or list(range(self.seats))
        else:
            scores = self.encoding.scores(self.encoding.game.view(self.state))
            winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        share = 1 / len(winners)
        return tuple(
            (self.seats * (share if seat in winners else 0.0) - 1) / (self.seats - 1)
            for seat in range(self.seats)
        )

    def copy(self) -> "LearnersTable":
        """The same match, to be played on in another way."""
        twin = object.__new__(LearnersTable)
        twin.__dict__.update(self.__dict__)
        return twin
