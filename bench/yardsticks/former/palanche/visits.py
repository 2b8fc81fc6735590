"""How often pawns visit each space: a Markov chain over dice, doubles, cards and rides."""

from functools import lru_cache

from ludoteca.games.palanche.board.setting import Setting
from ludoteca.games.palanche.tables import MoveBy, MoveTo, MoveToSymbol

ODDS = tuple((roll, (6 - abs(7 - roll)) / 36) for roll in range(2, 13))
"""The sums of two dice, and how likely they are."""
ROLLS_A_TURN = 1 + 1 / 6 + 1 / 36
"""After a double one rolls again, after a second one once more (GEN-T2)."""
THIRD_DOUBLE = 1 / 216 / ROLLS_A_TURN
"""How many rolls are a third double, which leads to the villa."""
RIDES = 0.5
"""The assumed share of players who take an offered ride (GEN-X1)."""
LONG_ENOUGH = 60
"""Rolls after which the start of the pawn does not matter any more."""


@lru_cache(maxsize=64)
def visits_a_turn(setting: Setting) -> tuple[float, ...]:
    """For each space, the expected number of visits by a player per turn, by dice or card."""
    onward = _moves_by_card(setting)
    at = [1 / setting.space_count] * setting.space_count
    come = at
    for _ in range(LONG_ENOUGH):
        rolled = [0.0] * setting.space_count
        for place, share in enumerate(at):
            starts = {place: share}
            if place in setting.other_end:
                starts = {place: share * (1 - RIDES), setting.other_end[place]: share * RIDES}
            for start, part in starts.items():
                for roll, odds in ODDS:
                    rolled[(start + roll) % setting.space_count] += part * odds * (1 - THIRD_DOUBLE)
        rolled[setting.third_double] += THIRD_DOUBLE
        come, at = list(rolled), list(rolled)
        for place, ways in onward.items():
            for to, odds in ways:
                at[place] -= rolled[place] * odds
                at[to] += rolled[place] * odds
                come[to] += rolled[place] * odds
    return tuple(share * ROLLS_A_TURN for share in come)


def _moves_by_card(setting: Setting) -> dict[int, list[tuple[int, float]]]:
    """For each card space, the probability of being sent to each other space."""
    onward: dict[int, list[tuple[int, float]]] = {}
    for place in range(setting.space_count):
        deck = setting.deck[place]
        if deck is None:
            continue
        cards = setting.decks[deck]
        ways = onward.setdefault(place, [])
        for card in cards:
            for said in setting.deeds_of[card]:
                if setting.card(card).is_kept:
                    continue
                match said:
                    case MoveTo():
                        ways.append((setting.number[said.space], 1 / len(cards)))
                    case MoveBy():
                        ways.append(((place + said.steps) % setting.space_count, 1 / len(cards)))
                    case MoveToSymbol():
                        ends = [to for to in setting.symbols[said.symbol] if to != place]
                        ways += [(to, 1 / len(cards) / len(ends)) for to in ends]
    return onward
