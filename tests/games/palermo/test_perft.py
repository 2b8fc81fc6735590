"""Perft: the number of action sequences from a position, compared with recorded numbers.

The numbers were counted with these rules, whose walks agree with the slow reference in `oracle.py`; a number
that changes means a rule that changed.
"""

from typing import Any

import pytest

from ludoteca.core import NoChance, SeededChance
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import State

from .scenes import play, scene

NO_POLICE = {"no_police": True}
CROWD = {"pawns": {0: "h8", 1: "k8", 2: "i6"}, "police": {0: "a1", 1: "i8", 2: "k6"}}


def perft(state: State, depth: int) -> int:
    """The number of sequences of this many actions from a state."""
    actions = GAME.legal(state, state.seat)
    if depth == 1:
        return len(actions)
    return sum(
        perft(GAME.apply(state, state.seat, action, NoChance()).state, depth - 1) for action in actions
    )


PHASE_2: dict[str, tuple[dict[str, Any], list[int]]] = {
    "beginning": ({}, [152, 6449]),
    "beginning without police": ({"options": NO_POLICE}, [23, 534, 11990]),
    "crowd, German": (CROWD, [131, 2503]),
    "crowd, English": ({**CROWD, "options": {"edition": "en"}}, [130, 2247]),
    "crowd, jumped policemen pay": ({**CROWD, "options": {"jumped_policeman": "pays"}}, [131, 2503]),
    "target stones": ({"options": {"target_stones": True, **NO_POLICE}, "stage": "target"}, [11, 121, 1331]),
    "one player home": (
        {"chips": {0: ()}, "pawns": {1: "a8", 2: "a9"}, "options": NO_POLICE},
        [1, 25, 520, 520],
    ),
}


@pytest.mark.parametrize("name", PHASE_2)
def test_sequences_of_actions_in_the_second_phase(name: str) -> None:
    fields, counts = PHASE_2[name]
    assert [perft(scene(**fields), depth) for depth in range(1, len(counts) + 1)] == counts


PHASE_1: dict[str, tuple[int, dict[str, Any], tuple[str, ...], list[int]]] = {
    "start tile": (3, {}, (), [36]),
    "first house": (3, {}, ("start C3",), [420]),
    "second house": (4, {}, ("start C3", "lay 2 C4"), [21, 624]),
    "third house": (5, {}, ("start F6", "lay 1 C3", "lay 3 C4 180"), [27, 879]),
    "free building": (5, {"free_building": True}, ("start F6", "lay 1 C3"), [408]),
    "no corner contact": (3, {"corner_contact": "forbidden"}, ("start F6", "lay 1 C3"), [12, 270]),
}


@pytest.mark.parametrize("name", PHASE_1)
def test_sequences_of_actions_in_the_first_phase(name: str) -> None:
    seats, options, typed, counts = PHASE_1[name]
    begun = GAME.setup(Options(first_player=0, **options), seats, SeededChance(0)).state
    assert [perft(play(begun, *typed), depth) for depth in range(1, len(counts) + 1)] == counts
