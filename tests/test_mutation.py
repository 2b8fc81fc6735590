"""Mutation testing: each changed line is tried only against the tests that run it and pass without it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tools.mutant_tests import Test as Measured
from tools.mutants import places_of_types
from tools.mutation import SHORT, is_beyond, lines_around, require_passed

MODULE = '''"""Rules."""
LIMIT = 3
def is_many(n):
    return n > LIMIT
def doubled(n):
    return 2 * n
def forgotten(n):
    return n + 1
'''
TESTS = """
from rules import doubled, is_many
def test_many(): assert is_many(9) and not is_many(3)
def test_doubled(): assert doubled(2) == 4
"""
ASK = """
import json, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tools.mutant_tests import Warm, try_fresh
root, code = Path.cwd(), Path("rules.py").read_text()
warm = Warm(root, ["test_rules.py"], ["rules.py"])
answers = []
for was, became in json.loads(sys.argv[2]):
    changed = code.replace(was, became)
    tests = [test for test in warm.baseline.tests if test.lines["rules.py"]]
    noticed = warm.notices("rules.py", changed, tests)
    answers.append((noticed, try_fresh(root / "rules.py", changed, tests) if noticed is None else None))
warm.close()
lines = {test.name: sorted(test.lines["rules.py"]) for test in warm.baseline.tests}
print(json.dumps([answers, lines, sorted(warm.baseline.imported["rules.py"])]))
"""


def test_a_mutant_is_tried_in_memory_by_the_tests_that_run_its_line(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\n")
    (tmp_path / "rules.py").write_text(MODULE)
    (tmp_path / "test_rules.py").write_text(TESTS)
    changes = [
        ("n > LIMIT", "n >= LIMIT"),
        ("2 * n", "n + 2"),  # equal for the only number that the test uses
        ("2 * n", "n * 2 while"),
        ("LIMIT = 3", "LIMIT = 9"),
        ("LIMIT = 3", "LIMIT = 4"),
        ("2 * n", "[0 for _ in iter(int, 1)]"),
    ]
    root = str(Path(__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", ASK, root, json.dumps(changes)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    answers, lines, imported = json.loads(done.stdout)
    assert answers == [[True, None], [False, None], [None, True], [None, True], [None, False], [True, None]]
    assert lines == {"test_rules.py::test_many": [4], "test_rules.py::test_doubled": [6]}
    assert imported == [1, 2, 3, 5, 7]
    assert (tmp_path / "rules.py").read_text() == MODULE


def test_a_line_belongs_to_its_whole_statement_but_not_to_the_block_under_it() -> None:
    path = "src/ludoteca/games/palermo/walking.py"
    text = (Path(__file__).parents[1] / path).read_text().splitlines()
    condition = next(n for n, line in enumerate(text, start=1) if "if cost == points + 1" in line)
    assert lines_around(path, condition) == {condition}
    refusal = next(n for n, line in enumerate(text, start=1) if '"policeman-costs-two"' in line)
    assert lines_around(path, refusal) == {refusal - 1, refusal, refusal + 1}


def test_the_exam_of_the_kernel_leaves_out_what_the_kernel_does_not_do() -> None:
    path = "src/ludoteca/games/palermo/walking.py"
    text = (Path(__file__).parents[1] / path).read_text().splitlines()

    def is_left_out(words: str) -> bool:
        return is_beyond(
            path, next(n for n, line in enumerate(text, start=1) if words in line), SHORT["kernel"]
        )

    assert is_left_out("cost == points + 1")
    assert is_left_out("points=points,")
    assert not is_left_out("if lost > points:")
    assert not is_left_out("income = lost = points - cost")


def test_mutation_stops_when_a_test_fails_without_a_mutant() -> None:
    whole, broken = (Measured(name, 0.1, {}, name == "whole") for name in ("whole", "broken"))
    require_passed("some rules", [whole])
    with pytest.raises(SystemExit, match=r"tests of some rules fail.*\['broken'\]"):
        require_passed("some rules", [whole, broken])
    with pytest.raises(SystemExit, match="there are none"):
        require_passed("some rules", [])


TYPED = """
Cell = int
Spot = Cell | Rest
def of(one: Cell | None, *, many: bool = 1 | 2) -> Cell | str:
    left: Cell | None = one | 4
    return left
"""


def test_annotations_are_not_mutated() -> None:
    """`|` between types is left alone, `|` between numbers is changed."""
    types = places_of_types(TYPED)
    changed = []
    for number, line in enumerate(TYPED.splitlines(), start=1):
        for column, letter in enumerate(line):
            if letter == "|" and not any(begin <= (number, column) < end for begin, end in types):
                changed.append(line[column - 2 : column + 3])
    assert changed == ["1 | 2", "e | 4"]
