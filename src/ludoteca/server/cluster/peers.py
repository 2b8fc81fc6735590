"""The other processes on the same database: which of them live."""


class Peers:
    """The other processes, and when each was last heard of."""

    def __init__(self, patience: int) -> None:
        self._patience = patience
        self._heard_at: dict[str, int] = {}
        self._taken_for_dead: set[str] = set()

    def heard(self, process: str, now: int) -> bool:
        """It lives; whether it had been taken for dead."""
        self._heard_at[process] = now
        is_back = process in self._taken_for_dead
        self._taken_for_dead.discard(process)
        return is_back

    def forget(self, process: str) -> None:
        """It has said goodbye."""
        self._heard_at.pop(process, None)

    def silent(self, now: int) -> list[str]:
        """Those that were not heard of for too long; they are taken for dead with this."""
        dead = [name for name, at in self._heard_at.items() if now - at > self._patience]
        for name in dead:
            del self._heard_at[name]
        self._taken_for_dead.update(dead)
        return dead
