"""Setting up: columns on the site, the blue floor, colours by the seal (VIL-U1 … VIL-U3)."""

import random

from ludoteca.core import Chance, Illegal, Invalid, Seat, Step

from . import companion, flooring, turns, wood
from .actions import ChooseColour, LayFloorAlong, Laying, PlaceColumn, RollSeal, TellColour
from .checking_pieces import check_pieces
from .course import Course, loads_of
from .decisions import ChoosingColour, LayingBlue, PlacingColumn, RollingColour
from .events import (
    ColourChosen,
    ColourLeft,
    ColourNeutral,
    ColourRolled,
    ColumnPlaced,
    FloorSlipped,
    SiteCleared,
    VillaLaidOut,
)
from .geometry import layout, shapes, site
from .geometry.supports import FEWEST, blue_places, check_blue, flat_floor
from .geometry.villa import Column, Villa, upright_pose
from .hand import check_reach
from .judging import require_decision
from .options import Options
from .own_pieces import Pieces
from .rounding import rounded_pose
from .state import COLOURS_BY_SEATS, State
from .tables import COLOURS, COLUMNS, Colour

BEYOND = 1.0
"""Millimetres by which the blue floor may lie beyond the base once all is at rest."""
LAYOUTS = 50
"""Layouts that are tried until one stands; the first nearly always does."""


def set_up(options: Options, seats: int, chance: Chance) -> Step[State]:
    """The first state of a match: the site laid out from the seed or by the players, then colours."""
    if seats not in COLOURS_BY_SEATS:
        raise Invalid("wrong-number-of-seats", rule="VIL-N1", seats=seats, low=2, high=4)
    if options.youngest is not None and options.youngest >= seats:
        raise Invalid("no-such-seat", rule="VIL-U3", wanted=options.youngest, last=seats - 1)
    if len(options.hands_by_seat) > seats:
        raise Invalid("no-such-seat", rule="VIL-C4", wanted=len(options.hands_by_seat) - 1, last=seats - 1)
    if isinstance(options.pieces, Pieces):
        check_pieces(options.pieces)
    youngest = chance.draw("youngest", seats) if options.youngest is None else options.youngest
    if options.villa == "real":
        return set_up_real(options, seats, youngest, chance)
    # VIL-C4: how exactly the columns are cut is drawn before anybody touches them.
    cut = layout.random_length_errors(random.Random(chance.draw("cut", layout.SEEDS)), options.wood)
    villa = Villa(
        columns=tuple(Column(id=column, longer=cut[column]) for column in COLUMNS),
        pieces=options.own_pieces,
    )
    state = State(options=options, seats=seats, villa=villa, youngest=youngest, colours=((),) * seats)
    course = Course(state, chance)
    if options.set_up == "in_turn":
        course.change(decisions=(PlacingColumn(seat=youngest),))
    else:
        lay_out(course)
        roll_colours(course)
    return course.step()


def set_up_real(options: Options, seats: int, youngest: Seat, chance: Chance) -> Step[State]:
    """The first state of a match on a real villa: only the colours are left to choose (VIL-R1)."""
    villa = Villa(columns=tuple(Column(id=column) for column in COLUMNS))
    state = State(options=options, seats=seats, villa=villa, youngest=youngest, colours=((),) * seats)
    course = Course(state, chance)
    companion.set_up(course)
    roll_colours(course)
    return course.step()


def lay_out(course: Course) -> None:
    """Lay out the columns and the blue floor at random, so that they stand safely (VIL-U1, VIL-U2)."""
    options = course.state.options
    for _ in range(LAYOUTS):
        villa = layout.start_villa(course.chance.draw, options.wood, options.own_pieces)
        result = course.chance.simulate("settle", wood.Settle(villa=villa), wood.WoodResult)
        rests_on = result.villa.resting_on("blue")
        if result.verdict == "stands" and len(rests_on) >= FEWEST:
            course.rebuild(result.villa, loads_of(result))
            course.tell(
                VillaLaidOut(
                    columns={
                        column.id: rounded_pose(column.pose, column.longer)
                        for column in result.villa.columns
                        if column.pose is not None
                    },
                    floor=rounded_pose(result.villa.floors[0].pose),
                    rests_on=rests_on,
                )
            )
            return
    raise Invalid("pieces-no-layout", rule="VIL-U2", at="base.site_across")


def roll_colours(course: Course) -> None:
    """Give the youngest a random colour, then let the others get theirs (VIL-U3)."""
    seat = course.state.youngest
    if course.state.is_real:
        course.change(decisions=(RollingColour(seat=seat),))
    else:
        roll_seal(course, seat)
        next_colour(course)


def roll_seal(course: Course, seat: Seat) -> None:
    """Give the seat a random colour of those that are left, as the rolled seal does."""
    left = colours_left(course.state)
    seal_showed(course, seat, left[course.chance.draw("seal", len(left))])


def seal_showed(course: Course, seat: Seat, colour: Colour) -> None:
    """Give the seat the colour that the seal showed."""
    course.tell(ColourRolled(seat=seat, colour=colour))
    give_colour(course, seat, colour)


def roll_for_real(course: Course, seat: Seat, action: RollSeal | TellColour) -> None:
    """Give the seat the colour that was rolled on the real table, or that the program rolls (VIL-R1)."""
    if isinstance(action, TellColour):
        seal_showed(course, seat, action.colour)
    else:
        roll_seal(course, seat)
    next_colour(course)


def give_colour(course: Course, seat: Seat, colour: Colour) -> None:
    """Give a colour to a seat."""
    colours = list(course.state.colours)
    colours[seat] = (*colours[seat], colour)
    course.change(colours=tuple(colours))


def next_colour(course: Course) -> None:
    """Ask the next seat clockwise from the youngest for its colour; the last colour is given to it."""
    while (seat := next_to_choose(course.state)) is not None:
        left = colours_left(course.state)
        if len(left) == 1:
            course.tell(ColourLeft(seat=seat, colour=left[0]))
            give_colour(course, seat, left[0])
        elif course.state.options.colours == "chosen":
            course.change(decisions=(ChoosingColour(seat=seat),))
            return
        elif course.state.is_real:
            course.change(decisions=(RollingColour(seat=seat),))
            return
        else:  # VIL-U3, the French text
            roll_seal(course, seat)
    if course.state.neutral is not None:
        course.tell(ColourNeutral(colour=course.state.neutral))
    turns.begin_turn(course, course.state.starter)


def colours_left(state: State) -> tuple[Colour, ...]:
    """The colours that no seat has yet."""
    taken = {colour for colours in state.colours for colour in colours}
    return tuple(colour for colour in COLOURS if colour not in taken)


def next_to_choose(state: State) -> Seat | None:
    """The seat that gets the next colour, clockwise from the youngest; two seats twice (VIL-U3, VIL-N1)."""
    given = sum(map(len, state.colours))
    if given == sum(COLOURS_BY_SEATS[state.seats]):
        return None
    return (state.youngest + given) % state.seats


def check_choose_colour(state: State, _: Seat, action: ChooseColour) -> None:
    """Raises Illegal for a colour that a seat has already."""
    require_decision(state, ChoosingColour)
    _check_colour(state, action.colour)


def check_roll_seal(state: State, _: Seat, __: RollSeal) -> None:
    """Raises Illegal unless the seat rolls for a colour on a real table."""
    require_decision(state, RollingColour)


def check_tell_colour(state: State, _: Seat, action: TellColour) -> None:
    """Raises Illegal unless the seal can have shown the colour."""
    require_decision(state, RollingColour)
    _check_colour(state, action.colour)


def _check_colour(state: State, colour: Colour) -> None:
    """Raises Illegal for a colour that a seat has already."""
    if colour not in colours_left(state):
        raise Illegal("VIL-U3", "colour-taken", colour=colour)


def choose_colour(course: Course, seat: Seat, action: ChooseColour) -> None:
    """Give the seat the colour of its choice; then the next seat chooses."""
    course.tell(ColourChosen(seat=seat, colour=action.colour))
    give_colour(course, seat, action.colour)
    next_colour(course)


def check_place_column(state: State, _: Seat, action: PlaceColumn) -> None:
    """Raises Illegal for a column that is placed already, or a place that the site forbids (VIL-U1)."""
    require_decision(state, PlacingColumn)
    if action.column not in COLUMNS:
        raise Invalid("no-such-column", rule="VIL-C2", column=action.column)
    if action.column not in site.unplaced(state.villa):
        raise Illegal("VIL-U1", "column-placed", column=action.column)
    check_reach("VIL-U1", action.x, action.y, action.rotation)
    site.check_place(state.villa, action.column, (action.x, action.y), action.rotation)


def place_column(course: Course, seat: Seat, action: PlaceColumn) -> None:
    """Place a column on the site; then the next seat places one, or the starting seat lays the blue floor."""
    state = course.state
    length = state.villa.length(action.column)
    pose = upright_pose(action.x, action.y, length / 2.0, action.rotation)
    course.change(villa=state.villa.with_column(action.column, pose))
    course.tell(
        ColumnPlaced(seat=seat, column=action.column, x=action.x, y=action.y, rotation=action.rotation)
    )
    if site.unplaced(course.state.villa):
        course.change(decisions=(PlacingColumn(seat=state.left_of(seat)),))
    elif blue_places(course.state.villa):
        course.change(decisions=(LayingBlue(seat=state.starter),))
    else:
        course.tell(SiteCleared())
        course.change(decisions=())
        lay_out(course)
        roll_colours(course)


def check_lay_blue(state: State, _: Seat, action: Laying) -> None:
    """Raises Illegal for a blue floor that would not stand safely on the base (VIL-U2)."""
    flooring.check_laying(state, action, "VIL-U2")
    if isinstance(action, LayFloorAlong):  # judged when it lies: one that does not is laid again
        return
    check_blue(
        state.villa, flat_floor(state.villa, "blue", action.x, action.y, action.rotation, action.flipped)
    )


def lies_safely(villa: Villa) -> bool:
    """Whether the blue floor is at rest on enough columns and within the base (VIL-U2)."""
    on_base = shapes.in_disc(villa.outline(villa.floors[0]), villa.box.base.across / 2.0 + BEYOND)
    return on_base and len(villa.resting_on("blue")) >= FEWEST


def lay_blue(course: Course, seat: Seat, action: Laying) -> None:
    """Lay the blue floor and go on to the colours; if it slips, it is laid again (VIL-U2)."""
    result = flooring.simulate_floor(course, seat, action)
    if result.verdict == "stands" and lies_safely(result.villa):
        course.rebuild(result.villa, loads_of(result))
        course.tell(flooring.floor_laid(seat, result))
        roll_colours(course)
    else:
        course.tell(FloorSlipped(seat=seat, film=result.frames))
