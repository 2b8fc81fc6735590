"""The encoding derived for a game without a `learning` module, in every environment for learners."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test
from tests.guest_games import install, installed, nim_sources, unload
from tests.toy.rules import GAME as TOY
from tests.toy.rules import Options

from ludoteca.core import Illegal, Invalid, Position, Record, Seat, SeededChance
from ludoteca.core.learning import NumberedMatch
from ludoteca.games import find_game
from ludoteca.research import VectorEnv, aec_env, encoding_of
from ludoteca.research.derived import DerivedEncoding
from ludoteca.research.openspiel import register


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the example game Nim."""
    install(tmp_path, "nim", nim_sources())
    with installed(monkeypatch, tmp_path):
        yield
    unload(tmp_path)


@pytest.mark.usefixtures("nim")
def test_a_learner_sees_the_heaps_and_plays_by_numbers() -> None:
    encoding, chance = encoding_of("nim"), SeededChance(1)
    match = NumberedMatch(encoding, 2, {}, chance)
    assert len(match.legal()) == 3 + 4 + 5
    first = match.observation(0)
    assert first.shape == (encoding.width(2),)
    match.play(match.legal()[0], chance)
    changed = np.flatnonzero(match.observation(0) != first)
    assert {_block_at(encoding, int(place)) for place in changed} == {"heaps", "turn"}
    while not match.is_over:
        match.play(match.legal()[-1], chance)
    assert sorted(match.returns()) == [-1, 1]


def _block_at(encoding: Any, place: int) -> str:
    for block in encoding.layout:
        if place < block.size:
            return str(block.name)
        place -= block.size
    raise IndexError(place)


@pytest.mark.usefixtures("nim")
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.filterwarnings("ignore:Agent")
def test_pettingzoo() -> None:
    api_test(aec_env("nim"), num_cycles=100)
    seed_test(lambda: aec_env("nim"), num_cycles=30)
    with pytest.raises(Invalid, match="no-vectors"):
        aec_env("nim", continuous=True)


@pytest.mark.usefixtures("nim")
def test_openspiel() -> None:
    register(find_game("nim"))
    game = pyspiel.load_game("ludoteca_nim")
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)


@pytest.mark.usefixtures("nim")
def test_matches_in_a_vector_environment() -> None:
    env = VectorEnv("nim", num_envs=4)
    observations, _ = env.reset(seed=1)
    ended = 0
    for _ in range(20):
        assert observations["numbers"].shape == (4, env.encoding.width(2))
        observations, rewards, terminated, truncated, _ = env.step(env.sample_actions())
        ended += int(terminated.sum())
        assert not truncated.any()
        assert (np.abs(rewards).sum(axis=1) > 0).tolist() == terminated.tolist()
    assert ended > 0
    with pytest.raises(Invalid, match="no-short-form"):
        VectorEnv("nim", short=True).reset()
    with pytest.raises(Invalid, match="no-kernel"):
        VectorEnv("nim", fast=True)


def test_seats_are_counted_from_seat_0_whoever_observes() -> None:
    """Single seats and tuples with an item for each seat have one frame of reference."""
    encoding, chance = DerivedEncoding(TOY), SeededChance(3)
    state = NumberedMatch(encoding, 2, {}, chance).state
    view = TOY.view(state)
    seen = [encoding.blocks(view, None, seat, None) for seat in range(2)]
    assert [list(blocks["seat"]).index(1.0) for blocks in seen] == [0, 1]
    assert {name for name in seen[0] if list(seen[0][name]) != list(seen[1][name])} == {"seat"}


def test_an_observation_holds_nothing_that_the_seat_cannot_see() -> None:
    encoding, chance = DerivedEncoding(TOY), SeededChance(3)
    match = NumberedMatch(encoding, 2, {}, chance)
    hidden = [TOY.reshuffle(match.state, 0, SeededChance(seed)) for seed in range(5)]
    assert any(state != match.state for state in hidden)
    for state in hidden:
        assert (encoding.observation(state, 0) == encoding.observation(match.state, 0)).all()


def test_an_illegal_action_number_is_refused() -> None:
    encoding = DerivedEncoding(TOY)
    state = TOY.setup(Options(), 2, SeededChance(1)).state
    with pytest.raises(Illegal):
        encoding.decoded(state, 0, encoding.size - 1)


class Piece(Record, frozen=True, kw_only=True):
    owner: Seat
    name: str


class Many(Position, frozen=True, kw_only=True):
    """A field of every kind that records have."""

    seats: int = 3
    options: None = None
    whose: Seat | None = None
    phase: Literal["early", "late"] = "early"
    pieces: tuple[Piece, ...] = ()
    pair: tuple[int, bool] = (0, False)
    purse: Mapping[str, int] = msgspec.field(default_factory=dict)
    seen: frozenset[str] = frozenset()
    top: Piece | int = 0


EVERYTHING = Many(
    whose=2,
    phase="late",
    pieces=(Piece(owner=1, name="pawn"),) * 40,
    pair=(-7, True),
    purse={"gold": 3},
    seen=frozenset({"b", "a"}),
    top=Piece(owner=0, name="king"),
)


def test_an_observation_has_the_same_size_for_every_value() -> None:
    encoding = DerivedEncoding(TOY)
    encoding._fields = [("", name, hint) for name, hint in _hints()]
    empty, full = encoding.blocks(Many(), None, 1, None), encoding.blocks(EVERYTHING, None, 1, None)
    assert {name: len(part) for name, part in empty.items()} == {
        name: len(part) for name, part in full.items()
    }
    assert all(list(empty[name]) != list(full[name]) for name in full if name not in ("seat", "seats"))


def _hints() -> list[tuple[str, Any]]:
    from ludoteca.research.derived import _fields

    return _fields(Many)
