"""Chances to win, as Palanche's level `hard` estimates them."""

import pytest
from tests.games.palanche.scenarios import start

from ludoteca.games.palanche.bots.odds import better_odds, worth_for_odds
from ludoteca.games.palanche.bots.worth import Holdings, holdings_of, with_owner
from ludoteca.games.palanche.state import with_item

OWNERS = {"via_roma": 0, "boccadasse": 0, "via_garibaldi": 1, "corso_italia": 1, "piazza_rossetti": 2}


@pytest.mark.parametrize("lead", [0, 20_000, 200_000])
def test_losing_money_lowers_the_odds_for_any_lead(lead: int) -> None:
    state = start(owners=OWNERS, cash=[1000 + lead, 1000, 1000], round=28).state
    now = holdings_of(state)
    poorer = Holdings(now.owner, with_item(now.cash, 0, now.cash[0] - 500))
    assert better_odds(state, poorer, (0,))[0] <= -499


def test_a_seat_without_money_values_a_card_like_a_gift() -> None:
    state = start(owners=OWNERS, cash=[0, 1000, 1000], round=20).state
    card, now = state.setting.number["via_albaro"], holdings_of(state)
    given = better_odds(state, Holdings(with_owner(now.owner, card, 0), now.cash), (0,))[0]
    assert worth_for_odds(state, 0, card, denial=0.0) == pytest.approx(given)
