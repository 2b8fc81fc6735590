"""`python -m torture.matches GAME COUNT`: play odd matches by their number and hunt for one that is stuck.

Matches have numbers, so that a run goes on where the last one ended and any find can be played again:
`python -m torture.matches GAME --again NUMBER`. What was reached is kept in torture/reached/GAME.json.
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
from ludoteca.games.palermo.tables import ROTATIONS, START
from ludoteca.games.palermo.town import code, code_of, from_code

from . import odd
from .promises import CLOSE_LOOK, Stuck, look, tell
from .timing import busy_at_most

FOLDER = Path("build/torture")
REACHED = Path("torture/reached")
SOURCES = Path("src/ludoteca")
CAPS = {"palermo": 600, "palanche": 1500, "villa_paletti": 300}
"""Actions after which a match is left, unfinished and not stuck."""
LONGEST = {"palermo": 20.0, "palanche": 20.0, "villa_paletti": 120.0}
"""Seconds of the processor after which a match is stuck inside the rules; most take thousandths."""
OFTEN = 2.0
"""Seconds of the processor after which a tally is written down."""
TOWNS = 40
"""Towns that were drawn, and as many that were then shuffled: odd matches of Palermo are walked in them."""
BOTS_OF_PALANCHE = 0.15
"""How many matches of Palanche bots play in: they first reckon how often each space is visited."""
ABSENT = 0.005
"""How many matches are played by nobody: as if everybody's time had run out."""
REAL_WOOD = 20
"""One match of Villa Paletti in so many has real physics, if its villa is simulated; in the others geometry
says what stands."""

Laid = Callable[[AnyGame, int, random.Random, SeededChance], Any]
Chooser = Callable[[AnyGame, Any, int, SeededChance], tuple[int, Any]]


class Tally(msgspec.Struct):
    """What a campaign has reached."""

    game: str
    matches: int = 0
    earlier: int = 0
    """Those of them that were played before the game's code was last changed."""
    code: str = ""
    """By which a change of that code is known."""
    real_wood: int = 0
    """Those of them whose wood was simulated by real physics."""
    actions: int = 0
    finished: int = 0
    numbers: int = 0
    """The number of the next one; the table of some was refused by the game with a reason."""
    stuck: list[int] = []
    """The numbers of matches in which nobody could do anything, or something broke."""
    seconds: float = 0.0
    ends: dict[str, int] = {}


def kept_at(game: str) -> Path:
    """Where the tally of a game is kept."""
    return REACHED / f"{game}.json"


def code_now(game: str) -> str:
    """By which the game's rules, and the core that they stand on, are known."""
    folders = (SOURCES / "core", SOURCES / "games" / game)
    kinds = ("*.py", "*.toml")
    files = sorted(path for folder in folders for kind in kinds for path in folder.rglob(kind))
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]


def tally_of(game: str) -> Tally:
    """What was reached so far."""
    path = kept_at(game)
    tally = msgspec.json.decode(path.read_bytes(), type=Tally) if path.exists() else Tally(game)
    if tally.code != code_now(game):
        tally.earlier, tally.code = tally.matches, code_now(game)
    return tally


def campaign(game: str, count: int, seconds: float | None = None) -> Tally:
    """Play so many matches more, or as many as fit."""
    tally, begun = tally_of(game), time.monotonic()
    wanted, kept = tally.matches + count, tally.seconds
    while tally.matches < wanted and (seconds is None or time.monotonic() - begun < seconds):
        before = time.process_time()
        try:
            with busy_at_most(LONGEST[game]):
                play(game, tally.numbers, tally)
        except Exception as broken:  # whatever it is, it is a find
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
    """Write the tally down, whole or not at all."""
    path = kept_at(tally.game)
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".new")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(tally)))
    draft.replace(path)


def play(key: str, number: int, tally: Tally) -> None:
    """One odd match; raises Stuck if it cannot go on."""
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
    choose = (absent_players if luck.random() < ABSENT else PLAYERS[key])(luck)
    actions = 0
    while (active := game.active(state)) and actions < CAPS[key]:
        seat = active[luck.randrange(len(active))]
        closely = luck.randrange(CLOSE_LOOK) == 0
        if closely:
            look(game, state, luck, chance)
        acting, action = choose(game, state, seat, chance)
        step = game.apply(state, acting, action, chance)
        state = step.state
        if closely:
            tell(game, state, step.events, luck)
        actions += 1
    tally.actions += actions
    reason = "left" if active else ended(game, state)
    tally.finished += not active
    tally.ends[reason] = tally.ends.get(reason, 0) + 1


def ended(game: AnyGame, state: Any) -> str:
    """How a match ended."""
    outcome = game.outcome(state)
    if outcome is None:
        raise Stuck("nobody is active and nothing is decided")
    return str(outcome.reason)


def has_real_wood(number: int) -> bool:
    """Whether the match of that number is one with real physics."""
    return number % REAL_WOOD == REAL_WOOD - 1


def wood(game: AnyGame, number: int, luck: random.Random) -> Simulator | None:
    """Physics, or geometry with hands of some clumsiness; now and then a villa that nothing brings down."""
    if has_real_wood(number):
        return simulator_of(game)
    return quick_physics(luck.choice((0.0, 0.1, 0.4)), may_fall=luck.random() < 0.7)


def anything(game: AnyGame, state: Any, seat: int, luck: random.Random, chance: SeededChance) -> Any:
    """A listed action, or now and then an open-ended one."""
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
    """A table at which everybody may be poor."""
    options = odd.palanche(luck, seats)
    state = game.setup(options, seats, chance).state
    if luck.random() < 0.3:
        position = replace(game.position(state), cash=(luck.choice((0, 10, 60, 990)),) * seats, ledger=())
        state = game.from_position(position)
    return state


def palanche_players(luck: random.Random) -> Chooser:
    """They do anything, or half of the time what a bot would do; now and then the clock runs out."""
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
    """A town that is claimed; as a rule with a few chips left, so that the end is near."""
    options = odd.palermo(luck, seats, towns())
    if not options.ready_made_town or luck.random() < 0.02:
        state = game.setup(options, seats, chance).state
        while not isinstance(state, Collecting):
            if luck.randrange(CLOSE_LOOK) == 0:
                look(game, state, luck, chance)
            seat = game.active(state)[0]
            state = game.apply(state, seat, anything(game, state, seat, luck, chance), chance).state
        return state
    state = claimed(options.town_code or "", seats)
    state = replace(state, terms=replace(state.terms, options=replace(options, first_player=None)))
    doors = [list(cells_in(own)) for own in state.chips]
    few = tuple(sum(luck.sample(own, min(len(own), luck.choice((1, 1, 2))))) for own in doors)
    streets = names_of(state.town.streets & ~state.town.start & ~state.town.doors)
    if luck.random() < 0.3:  # a crowd around one place
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
    """The second phase is played by bots, who stray now and then."""

    def choose(game: AnyGame, state: Any, seat: int, chance: SeededChance) -> tuple[int, Any]:
        if luck.random() < 0.05:
            return seat, anything(game, state, seat, luck, chance)
        return seat, ask(game, state, seat, chance, "easy").action

    return choose


def villa_table(game: AnyGame, seats: int, luck: random.Random, chance: SeededChance) -> Any:
    """A villa in the program or on the table."""
    return game.setup(odd.villa(luck, seats), seats, chance).state


def villa_players(luck: random.Random) -> Chooser:
    """They do anything."""
    return lambda game, state, seat, chance: (seat, anything(game, state, seat, luck, chance))


def absent_players(luck: random.Random) -> Chooser:  # noqa: ARG001 (they leave nothing to luck)
    """Nobody is there: what is played by default."""
    return lambda game, state, seat, _: (seat, game.default(state, seat))


@cache
def towns() -> list[str]:
    """Codes of towns that were drawn once, and of the same with tiles turned and exchanged."""
    drawn = []
    for number in range(TOWNS):
        state = PALERMO.setup(Options(ready_made_town=True), 5, SeededChance(f"town/{number}")).state
        assert isinstance(state, Claiming)
        drawn += [code(state.town), code_of(shuffled(state.town.tiles, random.Random(f"town/{number}")))]
    return drawn


def shuffled(tiles: bytes, luck: random.Random) -> bytes:
    """The tiles of a town, turned and exchanged as long as it stays one."""
    for _ in range(luck.choice((20, 100, 300))):
        changed = bytearray(tiles)
        one, other = luck.sample(range(len(tiles)), 2)
        changed[one], changed[other] = changed[other], changed[one]
        if changed[one] < START:
            quarter = len(ROTATIONS)
            changed[one] = changed[one] // quarter * quarter + luck.randrange(quarter)
        with suppress(Invalid):
            tiles = from_code(code_of(bytes(changed))).tiles
    return tiles


@cache
def claimed(town: str, seats: int) -> Collecting:
    """A town whose doors were claimed at random, once for all matches in it."""
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
    """Read the words and play."""
    words = argparse.ArgumentParser(prog="python -m torture.matches", description=__doc__)
    words.add_argument("game", choices=sorted(LAID))
    words.add_argument("count", type=int, nargs="?", default=1000)
    words.add_argument("--seconds", type=float, help="after which it stops")
    words.add_argument("--again", type=int, metavar="NUMBER", help="play one match again, and let it break")
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
