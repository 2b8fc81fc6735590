"""A player of many matches at once who remembers what the server said, for fault injection."""

from collections.abc import Callable
from typing import Any

from ludoteca.store import open_store

from .network import Person, Talk
from .programs import NO_BUDGET

WORDS = (
    *("--messages-per-second", "2000", "--tables-per-person", "100"),
    *("--bot-workers", "1", "--log", "quiet"),
    *NO_BUDGET,
)
"""Settings of a server for players in a hurry."""


class Player:
    """Plays one seat of many matches against bots, and remembers what was acknowledged."""

    def __init__(self, cookie: str, matches: list[str]) -> None:
        self.cookie = cookie
        self.matches = matches
        self.acknowledged: dict[str, int] = {}
        self.asked: dict[str, dict[str, Any]] = {}
        self.over: set[str] = set()
        self.seen: dict[tuple[str, int], Any] = {}
        self.changed: list[str] = []

    def is_done(self) -> bool:
        return self.over == set(self.matches)

    async def play(self, base: str, enough: Callable[[], bool]) -> None:
        """Play until enough was played; a connection that breaks is the end too."""
        me = Person(base)
        me.headers = {"Cookie": f"ludoteca={self.cookie}", "Origin": base}
        try:
            talk = await me.talk()
            for match in self.matches:
                await talk.send("subscribe", match=match, id=f"s-{match}")
            await self._answer(talk, enough)
        except ConnectionError:
            pass
        finally:
            await me.leave()

    async def _answer(self, talk: Talk, enough: Callable[[], bool]) -> None:
        number = 0
        while not enough():
            message = await talk.wait(lambda _: True, number)
            number += 1
            match message["type"]:
                case "choices":
                    await self._decide(talk, message)
                case "done" if message["id"] in self.asked:
                    self.acknowledged[message["id"]] = message["seq"]
                case "refused" if message["id"] in self.asked:
                    await self.refused(talk, message)
                case "update":
                    entry = public(message["entry"])
                    if self.seen.setdefault((message["match"], message["seq"]), entry) != entry:
                        self.changed.append(f"{message['match']} {message['seq']} has changed")
                case "table" | "snapshot":
                    if message["table"]["status"] == "over":
                        self.over.add(message["table"]["match"])

    async def _decide(self, talk: Talk, choices: dict[str, Any]) -> None:
        request = f"{choices['match']}-{choices['seq']}"
        move = {"match": choices["match"], "seat": choices["seat"], "seq": choices["seq"]}
        self.asked[request] = {**move, "action": self.choose(choices)}
        await talk.send("play", id=request, **self.asked[request])

    def choose(self, choices: dict[str, Any]) -> Any:  # noqa: ARG002 (the toy leaves no choice)
        """What is played."""
        return {"type": "roll"}

    async def refused(self, talk: Talk, message: dict[str, Any]) -> None:
        """A move was refused; the server sends new choices if there are any."""

    async def check_stored(self, db: str) -> None:
        """Whatever was acknowledged or seen is in the database, heard of elsewhere or not."""
        assert await self.not_stored(db) == ([], [])

    async def not_stored(self, db: str) -> tuple[list[str], list[str]]:
        """Moves that were acknowledged, and entries that were shown, and are not in the database."""
        store = await open_store(db)
        last = {match: await store.log.last(match) for match in self.matches}
        await store.close()
        lost = [
            request for request, seq in self.acknowledged.items() if seq > last[self.asked[request]["match"]]
        ]
        return lost, [f"{match}-{seq}" for match, seq in self.seen if seq > last[match]]

    async def check(self, base: str) -> None:
        """Every acknowledged move is in the log under its number, and everything that was seen."""
        assert (await self.missing(base), self.changed) == (([], []), [])

    async def missing(self, base: str) -> tuple[list[str], list[str]]:
        """Moves that were acknowledged, and entries that were shown, and are not in the log."""
        logs = await self._logs(base)
        return self._lost(logs), self._unwritten(logs)

    def _lost(self, logs: dict[str, dict[int, Any]]) -> list[str]:
        found = []
        for request, seq in self.acknowledged.items():
            move = self.asked[request]
            entry = logs[move["match"]].get(seq)
            if entry is None or entry["seat"] != move["seat"] or seq != move["seq"] + 1:
                found.append(request)
        return found

    def _unwritten(self, logs: dict[str, dict[int, Any]]) -> list[str]:
        return [
            f"{match}-{seq}"
            for (match, seq), entry in self.seen.items()
            if seq not in logs[match] or public(logs[match][seq]) != entry
        ]

    async def _logs(self, base: str) -> dict[str, dict[int, Any]]:
        """The log of each match by number, as the server tells it to who played."""
        me = Person(base)
        me.http.cookies.set("ludoteca", self.cookie)
        logs = {}
        for match in self.matches:
            entries = (await me.http.get(f"/matches/{match}/log")).json()["entries"]
            logs[match] = dict(enumerate(entries))
        await me.leave()
        return logs


def public(entry: dict[str, Any]) -> dict[str, Any]:
    """The part of an entry that every viewer sees."""
    return {name: value for name, value in entry.items() if name != "action"}


async def sit_down(base: str, matches: int) -> Player:
    """A player with a number of running matches of the toy."""
    cookie, tables = await begin(base, matches, "toy", "me", "first", "uniform", options={"goal": 25})
    return Player(cookie, tables)


async def begin(base: str, matches: int, game: str, *seats: str, **more: Any) -> tuple[str, list[str]]:
    """Start matches of a new player; return the player's cookie and the matches."""
    ada = await Person(base).enter("Ada")
    tables = [(await ada.table(game, *seats, start=True, **more))["table"]["match"] for _ in range(matches)]
    cookie = ada.http.cookies["ludoteca"]
    await ada.leave()
    return cookie, tables
