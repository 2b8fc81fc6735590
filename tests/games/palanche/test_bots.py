"""Bots play to the end, and money adds up at every step."""

import pytest

from ludoteca.core import SeededChance
from ludoteca.games.palanche.bots import LEVELS
from ludoteca.games.palanche.ledger import entries, where_money_went
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.outcome import facts, tables
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State


def played(seed: int, seats: int, options: Options) -> State:
    """A match of sensible bots, money checked after each action."""
    chance, bot = SeededChance(seed), LEVELS["sensible"]
    state = GAME.setup(options, seats, chance).state
    while active := GAME.active(state):
        seat = active[0]
        action = bot.choose(GAME, state, seat, chance, None).action
        state = GAME.apply(state, seat, action, chance).state
        GAME.audit(state)
    return state


@pytest.mark.rules("GEN-E2", "GEN-E3", "GEN-F3")
def test_full_matches_of_sensible_bots_mostly_end_by_bankruptcy() -> None:
    endings = [
        played(seed, 2 + seed % 5, Options(length="full", cap=400)).progress.ending for seed in range(40)
    ]
    assert endings.count("last-one-left") >= 32
    assert set(endings) <= {"last-one-left", "rounds-played"}


def test_the_money_of_a_match_is_explained_to_the_last_palanca() -> None:
    state = played(7, 4, Options(length="rounds:40"))
    for seat in range(4):
        flows = where_money_went(state, seat)
        assert sum(flow.received - flow.paid for flow in flows) == state.balances[seat]
    assert sum(entry.amount for entry in entries(state) if entry.reason == "start") == 4 * 2500
    wealth, received, paid = tables(state)
    assert [row[0] for row in wealth.rows] == ["seat-0", "seat-1", "seat-2", "seat-3"]
    assert received.rows[-1][0] == paid.rows[-1][0] == "money-total"
    assert facts(state)["rounds"] == state.progress.round


def test_a_bot_gives_its_reasons() -> None:
    state = GAME.setup(Options(), 3, SeededChance(1)).state
    choice = LEVELS["sensible"].choose(GAME, state, GAME.active(state)[0], SeededChance(2), None)
    assert [reason.key for reason in choice.reasons] == ["roll"]
