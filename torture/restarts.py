"""Trials with kill -9 during a live pull of a column, and while emails are sent."""

import asyncio
import socket
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP
from tests.server.mailing import Mailbox, with_email
from tests.server.network import Person
from tests.server.players import WORDS, begin
from tests.server.programs import program
from tests.server.test_notices import begun

from ludoteca.server.timings import Timings

from .crowd import Crowd, ReconnectingPlayer
from .score import Score
from .world import World

ACTIONS = 10
"""Actions of Villa Paletti between two faults."""
POINTS = 15
"""Of the path of a pull, after which it is interrupted."""
TABLES = 6
"""Villas: some are over after a few random moves."""
EMAILS = 6
"""Matches for which an email is due."""
RETRY = 60.0
"""Seconds for an interrupted email to arrive after the lease of the killed mailer."""


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as plug:
        plug.bind(("127.0.0.1", 0))
        return int(plug.getsockname()[1])


def is_over(message: dict[str, Any]) -> bool:
    """Return whether a message says that the match is over."""
    return message["type"] == "table" and bool(message["table"]["status"] == "over")


class Puller(ReconnectingPlayer):
    """Plays Villa Paletti, and begins live pulls that are not finished when the server is killed."""

    async def pull_by_hand(self, base: str) -> bool:
        """Play until a column may be pulled and begin to pull it; return whether that happened."""
        me = Person(base)
        me.headers = {"Cookie": f"ludoteca={self.cookie}", "Origin": base}
        match = next((match for match in self.matches if match not in self.over), None)
        if match is None:
            return False
        talk, seen = await me.talk(), 0
        await talk.send("subscribe", match=match)
        while match not in self.over:
            choices = await talk.wait(lambda message: message["type"] == "choices" or is_over(message), seen)
            if is_over(choices):
                break
            seen = talk.messages.index(choices) + 1
            pulls = [action for action in choices["legal"] if action["type"] == "pull_along"]
            asked = {name: choices[name] for name in ("match", "seat", "seq")}
            if not pulls:
                await talk.ask("play", **asked, action=self.choose(choices))
                continue
            request = {"type": "pull_along", "column": pulls[0]["column"], "path": []}
            live = f"hand-{choices['seq']}"
            opened = await talk.ask("live_open", **asked, request=request, id=live)
            for point in pulls[0]["path"][:POINTS]:
                await talk.push("live_move", live=live, move=point)
            await talk.wait(lambda message: message["type"] in ("live_frame", "live_ended"))
            return bool(opened["type"] == "done")
        return False


def pulls(score: Score, seconds: float) -> None:
    """Kill the server during a live pull; the column has to be where it was, and the match to continue."""
    with tempfile.TemporaryDirectory() as folder:
        words = ("--db", f"{folder}/a.sqlite3", *WORDS)
        crowd, pulled = Crowd(score, seconds), 0

        async def break_off(base: str) -> bool:
            await crowd.play(base, crowd.after(ACTIONS))
            return await puller.pull_by_hand(base)

        with program(*words) as (process, base):
            cookie, tables = asyncio.run(begin(base, TABLES, "villa_paletti", "me", "me"))
            puller = Puller(cookie, tables)
            crowd.add(puller)
            pulled += asyncio.run(break_off(base))
            score.look_at(process.pid)
            process.kill()
        while crowd.takes_more():
            score.faults += 1
            with program(*words) as (process, base):
                asyncio.run(crowd.count(base))
                pulled += asyncio.run(break_off(base))
                score.look_at(process.pid)
                process.kill()
        with program(*words) as (process, base):
            asyncio.run(crowd.play(base, crowd.after(ACTIONS)))
            asyncio.run(crowd.count(base))
        score.acknowledged += crowd.acknowledged
        score.finished += len(puller.over)
        score.notes.append(f"{pulled} live pulls were interrupted; matches are left unfinished")
        score.expect(pulled > 0, "no column could be pulled: the trial proves nothing")


class SlowMailbox(Mailbox):
    """A slow mail server, so that an email is in progress when the server is killed."""

    def __init__(self) -> None:
        super().__init__()
        self.under_way = asyncio.Event()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 (its name)
        self.under_way.set()
        await asyncio.sleep(0.3)
        return await super().handle_DATA(server, session, envelope)


def emails(score: Score, seconds: float) -> None:  # noqa: ARG001 (it takes as long as emails do)
    """Kill the server while it sends emails; every email has to arrive."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_emails(score, World(Path(folder))))


async def _emails(score: Score, world: World) -> None:
    box, loop = SlowMailbox(), asyncio.get_running_loop()
    async with await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0) as mail:
        port = str(mail.sockets[0].getsockname()[1])
        post = ("--smtp-host", "127.0.0.1", "--smtp-port", port, "--smtp-security", "none")
        # Emails need the server's address, which they contain: so the port has to be known before.
        base = f"http://127.0.0.1:{(own := free_port())}"
        house = ("--db", f"{world.folder}/a.sqlite3", "--base-url", base, "--port", str(own))
        words = (*WORDS, *post, *house, "--mail-from", "games@example.org", "--notice-minutes", "0")
        with program(*words, environment=world.environment) as (process, _):
            ada, bea = await Person(base).enter("Ada"), await Person(base).enter("Bea")
            await with_email(bea, box, "en")
            box.under_way.clear()
            matches = [await begun(ada, bea) for _ in range(EMAILS)]
            score.matches += len(matches)
            score.acknowledged += len(matches)
            async with asyncio.timeout(30):
                await box.under_way.wait()
            process.kill()
            score.faults += 1
            with suppress(Exception):
                await ada.leave()
                await bea.leave()
        world["clock_ms"] = Timings().notice_lease_ms  # the lease of the dead process has ended
        with program(*words, environment=world.environment) as (process, _):
            until = time.monotonic() + RETRY
            while time.monotonic() < until and _missing(box, matches):
                await asyncio.sleep(0.2)
            score.look_at(process.pid)
        missing = _missing(box, matches)
        score.expect(not missing, f"{len(missing)} emails never arrived")
        score.notes.append(
            f"{EMAILS} emails due, {EMAILS - len(missing)} arrived, {_doubled(box, matches)} of them twice"
        )


def _count(box: Mailbox, match: str) -> int:
    return sum(f"/match/{match}" in letter.as_string() for letter in box.letters)


def _missing(box: Mailbox, matches: list[str]) -> list[str]:
    return [match for match in matches if not _count(box, match)]


def _doubled(box: Mailbox, matches: list[str]) -> int:
    return sum(_count(box, match) > 1 for match in matches)
