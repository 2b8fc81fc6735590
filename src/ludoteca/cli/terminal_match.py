"""A match at the terminal, for any game: shows `render`, legal actions and offers, and reads commands."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, get_args

from rich.console import Console
from rich.markup import escape

from ludoteca import bots
from ludoteca.core import (
    HOUSE,
    Derivations,
    Event,
    Illegal,
    Invalid,
    Match,
    Offer,
    Opened,
    Played,
    Refusal,
    Seat,
    SeededChance,
    Timed,
    Undone,
    read_action,
    rule_of,
    simulator_of,
    to_file,
)
from ludoteca.texts import Texts
from ludoteca.texts.rulebook import rules_of

from .arguments import read_match, write_file
from .events import print_event
from .form import Form, FormCancelled, agrees
from .help import show_rule
from .screen import LONGEST_NUMBER, ask
from .standings import show_standings

SHOWN_AT_ONCE = 24
WIDEST_NOTATION = 40


class Quit(Exception):
    """The player quit."""


class TerminalMatch:
    """A match with people at this terminal and bots on the other seats."""

    def __init__(
        self,
        match: Match[Any, Any],
        people: frozenset[Seat],
        levels: Mapping[Seat, str | None],
        seed: int,
        console: Console,
        language: str,
    ) -> None:
        self.people = people
        self.levels = levels
        self.seed = seed
        self.console = console
        self.listed: Sequence[Any] = ()
        self.show_match(match, language)
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "help": self.help,
            "?": self.help,
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

    def show_match(self, match: Match[Any, Any], language: str) -> None:
        """Begin with a match: set its texts and its clock."""
        options = match.game.position(match.state).options
        self.match = match
        self.texts = Texts(language, match.game, options=options)
        minutes = match.game.minutes(options) if isinstance(match.game, Timed) else None
        self.ends_at = None if minutes is None else monotonic() + 60 * minutes

    def run(self) -> int:
        """Play until the match is over or the player quits; returns the exit code."""
        if self.people:
            self.say("terminal-begin")
        opening = self.match.entries[-1]
        if isinstance(opening, Opened):  # later entries were printed when they were played
            self.tell(opening)
        if not self.people & set(self.match.active):  # otherwise `decide` prints the board
            self.board(None, "")
        try:
            while self.match.active:
                self.check_clock()
                mine = [seat for seat in self.match.active if seat in self.people]
                if mine:
                    self.decide(mine[0])
                else:
                    self.bot_plays(self.match.active[0])
        except Quit:
            self.say("terminal-left")
            return 0
        except EOFError:
            raise Invalid("input-ended") from None
        self.board(None, "")
        show_standings(self.console, self.match, self.texts)
        return 0

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.match.game.position(self.match.state).seats)

    def check_clock(self) -> None:
        """Tell a game with a time limit, once, that its time is up."""
        if self.ends_at is not None and monotonic() >= self.ends_at:
            self.ends_at = None
            assert isinstance(self.match.game, Timed)
            self.play(HOUSE, self.match.game.time_up())

    def say(self, key: str, **params: Any) -> None:
        """Print a text."""
        self.console.print(escape(self.texts.say(key, **params)))

    def decide(self, seat: Seat) -> None:
        """Ask for commands until the seat has played or need not decide any more."""
        seq = self.match.seq
        self.board(seat, "")
        self.list_actions(seat, "")
        while self.match.seq == seq and seat in self.match.active:
            prompt = self.texts.say("terminal-prompt", seat=self.texts.seat(seat))
            try:
                self.obey(seat, ask(self.console, f"[bold]{escape(prompt)}[/bold]"))
            except Refusal as refusal:
                self.refuse(refusal)

    def obey(self, seat: Seat, line: str) -> None:
        """Carry out a line: a command, a number of the list, an action in notation, or a filter."""
        word, _, rest = line.partition(" ")
        if word in self.commands:
            self.commands[word](seat, rest.strip())
        elif line.isdecimal() and len(line) < LONGEST_NUMBER:
            self.choose(seat, int(line))
        elif not line:
            self.list_actions(seat, "")
        else:
            try:
                action = read_action(self.match.game, line)
            except Invalid:
                self.list_actions(seat, line)
            else:
                self.play(seat, action)

    def choose(self, seat: Seat, number: int) -> None:
        """Play the action, or fill in the offer, that has this number in the last list."""
        if not 1 <= number <= len(self.listed):
            raise Invalid("no-such-number", number=number, last=len(self.listed))
        chosen = self.listed[number - 1]
        if not isinstance(chosen, Offer):
            self.play(seat, chosen)
            return
        game, state = self.match.game, self.match.state
        form = Form(game, chosen, self.console, self.texts, self.refuse)
        try:
            self.play(seat, form.fill_in(lambda action: game.check(state, seat, action)))
        except FormCancelled:
            self.say("form-left")

    def play(self, seat: Seat, action: Any) -> None:
        """Play an action and print its events."""
        self.tell(self.match.play(seat, action))

    def bot_plays(self, seat: Seat) -> None:
        """Let the bot of the seat play."""
        self.play(seat, self.asked(seat).action)

    def asked(self, seat: Seat) -> Any:
        chance = SeededChance(f"{self.seed}/bot/{self.match.seq}", simulator_of(self.match.game))
        return bots.consult(self.match.game, self.match.state, seat, chance, self.levels.get(seat))

    def tell(self, entry: Opened[Any, Any] | Played[Any, Any]) -> None:
        """Print the events of an entry."""
        for event in self.seen(entry):
            print_event(self.console, self.texts, event)

    def seen(self, entry: Opened[Any, Any] | Played[Any, Any]) -> Iterator[Event]:
        """The events of an entry, without what the people at this terminal may not know."""
        watcher = next(iter(self.people)) if len(self.people) == 1 else None
        for event in entry.events:
            seen = self.match.game.redact(event, watcher)
            if seen is not None:
                yield seen

    def refuse(self, refusal: Refusal) -> None:
        rule = f"[bold]{refusal.rule}[/bold] " if refusal.rule else ""
        self.console.print(f"{rule}{escape(self.texts.refusal(refusal))}")
        self.explain(refusal.derivations)

    def explain(self, derivations: Derivations) -> None:
        """Print where numbers come from."""
        for sentence in self.texts.derivations(derivations):
            self.console.print(f"    {escape(sentence)}", highlight=False)

    def help(self, _: Seat, topic: str) -> None:
        """Print a rule, or all commands."""
        if topic:
            show_rule(self.console, topic, self.texts.language)
            return
        rule = next(iter(rules_of(self.match.game, self.texts.language)), "LUD-A1")
        for command in ("number", "notation", "filter", *self.commands):
            self.say(f"terminal-help-{command}", rule=rule)

    def list_actions(self, seat: Seat, wanted: str) -> None:
        """Print a numbered list of actions and offers, of all or of those that match a filter."""
        game, state = self.match.game, self.match.state
        everything = [*game.legal(state, seat), *game.offers(state, seat)]
        words = wanted.lower().split()
        found = [what for what in everything if self.matches(what, words)]
        if not found:
            self.say("terminal-nothing-matches", filter=wanted)
            return
        self.listed = [*every_kind(found, self.match.game.info.action)]
        shown = self.listed[:SHOWN_AT_ONCE]
        width = min(max(len(self.typed(what)) for what in shown), WIDEST_NOTATION)
        for number, what in enumerate(shown, start=1):
            line = f"{self.typed(what):{width}}  {self.in_words(what)}"
            self.console.print(f"[dim]{number:4}[/dim]  {escape(line)}")
        if len(found) > SHOWN_AT_ONCE:
            self.say("terminal-and-more", more=len(found) - SHOWN_AT_ONCE)

    def matches(self, what: Any, words: Sequence[str]) -> bool:
        """Whether the line of an action or offer contains all words of a filter."""
        line = f"{self.typed(what)} {self.in_words(what)}".lower()
        return all(word in line for word in words)

    def typed(self, what: Any) -> str:
        """An action in notation; an offer, which cannot be typed, by its name."""
        if isinstance(what, Offer):
            return f"{what.action.replace('_', ' ')} …"
        return self.match.game.notation(what)

    def in_words(self, what: Any) -> str:
        """An action or offer as a sentence."""
        return self.texts.offer(what) if isinstance(what, Offer) else self.texts.tell("action", what)

    def why(self, seat: Seat, text: str) -> None:
        """Print whether an action is allowed, and if not, why; without an action explain the last events."""
        if not text:
            self.explain_events(seat)
            return
        action = read_action(self.match.game, text)
        try:
            self.match.game.check(self.match.state, seat, action)
        except Illegal as refusal:
            self.refuse(refusal)
            show_rule(self.console, refusal.rule, self.texts.language)
        else:
            self.say("terminal-allowed")

    def explain_events(self, seat: Seat) -> None:
        """Print the events since the seat's last own move, with the sums and the rule that explain each."""
        events = [event for entry in self.since_last_own(seat) for event in self.seen(entry)]
        if not events:
            self.say("terminal-nothing-happened")
        rules = rules_of(self.match.game, self.texts.language)
        for event in events:
            print_event(self.console, self.texts, event)
            self.explain(event.derivations)
            if rule := rules.get(rule_of(event) or ""):
                self.console.print(f"    [bold]{rule.id}[/bold] {escape(rule.title)}", highlight=False)

    def since_last_own(self, seat: Seat) -> list[Opened[Any, Any] | Played[Any, Any]]:
        """The entries in force from the seat's last own move on; from the first one if it has made none."""
        found: list[Opened[Any, Any] | Played[Any, Any]] = []
        for seq in reversed(self.match.line):
            entry = self.match.entries[seq]
            assert not isinstance(entry, Undone), "no entry in force takes one back"
            found.insert(0, entry)
            if entry.seat == seat:
                break
        return found

    def hint(self, seat: Seat, _: str) -> None:
        """Print what a bot would do, and why."""
        choice = self.asked(seat)
        reasons = "; ".join(self.texts.reason(reason) for reason in choice.reasons)
        action = f"{self.typed(choice.action)} ({self.in_words(choice.action)})"
        self.say("terminal-hint", action=action, reasons=reasons)

    def board(self, seat: Seat | None, _: str) -> None:
        """Print the board as the seat sees it."""
        self.console.print(self.texts.board(self.match.game.render(self.match.state, seat)))

    def log(self, _: Seat, __: str) -> None:
        """Print all events so far."""
        for entry in self.match.entries:
            if isinstance(entry, Undone):
                self.say("terminal-undone", seat=self.texts.seat(entry.seat))
            else:
                self.tell(entry)

    def undo(self, seat: Seat, _: str) -> None:
        """Undo back to the seat's last decision: alone, or if the other people agree (LUD-U1); bots do."""
        back_to = self.match.before_last_own(seat)
        free = back_to >= self.match.undo_barrier(seat)
        others = [other for other in range(self.seats) if other != seat]
        if not free:
            for other in others:
                if other in self.people and not self.agrees(other, seat):
                    self.say("terminal-undo-refused", other=self.texts.seat(other))
                    return
        self.match.undo(seat, back_to, None if free else tuple(others))
        self.say("terminal-taken-back")

    def agrees(self, other: Seat, seat: Seat) -> bool:
        """Ask another person at this terminal whether the seat may undo."""
        names = {"other": self.texts.seat(other), "seat": self.texts.seat(seat)}
        return agrees(self.texts.say("terminal-undo-consent", **names), self.console, self.texts)

    def save(self, _: Seat, name: str) -> None:
        """Write the match to a file."""
        if not name:
            raise Invalid("file-name-missing")
        write_file(Path(name), to_file(self.match))
        self.say("terminal-saved", file=name)

    def load(self, _: Seat, name: str) -> None:
        """Continue another match of the same game from a file."""
        if not name:
            raise Invalid("file-name-missing")
        match = read_match(Path(name), self.match.game)
        require_seats(self.people, match)
        self.show_match(match, self.texts.language)
        self.say("terminal-loaded", file=name)
        if self.match.active:
            self.board(None, "")

    def quit(self, _: Seat, __: str) -> None:
        """Stop playing."""
        raise Quit


def require_seats(people: Collection[Seat], match: Match[Any, Any]) -> None:
    """Raise Invalid unless the match has all these seats."""
    last = match.game.position(match.state).seats - 1
    for seat in people:
        if not 0 <= seat <= last:
            raise Invalid("no-such-seat", wanted=seat, last=last)


def every_kind(found: Sequence[Any], actions: Any) -> Iterator[Any]:
    """Actions and offers in the order of the game's action types, offers before listed actions.

    If there are more than are shown at once, the first ones include some of every type: of a type with many,
    a few at equal distances, because neighbours are much alike.
    """
    tags = [str(kind.__struct_config__.tag) for kind in get_args(actions) or (actions,)]
    kinds: dict[tuple[int, bool], list[Any]] = {}
    for what in found:
        is_offer = isinstance(what, Offer)
        tag = what.action if is_offer else str(what.__struct_config__.tag)
        kinds.setdefault((tags.index(tag), not is_offer), []).append(what)
    room, shares = SHOWN_AT_ONCE, {}
    for left, kind in zip(
        range(len(kinds), 0, -1), sorted(kinds, key=lambda kind: len(kinds[kind])), strict=True
    ):
        shares[kind] = min(room // left, len(kinds[kind]))
        room -= shares[kind]
    rest: list[Any] = []
    for kind in sorted(kinds):
        alike, share = kinds[kind], shares[kind]
        shown = {place * len(alike) // share for place in range(share)}
        yield from (what for place, what in enumerate(alike) if place in shown)
        rest += (what for place, what in enumerate(alike) if place not in shown)
    yield from rest
