"""What an exchange would change before it is offered or accepted."""

from ludoteca.core import Record, Seat

from .actions import CounterTrade, PalancheAction, ProposeTrade
from .chapters import check
from .decisions import Trade
from .state import State


class GroupChange(Record, frozen=True, kw_only=True):
    """How a trade changes a player's share of a colour or kind."""

    seat: Seat
    group: str
    before: int
    after: int
    size: int


class Preview(Record, frozen=True, kw_only=True):
    """What an action would change, as far as it is known beforehand: shares of colours and kinds."""

    trade: tuple[GroupChange, ...] = ()


def preview(state: State, seat: Seat, action: PalancheAction) -> Preview:
    """What an offer would change if it were accepted; empty for other actions. Raises Illegal as `check`."""
    check(state, seat, action)
    top = state.decisions[-1]
    match action:
        case ProposeTrade():
            partner = action.partner
        case CounterTrade() if isinstance(top, Trade):
            partner = top.by
        case _:
            return Preview()
    offer = Trade(seat=partner, by=seat, offer=0, give=action.give, take=action.take)
    return Preview(trade=group_changes(state, offer))


def group_changes(state: State, trade: Trade) -> tuple[GroupChange, ...]:
    """For both players, the change in each colour or kind that the trade affects."""
    setting = state.setting
    number = setting.number
    given = [number[card] for card in trade.give if number[card] < setting.space_count]
    taken = [number[card] for card in trade.take if number[card] < setting.space_count]
    touched = dict.fromkeys(setting.group[place] for place in (*given, *taken))
    changes = []
    for seat, loses, wins in ((trade.by, given, taken), (trade.seat, taken, given)):
        for group in touched:
            space = setting.board.spaces[group[0]]
            before = sum(state.land.owner[place] == seat for place in group)
            changes.append(
                GroupChange(
                    seat=seat,
                    group=space.colour or space.kind,
                    before=before,
                    after=before + sum(p in group for p in wins) - sum(p in group for p in loses),
                    size=len(group),
                )
            )
    return tuple(changes)
