"""What lines of the log are about, shared by everything that writes them."""

import logging
from contextvars import ContextVar

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The request, or the connection, in answer to which something is done."""

audit = logging.getLogger("ludoteca.audit")
"""Who signed in, and what the host's admin commands did."""
