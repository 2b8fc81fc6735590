"""Which encoding a game has."""

from functools import cache

from ludoteca.core import Invalid
from ludoteca.games import find_game

from .encoding import Encoding
from .palanche import PalancheEncoding
from .palermo import PalermoEncoding
from .villa_paletti import VillaPalettiEncoding

ENCODINGS: dict[str, type[Encoding]] = {
    "palermo": PalermoEncoding,
    "palanche": PalancheEncoding,
    "villa_paletti": VillaPalettiEncoding,
}


@cache
def encoding_of(key: str) -> Encoding:
    """The encoding of a game; raises Invalid for one that has none."""
    if key not in ENCODINGS:
        raise Invalid("no-encoding", game=key, known=", ".join(ENCODINGS))
    return ENCODINGS[key](find_game(key))
