"""A form at the terminal that fills in an offer, field by field."""

import unicodedata
from collections.abc import Callable
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape

from ludoteca.core import (
    Action,
    AnyGame,
    Bound,
    FreeText,
    Illegal,
    Invalid,
    Offer,
    OneOf,
    Real,
    Refusal,
    SomeOf,
    Whole,
    convert,
)
from ludoteca.texts import Texts, plain

from .screen import ask

LEAVE = "cancel"
DONE = "done"


class FormCancelled(Exception):
    """The player left the form."""


class Form:
    """Asks for the fields that an offer leaves open, until the action is legal or the player cancels."""

    def __init__(
        self, game: AnyGame, offer: Offer, console: Console, texts: Texts, refuse: Callable[[Refusal], None]
    ) -> None:
        self.kind = game.info.action_type(offer.action)
        self.offer = offer
        self.console = console
        self.texts = texts
        self.refuse = refuse
        self.answers = defaults_of(self.kind, offer)
        """What Enter means for each field: the action's default, or the answer before a refusal."""
        self._is_done = False

    def fill_in(self, judge: Callable[[Any], None]) -> Any:
        """The finished action; raises FormCancelled, or Illegal if it is refused and has no open field."""
        open_fields = {
            name: bound for name, bound in self.offer.bounds.items() if name not in self.offer.fixed
        }
        if open_fields:
            self._print(self.texts.say("form-begins", done=DONE, leave=LEAVE))
        while True:
            self._is_done = False
            for name, bound in open_fields.items():
                if not (self._is_done and name in self.answers):
                    self.answers[name] = self._ask(name, bound)
            action = convert({"type": self.offer.action, **self.answers, **self.offer.fixed}, self.kind)
            try:
                judge(action)
            except Illegal as refusal:
                if not open_fields:
                    raise
                self.refuse(refusal)
                self._print(self.texts.say("form-again", leave=LEAVE))
            else:
                return action

    def _ask(self, name: str, bound: Bound) -> Any:
        """The value of a field; asks again after a wrong answer."""
        read, question = self._put(name, bound)
        while True:
            text = ask(self.console, escape(f"{question}{self._enter(name)}:"))
            if text == LEAVE or (not text and name not in self.answers):
                raise FormCancelled
            self._is_done = self._is_done or text == DONE
            if name in self.answers and text in ("", DONE):
                return self.answers[name]
            try:
                return read(text)
            except Invalid as refusal:
                self.refuse(refusal)

    def _put(self, name: str, bound: Bound) -> tuple[Callable[[str], Any], str]:
        """Print the choices of a field; returns the function that reads the answer, and the question."""
        if isinstance(bound, OneOf | SomeOf):
            choices = Choices(self.kind, name, bound, self.texts)
            for line in (self.texts.field(name), *(f"  {line}" for line in choices.listed)):
                self._print(line)
            which = "form-which" if isinstance(bound, OneOf) else "form-which-ones"
            return choices.read, f"  {self.texts.say(which)}"
        number = bound
        question = f"{self.texts.field(name)} ({range_of(number, self.texts)})"
        return lambda text: read_answer(number, text, self.texts), question

    def _enter(self, name: str) -> str:
        if name not in self.answers:
            return ""
        answer = self.answers[name]
        if isinstance(answer, float):
            shown = f"{answer:g}"
        elif isinstance(answer, tuple | list):
            parts = (self.texts.value(self.kind, name, part) for part in answer)
            shown = ", ".join(parts) or self.texts.value(self.kind, name, None)
        else:
            shown = self.texts.value(self.kind, name, answer)
        return f" [{shown}]"

    def _print(self, line: str) -> None:
        self.console.print(escape(line))


def defaults_of(kind: type[Action], offer: Offer) -> dict[str, Any]:
    """The default of each open field that has one; an optional list of values is empty by default."""
    defaults: dict[str, Any] = {
        name: () for name, bound in offer.bounds.items() if isinstance(bound, SomeOf) and not bound.low
    }
    for field in msgspec.structs.fields(kind):
        bound = offer.bounds.get(field.name)
        if bound and field.default is not msgspec.NODEFAULT and allows(bound, field.default):
            defaults[field.name] = field.default
    return defaults


def allows(bound: Bound, value: Any) -> bool:
    """Whether a bound allows a default value."""
    match bound:
        case Whole(low=low, high=high) | Real(low=low, high=high):
            return value is None or low <= value <= high
        case OneOf(values=values):
            return value in values
    return True


class Choices:
    """Reads the values of a field by number, key or name."""

    def __init__(self, kind: type[Action], field: str, bound: OneOf | SomeOf, texts: Texts) -> None:
        self.bound = bound
        names = [texts.value(kind, field, value) for value in bound.values]
        keys = [str(plain(value)) for value in bound.values]
        # Values that are numbers themselves are not numbered again.
        are_numbers = names == keys and all(key.isdecimal() for key in keys)
        numbers = keys if are_numbers else [str(number) for number in range(1, len(keys) + 1)]
        lines = (f"{number:>2}  {name}" for number, name in zip(numbers, names, strict=True))
        self.listed = keys if are_numbers else list(lines)
        self._none = {plain(None), folded(texts.value(kind, field, None))}
        self._by_word = {
            folded(word): value
            for words in (names, keys, numbers)
            for word, value in zip(words, bound.values, strict=True)
        }

    def read(self, text: str) -> Any:
        """The value or values that a text names; raises Invalid."""
        if isinstance(self.bound, OneOf):
            return self._value(text)
        if folded(text) in self._none:
            return []
        found = list(dict.fromkeys(value for part in text.split(",") for value in self._values(part)))
        high = len(self.bound.values) if self.bound.high is None else self.bound.high
        if not self.bound.low <= len(found) <= high:
            raise Invalid("answer-wrong-count", count=len(found), low=self.bound.low, high=high)
        return found

    def _values(self, part: str) -> list[Any]:
        """The value of a name of several words, or the values of several numbers and keys."""
        if folded(part) in self._by_word:
            return [self._value(part)]
        return [self._value(word) for word in part.split()]

    def _value(self, text: str) -> Any:
        try:
            return self._by_word[folded(text)]
        except KeyError:
            raise Invalid("answer-not-listed", answer=text.strip()) from None


def read_answer(bound: Whole | Real | FreeText, text: str, texts: Texts) -> int | float | str:
    """A typed number or text within a bound; raises Invalid."""
    try:
        match bound:
            case Whole(low=low, high=high, step=step):
                whole = int(text)
                if low <= whole <= high and (whole - low) % step == 0:
                    return whole
            case Real(low=low, high=high):
                real = float(text.replace(",", "."))
                if low <= real <= high:
                    return real
            case FreeText(longest=longest):
                if len(text) <= longest:
                    return text
    except ValueError:
        raise Invalid("answer-not-a-number", answer=text) from None
    raise Invalid("answer-out-of-bounds", answer=text, bounds=range_of(bound, texts))


def range_of(bound: Whole | Real | FreeText, texts: Texts) -> str:
    """A bound in words: the range of a number, the length of a text."""
    match bound:
        case Whole(low=low, high=high, step=step):
            return texts.say("form-whole", low=str(low), high=str(high), step=step)
        case Real(low=low, high=high, unit=unit):
            return texts.say("form-real", low=f"{low:g}", high=f"{high:g}", unit=unit or "none")
        case FreeText(longest=longest):
            return texts.say("form-text", longest=longest)


def agrees(question: str, console: Console, texts: Texts) -> bool:
    """Ask a question until the answer is yes or no, or an abbreviation of one; returns whether it is yes."""
    own = {answer: texts.say(f"value-{plain(answer)}") for answer in (True, False)}
    while True:
        text = folded(ask(console, escape(f"{question} ({own[True]} / {own[False]})")))
        meant = [
            answer
            for answer, word in own.items()
            if text and (folded(word).startswith(text) or text == plain(answer))
        ]
        if len(meant) == 1:
            return meant[0]


def folded(text: str) -> str:
    """A text without capitals and accents, for comparing."""
    letters = unicodedata.normalize("NFKD", text.strip())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()
