"""A turn: the roll, doubles, its end (GEN-T1 … GEN-T3)."""

from ludoteca.core import Illegal, Seat

from .actions import EndTurn, Roll
from .debts import owe
from .events import DiceRolled, PawnMoved, ThirdDoubleRolled
from .frames import Turn
from .judging import require_decision
from .rounds import pass_on
from .spaces import go, lose_ride
from .state import State, Table, with_item

THIRD = 3


def check_roll(at: State | Table, seat: Seat, _: Roll) -> None:
    """Once a turn, and again after a double."""
    frame = require_decision(at, seat, Turn, "GEN-T1", "no-turn")
    if not frame.roll_due:
        raise Illegal("GEN-T1", "already-rolled")


def roll(t: Table, seat: Seat, _: Roll) -> None:
    """Roll, move that many spaces, do what the space says (GEN-T1)."""
    frame = t.frames[-1]
    assert isinstance(frame, Turn)
    one, other = t.chance.draw("die", 6) + 1, t.chance.draw("die", 6) + 1
    t.told.append(DiceRolled(seat=seat, dice=(one, other)))
    double = one == other
    doubles = frame.doubles + double
    if doubles == THIRD:
        _third_double(t, seat)
        return
    # GEN-E1: in the final round everybody rolls once.
    t.frames = (Turn(seat=seat, doubles=doubles, roll_due=double and not t.course.final),)
    start = t.pawns[seat]
    if t.riding[seat]:
        # GEN-X1: the roll counts from the other end, and the ride itself pays nothing.
        t.set_riding(seat, False)
        ride_from = t.setting.keys[start]
        go(t, seat, t.setting.other_end[start], one + other, "dice", pays=True, ride_from=ride_from)
    else:
        go(t, seat, start, one + other, "dice", pays=True)


def _third_double(t: Table, seat: Seat) -> None:
    """No move by the dice: straight to the villa, its payment once, and the turn ends (GEN-T2)."""
    setting = t.setting
    villa = setting.third_double
    t.put(Turn(seat=seat, doubles=THIRD, roll_due=False, over=True))
    t.told.append(ThirdDoubleRolled(seat=seat))
    lose_ride(t, seat)
    start = t.pawns[seat]
    t.pawns = with_item(t.pawns, seat, villa)
    keys = setting.keys
    t.told.append(PawnMoved(seat=seat, start=keys[start], to=keys[villa], steps=0, way="third_double"))
    owe(t, seat, ("collection",), setting.pays_collection[villa], "donation", space=keys[villa])


def check_end_turn(at: State | Table, seat: Seat, _: EndTurn) -> None:
    """Everything that must be done is done (GEN-T1, GEN-T2)."""
    frame = require_decision(at, seat, Turn, "GEN-T1", "no-turn")
    if frame.roll_due:
        raise Illegal("GEN-T2" if frame.doubles else "GEN-T1", "roll-due")


def end_turn(t: Table, _: Seat, __: EndTurn) -> None:
    """Hand the dice on."""
    pass_on(t)
