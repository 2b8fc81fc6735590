"""Who begins, rounds, the final round, wealth and ranks."""

from typing import Any

import pytest
from tests.games.palanche.scenarios import start

from ludoteca.core import HOUSE, Invalid, RecordingChance, ScriptedChance
from ludoteca.games.palanche.actions import TimeUp
from ludoteca.games.palanche.events import FinalRoundBegan, LandDealt, MatchEnded, Paid, RolledForFirst
from ludoteca.games.palanche.opening import deal_for
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.outcome import wealth_of
from ludoteca.games.palanche.rules import GAME


@pytest.mark.rules("GEN-C3")
@pytest.mark.parametrize(
    ("seats", "palanche", "fives", "terreni"),
    [(2, 3500, 5, 6), (3, 3000, 4, 5), (4, 2500, 3, 4), (5, 2000, 2, 3), (6, 1500, 1, 2)],
)
def test_start_money_and_dealt_land_by_number_of_seats(
    seats: int, palanche: int, fives: int, terreni: int
) -> None:
    deal = deal_for(seats)
    assert deal.notes == ((500, fives), (100, 4), (50, 10), (10, 10))
    assert sum(note * count for note, count in deal.notes) == deal.palanche == palanche
    opening = GAME.setup(Options(), seats, RecordingChance(seats))
    state = opening.state
    GAME.audit(state)
    assert state.balances[:seats] == (palanche,) * seats
    dealt = [event for event in opening.events if isinstance(event, LandDealt)]
    assert [len(event.spaces) for event in dealt] == [terreni] * seats
    assert state.pawns == (0,) * seats
    spaces = [space for event in dealt for space in event.spaces]
    assert len(set(spaces)) == len(spaces)
    assert all(state.setting.terreno[state.setting.number[space]] for space in spaces)


@pytest.mark.rules("GEN-C4")
def test_dice_decide_who_begins_and_ties_roll_again() -> None:
    dice = [0, 5, 2, 3, 5, 0, 0, 0, 3, 3]
    opening = GAME.setup(Options(), 3, ScriptedChance({"die": list(dice)}))
    rolls = [(event.seat, sum(event.dice)) for event in opening.events if isinstance(event, RolledForFirst)]
    assert rolls == [(0, 7), (1, 7), (2, 7), (0, 2), (1, 8), *rolls[5:]]
    assert opening.state.progress.first == max(rolls[3:], key=lambda roll: roll[1])[0]
    named = GAME.setup(Options(first=2), 3, RecordingChance(1)).state
    assert GAME.active(named) == (2,)


@pytest.mark.rules("GEN-C4", "GEN-C3", "GEN-E3", "GEN-C1")
def test_impossible_options_are_refused() -> None:
    for options, seats, reason in (
        (Options(first=3), 3, "first-seat-unknown"),
        (Options(), 7, "number-of-seats"),
        (Options(length="short", cap=9), 3, "cap-only-full"),
        (Options(board="atlantis"), 3, "board-unknown"),
        (Options(length="forever"), 3, "options-malformed"),
    ):
        with pytest.raises(Invalid) as refused:
            GAME.setup(options, seats, RecordingChance(1))
        assert refused.value.reason == reason


@pytest.mark.rules("GEN-C4", "GEN-F2")
def test_rounds_are_counted_from_the_first_player_and_skip_the_bankrupt() -> None:
    scenario = start(4, first=2, cash=[500, 0, 500, 500], out=[1])
    for seat in (2, 3, 0):
        assert scenario.state.progress.round == 1
        scenario.do(seat, "roll", (4, 6)).do(seat, "end")
    assert (scenario.decision, scenario.state.progress.round) == ("turn 2", 2)
    gone = start(4, first=1, cash=[500, 0, 500, 500], out=[1], decisions=[{"type": "turn", "seat": 0}])
    gone.do(0, "roll", (4, 6)).do(0, "end")
    assert (gone.decision, gone.state.progress.round) == ("turn 2", 2)


@pytest.mark.rules("GEN-E1", "GEN-E4", "GEN-C5")
def test_when_time_is_up_the_round_is_finished_and_a_final_one_follows() -> None:
    scenario = start(2, options={"length": "short"})
    assert scenario.refusal(0, "time") == ("GEN-E4", "clock-only")
    assert list(GAME.legal(scenario.state, HOUSE)) == [TimeUp()]
    scenario.do(0, "roll", (4, 6)).do(HOUSE, "time")
    assert scenario.refusal(HOUSE, "time") == ("GEN-E1", "time-already-up")
    assert scenario.decision == "turn 0"
    scenario.do(0, "end").do(1, "roll", (4, 6)).do(1, "end")
    assert scenario.happened(FinalRoundBegan)
    scenario.do(0, "roll", (5, 5))
    assert scenario.decision == "turn 0"
    assert scenario.refusal(0, "roll") == ("GEN-T1", "already-rolled")
    scenario.do(0, "end").do(1, "roll", (4, 6)).do(1, "end")
    assert scenario.happened(MatchEnded)[0].reason == "time-up"
    assert start().refusal(HOUSE, "time") == ("GEN-C5", "no-clock")
    assert scenario.refusal(HOUSE, "time") == ("GEN-E2", "match-over")


@pytest.mark.rules("GEN-E1", "GEN-X1")
def test_no_ride_is_offered_in_the_final_round_but_one_declared_before_counts() -> None:
    final = start(2, options={"length": "rounds:1"}, owners={"via_cantore": 0}).do(0, "roll", (4, 5))
    assert final.decision == "turn 0"
    declared = start(2, options={"length": "rounds:1"}, pawns=["via_cantore"] * 2, riding=[0])
    assert declared.do(0, "roll", (1, 2)).space(0) == "villa_durazzo_pallavicini"


@pytest.mark.rules("GEN-E3")
def test_the_round_limit_ends_full_matches_too() -> None:
    for options in ({"length": "rounds:1"}, {"length": "full", "cap": 1}):
        scenario = start(2, options=options)
        assert scenario.state.progress.final
        scenario.do(0, "roll", (4, 6)).do(0, "end").do(1, "roll", (4, 6)).do(1, "end")
        outcome = GAME.outcome(scenario.state)
        assert outcome is not None
        assert outcome.reason == "rounds-played"
        assert outcome.winners == (0, 1), "equal wealth shares the win"
        assert outcome.ranks == (1, 1)


@pytest.mark.rules("GEN-E1")
def test_wealth_is_cash_cards_and_cubes_or_by_option_land_only() -> None:
    fields: dict[str, Any] = {
        "owners": {"via_roma": 0, "via_garibaldi": 0, "gradinata_nord": 0, "forno_da_fugassa": 0},
        "cubes": {"via_roma": 3},
        "kept": [["later_is_fine"], [], []],
        "collection": 500,
    }
    every = wealth_of(start(**fields).state, 0)
    assert every == (1000, 400 + 360 + 160 + 200, 600)
    land = wealth_of(start(options={"length": "full", "wealth": "terreno-only"}, **fields).state, 0)
    assert land == (1000, 760, 600)


@pytest.mark.rules("GEN-E1", "GEN-E2")
def test_the_bankrupt_rank_last_in_order_of_bankruptcy() -> None:
    scenario = start(4, cash=[100, 0, 0, 50], out=[2, 1], options={"length": "rounds:1"})
    scenario.do(0, "roll", (1, 2)).do(0, "no").do(3, "out").do(0, "out").do(0, "end")
    scenario.do(3, "roll", (1, 2)).do(3, "no").do(0, "out").do(3, "out").do(3, "end")
    outcome = GAME.outcome(scenario.state)
    assert outcome is not None
    assert outcome.ranks == (1, 3, 4, 2)
    assert outcome.scores == (100, 0, 0, 50)


@pytest.mark.rules("GEN-T3")
def test_starting_on_de_ferrari_pays_nothing() -> None:
    assert all(paid.reason != "passing" for paid in start().do(0, "roll", (1, 3)).happened(Paid))
