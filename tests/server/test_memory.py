"""Memory is trimmed when matches and connections are gone."""

import asyncio

import pytest

from ludoteca.server.runtime import memory
from ludoteca.server.runtime.memory import Trimmer


@pytest.mark.parametrize(
    ("held", "trimmed"),
    [
        ([30, 29, 15, 10, 9, 9], [10]),
        ([3, 2, 0, 0], [0]),
        ([1, 5, 4, 6], []),
        ([0, 0], []),
        ([50, 20, 40, 20], [20, 20]),
    ],
)
def test_memory_is_trimmed_when_many_are_gone_or_all(held: list[int], trimmed: list[int]) -> None:
    looks, found = iter(held), []
    now = 0

    def look() -> int:
        nonlocal now
        now = next(looks)
        return now

    trimmer = Trimmer(look, lambda: found.append(now))

    async def look_often() -> None:
        for _ in held:
            await trimmer.look()

    asyncio.run(look_often())
    assert found == trimmed


def test_the_system_can_be_asked_on_every_platform() -> None:
    memory._trim_of_the_system()()
