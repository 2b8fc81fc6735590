"""Where the numbers of Palanche come from, recomputed from the board and the position, over whole matches."""

from typing import Any, get_args

import pytest
from tests.games.palanche.scenarios import start

from ludoteca.bots import ask
from ludoteca.core import Illegal, Match, SeededChance, from_file, seeded_luck, to_file
from ludoteca.games.palanche import events
from ludoteca.games.palanche.ledger import MoneyReason
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.tables import LEVELS, built_in_board
from ludoteca.texts import WHOLE_LANGUAGES, Texts

SPACES = {space.key: space for space in built_in_board("genova").spaces}
NUMBERS: dict[Any, str] = {
    events.Paid: "amount",
    events.SpaceBought: "price",
    events.AuctionOpened: "minimum",
    events.BidMade: "amount",
    events.AuctionWon: "amount",
    events.Invested: "rent",
    events.DebtIncurred: "owed",
    events.DebtSpared: "owed",
    events.WentBankrupt: "owed",
    events.WealthCounted: "total",
}
"""The kinds of events with a number of their own, and its field."""


def check(event: Any) -> None:
    """Compare the derivations of an event with the printed board."""
    if type(event) not in NUMBERS:
        return
    first = event.derivations[0]
    assert first.total == getattr(event, NUMBERS[type(event)])
    for each in event.derivations:
        assert each.total == sum(term.amount for term in each.terms)
    match event:
        case events.Paid(reason="rent", space=space):
            (term,) = first.terms
            rents = SPACES[space or ""].rents
            if term.kind == "rent-of-kind":
                assert rents[term.params["count"] - 1] == event.amount
            else:
                row = LEVELS.index(term.params["level"]) + 1 if term.kind == "rent-row" else 0
                assert rents[row] == event.amount
        case events.Paid(reason="sale", space=space):
            assert first.terms[0].params["price"] == SPACES[space or ""].price == 2 * event.amount
        case events.Paid(reason="investment_sale", space=space):
            assert first.terms[0].params["cost"] == SPACES[space or ""].cost == 2 * event.amount
        case events.Paid(reason="purchase", space=space):
            assert event.amount == SPACES[space or ""].price
        case events.Paid(times=times) if times > 1:
            assert first.terms[0].params["count"] * first.terms[0].params["each"] == event.amount
        case events.WealthCounted():
            parts = {term.kind: term.amount for term in first.terms}
            assert parts == {"cash": event.cash, "prices": event.cards, "cubes": event.investments}


@pytest.mark.rules("GEN-B1", "GEN-F1", "GEN-E1")
@pytest.mark.parametrize("seed", range(4))
def test_every_derivation_is_what_board_and_position_say(seed: int) -> None:
    match = Match.new(GAME, 2 + seed, {"length": "rounds:25"}, luck=seeded_luck(seed))
    chance, seen = SeededChance(seed), set()
    texts = [Texts(language, GAME) for language in WHOLE_LANGUAGES]
    for event in match.entries[0].events:  # type: ignore[union-attr]
        check(event)
    while match.active:
        seat = match.active[0]
        entry = match.play(seat, ask(match.game, match.state, seat, chance, "easy").action)
        for event in entry.events:
            check(event)
            if type(event) not in seen:
                for text in texts:
                    assert not any("‹" in line for line in text.derivations(event.derivations))
            seen.add(type(event))
    assert {events.Paid, events.SpaceBought, events.BidMade, events.WealthCounted} <= seen


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
def test_every_reason_to_pay_has_a_term(language: str) -> None:
    texts = Texts(language, GAME)
    by_other_names = {"sale", "investment_sale"}
    for reason in set(get_args(MoneyReason)) - by_other_names:
        assert texts.has(f"term-{reason.replace('_', '-')}"), reason


@pytest.mark.rules("GEN-F2")
def test_a_refused_bankruptcy_says_what_could_be_raised() -> None:
    turn = {"type": "turn", "seat": 0, "roll_due": False}
    debt = {"type": "debt", "seat": 0, "creditors": [1], "each": 220, "reason": "rent", "space": "via_roma"}
    scenario = start(
        decisions=[turn, debt], cash=[100, 0, 0], owners={"via_roma": 1, "via_sestri": 0, "porto_antico": 0}
    )
    try:
        GAME.check(scenario.state, 0, GAME.from_notation("bankrupt"))
    except Illegal as refusal:
        owed, raisable = Texts("en", GAME).derivations(refusal.derivations)
    assert owed == "What is owed: 220 in the row “apartment” of Via Roma"
    assert "100 in cash + 160 for cards at half their price" in raisable
    assert raisable.endswith(" = 260")


def test_a_match_of_version_two_replays_as_it_was_recorded() -> None:
    old = Match.new(GAME.under(2), 3, {"length": "rounds:5"}, luck=seeded_luck(1))
    chance = SeededChance(1)
    while old.active:
        seat = old.active[0]
        old.play(seat, ask(old.game, old.state, seat, chance, "easy").action)
    written = to_file(old)
    assert b"derivations" not in written
    assert to_file(from_file(GAME, written)) == written
