"""Finds words in comments, names, strings and documents that docs/glossary.md replaces by plainer ones.

    python -m tools.words src/ludoteca/server docs

prints `file:line: word → what to write instead`, and exits with 1 if there is one.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PLACES = (
    "src", "bench", "torture", "tools", "tests", "examples", "docs", ".github",
    "README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md",
)  # fmt: skip
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
PLAIN_SENTENCES = {
    r"the door for": "the subject: reinforcement learning, the API",
    r"at fault|go better": "temporary; retry",
    r"under the table": "use hidden information",
    r"(comes?|came) (by|of)": "reaches, results from",
    r"of old|of before|of the first days": "earlier",
    r"in (its|their) head": "by simulation",
    r"hangs? together": "is connected",
    r"(is|are) in the way": "prevents",
    r"(stands?|lies) (in|under|on|beside|for)(?= [`\[])": "is",
    r"goes? on by (itself|themselves)": "continues automatically",
}
"""Patterns for documents only: in code their words have other uses."""
TEXTS_FOR_PLAYERS = ROOT / "docs" / "rules"
"""Pages made of texts for players, which have their own voice."""


def _compiled(listed: dict[str, str]) -> list[tuple[re.Pattern[str], str]]:
    return [(re.compile(rf"\b({words})(?!\w)", re.IGNORECASE), instead) for words, instead in listed.items()]


IN_CODE = _compiled(PLAIN_WORDS)
IN_DOCUMENTS = _compiled(PLAIN_WORDS | PLAIN_SENTENCES)


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
    """The words of one file that are not used, without those that quote texts for players."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        yield from _findings(path, document_lines(source), IN_DOCUMENTS)
        return
    quoting = {number for number, line in enumerate(source.splitlines(), 1) if line.endswith(QUOTES)}
    lines = (
        (start + offset, line)
        for start, prose in prose_of(source)
        for offset, line in enumerate(prose.splitlines())
    )
    yield from _findings(path, ((number, line) for number, line in lines if number not in quoting), IN_CODE)


def _findings(
    path: Path, lines: Iterable[tuple[int, str]], patterns: list[tuple[re.Pattern[str], str]]
) -> Iterator[Finding]:
    for number, line in lines:
        for pattern, instead in patterns:
            for match in pattern.finditer(line):
                yield Finding(path, number, match.group(), instead)


def document_lines(source: str) -> Iterator[tuple[int, str]]:
    """Every line of a Markdown page with its number, without fenced code and the list of replaced words."""
    is_code = False
    for number, line in enumerate(source.partition("## Words we do not use")[0].splitlines(), 1):
        if line.lstrip().startswith("```"):
            is_code = not is_code
        elif not is_code:
            yield number, line


def files_in(places: list[Path]) -> Iterator[Path]:
    """The Python and Markdown files in these places, without this one and its test: they list the words."""
    listing = {ROOT / "tools" / "words.py", ROOT / "tests" / "test_words.py"}
    for place in places:
        files = [place] if place.is_file() else sorted([*place.rglob("*.py"), *place.rglob("*.md")])
        for path in map(Path.resolve, files):
            if path not in listing and TEXTS_FOR_PLAYERS not in path.parents and "help" not in path.parts:
                yield path


def main(places: list[str]) -> int:
    """Print the findings in these places, or in all; returns the exit code."""
    found = 0
    for path in files_in([Path(place) for place in places] or [ROOT / place for place in PLACES]):
        for finding in findings_in(path):
            print(finding)
            found += 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
