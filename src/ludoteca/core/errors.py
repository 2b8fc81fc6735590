"""Refusals: *illegal* is well formed but forbidden, *invalid* cannot be understood or is impossible."""

from collections.abc import Callable
from typing import Any

from .derivations import Derivation


class Refusal(Exception):
    """A refused request. `reason` is a text key, `params` are the parameters of its sentence.

    `derivations` say where the numbers come from that were compared.
    """

    rule: str | None
    sentence: Callable[["Refusal"], str] | None = None
    """Makes an English sentence of a refusal; `ludoteca` sets it, because texts are above the core."""

    def __init__(
        self,
        rule: str | None,
        reason: str,
        params: dict[str, object],
        derivations: tuple[Derivation, ...] = (),
    ) -> None:
        super().__init__(rule, reason, params, derivations)
        self.rule = rule
        self.reason = reason
        self.params = params
        self.derivations = derivations

    def __str__(self) -> str:
        """A sentence, then in brackets the rule, the key and its parameters."""
        values = ", ".join(f"{name}={value}" for name, value in self.params.items())
        key = f"{self.rule or 'input'}: {self.reason}" + (f" ({values})" if values else "")
        return key if Refusal.sentence is None else f"{Refusal.sentence(self)} [{key}]"

    def __reduce__(self) -> tuple[Any, ...]:
        return _refusal, (type(self), self.rule, self.reason, self.params, self.derivations)


def _refusal(kind: type[Refusal], *parts: Any) -> Refusal:
    """A refusal of a kind from its parts, after pickling."""
    refusal = kind.__new__(kind)
    Refusal.__init__(refusal, *parts)
    return refusal


def file_trouble(error: OSError | ValueError) -> str:
    """Why a file cannot be read or written: a keyword that refusals choose their sentence by."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return "missing"
        case IsADirectoryError():
            return "folder"
        case PermissionError():
            return "forbidden"
        case UnicodeDecodeError():
            return "not-text"
    return "other"  # a NUL in the name, a name that is too long, a disk that is full


class Illegal(Refusal):
    """A well-formed request that a rule of the game forbids now."""

    rule: str

    def __init__(self, rule: str, reason: str, *derivations: Derivation, **params: object) -> None:
        super().__init__(rule, reason, params, derivations)


class Invalid(Refusal):
    """An impossible request: malformed input, options out of range, an impossible position.

    It has a rule id if a rule of the game makes it impossible, and derivations if a limit was computed.
    """

    def __init__(
        self, reason: str, rule: str | None = None, *derivations: Derivation, **params: object
    ) -> None:
        super().__init__(rule, reason, params, derivations)
