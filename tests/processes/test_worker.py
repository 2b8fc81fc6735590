"""A worker is a process of its own, and does not outlive the one that began it."""

import os
import select
import signal
import subprocess
import sys

from ludoteca.processes import Worker

STARTS = "from tests.processes.test_worker import begin; begin()"


def begin() -> None:
    """Run in a process that is then killed: begin endless work, and say which process does it."""
    worker = Worker()
    worker.send(_take_long)
    print(worker.pid, flush=True)
    worker.receive()


def _take_long() -> None:
    while True:
        pass


def test_a_busy_worker_ends_when_its_parent_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", STARTS], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = os.pidfd_open(int(parent.stdout.readline()))
        parent.kill()
        parent.wait()
    ended, _, _ = select.select([worker], [], [], 60)
    if not ended:
        signal.pidfd_send_signal(worker, signal.SIGKILL)
    os.close(worker)
    assert ended
