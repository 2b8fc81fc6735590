"""The frames of a WebSocket as RFC 6455 has them, seen from the server; bytes in, bytes out, no network.

Most messages are one whole frame in one piece, and that way is kept short: a server spends most of its time
here.
"""

from collections.abc import Iterable, Iterator

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80

NORMAL, PROTOCOL_ERROR, TOO_BIG = 1000, 1002, 1009
NO_CODE = 1005
"""What a close frame without a code means; never sent."""


class BrokenFrame(Exception):
    """The other side does not keep to the protocol; `code` says how the connection is closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


Frame = tuple[int, bytes]
"""Opcode and payload of a whole message (fragments are joined) or a control frame; CONTINUATION and nothing
for a fragment of a message that is not whole yet."""


class FrameReader:
    """Puts together what a client sends."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._rest = b""
        self._opcode: int | None = None
        """The opcode of the message whose fragments are being received."""
        self._gathered = bytearray()

    def feed(self, data: bytes) -> Iterable[Frame]:
        """The frames that are whole now, read as they are asked for; raises BrokenFrame then."""
        if not self._rest and self._is_one_short_text(data):
            return ((TEXT, unmasked(data[6:], data[2:6])),)
        return self._read(self._rest + data)

    def _read(self, data: bytes) -> Iterator[Frame]:
        at, end = 0, len(data)
        while end - at >= 2:
            first, second = data[at], data[at + 1]
            length = second & 0x7F
            body = at + 2
            if length == 126:
                body += 2
                length = int.from_bytes(data[at + 2 : body])
            elif length == 127:
                body += 8
                length = int.from_bytes(data[at + 2 : body])
            if end < body:
                break
            self._require_allowed(first, second, length)
            last = body + 4 + length
            if end < last:
                break
            payload = unmasked(data[body + 4 : last], data[body : body + 4])
            at = last
            if first == FINAL | TEXT and self._opcode is None:
                yield TEXT, payload
            else:
                yield self._joined(first, payload)
        self._rest = data[at:]

    def _is_one_short_text(self, data: bytes) -> bool:
        """Whether that is what comes most: a message of less than 126 bytes and nothing else."""
        size = len(data)
        return 5 < size < 132 and size == data[1] - MASKED + 6 and data[0] == 0x81 and self._opcode is None

    def _require_allowed(self, first: int, second: int, length: int) -> None:
        """Whether such a frame may come from a client; asked before its payload is waited for."""
        opcode = first & 0x0F
        if first & 0x70 or not second & MASKED:  # no extension was agreed on; clients mask
            raise BrokenFrame(PROTOCOL_ERROR)
        if opcode >= CLOSE and (opcode > PONG or length > 125 or not first & FINAL):
            raise BrokenFrame(PROTOCOL_ERROR)
        if opcode < CLOSE:
            if opcode > BINARY or (opcode == CONTINUATION) != (self._opcode is not None):
                raise BrokenFrame(PROTOCOL_ERROR)
            if len(self._gathered) + length > self._longest:
                raise BrokenFrame(TOO_BIG)

    def _joined(self, first: int, payload: bytes) -> Frame:
        """A control frame as it is, a fragment with those before it once it is the last."""
        opcode = first & 0x0F
        if opcode >= CLOSE:
            return opcode, payload
        if opcode != CONTINUATION:
            self._opcode = opcode
        self._gathered += payload
        if not first & FINAL:
            return CONTINUATION, b""
        assert self._opcode is not None
        whole = self._opcode, bytes(self._gathered)
        self._opcode, self._gathered = None, bytearray()
        return whole


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """The payload as it was before the client masked it: XOR with the four bytes, over and over."""
    length = len(payload)
    key = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(payload) ^ int.from_bytes(key)).to_bytes(length)


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame as a server sends it: whole and unmasked."""
    length = len(payload)
    if length < 126:
        return bytes((FINAL | opcode, length)) + payload
    if length < 65_536:
        return bytes((FINAL | opcode, 126, length >> 8, length & 0xFF)) + payload
    return bytes((FINAL | opcode, 127)) + length.to_bytes(8) + payload


def text_frame(payload: bytes) -> bytes:
    """A text message in one frame."""
    length = len(payload)
    if 126 <= length < 65_536:  # most messages, so no detour
        return b"\x81\x7e" + length.to_bytes(2) + payload
    return frame(TEXT, payload)


def close_frame(code: int) -> bytes:
    """The frame that ends a connection."""
    return frame(CLOSE, code.to_bytes(2))


def code_of(close: bytes) -> int:
    """The code in a close frame's payload; raises BrokenFrame for one that may not be sent."""
    if not close:
        return NO_CODE
    code = int.from_bytes(close[:2])
    if len(close) == 1 or not (1000 <= code <= 1014 or 3000 <= code <= 4999) or code in (1004, 1005, 1006):
        raise BrokenFrame(PROTOCOL_ERROR)
    return code
