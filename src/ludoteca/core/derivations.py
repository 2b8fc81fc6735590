"""Derivations: where a number of an event or a refusal comes from, made by the rules as data.

A derivation is a total and the terms that add up to it. Browser, terminal and pipe render it as a sentence
from the same texts: `number-<of>` says which number it is, `term-<kind>` says each term.
"""

from math import fsum

import msgspec
from msgspec import UnsetType

Value = str | int | float


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A part of a number: its kind, its amount (negative if it is taken away), and values for its text."""

    kind: str
    amount: int | float
    params: dict[str, Value] = {}


class Derivation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A number and the terms whose amounts add up to it."""

    of: str
    """Which number it is: the key of its text, `number-<of>`."""
    total: int | float
    terms: tuple[Term, ...]
    params: dict[str, Value] = {}
    """Values for the text of the number, such as the seat whose number it is."""


Derivations = tuple[Derivation, ...] | UnsetType
"""The derivations of an event; unset if it has none."""


def derived(of: str, *terms: Term, **params: Value) -> Derivation:
    """The derivation of a number from its terms."""
    amounts = [term.amount for term in terms]
    total = sum(amounts)
    # Measures are rounded: 121.3 − 120.0 is 1.3, not 1.2999999999999972.
    return Derivation(of, round(fsum(amounts), 6) if isinstance(total, float) else total, terms, params)
