"""The editor in which a table writes its own cards: judges each draft (GEN-V1)."""

from typing import Annotated

import msgspec

from ludoteca.core import Invalid, Record
from ludoteca.games.palanche.options import Blank
from ludoteca.games.palanche.tables import DeckName, Said, built_in_board

from .checks import check_effects

BOARD = "genova"
"""The board whose spaces and drawings a card may name."""


class CardDraft(Record, frozen=True, kw_only=True):
    """An unfinished card from the editor."""

    deck: DeckName
    title: Annotated[str, msgspec.Meta(max_length=60)] = ""
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    effects: Annotated[tuple[Said, ...], msgspec.Meta(max_length=8)] = ()


class Flaw(Record, frozen=True, kw_only=True):
    """Why a card cannot be played: the rule, and a sentence."""

    rule: str | None
    reason: str
    params: dict[str, str | int]


class CardJudged(Record, frozen=True, kw_only=True):
    """The answer to a draft: the card as it would be printed, or its flaw."""

    card: Blank | None = None
    flaw: Flaw | None = None


def judge(draft: CardDraft) -> CardJudged:
    """Judge a draft: the card as it would be printed, or its flaw (GEN-V1)."""
    try:
        return CardJudged(card=written(draft))
    except Invalid as broken:
        params = {
            name: value if isinstance(value, int) else str(value) for name, value in broken.params.items()
        }
        return CardJudged(flaw=Flaw(rule=broken.rule, reason=broken.reason, params=params))


def written(draft: CardDraft) -> Blank:
    """The finished card of a draft; raises Invalid, with the reason, if it cannot be played (GEN-V1)."""
    title, text = draft.title.strip(), draft.text.strip()
    if not title:
        raise Invalid("blank-untitled", "GEN-V1", at=draft.deck)
    check_effects(draft.effects, built_in_board(BOARD), draft.deck)
    if not text:
        raise Invalid("blank-wordless", "GEN-V1", at=draft.deck)
    return Blank(title=title, text=text, effects=draft.effects)
