"""The server does not fail by itself: every error that it logs is due to an unavailable database."""

from collections.abc import Iterator

from .facts import Facts, Violation

EXPECTED = ("Unavailable(",)


def check(facts: Facts) -> Iterator[Violation]:
    """Look at what the servers logged as errors, and at refusals that admit one."""
    for event in facts.history.events:
        if event.kind == "log" and not event.about["error"].startswith(EXPECTED):
            yield Violation(
                "no errors", event.at, f"{event.who}: {event.about['text']}: {event.about['error']}"
            )
    for operation in facts.operations.values():
        for attempt in operation.attempts:
            if attempt.reason == "server-error":
                yield Violation("no errors", attempt.answered, f"{operation} was answered by server-error")
