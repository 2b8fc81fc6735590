"""`python -m torture.matches GAME COUNT`: play unusual matches and search for one that is stuck.

Matches have numbers, so that a run continues where the last one ended and any failure can be replayed:
`python -m torture.matches GAME --again NUMBER`. Totals are kept in torture/reached/GAME.json.
"""

import argparse
import hashlib
import random
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from tests.games.villa_paletti.quick_physics import quick_physics

from ludoteca.bots import ask
from ludoteca.bots.uniform import filled_in
from ludoteca.core import HOUSE, AnyGame, Illegal, Invalid, NoChance, SeededChance, Simulator, simulator_of
from ludoteca.games import find_game
from ludoteca.games.palanche.actions import TimeUp
from ludoteca.games.palermo.geometry import cells_in, names_of
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.rules import GAME as PALERMO
from ludoteca.games.palermo.state import Claiming, Collecting, State
from ludoteca.games.palermo.tables import PRINTED_BOX, ROTATIONS, START
from ludoteca.games.palermo.town import code, code_of, from_code

from . import odd
from .invariants import CLOSE_LOOK, Stuck, check_state, check_texts
from .timing import busy_at_most

FOLDER = Path("build/torture")
REACHED = Path("torture/reached")
SOURCES = Path("src/ludoteca")
CAPS = {"palermo": 600, "palanche": 1500, "villa_paletti": 300}
"""Actions after which a match is abandoned as unfinished, not stuck."""
LONGEST = {"palermo": 20.0, "palanche": 20.0, "villa_paletti": 120.0}
"""CPU seconds after which a match is stuck inside the rules; most take milliseconds."""
OFTEN = 2.0
"""CPU seconds between two writes of the tally."""
TOWNS = 40
"""Random towns for matches of Palermo, and as many shuffled variants of them."""
BOTS_OF_PALANCHE = 0.15
"""Share of Palanche matches with bots, which are slow: they first compute how often spaces are visited."""
ABSENT = 0.005
"""Share of matches in which every action is the default one, as after a timeout."""
REAL_WOOD = 20
"""One in this many matches of Villa Paletti uses real physics, if its villa is simulated; the others use
geometry."""

Laid = Callable[[AnyGame, int, random.Random, SeededChance], Any]
Chooser = Callable[[AnyGame, Any, int, SeededChance], tuple[int, Any]]


class Tally(msgspec.Struct):
    """Totals of all unusual matches of a game so far."""

    game: str
    matches: int = 0
    earlier: int = 0
    """Matches played before the game's code was last changed."""
    code: str = ""
    """Hash of the code of the game and the core."""
    real_wood: int = 0
    """Matches with real physics."""
    actions: int = 0
    finished: int = 0
    numbers: int = 0
    """The number of the next match; higher than `matches`, because some options are refused."""
    stuck: list[int] = []
    """Numbers of matches in which no seat could act, or an error was raised."""
    seconds: float = 0.0
    ends: dict[str, int] = {}


def kept_at(game: str) -> Path:
    """Return the path of a game's tally."""
    return REACHED / f"{game}.json"


def code_now(game: str) -> str:
    """Return a hash of the code of a game's rules and of the core."""
    folders = (SOURCES / "core", SOURCES / "games" / game)
    kinds = ("*.py", "*.toml")
    files = sorted(path for folder in folders for kind in kinds for path in folder.rglob(kind))
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]


def tally_of(game: str) -> Tally:
    """Load the tally of a game; after a change of code its matches count as earlier ones."""
    path = kept_at(game)
    tally = msgspec.json.decode(path.read_bytes(), type=Tally) if path.exists() else Tally(game)
    if tally.code != code_now(game):
        tally.earlier, tally.code = tally.matches, code_now(game)
    return tally


def campaign(game: str, count: int, seconds: float | None = None) -> Tally:
    """Play `count` more matches, or as many as fit into the time; return the tally."""
    tally, begun = tally_of(game), time.monotonic()
    wanted, kept = tally.matches + count, tally.seconds
    while tally.matches < wanted and (seconds is None or time.monotonic() - begun < seconds):
        before = time.process_time()
        try:
            with busy_at_most(LONGEST[game]):
                play(game, tally.numbers, tally)
        except Exception as broken:  # any error is a failure
            tally.stuck.append(tally.numbers)
            print(
                f"{game} {tally.numbers}: {type(broken).__name__}: {broken!s:.400}",
                file=sys.stderr,
                flush=True,
            )
        tally.numbers += 1
        tally.seconds += time.process_time() - before
        if tally.seconds - kept > OFTEN:
            keep(tally)
            kept = tally.seconds
    keep(tally)
    return tally


def keep(tally: Tally) -> None:
    """Save the tally atomically."""
    path = kept_at(tally.game)
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".new")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(tally)))
    draft.replace(path)


def play(key: str, number: int, tally: Tally) -> None:
    """Play one unusual match; raises Stuck if it cannot continue."""
    game = find_game(key)
    luck = random.Random(f"torture/{key}/{number}")
    seats = luck.randint(game.info.min_seats, game.info.max_seats)
    chance = SeededChance(f"{number}/table", wood(game, number, luck) if key == "villa_paletti" else None)
    try:
        state = LAID[key](game, seats, luck, chance)
    except Invalid:
        return
    tally.matches += 1
    if key == "villa_paletti":
        tally.real_wood += has_real_wood(number) and state.options.villa == "simulated"
    choose = (default_players if luck.random() < ABSENT else PLAYERS[key])(luck)
    actions = 0
    while (active := game.active(state)) and actions < CAPS[key]:
        seat = active[luck.randrange(len(active))]
        closely = luck.randrange(CLOSE_LOOK) == 0
        if closely:
            check_state(game, state, luck, chance)
        acting, action = choose(game, state, seat, chance)
        step = game.apply(state, acting, action, chance)
        state = step.state
        if closely:
            check_texts(game, state, step.events, luck)
        actions += 1
    tally.actions += actions
    reason = "left" if active else ended(game, state)
    tally.finished += not active
    tally.ends[reason] = tally.ends.get(reason, 0) + 1


def ended(game: AnyGame, state: Any) -> str:
    """Return the reason of a match's end; raises Stuck if it has no outcome."""
    outcome = game.outcome(state)
    if outcome is None:
        raise Stuck("no seat is active and there is no outcome")
    return str(outcome.reason)


def has_real_wood(number: int) -> bool:
    """Return whether the match of that number uses real physics."""
    return number % REAL_WOOD == REAL_WOOD - 1


def wood(game: AnyGame, number: int, luck: random.Random) -> Simulator | None:
    """Return real physics, or geometry with unsteady hands in which a villa may be unable to fall."""
    if has_real_wood(number):
        return simulator_of(game)
    return quick_physics(luck.choice((0.0, 0.1, 0.4)), may_fall=luck.random() < 0.7)


def anything(game: AnyGame, state: Any, seat: int, luck: random.Random, chance: SeededChance) -> Any:
    """Choose a listed action or sometimes an open-ended one; raises Stuck if there is neither."""
    if luck.random() < 0.1:
        offers = game.offers(state, seat)
        if offers:
            action = filled_in(game, luck.choice(offers), chance)
            try:
                game.check(state, seat, action)
            except Illegal:
                pass
            else:
                return action
    listed = game.legal(state, seat)
    if listed:
        return listed[luck.randrange(len(listed))]
    if not game.offers(state, seat):
        raise Stuck("no action is listed or offered")
    return game.default(state, seat)


def palanche_table(game: AnyGame, seats: int, luck: random.Random, chance: SeededChance) -> Any:
    """Set up Palanche with unusual options, sometimes with little cash."""
    options = odd.palanche(luck, seats)
    state = game.setup(options, seats, chance).state
    if luck.random() < 0.3:
        position = replace(game.position(state), cash=(luck.choice((0, 10, 60, 990)),) * seats, ledger=())
        state = game.from_position(position)
    return state


def palanche_players(luck: random.Random) -> Chooser:
    """Choose random actions, in some matches half of them by a bot; sometimes the clock runs out."""
    by_bots = 0.5 if luck.random() < BOTS_OF_PALANCHE else 0.0

    def choose(game: AnyGame, state: Any, seat: int, chance: SeededChance) -> tuple[int, Any]:
        if luck.random() < 0.005:
            try:
                game.check(state, HOUSE, TimeUp())
            except Illegal:
                pass
            else:
                return HOUSE, TimeUp()
        if luck.random() < by_bots:
            return seat, ask(game, state, seat, chance, "easy").action
        return seat, anything(game, state, seat, luck, chance)

    return choose


def palermo_table(game: AnyGame, seats: int, luck: random.Random, chance: SeededChance) -> Any:
    """Set up Palermo after claiming, usually with few chips left, so that the end is near."""
    options = odd.palermo(luck, seats, towns())
    if not options.ready_made_town or luck.random() < 0.02:
        state = game.setup(options, seats, chance).state
        while not isinstance(state, Collecting):
            if luck.randrange(CLOSE_LOOK) == 0:
                check_state(game, state, luck, chance)
            seat = game.active(state)[0]
            state = game.apply(state, seat, anything(game, state, seat, luck, chance), chance).state
        return state
    state = claimed(options.town_code or "", seats)
    state = replace(state, terms=replace(state.terms, options=replace(options, first_player=None)))
    doors = [list(cells_in(own)) for own in state.chips]
    few = tuple(sum(luck.sample(own, min(len(own), luck.choice((1, 1, 2))))) for own in doors)
    streets = names_of(state.town.streets & ~state.town.start & ~state.town.doors)
    if luck.random() < 0.3:  # all pawns and policemen close together
        centre = luck.randrange(len(streets))
        streets = (streets * 2)[centre : centre + 2 * seats + 4]
    policemen = [luck.choice((None, luck.choice(streets))) for _ in range(seats)]
    stones = tuple(luck.choice(names_of(own)) for own in few) if options.target_stones else ()
    position = replace(
        game.position(replace(state, chips=few)),
        pawns=tuple(luck.sample(streets, seats)),
        policemen=() if options.no_police else tuple(policemen),
        targets=stones,
        penalties=None,
        turn=luck.randrange(seats),
        stage="turn",
    )
    return game.from_position(position)


def palermo_players(luck: random.Random) -> Chooser:
    """Choose by a bot, sometimes at random."""

    def choose(game: AnyGame, state: Any, seat: int, chance: SeededChance) -> tuple[int, Any]:
        if luck.random() < 0.05:
            return seat, anything(game, state, seat, luck, chance)
        return seat, ask(game, state, seat, chance, "easy").action

    return choose


def villa_table(game: AnyGame, seats: int, luck: random.Random, chance: SeededChance) -> Any:
    """Set up Villa Paletti with unusual options, simulated or on a real table."""
    return game.setup(odd.villa(luck, seats), seats, chance).state


def villa_players(luck: random.Random) -> Chooser:
    """Choose random actions."""
    return lambda game, state, seat, chance: (seat, anything(game, state, seat, luck, chance))


def default_players(luck: random.Random) -> Chooser:  # noqa: ARG001 (nothing is random)
    """Choose the default action every time."""
    return lambda game, state, seat, _: (seat, game.default(state, seat))


@cache
def towns() -> list[str]:
    """Return codes of random towns and of shuffled variants."""
    drawn = []
    for number in range(TOWNS):
        state = PALERMO.setup(Options(ready_made_town=True), 5, SeededChance(f"town/{number}")).state
        assert isinstance(state, Claiming)
        drawn += [code(state.town), code_of(shuffled(state.town.tiles, random.Random(f"town/{number}")))]
    return drawn


def shuffled(tiles: bytes, luck: random.Random) -> bytes:
    """Return the tiles of a town after random rotations and swaps that keep it valid."""
    for _ in range(luck.choice((20, 100, 300))):
        changed = bytearray(tiles)
        one, other = luck.sample(range(len(tiles)), 2)
        changed[one], changed[other] = changed[other], changed[one]
        if changed[one] < START:
            quarter = len(ROTATIONS)
            changed[one] = changed[one] // quarter * quarter + luck.randrange(quarter)
        with suppress(Invalid):
            tiles = from_code(PRINTED_BOX, code_of(bytes(changed))).tiles
    return tiles


@cache
def claimed(town: str, seats: int) -> Collecting:
    """Return a town after random claims; cached for all matches in it."""
    options = Options(ready_made_town=True, town_code=town)
    luck = random.Random(f"{town}/{seats}")
    state: State = PALERMO.setup(options, seats, SeededChance(f"{town}/{seats}")).state
    while not isinstance(state, Collecting):
        seat = PALERMO.active(state)[0]
        state = PALERMO.apply(state, seat, luck.choice(PALERMO.legal(state, seat)), NoChance()).state
    return state


LAID: dict[str, Laid] = {"palermo": palermo_table, "palanche": palanche_table, "villa_paletti": villa_table}
PLAYERS: dict[str, Callable[[random.Random], Chooser]] = {
    "palermo": palermo_players,
    "palanche": palanche_players,
    "villa_paletti": villa_players,
}


def main() -> int:
    """Play as the arguments say; return the exit code."""
    words = argparse.ArgumentParser(prog="python -m torture.matches", description=__doc__)
    words.add_argument("game", choices=sorted(LAID))
    words.add_argument("count", type=int, nargs="?", default=1000)
    words.add_argument("--seconds", type=float, help="stop after this time")
    words.add_argument("--again", type=int, metavar="NUMBER", help="replay one match and let its error pass")
    given = words.parse_args()
    if given.again is not None:
        tally = Tally(given.game)
        play(given.game, given.again, tally)
        print(msgspec.json.encode(tally).decode())
        return 0
    tally = campaign(given.game, given.count, given.seconds)
    print(
        f"{tally.game}: {tally.matches:,} matches, {tally.actions:,} actions, {tally.finished:,} finished,"
        f" {len(tally.stuck)} stuck, {tally.seconds:.0f} s"
    )
    return 1 if tally.stuck else 0


if __name__ == "__main__":
    sys.exit(main())
