"""Nim: in turn, take matches from one heap; who takes the last one has won."""

from msgspec.structs import replace

from ludoteca.core import Action, Chance, Event, Game, GameInfo, NoOptions, Outcome, Position, Seat, Step


class Take(Action, frozen=True, kw_only=True):
    heap: int
    matches: int


class Taken(Event, frozen=True, kw_only=True):
    seat: Seat
    heap: int
    matches: int


class Heaps(Position, frozen=True, kw_only=True):
    options: NoOptions = NoOptions()
    heaps: tuple[int, ...]
    turn: Seat = 0


class Nim(Game[Heaps, Take]):
    info = GameInfo(
        key="nim", title="Nim", min_seats=2, max_seats=2, action=Take, event=Taken, position=Heaps
    )

    def setup(self, options: NoOptions, seats: int, chance: Chance) -> Step[Heaps]:
        return Step(Heaps(seats=seats, heaps=(3, 4, 5)), ())

    def active(self, state: Heaps) -> tuple[Seat, ...]:
        return (state.turn,) if any(state.heaps) else ()

    def legal(self, state: Heaps, seat: Seat) -> list[Take]:
        heaps = state.heaps if seat in self.active(state) else ()
        return [Take(heap=i, matches=n) for i, heap in enumerate(heaps, 1) for n in range(1, heap + 1)]

    def apply(self, state: Heaps, seat: Seat, action: Take, chance: Chance) -> Step[Heaps]:
        self.check(state, seat, action)
        heaps = tuple(n - action.matches * (i == action.heap) for i, n in enumerate(state.heaps, 1))
        taken = Taken(seat=seat, heap=action.heap, matches=action.matches)
        return Step(replace(state, heaps=heaps, turn=1 - seat), (taken,))

    def outcome(self, state: Heaps) -> Outcome | None:
        scores = [int(seat != state.turn) for seat in range(2)]
        return None if self.active(state) else Outcome.by_score("last-match", scores)


GAME = Nim()
