"""Where the numbers of Villa Paletti come from, recomputed from the position, over whole matches."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.texts.test_keys import folders, messages, tags

from ludoteca.core import (
    Derivation,
    Illegal,
    Match,
    Record,
    SeededChance,
    Term,
    from_file,
    seeded_luck,
    to_file,
)
from ludoteca.games.villa_paletti import events
from ludoteca.games.villa_paletti.bots import LEVELS
from ludoteca.games.villa_paletti.decisions import VillaDecision
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.scripted_physics import ScriptedPhysics, ScriptedVerdict
from ludoteca.games.villa_paletti.tables import COLUMNS
from ludoteca.games.villa_paletti.wood import Pull
from ludoteca.texts import WHOLE_LANGUAGES, Texts

from .quick_physics import quick_physics

WORTH = {"thin": 1, "hexagonal": 2, "thick": 3}
"""VIL-S1, written anew."""


def of(event: Any) -> dict[str, list[Derivation]]:
    """The derivations of an event by the number they derive."""
    found: dict[str, list[Derivation]] = {}
    for each in event.derivations:
        found.setdefault(each.of, []).append(each)
    return found


def totals(event: Any) -> list[float]:
    """The totals of the derivations of an event."""
    return [each.total for each in event.derivations]


def points_by_hand(state: Any, seat: int) -> Counter[str]:
    """The columns of a seat on the highest floor by shape, counted from the position alone."""
    level = len(state.villa.floors)
    standing = [column.id for column in state.villa.standing if state.villa.level_of(column.id) == level]
    own = [column for column in standing if COLUMNS[column].colour in state.colours[seat]]
    return Counter(COLUMNS[column].kind for column in own) if level >= 2 else Counter()


def check(event: Any, after: Any) -> None:
    """Compare the derivations of an event with the position after its action."""
    match event:
        case events.PointsChanged():
            assert tuple(each.total for each in of(event)["points"]) == event.after
            for seat, each in enumerate(of(event)["points"]):
                assert each.params == {"seat": seat}
                counts = {term.kind: term.params["count"] for term in each.terms if term.amount}
                assert counts == points_by_hand(after, seat)
                assert all(
                    term.amount == WORTH[term.kind] * counts[term.kind] for term in each.terms if term.amount
                )
        case events.SealTaken():
            found = {each.params["seat"]: each.total for each in of(event)["points"]}
            compared = {event.seat: event.points}
            if event.previous is not None:
                compared[event.previous] = event.points_of_previous
            assert found == compared
        case events.FloorImpossible(why="too_few_columns"):
            assert totals(event) == [event.columns, event.needed]
        case events.FloorTakenBack():
            assert totals(event) == [len(event.rests_on), event.needed]
        case events.Declared():
            assert totals(event) == [event.in_a_row]


@pytest.mark.parametrize("seed", range(3))
def test_every_derivation_is_what_the_position_says(seed: int) -> None:
    seats = 2 + seed % 3
    luck = seeded_luck(seed, quick_physics(0.2))
    match = Match.new(GAME, seats, {"experienced": "from_orange"}, luck=luck)
    chance, seen = SeededChance(seed), set()
    while match.active and match.seq < 120:
        seat = match.active[0]
        entry = match.play(seat, LEVELS["easy"].choose(GAME, match.state, seat, chance, None).action)
        for event in entry.events:
            check(event, match.state)
            seen.add(type(event))
    assert {events.PointsChanged, events.SealTaken} <= seen


def pushing(request: Record) -> Any:
    """Physics in which every pull pushes `red-1` by 4.2 mm."""
    if not isinstance(request, Pull):
        return quick_physics(0.0)(request)
    verdict = ScriptedVerdict(verdict="broken_off", cause="pushed", culprit="red-1")
    return msgspec.structs.replace(ScriptedPhysics([verdict])(request), pushed={"red-1": 4.2})


def test_a_push_names_the_column_and_what_is_allowed() -> None:
    match = Match.new(GAME, 2, luck=seeded_luck(3, pushing))
    (push,) = _first(match, events.AttemptBrokenOff).derivations
    assert push == Derivation("push", 4.2, (Term("measured", 4.2, {"allowed": 3.0}),), {"column": "red-1"})


def _first(match: Match[Any, Any], kind: type) -> Any:
    """Play until an event of this kind happens."""
    chance = SeededChance(1)
    while True:
        seat = match.active[0]
        entry = match.play(seat, LEVELS["easy"].choose(GAME, match.state, seat, chance, None).action)
        if found := next((event for event in entry.events if isinstance(event, kind)), None):
            return found


def test_a_match_of_version_two_is_played_on_as_it_was_recorded() -> None:
    """Version 2 recorded no derivations; the rest is the same, so it replays and goes on without them."""
    old = Match.new(GAME.under(2), 2, luck=seeded_luck(3, quick_physics(0.1)))
    chance = SeededChance(1)
    while old.active and old.seq < 12:
        seat = old.active[0]
        old.play(seat, LEVELS["easy"].choose(GAME, old.state, seat, chance, None).action)
    written = to_file(old)
    assert b"derivations" not in written
    assert b'"rules_version":2' in written
    replayed = from_file(GAME, written)
    assert replayed.game.info.rules_version == 2
    assert to_file(replayed) == written


@pytest.mark.rules("VIL-T1", "VIL-T5")
def test_out_of_turn_the_refusal_names_the_seat_that_decides_and_its_rule() -> None:
    match = Match.new(GAME, 2, luck=seeded_luck(3, quick_physics()))
    chance = SeededChance(1)
    while match.state.decision.__struct_config__.tag != "taking_turn":
        seat = match.active[0]
        match.play(seat, LEVELS["easy"].choose(GAME, match.state, seat, chance, None).action)
    turn = match.active[0]
    with pytest.raises(Illegal) as refused:
        GAME.check(match.state, 1 - turn, GAME.from_notation("declare"))
    assert refused.value.rule == "VIL-T1"
    for language in WHOLE_LANGUAGES:
        texts = Texts(language, GAME, seat_name=("Anna", "Bea").__getitem__)
        said = texts.refusal(refused.value)
        assert ("Anna", "Bea")[turn] in said
        assert not {"not", "non", "pas", "nicht", "niet"} & set(said.lower().split())


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
def test_every_open_decision_has_its_own_sentence_when_it_stands_in_the_way(language: str) -> None:
    """VIL-U3 on a real table: while the seal is to be rolled, no sentence asks to declare."""
    message: Any = messages(folders()["villa_paletti"], language)["refusal-other-decision-first"]
    (select,) = [element.expression for element in message.value.elements]
    variants = {getattr(variant.key, "name", None) for variant in select.variants}
    assert {tag.replace("-", "_") for tag in tags(VillaDecision)} == variants
