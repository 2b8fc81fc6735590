"""`python -m torture.matches GAME COUNT`: play odd matches by their number and hunt for one that is stuck.

Matches have numbers, so that a run goes on where the last one ended and any find can be played again:
`python -m torture.matches GAME --again NUMBER`. What was reached is kept in build/torture/matches-GAME.json.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from tests.games.villa_paletti.fate import fateful_wood

from ludoteca.bots import ask
from ludoteca.bots.uniform import filled_in
from ludoteca.core import HOUSE, AnyGame, Illegal, Invalid, NoChance, SeededChance
from ludoteca.games import find_game
from ludoteca.games.palanche.actions import TimeUp
from ludoteca.games.palermo.geometry import cells_in, names_of
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.rules import GAME as PALERMO
from ludoteca.games.palermo.state import Claiming, Collecting, State
from ludoteca.games.palermo.town import code

from . import odd

FOLDER = Path("build/torture")
CAPS = {"palermo": 600, "palanche": 1500, "villa_paletti": 300}
"""Actions after which a match is left, unfinished and not stuck."""
CLOSE_LOOK = 40
"""One state in so many is looked at from all sides."""
TOWNS = 40
"""Ready-made towns that odd matches of Palermo are walked in."""


class Tally(msgspec.Struct):
    """What a campaign has reached."""

    game: str
    matches: int = 0
    actions: int = 0
    finished: int = 0
    numbers: int = 0
    """How many were tried, those included whose table a game refused with a reason."""
    stuck: list[int] = []
    """The numbers of matches in which nobody could do anything, or something broke."""
    seconds: float = 0.0
    ends: dict[str, int] = {}


class Stuck(AssertionError):
    """A match that cannot go on."""


def kept_at(game: str) -> Path:
    """Where the tally of a game is kept."""
    return FOLDER / f"matches-{game}.json"


def tally_of(game: str) -> Tally:
    """What was reached so far."""
    path = kept_at(game)
    return msgspec.json.decode(path.read_bytes(), type=Tally) if path.exists() else Tally(game)


def campaign(game: str, count: int, seconds: float | None = None) -> Tally:
    """Play so many matches more, or as many as fit."""
    tally, begun = tally_of(game), time.monotonic()
    wanted = tally.matches + count
    while tally.matches < wanted and (seconds is None or time.monotonic() - begun < seconds):
        before = time.process_time()
        try:
            play(game, tally.numbers, tally)
        except Exception as broken:  # whatever it is, it is a find
            tally.stuck.append(tally.numbers)
            print(f"{game} {tally.numbers}: {type(broken).__name__}: {broken}", file=sys.stderr, flush=True)
        tally.numbers += 1
        tally.seconds += time.process_time() - before
        if tally.numbers % 200 == 0:
            keep(tally)
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
    simulator = fateful_wood(luck.choice((0.0, 0.1, 0.4))) if key == "villa_paletti" else None
    chance = SeededChance(f"{number}/table", simulator)
    try:
        state = LAID[key](game, seats, luck, chance)
    except Invalid:
        return
    tally.matches += 1
    actions = 0
    choose = CHOOSERS[key]
    while active := game.active(state):
        if actions >= CAPS[key]:
            tally.ends["left"] = tally.ends.get("left", 0) + 1
            tally.actions += actions
            return
        seat = active[luck.randrange(len(active))]
        if luck.randrange(CLOSE_LOOK) == 0:
            look(game, state)
        action_seat, action = choose(game, state, seat, luck, chance)
        state = game.apply(state, action_seat, action, chance).state
        actions += 1
    outcome = game.outcome(state)
    if outcome is None:
        raise Stuck("nobody is active and nothing is decided")
    tally.finished += 1
    tally.actions += actions
    reason = str(outcome.reason)
    tally.ends[reason] = tally.ends.get(reason, 0) + 1


def look(game: AnyGame, state: Any) -> None:
    """What always holds: somebody can act, what is played by default is allowed, it goes to JSON."""
    active = game.active(state)
    if not any(game.legal(state, seat) or game.offers(state, seat) for seat in active):
        raise Stuck("nobody has an action")
    for seat in active:
        game.check(state, seat, game.default(state, seat))
    written = msgspec.json.encode(game.position(state))
    read = game.from_position(msgspec.json.decode(written, type=game.info.position))
    if read != state:
        raise Stuck("a position does not give its state back")
    msgspec.json.encode(game.view(state))


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
    state = game.setup(odd.palanche(luck, seats), seats, chance).state
    if luck.random() < 0.3:
        position = replace(game.position(state), cash=(luck.choice((0, 10, 60, 990)),) * seats, ledger=())
        state = game.from_position(position)
    return state


def palanche_action(
    game: AnyGame, state: Any, seat: int, luck: random.Random, chance: SeededChance
) -> tuple[int, Any]:
    """Anything, or what a bot would do; now and then the clock runs out."""
    if luck.random() < 0.005:
        try:
            game.check(state, HOUSE, TimeUp())
        except Illegal:
            pass
        else:
            return HOUSE, TimeUp()
    # On a board of one's own a bot first reckons how often each space is visited: too long for one match.
    if state.setting.options.board == "genova" and luck.random() < 0.1:
        return seat, ask(game, state, seat, chance, "easy").action
    return seat, anything(game, state, seat, luck, chance)


def palermo_table(game: AnyGame, seats: int, luck: random.Random, chance: SeededChance) -> Any:
    """A town that is claimed; as a rule with a few chips left, so that the end is near."""
    options = odd.palermo(luck, seats, towns())
    if not options.ready_made_town or luck.random() < 0.02:
        state = game.setup(options, seats, chance).state
        while not isinstance(state, Collecting):
            if luck.randrange(CLOSE_LOOK) == 0:
                look(game, state)
            seat = game.active(state)[0]
            state = game.apply(state, seat, anything(game, state, seat, luck, chance), chance).state
        return state
    state = claimed(options.town_code or "", seats)
    state = replace(state, terms=replace(state.terms, options=replace(options, first_player=None)))
    doors = [list(cells_in(own)) for own in state.chips]
    few = tuple(sum(luck.sample(own, min(len(own), luck.choice((1, 1, 2))))) for own in doors)
    streets = luck.sample(names_of(state.town.streets & ~state.town.start & ~state.town.doors), seats)
    stones = tuple(luck.choice(names_of(own)) for own in few) if options.target_stones else ()
    position = replace(
        game.position(replace(state, chips=few)),
        pawns=tuple(streets),
        targets=stones,
        penalties=None,
        turn=luck.randrange(seats),
        stage="turn",
    )
    return game.from_position(position)


def palermo_action(
    game: AnyGame, state: Any, seat: int, luck: random.Random, chance: SeededChance
) -> tuple[int, Any]:
    """The second phase is played by bots, who stray now and then."""
    if luck.random() < 0.05:
        return seat, anything(game, state, seat, luck, chance)
    return seat, ask(game, state, seat, chance, "easy").action


def villa_table(game: AnyGame, seats: int, luck: random.Random, chance: SeededChance) -> Any:
    """A villa in the program or on the table."""
    return game.setup(odd.villa(luck, seats), seats, chance).state


def villa_action(
    game: AnyGame, state: Any, seat: int, luck: random.Random, chance: SeededChance
) -> tuple[int, Any]:
    """Anything."""
    return seat, anything(game, state, seat, luck, chance)


@cache
def towns() -> list[str]:
    """Codes of towns that were drawn once."""
    drawn = []
    for number in range(TOWNS):
        state = PALERMO.setup(Options(ready_made_town=True), 5, SeededChance(f"town/{number}")).state
        assert isinstance(state, Claiming)
        drawn.append(code(state.town))
    return drawn


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


Laid = Callable[[AnyGame, int, random.Random, SeededChance], Any]
Chooser = Callable[[AnyGame, Any, int, random.Random, SeededChance], tuple[int, Any]]
LAID: dict[str, Laid] = {"palermo": palermo_table, "palanche": palanche_table, "villa_paletti": villa_table}
CHOOSERS: dict[str, Chooser] = {
    "palermo": palermo_action,
    "palanche": palanche_action,
    "villa_paletti": villa_action,
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
