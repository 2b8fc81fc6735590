"""Finds words in comments, names and strings that docs/glossary.md replaces by plainer ones.

    python -m tools.words src/ludoteca/server tests

prints `file:line: word → what to write instead`, and exits with 1 if there is one.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PLACES = ("src", "bench", "torture", "tools", "tests", "examples")
PLAIN_WORDS = {
    r"whoever|whomever": "the subject by name",
    r"somebody|someone|nobody": "the subject by name: the player, a client, no process",
    r"so (many|often|much)": "the number, or what it counts",
    r"(is|are|was|were) told": "the active verb",
    r"postm[ae]n|(send|sends|get|gets|no more) letters": "emails, mailer",
    r"rations?|rationed": "rate limits",
    r"(comes?|came|coming) in": "sign in, connect",
    r"(looks?|looked|looking) back": "review",
    r"manners": "moderation",
    r"hard times": "fault injection",
    r"the absent": "players who are away",
}
"""Patterns of words that are not used, and what to write instead."""
QUOTES = "# players' text"
"""The comment at the end of a line that quotes a text for players, which has its own voice."""
PATTERNS = [(re.compile(rf"\b({words})\b", re.IGNORECASE), instead) for words, instead in PLAIN_WORDS.items()]


class Finding(NamedTuple):
    """A word that is not used, and where it is."""

    path: Path
    line: int
    word: str
    instead: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: “{self.word}” → {self.instead}"


def prose_of(source: str) -> Iterator[tuple[int, str]]:
    """Every comment, name, and string with a blank in it, with its line number."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
        elif token.type == tokenize.NAME and not token.string.startswith("test_"):
            yield token.start[0], token.string.replace("_", " ")  # names of tests are sentences
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
            yield node.lineno, node.value


def findings_in(path: Path) -> Iterator[Finding]:
    """The words of one file that are not used; lines marked as quoting players' texts are left out."""
    source = path.read_text(encoding="utf-8")
    quoting = {number for number, line in enumerate(source.splitlines(), 1) if line.endswith(QUOTES)}
    for start, prose in prose_of(source):
        for offset, line in enumerate(prose.splitlines()):
            if start + offset in quoting:
                continue
            for pattern, instead in PATTERNS:
                for match in pattern.finditer(line):
                    yield Finding(path, start + offset, match.group(), instead)


def python_files(places: list[Path]) -> Iterator[Path]:
    """The Python files in these folders, without this one and its test: they list the words."""
    listing = {ROOT / "tools" / "words.py", ROOT / "tests" / "test_words.py"}
    for place in places:
        files = [place] if place.is_file() else sorted(place.rglob("*.py"))
        yield from (path for path in files if path.resolve() not in listing)


def main(places: list[str]) -> int:
    found = 0
    for path in python_files([Path(place) for place in places] or [ROOT / place for place in PLACES]):
        for finding in findings_in(path):
            print(finding)
            found += 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
