"""What more time brings Palermo's `hard`: how often its choices win when they are played out.

    python -m bench palermo_budgets                   the stored figures
    python -m bench.palermo_budgets --positions 30    with more positions

In matches of four `normal` it chooses a house and a turn (policeman and walk) with each budget, counted in
steps of about a millisecond. Each choice is then played out to the end of the match by four players who play
by their plans, hundreds of times with the same luck for all budgets.
"""

import argparse
from collections.abc import Iterator, Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from bench import reports
from bench.growth import Curve
from bench.plots import plot
from ludoteca.bots import ask
from ludoteca.core import Chance, Deadline, Seat, SeededChance, counted_thinking, options_of
from ludoteca.games.palermo.actions import PalermoAction, PlacePoliceman, Walk
from ludoteca.games.palermo.bots.builder import Site
from ludoteca.games.palermo.bots.compiled import KERNEL
from ludoteca.games.palermo.decisions import TakingTurn
from ludoteca.games.palermo.geometry import NAME_OF
from ludoteca.games.palermo.moves import LAY_HOUSE
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import Building, Collecting, State
from ludoteca.games.palermo.tables import DOORS
from ludoteca.games.palermo.walking import walk_ends

BUDGETS = (50, 100, 200, 400, 800, 1600)
SEATS, POSITIONS = 4, 12
JUDGED = {"houses": 250, "turns": 100}
"""Steps in which a choice is played out: two matches each for a house, four for a turn."""
CELLS = {name: cell for cell, name in NAME_OF.items()}
SITES = {
    action: Site(slot, tile, DOORS[slot][tile])
    for slot, tiles in enumerate(LAY_HOUSE)
    for tile, action in tiles.items()
}
PICTURE = reports.ROOT / "docs" / "pictures" / "palermo-budgets.svg"
COLUMNS = ("choices", "steps", "positions", "won when played out", "more than with half the steps", "± 95 %")


class Position(NamedTuple):
    """A position in which the seat at turn lays a house or takes a turn."""

    kind: str
    state: State
    seat: Seat


def positions(number: int) -> Iterator[Position]:
    """From each match a house and a turn, at different times."""
    for match in range(number):
        chance = SeededChance(match)
        state: State = GAME.setup(options_of(GAME, {}), SEATS, chance).state
        waited = {"houses": 5 + 7 * match % 23, "turns": 9 * match % 50}
        while waited and (active := GAME.active(state)):
            kind = kind_of(state, active[0])
            if kind in waited:
                waited[kind] -= 1
                if waited[kind] < 0:
                    del waited[kind]
                    yield Position(kind, state, active[0])
            state = after(state, active[0], "normal", chance, None)[0]


def kind_of(state: State, seat: Seat) -> str | None:
    """Whether a seat lays a house or begins a turn with a walk."""
    if isinstance(state, Building) and state.has_start:
        return "houses"
    if isinstance(state, Collecting) and isinstance(state.decisions[-1], TakingTurn):
        return None if state.is_home(seat) or not walk_ends(state).cells else "turns"
    return None


def after(
    state: State, seat: Seat, level: str, chance: Chance, steps: int | None
) -> tuple[State, PalermoAction]:
    """The state after a choice of a level, and the choice."""
    action: PalermoAction = ask(GAME, state, seat, chance, level, steps).action
    return GAME.apply(state, seat, action, chance).state, action


def share_won(position: Position, steps: int) -> float:
    """The share of playouts that are won after the choice with a budget."""
    kind, state, seat = position
    search = KERNEL.rollouts_for(state)
    assert search is not None, "the kernel is needed"
    playing = search(state, seat, SeededChance(1))
    then, action = after(state, seat, "hard", SeededChance(2), steps)
    if action in SITES:
        choice = playing.house(SITES[action])
    else:
        police = CELLS[action.cell] if isinstance(action, PlacePoliceman) else 0
        walk = after(then, seat, "hard", SeededChance(3), steps)[1] if police else action
        assert isinstance(walk, Walk), "the seat has a walk"
        choice = playing.turn(police, CELLS[walk.to])
    found = playing.best([choice, choice], Deadline(JUDGED[kind]))  # a single one would not be played on
    assert found is not None, "there is time to play it out"
    return found.won


def main() -> None:
    """Measure all positions; print, draw and store the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--positions", type=int, default=POSITIONS, help="of each kind")
    arguments = parser.parse_args() if __name__ == "__main__" else parser.parse_args([])
    shares: dict[str, list[list[float]]] = {kind: [] for kind in JUDGED}
    with counted_thinking():
        for position in positions(arguments.positions):
            shares[position.kind].append([share_won(position, steps) for steps in BUDGETS])
            print(position.kind, *(f"{share:.1%}" for share in shares[position.kind][-1]), flush=True)
    draw(shares)
    rows = [row for kind, each in shares.items() for row in rows_of(kind, each)]
    command = f"python -m bench.palermo_budgets --positions {arguments.positions}"
    reports.save("palermo-budgets", command, COLUMNS, rows)


def rows_of(kind: str, shares: Sequence[Sequence[float]]) -> Iterator[tuple[str, ...]]:
    """The rows of a kind of choices; differences are taken within positions."""
    for place, steps in enumerate(BUDGETS):
        mean, gain, around = fmean(each[place] for each in shares), "", ""
        if place:
            gains = [each[place] - each[place - 1] for each in shares]
            gain, around = f"{fmean(gains):.1%}", f"{1.96 * stdev(gains) / len(gains) ** 0.5:.1%}"
        yield kind, f"{steps:,}", str(len(shares)), f"{mean:.1%}", gain, around


def draw(shares: dict[str, list[list[float]]]) -> None:
    """Draw the share of playouts that are won over the budgets."""
    curves = [
        Curve(kind, [(steps, 100 * fmean(won)) for steps, *won in zip(BUDGETS, *each, strict=True)], "%")
        for kind, each in shares.items()
    ]
    text = plot("Palermo: choices of hard, won when played out", "steps of about a millisecond", curves)
    PICTURE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
