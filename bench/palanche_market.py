"""How the bots of Palanche haggle: how many offers, how many of them accepted or repeated, and the reasons.

    python -m bench.palanche_market --matches 2 --levels normal hard

Matches of 30 rounds for three to six seats, all of one level. An offer is a proposal or a counter-offer; it
is repeated if the same seat offered the same cards at the same price to the same player before and was
refused.
"""

import argparse
from collections import Counter

from ludoteca.bots import ask
from ludoteca.core import SeededChance
from ludoteca.games.palanche.bots import LEVELS
from ludoteca.games.palanche.events import CardsMarked, TradeDeclined, TradeMade, TradeProposed
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.rules import GAME

ROUNDS = 30


def haggling(level: str, seats: int, seed: int) -> Counter[str]:
    """What was said in one match."""
    chance = SeededChance(f"{seed}/{seats}")
    state = GAME.setup(Options(length=f"rounds:{ROUNDS}"), seats, chance).state
    counted: Counter[str] = Counter()
    refused: set[tuple[object, ...]] = set()
    standing: tuple[object, ...] = ()
    while active := GAME.active(state):
        step = GAME.apply(state, active[0], ask(GAME, state, active[0], chance, level).action, chance)
        state = step.state
        for event in step.events:
            match event:
                case TradeProposed():
                    if event.counter:
                        refused.add(standing)
                    terms = (event.give, event.take, event.give_money, event.take_money)
                    standing = (event.seat, event.partner, *terms)
                    counted["offers"] += 1
                    counted["counters"] += event.counter > 0
                    counted["repeats"] += standing in refused
                case TradeMade():
                    counted["deals"] += 1
                case TradeDeclined():
                    refused.add(standing)
                    counted[f"because {event.why}"] += 1
                case CardsMarked():
                    counted["marks"] += 1
    counted["seat rounds"] = state.progress.round * seats
    return counted


def main() -> None:
    """Print a line for each level and number of seats, and one for all seats of a level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=3, help="for each number of seats")
    parser.add_argument("--levels", nargs="+", default=["normal", "hard"], choices=tuple(LEVELS))
    given = parser.parse_args()
    for level in given.levels:
        total: Counter[str] = Counter()
        for seats in (3, 4, 5, 6):
            found: Counter[str] = Counter()
            for seed in range(given.matches):
                found += haggling(level, seats, seed)
            print(f"{level}, {seats} seats: {line_of(found)}", flush=True)
            total += found
        print(f"{level}, all: {line_of(total)}")
        print("  " + ", ".join(f"{key} {count}" for key, count in total.most_common()), flush=True)


def line_of(counted: Counter[str]) -> str:
    """The shares that matter, in words."""
    offers = max(1, counted["offers"])
    return (
        f"{counted['offers']} offers, {counted['deals'] / offers:.0%} accepted, "
        f"{counted['repeats'] / offers:.0%} repeated, "
        f"{counted['offers'] / counted['seat rounds']:.2f} a seat and round"
    )


if __name__ == "__main__":
    main()
