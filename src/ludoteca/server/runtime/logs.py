"""The log of the server: lines for people or for machines, each with what it is about."""

import json
import logging
import re
import secrets
import sys

from ludoteca.processes import WorkerFailed
from ludoteca.server.ports import WorkFailed
from ludoteca.server.settings import Settings
from ludoteca.server.work.logs import request_id
from ludoteca.store import Unavailable

ABOUT = ("match", "path", "error", "player", "address", "did", "status", "ms")
"""What a line may be about, beside its message."""
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
GIVEN_ID = re.compile(r"[A-Za-z0-9._:-]{8,64}")


def new_request_id(given: str | None = None) -> str:
    """A name for a request: the one that a proxy gave it, if it looks like one, or a new one."""
    return given if given is not None and GIVEN_ID.fullmatch(given) else secrets.token_hex(8)


def _about(record: logging.LogRecord) -> dict[str, str]:
    given = {name: value for name in ABOUT if (value := getattr(record, name, None)) is not None}
    # A path may hold a line break: no client writes lines of its own into our log.
    found = {
        name: "".join(c if c.isprintable() else "?" for c in str(value)) for name, value in given.items()
    }
    if (request := request_id.get()) is not None:
        found["request"] = request
    return found


class Briefly(logging.Filter):
    """Drops tracebacks of an unavailable database or a failed worker: no line of code is at fault."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, Unavailable | WorkerFailed | WorkFailed):
            record.exc_info = None
            record.error = str(error)
        return True


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_about(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        about = " ".join(f"{name}={value}" for name, value in _about(record).items())
        return f"{super().format(record)} {about}".rstrip()


def set_up_logging(settings: Settings) -> None:
    """Write the log to standard error, as the host wants it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log == "json" else TextLines("%(levelname)s %(message)s"))
    handler.addFilter(Briefly())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.ERROR if settings.log == "quiet" else logging.WARNING)
    ours = logging.ERROR if settings.log == "quiet" else LEVELS[settings.log_level]
    logging.getLogger("ludoteca").setLevel(ours)
