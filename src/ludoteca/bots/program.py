"""A bot that is a separate program in any language, asked over a pipe as UCI asks a chess engine."""

import contextlib
import queue
import subprocess
import threading
import weakref
from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Chance, Choice, Invalid, Seat, convert, decode


class ProgramFailed(Exception):
    """The program ended before it answered."""


class ProgramHung(ProgramFailed):
    """The program did not answer in time."""


class Chosen(msgspec.Struct, frozen=True):
    """A program's answer: an action as JSON or in notation; other fields are ignored."""

    action: dict[str, Any] | str
    id: int | None = None


class ProgramBot:
    """Sends `choose` as a JSON line and reads a line back; starts the program when it is first asked.

    Like every bot, it gets a state in which everything that its seat cannot know was drawn anew.
    """

    def __init__(self, command: Sequence[str], limit: float | None = None) -> None:
        self.command = tuple(command)
        self.limit = limit
        self._asked = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def choose(
        self, game: AnyGame, state: Any, seat: Seat, chance: Chance, budget_ms: int | None
    ) -> Choice[Any]:
        """What the program would play; raises ProgramFailed, or Invalid if the answer is no action."""
        self._asked += 1
        position = game.position(state)
        request = {
            "id": self._asked,
            "do": "choose",
            "game": game.info.key,
            "seat": seat,
            "seats": position.seats,
            "state": position,
            "view": game.view(state),
            "private": game.private(state, seat),
            "legal": game.legal(state, seat),
            "offers": game.offers(state, seat),
            "budget_ms": budget_ms,
            "seed": chance.draw("program", 2**31),
        }
        answer = decode(self._exchange(msgspec.json.encode(request, enc_hook=str)), Chosen)
        if isinstance(answer.action, str):
            return Choice(game.from_notation(answer.action))
        return Choice(convert(answer.action, game.info.action))

    def _exchange(self, line: bytes) -> bytes:
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            answer = self._lines.get(timeout=self.limit)
        except queue.Empty:
            self.close()
            raise ProgramHung(f"no answer within {self.limit:g} s") from None
        except OSError:
            answer = b""
        if not answer:
            code = process.wait()
            self.close()
            raise ProgramFailed(f"the program ended with code {code}")
        return answer

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except OSError as error:
                raise Invalid("bot-unusable", bot=" ".join(self.command), detail=str(error)) from error
            self._lines = queue.SimpleQueue()
            threading.Thread(target=_read, args=(self._process, self._lines), daemon=True).start()
            self._end = weakref.finalize(self, _stop, self._process)
        return self._process

    def close(self) -> None:
        """End the program; the next request starts it again."""
        if self._process is not None:
            self._end()
            self._process = None


def _read(process: subprocess.Popen[bytes], lines: "queue.SimpleQueue[bytes]") -> None:
    """Queue every line that the program writes, and an empty one when it has ended."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip():
            lines.put(line)
    process.stdout.close()
    lines.put(b"")


def _stop(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    with contextlib.suppress(OSError):
        process.stdin.close()
    process.kill()
    process.wait()
