"""The view as text: the board in two columns, the players, and the open decision.

Words are text keys in angle brackets.
"""

from itertools import zip_longest

from ludoteca.core import Seat

from .board.printed_texts import names_of
from .debts import can_raise
from .decisions import (
    Auction,
    Debt,
    Destination,
    EndVote,
    PalancheDecision,
    Purchase,
    Reading,
    RideOffer,
    Trade,
    Turn,
)
from .outcome import wealth_of
from .spaces import rent_of
from .state import NO_SEAT, State, players

SEAT_COLOURS = ("red", "blue", "green", "magenta", "yellow", "cyan")
NAME_WIDTH = 27


def render(state: State, seat: Seat | None) -> str:  # noqa: ARG001 (everybody sees the same)
    """The public state as text, with rich's markup for colour."""
    spaces = [_space(state, place) for place in range(state.setting.space_count)]
    half = (len(spaces) + 1) // 2
    rows = zip_longest(spaces[:half], spaces[half:], fillvalue="")
    ring = (f"{left}   {right}".rstrip() for left, right in rows)
    lines = [_headline(state), "", *ring]
    lines += ["", *(_player(state, seat) for seat in range(state.setting.seats))]
    if state.decisions:
        lines += ["", " › ".join(_decision(state, decision) for decision in state.decisions)]
    return "\n".join(lines)


def _seat(seat: Seat) -> str:
    return f"[{SEAT_COLOURS[seat]}]P{seat + 1}[/]"


def _headline(state: State) -> str:
    """The line with round and turn."""
    setting = state.setting
    of = f"/{setting.limit}" if setting.limit else ""
    final = ", <board-final>" if state.progress.final else ""
    collection = state.balances[setting.collection]
    over = f"   <outcome-{state.progress.ending}>" if state.progress.ending else ""
    return (
        f"[bold]Palanche[/]   <board-round> {state.progress.round}{of}{final}   "
        f"<board-collection> {collection}   <board-cubes> {state.land.supply}{over}"
    )


def _space(state: State, place: int) -> str:
    """The line of a space."""
    setting = state.setting
    space = setting.board.spaces[place]
    here = [seat for seat in players(state) if state.pawns[seat] == place]
    pawns = "".join(f"[{SEAT_COLOURS[seat]}]{seat + 1}[/]" for seat in here)
    pawns += " " * (setting.seats - len(here))
    end = setting.other_end.get(place)
    name = space.name if end is None else f"{space.name} ⇄{end}"
    owner = state.land.owner[place]
    if not setting.is_deed[place]:
        owned = " " * 13
    elif owner == NO_SEAT:
        owned = f"{f'({setting.price[place]})':>11}  "
    else:
        rent = rent_of(state, place)
        owned = f"{_seat(owner)} {'■' * state.land.cubes[place]:<5}{rent:>5}"
    return f"{place:>2} {pawns} {_literal(f'{name:<{NAME_WIDTH}.{NAME_WIDTH}}')} {owned}"


def _player(state: State, seat: Seat) -> str:
    """The line of a player."""
    if seat in state.progress.out:
        return f"{_seat(seat)} [dim]<board-bankrupt>[/]"
    setting = state.setting
    deeds = [place for place in setting.deeds if state.land.owner[place] == seat]
    kept = [_name(state, setting.keys[card]) for card in state.cards.kept[seat]]
    rides = "  <board-rides-next>" if state.riding[seat] else ""
    cards = ", ".join([*(_literal(setting.board.spaces[place].name) for place in deeds), *kept])
    wealth = wealth_of(state, seat)
    return f"{_seat(seat)} <board-cash> {wealth.cash:>5}  <board-wealth> {wealth.total:>5}{rides}  {cards}"


def _decision(state: State, decision: PalancheDecision) -> str:
    """The line of the open decision."""
    who = _seat(decision.seat)
    match decision:
        case Turn(roll_due=due):
            return f"{who}: {'<board-to-roll>' if due else '<board-rolled>'}"
        case Purchase(space=space):
            price = state.setting.price[state.setting.number[space]]
            return f"{who}: <board-buy> {_name(state, space)} ({price})?"
        case RideOffer(space=space):
            fare = state.setting.fare[state.setting.number[space]]
            return f"{who}: <board-ride> {_name(state, space)} ({fare})?"
        case Destination(symbol=symbol):
            return f"{who}: <board-where-to> (<symbol-{symbol}>)?"
        case Debt():
            raisable = can_raise(state, decision.seat)
            cash = state.balances[decision.seat]
            return f"{who}: <board-owes> {decision.owed}, <board-cash> {cash}, <board-can-raise> {raisable}"
        case Auction(card=card, bid=bid):
            standing = (
                f"{bid} ({_seat(decision.bidder)})" if decision.bidder is not None else "<board-no-bid>"
            )
            return f"<board-auction> {_name(state, card)}: {standing}, {who} ≥ {decision.next_bid}"
        case Reading(deck=deck, player=player):
            return f"{who}: <board-read> {_seat(player)} (<deck-{deck}>)"
        case EndVote():
            return f"{_seat(decision.by)}: <board-end-vote> {who}"
        case Trade():
            gives = _side(state, decision.give, decision.give_money)
            takes = _side(state, decision.take, decision.take_money)
            return f"<board-offer> {decision.offer}, {_seat(decision.by)} → {who}: {gives} ⇄ {takes}"
        case _:
            return f"<board-card> {_name(state, decision.card)}"


def _side(state: State, cards: tuple[str, ...], money: int) -> str:
    """The text of one side of a trade."""
    return " + ".join([*(_name(state, card) for card in cards), *([str(money)] if money else [])])


def _name(state: State, key: str) -> str:
    """The name of a space or card: the players' own title, or a text key."""
    own = names_of(state.setting.options).get(key)
    return f"<card-{key}>" if own is None else _literal(own)


def _literal(name: str) -> str:
    """A name with its markup characters escaped."""
    from rich.markup import escape  # takes long to import, and most matches are never drawn as text

    return escape(name)
