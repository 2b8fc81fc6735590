"""A bot that is a separate program in any language, asked over a pipe as UCI asks a chess engine."""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Chance, Choice, Invalid, Seat, convert, decode


class ProgramFailed(Exception):
    """The program ended before it answered."""


class ProgramHung(ProgramFailed):
    """The program did not answer in time."""


class Chosen(msgspec.Struct, frozen=True):
    """A program's answer: an action as JSON or in notation, or an error; other fields are ignored."""

    id: int
    action: dict[str, Any] | str | None = None
    error: str | None = None
    """Why the program has no action; it forfeits."""


START = 60.0
"""Seconds that a program may take until it is ready."""
LIMITED = """
import ctypes, os, resource, sys
try:
    ctypes.CDLL(None).prctl(1, 9)
except (AttributeError, OSError):
    pass
most = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_DATA, (most, most))
os.execvp(sys.argv[2], sys.argv[2:])
"""
"""Limits its own memory, asks Linux to be killed when its parent dies, and becomes the command."""


def limited(command: Sequence[str], memory_mb: int | None) -> tuple[str, ...]:
    """A command that starts another one with a limit of its memory, where the system can limit it."""
    if memory_mb is None or os.name != "posix":
        return tuple(command)
    return (sys.executable, "-I", "-S", "-c", LIMITED, str(memory_mb << 20), *command)


class ProgramBot:
    """Sends `choose` as a JSON line and reads a line back; starts the program when it is first asked.

    Like every bot, it gets a state in which everything that its seat cannot know was drawn anew. It has
    `limit` seconds for each answer, and `memory_mb` for itself where the system can limit that (not on
    Windows). It runs in a process group of its own, which is ended with it. A program that `greets` writes
    a first line when it is ready.
    """

    def __init__(
        self,
        command: Sequence[str],
        limit: float | None = None,
        memory_mb: int | None = None,
        environment: Mapping[str, str] | None = None,
        *,
        greets: bool = False,
    ) -> None:
        self.command = tuple(command)
        self.limit = limit
        self.memory_mb = memory_mb
        self.environment = environment
        self.greets = greets
        self._is_ready = False
        self._asked = 0
        self._match = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def begin_match(self) -> None:
        """Start the program if it does not run, and tell it with the next request that a new match has begun.

        The time that a program takes until it is ready does not count as thinking.
        """
        self._match += 1
        with contextlib.suppress(queue.Empty, Invalid):  # the first request fails in the same way
            self._running()
            self._await_greeting(START)

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
            "match": self._match,
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
        if answer.id != self._asked:
            raise Invalid("answer-to-another-request", asked=self._asked, answered=answer.id)
        if answer.action is None:
            raise ProgramFailed(answer.error or "no action")
        if isinstance(answer.action, str):
            return Choice(game.from_notation(answer.action))
        return Choice(convert(answer.action, game.info.action))

    def _exchange(self, line: bytes) -> bytes:
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            self._await_greeting(self.limit)
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
                self._process = subprocess.Popen(
                    limited(self.command, self.memory_mb),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    env=self.environment,
                    start_new_session=True,
                )
            except OSError as error:
                raise Invalid("bot-unusable", bot=" ".join(self.command), detail=str(error)) from error
            self._lines = queue.SimpleQueue()
            self._is_ready = not self.greets
            threading.Thread(target=_read, args=(self._process, self._lines), daemon=True).start()
            self._end = weakref.finalize(self, _stop, self._process)
        return self._process

    def _await_greeting(self, seconds: float | None) -> None:
        """Wait until the program is ready; raises queue.Empty."""
        if not self._is_ready:
            line = self._lines.get(timeout=seconds)
            self._is_ready = True
            if not line:  # it has ended: the next request finds that out
                self._lines.put(line)

    def close(self) -> None:
        """End the program; the next request starts it again."""
        if self._process is not None:
            self._end()
            self._process = None


def output_of(
    command: Sequence[str], seconds: float, memory_mb: int, environment: Mapping[str, str]
) -> tuple[int, bytes]:
    """Run a program with limits: its exit code and what it wrote; raises ProgramHung."""
    with subprocess.Popen(
        limited(command, memory_mb),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        start_new_session=True,
    ) as process:
        try:
            written, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            raise ProgramHung(f"no answer within {seconds:g} s") from None
        finally:
            _stop(process)
    return process.returncode, written


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
    if os.name == "posix":
        with contextlib.suppress(ProcessLookupError):  # it has ended, and so have its children
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
