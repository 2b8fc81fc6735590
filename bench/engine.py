"""The engine over a pipe: requests a second in matches of Palermo, and the memory of a match."""

import gc
import subprocess
import sys
import time
import tracemalloc
from typing import IO, Any

import msgspec

from bench.calibration import print_calibration
from ludoteca.games import find_game
from ludoteca.runner import play_match

REQUESTS = 10_000


class Pipe:
    """A running `ludoteca engine`."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludoteca", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self.process.stdin
        assert self.process.stdout
        self.requests: IO[bytes] = self.process.stdin
        self.answers: IO[bytes] = self.process.stdout
        self.asked = 0

    def ask(self, **request: Any) -> dict[str, Any]:
        self.requests.write(msgspec.json.encode(request) + b"\n")
        self.requests.flush()
        self.asked += 1
        answer: dict[str, Any] = msgspec.json.decode(self.answers.readline())
        assert "error" not in answer, answer
        return answer


def main() -> None:
    """Time `legal` and `play` requests, and measure the memory of a match."""
    print_calibration()
    pipe = Pipe()
    start = time.perf_counter()
    seed = 0
    while pipe.asked < REQUESTS:
        play_match_over_pipe(pipe, seed)
        seed += 1
    seconds = time.perf_counter() - start
    pipe.ask(do="quit")
    pipe.process.wait()
    rate = pipe.asked / seconds
    print(f"engine: {pipe.asked} requests, {seed} matches begun, in {seconds:.1f} s ({rate:.0f}/s)")
    measure_memory()


def play_match_over_pipe(pipe: Pipe, seed: int) -> None:
    """Play a match over the pipe, with actions that depend on the seed."""
    opened = pipe.ask(do="new", game="palermo", seats=3 + seed % 3, seed=seed)
    match, active, turn = opened["match"], opened["active"], seed
    while active and pipe.asked < REQUESTS and turn < seed + 500:
        seat = active[0]
        actions = pipe.ask(do="legal", match=match, seat=seat)["actions"]
        turn += 1
        active = pipe.ask(do="play", match=match, seat=seat, action=actions[turn * 7919 % len(actions)])[
            "active"
        ]
    pipe.ask(do="drop", match=match)


def measure_memory() -> None:
    """Print the memory of a match of 300 actions with its log."""
    find_game("palermo")
    gc.collect()
    tracemalloc.start()
    result = play_match("palermo", ["normal"] * 5, 1, record=True, most_actions=300)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(f"memory: a match of {result.actions} actions with its log holds {held / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
