"""A bad network link between two namespaces: packets are delayed, and some are lost.

Many kernels lack the usual tool for it (`tc … netem`). So each namespace has a TUN device, and this process
forwards the packets between them.
"""

import ctypes
import fcntl
import heapq
import os
import random
import select
import shutil
import struct
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from .world import CannotBeMade

HERE, THERE = "ludoteca-torture-a", "ludoteca-torture-b"
ADDRESSES = {HERE: "10.77.0.1", THERE: "10.77.0.2"}
DELAY = 0.3
"""Seconds that a packet takes, each way."""
LOSS = 0.05
"""Share of packets that are lost, each way."""
CLONE_NEWNET = 0x40000000
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000

T = TypeVar("T")


def inside(namespace: str, do: Callable[[], T]) -> T:
    """Run a function in a network namespace, in a thread of its own; sockets it opens stay there."""
    results: list[T] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            descriptor = os.open(f"/run/netns/{namespace}", os.O_RDONLY)
            if ctypes.CDLL(None, use_errno=True).setns(descriptor, CLONE_NEWNET):
                raise OSError(ctypes.get_errno(), "setns")
            os.close(descriptor)
            results.append(do())
        except BaseException as error:  # raised in the calling thread
            errors.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if errors:
        raise errors[0]
    return results[0]


def _device() -> int:
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH22x", b"link", IFF_TUN | IFF_NO_PI))
    return device


def _ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBeMade(f"`ip {' '.join(words)}` says: {done.stderr.strip()}")


class Carried:
    """Packets that the link has carried and lost."""

    packets = 0
    lost = 0


@contextmanager
def bad_link() -> Iterator[Carried]:
    """Make two network namespaces with a bad link between them, until the block ends."""
    if shutil.which("ip") is None:
        raise CannotBeMade("there is no `ip` to make network namespaces with")
    carried, ended = Carried(), threading.Event()
    carrier: threading.Thread | None = None
    try:
        devices = []
        for namespace, address in ADDRESSES.items():
            _ip("netns", "add", namespace)
            try:
                devices.append(inside(namespace, _device))
            except OSError as error:
                raise CannotBeMade(f"no TUN device: {error}") from error
            _ip("-n", namespace, "addr", "add", f"{address}/24", "dev", "link")
            _ip("-n", namespace, "link", "set", "dev", "link", "up")
            _ip("-n", namespace, "link", "set", "dev", "lo", "up")
        carrier = threading.Thread(target=_carry, args=(devices[0], devices[1], carried, ended), daemon=True)
        carrier.start()
        yield carried
    finally:
        ended.set()
        if carrier is not None:
            carrier.join()
        for namespace in ADDRESSES:
            subprocess.run(["ip", "netns", "del", namespace], capture_output=True, check=False)


def _carry(one: int, other: int, carried: Carried, ended: threading.Event) -> None:
    """Forward packets between the two devices, delaying all and dropping some."""
    luck, under_way = random.Random(1), list[tuple[float, int, int, bytes]]()
    across = {one: other, other: one}
    while not ended.is_set():
        wait = max(0.0, under_way[0][0] - time.monotonic()) if under_way else 0.2
        ready, _, _ = select.select([one, other], [], [], min(wait, 0.2))
        for side in ready:
            packet = os.read(side, 65_535)
            carried.packets += 1
            if luck.random() < LOSS:
                carried.lost += 1
            else:
                due = time.monotonic() + DELAY
                heapq.heappush(under_way, (due, carried.packets, across[side], packet))
        while under_way and under_way[0][0] <= time.monotonic():
            _, _, side, packet = heapq.heappop(under_way)
            os.write(side, packet)
    os.close(one)
    os.close(other)
