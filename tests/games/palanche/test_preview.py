"""Previews before a decision: what a trade would change, and what each card is worth."""

import pytest

from ludoteca.core import Illegal
from ludoteca.games.palanche.actions import ProposeTrade, Roll
from ludoteca.games.palanche.events import GroupChange
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.position import Position
from ludoteca.games.palanche.rules import GAME

OWNERS = {"via_garibaldi": 0, "via_roma": 1, "gradinata_nord": 0, "via_sestri": 1}


def change(seat: int, group: str, before: int, after: int, size: int) -> GroupChange:
    return GroupChange(seat=seat, group=group, before=before, after=after, size=size)


@pytest.mark.rules("GEN-S1")
def test_a_trade_is_previewed_before_it_is_proposed() -> None:
    state = GAME.from_position(Position(seats=2, cash=(500, 500), owners=OWNERS))
    offer = ProposeTrade(partner=1, give=("gradinata_nord",), take=("via_roma",), give_money=100)
    assert GAME.preview(state, 0, offer).groups == (
        change(0, "gradinata", 1, 0, 2),
        change(0, "blue", 1, 2, 2),
        change(1, "gradinata", 0, 1, 2),
        change(1, "blue", 1, 0, 2),
    )
    assert GAME.preview(state, 0, Roll()).groups == ()


@pytest.mark.rules("GEN-S4")
def test_an_illegal_trade_has_no_preview() -> None:
    state = GAME.from_position(Position(seats=2, cash=(500, 500), owners=OWNERS))
    with pytest.raises(Illegal, match="gift"):
        GAME.preview(state, 0, ProposeTrade(partner=1, take=("via_roma",)))


@pytest.mark.rules("GEN-E1")
@pytest.mark.parametrize("wealth", ["all-cards", "terreno-only"])
def test_the_worth_of_cards_adds_up_to_the_wealth_of_their_owner(wealth: str) -> None:
    position = Position(
        seats=2,
        options=Options(wealth=wealth),  # type: ignore[arg-type]  # one of the two readings
        cash=(500, 500),
        owners={**OWNERS, "via_roma": 0},
        cubes={"via_garibaldi": 3},
    )
    view = GAME.view(GAME.from_position(position))
    for player in view.players:
        cards = sum(space.worth for space in view.spaces if space.owner == player.seat)
        assert player.cash + cards == player.wealth
    stand = next(space for space in view.spaces if space.key == "gradinata_nord")
    assert stand.worth == (160 if wealth == "all-cards" else 0)
