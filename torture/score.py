"""The result of a trial."""

from pathlib import Path

import msgspec


class Score(msgspec.Struct):
    """The figures of one trial."""

    name: str
    what: str
    """The fault, in a few words."""
    faults: int = 0
    """Number of faults."""
    matches: int = 0
    finished: int = 0
    acknowledged: int = 0
    lost: int = 0
    """Acknowledged moves that were missing afterwards."""
    early: int = 0
    """Entries that a client saw and that were missing afterwards: shown before they were durable."""
    peak_mb: int = 0
    seconds: float = 0.0
    notes: list[str] = []
    failures: list[str] = []
    """What should not have happened."""
    skipped: str = ""
    """Why the trial was not run on this machine."""

    def look_at(self, pid: int) -> None:
        """Record the peak memory of a process."""
        try:
            status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
        except OSError:
            return
        peaks = [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")]
        self.peak_mb = max(self.peak_mb, *(peak // 1024 for peak in peaks), 0)

    def expect(self, holds: bool, otherwise: str) -> None:
        """Record a failure unless a condition holds."""
        if not holds:
            self.failures.append(otherwise)

    def is_good(self) -> bool:
        """Return whether nothing was lost, early or failed."""
        return not (self.lost or self.early or self.failures)
