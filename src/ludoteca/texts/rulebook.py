"""The rules pages: `help/<language>.md` in a game's folder, one heading a rule."""

import re
from functools import cache
from importlib.resources import files

import msgspec

from ludoteca.core import AnyGame, Invalid
from ludoteca.games import package_of, playable_games

from . import CHAINS, Texts

_HEADING = re.compile(r"^### ([A-Z]{3}-[A-Z]*\d+)\s+(.*)$")


class Rule(msgspec.Struct, frozen=True):
    """A rule in our own words."""

    id: str
    title: str
    text: str


@cache
def _page_in(package: str, language: str) -> str | None:
    for link in CHAINS[language] if package else ():
        page = files(package) / "help" / f"{link}.md"
        if page.is_file():
            return page.read_bytes().decode(errors="replace")
    return None


def has_rules_page(game: AnyGame) -> bool:
    """Whether the game brings one, in English at least."""
    return _page_in(package_of(game), "en") is not None


def rules_page(game: AnyGame, language: str = "en") -> str:
    """The whole rules page of a game, as Markdown; of a game without one, a page that says so."""
    page = _page_in(package_of(game), language)
    if page is not None:
        return page
    return f"# {game.info.title}\n\n{Texts(language).say('no-rules-page', title=game.info.title)}\n"


def house_rules(language: str = "en") -> str:
    """What holds at every table, as Markdown."""
    page = _page_in("ludoteca", language)
    assert page is not None
    return page


@cache
def _rules_in(package: str, language: str) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    heading: re.Match[str] | None = None
    body: list[str] = []

    def close() -> None:
        if heading:
            rules[heading[1]] = Rule(heading[1], heading[2].strip(), "\n".join(body).strip())

    for line in (_page_in(package, language) or "").splitlines():
        if line.startswith("#"):
            close()
            heading, body = _HEADING.match(line), []
        else:
            body.append(line)
    close()
    return rules


def rules_of(game: AnyGame | None, language: str = "en") -> dict[str, Rule]:
    """Every rule of a game, or of the house, by id, in the order of its page."""
    return _rules_in("ludoteca" if game is None else package_of(game), language)


def find_rule(rule_id: str, language: str = "en") -> Rule:
    """A rule of any game, or of the house; raises Invalid if there is none."""
    wanted = rule_id.upper()
    for package in ("ludoteca", *map(package_of, playable_games())):
        rules = _rules_in(package, language)
        if wanted in rules:
            return rules[wanted]
    raise Invalid("unknown-rule", id=rule_id)
