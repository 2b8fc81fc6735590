"""The glossary explains every Genoese word and saying that the printed glossary lists."""

import unicodedata
from pathlib import Path

import pytest

from ludoteca.texts import WHOLE_LANGUAGES

TEXTS = Path(__file__).parents[3] / "src/ludoteca/games/palanche/texts"
PRINTED = """
moi e à pagâ; giornâ; prestâ e palanche; casa neuva; comensa mâ; o mondo comme o ven; nasce fortunæ; dô
de stacca; pellisson; trovâ l'ægua; da-o bolacco; çioule; passo avanti; semmo niatri; marcheise; sciorbî;
mogognâ; ciù cû che pansa; brettio; angoscia; bratta; anæta ben; ceuve o che boffa; attaccapommelli;
bacilli; belin; belin che scignurata; besagnin; besugo; de vin bon; camallo; caroggi; cianzi; cirolla;
creusa; no se vive; figgeu; fugassa; grebano; van e vegnan; lalla; maccaia; magon; miscio; no gh'é verso;
à louâ; ravatto; regaggio; rinfresc; rumenta; sciaccælo; speremmo ben; sprescia; stocchefisc; pittin
nescio; vanni cianin
"""


def plain(text: str) -> str:
    """Lower case without accents, so that one spelling or the other counts."""
    letters = unicodedata.normalize("NFKD", text.lower().replace("’", "'").replace("æ", "ae"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
def test_every_printed_word_is_explained(language: str) -> None:
    glossary = plain((TEXTS / f"glossary.{language}.ftl").read_text("utf-8"))
    wanted = [plain(" ".join(word.split())) for word in PRINTED.split(";")]
    assert [word for word in wanted if word not in glossary] == []
