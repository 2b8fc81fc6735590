"""The set-up: decks, cash, land, and who begins (GEN-C2 … GEN-C4)."""

from typing import NamedTuple

from ludoteca.core import Chance, Seat

from .board.setting import Setting
from .course import Course
from .events import LandDealt, RolledForFirst
from .ledger import Ledger
from .rounds import begin_round, begin_turn
from .state import NO_SEAT, Cards, Progress, Spent, State, land_of
from .tables import DECKS

START = {2: (3_500, 6), 3: (3_000, 5), 4: (2_500, 4), 5: (2_000, 3), 6: (1_500, 2)}
"""By number of players: palanche and terreni to start with (GEN-C3)."""

NOTES = (500, 100, 50, 10)


class Deal(NamedTuple):
    """The cash and land that each player starts with (GEN-C3)."""

    palanche: int
    terreni: int
    notes: tuple[tuple[int, int], ...]


def deal_for(seats: int) -> Deal:
    """The start cash and land for a number of seats."""
    palanche, terreni = START[seats]
    return Deal(palanche, terreni, tuple(zip(NOTES, (7 - seats, 4, 10, 10), strict=True)))


def set_up(setting: Setting, chance: Chance) -> Course:
    """Set up a match; returns the course with the state before the first turn, and its events."""
    seats = setting.seats
    # GEN-C2: both decks are shuffled.
    decks = tuple(_shuffled_deck(setting, deck, chance) for deck in range(len(DECKS)))
    empty = State(
        setting=setting,
        decisions=(),
        balances=(0,) * setting.accounts,
        ledger=Ledger(),
        pawns=(0,) * seats,
        riding=(False,) * seats,
        land=land_of(setting, (NO_SEAT,) * setting.space_count, (0,) * setting.space_count),
        cards=Cards(((),) * seats, decks, tuple(map(len, decks))),
        spent=Spent(),
        progress=Progress(),
    )
    course = Course(empty, chance)
    _deal(course)
    named = setting.options.first
    first = _roll_for_first(course) if named == "dice" else named
    course.change(progress=Progress(first=first))
    begin_round(course)
    begin_turn(course, first)
    return course


def _shuffled_deck(setting: Setting, deck: int, chance: Chance) -> tuple[int, ...]:
    """The numbers of a deck's cards in random order."""
    cards = setting.decks[deck]
    return tuple(cards[place] for place in chance.shuffle(DECKS[deck], len(cards)))


def _deal(course: Course) -> None:
    """Deal cash and free terreni (land) to every player (GEN-C3)."""
    setting = course.setting
    deal = deal_for(setting.seats)
    order = course.chance.shuffle("terreni", len(setting.terreni))
    owner = [*course.state.land.owner]
    for seat in range(setting.seats):
        course.pay(setting.banca, seat, deal.palanche, "start")
        dealt = sorted(setting.terreni[n] for n in order[seat * deal.terreni : (seat + 1) * deal.terreni])
        for place in dealt:
            owner[place] = seat
        course.tell(LandDealt(seat=seat, spaces=tuple(setting.keys[place] for place in dealt)))
    course.change(land=land_of(setting, tuple(owner), course.state.land.cubes))


def _roll_for_first(course: Course) -> Seat:
    """Roll for the first player: the highest sum begins, ties roll again (GEN-C4)."""
    rolling = list(range(course.setting.seats))
    while len(rolling) > 1:
        sums: dict[Seat, int] = {}
        for seat in rolling:
            dice = (course.chance.draw("die", 6) + 1, course.chance.draw("die", 6) + 1)
            course.tell(RolledForFirst(seat=seat, dice=dice))
            sums[seat] = sum(dice)
        rolling = [seat for seat in rolling if sums[seat] == max(sums.values())]
    return rolling[0]
