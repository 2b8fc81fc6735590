"""`python -m tools.kernel_positions [--transitions N]`: record actions of every kind that Palermo has.

The differential (`tools.kernel`) is played. Of the actions that run the same lines of `walking.py` and
`building.py`, or begin or end where pieces meet in the same rare way, a few are stored with the state before.
`compare_recorded` plays them again by the kernel and by the rules: a second that notices what takes the
differential thousands of matches. With `--rare` actions that lead to rare states are added to the file.
The last one was set up by hand: a pawn in a dead end behind the only other pawn, on the only policeman.
"""

import argparse
import gzip
import random
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from operator import getitem
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace
from tools.kernel import Difference, Differential

from ludoteca.core import SeededChance
from ludoteca.core.learning import NumberedMatch
from ludoteca.core.lockstep import Buffers, Plan
from ludoteca.games.palermo import building, walking
from ludoteca.games.palermo.building import _in_supply, may_be_laid, touches_at_corner
from ludoteca.games.palermo.geometry import ROW, Cell, CellSet, cells_in, spread
from ludoteca.games.palermo.ground import sum_of
from ludoteca.games.palermo.kernel.lockstep import PlayedByKernel
from ludoteca.games.palermo.kernel.match import from_state
from ludoteca.games.palermo.learning import ENCODING
from ludoteca.games.palermo.state import Building, Claiming, Collecting, State
from ludoteca.games.palermo.tables import EMPTY, ROOFS
from ludoteca.games.palermo.walking import walk_ends_of

RECORDED = Path(__file__).resolve().parents[1] / "tests" / "games" / "palermo" / "kernel_positions.jsonl.gz"
TRACED = frozenset(str(module.__file__) for module in (building, walking))
OF_A_KIND = 2
"""Actions that are kept of those that run the same lines, or begin at states of the same kind."""
TRACED_OF_A_KIND, TRACED_AT_ALL = 40, 0.03
"""How many actions of each kind are traced, which takes ten times as long, and how often any other is."""
REFUSED = 6
"""Numbers outside of each mask that are offered to the rules."""
TRANSITIONS = 400_000
PHASES = {phase.__name__: phase for phase in (Building, Claiming, Collecting)}


class Recorded(msgspec.Struct, frozen=True):
    """An action of a match, and the state before it."""

    phase: str
    number: int
    state: msgspec.Raw

    def position(self) -> State:
        """The state, with nothing computed yet."""
        phase: Any = PHASES[self.phase]
        state: State = msgspec.json.decode(self.state, type=phase)
        return state


class Recorder(Differential):
    """Keeps a few actions of each kind while it compares."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.kinds: Counter[Any] = Counter()
        self.kept: list[Recorded] = []

    def _play(self, match: NumberedMatch, number: int) -> None:
        before = match.state
        kinds = self._kinds_played(match, number)
        if not match.is_over:
            kinds += _rare(match.state)
        self.kinds.update(kinds)
        if any(self.kinds[kind] <= OF_A_KIND for kind in kinds):
            state = msgspec.Raw(msgspec.json.encode(before))
            self.kept.append(Recorded(type(before).__name__, number, state))

    def _kinds_played(self, match: NumberedMatch, number: int) -> list[Any]:
        """Play an action; returns the kinds that it is of."""
        before = match.state
        kinds: list[Any] = [(ENCODING.block_of(number)[0], *_kind(before))]
        if self.kinds[kinds[0]] >= TRACED_OF_A_KIND and self.random.random() >= TRACED_AT_ALL:
            super()._play(match, number)
            return kinds
        before = replace(before)  # a copy has no cached results, so that all lines run
        match.set_state(before)
        lines: set[tuple[str, int]] = set()
        sys.settrace(lambda frame, _, __: _step(frame, lines))
        try:
            super()._play(match, number)
            match.legal()
        finally:
            sys.settrace(None)
        return [*kinds, (frozenset(lines), *kinds[0][:3])]


class RareRecorder(Recorder):
    """Keeps only actions that lead to rare states: nothing is traced, so that it sees more matches."""

    changed, ready_made, on_pawns = 0.3, 0.6, 0.8

    def options(self, seats: int) -> dict[str, Any]:
        """Options with which rare states are less rare."""
        found = super().options(seats)
        if found["ready_made_town"]:
            return found | {"edition": "de", "no_police": False}
        return found | {"corner_contact": "forbidden", "free_building": True}

    def _kinds_played(self, match: NumberedMatch, number: int) -> list[Any]:
        Differential._play(self, match, number)
        return []


def _kind(state: State) -> tuple[Any, ...]:
    """What is rare about a state: houses that join and touch at a corner, how pawns and policemen meet."""
    options = state.terms.options
    if isinstance(state, Building):
        roofs = sum(map(getitem, ROOFS, state.tiles))
        beside, free = spread(roofs), [slot for slot, tile in enumerate(state.tiles) if tile == EMPTY]
        news = {ROOFS[slot][tile] for slot in free for tile in state.terms.box.houses}
        touching = [new for new in news if new & beside and touches_at_corner(roofs, new)]
        return options.corner_contact, options.free_building, min(len(touching), 2), len(free) // 4
    found = options.is_translation, options.jumped_policeman
    if not isinstance(state, Collecting) or state.is_home(state.seat):
        return found
    ends = walk_ends_of(state, state.seat)
    pawns, police = ends.ground.pawns, ends.ground.police
    return (
        *found,
        bool(ends.cells),
        bool(state.penalties[state.seat]),
        bool(pawns & police),
        bool(pawns) and pawns == police,
        frozenset((lost, lost == ends.points) for _, lost in ends.short),
    )


def _rare(state: State) -> Iterator[tuple[Any, ...]]:
    """What is rare about the legal actions of a state: its mask is compared after the action before it."""
    options = state.terms.options
    if isinstance(state, Building) and state.has_start:
        roofs = sum(map(getitem, ROOFS, state.tiles))
        if options.free_building:
            yield "free building", len(state.empty_slots) // 8
        elif options.corner_contact == "forbidden":
            for slot, tile in _in_supply(state, spread(roofs)):
                new = ROOFS[slot][tile]
                corners = _corners(roofs, new) if new & spread(roofs) else ()
                if corners and may_be_laid(state, slot, tile):
                    yield "corners alone forbid a house", *corners
    elif isinstance(state, Collecting) and not state.is_home(state.seat):
        ends = walk_ends_of(state, state.seat)
        pawns, police, is_dear = ends.ground.pawns, ends.ground.police, bool(ends.ground.dear_jumps)
        for cells, lost in ends.short:
            others = sum_of(tuple(other for other, loss in ends.short if loss != lost))
            if cells & ~(ends.full | others):
                meeting = pawns & police, pawns == police, is_dear
                yield "ends only by a loss", lost, options.is_translation, *map(bool, meeting)


def _corners(roofs: CellSet, new: CellSet) -> list[tuple[int, int]]:
    """The directions in which a new roof is diagonal to an old one and no roof is between."""
    every = roofs | new
    return [
        (up, right)
        for up in (1, -1)
        for right in (1, -1)
        if any(
            _moved(cell, up, right) & roofs and not (_moved(cell, up, 0) | _moved(cell, 0, right)) & every
            for cell in cells_in(new)
        )
    ]


def _moved(cell: Cell, up: int, right: int) -> Cell:
    return cell << ROW + 1 + ROW * up + right >> ROW + 1


def _step(entered: FrameType, lines: set[tuple[str, int]]) -> Any:
    """Trace the lines of the rules that are looked at, and nothing else."""
    path = entered.f_code.co_filename
    if path not in TRACED:
        return None

    def step(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            lines.add((path, frame.f_lineno))
        return step

    return step


class Answers(NamedTuple):
    """Recorded actions of matches with one number of seats, and what the kernel made of them."""

    played: list[tuple[State, int]]
    table: NumberedMatch
    plan: Plan
    buffers: Buffers
    kernel: PlayedByKernel


@cache
def answers() -> list[Answers]:
    """Let the kernel play all recorded actions, those of one number of seats in one step."""
    by_seats: dict[int, list[tuple[State, int]]] = {}
    for line in gzip.decompress(RECORDED.read_bytes()).splitlines():
        recorded = msgspec.json.decode(line, type=Recorded)
        state = recorded.position()
        by_seats.setdefault(state.terms.seats, []).append((state, recorded.number))
    found = []
    for seats, played in by_seats.items():
        plan = Plan(
            copies=len(played), seats=seats, options=None, most_actions=10_000, reward="place", short=False
        )
        buffers = Buffers.of(ENCODING, plan.copies, seats, observe=True)
        kernel = PlayedByKernel(ENCODING, plan, buffers)
        kernel.begin(1)
        buffers.masks[:] = 0
        for row, (state, number) in enumerate(played):
            kernel.matches[row] = from_state(state)
            buffers.masks[row, number] = 1
        kernel.step(np.array([number for _, number in played]))
        table = NumberedMatch(ENCODING, seats, None, SeededChance(1))
        found.append(Answers(played, table, plan, buffers, kernel))
    return found


class Replayed(Differential):
    """Compares recorded actions: the state after each, its legal actions, the end."""

    def compare(self, answer: Answers, row: int) -> None:
        """Compare one of the actions."""
        state, number = answer.played[row]
        buffers, plan = answer.buffers, answer.plan
        match = answer.table.copy()
        match.set_state(replace(state))
        self._play(match, number)
        if match.is_over != buffers.terminated[row]:
            raise Difference(f"the end of {match.state}")
        if match.is_over:
            self._compare_rewards(buffers.rewards[row], match, plan, state)
            self._compare_end(buffers, row, match)
            return
        self._compare_state(answer.kernel, row, match)
        self._compare_mask(buffers.masks[row], match)
        for _ in range(REFUSED):
            self._compare_refusal(buffers.masks[row], match)


def compare_recorded() -> int:
    """Compare all recorded actions, in any order; raises Difference where kernel and rules disagree."""
    replayed = Replayed(1)
    rows = [(answer, row) for answer in answers() for row in range(len(answer.played))]
    random.Random(1).shuffle(rows)
    for answer, row in rows:
        replayed.compare(answer, row)
    return len(rows)


def main() -> int:
    """Record actions and write their file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--transitions", type=int, default=TRANSITIONS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rare", action="store_true", help="add to the stored ones")
    asked = parser.parse_args()
    recorder = (RareRecorder if asked.rare else Recorder)(asked.seed)
    recorder.run(asked.transitions)
    lines = b"".join(msgspec.json.encode(each) + b"\n" for each in recorder.kept)
    if asked.rare:
        lines = gzip.decompress(RECORDED.read_bytes()) + lines
    RECORDED.write_bytes(gzip.compress(lines, mtime=0))
    print(f"{len(recorder.kept)} actions of {len(recorder.kinds)} kinds, {RECORDED.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
