"""The parts of a copy: a base, which is a backup, and numbered segments with what has changed since.

The name of a part holds its number, the number before it, its time and a checksum of its content, so that a
list of names shows what is there and what is missing, and a part that is not whole is noticed.
"""

import gzip
import hashlib
import re
import zlib
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from .backups import kept_tables
from .errors import Unusable
from .notes import ChangedRows

FORM = "ludoteca-segment-1"
NAME = re.compile(
    r"(?P<series>[\w-]+)/(?P<kind>base|segment)-(?P<number>\d{10})-(?P<previous>\d{10})"
    r"-(?P<at>\d{13})-(?P<digest>[0-9a-f]{32})"
)


class Part(NamedTuple):
    """A base or a segment of a copy, by its name."""

    series: str
    kind: Literal["base", "segment"]
    number: int
    """Of a segment; a base holds the segments up to this number."""
    previous: int
    """The segment that has to be there before this one; of a base its own number."""
    at: int
    """The time that it shows, in milliseconds since 1970."""
    digest: str

    @property
    def name(self) -> str:
        """The name under which it is kept."""
        return f"{self.series}/{self.kind}-{self.number:010}-{self.previous:010}-{self.at:013}-{self.digest}"


def part_of(name: str) -> Part | None:
    """Return the part that has this name; None if it is none of ours."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    kind: Literal["base", "segment"] = "base" if found["kind"] == "base" else "segment"
    return Part(
        found["series"], kind, int(found["number"]), int(found["previous"]), int(found["at"]), found["digest"]
    )


def digest_of(content: bytes) -> str:
    """Return the checksum of a content."""
    return hashlib.sha256(content).hexdigest()[:32]


def digest_of_file(path: Path) -> str:
    """Return the checksum of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()[:32]


class SegmentHead(msgspec.Struct):
    """The first line of a segment."""

    form: str
    version: int


class Segment(NamedTuple):
    """What has changed between two states of a database."""

    version: int
    tables: list[ChangedRows]


def encode_segment(segment: Segment) -> bytes:
    """Return a segment as compressed JSON lines."""
    lines = [SegmentHead(FORM, segment.version), *segment.tables]
    return gzip.compress(b"\n".join(map(msgspec.json.encode, lines)), 6, mtime=0)


def decode_segment(content: bytes, version: int) -> Segment:
    """Return the segment of a database of a version; raises Unusable if it is none."""
    try:
        first, *lines = gzip.decompress(content).split(b"\n")
        head = msgspec.json.decode(first, type=SegmentHead)
        tables = [msgspec.json.decode(line, type=ChangedRows) for line in lines]
    except (OSError, EOFError, zlib.error, ValueError, msgspec.DecodeError) as error:
        raise Unusable("A segment of the copy cannot be read.") from error
    if head.form != FORM or head.version != version:
        raise Unusable("A segment of the copy belongs to another base.")
    known = kept_tables(version)
    for changed in tables:  # these become part of SQL: accept only known names
        if changed.table not in known or not all(map(str.isidentifier, (*changed.columns, *changed.key))):
            raise Unusable("A segment of the copy was not written by this program.")
    return Segment(head.version, tables)
