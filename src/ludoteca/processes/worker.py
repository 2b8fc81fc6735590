"""One worker process and the pipe to it."""

import atexit
import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from ludoteca.core import Invalid, Refusal

FRESH = multiprocessing.get_context("spawn")
"""Workers are fresh processes: to fork one that has threads is unsafe."""


class WorkerFailed(Exception):
    """The work could not be done."""


class WorkerLost(WorkerFailed):
    """The worker process died before it answered."""


class WorkerTimeout(WorkerLost):
    """The worker process did not answer in time."""


class Answer(NamedTuple):
    """What a function in a worker returned, or why it did not."""

    value: Any = None
    refusal: tuple[str, str | None, dict[str, object]] | None = None
    failure: str | None = None


def _serve(pipe: Connection, niceness: int, prepare: Callable[[], Any] | None) -> None:
    """Run in the worker: do what arrives through the pipe, until its other end is closed."""
    for sign in (signal.SIGINT, signal.SIGTERM):  # sent to all processes; the parent decides when to stop
        signal.signal(sign, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    prepared = () if prepare is None else (prepare(),)
    with contextlib.suppress(EOFError, OSError):
        while True:
            function, arguments = pipe.recv()
            try:
                answer = Answer(value=function(*prepared, *arguments))
            except Refusal as refusal:
                answer = Answer(refusal=(refusal.reason, refusal.rule, refusal.params))
            except Exception:
                answer = Answer(failure=traceback.format_exc())
            pipe.send(answer)


def _end_with_parent() -> None:
    """End this process when its parent was killed: a long piece of work would go on for no one."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


LAST_SECONDS = 5.0
"""How long a process may take to end after its pipe was closed."""


class Worker:
    """A process that runs the functions it is sent, one at a time.

    `prepare` is called once in the process; what it returns is the first argument of every function.
    """

    def __init__(
        self, niceness: int = 0, prepare: Callable[[], Any] | None = None, *, may_have_children: bool = False
    ) -> None:
        self.pipe, theirs = FRESH.Pipe()
        self._process = FRESH.Process(
            target=_serve, args=(theirs, niceness, prepare), daemon=not may_have_children
        )
        self._process.start()
        theirs.close()
        atexit.register(self.end)

    @property
    def pid(self) -> int | None:
        """The id of the process."""
        return self._process.pid

    def do(self, function: Callable[..., Any], arguments: tuple[Any, ...], timeout: float) -> Any:
        """Run a function and wait; raises as `receive` does, and WorkerTimeout after `timeout` seconds."""
        self.send(function, *arguments)
        if not self._answers_within(timeout):
            raise WorkerTimeout(f"{function.__name__} took more than {timeout:g} s")
        return self.receive()

    def send(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Have a function run; raises WorkerLost if the process is gone."""
        try:
            self.pipe.send((function, arguments))
        except OSError as error:
            raise self._lost() from error

    def _answers_within(self, seconds: float) -> bool:
        try:
            return self.pipe.poll(seconds)
        except OSError as error:
            raise self._lost() from error

    def receive(self) -> Any:
        """Wait for what the function returns.

        Raises WorkerLost if the process dies, Invalid if the function refused, WorkerFailed if it failed.
        """
        try:
            answer: Answer = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise self._lost() from error
        if answer.refusal is not None:
            reason, rule, params = answer.refusal
            raise Invalid(reason, rule, **params)
        if answer.failure is not None:
            raise WorkerFailed(answer.failure)
        return answer.value

    def _lost(self) -> WorkerLost:
        self._process.join(LAST_SECONDS)
        if self._process.is_alive():  # it has closed its pipe and goes on
            self._process.kill()
            self._process.join()
        return WorkerLost(f"exit code {self._process.exitcode}")

    def check_time(self) -> None:
        """Called by `Batch` while the worker is busy: a subclass may raise WorkerTimeout."""

    def end(self) -> None:
        """Kill the process, whatever it is doing."""
        atexit.unregister(self.end)
        self._process.kill()
        self._process.join()
