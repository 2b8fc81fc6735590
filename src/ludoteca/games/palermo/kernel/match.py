"""A match as one flat record, and its conversion from and to the state of the Python rules.

Places of cells are the bit numbers of `geometry`, -1 for none. Fields of seats that do not play are 0.
"""

from operator import getitem
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.games.palermo.decisions import (
    ClaimingDoor,
    LayingHouse,
    LayingStart,
    SettingTarget,
    TakingTurn,
    Walking,
)
from ludoteca.games.palermo.geometry import CELLS_OF_SLOT
from ludoteca.games.palermo.state import Building, Claiming, Collecting, State, Terms
from ludoteca.games.palermo.tables import DOORS, EMPTY, PLAYERS, ROOFS, START
from ludoteca.games.palermo.town import Town

from .cells import WORDS, place_of, words_of

SEATS = max(PLAYERS)
SLOTS = 36
NOWHERE = -1
NOT_DRAWN = 255
"""The first player of an opening in which the first player is drawn."""

STAGES = 7
LAYING_START, LAYING_HOUSE, CLAIMING, SETTING_TARGET, TAKING_TURN, WALKING, OVER = range(STAGES)
"""The decision that is due (`stage`)."""

MATCH = np.dtype(
    [
        ("streets", np.uint64, WORDS),
        ("start", np.uint64, WORDS),
        ("doors", np.uint64, WORDS),
        ("roofs", np.uint64, WORDS),
        ("chips", np.uint64, (SEATS, WORDS)),
        ("luck", np.uint64),
        ("money", np.int32, SEATS),
        ("actions", np.int32),
        ("pawns", np.int16, SEATS),
        ("policemen", np.int16, SEATS),
        ("targets", np.int16, SEATS),
        ("penalties", np.int8, SEATS),
        ("tiles", np.uint8, SLOTS),
        ("completion", np.uint8, SLOTS),
        # The decision: what is due, from which seat, and the seat whose turn follows target stones.
        ("stage", np.uint8),
        ("seat", np.uint8),
        ("turn", np.uint8),
        ("stones", np.uint8),
        # The constants of the match.
        ("seats", np.uint8),
        ("first", np.uint8),
        ("chips_each", np.uint8),
        ("street_tiles", np.uint8),
        ("interest", np.uint8),
        ("is_translation", np.bool_),
        ("corner_forbidden", np.bool_),
        ("jumped_pays", np.bool_),
        ("free_building", np.bool_),
        ("ready_made", np.bool_),
        ("no_police", np.bool_),
        ("target_stones", np.bool_),
    ],
    align=True,
)
"""A match. `stones` counts the target stones that are to be set before the turn goes on (PAL-V4)."""
Match = Any
"""A record of the type MATCH in compiled code."""
Matches = npt.NDArray[Any]
"""An array of records of the type MATCH."""

_STAGES: dict[type, int] = {
    LayingStart: LAYING_START,
    LayingHouse: LAYING_HOUSE,
    ClaimingDoor: CLAIMING,
    SettingTarget: SETTING_TARGET,
    TakingTurn: TAKING_TURN,
    Walking: WALKING,
}


def opening_of(terms: Terms) -> Match:
    """A record with the constants of a match and nothing else."""
    row, options, numbers = np.zeros(1, MATCH)[0], terms.options, terms.numbers
    row["seats"], row["first"] = terms.seats, terms.first
    row["chips_each"], row["street_tiles"] = numbers.chips, numbers.street_tiles
    row["interest"] = numbers.interest
    row["is_translation"] = options.is_translation
    row["corner_forbidden"] = options.corner_contact == "forbidden"
    row["jumped_pays"] = options.jumped_policeman == "pays"
    row["free_building"], row["ready_made"] = options.free_building, options.ready_made_town
    row["no_police"], row["target_stones"] = options.no_police, options.target_stones
    row["pawns"] = row["policemen"] = row["targets"] = NOWHERE
    row["tiles"] = row["completion"] = EMPTY
    return row


def from_state(state: State) -> Match:
    """The record of a state of the Python rules, without luck and with no action counted."""
    terms = state.terms
    row, seats = opening_of(terms), terms.seats
    row["chips"][:seats] = [words_of(doors) for doors in state.chips]
    match state:
        case Building():
            row["tiles"], row["completion"] = list(state.tiles), list(state.completion)
            row["roofs"] = words_of(sum(map(getitem, ROOFS, state.tiles)))
            row["doors"] = words_of(sum(map(getitem, DOORS, state.tiles)))
            if state.has_start:
                row["start"] = words_of(CELLS_OF_SLOT[state.tiles.index(START)])
        case Claiming():
            _write_town(row, state.town)
        case Collecting():
            _write_town(row, state.town)
            for name in ("pawns", "policemen", "targets"):
                row[name][:seats] = [place_of(cell) for cell in getattr(state, name)]
            row["penalties"][:seats], row["money"][:seats] = state.penalties, state.money
    _write_decision(row, state)
    return row


def _write_town(row: Match, town: Town) -> None:
    row["tiles"] = list(town.tiles)
    row["streets"], row["start"], row["doors"] = map(words_of, (town.streets, town.start, town.doors))
    row["roofs"] = words_of(sum(map(getitem, ROOFS, town.tiles)))


def _write_decision(row: Match, state: State) -> None:
    if not state.decisions:
        row["stage"] = OVER
        return
    row["stage"], row["seat"] = _STAGES[type(state.decisions[-1])], state.seat
    row["turn"] = state.decisions[0].seat
    row["stones"] = max(0, len(state.decisions) - 1)
