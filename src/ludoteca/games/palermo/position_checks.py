"""Checks of positions written by hand; each names the rule that makes a position impossible."""

from ludoteca.core import Invalid

from .building import joinable
from .decisions import SettingTarget, TakingTurn, Walking
from .geometry import NAME_OF, CellSet, cells_in, spread
from .options import houses_derived
from .state import FIRST_POINTS, OFF_BOARD, PARKED, Building, Claiming, Collecting, State
from .tables import DOORS


def require_possible_chips(state: State) -> None:
    """Raises Invalid if there are more chips than exist, or fewer than must lie by now."""
    numbers = state.terms.numbers
    for seat, chips in enumerate(state.chips):
        if chips.bit_count() > numbers.chips:
            raise Invalid("too-many-chips", "PAL-C5", seat=seat, count=chips.bit_count(), most=numbers.chips)
    match state:
        case Building():
            doors = sum(DOORS[slot][tile] for slot, tile in enumerate(state.tiles))
            _require_all_owned(doors, state.chips)
            _require_turn_order(state)
            if doors and not state.has_start:
                raise Invalid("start-missing", "PAL-B1")
            if doors.bit_count() == numbers.houses:
                raise Invalid("town-is-finished", "PAL-B6")
            _require_joined(state)
        case Claiming():
            _require_houses(state)
            _require_turn_order(state)
            if sum(state.chips).bit_count() == numbers.houses:
                raise Invalid("town-is-finished", "PAL-V2")
        case Collecting():
            _require_houses(state)


def _require_all_owned(doors: CellSet, chips: tuple[CellSet, ...]) -> None:
    for door in cells_in(doors & ~sum(chips)):
        raise Invalid("chip-missing", "PAL-B1", door=NAME_OF[door])


def _require_joined(state: Building) -> None:
    """Houses join as long as one can (PAL-B2, PAL-B3).

    A group of houses that share walls is left alone only when nothing can join it any more, and nothing that
    was laid since can have made room: so at most one group can still be joined, the youngest.
    """
    options = state.terms.options
    if options.free_building or options.corner_contact == "forbidden":
        return
    lonely = joinable(state)
    if len(lonely) > 1:
        raise Invalid("houses-do-not-join", "PAL-B2", slot=lonely[0], far=lonely[1])


def _require_turn_order(state: Building | Claiming) -> None:
    """Players lay one chip each in turn, so that no seat is more than one ahead."""
    terms = state.terms
    rounds, rest = divmod(sum(state.chips).bit_count(), terms.seats)
    for turn in range(terms.seats):
        seat = terms.in_turn(turn)
        right = rounds + (turn < rest)
        count = state.chips[seat].bit_count()
        if count != right:
            raise Invalid("unequal-chips", "PAL-B1", seat=seat, count=count, right=right)


def _require_houses(state: Claiming | Collecting) -> None:
    houses, needed = state.town.houses, state.terms.numbers.houses
    right = houses_derived(state.terms.numbers)
    if houses < needed:
        raise Invalid("too-few-houses", "PAL-V2", right, houses=houses, needed=needed)
    if houses > needed and not state.terms.options.ready_made_town:
        raise Invalid("too-many-houses", "PAL-B6", right, houses=houses, needed=needed)


def require_possible_streets(state: Collecting) -> None:
    """Raises Invalid if pawns, policemen, target stones, money or the turn cannot be as they are."""
    for seat, money in enumerate(state.money):
        if money < 0:
            raise Invalid("money-negative", "PAL-M6", seat=seat, money=money)
        collected = state.collected(seat)
        if money and not collected:
            raise Invalid("money-before-first-chip", "PAL-M6", seat=seat, money=money)
        # A seat that takes a chip has spent at least one point.
        most = sum(range(FIRST_POINTS - 1, FIRST_POINTS - 1 + collected))
        if money > most and not state.is_home(seat):
            raise Invalid("money-without-chips", "PAL-M6", seat=seat, money=money, most=most)
    _require_possible_pawns(state)
    _require_possible_policemen(state)
    _require_possible_penalties(state)
    _require_possible_targets(state)
    _require_possible_turn(state)
    _require_possible_beginning(state)


def _require_possible_beginning(state: Collecting) -> None:
    """Raises Invalid if the first pawn could not have left the start tile (PAL-M0, PAL-M8)."""
    first = state.terms.first
    if state.collected(first) or state.pawns[first]:
        return
    for seat in range(state.terms.seats):
        if seat != first and (state.collected(seat) or state.pawns[seat] or state.policemen[seat]):
            raise Invalid("before-the-first-player", "PAL-M0", seat=seat, other=first)
    if state.seat != first and not isinstance(state.decisions[-1], SettingTarget):
        raise Invalid("wrong-turn", "PAL-M0", seat=state.seat, other=first)


def _require_possible_pawns(state: Collecting) -> None:
    for seat, pawn in enumerate(state.pawns):
        chips = state.chips[seat]
        if pawn == PARKED:
            if chips and state.collected(seat):
                raise Invalid("parked-on-the-way", "PAL-M8", seat=seat)
            continue
        cell = NAME_OF[pawn]
        if not pawn & state.town.streets:
            raise Invalid("not-a-street", "PAL-M2", cell=cell)
        if state.pawns.count(pawn) > 1:
            raise Invalid("two-pawns", "PAL-M5", cell=cell)
        collectable = state.targets[seat] if state.terms.options.target_stones else chips
        if pawn & collectable:
            raise Invalid("chip-not-taken", "PAL-M6", seat=seat, cell=cell)
        if not chips and pawn & state.town.start:
            raise Invalid("not-gone-home", "PAL-E1", seat=seat, cell=cell)


def _require_possible_policemen(state: Collecting) -> None:
    for policeman in state.policemen:
        if policeman == OFF_BOARD:
            continue
        cell = NAME_OF[policeman]
        if state.terms.options.no_police:
            raise Invalid("no-police", "PAL-V3")
        if not policeman & state.town.streets:
            raise Invalid("not-a-street", "PAL-P1", cell=cell)
        if state.policemen.count(policeman) > 1:
            raise Invalid("two-policemen", "PAL-P1", cell=cell)
        for seat, other in enumerate(state.policemen):
            if spread(policeman) & other:
                raise Invalid("next-to-policeman", "PAL-P1", cell=cell, seat=seat)
        waiting = any(pawn == PARKED and chips for pawn, chips in zip(state.pawns, state.chips, strict=True))
        if policeman & state.town.start and waiting:
            raise Invalid("start-occupied", "PAL-P3", cell=cell)


def _require_possible_penalties(state: Collecting) -> None:
    for seat, penalty in enumerate(state.penalties):
        pawn = state.pawns[seat]
        on_foreign_policeman = pawn in state.policemen and pawn not in (PARKED, state.policemen[seat])
        if penalty and not (on_foreign_policeman and state.terms.options.is_translation):
            raise Invalid("penalty-without-policeman", "PAL-P4", seat=seat)


def _require_possible_targets(state: Collecting) -> None:
    """A seat with chips to collect has a stone on one of them, unless it is still due (PAL-V4)."""
    if not state.terms.options.target_stones:
        if any(state.targets):
            raise Invalid("no-target-stones", "PAL-V4")
        return
    to_come = {decision.seat for decision in state.decisions if isinstance(decision, SettingTarget)}
    for seat, target in enumerate(state.targets):
        if seat in to_come or not state.chips[seat]:
            if target:
                raise Invalid("target-too-early", "PAL-V4", seat=seat)
        elif not target & state.chips[seat]:
            raise Invalid("target-without-chip", "PAL-V4", seat=seat)


def _require_possible_turn(state: Collecting) -> None:
    terms = state.terms
    all_home = not any(state.chips) and not any(state.pawns)
    if not state.decisions:
        if not all_home:
            raise Invalid("not-over", "PAL-E3")
        return
    seat = state.seat
    if all_home and (terms.options.is_translation or seat == terms.first):
        raise Invalid("match-over", "PAL-E3")
    match state.decisions[-1]:
        case Walking():
            _require_moved_policeman(state)
        case SettingTarget():
            _require_due_stone(state)
        case TakingTurn():
            pass


def _require_moved_policeman(state: Collecting) -> None:
    """Raises Invalid unless the policeman can just have been put on his cell (PAL-P1 … PAL-P3)."""
    policeman = state.policemen[state.seat]
    if policeman == OFF_BOARD:
        raise Invalid("policeman-missing", "PAL-P1", seat=state.seat)
    cell = NAME_OF[policeman]
    if policeman in state.pawns:
        raise Invalid("policeman-held", "PAL-P2", cell=cell, seat=state.pawns.index(policeman))
    if policeman & state.town.start and state.is_start_occupied:
        raise Invalid("start-occupied", "PAL-P3", cell=cell)


def _require_due_stone(state: Collecting) -> None:
    """A stone is put down before the first turn, or on the door of the chip that was just collected."""
    seat = state.seat
    if not state.terms.options.target_stones:
        raise Invalid("no-target-stones", "PAL-V4")
    if not state.chips[seat]:
        raise Invalid("target-without-chip", "PAL-V4", seat=seat)
    pawn = state.pawns[seat]
    if pawn == PARKED:
        is_due = not any(state.pawns) and not any(state.policemen)
    else:
        is_due = bool(pawn & state.town.doors & ~sum(state.chips)) and state.collected(seat) > 0
    if not is_due:
        raise Invalid("target-too-late", "PAL-V4", seat=seat)
