"""A match at the terminal, written once for all games: from legal actions, offers and `render`."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console
from rich.markup import escape

from ludoteca.bots import ask
from ludoteca.core import (
    HOUSE,
    Illegal,
    Invalid,
    Match,
    Offer,
    Played,
    Refusal,
    Seat,
    SeededChance,
    Timed,
    to_file,
)
from ludoteca.physics import simulate
from ludoteca.texts import Texts

from .arguments import read_match, write_file
from .form import fill_in
from .help import show_rule
from .standings import show_standings

SHOWN_AT_ONCE = 24
LONGEST_NUMBER = 9


class Left(Exception):
    """The person got up from the table."""


class Table:
    """People at this terminal, bots on the other seats."""

    def __init__(
        self,
        match: Match[Any, Any],
        people: frozenset[Seat],
        level: str | None,
        seed: int,
        console: Console,
        texts: Texts,
    ) -> None:
        self.match = match
        self.people = people
        self.level = level
        self.seed = seed
        self.console = console
        self.texts = texts
        self.listed: Sequence[Any] = ()
        self.ends_at: float | None = None
        if isinstance(match.game, Timed):
            minutes = match.game.minutes(match.game.position(match.state).options)
            self.ends_at = None if minutes is None else monotonic() + 60 * minutes
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "help": self.help,
            "list": self.list_actions,
            "why": self.why,
            "hint": self.hint,
            "board": self.board,
            "log": self.log,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "quit": self.quit,
        }

    def run(self) -> int:
        """Play until the match is over or everybody has left."""
        if not self.people & set(self.match.active):  # who decides first is shown the board anyway
            self.board(None, "")
        try:
            while self.match.active:
                self.look_at_the_clock()
                mine = [seat for seat in self.match.active if seat in self.people]
                if mine:
                    self.decide(mine[0])
                else:
                    self.bot_plays(self.match.active[0])
        except Left:
            self.say("terminal-left")
            return 0
        except EOFError:
            raise Invalid("input-ended") from None
        self.board(None, "")
        show_standings(self.console, self.match, self.texts)
        return 0

    def look_at_the_clock(self) -> None:
        """End the time of a match that has one, once."""
        if self.ends_at is not None and monotonic() >= self.ends_at:
            self.ends_at = None
            assert isinstance(self.match.game, Timed)
            self.play(HOUSE, self.match.game.time_up())

    def say(self, key: str, **params: Any) -> None:
        """One sentence of the table's own."""
        self.console.print(escape(self.texts.say(key, **params)))

    def decide(self, seat: Seat) -> None:
        """Ask a person until they have played, or until it is not their decision any more."""
        seq = self.match.seq
        self.board(seat, "")
        self.list_actions(seat, "")
        while self.match.seq == seq and seat in self.match.active:
            prompt = self.texts.say("terminal-prompt", seat=self.texts.seat(seat))
            try:
                self.obey(seat, self.console.input(f"[bold]{escape(prompt)}[/bold] ").strip())
            except Refusal as refusal:
                self.refuse(refusal)

    def obey(self, seat: Seat, line: str) -> None:
        """A command, a number of the list, an action in notation, or a filter."""
        word, _, rest = line.partition(" ")
        if word in self.commands:
            self.commands[word](seat, rest.strip())
        elif line.isdecimal() and len(line) < LONGEST_NUMBER:
            self.choose(seat, int(line))
        elif not line:
            self.list_actions(seat, "")
        else:
            try:
                action = self.match.game.from_notation(line)
            except Invalid:
                self.list_actions(seat, line)
            else:
                self.play(seat, action)

    def choose(self, seat: Seat, number: int) -> None:
        """What stands under that number in the list shown last."""
        if not 1 <= number <= len(self.listed):
            raise Invalid("no-such-number", number=number, last=len(self.listed))
        chosen = self.listed[number - 1]
        if isinstance(chosen, Offer):
            chosen = fill_in(self.match.game, chosen, self.console)
        self.play(seat, chosen)

    def play(self, seat: Seat, action: Any) -> None:
        """Play and tell what happened."""
        self.tell(self.match.play(seat, action))

    def bot_plays(self, seat: Seat) -> None:
        """Let the bot of the seat play."""
        self.play(seat, self.asked(seat).action)

    def asked(self, seat: Seat) -> Any:
        chance = SeededChance(f"{self.seed}/bot/{self.match.seq}", simulate)
        return ask(self.match.game, self.match.state, seat, chance, self.level)

    def tell(self, entry: Played[Any, Any]) -> None:
        """The events of an entry, as whoever sits here may know them."""
        watcher = next(iter(self.people)) if len(self.people) == 1 else None
        for event in entry.events:
            seen = self.match.game.redact(event, watcher)
            if seen is not None:
                self.console.print(escape(self.texts.tell("event", seen)))

    def refuse(self, refusal: Refusal) -> None:
        rule = f"[bold]{refusal.rule}[/bold] " if refusal.rule else ""
        self.console.print(f"{rule}{escape(self.texts.refusal(refusal))}")

    def help(self, _: Seat, topic: str) -> None:
        """A rule, or the commands."""
        if topic:
            show_rule(self.console, topic, self.texts.language)
            return
        for command in ("number", "notation", "filter", *self.commands):
            self.say(f"terminal-help-{command}")

    def list_actions(self, seat: Seat, wanted: str) -> None:
        """Number what may be done, or what of it matches a filter."""
        game, state = self.match.game, self.match.state
        everything = [*game.legal(state, seat), *game.offers(state, seat)]
        words = wanted.lower().split()
        found = [what for what in everything if all(word in self.described(what).lower() for word in words)]
        if not found:
            self.say("terminal-nothing-matches", filter=wanted)
            return
        self.listed = [*every_kind(found)]
        for number, what in enumerate(self.listed[:SHOWN_AT_ONCE], start=1):
            self.console.print(f"[dim]{number:4}[/dim]  {escape(self.described(what))}")
        if len(found) > SHOWN_AT_ONCE:
            self.say("terminal-and-more", more=len(found) - SHOWN_AT_ONCE)

    def described(self, what: Any) -> str:
        """An action or offer: how it is typed, and what it is."""
        if isinstance(what, Offer):
            return f"{what.action} …  {self.texts.say('offer-' + what.action.replace('_', '-'))}"
        sentence = self.texts.tell("action", what)
        return f"{self.match.game.notation(what):24}  {sentence}"

    def why(self, seat: Seat, text: str) -> None:
        """Whether an action is allowed, and if not, which rule is in the way."""
        action = self.match.game.from_notation(text)
        try:
            self.match.game.check(self.match.state, seat, action)
        except Illegal as refusal:
            self.refuse(refusal)
            show_rule(self.console, refusal.rule, self.texts.language)
        else:
            self.say("terminal-allowed")

    def hint(self, seat: Seat, _: str) -> None:
        """What a bot would do here."""
        choice = self.asked(seat)
        reasons = "; ".join(self.texts.reason(reason) for reason in choice.reasons)
        self.say("terminal-hint", action=self.match.game.notation(choice.action), reasons=reasons)

    def board(self, seat: Seat | None, _: str) -> None:
        """The table as the seat sees it."""
        self.console.print(self.texts.board(self.match.game.render(self.match.state, seat)))

    def log(self, _: Seat, __: str) -> None:
        """What has happened so far."""
        for entry in self.match.entries[1:]:
            if isinstance(entry, Played):
                self.tell(entry)
            else:
                self.say("terminal-undone", seat=self.texts.seat(entry.seat))

    def undo(self, seat: Seat, _: str) -> None:
        """Go back to one's previous decision; bots agree, other people at this terminal have seen it."""
        entries, line = self.match.entries, self.match.line
        own = [i for i, seq in enumerate(line) if i and entries[seq].seat == seat]
        if not own:
            raise Illegal("LUD-U1", "nothing-to-undo")
        back_to = line[own[-1] - 1]
        free = back_to >= self.match.undo_barrier(seat)
        others = tuple(range(self.match.game.position(self.match.state).seats))
        agreed = None if free else tuple(other for other in others if other != seat)
        self.match.undo(seat, back_to, agreed)
        self.say("terminal-taken-back")

    def save(self, _: Seat, name: str) -> None:
        """Keep the match in a file."""
        if not name:
            raise Invalid("file-name-missing")
        write_file(Path(name), to_file(self.match))
        self.say("terminal-saved", file=name)

    def load(self, _: Seat, name: str) -> None:
        """Go on with another match of the same game."""
        if not name:
            raise Invalid("file-name-missing")
        match = read_match(Path(name), self.match.game)
        last = match.game.position(match.state).seats - 1
        for seat in self.people:
            if seat > last:
                raise Invalid("no-such-seat", wanted=seat, last=last)
        self.match = match
        self.say("terminal-loaded", file=name)
        if self.match.active:
            self.board(None, "")

    def quit(self, _: Seat, __: str) -> None:
        """Leave the table."""
        raise Left


def every_kind(found: Sequence[Any]) -> Iterator[Any]:
    """A list that is too long to show, so ordered that its beginning has something of every kind."""
    kinds: dict[str, list[Any]] = {}
    for what in found:
        kind = what.action if isinstance(what, Offer) else str(what.__struct_config__.tag)
        kinds.setdefault(kind, []).append(what)
    if len(found) <= SHOWN_AT_ONCE or len(kinds) == 1:
        yield from found
        return
    rest: list[Any] = []
    room = SHOWN_AT_ONCE
    for left, alike in zip(range(len(kinds), 0, -1), sorted(kinds.values(), key=len), strict=True):
        share = room // left
        yield from alike[:share]
        rest += alike[share:]
        room -= min(share, len(alike))
    yield from rest
