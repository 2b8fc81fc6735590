"""Intervals and time limits that hosts do not set; tests hand in their own."""

import msgspec


class Timings(msgspec.Struct, frozen=True, kw_only=True):
    """Every interval and time limit of a server, in seconds unless the name says milliseconds."""

    # --- processes and leases
    heartbeat: float = 1.5
    """Between two heartbeats of a process."""
    lease_ms: int = 6_000
    """After which another process may take over the matches of a silent one."""
    downtime_ms: int = 5_000
    """Without a heartbeat of any server before it counts as a downtime."""
    sweep_ms: int = 3_600_000
    """Between two deletions of expired sessions and of requests that are no longer recognized."""

    trim: float = 30.0
    """Between two looks whether matches and connections are gone, whose memory is then returned."""

    # --- the copy off this machine
    copy: float = 0.5
    """Between two looks for changes that are to be copied."""
    copy_retry: float = 2.0
    """Before the next attempt when the place of the copy does not answer."""
    copy_closing: float = 5.0
    """For the last changes when the server stops."""
    copy_alive_ms: int = 60_000
    """Without a change, after which a segment says that the server still runs."""

    # --- tables
    minute_ms: int = 60_000
    """A minute of a clock that ends the match."""
    presence: float = 0.2
    """In which players who come and go are announced together."""
    lobby: float = 0.3
    """Between two updates of the lobby."""
    lobby_retry: float = 1.5
    """Before the lobby is read again after the database failed."""

    # --- work put aside
    physics: float = 60.0
    """For one simulation."""
    hand_step: float = 30.0
    """For one answer of a live hand's worker."""
    hand_idle: float = 20.0
    """Without a move, after which a live hand is given up."""
    hand_held: float = 10.0
    """For which a live hand whose connection was lost is held still for its player."""
    quick_thought: float = 0.4
    """For which pages wait while a bot thinks in a browser; a slower level gets the second worker."""
    review_piece: float = 120.0
    """For one piece of a review, at least one playout."""
    review_lease_ms: int = 180_000
    """After which another process continues an unfinished review."""
    review_pause: float = 20.0
    """Between two searches for reviews that other processes have left."""

    # --- notifications
    notice_round: float = 2.0
    """Between two rounds of delivery."""
    notice_lease_ms: int = 120_000
    """For a process to deliver the notices it took before another one tries."""
    notice_delivery: float = 110.0
    """For one round of delivery; the rest is taken again when its lease ends."""
    outgoing_http: float = 5.0
    """For one web hook or push, from the name look-up to the answer."""

    # --- sockets
    ping: float = 20.0
    """Of silence after which a client is pinged, and again after which it is disconnected."""
    closing: float = 10.0
    """For a client to answer a close frame."""
