"""Filling in an open-ended action at the terminal, field by field."""

from typing import Any

from rich.console import Console
from rich.markup import escape

from ludoteca.core import AnyGame, Bound, FreeText, Invalid, Offer, OneOf, Real, SomeOf, Whole, convert


def fill_in(game: AnyGame, offer: Offer, console: Console) -> Any:
    """Ask for each field of an offer; raises Invalid for an answer that is none."""
    fields: dict[str, Any] = {}
    for name, bound in offer.bounds.items():
        question = f"{name} ({_range(bound)}): "
        fields[name] = answer_of(bound, console.input(escape(question)).strip())
    return convert({"type": offer.action, **fields}, game.info.action)


def answer_of(bound: Bound, text: str) -> Any:
    """What was typed, as the bound wants it; whether it is allowed is the judge's business."""
    try:
        match bound:
            case Whole():
                return int(text)
            case Real():
                return float(text)
            case FreeText():
                return text
            case OneOf(values=values):
                return next(value for value in values if str(value) == text)
            case SomeOf(values=values):
                words = [word for word in text.replace(",", " ").split() if word]
                return [next(value for value in values if str(value) == word) for word in words]
    except (ValueError, StopIteration):
        raise Invalid("answer-out-of-bounds", answer=text, bounds=_range(bound)) from None


def _range(bound: Bound) -> str:
    match bound:
        case Whole(low=low, high=high, step=step):
            return f"{low}–{high}" if step == 1 else f"{low}–{high}, {step}"
        case Real(low=low, high=high, unit=unit):
            return f"{low:g}–{high:g} {unit}".strip()
        case OneOf(values=values):
            return " | ".join(str(value) for value in values)
        case SomeOf(values=values):
            return ", ".join(str(value) for value in values)
        case FreeText(longest=longest):
            return f"≤ {longest}"
