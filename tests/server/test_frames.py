"""Frames of a WebSocket: what `websockets` makes of a message, we read, however it is cut up on the way."""

import os
import tracemalloc
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame as TheirFrame
from websockets.frames import Opcode

from ludoteca.server.runtime.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    NO_CODE,
    PING,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
    BrokenFrame,
    Frame,
    FrameReader,
    close_frame,
    code_of,
    frame,
    text_frame,
    unmasked,
)

LONGEST = 70_000
LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, LONGEST]


def from_client(opcode: int, payload: bytes, fin: bool = True) -> bytes:
    return TheirFrame(Opcode(opcode), payload, fin).serialize(mask=True)


def read_all(data: bytes, cuts: list[int]) -> list[Frame]:
    reader = FrameReader(LONGEST)
    frames: list[Frame] = []
    places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    for begin, end in pairwise(places):
        frames += reader.feed(data[begin:end])
    return frames


@pytest.mark.parametrize("length", LENGTHS)
def test_every_length(length: int) -> None:
    payload = os.urandom(length)
    assert list(FrameReader(LONGEST).feed(from_client(BINARY, payload))) == [(BINARY, payload)]
    assert list(FrameReader(LONGEST).feed(from_client(TEXT, payload))) == [(TEXT, payload)]
    assert frame(TEXT, payload) == TheirFrame(Opcode.TEXT, payload).serialize(mask=False)
    assert text_frame(payload) == frame(TEXT, payload)


@given(st.lists(st.binary(max_size=300), max_size=4), st.lists(st.integers(0, 5000), max_size=6))
def test_messages_may_be_cut_anywhere(payloads: list[bytes], cuts: list[int]) -> None:
    data = b"".join(from_client(TEXT, payload) for payload in payloads)
    assert read_all(data, cuts) == [(TEXT, payload) for payload in payloads]


@given(st.lists(st.binary(max_size=100), min_size=2, max_size=5), st.lists(st.integers(0, 5000), max_size=6))
def test_fragments_are_joined_and_others_may_speak_in_between(parts: list[bytes], cuts: list[int]) -> None:
    last = len(parts) - 1
    data = b"".join(
        from_client(CONTINUATION if at else TEXT, part, at == last) + from_client(PING, b"%d" % at)
        for at, part in enumerate(parts)
    )
    expected = []
    for at in range(len(parts)):
        expected += [(TEXT, b"".join(parts)) if at == last else (CONTINUATION, b""), (PING, b"%d" % at)]
    assert read_all(data, cuts) == expected


BROKEN = {
    "not masked": (frame(TEXT, b"hello"), PROTOCOL_ERROR),
    "of an extension that was not agreed on": (b"\xc1\x80abcd", PROTOCOL_ERROR),
    "of no known kind": (b"\x83\x80abcd", PROTOCOL_ERROR),
    "of no known kind of control": (b"\x8b\x80abcd", PROTOCOL_ERROR),
    "half a ping": (b"\x09\x80abcd", PROTOCOL_ERROR),
    "a ping that is too long": (b"\x89\xfe\x00\x7eabcd", PROTOCOL_ERROR),
    "going on with nothing": (from_client(CONTINUATION, b"x"), PROTOCOL_ERROR),
    "a message within a message": (
        from_client(TEXT, b"x", fin=False) + from_client(TEXT, b"y"),
        PROTOCOL_ERROR,
    ),
    "too long, known before it comes": (from_client(TEXT, b"x" * (LONGEST + 1))[:14], TOO_BIG),
    "too long in parts": (
        from_client(TEXT, b"x" * LONGEST, fin=False) + from_client(CONTINUATION, b"y"),
        TOO_BIG,
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_breaks_the_protocol_is_not_read(what: str) -> None:
    data, code = BROKEN[what]
    with pytest.raises(BrokenFrame) as broken:
        list(FrameReader(LONGEST).feed(data))
    assert broken.value.code == code


def test_nothing_is_kept_of_fragments_without_content() -> None:
    reader = FrameReader(LONGEST)
    list(reader.feed(from_client(TEXT, b"", fin=False)))
    tracemalloc.start()
    for _ in range(5000):
        assert list(reader.feed(from_client(CONTINUATION, b"", fin=False))) == [(CONTINUATION, b"")]
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert held < 20_000
    assert list(reader.feed(from_client(CONTINUATION, b"end"))) == [(TEXT, b"end")]


def test_frames_are_read_as_they_are_asked_for() -> None:
    """A flood is cut off before the rest of it costs anything."""
    frames = iter(FrameReader(LONGEST).feed(from_client(PING, b"") + frame(TEXT, b"not masked")))
    assert next(frames) == (PING, b"")
    with pytest.raises(BrokenFrame):
        next(frames)


def test_masking_is_its_own_inverse() -> None:
    payload, mask = os.urandom(1001), os.urandom(4)
    assert unmasked(unmasked(payload, mask), mask) == payload
    assert unmasked(b"", mask) == b""


def test_codes_of_goodbye() -> None:
    assert close_frame(4029) == frame(CLOSE, (4029).to_bytes(2))
    assert code_of(b"") == NO_CODE
    assert code_of((1001).to_bytes(2) + b"bye") == 1001
    for wrong in (b"\x03", (999).to_bytes(2), (1005).to_bytes(2), (1006).to_bytes(2), (2000).to_bytes(2)):
        with pytest.raises(BrokenFrame):
            code_of(wrong)
