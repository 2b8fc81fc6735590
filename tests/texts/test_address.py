"""Each language speaks to a player in one way throughout: vous in French, du, tu and je in the others."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OTHER_ADDRESS = {
    "fr": re.compile(r"\b(tu|toi|ton|ta|tes|te)\b|\bt[’'](?=[aeéèêiouy])", re.IGNORECASE),
    "de": re.compile(r"(?<=[a-zäöüß,–] )(Sie|Ihnen|Ihre?[nmrs]?)\b"),
    "it": re.compile(r"\b(Lei|Suo|Sua|Suoi|Sue)\b"),
    "nl": re.compile(r"\b(uw|u)\b(?! *$)"),
}


def pages(language: str) -> Iterator[Path]:
    """Every text in the language but the glossary of Palanche, which quotes familiar speech."""
    for folder in (ROOT / "src" / "ludoteca", ROOT / "client" / "src"):
        for name in (f"{language}.ftl", f"*.{language}.ftl", f"{language}.md"):
            yield from (path for path in folder.rglob(name) if not path.name.startswith("glossary"))


@pytest.mark.parametrize("language", OTHER_ADDRESS)
def test_players_are_addressed_in_one_way(language: str) -> None:
    found = list(pages(language))
    assert len(found) > 10
    strange = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in found
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and OTHER_ADDRESS[language].search(line)
    ]
    assert strange == []
