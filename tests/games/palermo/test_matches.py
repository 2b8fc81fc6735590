"""Bots play whole matches with all editions and variants; invariants are checked after every action."""

from typing import Any

import pytest

from ludoteca.core import Match, NoChance, SeededChance, seeded_luck
from ludoteca.games.palermo.bots import LEVELS
from ludoteca.games.palermo.geometry import spread
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import Building, Collecting, State
from ludoteca.games.palermo.tiles import cut_off, streets_of

LONGEST = 600
"""More actions than any match of these bots has; most have about a hundred."""
EDITIONS = ("de", "en", "fr")
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"free_building": True},
    {"ready_made_town": True},
    {"no_police": True},
    {"target_stones": True},
    {"corner_contact": "forbidden"},
    {"jumped_policeman": "pays"},
    {"free_building": True, "no_police": True, "target_stones": True},
    {"ready_made_town": True, "target_stones": True, "jumped_policeman": "pays"},
    {"ready_made_town": True, "no_police": True, "target_stones": True},
    {"corner_contact": "forbidden", "jumped_policeman": "pays", "target_stones": True},
)


@pytest.mark.rules("PAL-M5", "PAL-B4", "PAL-C5", "PAL-B5", "PAL-E3", "PAL-P1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_matches_keep_the_invariants(seats: int, edition: str) -> None:
    for number, variant in enumerate(VARIANTS):
        play_a_match(seats, {"edition": edition, **variant}, 1000 * number)


def play_a_match(seats: int, options: dict[str, Any], seed: int) -> None:
    bots = (LEVELS["easy"], LEVELS["normal"])
    state: State = GAME.setup(Options(**options), seats, SeededChance(seed)).state
    actions = 0
    while GAME.active(state):
        seat = state.seat
        action = bots[seat % 2].choose(GAME, state, seat, SeededChance(f"{seed} {actions}"), None).action
        after = GAME.apply(state, seat, action, NoChance()).state
        require_sound(after)
        require_progress(state, after)
        state = after
        actions += 1
        assert actions < LONGEST, "the match is too long"
    assert GAME.outcome(state) is not None


def require_sound(state: State) -> None:
    """Check the invariants of a state."""
    numbers = state.terms.numbers
    assert all(doors.bit_count() <= numbers.chips for doors in state.chips)
    assert sum(doors.bit_count() for doors in state.chips) == sum(state.chips).bit_count(), "one chip a door"
    streets = streets_of(state.tiles if isinstance(state, Building) else state.town.tiles)
    assert not cut_off(streets), "every door can be reached"
    assert not sum(state.chips) & ~streets
    if not isinstance(state, Collecting):
        return
    occupied = [pawn for pawn in state.pawns if pawn]
    assert len(set(occupied)) == len(occupied), "one pawn a cell"
    assert not sum(occupied) & ~streets
    policemen = [policeman for policeman in state.policemen if policeman]
    assert len(set(policemen)) == len(policemen)
    assert not sum(policemen) & ~streets
    assert not any(spread(policeman) & sum(policemen) for policeman in policemen)
    if state.terms.options.no_police:
        assert not policemen


def require_progress(before: State, after: State) -> None:
    """Check what holds from one state to the next: no chip is lost, money never decreases."""
    if not isinstance(before, Collecting):
        laid = sum(after.chips).bit_count() - sum(before.chips).bit_count()
        assert laid == 1 or (isinstance(before, Building) and not before.has_start)
        return
    assert isinstance(after, Collecting)
    collected = sum(before.chips).bit_count() - sum(after.chips).bit_count()
    assert collected in (0, 1)
    assert all(new >= old for old, new in zip(before.money, after.money, strict=True))
    assert [new.bit_count() <= old.bit_count() for old, new in zip(before.chips, after.chips, strict=True)]
    assert before.town is after.town


def test_the_same_seed_gives_the_same_match() -> None:
    def played() -> list[Any]:
        match: Match[Any, Any] = Match.new(GAME, 4, {}, luck=seeded_luck(1))
        bot = LEVELS["normal"]
        while match.active:
            (seat,) = match.active
            match.play(seat, bot.choose(GAME, match.state, seat, SeededChance(match.seq), None).action)
        return [entry.fingerprint for entry in match.entries]

    assert played() == played()
