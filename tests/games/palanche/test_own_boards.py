"""Boards that owners and players draw: any length from 28 to 60 spaces, all kinds of spaces (GEN-C1)."""

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.palanche.boards import boards, random_board

from ludoteca.core import Invalid, Undone, to_file
from ludoteca.games.palanche.board.checks import check_board
from ludoteca.games.palanche.board.setting import cards_of
from ludoteca.games.palanche.events import Paid, PawnMoved
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.tables import MOST_SPACES, Board, MoveTo, built_in_cards
from ludoteca.testing.conformance import play_and_check
from ludoteca.texts.rulebook import rules_of


@pytest.mark.rules("GEN-C1", "GEN-C2")
@settings(max_examples=12)
@given(boards, st.integers(2, 6), st.sampled_from(["easy", "normal"]))
def test_bots_play_any_valid_board_to_the_end(board: Board, seats: int, level: str) -> None:
    check_board(board)
    match = play_and_check(
        GAME,
        seats=seats,
        options=Options(board=board, length="rounds:3"),
        seed=seats,
        level=level,
        look_every=11,
        rule_ids=set(rules_of(GAME)),
    )
    assert match.outcome is not None
    assert len(GAME.view(match.state).spaces) == len(board.spaces)


@pytest.mark.rules("GEN-T3")
def test_the_start_pays_once_a_round_on_a_board_of_any_length() -> None:
    board = random_board(Random(3))
    match = play_and_check(GAME, seats=2, options=Options(board=board, length="rounds:20"), look_every=1000)
    keys = [space.key for space in board.spaces]
    rounds = 0
    for entry in match.entries:
        assert not isinstance(entry, Undone)
        for event, following in pairwise((*entry.events, None)):
            if isinstance(event, PawnMoved) and event.way == "dice":
                start, to = keys.index(event.start), keys.index(event.to)
                assert to == (start + event.steps) % len(keys)
                paid = isinstance(following, Paid) and following.reason == "passing"
                assert paid == (to < start)
                rounds += paid
    assert rounds > 5


@pytest.mark.rules("GEN-C2")
def test_printed_cards_that_lead_to_a_missing_space_stay_in_the_box() -> None:
    board = random_board(Random(5))
    cards = cards_of(Options(board=board), board)
    keys = {space.key for space in board.spaces}
    assert 0 < len(cards) < len(built_in_cards())
    assert all(deed.space in keys for card in cards for deed in card.does if isinstance(deed, MoveTo))


FLAWS: dict[str, tuple[str, Any]] = {
    "short": ("board-size", lambda rows: rows["space"].__delitem__(slice(27, None))),
    "long": ("board-size", lambda rows: rows["space"].extend([rows["space"][-1]] * MOST_SPACES)),
    "landless": ("board-kit", lambda rows: _without(rows, "terreno")),
    "shopless": ("board-kit", lambda rows: _without(rows, "attivita")),
    "stairless": ("board-kit", lambda rows: _without(rows, "gradinata")),
    "start on a card": ("board-start", lambda rows: rows["places"].update(start="space_1")),
    "ride to nowhere": ("ride-end-unknown", lambda rows: rows["ride"][0].update(ends=["here", "there"])),
    "fare of 7": ("amount-not-in-steps", lambda rows: rows["ride"][0].update(fare=7)),
    "key twice": ("key-twice", lambda rows: rows["space"][9].update(key="space_8")),
}


def _without(rows: dict[str, Any], kind: str) -> None:
    """Make card spaces of all spaces of one kind."""
    for space in rows["space"]:
        if space["kind"] == kind:
            for field in ("price", "cost", "rents", "colour"):
                space.pop(field, None)
            space.update(kind="card", deck="bratta")


@pytest.mark.rules("GEN-C1")
@settings(max_examples=60)
@given(boards, st.sampled_from(sorted(FLAWS)))
def test_a_flawed_board_is_refused_with_a_reason_a_rule_and_its_place(board: Board, flaw: str) -> None:
    reason, spoil = FLAWS[flaw]
    rows = msgspec.json.decode(msgspec.json.encode(board))
    spoil(rows)
    with pytest.raises(Invalid) as refused:
        check_board(msgspec.convert(rows, Board))
    assert refused.value.reason == reason
    assert refused.value.rule in rules_of(GAME)
    assert refused.value.params["at"]


@pytest.mark.rules("GEN-V1")
def test_a_card_may_not_lead_once_round_the_board_or_farther() -> None:
    board = msgspec.json.decode(msgspec.json.encode(random_board(Random(1))))
    steps = len(board["space"])
    move = {"do": "move_by", "steps": steps, "pays_200": False}
    pay = {"do": "pay", "to": "banca", "amount": 10}
    board["card"] = [
        {"key": f"{deck}_{number}", "deck": deck, "effects": [effect]}
        for deck in ("speremmo", "bratta")
        for number, effect in enumerate((pay, move))
    ]
    if steps >= MOST_SPACES:
        pytest.fail("choose a seed with a shorter board")
    with pytest.raises(Invalid, match="effect-too-far"):
        check_board(msgspec.convert(board, Board))


def test_an_exported_match_carries_its_board() -> None:
    board = random_board(Random(8))
    match = play_and_check(GAME, seats=2, options=Options(board=board, length="rounds:1"), look_every=1000)
    assert b'"space_27"' in to_file(match)
