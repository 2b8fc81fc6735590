"""The table is laid: decks, cash, land, and who begins (GEN-C2 … GEN-C4)."""

from ludoteca.core import Chance, Seat

from .events import LandDealt, RolledForFirst
from .ledger import Ledger
from .rounds import begin_round, begin_turn
from .setting import NOBODY, Setting, deal_for
from .state import Cards, Course, Spent, Table, land_of
from .tables import DECKS, SPACES


def lay_table(setting: Setting, chance: Chance) -> Table:
    """Everything before the first turn."""
    seats = setting.seats
    # GEN-C2: both decks are shuffled.
    decks = tuple(_shuffled_deck(setting, deck, chance) for deck in range(len(DECKS)))
    t = Table(
        setting=setting,
        frames=(),
        balances=(0,) * setting.accounts,
        ledger=Ledger(),
        pawns=(0,) * seats,
        riding=(False,) * seats,
        land=land_of(setting, (NOBODY,) * SPACES, (0,) * SPACES),
        cards=Cards(((),) * seats, decks, tuple(map(len, decks))),
        spent=Spent(),
        course=Course(),
        chance=chance,
        told=[],
    )
    _deal(t)
    named = setting.options.first
    first = _roll_for_first(t) if named == "dice" else named
    t.course = Course(first=first)
    begin_round(t)
    begin_turn(t, first)
    return t


def _shuffled_deck(setting: Setting, deck: int, chance: Chance) -> tuple[int, ...]:
    cards = setting.decks[deck]
    return tuple(cards[place] for place in chance.shuffle(DECKS[deck], len(cards)))


def _deal(t: Table) -> None:
    """Cash and free terreni, as many as the start table says (GEN-C3)."""
    setting = t.setting
    deal = deal_for(setting.seats)
    order = t.chance.shuffle("terreni", len(setting.terreni))
    owner = [*t.land.owner]
    for seat in range(setting.seats):
        t.pay(setting.banca, seat, deal.palanche, "start")
        dealt = sorted(setting.terreni[n] for n in order[seat * deal.terreni : (seat + 1) * deal.terreni])
        for place in dealt:
            owner[place] = seat
        t.told.append(LandDealt(seat=seat, spaces=tuple(setting.keys[place] for place in dealt)))
    t.land = land_of(setting, tuple(owner), t.land.cubes)


def _roll_for_first(t: Table) -> Seat:
    """The highest sum begins; those who tie roll again (GEN-C4)."""
    rolling = list(range(t.setting.seats))
    while len(rolling) > 1:
        sums: dict[Seat, int] = {}
        for seat in rolling:
            dice = (t.chance.draw("die", 6) + 1, t.chance.draw("die", 6) + 1)
            t.told.append(RolledForFirst(seat=seat, dice=dice))
            sums[seat] = sum(dice)
        rolling = [seat for seat in rolling if sums[seat] == max(sums.values())]
    return rolling[0]
