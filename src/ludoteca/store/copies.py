"""Copies off this machine: which there are, which parts one needs, and how it is fetched to be restored."""

import asyncio
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from .errors import Unavailable, Unusable
from .places import CopyPlace
from .segments import Part, digest_of_file, part_of

AT_ONCE = 16
"""Parts that are fetched at a time."""


class Copy(NamedTuple):
    """One copy: its bases, and its segments in their order."""

    series: str
    bases: list[Part]
    """The newest first."""
    segments: list[Part]

    @property
    def house(self) -> str:
        """The id of the house that it is a copy of."""
        return self.series.split("-")[0]

    @property
    def at(self) -> int:
        """The time of its newest part, in milliseconds since 1970."""
        return max(part.at for part in (*self.bases, *self.segments))

    def after(self, base: Part) -> tuple[list[Part], Part | None]:
        """Return the segments that follow a base without a gap, and the first one beyond a gap."""
        there: set[int] = {base.number}
        follow: list[Part] = []
        for part in self.segments:
            if part.number <= base.number:
                continue
            if part.previous > base.number and part.previous not in there:
                return follow, part
            there.add(part.number)
            follow.append(part)
        return follow, None


def copies_of(names: Iterable[str]) -> list[Copy]:
    """Return the copies that can be restored, the one with the newest part first."""
    found: dict[str, Copy] = {}
    for part in sorted(filter(None, map(part_of, names))):
        copy = found.setdefault(part.series, Copy(part.series, [], []))
        if part.kind == "base":
            copy.bases.insert(0, part)
        else:
            copy.segments.append(part)
    return sorted((copy for copy in found.values() if copy.bases), key=lambda copy: copy.at, reverse=True)


def superseded(copy: Copy) -> list[Part]:
    """Return the parts of a copy that neither its newest base needs nor the one before it, its spare."""
    if len(copy.bases) < 2:
        return []
    spare = copy.bases[1]
    return [*copy.bases[2:], *(part for part in copy.segments if part.number <= spare.number)]


class Fetched(NamedTuple):
    """A copy on this machine, ready to be restored."""

    base: Path
    segments: list[Path]
    at: int
    """The time that it shows, in milliseconds since 1970."""
    lost: str
    """What was wrong with the copy, in a sentence; empty if nothing was."""


def chosen(copies: list[Copy], house: str) -> Copy:
    """Return the newest copy of a house; raises Unusable if there is none, or if none of several is named."""
    houses: dict[str, Copy] = {}
    for copy in copies:
        houses.setdefault(copy.house, copy)
    if house in houses:
        return houses[house]
    if not houses or house:
        sentence = f"There is no copy of {house} in this place." if house else "There is no copy here."
        raise Unusable(sentence, "no-copy")
    if len(houses) > 1:
        known = ", ".join(f"#{name} ({_day(copy.at)})" for name, copy in houses.items())
        sentence = f"There are copies of several houses: add one of {known} to the place."
        raise Unusable(sentence, "several", known=", ".join(f"#{name}" for name in houses))
    return copies[0]


def _day(at: int) -> str:
    return f"until {datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


async def fetch_copy(place: CopyPlace, folder: Path, house: str = "") -> Fetched:
    """Fetch the newest copy of a place into a folder; raises Unusable if there is none that is whole.

    If there are copies of several houses, one has to be named.
    """
    try:
        copy = chosen(copies_of(await place.names()), house)
        for base in copy.bases:
            path = folder / base.digest
            if not await _fetch(place, base, path):
                return await _fetch_segments(place, folder, copy, base, path)
    except Unavailable as error:
        raise Unusable(f"The copy cannot be read: {error}.", "no-answer") from error
    sentence = f"No base of the copy {copy.series} can be used: each is damaged or cannot be read."
    raise Unusable(sentence, "no-base")


async def _fetch_segments(place: CopyPlace, folder: Path, copy: Copy, base: Part, path: Path) -> Fetched:
    follow, beyond = copy.after(base)
    lost = "" if beyond is None else f"Segments before number {beyond.number} of the copy are missing."
    if base != copy.bases[0]:
        lost = f"The newest base of the copy cannot be used; the one before it is. {lost}".rstrip()
    segments: list[Path] = []
    at = base.at
    for begin in range(0, len(follow), AT_ONCE):
        some = follow[begin : begin + AT_ONCE]
        targets = [folder / part.digest for part in some]
        wrong = await asyncio.gather(*map(_fetch, [place] * len(some), some, targets))
        for part, target, why in zip(some, targets, wrong, strict=True):
            if why:
                lost = f"Segment {part.number} of the copy {why}; what follows it is left out."
                return Fetched(path, segments, at, lost)
            segments.append(target)
            at = part.at
    return Fetched(path, segments, at, lost)


async def _fetch(place: CopyPlace, part: Part, target: Path) -> str:
    """Fetch a part; return what is wrong with it, empty if nothing is."""
    try:
        await place.get(part.name, target)
    except Unavailable as error:
        await place.names()  # fails, too, if it is the whole place that does not answer
        return f"cannot be read ({error})"
    return "" if await asyncio.to_thread(digest_of_file, target) == part.digest else "is damaged"
