"""Records positions of real matches for the client's gallery of components.

`python -m tools.gallery` writes `client/gallery/matches/<game>.json`; with `--check` it prints the stale
ones.

The matches are those of the lessons. The gallery gets the first position with each set of choices, and the
last position, in the form in which the server sends them to players.
"""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Match, Record, from_file
from ludoteca.games import OUR_KEYS, find_game
from ludoteca.server.http.games import summary
from ludoteca.server.match.viewer import seen_entry
from ludoteca.server.protocol.bodies import GameSummary
from ludoteca.server.protocol.messages import Choices, Perspective, Snapshot
from ludoteca.server.protocol.shapes import ClockFace, SeatInfo, TableInfo

CLIENT = Path(__file__).parents[1] / "client"
TARGET = CLIENT / "gallery" / "matches"
NAMES = ("Ada", "Bartolomeo della Francesca", "Cleo", "Dora", "Emil", "Fë")
DAY = datetime(2014, 6, 24, 15, tzinfo=UTC)
LISTED, LOGGED = 30, 4
"""Listed actions, and entries of the log, that are kept of each position."""


class Moment(Record, frozen=True, kw_only=True, tag=False):
    """A position as the server sends it to a browser in which all its seats are played."""

    snapshot: Snapshot
    choices: tuple[Choices, ...]


class Recorded(Record, frozen=True, kw_only=True, tag=False):
    """A game with positions of one of its matches."""

    game: GameSummary
    moments: tuple[Moment, ...]


def recorded(key: str) -> Recorded:
    """The positions of the lesson's match that differ in what may be done."""
    game = find_game(key)
    match = from_file(game, (CLIENT / "src" / "games" / key / "lesson.json").read_bytes())
    return Recorded(game=summary(game, {}), moments=tuple(moments(game, match)))


def moments(game: AnyGame, match: Match[Any, Any]) -> Iterator[Moment]:
    """The first position with each set of choices, and the last position."""
    known: set[frozenset[str]] = set()
    for seq, state in match.states():
        kinds = frozenset(kind for seat in game.active(state) for kind in kinds_of(game, state, seat))
        if kinds not in known or seq == match.seq:
            known.add(kinds)
            yield moment(game, match, seq, state)


def kinds_of(game: AnyGame, state: Any, seat: int) -> Iterator[str]:
    """The kinds of actions that a seat may choose from."""
    yield from (str(type(action).__struct_config__.tag) for action in game.legal(state, seat))
    yield from (f"{offer.action} …" for offer in game.offers(state, seat))


def moment(game: AnyGame, match: Match[Any, Any], seq: int, state: Any) -> Moment:
    """One position, with what each seat sees and may do."""
    seats = range(game.position(state).seats)
    active = tuple(game.active(state))
    entries = match.entries[max(0, seq + 1 - LOGGED) : seq + 1]
    name = f"{game.info.key}-{seq}"
    table = TableInfo(
        match=name,
        game=game.info.key,
        rules_version=game.info.rules_version,
        options=game.position(state).options,
        status="playing" if active else "over",
        open=False,
        host="ada",
        seats=tuple(seat_info(seat) for seat in seats),
        clock=None,
        clocks=tuple(ClockFace(seat=seat, remaining_ms=754_000, running=False) for seat in seats),
        created_at=DAY,
        started_at=DAY,
        seq=seq,
        active=active,
        outcome=game.outcome(state),
        undo=None,
        end=None,
        seat_asked=None,
        installed_rules=None,
        untouched=False,
        rematch=None,
        unrated=None,
        spectators=1,
        screen=False,
    )
    return Moment(
        snapshot=Snapshot(
            id=None,
            table=table,
            mine=tuple(seats),
            hosting=True,
            invite="k3",
            share="k4",
            seen=seq,
            view=game.view(state),
            perspectives=tuple(
                Perspective(
                    seat=seat,
                    private=game.private(state, seat),
                    log=tuple(seen_entry(game, entry, seat) for entry in entries),
                )
                for seat in seats
            ),
            lines=(),
        ),
        choices=tuple(
            Choices(
                match=name,
                seat=seat,
                seq=seq,
                legal=tuple(game.legal(state, seat)[:LISTED]),
                offers=tuple(game.offers(state, seat)),
            )
            for seat in active
        ),
    )


def seat_info(seat: int) -> SeatInfo:
    """A seat of a player who is at the table."""
    return SeatInfo(
        seat=seat, kind="person", player=f"player-{seat}", name=NAMES[seat], ready=True, connected=True
    )


def main(arguments: list[str]) -> int:
    """Write the positions, or with `--check` name the stale ones; the exit code."""
    texts = {key: msgspec.json.encode(recorded(key)).decode() + "\n" for key in OUR_KEYS}
    stale = [key for key, text in texts.items() if not is_fresh(TARGET / f"{key}.json", text)]
    if "--check" in arguments:
        if stale:
            print(f"stale: {', '.join(stale)}; run python -m tools.gallery")
        return 1 if stale else 0
    TARGET.mkdir(parents=True, exist_ok=True)
    for key in stale:
        (TARGET / f"{key}.json").write_text(texts[key], encoding="utf-8")
    return 0


def is_fresh(path: Path, text: str) -> bool:
    """Whether a file has this text."""
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
