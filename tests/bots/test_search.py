"""The tree search uses nothing but the game contract, so it plays every game."""

from typing import Any

import pytest
from examples.nim.ludoteca_nim import GAME as NIM
from examples.nim.ludoteca_nim import Heaps, Take

from ludoteca.bots import Search, bot_levels, find_bot, usual_level
from ludoteca.core import AnyGame, Chance, Choice, Deadline, NoOptions, Reason, Seat, SeededChance
from ludoteca.games import find_game
from ludoteca.runner import play_match
from ludoteca.texts import WHOLE_LANGUAGES, Texts

LONG_MS = 600_000


def searched(game: AnyGame, state: Any, tries: int, **more: Any) -> Choice[Any]:
    """The choice of a search with this number of tries."""
    (seat,) = game.active(state)
    return Search(game, state, seat, SeededChance(1), **more).think(Deadline(LONG_MS), tries)


@pytest.mark.parametrize("paranoid", [False, True])
def test_it_finds_the_winning_move(paranoid: bool) -> None:
    made = searched(NIM, Heaps(seats=2, heaps=(1, 2, 2)), 600, paranoid=paranoid)
    assert made.action == Take(heap=1, matches=1), "two equal heaps lose for the player to move"
    assert made.reasons[0].key == "searched"


def test_an_evaluation_replaces_playouts() -> None:
    def evaluation(game: AnyGame, state: Heaps) -> list[float]:  # noqa: ARG001
        loses = state.heaps[0] ^ state.heaps[1] ^ state.heaps[2] == 0
        return [0.0 if (seat == state.turn) == loses else 1.0 for seat in range(2)]

    begun = NIM.setup(NoOptions(), 2, SeededChance(0)).state
    assert searched(NIM, begun, 60, evaluation=evaluation).action == Take(heap=1, matches=2)


def test_a_policy_of_the_game_chooses_the_actions_of_playouts() -> None:
    class Greedy:
        asked = 0

        def choose(
            self, game: AnyGame, state: Any, seat: Seat, chance: Chance, budget_ms: int | None
        ) -> Choice[Any]:
            del chance, budget_ms
            self.asked += 1
            return Choice(game.legal(state, seat)[-1], (Reason(key="first"),))

    greedy = Greedy()
    one_heap = Heaps(seats=2, heaps=(0, 0, 5))
    assert searched(NIM, one_heap, 40, policy=greedy).action == Take(heap=3, matches=5)
    assert greedy.asked


def test_a_cancelled_search_answers_at_once() -> None:
    begun = NIM.setup(NoOptions(), 2, SeededChance(0)).state
    deadline = Deadline(LONG_MS)
    deadline.cancel()
    made = Search(NIM, begun, 0, SeededChance(1)).think(deadline)
    NIM.check(begun, 0, made.action)
    assert made.reasons[0].key == "no-time"


@pytest.mark.parametrize("key", ["palermo", "palanche"])
def test_games_with_many_actions_luck_and_hidden_cards_are_searched(key: str) -> None:
    game = find_game(key)
    state = game.setup(game.info.options(), 3, SeededChance(3)).state
    for _ in range(6):
        seat = game.active(state)[0]
        made = Search(game, state, seat, SeededChance(1)).think(Deadline(LONG_MS), 3)
        game.check(state, seat, made.action)
        state = game.apply(state, seat, made.action, SeededChance(2)).state


def test_in_a_game_without_bots_normal_beats_uniform() -> None:
    bots = ["normal", "uniform"]
    won = 0
    for seed in range(6):
        seats = bots if seed % 2 else bots[::-1]
        outcome = play_match(NIM, seats, seed).outcome
        assert outcome is not None
        won += seats[outcome.winners[0]] == "normal"
    assert won == 6


def test_a_game_without_bots_has_the_three_levels() -> None:
    assert bot_levels(NIM) == ("uniform", "easy", "normal", "hard")
    assert usual_level(NIM) == "normal"
    begun = NIM.setup(NoOptions(), 2, SeededChance(0)).state
    made = find_bot(NIM).choose(NIM, begun, 0, SeededChance(1), 10)
    for language in WHOLE_LANGUAGES:
        assert Texts(language, NIM).has(f"reason-{made.reasons[0].key}")
