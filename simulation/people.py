"""What people do at their tabs: mostly they play, two at once, and sometimes what they should not."""

from collections.abc import Callable
from random import Random
from typing import Any

from .browser import Known, Tab
from .history import History
from .loop import Process
from .network import Network
from .server import Call, Server

QUICK = 0.03
"""Seconds in the mean until a person answers at once: about as long as a message takes."""


class Person:
    """A player with one or two tabs."""

    def __init__(
        self,
        name: str,
        tabs: list[Tab],
        servers: list[Server],
        network: Network,
        process: Process,
        history: History,
        random: Random,
        pace: float,
    ) -> None:
        self.name = name
        self.tabs = tabs
        self.is_busy = True
        """Whether the person still begins anything new."""
        self._servers = servers
        self._network = network
        self._process = process
        self._history = history
        self._random = random
        self._pace = pace
        self._words = 0
        self._reads = 0
        self._asked: list[dict[str, Any]] = []
        for tab in tabs:
            tab.changed = self._reacting(tab)

    def begin(self) -> None:
        """Open the tabs, and act from now on."""
        for tab in self.tabs:
            tab.open()
            self._process.call_later(self._random.expovariate(1 / self._pace), self._act_on, tab)

    def follow(self, match: str) -> None:
        """Follow a table in every tab."""
        for tab in self.tabs:
            tab.follow(match)

    def _act_on(self, tab: Tab) -> None:
        """Do something, and again after a while."""
        if self.is_busy:
            self._process.call_later(self._random.expovariate(1 / self._pace), self._act_on, tab)
            self._act(tab)

    def _reacting(self, tab: Tab) -> Callable[[Known], None]:
        def react(known: Known) -> None:
            """Answer at once, now and then: other people do so at the same moment."""
            if self.is_busy and self._random.random() < 0.35 and self._is_asked(known):
                self._process.call_later(self._random.expovariate(1 / QUICK), self._react, tab, known)

        return react

    def _is_asked(self, known: Known) -> bool:
        undo, end = known.table.get("undo"), known.table.get("end")
        asked = [*known.active, *(undo["waiting_for"] if undo else ()), *(end["waiting_for"] if end else ())]
        return known.status == "playing" and any(seat in known.mine for seat in asked)

    def _react(self, tab: Tab, known: Known) -> None:
        if not self.is_busy or not tab.is_open or len(tab.pending) >= 4:
            return
        if self._random.random() < 0.02 and known.mine:  # while the others move
            kind = self._random.choice(("resign", "ask_end", "hand_over"))
            self._ask(tab, kind, match=known.match, seat=known.mine[0])
        else:
            self._answer(tab, known) or self._play(tab, known)

    def _act(self, tab: Tab) -> None:
        luck = self._random.random()
        if tab.is_away:
            if luck < 0.3:
                tab.come_back()
            return
        if not tab.is_open or len(tab.pending) > 4:
            return
        if luck < 0.03:
            tab.reload()
        elif luck < 0.045:
            tab.leave()
        elif luck < 0.09 and self._asked:
            self._ask_twice(tab)
        else:
            playing = [known for known in tab.tables.values() if known.status == "playing"]
            over = [known for known in tab.tables.values() if known.status in ("over", "closed")]
            if playing and (not over or luck < 0.97):
                self._at_table(tab, self._random.choice(playing[-3:]))
            elif over:
                self._at_table(tab, self._random.choice(over[-2:]))

    def _ask_twice(self, tab: Tab) -> None:
        """Send a request again under its id, from any tab; now and then with another content."""
        request = self._random.choice(self._asked[-6:])
        if self._random.random() < 0.3 and request["type"] == "play":
            request = {**request, "action": self._action()}
        elif self._random.random() < 0.3 and request["type"] == "undo":
            request = {**request, "back_to": 0}
        if request["match"] in tab.tables and request["id"] not in tab.pending:
            tab.repeat(request)

    def _at_table(self, tab: Tab, known: Known) -> None:
        luck = self._random.random()
        if luck < 0.12:
            self._read(known.match)
            return
        if luck < 0.18:
            self._ask(tab, "say", match=known.match, text=f"{self.name} says {self._word()}")
            return
        if not known.mine or known.status == "lobby":
            return
        seat = self._random.choice(list(known.mine))
        about = {"match": known.match, "seat": seat}
        is_bot = known.table["seats"][seat]["level"] is not None
        if luck < 0.22:
            if self._random.random() < 0.4:
                self._name_as_it_is(tab, known.table["seats"][seat]["name"], about)
            else:
                self._name(tab, about)
        elif luck < 0.25 or (is_bot and luck < 0.5):
            self._ask(tab, "take_back" if is_bot else "hand_over", **about)
        elif luck < 0.255:
            self._ask(tab, "resign", **about)
        elif luck < 0.265:
            self._ask(tab, "ask_end", **about)
        elif luck < 0.36:
            own = known.own[-3:]
            back_to = max(0, self._random.choice(own) - 1) if own and luck < 0.33 else None
            self._ask(tab, "undo", back_to=back_to, **about)
        else:
            self._answer(tab, known) or self._play(tab, known)

    def _name_as_it_is(self, tab: Tab, name: str, about: dict[str, Any]) -> None:
        """Ask for the name that a seat has already, then for another, and send the first request again."""
        nothing_new = self._ask(tab, "name_seat", name=name, **about)
        pause = self._random.expovariate(1 / QUICK)
        self._process.call_later(0.2 + pause, self._name, tab, about)
        self._process.call_later(0.5 + 4 * pause, self._send_again, tab, nothing_new)

    def _name(self, tab: Tab, about: dict[str, Any]) -> None:
        self._ask(tab, "name_seat", name=self._word(), **about)

    def _send_again(self, tab: Tab, request: dict[str, Any]) -> None:
        if tab.is_open and request["id"] not in tab.pending:
            tab.repeat(request)

    def _answer(self, tab: Tab, known: Known) -> bool:
        """Answer a question of the others, or withdraw one's own; return whether there was one."""
        undo, end = known.table.get("undo"), known.table.get("end")
        agree = self._random.random() < 0.7
        if undo is not None and undo["seq"] == known.seq:
            about = {"match": known.match, "by": undo["seat"], "back_to": undo["back_to"]}
            for seat in known.mine:
                if seat in undo["waiting_for"]:
                    self._ask(tab, "consent", seat=seat, agree=agree, **about)
                    return True
                if seat == undo["seat"] and self._random.random() < 0.3:
                    self._ask(tab, "consent", seat=seat, agree=False, **about)
                    return True
        if end is not None:
            for seat in known.mine:
                if seat in end["waiting_for"]:
                    self._ask(tab, "answer_end", match=known.match, seat=seat, agree=agree and agree)
                    return True
        return False

    def _play(self, tab: Tab, known: Known) -> bool:
        active = [seat for seat in known.mine if seat in known.active]
        luck = self._random.random()
        if not active and (luck > 0.05 or not known.mine):
            return False
        seat = self._random.choice(active or list(known.mine))
        seq = known.seq - (luck < 0.02)
        self._ask(tab, "play", match=known.match, seat=seat, seq=max(0, seq), action=self._action())
        return True

    def _action(self) -> dict[str, Any]:
        return {"type": "roll" if self._random.random() < 0.3 else "write", "word": self._word()}

    def _word(self) -> str:
        self._words += 1
        return f"{self.name}-{self._words}"

    def _ask(self, tab: Tab, kind: str, **fields: Any) -> dict[str, Any]:
        request = tab.ask(kind, **fields)
        self._asked.append(request)
        luck = self._random.random()
        if luck < 0.04:  # the tab reconnects, perhaps to another server, and sends it again
            self._process.call_later(self._random.random() * 0.05, tab.reload)
        elif luck < 0.08:  # the other tab sends the same
            other = self._random.choice(self.tabs)
            if request["match"] in other.tables and other.is_open:
                self._process.call_later(self._random.expovariate(1 / QUICK), other.repeat, request)
        return request

    def _read(self, match: str) -> None:
        """Read the table over HTTP at any server."""
        server = self._random.choice(self._servers)
        if server.node is None:
            return
        self._reads += 1
        name, read = f"{self.name}/read", self._reads
        self._history.note("asked", name, read=read, match=match, server=server.host)

        def answered(answer: Any) -> None:
            if isinstance(answer, dict):
                self._history.note("read", name, read=read, match=match, answer=answer)

        Call(server, self._network, f"{self.name}/1", self._process, answered).send(
            lambda at: at.read(match, -1)
        )
