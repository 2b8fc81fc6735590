"""Tournament workers: the number of workers changes no result, and a bot that fails harms no other bot."""

import sys
from pathlib import Path

import msgspec
import pytest

from ludoteca import Invalid, find_game
from ludoteca.bots import identify
from ludoteca.processes import in_order
from ludoteca.tournament import (
    Fixture,
    Forfeit,
    MatchResult,
    ResultsFile,
    Table,
    play_fixtures,
    schedule,
    standings,
)

TABLE = Table(game="toy", options={"goal": 12, "mood": "calm"}, limit=3)


def timeless(table: Table, fixtures: list[Fixture], workers: int) -> list[MatchResult]:
    """The results of these fixtures in their order, with the duration of each set to 0."""
    results = in_order(play_fixtures(table, fixtures, workers))
    return [msgspec.structs.replace(result, seconds=0.0) for result, _ in results]


def test_the_number_of_workers_changes_no_result() -> None:
    fixtures = schedule(["first", "uniform", "tests.bad_bots:First"], 3, 30, seed=3)
    one, two = (timeless(TABLE, fixtures, workers) for workers in (1, 2))
    assert one == two
    assert [result.fixture for result in one] == fixtures
    assert all(result.scores and max(result.scores) >= 12 for result in one)


PROGRAM = f"{sys.executable} {Path(__file__).parents[1] / 'bot_program.py'}"
BAD = {
    "tests.bad_bots:Crashes": ("crashed", "ZeroDivisionError: my mistake"),
    "tests.bad_bots:Exits": ("crashed", "the program ended with code 3"),
    "tests.bad_bots:Hangs": ("hung", "no answer within 3 s"),
    "tests.bad_bots:Quits": ("crashed", "SystemExit: 5"),
    "tests.bad_bots:Interrupts": ("crashed", "KeyboardInterrupt: "),
    "tests.bad_bots:ReturnsNoChoice": (
        "crashed",
        "TypeError: choose returned 'roll, please' instead of a Choice with an action",
    ),
    "tests.bad_bots:Cheats": ("illegal", "[TOY-3: boast-too-big (by=99)]"),
    f"{PROGRAM} hangs": ("hung", "no answer within 3 s"),
    f"{PROGRAM} confused": (
        "nonsense",
        "The bot answered request 2 instead of 1. [input: answer-to-another-request (asked=1, answered=2)]",
    ),
}


def test_a_bot_that_fails_forfeits_its_own_matches_only() -> None:
    fixtures = [schedule(["uniform", bad], 2, 1, number)[number % 2] for number, bad in enumerate(BAD)]
    results = timeless(TABLE, fixtures, 2)
    assert [result.fixture for result in results] == fixtures
    for result in results:
        seat = 1 - result.bots.index("uniform")
        bad = result.bots[seat]
        assert result.forfeit is not None
        why, detail = BAD[bad]
        assert (result.forfeit.seat, result.forfeit.why) == (seat, why)
        assert detail in result.forfeit.detail
        assert (result.reason, result.scores) == ("forfeit", None)
        assert result.places[seat] == 2
        assert result.places[1 - seat] == 1
    table = standings(results, ["uniform", *BAD])
    assert table[0].bot == "uniform"
    assert table[0].wins == 1
    assert all(standing.forfeits == 1 for standing in table[1:])


def test_a_bot_sees_nothing_of_the_match_and_changes_nothing_of_it() -> None:
    fixtures = schedule(["uniform", "tests.bad_bots:Spies"], 2, 2, seed=4)
    honest = schedule(["uniform", "tests.bad_bots:First"], 2, 2, seed=4)
    spied, played = timeless(TABLE, fixtures, 1), timeless(TABLE, honest, 1)
    assert [(r.scores, r.reason, r.forfeit) for r in spied] == [(r.scores, r.reason, None) for r in played]


def test_a_bot_that_takes_too_much_memory_forfeits() -> None:
    table = msgspec.structs.replace(TABLE, memory_mb=400)
    (result,) = timeless(table, [Fixture(1, ("uniform", "tests.bad_bots:Hoards"))], 1)
    assert result.forfeit == Forfeit(1, "crashed", "MemoryError: ")


def test_a_bot_that_takes_too_much_memory_when_it_is_imported_is_refused(tmp_path: Path) -> None:
    greedy = tmp_path / "greedy.py"
    greedy.write_text("hoard = bytearray(1 << 30)\n\n\nclass Greedy: ...\n", "utf-8")
    with pytest.raises(Invalid, match="MemoryError"):
        identify(find_game("toy"), f"{greedy}:Greedy", memory_mb=400)


def test_a_bot_does_not_see_the_environment_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_KEY", "of the user")
    monkeypatch.setenv("BOT_KEY", "of the bot")
    for variables, seen in (((), "PATH"), (("BOT_KEY",), "PATH BOT_KEY")):
        table = msgspec.structs.replace(TABLE, variables=variables)
        (result,) = timeless(table, [Fixture(1, ("uniform", "tests.bad_bots:Looks"))], 1)
        assert result.forfeit == Forfeit(1, "crashed", f"LookupError: {seen}")


def test_results_of_a_bot_whose_code_has_changed_do_not_count(tmp_path: Path) -> None:
    table = msgspec.structs.replace(TABLE, hashes={"uniform": "a1", "first": "b1"})
    (result,) = timeless(table, [Fixture(1, ("uniform", "first"))], 1)
    assert result.hashes == ("a1", "b1")
    file = ResultsFile(tmp_path / "results.jsonl", table)
    file.add(result)
    file.close()
    for hashes, counts in ((table.hashes, 1), ({"uniform": "a1", "first": "b2"}, 0), ({"other": "c1"}, 1)):
        again = ResultsFile(file.path, msgspec.structs.replace(TABLE, hashes=hashes))
        again.close()
        assert len(again.earlier) == counts


def test_a_results_file_is_extended_and_an_incomplete_last_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    (result,) = timeless(TABLE, [Fixture(1, ("uniform", "first"))], 1)
    file = ResultsFile(path, TABLE)
    file.add(result)
    file.close()
    with path.open("ab") as rest:
        rest.write(b'{"game":"to')
    again = ResultsFile(path, TABLE)
    assert again.earlier == {result.fixture: result}
    again.close()
    assert path.read_bytes() == msgspec.json.encode(result) + b"\n"


def test_a_whole_last_line_without_its_end_counts(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first, second = timeless(TABLE, [Fixture(seed, ("uniform", "first")) for seed in (1, 2)], 1)
    path.write_bytes(msgspec.json.encode(first))
    file = ResultsFile(path, TABLE)
    file.add(second)
    file.close()
    assert list(file.earlier) == [first.fixture]
    assert path.read_bytes() == msgspec.json.encode(first) + b"\n" + msgspec.json.encode(second) + b"\n"


@pytest.mark.parametrize("content", [b'{"type":"match_file"}', b"Dear all,\nyours", b'{"game":1}'])
def test_a_file_of_another_program_is_refused_and_left_as_it_is(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    with pytest.raises(Invalid, match="not-results"):
        ResultsFile(path, TABLE)
    assert path.read_bytes() == content


def test_a_results_file_is_extended_where_an_option_is_a_tuple(tmp_path: Path) -> None:
    table = Table(game="toy", options={**TABLE.options, "hands": ("steady", "shaky")})
    (result,) = timeless(TABLE, [Fixture(1, ("uniform", "first"))], 1)
    file = ResultsFile(tmp_path / "results.jsonl", table)
    file.add(msgspec.structs.replace(result, options=table.options))
    file.close()
    again = ResultsFile(tmp_path / "results.jsonl", table)
    again.close()
    assert list(again.earlier) == [result.fixture]


def test_a_file_with_other_contents_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    (result,) = timeless(TABLE, [Fixture(1, ("uniform", "first"))], 1)
    path.write_bytes(msgspec.json.encode(result) + b"\n")
    with pytest.raises(Invalid, match="results-of-another-table"):
        ResultsFile(path, Table(game="toy", options={"goal": 7, "mood": "calm"}))
    path.write_bytes(b"# My diary\n")
    with pytest.raises(Invalid, match="not-results"):
        ResultsFile(path, TABLE)
    with pytest.raises(Invalid, match="file-unwritable"):
        ResultsFile(tmp_path, TABLE)
