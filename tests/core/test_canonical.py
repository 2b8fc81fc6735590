"""Fingerprints depend on values only, not on how a process came by them."""

import json
import pickle
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from tests.games.villa_paletti.quick_physics import quick_physics
from tests.toy.rules import GAME as TOY
from tests.toy.rules import Roll

from ludoteca.bots import ask
from ludoteca.core import (
    AnyGame,
    Illegal,
    Match,
    Record,
    SeededChance,
    SystemLuck,
    decode,
    encode,
    from_file,
    options_of,
    position_fingerprint,
    seeded_luck,
    to_file,
)
from ludoteca.games import find_game
from ludoteca.testing.canonical import check_canonical

GAMES = ("palermo", "palanche", "villa_paletti")


def steady(request: Record) -> Record:
    """Simplified physics: every piece stays where it is."""
    return quick_physics(failures=0.0)(request)


def some_match(game: AnyGame, moves: int) -> Match[Any, Any]:
    """A match of three after this number of random moves, or at its end."""
    match: Match[Any, Any] = Match.new(game, 3, luck=seeded_luck(3, steady))
    while match.active and match.seq < moves:
        seat = match.active[0]
        chance = SeededChance(match.seq, steady)
        match.play(seat, ask(game, match.state, seat, chance, "uniform").action)
    return match


def from_json(value: Any, kind: Any) -> Any:
    """An equal value that shares no object with the given one."""
    return decode(json.dumps(json.loads(encode(value))), kind)


def all_alike(values: Sequence[Any]) -> bool:
    """Whether all values encode to the same bytes."""
    return len({encode(value) for value in values}) == 1


@pytest.mark.parametrize("key", GAMES)
def test_options_from_defaults_json_and_cache_are_the_same_bytes(key: str) -> None:
    game = find_game(key)
    kind = game.info.options
    plain = msgspec.to_builtins(kind())
    ways = [
        kind(),
        options_of(game, None),
        options_of(game, plain),
        from_json(kind(), kind),
        from_json(plain, kind),
    ]
    played = [
        Match.new(game, 3, way, luck=seeded_luck(1, steady)) for way in ways
    ]  # games cache what they derive from options
    kept = [game.position(match.state).options for match in played]
    assert all_alike([*ways, *kept])
    assert len({match.entries[0].fingerprint for match in played}) == 1


@pytest.mark.parametrize("key", GAMES)
def test_positions_from_play_json_and_states_are_the_same_bytes(key: str) -> None:
    game = find_game(key)
    match = some_match(game, 60)
    for seq in range(0, match.seq + 1, 12):
        state = match.state_at(seq)
        position = game.position(state)
        read = from_json(position, game.info.position)
        again = game.from_position(read)
        assert all_alike([position, read, game.position(again)])
        assert position_fingerprint(game, state) == position_fingerprint(game, again)


@pytest.mark.parametrize("key", GAMES)
def test_records_omit_only_defaults_that_exist_once(key: str) -> None:
    check_canonical(find_game(key))


def test_an_omitted_default_that_may_exist_twice_is_found() -> None:
    class Loose(Record, frozen=True, kw_only=True, omit_defaults=True):
        edition: str = "a classic"

    assert encode(Loose()) != encode(from_json({"type": "loose", "edition": "a classic"}, Loose))
    loose = msgspec.structs.replace(TOY.info, options=Loose)
    game = type("LooseGame", (type(TOY),), {"info": loose})()
    with pytest.raises(AssertionError, match="Loose leaves out edition"):
        check_canonical(game)


def test_a_match_continued_after_import_is_readable_in_another_process() -> None:
    game = find_game("palanche")
    imported = from_file(game, to_file(some_match(game, 30)), luck=seeded_luck(4))
    for _ in range(20):
        seat = imported.active[0]
        imported.play(seat, ask(game, imported.state, seat, SeededChance(imported.seq), "uniform").action)
    options = json.loads(json.dumps(msgspec.to_builtins(game.position(imported.state).options)))
    restored = Match.restored(game, 3, options, imported.entries)
    assert to_file(restored) == to_file(imported)
    fresh = "import sys; from ludoteca.core import *; from ludoteca.games import find_game;"
    fresh += "print(from_file(find_game('palanche'), sys.stdin.buffer.read()).seq)"
    done = subprocess.run(
        [sys.executable, "-c", fresh], input=to_file(restored), capture_output=True, check=True
    )
    assert int(done.stdout) == restored.seq


def test_each_fingerprint_depends_on_those_before_it() -> None:
    def played(*actions: Any) -> list[str]:
        match = Match.new(TOY, 2, {"goal": 100}, luck=seeded_luck(5))
        for action in actions:
            match.play(match.active[0], action)
        return [entry.fingerprint for entry in match.entries]

    one, other = played(Roll(), Roll(), Roll()), played(Roll(), Roll(), Roll())
    assert one == other
    assert len(set(one)) == 4
    match = Match.new(TOY, 2, {"goal": 100}, luck=seeded_luck(6))
    match.play(0, Roll(), draws=None)
    assert match.entries[0].fingerprint != one[0] or match.entries[1].fingerprint != one[1]


def test_positions_are_fingerprinted_at_the_start_every_512_entries_and_at_the_end() -> None:
    match = Match.new(TOY, 2, {"goal": 2048}, luck=seeded_luck(5))
    while match.active:
        match.play(match.active[0], Roll())
    assert 1024 < match.seq < 1536
    for seq, state in match.states():
        is_marked = seq in (0, 512, 1024, match.seq)
        marked = match.entries[seq].position_fingerprint
        assert marked == (position_fingerprint(TOY, state) if is_marked else None)


def test_judging_changes_nothing() -> None:
    match = Match.new(TOY, 2, {"goal": 100}, luck=seeded_luck(5))
    before, state = list(match.entries), match.state
    judged = match.judge(0, Roll())
    after = (match.entries, match.state, match.active)
    assert after == (before, state, (0,))
    match.accept(judged)
    assert (match.state, match.active) == (judged.state, judged.active)
    with pytest.raises(AssertionError, match="judged by how the match stands"):
        match.accept(judged)
    with pytest.raises(Illegal):
        match.judge(0, Roll())
    assert match.seq == 1


@pytest.mark.parametrize("key", GAMES)
def test_a_pickled_match_continues_like_the_original(key: str) -> None:
    game = find_game(key)
    match = some_match(game, 12)
    again: Match[Any, Any] = pickle.loads(pickle.dumps(match))
    assert (again.state, again.entries, again.active) == (match.state, match.entries, match.active)
    seat = match.active[0]
    action = ask(game, match.state, seat, SeededChance(1, steady), "uniform").action
    played, played_again = match.play(seat, action), again.play(seat, action)
    assert (played.draws, played.fingerprint) == (played_again.draws, played_again.fingerprint)
    assert again.state == match.state


def test_luck_is_pickled() -> None:
    for luck in (seeded_luck(7), SystemLuck()):
        again = pickle.loads(pickle.dumps(luck))
        assert again == luck
        assert 0 <= again(3).draw("die", 6) < 6
    assert pickle.loads(pickle.dumps(seeded_luck(7)))(3).draw("d", 10**6) == seeded_luck(7)(3).draw(
        "d", 10**6
    )
