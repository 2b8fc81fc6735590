"""What a trial found."""

from pathlib import Path

import msgspec


class Score(msgspec.Struct):
    """The figures of one trial."""

    name: str
    what: str
    """What was done to the server, in a sentence."""
    blows: int = 0
    """How often it was done."""
    matches: int = 0
    finished: int = 0
    acknowledged: int = 0
    lost: int = 0
    """Acknowledged moves that were not there afterwards."""
    early: int = 0
    """Entries that somebody saw and that were not there afterwards: shown before they were durable."""
    peak_mb: int = 0
    seconds: float = 0.0
    notes: list[str] = []
    finds: list[str] = []
    """What should not have happened."""
    skipped: str = ""
    """Why it could not be done on this machine."""

    def look_at(self, pid: int) -> None:
        """Note the most memory that a process has had."""
        try:
            status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
        except OSError:
            return
        peaks = [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")]
        self.peak_mb = max(self.peak_mb, *(peak // 1024 for peak in peaks), 0)

    def expect(self, holds: bool, otherwise: str) -> None:
        """Something that has to hold."""
        if not holds:
            self.finds.append(otherwise)

    def is_good(self) -> bool:
        """Nothing lost, nothing early, nothing found."""
        return not (self.lost or self.early or self.finds)
