"""A real villa on the table: what people tell is judged by the same rules."""

import msgspec
import pytest

from ludoteca.core import Event, Illegal, NoChance, SeededChance, Step, decode, encode
from ludoteca.games.villa_paletti.actions import (
    BreakOff,
    Contest,
    Declare,
    Decline,
    Pull,
    TellFell,
    TellFloor,
    TellMoved,
    VillaAction,
)
from ludoteca.games.villa_paletti.bots.levels import LEVELS
from ludoteca.games.villa_paletti.events import ColumnRemoved, SealTaken, VillaFell
from ludoteca.games.villa_paletti.options import Options
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.state import State
from ludoteca.games.villa_paletti.telling import TellingWood

REAL = Options(villa="real", youngest=0, colours="rolled")


def opened() -> State:
    """Two builders with two colours each; seat 1 begins."""
    state = GAME.setup(REAL, 2, SeededChance(1)).state
    colours = (("red", "blue"), ("yellow", "green"))
    return msgspec.structs.replace(state, colours=colours)


def tell(state: State, action: VillaAction) -> Step[State]:
    """What follows when whoever decides tells something; a position after it can be written down."""
    step = GAME.apply(state, GAME.active(state)[0], action, NoChance())
    written = encode(GAME.position(step.state))
    assert GAME.from_position(decode(written, State)) == step.state
    return step


def play(state: State, *actions: VillaAction) -> tuple[State, list[Event]]:
    """Several in a row."""
    events: list[Event] = []
    for action in actions:
        step = tell(state, action)
        state = step.state
        events += step.events
    return state, events


@pytest.mark.rules("VIL-R1", "VIL-T4")
def test_moves_and_locks_are_kept_without_physics() -> None:
    state = opened()
    state, _ = play(state, TellMoved(column="yellow-1"), BreakOff(column="red-1"))
    assert state.villa.level_of("yellow-1") == 1
    assert state.locked == ("red-1",)
    assert GAME.active(state) == (1,)
    for column, rule in (("yellow-1", "VIL-T1"), ("red-2", "VIL-T1")):
        with pytest.raises(Illegal) as refused:
            GAME.check(state, 1, TellMoved(column=column))
        assert refused.value.rule == rule


@pytest.mark.rules("VIL-R1", "VIL-T6", "VIL-T7", "VIL-S2", "VIL-E2")
def test_a_whole_match_is_told() -> None:
    state = opened()
    state, _ = play(
        state,
        TellMoved(column="yellow-1"),
        TellMoved(column="red-1"),
        TellMoved(column="green-1"),
        Declare(),
        Decline(),
        TellFloor(),
    )
    assert [floor.floor for floor in state.villa.floors] == ["blue", "green"]
    state, events = play(state, TellMoved(column="yellow-thick"))
    (taken,) = (event for event in events if isinstance(event, SealTaken))
    assert (taken.seat, taken.points) == (1, 3)
    state, events = play(state, Declare(), Contest(), TellMoved(column="blue-hex"))
    assert any(isinstance(event, ColumnRemoved) for event in events)
    assert "blue-hex" in state.out_of_game()
    state, events = play(state, TellFell(column="green-2"))
    assert any(isinstance(event, VillaFell) for event in events)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "fell-nobody-wins"


@pytest.mark.rules("VIL-R1")
def test_the_wood_of_a_real_villa_is_not_simulated_and_that_of_another_not_told() -> None:
    with pytest.raises(Illegal) as refused:
        GAME.check(opened(), 1, Pull(column="yellow-1", direction=0.0))
    assert (refused.value.rule, refused.value.reason) == ("VIL-R1", "tell-what-happened")
    simulated = GAME.setup(Options(youngest=0, colours="rolled"), 2, SeededChance(1, TellingWood())).state
    with pytest.raises(Illegal) as refused:
        GAME.check(simulated, GAME.active(simulated)[0], TellFloor())
    assert (refused.value.rule, refused.value.reason) == ("VIL-R1", "not-a-real-villa")


@pytest.mark.rules("VIL-R1")
def test_everything_that_is_listed_may_be_told_until_the_match_ends() -> None:
    chance = SeededChance(5)
    state = GAME.setup(Options(villa="real"), 3, chance).state
    for _ in range(400):
        if not GAME.active(state):
            break
        (seat,) = GAME.active(state)
        listed = [action for action in GAME.legal(state, seat) if not isinstance(action, TellFell)]
        action = listed[chance.draw("next", len(listed))]
        assert GAME.from_notation(GAME.notation(action)) == action
        for bot in LEVELS.values():
            GAME.check(state, seat, bot.choose(GAME, state, seat, chance, None).action)
        state = GAME.apply(state, seat, action, chance).state
    assert GAME.outcome(state) is not None
