"""Colours and kinds of cards: who has how many, who would complete one, and how that changes."""

from collections.abc import Iterable

from msgspec import UNSET

from ludoteca.core import Seat

from .decisions import Trade
from .events import GroupChange, GroupChanges
from .state import State, players
from .talk import TALKING_SINCE


def changes_of(
    state: State, gets: Iterable[tuple[Seat, int]], loses: Iterable[tuple[Seat, int]] = ()
) -> tuple[GroupChange, ...]:
    """How shares change when these seats lose and get cards of spaces; the seats that lose some first."""
    setting, space_count = state.setting, state.setting.space_count
    gets, loses = tuple(gets), tuple(loses)
    got = [(seat, place) for seat, place in gets if place < space_count]
    lost = [(seat, place) for seat, place in loses if place < space_count]
    touched = dict.fromkeys(setting.group[place] for _, place in (*lost, *got))
    changes = []
    for seat in dict.fromkeys(seat for seat, _ in (*loses, *gets)):
        for group in touched:
            before = sum(state.land.owner[place] == seat for place in group)
            more = sum(who == seat and place in group for who, place in got)
            less = sum(who == seat and place in group for who, place in lost)
            changes.append(
                GroupChange(
                    seat=seat,
                    group=setting.group_name[group[0]],
                    before=before,
                    after=before + more - less,
                    size=len(group),
                )
            )
    return tuple(changes)


def changes_of_trade(state: State, trade: Trade) -> tuple[GroupChange, ...]:
    """For both players, the change in each colour or kind that the trade affects; the proposer's first."""
    number = state.setting.number
    given = [(trade.by, number[card]) for card in trade.give]
    taken = [(trade.seat, number[card]) for card in trade.take]
    changes = changes_of(
        state,
        gets=[(trade.by, asset) for _, asset in taken] + [(trade.seat, asset) for _, asset in given],
        loses=given + taken,
    )
    return tuple(sorted(changes, key=lambda change: change.seat != trade.by))


def recorded(state: State, changes: tuple[GroupChange, ...]) -> GroupChanges:
    """The changes as an event records them: not at all under rules before version 4."""
    return changes if state.setting.rules_version >= TALKING_SINCE else UNSET


def completed_by(state: State, place: int) -> tuple[Seat, ...]:
    """The players who lack only this card of its colour or kind."""
    group, owner = state.setting.group[place], state.land.owner
    others = {owner[other] for other in group if other != place}
    return tuple(seat for seat in players(state) if others == {seat} and owner[place] != seat)
