"""Copies the database off this machine while the server runs: a base, then every second what has changed.

Of several processes on one database one copies; another takes over if that one ends.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from ludoteca.server.timings import Timings
from ludoteca.store import (
    Copy,
    CopyPlace,
    CopyState,
    Part,
    Segment,
    Store,
    Unavailable,
    copies_of,
    digest_of,
    digest_of_file,
    encode_segment,
    newest_version,
    superseded,
)

log = logging.getLogger("ludoteca.copy")

DAY_MS = 24 * 3_600_000
MOST_SEGMENTS = 5_000
"""Segments after which a new base is written, so that a restore does not take long."""
SMALL = 4_000_000
"""Segments of fewer bytes than this are no reason for a new base, however small the old one is."""
MOST_NOTES = 200_000
"""With more changes than this that could not be copied, a new base is less work."""
WARN_AGAIN = 60.0
"""Seconds after which the same warning is written again."""


class Copier:
    """Keeps a copy of a store in a place."""

    def __init__(
        self,
        store: Store,
        where: str,
        place: CopyPlace,
        timings: Timings,
        now: Callable[[], int],
        scratch: Path | None = None,
    ) -> None:
        self._store = store
        self._copying = store.copying
        self._where = where
        self._place = place
        self._timings = timings
        self._now = now
        self._scratch = scratch
        """The folder in which a base is made before it is sent; None for that of the system."""
        self._process = secrets.token_hex(8)
        self._form = f"1-{newest_version()}"
        self._one_state = asyncio.Lock()
        """Held while a segment is on its way, and until it is settled which state a base shows."""
        self.is_begun = False
        """Whether changes are noted; False after a failure, until the next attempt."""
        self._hold_until = 0
        self._base: asyncio.Task[None] | None = None
        self._warned_at = -WARN_AGAIN
        self._behind_since: float | None = None
        self.failure = ""
        """Why the last attempt failed; empty if it did not."""
        self.base_failure = ""
        """Why the last base did not arrive, until one does."""

    @property
    def behind_seconds(self) -> float:
        """For how long a change has waited to be copied; 0 if none does."""
        return 0.0 if self._behind_since is None else time.monotonic() - self._behind_since

    async def keep_copying(self) -> None:
        """Copy until cancelled; what fails is tried again."""
        try:
            while True:
                await self._attempt()
                await asyncio.sleep(self._timings.copy_retry if self.failure else self._timings.copy)
        finally:
            if self._base is not None:
                self._base.cancel()

    async def close(self) -> None:
        """Copy what has changed since the last time, and let another process copy."""
        try:
            async with asyncio.timeout(self._timings.copy_closing):
                if self.is_begun and await self._hold():
                    await self._ship_changes()
                    await self._copying.release(self._process)
        except Exception as error:  # a copy that is a second old is no reason not to stop
            log.warning("the last changes were not copied", extra={"error": str(error)})

    async def _attempt(self) -> None:
        try:
            await self.copy_once()
        except Exception as error:
            self.failure = str(error) or repr(error)
            self.is_begun = False  # another process may have ended the copy: look again
            if time.monotonic() - self._warned_at >= WARN_AGAIN:
                self._warned_at = time.monotonic()
                is_known = isinstance(error, Unavailable)
                about = {"place": self._where, "error": self.failure}
                log.warning("cannot copy off this machine", extra=about, exc_info=not is_known)
        else:
            self.failure = ""

    async def copy_once(self) -> None:
        """Copy what has changed, and start a new base if it is time for one."""
        if not self.is_begun:
            if await self._is_empty():  # its owner may be about to restore what is in the place
                return
            await self._begin()
        if not await self._hold():
            self._behind_since = None  # another process copies
            return
        waiting = await self._copying.count()
        if waiting and self._behind_since is None:
            self._behind_since = time.monotonic()
        if waiting > MOST_NOTES:
            await self._copying.notes.end()
            await self._begin()
            await self._hold()
        if self._base is not None and self._base.done():
            base, self._base = self._base, None
            error = base.exception()
            self.base_failure = "" if error is None else str(error) or repr(error)
            base.result()
        state = await self._state()
        if self._base is None and self._is_base_due(state):
            self._base = asyncio.create_task(self._write_base(state))
        await self._ship_changes()
        self._behind_since = None

    async def settle_base(self) -> None:
        """Wait until the base that is being written has arrived."""
        if self._base is not None:
            await self._base

    async def _is_empty(self) -> bool:
        """Whether there is nothing to copy: no account, no match."""
        return not await self._store.people.has_account() and not await self._store.matches.has_any()

    async def _begin(self) -> None:
        """Note changes; begin a new copy unless all changes since the last one are noted."""
        was_noted = await self._copying.notes.begin()
        state = await self._copying.state() if was_noted else None
        if state is None or (state.place, state.form) != (self._where, self._form):
            if self._base is not None:  # of the copy before this one
                self._base.cancel()
                self._base = None
            house = await self._store.server.set_once("house-id", secrets.token_hex(4))
            now = self._now()
            series = f"{house}-{now:013}-{secrets.token_hex(2)}"
            await self._copying.start(
                CopyState(self._where, self._form, series, 0, 0, 0, -1, 0, 0, 0, self._process, now)
            )
        self._hold_until = 0
        self.is_begun = True

    async def _hold(self) -> bool:
        """Whether this process copies; prolongs its lease when half of it is over."""
        now = self._now()
        if now + self._timings.lease_ms // 2 < self._hold_until <= now + self._timings.lease_ms:
            return True
        until = now + self._timings.lease_ms
        is_ours = await self._copying.hold(self._process, now, until)
        self._hold_until = until if is_ours else 0
        return is_ours

    async def _state(self) -> CopyState:
        state = await self._copying.state()
        assert state is not None
        return state

    def _is_base_due(self, state: CopyState) -> bool:
        if state.base < 0:
            return True
        return (
            state.number - state.base > MOST_SEGMENTS
            or state.bytes > max(state.base_bytes, SMALL)
            or (self._now() - state.based_at > DAY_MS and state.bytes > 0)
        )

    async def _ship_changes(self) -> None:
        """Send what has changed; now and then also that nothing has."""
        async with self._one_state:
            state = await self._state()
            now = self._now()
            if not await self._copying.count() and now - state.shipped_at < self._timings.copy_alive_ms:
                return
            number = await self._copying.next_number(self._process, state.series)
            collected = await self._copying.notes.collect()
            segment = Segment(newest_version(), collected.tables)
            content = await asyncio.to_thread(encode_segment, segment)
            part = Part(state.series, "segment", number, state.shipped, now, digest_of(content))
            await self._place.put(part.name, content)
            await self._copying.arrived(self._process, state.series, number, now, len(content))
            await self._copying.notes.remove(collected.numbers)

    async def _write_base(self, state: CopyState) -> None:
        with TemporaryDirectory(prefix=".ludoteca-base-", dir=self._scratch) as folder:
            file = Path(folder) / "base.backup"
            async with self._one_state:
                after = (await self._state()).number
                at = self._now()
                settled = asyncio.Event()
                writing = asyncio.create_task(self._store.backup(file, settled.set))
                waiting = asyncio.create_task(settled.wait())
                await asyncio.wait((writing, waiting), return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
            await writing
            digest = await asyncio.to_thread(digest_of_file, file)
            part = Part(state.series, "base", after, after, at, digest)
            await self._place.put(part.name, file)
            await self._copying.based(self._process, state.series, after, at, file.stat().st_size)
        await self._remove_superseded(state.series)

    async def _remove_superseded(self, series: str) -> None:
        """Delete what no restore needs: old parts of this copy, and copies that this house made before it."""
        copies = copies_of(await self._place.names())
        ours = next((copy for copy in copies if copy.series == series), None)
        if ours is None:
            return
        old = superseded(ours)
        if len(ours.bases) > 1:  # until then the copy before this one is its spare
            house, began, _ = series.split("-")
            for copy in copies:
                if _is_earlier(copy, house, int(began)):
                    old += [*copy.bases, *copy.segments]
        await self._place.delete([part.name for part in old])


def _is_earlier(copy: Copy, house: str, began: int) -> bool:
    """Whether a copy is of the same house and ended before a time; another server may still write others."""
    return copy.series.startswith(f"{house}-") and copy.at < began
