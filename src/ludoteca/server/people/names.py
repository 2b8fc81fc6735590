"""Names of people: their one form, and which of them look the same."""

from functools import cache
from importlib.util import find_spec
from unicodedata import category, normalize

from ludoteca.core import Invalid
from ludoteca.server.table.document import BOT_MARK

GUEST_NAMES = frozenset({"guest", "ospite", "invité", "gast"})
"""The names of guests who have not chosen one, in every language."""
IGNORABLE = (
    *(range(0x00AD, 0x00AE), range(0x034F, 0x0350), range(0x061C, 0x061D), range(0x115F, 0x1161)),
    *(range(0x17B4, 0x17B6), range(0x180B, 0x1810), range(0x200B, 0x2010), range(0x202A, 0x202F)),
    *(range(0x2060, 0x2070), range(0x3164, 0x3165), range(0xFE00, 0xFE10), range(0xFEFF, 0xFF00)),
    *(range(0xFFA0, 0xFFA1), range(0xFFF0, 0xFFF9), range(0x1BCA0, 0x1BCA4), range(0x1D173, 0x1D17B)),
    range(0xE0000, 0xE1000),
)
"""Unicode's Default_Ignorable_Code_Point: characters that are drawn as nothing, some of them letters."""
BLANK = "\u2800"
"""A braille pattern without dots: a symbol that is drawn as a space."""


def clean_name(name: str) -> str:
    """The one form of a name (NFKC), without invisible characters; raises Invalid if nothing is left."""
    visible = "".join(letter for letter in normalize("NFKC", name.replace(BLANK, " ")) if _is_visible(letter))
    cleaned = " ".join(visible.split())
    if all(category(letter)[0] in "MZ" for letter in cleaned):  # marks alone have nothing to stand on
        raise Invalid("name-empty")
    if _plain(cleaned).startswith(_plain(BOT_MARK)):
        raise Invalid("name-of-a-bot", name=cleaned)
    return cleaned


def _plain(name: str) -> str:
    """How a name looks, without capitals and spaces."""
    return skeleton(name.casefold()).casefold().replace(" ", "")


def bot_name(name: str) -> str:
    """The name of a bot account, which says that it is one; raises Invalid."""
    return BOT_MARK + account_name(name)


def _is_visible(letter: str) -> bool:
    return letter.isprintable() and not any(ord(letter) in part for part in IGNORABLE)


def account_name(name: str) -> str:
    """The name of an account in its one form; raises Invalid if it is a name for guests without one."""
    cleaned = clean_name(name)
    guests = {look for guest in GUEST_NAMES for look in looks_of(guest)}
    if looks_of(cleaned) & guests:
        raise Invalid("name-taken", name=cleaned)
    return cleaned


def looks_of(name: str) -> frozenset[str]:
    """How a name looks, in capitals and small letters as written and without: two accounts share none.

    As written, `Ida` and `lda` look the same; without capitals, `ADA` and `аdа` with Cyrillic letters do.
    """
    return frozenset((skeleton(name), skeleton(name.casefold()).casefold()))


def skeleton(name: str) -> str:
    """The name with every character replaced by the one that stands for all that look like it (UTS #39)."""
    prototypes = _prototypes()
    plain = "".join(prototypes.get(letter, letter) for letter in normalize("NFD", name))
    return normalize("NFC", plain)


@cache
def _prototypes() -> dict[str, str]:
    """For each character what stands for it: one character of its class, or the several it looks like.

    Empty in the browser's house, where one person plays and the library is not installed.
    """
    if find_spec("confusable_homoglyphs") is None:
        return {}
    from confusable_homoglyphs.confusables import confusables_data

    alike: dict[str, str] = {}

    def first_of(letter: str) -> str:
        while (other := alike.get(letter, letter)) != letter:
            letter = other
        return letter

    several: dict[str, str] = {}
    for letter, homoglyphs in confusables_data.items():
        for homoglyph in homoglyphs:
            other = homoglyph["c"].strip("\u200e")
            if len(letter) == len(other) == 1:
                one, two = sorted((first_of(letter), first_of(other)))
                alike[two] = one
            elif len(letter) == 1:
                several[letter] = other
    found = {letter: first_of(letter) for letter in alike}
    for letter, others in several.items():
        found[letter] = "".join(found.get(other, other) for other in others)
    return found
