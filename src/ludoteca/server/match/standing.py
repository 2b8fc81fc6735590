"""Standing orders: what a person leaves to be played for their seat, and what no other player sees.

They are in the table's document, not in the log: others must not see them, and a replay needs only what was
played because of them. A seat's order is carried out by the process that drives the match.
"""

from typing import Any

import msgspec

from ludoteca.core import Invalid, Seat, TakesOrders, convert
from ludoteca.server.ports import Offloader
from ludoteca.server.table.document import Order, Table
from ludoteca.store import RequestRow

from .changing import Changing
from .room_state import RoomState


class Standing:
    """The standing orders of one room."""

    def __init__(self, room: RoomState, offloader: Offloader, changing: Changing) -> None:
        self._room = room
        self._offloader = offloader
        self._changing = changing

    async def leave(self, seat: Seat, player: str, order: Any, request: RequestRow | None) -> None:
        """Leave an order for a seat in place of an earlier one, or withdraw it (None); raises Illegal."""
        match = self._room.playing()
        game = match.game
        if not isinstance(game, TakesOrders):
            raise Invalid("no-standing-orders")
        if order is not None:
            order = convert(order, game.standing_order)
            await self._offloader.run("order", game.check_order, match.state, seat, order)
        await self._changing.change(lambda t: with_order(t, seat, player, order), request=request)

    async def drop_lapsed(self) -> None:
        """Drop the orders that have nothing left to do."""
        room = self._room
        if not room.table.orders or not room.is_playing:
            return
        match = room.playing()
        game, state = match.game, match.state
        assert isinstance(game, TakesOrders)
        lapsed = [
            left.seat
            for left in room.table.orders
            if (order := room.order_of(left.seat)) is None
            or not await self._offloader.run("order", game.order_stands, state, left.seat, order)
        ]
        if lapsed:
            await self._changing.change(lambda t: without_orders(t, lapsed))


def with_order(table: Table, seat: Seat, player: str, order: Any) -> Table:
    """The table with an order for a seat, or with none."""
    rest = without_orders(table, [seat])
    if order is None:
        return rest
    left = Order(seat=seat, player=player, order=msgspec.to_builtins(order))
    return msgspec.structs.replace(rest, orders=(*rest.orders, left))


def without_orders(table: Table, seats: list[Seat]) -> Table:
    """The table without the orders of these seats."""
    kept = tuple(order for order in table.orders if order.seat not in seats)
    return msgspec.structs.replace(table, orders=kept)
