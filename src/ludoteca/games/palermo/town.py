"""A finished town, and its code: a short text by which the same town can be played again (PAL-V2).

A code has a letter for each slot, row by row from the top left, and two letters that catch misprints:
`a` … `l` are the printed houses (one, two, three roofs, each turned by 0, 90, 180, 270 degrees), `m` is the
start tile, `n` a street tile, `o` … `v` are the houses of other boxes. Dashes, spaces and capitals do not
matter.
"""

from operator import getitem

import msgspec

from ludoteca.core import Invalid

from .geometry import SLOT_NAMES, SLOTS, TOWN_SIDE, CellSet, names_of, slot_of
from .tables import ALL_TILES, DOORS, EMPTY, KIND_OF, KINDS, START, STREETS, TileSet
from .tiles import count_kinds, cut_off, streets_of

LETTERS = "abcdefghijklmnopqrstuv"
LETTER_OF = dict(zip((tile for tile in ALL_TILES if tile != EMPTY), LETTERS, strict=True))
TILE_OF = {letter: tile for tile, letter in LETTER_OF.items()}
CHECK_LETTERS = LETTERS[:14]
_CHECKED_MODULO = 193
"""A prime, so that one wrong letter or two exchanged ones always change the check letters."""
_FROM_TOP_LEFT = [
    row * TOWN_SIDE + column for row in reversed(range(TOWN_SIDE)) for column in range(TOWN_SIDE)
]


class Town(msgspec.Struct, frozen=True, dict=True):
    """A finished town: its tiles, and what follows from them."""

    tiles: bytes
    streets: CellSet
    """All street cells, the bypass included."""
    start: CellSet
    """The four cells of the start tile."""
    doors: CellSet
    """All door cells."""

    @property
    def houses(self) -> int:
        """The number of houses."""
        return self.doors.bit_count()


def town_of(box: TileSet, tiles: bytes) -> Town:
    """The town of these tiles; raises Invalid if they make no possible town."""
    require_possible(box, tiles)
    if EMPTY in tiles:
        raise Invalid("town-not-finished", "PAL-B5", slot=SLOT_NAMES[tiles.index(EMPTY)])
    return Town(
        tiles=tiles,
        streets=streets_of(tiles),
        start=STREETS[tiles.index(START)][START],
        doors=sum(map(getitem, DOORS, tiles)),
    )


def require_possible(box: TileSet, tiles: bytes) -> None:
    """Raises Invalid if the box does not hold these tiles or something is walled in."""
    counts = count_kinds(tiles)
    for kind, name in enumerate(KINDS):
        if counts[kind] > box.counts[kind]:
            raise Invalid("too-many-tiles", "PAL-C2", kind=name, count=counts[kind], most=box.counts[kind])
    if START not in tiles and EMPTY not in tiles:
        raise Invalid("start-missing", "PAL-B1")
    cut = cut_off(streets_of(tiles))
    if cut:
        reason, where = what_is_cut_off(tiles, cut)
        raise Invalid(reason, "PAL-B4", **where)


def what_is_cut_off(tiles: bytes, cut: CellSet) -> tuple[str, dict[str, object]]:
    """The first thing that cannot be reached: the start tile, a door, or an empty slot (PAL-B4)."""
    start = tiles.find(START)
    if start >= 0 and STREETS[start][START] & cut:
        return "start-walled-in", {"slot": SLOT_NAMES[start]}
    doors = sum(map(getitem, DOORS, tiles)) & cut
    if doors:
        return "door-walled-in", {"door": names_of(doors)[0]}
    return "slot-walled-in", {"slot": SLOT_NAMES[slot_of(cut & -cut)]}


def code(town: Town) -> str:
    """The town as a short text."""
    return code_of(town.tiles)


def from_code(box: TileSet, text: str) -> Town:
    """The town of a code; raises Invalid with what is wrong with it."""
    return town_of(box, tiles_of(box, text))


def code_of(tiles: bytes) -> str:
    """The tiles of a whole town as a short text."""
    letters = "".join(LETTER_OF[tiles[slot]] for slot in _FROM_TOP_LEFT)
    rows = [letters[i : i + TOWN_SIDE] for i in range(0, len(letters), TOWN_SIDE)]
    return "-".join((*rows, _check_letters(letters)))


def tiles_of(box: TileSet, text: str) -> bytes:
    """The tiles of a code, whether they make a town or not; raises Invalid for text that is no code."""
    plain = "".join(text.lower().replace("-", " ").split())
    known = "".join(letter for letter, tile in TILE_OF.items() if box.counts[KIND_OF[tile]])
    strange = "".join(sorted(set(plain) - {*known, *CHECK_LETTERS}))
    if strange:
        raise Invalid("town-code-letters", "PAL-V2", letters=strange, known=known)
    if len(plain) != len(SLOTS) + 2:
        raise Invalid("town-code-length", "PAL-V2", length=len(plain), right=len(SLOTS) + 2)
    letters, check_letters = plain[: len(SLOTS)], plain[len(SLOTS) :]
    if check_letters != _check_letters(letters):
        raise Invalid("town-code-misprint", "PAL-V2")
    tiles = bytearray(len(SLOTS))
    for slot, letter in zip(_FROM_TOP_LEFT, letters, strict=True):
        tiles[slot] = TILE_OF[letter]
    return bytes(tiles)


def _check_letters(letters: str) -> str:
    weighed = sum(place * LETTERS.index(letter) for place, letter in enumerate(letters, start=1))
    return "".join(CHECK_LETTERS[digit] for digit in divmod(weighed % _CHECKED_MODULO, len(CHECK_LETTERS)))
