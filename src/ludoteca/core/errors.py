"""The two ways to say no: *illegal* was understood and is forbidden, *invalid* cannot be understood."""


class Refusal(Exception):
    """Something was refused. `reason` is a message key, `params` fill its sentence."""

    rule: str | None

    def __init__(self, rule: str | None, reason: str, params: dict[str, object]) -> None:
        super().__init__(rule, reason, params)
        self.rule = rule
        self.reason = reason
        self.params = params

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.rule or 'input'}: {self.reason}" + (f" ({values})" if values else "")


def file_trouble(error: OSError | ValueError) -> str:
    """Why a file cannot be read or written, as the sentence that says so chooses by."""
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
    """Well formed, but not allowed now, by a rule of the game."""

    rule: str

    def __init__(self, rule: str, reason: str, **params: object) -> None:
        super().__init__(rule, reason, params)


class Invalid(Refusal):
    """Cannot be: input of the wrong form, options out of range, an impossible position.

    Carries a rule id where a rule of the game is what makes it impossible.
    """

    def __init__(self, reason: str, rule: str | None = None, **params: object) -> None:
        super().__init__(rule, reason, params)
