"""One at a time, in the order of arrival; who gives up waiting holds nobody up."""

import asyncio

from ludoteca.server.match.turn import Turn


def test_the_order_of_arrival() -> None:
    async def run() -> list[int]:
        turn, done = Turn(), list[int]()

        async def work(number: int) -> None:
            async with turn:
                await asyncio.sleep(0)
                done.append(number)

        await asyncio.gather(*(work(number) for number in range(5)))
        assert not turn.locked()
        return done

    assert asyncio.run(run()) == [0, 1, 2, 3, 4]


def test_who_gives_up_is_passed_over() -> None:
    async def run() -> None:
        turn = Turn()
        turn.take()

        async def wait() -> None:
            async with turn:
                pass

        before, during, after = (asyncio.create_task(wait()) for _ in range(3))
        await asyncio.sleep(0)
        before.cancel()  # while waiting
        await asyncio.sleep(0)
        turn.give()
        during.cancel()  # when it has just got it
        async with asyncio.timeout(5):
            await after
        assert before.cancelled()
        assert during.cancelled()
        assert not turn.locked()

    asyncio.run(run())
