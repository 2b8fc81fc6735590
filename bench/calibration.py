"""How fast this machine's Python is right now: every figure is to be read beside this one."""

import time

ROUNDS = 3_000_000


def loops_per_second() -> float:
    """Turns of a bare `s += i` loop in a second of this process; the best of three."""
    best = 0.0
    for _ in range(3):
        s = 0
        start = time.process_time()
        for i in range(ROUNDS):
            s += i
        best = max(best, ROUNDS / (time.process_time() - start))
    return best


def print_calibration() -> float:
    """Say it, and return it."""
    speed = loops_per_second()
    print(f"calibration: a bare `s += i` loop does {speed / 1e6:.1f} million turns/s")
    return speed
