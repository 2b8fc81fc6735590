"""The workshop, where players write their own cards."""

import pytest

from ludoteca.games.palanche.board.setting import setting_of
from ludoteca.games.palanche.board.workshop import CardDraft, CardJudged, Flaw
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.tables import Deed, Keep, MoveBy, MoveTo, Pay, Receive

GIFT = Receive(source="banca", amount=70)


@pytest.mark.rules("GEN-V1", "GEN-C2")
def test_a_written_card_is_part_of_its_deck() -> None:
    judged = GAME.judge(CardDraft(deck="bratta", title=" Rain ", text="Again.", effects=(GIFT,)))
    assert judged.flaw is None
    assert judged.card is not None
    assert judged.card.title == "Rain"
    cards = setting_of(Options(blank_bratta=judged.card), 3).cards
    assert [card.key for card in cards if card.title] == ["blank_bratta"]


@pytest.mark.rules("GEN-V1")
@pytest.mark.parametrize(
    ("draft", "reason"),
    [
        (CardDraft(deck="bratta", text="Again.", effects=(GIFT,)), "blank-untitled"),
        (CardDraft(deck="bratta", title="Rain", effects=(GIFT,)), "blank-wordless"),
        (CardDraft(deck="bratta", title="Rain", text="Again."), "effect-missing"),
    ],
)
def test_a_card_has_a_title_a_text_and_an_effect(draft: CardDraft, reason: str) -> None:
    assert GAME.judge(draft) == CardJudged(flaw=Flaw(rule="GEN-V1", reason=reason, params={"at": "bratta"}))


@pytest.mark.rules("GEN-V1")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (Pay(to="banca", amount=15), "amount-not-in-steps"),
        (MoveBy(steps=0, pays_200=False), "effect-no-steps"),
        (MoveTo(space="atlantis", pays_200=False), "effect-space-unknown"),
        (Keep(), "effect-keep-unclear"),
    ],
)
def test_a_wrong_effect_is_refused_with_its_reason(said: Deed | Keep, reason: str) -> None:
    flaw = GAME.judge(CardDraft(deck="speremmo", title="Sun", text="At last.", effects=(said,))).flaw
    assert flaw is not None
    assert (flaw.rule, flaw.reason, flaw.params["at"]) == ("GEN-V1", reason, "speremmo")
