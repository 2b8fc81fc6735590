"""The review of a match: chances over time, better actions, and the terminal command that prints them."""

from pathlib import Path
from typing import Any

import pytest

from ludoteca import bot_levels, find_game, from_file, play_match, to_file
from ludoteca.core import Measured, Played
from ludoteca.games.palermo.actions import Walk
from ludoteca.review import Jobs, review
from tests.cli.terminals import Terminal

VILLA = Path(__file__).parents[1] / "client" / "src" / "games" / "villa_paletti" / "lesson.json"


@pytest.mark.usefixtures("toy_installed")
def test_chances_add_up_and_end_with_the_outcome_for_any_number_of_workers() -> None:
    match = play_match(find_game("toy"), ["uniform", "first", "first"], seed=3, record=True).match
    assert match is not None
    assert match.outcome is not None
    progress: list[tuple[int, int]] = []
    found = review(match, playouts=6, progress=lambda done, total: progress.append((done, total)))
    assert [moment.seq for moment in found.moments] == match.line
    for moment in found.moments:
        assert sum(moment.chances) == pytest.approx(1, abs=1e-3)
    shares = tuple(1 / len(match.outcome.winners) if s in match.outcome.winners else 0.0 for s in range(3))
    assert found.moments[-1].chances == pytest.approx(shares, abs=1e-3)
    assert progress[-1][0] == progress[-1][1]
    assert review(match, playouts=6, workers=2) == found


def test_a_blunder_is_found_with_a_better_action() -> None:
    """Late walks of the winner are undone and replaced by walks without income."""
    game = find_game("palermo")
    level = bot_levels(game)[1]
    match = play_match(game, [level] * 3, 5, {"ready_made_town": True}, record=True).match
    assert match is not None
    assert match.outcome is not None
    winner = match.outcome.winners[0]
    file, others = to_file(match), tuple(seat for seat in range(3) if seat != winner)
    entries = [match.entries[seq] for seq in match.line]
    walks = [entry.seq for entry in entries if isinstance(entry, Played) and isinstance(entry.action, Walk)]
    found = []
    for seq in [seq for seq in walks if match.entries[seq].seat == winner][-6:]:
        match = from_file(game, file)
        match.undo(winner, match.line[match.line.index(seq) - 1], others)
        view: Any = game.view(match.state)
        past = [walk for walk in view.walks if walk.income == 0]
        if past:
            blunder = match.play(winner, Walk(to=past[0].to))
            better = Jobs(to_file(match), level, 10).better(blunder.seq)
            if better is not None:
                found.append(better)
                assert better.better_chance > better.chance
                assert (better.seat, better.played) == (winner, blunder.action)
                assert better.reasons
    assert found


MEASURES = [("palermo", {"money", "chips", "plan"}), ("palanche", {"wealth", "expected-rents"})]


@pytest.mark.parametrize(("key", "names"), MEASURES)
def test_a_game_measures_every_seat(key: str, names: set[str]) -> None:
    game = find_game(key)
    result = play_match(game, ["uniform"] * 3, 1, most_actions=40)
    assert isinstance(game, Measured)
    measures = game.measures(result.state)
    assert measures.keys() == names
    assert all(len(values) == 3 for values in measures.values())


def test_the_terminal_makes_a_review_once_and_keeps_it(terminal: Terminal, tmp_path: Path) -> None:
    match = play_match("palanche", ["uniform"] * 2, 1, {"length": "rounds:1"}, record=True).match
    assert match is not None
    file = tmp_path / "match.json"
    file.write_bytes(to_file(match))
    code, said, _ = terminal(f"review {file} --playouts 2 --workers 1")
    assert code == 0
    assert "Player 1: Wealth" in said
    assert "→" in said
    kept = tmp_path / "match.review.json"
    stamp = kept.stat().st_mtime_ns
    assert terminal(f"review {file} --playouts 2 --workers 1")[1] == said
    assert kept.stat().st_mtime_ns == stamp
    assert terminal(f"review {file} --playouts 0")[0] == 2
    assert terminal(f"review {tmp_path / 'missing.json'}")[0] == 2
    kept.write_text("{}", encoding="utf-8")
    assert terminal(f"review {file} --playouts 2")[0] == 2


def test_a_game_without_playouts_is_reviewed_by_its_measures(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "match.json").write_bytes(VILLA.read_bytes())
    code, said, _ = terminal(f"review {tmp_path / 'match.json'}")
    assert code == 0
    assert "Millimetres until it tips: " in said.split("Entry", 1)[1]
