"""The library as a newcomer uses it: one object for a match, sentences for refusals, pickling."""

import pickle

import pytest

from ludoteca import Illegal, Invalid, find_game, game_keys, new_match


@pytest.mark.parametrize("key", ["palermo", "palanche", "villa_paletti"])
def test_a_match_is_played_undone_printed_and_pickled(key: str) -> None:
    match = new_match(key, seed=7)
    before = str(match)
    assert "[" not in before.splitlines()[0], "no markup"
    action = match.legal()[0]
    match.play(match.game.notation(action))
    assert repr(match).startswith(f"<Match of {match.game.info.title}: 1 action, seat ")
    again = pickle.loads(pickle.dumps(match))
    assert (again.state, again.entries, again.active) == (match.state, match.entries, match.active)
    match.undo()
    assert str(match) == before
    assert match.game.info.title in repr(match.game)
    assert repr(action) == repr(pickle.loads(pickle.dumps(action)))


@pytest.mark.parametrize("key", ["palermo", "palanche", "villa_paletti"])
def test_what_is_no_action_is_refused_with_a_sentence(key: str) -> None:
    match = new_match(key, seed=7)
    for nonsense in (7.5, None, object(), {"type": "roll"}, ()):
        with pytest.raises(TypeError, match="is no action of"):
            match.play(match.active[0], nonsense)
    with pytest.raises(Invalid):
        match.play("sing a song")
    with pytest.raises(Illegal):
        match.play(1 - match.active[0] if match.active[0] < 2 else 0, match.legal()[0])
    assert match.seq == 0


def test_the_seat_is_named_where_none_or_several_decide() -> None:
    match = new_match("palanche", seats=2, options={"length": "rounds:1"}, seed=1)
    while match.active:
        match.play(match.active[0], match.game.default(match.state, match.active[0]))
    with pytest.raises(Illegal, match="The match is over"):
        match.play("roll")


def test_games_are_found_by_key() -> None:
    assert [repr(find_game(key)) for key in game_keys() if key == "palermo"] != []
    with pytest.raises(Invalid, match="chess"):
        new_match("chess")
