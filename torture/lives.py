"""A server that lives several times at one address, and what each life takes of memory."""

import contextlib
import os
import signal
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from .picture import Moment

MB = 1024 * 1024


class Life(NamedTuple):
    """One run of the server, and what it and its workers took of memory."""

    seconds: float
    ended_by: str
    moments: list[Moment]

    def early_and_late(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """Of the server and of its workers: the middle of the second and of the last quarter."""
        server, workers = ([at.server for at in self.moments], [at.workers for at in self.moments])
        return _early_and_late(server), _early_and_late(workers)


class Server:
    """The server as a process, always at the same address."""

    def __init__(self, db: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"
        words = ("serve", "--port", str(port), "--db", db, "--log", "quiet", "--tables-per-person", "1000")
        rations = (
            "--guests-per-minute",
            "10000",
            "--requests-per-minute",
            "100000",
            "--idle-seconds",
            "30",
        )
        self._command = [sys.executable, "-m", "ludoteca", *words, *rations]
        self._process: subprocess.Popen[bytes] | None = None
        self._opened = time.monotonic()
        self._begun = 0.0
        self._moments: list[Moment] = []
        self.lives: list[Life] = []

    def start(self) -> None:
        """Open the house."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        self._begun, self._moments = time.monotonic(), []

    def end(self, sign: signal.Signals) -> None:
        """Stop it in order, or kill it."""
        assert self._process is not None
        self._process.send_signal(sign)
        self._process.wait(60)
        self.lives.append(Life(time.monotonic() - self._begun, sign.name, self._moments))

    def sample(self) -> None:
        """Note how much memory is in use."""
        assert self._process is not None
        pid = self._process.pid
        with contextlib.suppress(OSError, IndexError, ValueError):
            threads = Path(f"/proc/{pid}/task").glob("*/children")  # any of them may have started a worker
            children = [child for thread in threads for child in thread.read_text().split()]
            minute = (time.monotonic() - self._opened) / 60
            workers = sum(_resident(int(child)) for child in children)
            self._moments.append(Moment(round(minute, 2), round(_resident(pid), 1), round(workers, 1)))


def _resident(pid: int) -> float:
    """Megabytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MB


def _early_and_late(samples: list[float]) -> tuple[float, float]:
    """The middle of the second and of the last quarter: the first is for warming up."""
    if not samples:
        return 0.0, 0.0
    quarter = max(1, len(samples) // 4)
    early = samples[quarter : 2 * quarter] or samples
    return statistics.median(early), statistics.median(samples[-quarter:])
