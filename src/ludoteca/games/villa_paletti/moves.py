"""The listed actions with sensible numbers, the bounds of the open-ended ones, and the default."""

import math
from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec import UNSET

from ludoteca.core import Bound, Offer, OneOf, Real, Seat

from . import hand, setting_up
from .actions import (
    BreakOff,
    ChooseColour,
    Contest,
    Declare,
    Decline,
    GiveUpFloor,
    LayFloor,
    LayFloorAlong,
    Lift,
    PlaceColumn,
    Pull,
    PullAlong,
    RollSeal,
    SetDown,
    SetDownAlong,
    TellColour,
    TellFell,
    TellFloor,
    TellMoved,
    VillaAction,
)
from .decisions import (
    ChoosingColour,
    Contesting,
    DoubtingNeutral,
    LayingBlue,
    LayingFloor,
    MovingOwn,
    PlacingColumn,
    Proving,
    ProvingNeutral,
    Punishing,
    RollingColour,
    SettingDown,
    TakingTurn,
)
from .geometry import site
from .geometry.lanes import lanes, way_out
from .geometry.spots import Spot, bare_columns, layer, spots
from .geometry.supports import FloorPlace, blue_places, floor_places
from .geometry.villa import Villa, carry_height
from .judging import require_active
from .movable import movable_columns, purpose_of_attempt, purpose_of_question
from .state import State
from .tables import COLUMNS, ColumnId
from .wood import HandPoint

SAME_BY_HAND = ("grip", "tool", "hold", "hold_x", "hold_y", "lift", "steady")
"""What a declared pull and one by hand have in common, beside the column and when it is given up."""
REACH = 400.0
"""Millimetres from the middle of the table within which places are offered."""
TURN = 30.0
"""Degrees between the directions that are listed."""
CLEAR = 1.0
"""Millimetres that a clear way leaves on either side."""
QUICK, SLOW = 120.0, 30.0
"""Millimetres a second at which a hand lowers a piece, at first and at the end …"""
NEARLY_DOWN = 4.0
"""… and the height in millimetres at which it slows down."""
WAITING = 0.1
"""Seconds that a hand waits before it opens."""
PLACE: dict[str, Bound] = {
    "x": Real(low=-REACH, high=REACH, unit="mm"),
    "y": Real(low=-REACH, high=REACH, unit="mm"),
    "rotation": Real(low=-360.0, high=360.0, unit="degrees"),
}
AT: dict[str, type[Bound]] = {"x": Real, "y": Real, "rotation": Real}
OFFERS: dict[str, dict[str, type[Bound]]] = {
    "place_column": {"column": OneOf, **AT},
    "lay_floor": {**AT, "flipped": OneOf},
    "set_down": {**AT, "on": OneOf},
    "pull": {
        "column": OneOf,
        "direction": Real,
        "speed": Real,
        "grip": Real,
        "tool": OneOf,
        "hold": OneOf,
        "hold_x": Real,
        "hold_y": Real,
        "lift": Real,
        "steady": Real,
        "give_up": Real,
    },
    "nudge": {"column": OneOf},
}
"""The open-ended actions, with the kind of bound of each field; the client's types are generated from it."""


def legal(state: State, seat: Seat) -> Sequence[VillaAction]:
    """The listed actions of the deciding seat, at least one: plain pulls, a grid of places, safe floors."""
    if not state.decisions or state.decision.seat != seat:
        return ()
    match state.decision:
        case PlacingColumn():
            return [
                PlaceColumn(column=column, x=x, y=y) for column, (x, y) in site.listed_places(state.villa)
            ]
        case LayingBlue():
            return [floor_action(state, place) for place in blue_places(state.villa)]
        case RollingColour():
            return [RollSeal(), *(TellColour(colour=colour) for colour in setting_up.colours_left(state))]
        case ChoosingColour():
            return [ChooseColour(colour=colour) for colour in setting_up.colours_left(state)]
        case TakingTurn():
            return [*attempts(state), Declare()]
        case MovingOwn() | Proving() | ProvingNeutral():
            return list(attempts(state))
        case Punishing():
            return [*attempts(state), Decline()]
        case SettingDown(column=column):
            return [spot_action(state, spot) for spot in spots(state.villa, COLUMNS[column].kind)]
        case Contesting() | DoubtingNeutral():
            return [Contest(), Decline()]
        case LayingFloor() if state.is_real:
            return [TellFloor(), TellFell(), GiveUpFloor()]
        case LayingFloor():
            places = floor_places(state.villa, state.supports_needed)
            return [*(floor_action(state, place) for place in places), GiveUpFloor()]
        case _ as never:
            assert_never(never)


def attempts(state: State) -> Iterator[VillaAction]:
    """For each column that may be taken, the actions that lift it, pull it a clear way, or break off."""
    purpose = purpose_of_attempt(state)
    for column in movable_columns(state, purpose):
        if state.is_real:
            yield TellMoved(column=column)
            if purpose != "penalty":
                yield from (TellMoved(column=column, on=(below,)) for below in bare_columns(state.villa))
            yield TellFell(column=column)
        elif state.villa.cover_of(column) is None:
            yield Lift(column=column)
        elif state.options.pulls_by_panel:
            for direction in listed_directions(state.villa, column):
                yield Pull(column=column, direction=direction)
        else:
            yield by_hand(state, Pull(column=column, direction=listed_directions(state.villa, column)[0]))
        yield BreakOff(column=column)


def allowed(state: State, action: Pull) -> Pull | PullAlong:
    """The declared pull, or the path of a hand that does the same if the options ask for hands (VIL-T2)."""
    return action if state.options.pulls_by_panel else by_hand(state, action)


def by_hand(state: State, action: Pull) -> PullAlong:
    """The declared pull as the path of a hand that does the same, with few points."""
    path = hand.straight_path(
        action.direction, way_out(state.villa, action.column, action.direction), action.speed
    )
    fields = {name: getattr(action, name) for name in SAME_BY_HAND}
    give_up = UNSET if action.give_up is None else action.give_up
    return PullAlong(column=action.column, path=path, give_up=give_up, **fields)


def listed_directions(villa: Villa, column: ColumnId) -> list[float]:
    """The directions in which a column has a clear way out, the shortest first; all if none is clear."""
    ways = sorted(lanes(villa, column, TURN), key=lambda way: (round(way.way), -way.gap, way.direction))
    return [way.direction for way in ways if way.gap >= CLEAR] or [way.direction for way in ways]


def spot_action(state: State, spot: Spot) -> SetDown | SetDownAlong:
    """The action that sets the column in hand down on a spot, in the way that the options allow."""
    if state.options.placing != "by_hand":
        return SetDown(x=spot.x, y=spot.y, rotation=spot.rotation, on=spot.on)
    below = 0 if spot.on is None else layer(state.villa, spot.on) + 1
    ground = state.villa.box.standing_height(state.villa.top_level) + below * state.villa.box.height
    return SetDownAlong(x=spot.x, y=spot.y, rotation=spot.rotation, path=straight_down(state.villa, ground))


def floor_action(state: State, place: FloorPlace) -> LayFloor | LayFloorAlong:
    """The action that lays a floor in a place, in the way that the options allow."""
    x, y, rotation, flipped, _ = place
    if state.options.placing != "by_hand":
        return LayFloor(x=x, y=y, rotation=rotation, flipped=flipped)
    ground = state.villa.box.laid_height(state.villa.top_level) - state.villa.box.thickness / 2.0
    path = straight_down(state.villa, ground)
    return LayFloorAlong(x=x, y=y, rotation=rotation, flipped=flipped, path=path)


def straight_down(villa: Villa, ground: float) -> tuple[HandPoint, ...]:
    """The path of a hand that lowers a piece straight down, slowly at the end, and waits before it opens."""
    way = carry_height(villa) - ground
    near = round((way - NEARLY_DOWN) / QUICK, 3)
    down = round(near + NEARLY_DOWN / SLOW, 3)
    return (
        HandPoint(near, 0.0, 0.0, NEARLY_DOWN - way),
        HandPoint(down, 0.0, 0.0, -way),
        HandPoint(round(down + WAITING, 3), 0.0, 0.0, -way),
    )


def offers(state: State, seat: Seat) -> Sequence[Offer]:
    """The pulls, places and floors of the deciding seat with the bounds of their numbers."""
    if not state.decisions or state.decision.seat != seat or state.is_real:
        return []
    by_hand = state.options.placing == "by_hand"  # a hand's own path has no bounds to be listed
    match state.decision:
        case PlacingColumn():
            columns = OneOf(values=site.unplaced(state.villa))
            return [Offer(action="place_column", rule="VIL-U1", bounds={"column": columns, **PLACE})]
        case LayingBlue():
            return [] if by_hand else [floor_offer("VIL-U2")]
        case LayingFloor():
            return [] if by_hand else [floor_offer("VIL-T7")]
        case SettingDown() if by_hand:
            return []
        case SettingDown():
            return [Offer(action="set_down", rule="VIL-T3", bounds={**PLACE, "on": stacks(state)})]
        case TakingTurn() | MovingOwn() | Proving() | Punishing() | ProvingNeutral():
            return pull_offers(state)
        case Contesting() | DoubtingNeutral():
            purpose = purpose_of_question(state)
            assert purpose is not None
            asked = movable_columns(state, purpose)
            return [nudge_offer(asked)] if asked and not state.touch_is_attempt else []
        case RollingColour() | ChoosingColour():
            return []
        case _ as never:
            assert_never(never)


def floor_offer(rule: str) -> Offer:
    """The open-ended action that lays a floor in any place, rotation and side."""
    return Offer(action="lay_floor", rule=rule, bounds={**PLACE, "flipped": OneOf(values=(False, True))})


def stacks(state: State) -> OneOf:
    """The columns on which the one in hand may be set; only on the red floor (VIL-T3)."""
    villa = state.villa
    return OneOf(values=(None, *bare_columns(villa)))


def pull_offers(state: State) -> Sequence[Offer]:
    """The open-ended pulls of each column that may be taken, with the bounds of their numbers."""
    purpose = purpose_of_attempt(state)
    villa = state.villa
    lowest, highest = hand.grip_range(villa.box)
    columns = tuple(
        column for column in movable_columns(state, purpose) if villa.level_of(column) < villa.top_level
    )
    if not columns:
        return []
    nudges = [] if state.touch_is_attempt else [nudge_offer(columns)]
    if not state.options.pulls_by_panel:
        return nudges
    bounds: dict[str, Bound] = {
        "column": OneOf(values=columns),
        "direction": Real(low=0.0, high=360.0, unit="degrees"),
        "speed": Real(low=hand.SPEED_RANGE[0], high=hand.SPEED_RANGE[1], unit="mm/s"),
        "grip": Real(low=lowest, high=highest, unit="mm"),
        "tool": OneOf(values=("hand", "hook")),
        "hold": OneOf(values=(None, *(floor.floor for floor in villa.floors))),
        "hold_x": Real(low=-REACH, high=REACH, unit="mm"),
        "hold_y": Real(low=-REACH, high=REACH, unit="mm"),
        "lift": Real(low=0.0, high=hand.MOST_LIFT, unit="N"),
        "steady": Real(low=0.0, high=hand.MOST_STEADY, unit="N"),
        "give_up": Real(low=hand.GIVE_UP_RANGE[0], high=hand.GIVE_UP_RANGE[1], unit="mm"),
    }
    return [Offer(action="pull", rule="VIL-T2", bounds=bounds), *nudges]


def nudge_offer(columns: tuple[ColumnId, ...]) -> Offer:
    """The offer to feel how fast a column sits (VIL-T4)."""
    return Offer(action="nudge", rule="VIL-T4", bounds={"column": OneOf(values=columns)})


def default(state: State, seat: Seat) -> VillaAction:
    """The action that risks nothing: declare, decline, give up, set down in the middle.

    Raises Illegal for a seat that does not decide.
    """
    require_active(state, seat)
    match state.decision:
        case TakingTurn():
            return Declare()
        case Contesting() | DoubtingNeutral() | Punishing():
            return Decline()
        case LayingFloor():
            return GiveUpFloor()
        case MovingOwn() | Proving() | ProvingNeutral():  # VIL-T4 allows to give up; nothing else is safe
            return next(action for action in attempts(state) if isinstance(action, BreakOff))
        case SettingDown(column=column):
            centre = state.villa.floors[-1].pose
            spot = min(
                spots(state.villa, COLUMNS[column].kind),
                key=lambda spot: (spot.on is not None, math.hypot(spot.x - centre.x, spot.y - centre.y)),
            )
            return spot_action(state, spot)
        case PlacingColumn() | LayingBlue() | RollingColour() | ChoosingColour():
            return legal(state, seat)[0]
        case _ as never:
            assert_never(never)
