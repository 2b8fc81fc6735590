"""Dispatches each kind of simulation request to the function that answers it."""

from ludoteca.core import Record
from ludoteca.games.villa_paletti.wood import Inspect, LayFloor, Lift, Nudge, Pull, SetDown, Settle

from .nudging import nudge
from .placing import place, settle
from .pulling import lift_off, pull_out
from .statics import inspect


def simulate(request: Record) -> Record:
    """The result of a simulation request: a pure function, which `Chance` takes as its simulator."""
    match request:
        case Settle():
            return settle(request)
        case Pull():
            return pull_out(request)
        case Lift():
            return lift_off(request)
        case SetDown() | LayFloor():
            return place(request)
        case Inspect():
            return inspect(request.villa)
        case Nudge():
            return nudge(request)
    raise TypeError(f"not a question to the wood: {type(request).__name__}")
