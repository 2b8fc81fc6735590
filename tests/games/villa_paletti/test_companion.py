"""A real wooden villa: players report what happened, and the same rules apply."""

import msgspec
import pytest

from ludoteca.core import Event, Illegal, NoChance, SeededChance, Step, decode, encode
from ludoteca.games.villa_paletti import companion
from ludoteca.games.villa_paletti.actions import (
    BreakOff,
    Contest,
    Declare,
    Decline,
    Pull,
    RollSeal,
    TellColour,
    TellFell,
    TellFloor,
    TellMoved,
    VillaAction,
)
from ludoteca.games.villa_paletti.bots import LEVELS
from ludoteca.games.villa_paletti.decisions import ChoosingColour, RollingColour
from ludoteca.games.villa_paletti.events import ColumnRemoved, ColumnSetDown, SealTaken, VillaFell
from ludoteca.games.villa_paletti.geometry.villa import Villa
from ludoteca.games.villa_paletti.options import Options
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.scripted_physics import ScriptedPhysics
from ludoteca.games.villa_paletti.state import Seal, State

REAL = Options(villa="real", youngest=0, colours="rolled")


def opened() -> State:
    """Two builders with two colours each; seat 1 begins."""
    state = GAME.setup(REAL, 2, SeededChance(1)).state
    while isinstance(state.decision, RollingColour):
        state = GAME.apply(state, state.decision.seat, RollSeal(), SeededChance(state.seats)).state
    colours = (("red", "blue"), ("yellow", "green"))
    return msgspec.structs.replace(state, colours=colours)


def report(state: State, action: VillaAction) -> Step[State]:
    """The step after a report of the active seat; its position must read back."""
    step = GAME.apply(state, GAME.active(state)[0], action, NoChance())
    written = encode(GAME.position(step.state))
    assert GAME.from_position(decode(written, State)) == step.state
    return step


def play(state: State, *actions: VillaAction) -> tuple[State, list[Event]]:
    """The state and all events after several reports."""
    events: list[Event] = []
    for action in actions:
        step = report(state, action)
        state = step.state
        events += step.events
    return state, events


@pytest.mark.rules("VIL-R1", "VIL-T4")
def test_reported_moves_and_locks_are_kept_without_physics() -> None:
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
def test_a_whole_match_is_reported() -> None:
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
def test_a_real_villa_refuses_simulated_actions_and_a_simulated_one_refuses_reports() -> None:
    with pytest.raises(Illegal) as refused:
        GAME.check(opened(), 1, Pull(column="yellow-1", direction=0.0))
    assert (refused.value.rule, refused.value.reason) == ("VIL-R1", "tell-what-happened")
    simulated = GAME.setup(Options(youngest=0, colours="rolled"), 2, SeededChance(1, ScriptedPhysics())).state
    with pytest.raises(Illegal) as refused:
        GAME.check(simulated, GAME.active(simulated)[0], TellFloor())
    assert (refused.value.rule, refused.value.reason) == ("VIL-R1", "not-a-real-villa")


@pytest.mark.rules("VIL-R1")
def test_every_listed_report_is_accepted_until_the_match_ends() -> None:
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


@pytest.mark.rules("VIL-R1", "VIL-U3")
def test_the_rolled_colour_of_the_seal_is_reported() -> None:
    state = GAME.setup(Options(villa="real", youngest=2), 4, SeededChance(1)).state
    assert state.decision == RollingColour(seat=2)
    step = report(state, TellColour(colour="green"))
    assert step.state.colours[2] == ("green",)
    assert step.state.decision == ChoosingColour(seat=3)
    rolled = GAME.apply(state, 2, RollSeal(), SeededChance(3)).state
    assert len(rolled.colours[2]) == 1, "without a seal at hand the program rolls it"


@pytest.mark.rules("VIL-R1", "VIL-U3")
def test_by_the_french_rules_every_player_reports_a_roll_and_no_colour_occurs_twice() -> None:
    state, _ = play(GAME.setup(REAL, 2, SeededChance(1)).state, TellColour(colour="red"))
    with pytest.raises(Illegal) as refused:
        GAME.check(state, 1, TellColour(colour="red"))
    assert (refused.value.rule, refused.value.reason) == ("VIL-U3", "colour-taken")
    state, _ = play(state, TellColour(colour="yellow"), TellColour(colour="blue"))
    assert state.colours == (("red", "blue"), ("yellow", "green"))


def on_red() -> State:
    """All floors are laid, red-1, red-2 and yellow-1 are on the red one, and seat 1 is to move."""
    state = opened()
    villa = state.villa
    for level in range(1, 5):
        villa = villa.with_floor(companion.schematic_floor(level))
    for column in ("red-1", "red-2", "yellow-1"):
        villa = villa.with_column(column, companion.schematic_pose(column, 5))
    return msgspec.structs.replace(state, villa=villa, seal=Seal(holder=0, floor="red"))


@pytest.mark.rules("VIL-R1", "VIL-T3", "VIL-T1")
def test_stacks_on_the_red_floor_of_a_real_villa_are_known() -> None:
    state, events = play(on_red(), TellMoved(column="yellow-2", on=("red-1",)))
    assert state.villa.stands_on("yellow-2") == ("red-1",)
    assert next(event.on for event in events if isinstance(event, ColumnSetDown)) == ("red-1",)
    state, _ = play(state, BreakOff(column="blue-1"), TellMoved(column="green-1", on=("red-2", "yellow-1")))
    villa: Villa = state.villa
    assert set(villa.stands_on("green-1")) == {"red-2", "yellow-1"}, (
        "a column across two others stands on both"
    )
    assert villa.carries("red-2") == villa.carries("yellow-1") == ("green-1",)
    assert villa.carries("red-1") == ("yellow-2",)


@pytest.mark.rules("VIL-T3")
@pytest.mark.parametrize(
    ("on", "reason"),
    [
        (("blue-2",), "not-on-red"),
        (("red-1", "red-1"), "stack-in-the-air"),
        (("red-1", "red-2", "yellow-1"), "stack-in-the-air"),
    ],
)
def test_a_report_of_an_impossible_stack_is_refused(on: tuple[str, ...], reason: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.check(on_red(), 1, TellMoved(column="yellow-2", on=on))
    assert refused.value.reason == reason
    with pytest.raises(Illegal) as below_red:
        GAME.check(opened(), 1, TellMoved(column="yellow-2", on=("yellow-1",)))
    assert below_red.value.reason == "stacking-only-on-red"
