"""Encodings: every legal action has one stable number, and observations hold nothing hidden."""

import hashlib
import random
from typing import Any, get_args

import numpy as np
import pytest

from ludoteca.bots import UniformBot
from ludoteca.core import Action, AnyGame, Illegal, Invalid, SeededChance, options_of, simulator_of
from ludoteca.games import find_game
from ludoteca.games.palanche.learning import Chain
from ludoteca.games.villa_paletti.learning import COLUMNS, DECISIONS
from ludoteca.research import NumberedMatch, encoding_of

PINNED = {
    "palermo": (3, 1254, 3363, "665f"),
    "palanche": (3, 641, 1110, "0e76"),
    "villa_paletti": (2, 4912, 338, "03e3"),
}
"""Version, number of actions, size of an observation with the fewest seats, a digest of both layouts."""


@pytest.mark.parametrize("key", PINNED)
def test_action_numbers_and_layouts_are_unchanged(key: str) -> None:
    encoding = encoding_of(key)
    words = [encoding.word(number) for number in range(encoding.size)]
    assert len(set(words)) == len(words)
    seats = encoding.game.info.min_seats
    blocks = (*encoding.actions, *encoding.layout_for(seats))
    layout = [f"{block.name} {block.size}" for block in blocks]
    digest = hashlib.sha256("\n".join([*words, *layout]).encode()).hexdigest()[:4]
    assert (encoding.version, encoding.size, encoding.width(seats), digest) == PINNED[key]


LEFT_OUT = {
    *("time_up", "pull_along", "set_down_along", "lay_floor_along"),
    *("mark_cards", "stop_asking", "several", "nudge"),
}
"""Actions without numbers: of the clock, made by a hand, table talk, several actions as one, and a touch
that moves nothing."""


@pytest.mark.parametrize("key", PINNED)
def test_every_kind_of_action_has_numbers(key: str) -> None:
    chains = {"bid", "propose_trade", "counter_trade", "auction_card"}
    blocks = {block.name for block in encoding_of(key).actions}
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(find_game(key).info.action)}
    assert kinds - blocks - chains - LEFT_OUT == set()


def test_there_is_no_encoding_of_an_unknown_game() -> None:
    with pytest.raises(Invalid, match="unknown-game"):
        encoding_of("chess")


def opening(key: str, seats: int, seed: int, **options: Any) -> tuple[AnyGame, Any, SeededChance]:
    game, chance = find_game(key), SeededChance(seed, simulator_of(find_game(key)))
    return game, game.setup(options_of(game, options), seats, chance).state, chance


@pytest.mark.parametrize("seed", range(3))
def test_every_action_of_palermo_is_numbered(seed: int) -> None:
    encoding = encoding_of("palermo")
    game, state, chance = opening(
        "palermo", 3 + seed, seed, target_stones=seed == 1, ready_made_town=seed == 2
    )
    for _ in range(150):
        (seat,) = game.active(state)
        listed = game.legal(state, seat)
        numbers = encoding.legal(state, seat)
        assert [encoding.decoded(state, seat, number) for number in numbers] == sorted(
            listed, key=lambda action: encoding.numbers(state, seat, action) or []
        )
        assert encoding.mask(state, seat).sum() == len(listed)
        observation = encoding.observation(state, seat)
        assert observation.shape == (encoding.width(3 + seed),)
        assert observation.dtype == np.uint8
        state = game.apply(state, seat, listed[chance.draw("any", len(listed))], chance).state


def test_every_action_of_bots_in_palanche_can_be_played_by_numbers() -> None:
    """Trades, bids and auctions are played as chains of numbers that give the same action."""
    encoding, bot = encoding_of("palanche"), UniformBot()
    game, state, chance = opening("palanche", 4, 11, length="rounds:6")
    chains = 0
    while game.active(state):
        seat = game.active(state)[0]
        action: Any = bot.choose(game, state, seat, chance, None).action
        numbers = encoding.numbers(state, seat, action)
        if numbers is None:
            assert min(action.give_money, action.take_money) > 0, action
        else:
            draft: Any = None
            for number in numbers:
                assert number in encoding.legal(state, seat, draft), (action, encoding.word(number))
                _assert_done_is_judged(encoding, state, seat, draft)
                assert encoding.observation(state, seat, draft).shape == (encoding.width(4),)
                draft = encoding.decoded(state, seat, number, draft)
            assert draft == action or sorted(draft.give) == sorted(action.give)
            chains += len(numbers) > 1
        state = game.apply(state, seat, action, chance).state
    assert chains > 20


def _assert_done_is_judged(encoding: Any, state: Any, seat: int, draft: Any) -> None:
    """A chain may be ended exactly when the rules allow its action."""
    if not isinstance(draft, Chain):
        return
    done = encoding.first("done")
    try:
        encoding.game.check(state, seat, encoding.decoded(state, seat, done, draft))
        allowed = True
    except Illegal:
        allowed = False
    assert (done in encoding.legal(state, seat, draft)) == allowed, draft


def test_random_chains_are_judged_by_the_rules() -> None:
    """Every number of a mask is accepted, every other one is refused, in chains too; debts included."""
    encoding, luck = encoding_of("palanche"), random.Random(5)
    chance = SeededChance(5)
    refused = chains = 0
    for seats in (2, 3, 5):
        table = NumberedMatch(encoding, seats, {"length": "rounds:12"}, chance, most_actions=2500)
        while not table.is_over and not table.is_truncated:
            assert table.seat is not None
            legal = table.legal()
            assert legal == sorted(set(legal))
            _assert_done_is_judged(encoding, table.state, table.seat, table.draft)
            chains += isinstance(table.draft, Chain)
            if luck.random() < 0.1:
                number = luck.randrange(encoding.size)
                if number not in legal:
                    with pytest.raises(Illegal):
                        table.copy().play(number, chance)
                    refused += 1
            table.play(luck.choice(legal), chance)
    assert refused > 100
    assert chains > 1000


def test_a_cancelled_chain_cannot_be_begun_again_before_another_action() -> None:
    encoding = encoding_of("palanche")
    chance = SeededChance(3)
    table = NumberedMatch(encoding, 2, {}, chance)
    begin = encoding.first("propose_to")
    while begin not in table.legal():
        table.play(table.legal()[0], chance)
    state = table.state
    table.play(begin, chance)
    assert isinstance(table.draft, Chain)
    table.play(encoding.first("leave_it"), chance)
    assert table.state is state
    assert begin not in table.legal()
    assert table.legal()
    with pytest.raises(Illegal):
        table.play(encoding.first("done"), chance)


def test_the_order_of_the_decks_is_not_in_an_observation() -> None:
    encoding = encoding_of("palanche")
    game, state, _ = opening("palanche", 3, 5)
    for seed in range(5):
        other = game.reshuffle(state, 0, SeededChance(seed))
        assert other != state
        for seat in range(3):
            assert (encoding.observation(other, seat) == encoding.observation(state, seat)).all()


def test_the_encoding_of_villa_paletti_has_all_columns_and_decisions() -> None:
    encoding = encoding_of("villa_paletti")
    game, state, chance = opening("villa_paletti", 2, 1)
    view: Any = game.view(state)
    assert sorted(column.id for column in view.villa.columns) == sorted(COLUMNS)
    for _ in range(4):
        seat = game.active(state)[0]
        view = game.view(state)
        assert view.open[-1].decision in DECISIONS
        numbers = encoding.legal(state, seat)
        assert 0 < len(numbers) <= len(game.legal(state, seat))
        for number in numbers:
            action = encoding.decoded(state, seat, number)
            assert isinstance(action, Action)
            assert encoding.numbers(state, seat, action) == [number]
        assert encoding.observation(state, seat).shape == (encoding.width(2),)
        state = game.apply(state, seat, encoding.decoded(state, seat, numbers[0]), chance).state


def test_a_truncated_match_is_scored_by_its_present_state() -> None:
    encoding, chance = encoding_of("palermo"), SeededChance(2)
    table = NumberedMatch(encoding, 3, {"ready_made_town": True}, chance, most_actions=300)
    while not table.is_over and not table.is_truncated:
        legal = table.legal()
        twin = table.copy()
        twin.play(legal[0], chance)
        assert twin.actions == table.actions + 1
        table.play(legal[chance.draw("any", len(legal))], chance)
    assert sum(table.returns()) == pytest.approx(0)
    assert max(table.returns()) > 0


def test_names_of_assets_are_unique() -> None:
    blocks = {block.name: block.size for block in encoding_of("palanche").actions}
    words = {encoding_of("palanche").word(encoding_of("palanche").first("give") + n) for n in range(112)}
    assert len(words) == blocks["give"] == 112
