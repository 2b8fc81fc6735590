"""Measures how fast Python runs on this machine now, for comparing the figures of different runs."""

import time

ROUNDS = 3_000_000


def loops_per_second() -> float:
    """Iterations of a bare `s += i` loop in a second of processor time; the best of three."""
    best = 0.0
    for _ in range(3):
        s = 0
        start = time.process_time()
        for i in range(ROUNDS):
            s += i
        best = max(best, ROUNDS / (time.process_time() - start))
    return best


def print_calibration() -> float:
    """Print the speed of the bare loop; returns it in iterations a second."""
    speed = loops_per_second()
    print(f"calibration: a bare `s += i` loop does {speed / 1e6:.1f} million turns/s")
    return speed
