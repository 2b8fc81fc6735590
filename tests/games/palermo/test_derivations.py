"""Where the numbers of Palermo come from, recomputed from the position before, over whole matches."""

from typing import Any

import pytest

from ludoteca.bots import ask
from ludoteca.core import Illegal, Match, SeededChance, from_file, seeded_luck, to_file
from ludoteca.games.palermo import events
from ludoteca.games.palermo.position import PalermoPosition
from ludoteca.games.palermo.rules import GAME
from ludoteca.texts import WHOLE_LANGUAGES, Texts

from .scenes import scene

CHIPS, INTEREST = {3: 11, 4: 8, 5: 7}, {3: 5, 4: 4, 5: 3}
"""PAL-C5 and PAL-E2, written anew."""


def terms(event: Any, of: str) -> dict[str, float]:
    """The terms of a derived number of an event; checks that it is their sum."""
    (found,) = [each for each in event.derivations if each.of == of]
    assert found.total == sum(term.amount for term in found.terms)
    return {term.kind: term.amount for term in found.terms}


def points_by_hand(
    before: PalermoPosition, seat: int, more: int = 0, less: int | None = None
) -> dict[str, int]:
    """The terms of a seat's points: 3, a point for each chip that is no longer on the board, a penalty."""
    on_board = sum(tile.chip == seat for tile in before.tiles.values())
    collected = CHIPS[before.seats] - on_board + more
    assert before.penalties is not None
    penalty = before.penalties[seat] if less is None else less
    found = {"card": 3, "chips": collected, "policeman-before": -penalty}
    return {kind: amount for kind, amount in found.items() if amount}


def check(event: Any, before: PalermoPosition, later: list[Any]) -> None:
    """Compare the derivations of an event with the position before its action."""
    match event:
        case events.Walked(seat=seat):
            assert terms(event, "points") == points_by_hand(before, seat)
            assert event.points == sum(terms(event, "points").values())
            police = {cell for other, cell in enumerate(before.policemen) if cell and other != seat}
            costs = terms(event, "cost")
            assert costs["steps"] == len(event.route)
            assert costs.get("policemen", 0) == sum(cell in police for cell in event.route)
            assert sum(costs.values()) == event.cost
            if event.lost:
                assert sum(terms(event, "lost").values()) == event.lost
        case events.ChipCollected(seat=seat):
            assert terms(event, "income") == {"points-of-turn": event.points, "spent": -event.cost}
            assert terms(event, "money") == {"money-before": before.money[seat], "money-more": event.income}
            less = sum(each.points_less for each in later if isinstance(each, events.PolicemanBlocked))
            assert terms(event, "next-points") == points_by_hand(before, seat, 1, less)
            assert sum(terms(event, "next-points").values()) == event.next_points
        case events.CameHome(seat=seat):
            assert terms(event, "income") == {"points-of-turn": event.points, "spent": -event.cost}
            assert terms(event, "money") == {"money-before": before.money[seat], "money-more": event.income}
        case events.InterestTaken(seat=seat):
            assert terms(event, "interest") == {"by-players": INTEREST[before.seats]}
            assert sum(terms(event, "money").values()) == before.money[seat] + event.interest == event.money
        case events.HouseLaid(seat=seat) | events.DoorClaimed(seat=seat):
            laid = sum(tile.chip == seat for tile in before.tiles.values()) + 1
            assert terms(event, "chips-left") == {"chips-each": CHIPS[before.seats], "chips-laid": -laid}
            assert sum(terms(event, "chips-left").values()) == event.chips_left
        case events.MatchEnded():
            assert tuple(each.total for each in event.derivations) == event.money  # type: ignore[union-attr]
        case events.PolicemanBlocked(points_less=1):
            assert terms(event, "points-less") == {"by-edition": 1}


@pytest.mark.rules("PAL-M1", "PAL-M4", "PAL-M6", "PAL-E1", "PAL-E2", "PAL-E4")
@pytest.mark.parametrize(("seed", "edition"), [*enumerate(("de", "en", "fr", "de", "en"))])
def test_every_derivation_is_what_the_position_before_says(seed: int, edition: str) -> None:
    seats = 3 + seed % 3
    options = {"edition": edition, "ready_made_town": True, "jumped_policeman": ("free", "pays")[seed % 2]}
    match = Match.new(GAME, seats, options, luck=seeded_luck(seed))
    chance, seen = SeededChance(seed), set()
    while match.active:
        seat, before = match.active[0], GAME.position(match.state)
        entry = match.play(seat, ask(GAME, match.state, seat, chance, "easy").action)
        for place, event in enumerate(entry.events):
            check(event, before, list(entry.events[place:]))
            seen.add(type(event))
    assert {events.Walked, events.ChipCollected, events.CameHome, events.InterestTaken} <= seen
    assert events.MatchEnded in seen


def test_a_walk_too_far_says_what_it_would_cost_and_where_the_points_come_from() -> None:
    state = scene(pawns={0: "f8"}, police={1: "h8"})
    with pytest.raises(Illegal) as refused:
        GAME.check(state, 0, GAME.from_notation("walk k8"))
    by_number = {each.of: each for each in refused.value.derivations}
    assert {of: each.total for of, each in by_number.items()} == {
        "cost": refused.value.params["cost"],
        "points": 3,
    }
    said = Texts("en", GAME).derivations(refused.value.derivations)
    assert said[0] == "The cost of the way: 5 for steps + 1 more for police stones on the way = 6"
    assert said[1] == "The points of Player 1: 3 on the movement card"
    for language in WHOLE_LANGUAGES:
        assert not any("‹" in line for line in Texts(language, GAME).derivations(refused.value.derivations))


def test_a_match_of_version_two_replays_as_it_was_recorded() -> None:
    old = Match.new(GAME.under(2), 3, {"edition": "en", "ready_made_town": True}, luck=seeded_luck(1))
    chance = SeededChance(1)
    while old.active:
        seat = old.active[0]
        old.play(seat, ask(old.game, old.state, seat, chance, "easy").action)
    written = to_file(old)
    assert b"derivations" not in written
    assert to_file(from_file(GAME, written)) == written
