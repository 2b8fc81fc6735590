"""The table as text: the ring in two columns, the players, and what is being decided."""

from ludoteca.core import Seat

from .debts import can_raise
from .frames import AnyFrame, Auction, Debt, Destination, Purchase, RideOffer, Trade, Turn
from .rounds import wealth_of
from .setting import NOBODY
from .spaces import rent_of
from .state import State, players
from .tables import SPACES

SEAT_COLOURS = ("red", "blue", "green", "magenta", "yellow", "cyan")
HALF = SPACES // 2
NAME_WIDTH = 27


def render(state: State) -> str:
    """All that lies open on the table, with rich's markup for colour."""
    ring = (f"{_space(state, place)}   {_space(state, place + HALF)}".rstrip() for place in range(HALF))
    lines = [_headline(state), "", *ring]
    lines += ["", *(_player(state, seat) for seat in range(state.setting.seats))]
    if state.frames:
        lines += ["", " › ".join(_decision(state, frame) for frame in state.frames)]
    return "\n".join(lines)


def _seat(seat: Seat) -> str:
    return f"[{SEAT_COLOURS[seat]}]P{seat + 1}[/]"


def _headline(state: State) -> str:
    setting = state.setting
    of = f" of {setting.limit}" if setting.limit else ""
    final = ", final" if state.final else ""
    collection = state.balances[setting.collection]
    over = f"   {state.ending}" if state.ending else ""
    return (
        f"[bold]Palanche[/]   round {state.round}{of}{final}   "
        f"collection {collection}   cubes {state.supply}{over}"
    )


def _space(state: State, place: int) -> str:
    setting = state.setting
    space = setting.board.spaces[place]
    here = [seat for seat in players(state) if state.pawns[seat] == place]
    pawns = "".join(f"[{SEAT_COLOURS[seat]}]{seat + 1}[/]" for seat in here)
    pawns += " " * (setting.seats - len(here))
    end = setting.other_end.get(place)
    name = space.name if end is None else f"{space.name} ⇄{end}"
    owner = state.owner[place]
    if not setting.price[place]:
        owned = " " * 13
    elif owner == NOBODY:
        owned = f"   for {setting.price[place]:>4}  "
    else:
        rent = rent_of(state, place)
        owned = f"{_seat(owner)} {'■' * state.cubes[place]:<5}{rent:>5}"
    return f"{place:>2} {pawns} {name:<{NAME_WIDTH}.{NAME_WIDTH}} {owned}"


def _player(state: State, seat: Seat) -> str:
    if seat in state.out:
        return f"{_seat(seat)} [dim]bankrupt[/]"
    setting = state.setting
    deeds = [place for place in setting.deeds if state.owner[place] == seat]
    kept = [setting.keys[card] for card in state.kept[seat]]
    rides = "  rides next" if state.riding[seat] else ""
    cards = ", ".join([*(setting.board.spaces[place].name for place in deeds), *kept])
    wealth = wealth_of(state, seat)
    return f"{_seat(seat)} cash {wealth.cash:>5}  wealth {wealth.total:>5}{rides}  {cards}"


def _decision(state: State, frame: AnyFrame) -> str:
    who = _seat(frame.seat)
    match frame:
        case Turn(roll_due=due):
            return f"turn of {who}, {'to roll' if due else 'rolled'}"
        case Purchase(space=space):
            return f"{who}: buy {space}?"
        case RideOffer(space=space):
            return f"{who}: ride from {space}?"
        case Destination(symbol=symbol):
            return f"{who}: where to ({symbol})?"
        case Debt():
            raisable = can_raise(state, frame.seat)
            return f"{who} owes {frame.owed}, has {state.balances[frame.seat]}, can raise {raisable}"
        case Auction(card=card, bid=bid):
            standing = f"{bid} by {_seat(frame.bidder)}" if frame.bidder is not None else "no bid"
            return f"auction of {card}: {standing}, {who} speaks, from {frame.next_bid}"
        case Trade():
            gives, takes = _side(frame.give, frame.give_money), _side(frame.take, frame.take_money)
            return f"offer {frame.offer} by {_seat(frame.by)} to {who}: {gives} for {takes}"
        case _:
            return f"card {frame.card}"


def _side(cards: tuple[str, ...], money: int) -> str:
    return " + ".join([*cards, *([str(money)] if money else [])])
