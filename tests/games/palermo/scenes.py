"""A town with regular streets, and positions in it for tests.

    14  bypass
    13  ▒▒▒▒ roofs
    12  ▒·▒·  dead ends: c12 e12 g12 i12 k12 m12, each with a door
    11  ▒·▒·  doors c11 e11 g11 i11 k11 m11
    10  ····  a street from bypass to bypass
     9  ▒▒▒▒
     8  ····  a street; doors b8 d8 f8 h8 j8 l8
     7  ▒▒▒▒ start f7 g7, square h7 … k7 ▒▒
     6  ····  a street through start f6 g6 and square h6 … k6; doors b6 d6 l6
     5  ▒·▒·  doors c5 e5 g5 i5 k5 m5, between the streets 6 and 4
     4  ····  a street
     3  ·▒·▒·▒······  doors b3 d3 f3 i3 k3 m3
     2  ▒▒▒▒
     1  bypass
        abcdefghijklmn

The start tile is on C3, street tiles are on D3 and E3. Seat 0 owns the doors in rows 11 and 12 (but m12),
seat 1 those in rows 8 and 6, m12 and c5, seat 2 those in rows 5 and 3.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from ludoteca.core import Illegal, NoChance
from ludoteca.games.palermo.actions import PalermoAction
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.position import LaidTile, PalermoPosition, from_position
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import Collecting, State
from ludoteca.games.palermo.tables import Rotation, TileKind

COLUMNS = "ABCDEF"
DOORS = (
    ("c11", "e11", "g11", "i11", "k11", "m11", "c12", "e12", "g12", "i12", "k12"),
    ("m12", "b8", "d8", "f8", "h8", "j8", "l8", "b6", "d6", "l6", "c5"),
    ("e5", "g5", "i5", "k5", "m5", "b3", "d3", "f3", "i3", "k3", "m3"),
)
"""The doors of each seat."""
_ROWS: dict[int, list[tuple[TileKind, Rotation]]] = {
    6: [("three", 0)] * 6,
    5: [("one", 0)] * 6,
    4: [("two", 0)] * 6,
    3: [("two", 0), ("two", 0), ("start", 0), ("street", 0), ("street", 0), ("two", 0)],
    2: [("one", 0)] * 6,
    1: [("three", 180), ("three", 180), ("three", 180), ("two", 180), ("two", 180), ("two", 180)],
}
_DOOR_OF_SLOT = {
    **{f"{column}6": f"{letter}12" for column, letter in zip(COLUMNS, "cegikm", strict=True)},
    **{f"{column}5": f"{letter}11" for column, letter in zip(COLUMNS, "cegikm", strict=True)},
    **{f"{column}4": f"{letter}8" for column, letter in zip(COLUMNS, "bdfhjl", strict=True)},
    "A3": "b6",
    "B3": "d6",
    "F3": "l6",
    **{f"{column}2": f"{letter}5" for column, letter in zip(COLUMNS, "cegikm", strict=True)},
    **{f"{column}1": f"{letter}3" for column, letter in zip(COLUMNS, "bdfikm", strict=True)},
}


def exchanged(*pairs: tuple[str, str]) -> dict[int, tuple[str, ...]]:
    """The doors of each seat, with the owners of each of these pairs of doors swapped."""
    swap = {**dict(pairs), **{second: first for first, second in pairs}}
    return {seat: tuple(swap.get(door, door) for door in doors) for seat, doors in enumerate(DOORS)}


def tiles_with(chips: dict[int, tuple[str, ...]]) -> dict[str, LaidTile]:
    """The town, with chips on the doors of each seat."""
    owner_of = {door: seat for seat, doors in chips.items() for door in doors}
    return {
        f"{column}{row}": LaidTile(
            kind=kind, rotation=rotation, chip=owner_of.get(_DOOR_OF_SLOT.get(f"{column}{row}", ""))
        )
        for row, tiles in _ROWS.items()
        for column, (kind, rotation) in zip(COLUMNS, tiles, strict=True)
    }


def position(
    *,
    chips: Mapping[int, tuple[str, ...]] | None = None,
    pawns: dict[int, str] | None = None,
    police: dict[int, str] | None = None,
    targets: dict[int, str] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> PalermoPosition:
    """A position of three players in the town; fields left out are as at the start of the second phase."""
    return PalermoPosition(
        seats=3,
        options=Options(**(options or {})),
        phase=fields.pop("phase", "collecting"),
        tiles=tiles_with({**dict(enumerate(DOORS)), **(chips or {})}),
        pawns=_by_seat(pawns),
        policemen=_by_seat(police),
        targets=_by_seat(targets),
        **fields,
    )


def scene(**fields: Any) -> Collecting:
    """The state of `position` with these fields."""
    state = from_position(position(**fields))
    assert isinstance(state, Collecting)
    return state


def _by_seat(cells: dict[int, str] | None) -> tuple[str | None, ...]:
    return tuple((cells or {}).get(seat) for seat in range(3))


def play(state: State, *typed: str) -> Any:
    """The state after these actions by the seat whose turn it is; each phase has its own type, hence Any."""
    for text in typed:
        state = GAME.apply(state, state.seat, GAME.from_notation(text), NoChance()).state
    return state


def events_of(state: State, typed: str) -> list[Any]:
    """The events of this action by the seat whose turn it is, without derivations (`test_derivations`)."""
    events = GAME.apply(state, state.seat, GAME.from_notation(typed), NoChance()).events
    return [msgspec.structs.replace(event, derivations=msgspec.UNSET) for event in events]


def why_not(state: State, typed: str, seat: int | None = None) -> tuple[str, str] | None:
    """The rule and the reason with which an action is refused, or None if it is allowed."""
    action: PalermoAction = GAME.from_notation(typed)
    try:
        GAME.check(state, next(iter(GAME.active(state)), 0) if seat is None else seat, action)
    except Illegal as refusal:
        return refusal.rule, refusal.reason
    return None


def walks(state: State) -> list[str]:
    """The legal walks of the seat whose turn it is, in notation."""
    return [text for text in legal(state) if text.startswith("walk")]


def legal(state: State) -> list[str]:
    """The legal actions of the seat whose turn it is, in notation."""
    return [GAME.notation(action) for action in GAME.legal(state, state.seat)]
