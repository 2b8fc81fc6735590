"""Where the numbers of Villa Paletti come from, recomputed from the position, over whole matches."""

import random
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
from ludoteca.games.villa_paletti.state import State
from ludoteca.games.villa_paletti.wood import LayFloor, Pull
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


class Reckoning:
    """What the numbers must be, by hand: from the position before an action and the events since."""

    def __init__(self, before: State) -> None:
        self.state = before
        self.top = len(before.villa.floors)
        storey = 75.0
        self.level = {
            column.id: min(round((column.pose.z - 35.0) / storey), self.top)
            for column in before.villa.columns
            if column.pose is not None
        }
        self.holder, self.idle = before.seal.holder, before.idle

    @property
    def needed(self) -> int:
        """How many columns the next floor needs (VIL-T7, VIL-V1)."""
        bold = {"off": (), "from_orange": (3, 4), "orange_only": (3,)}[self.state.options.experienced]
        return 1 if self.top in bold else 3

    def columns_of(self, seat: int) -> Counter[str]:
        """The columns of a seat on the highest floor by shape (VIL-S1)."""
        mine = [
            column
            for column, level in self.level.items()
            if level == self.top >= 2 and column.split("-")[0] in self.state.colours[seat]
        ]
        shapes = {"hex": "hexagonal", "thick": "thick"}
        return Counter(shapes.get(column.split("-")[1], "thin") for column in mine)

    def points(self) -> tuple[int, ...]:
        """The points of all seats."""
        return tuple(
            sum(WORTH[kind] * count for kind, count in self.columns_of(seat).items())
            for seat in range(self.state.seats)
        )

    def follow(self, event: Any) -> None:
        """Check the derivations of an event, then change what it changes."""
        match event:
            case events.ColumnTaken(column=column, pushed=pushed):
                self.level.pop(column)
                self._check_push(event, pushed)
            case events.ColumnRemoved(column=column):
                self.level.pop(column, None)
                self.idle = 0
            case events.ColumnSetDown(column=column):
                self.level[column] = self.top
                self.idle = 0
            case events.FloorLaid():
                self.top += 1
                self.idle = 0
            case events.ColumnLocked():
                self.idle = 0
            case events.PointsChanged():
                assert event.after == self.points() == tuple(each.total for each in of(event)["points"])
                for seat, each in enumerate(of(event)["points"]):
                    assert each.params == {"seat": seat}
                    terms = [term for term in each.terms if term.kind != "no-column"]
                    found = {term.kind: (term.amount, term.params["count"]) for term in terms}
                    counted = self.columns_of(seat)
                    assert found == {kind: (WORTH[kind] * count, count) for kind, count in counted.items()}
            case events.SealTaken(seat=seat, previous=previous):
                assert previous == self.holder
                points = self.points()
                compared = [each for each in (seat, previous) if each is not None]
                assert [each.params["seat"] for each in of(event)["points"]] == compared
                assert totals(event) == [points[each] for each in compared]
                assert (event.points, event.points_of_previous) == (
                    points[seat],
                    0 if previous is None else points[previous],
                )
                self.holder = seat
            case events.FloorImpossible(why="too_few_columns"):
                there = sum(level == self.top for level in self.level.values())
                assert totals(event) == [there, self.needed] == [event.columns, event.needed]
            case events.FloorTakenBack():
                assert totals(event) == [len(event.rests_on), self.needed]
                assert event.needed == self.needed > len(event.rests_on)
            case events.Declared():
                before = {term.kind: term.amount for term in of(event)["declarations"][0].terms}
                assert before == {"declared-now": 1} | ({"declared-before": self.idle} if self.idle else {})
                self.idle += 1
                assert totals(event) == [event.in_a_row] == [self.idle]
            case events.AttemptBrokenOff(cause="pushed", culprit=culprit, moved=moved):
                assert moved > 3.0
                self._check_push(event, moved)
                assert of(event)["push"][0].params == {"column": culprit}
            case _:
                assert event.derivations is msgspec.UNSET, "checked above"

    def _check_push(self, event: Any, pushed: float) -> None:
        """A push is what physics measured, beside the 3 mm that are allowed (VIL-T4)."""
        if event.derivations is msgspec.UNSET:
            assert not pushed
            return
        (push,) = event.derivations
        assert push.terms == (Term("measured", pushed, {"allowed": 3.0}),)


def nudging(request: Record) -> Any:
    """Quick physics in which pulls push a column, by what is allowed or by more, and floors slip off."""
    result: Any = quick_physics(0.1)(request)
    luck = random.Random(repr(request))
    if isinstance(request, LayFloor) and luck.random() < 0.3:
        *below, floor = result.villa.floors
        aside = msgspec.structs.replace(floor, pose=msgspec.structs.replace(floor.pose, x=400.0))
        return msgspec.structs.replace(
            result, villa=msgspec.structs.replace(result.villa, floors=(*below, aside))
        )
    pushes = luck.choice((0.0, 0.0, 1.5, 3.4))
    if not isinstance(request, Pull) or result.verdict != "out" or not pushes:
        return result
    other = next(column.id for column in request.villa.standing if column.id != request.column)
    if pushes <= 3.0:
        return msgspec.structs.replace(result, pushed={other: pushes})
    verdict = ScriptedVerdict(verdict="broken_off", cause="pushed", culprit=other)
    return msgspec.structs.replace(ScriptedPhysics([verdict])(request), pushed={other: pushes})


@pytest.mark.rules("VIL-S1", "VIL-S2", "VIL-T4", "VIL-T5", "VIL-T7")
def test_every_derivation_is_what_the_position_before_says() -> None:
    seen: Counter[type] = Counter()
    for seed in range(6):
        options: dict[str, Any] = {"experienced": ("from_orange", "off", "orange_only")[seed % 3]}
        match = Match.new(GAME, 2 + seed % 3, options, luck=seeded_luck(seed, nudging))
        chance = SeededChance(seed)
        while match.active and match.seq < 80:
            seat, reckoning = match.active[0], Reckoning(match.state)
            entry = match.play(seat, LEVELS["easy"].choose(GAME, match.state, seat, chance, None).action)
            for event in entry.events:
                reckoning.follow(event)
                seen[type(event)] += event.derivations is not msgspec.UNSET
    derived = {kind.__name__ for kind, count in seen.items() if count}
    assert derived >= {
        *("PointsChanged", "SealTaken", "Declared", "FloorImpossible", "AttemptBrokenOff", "ColumnTaken"),
        "FloorTakenBack",
    }


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
