"""What cannot be in a position: every check names the rule that makes it impossible."""

from ludoteca.core import Invalid

from .geometry import NAME_OF, CellSet, cells_in, spread
from .state import OFF_BOARD, PARKED, Building, Claiming, Collecting, State
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


def _require_turn_order(state: Building | Claiming) -> None:
    """Players lay one chip each in turn: nobody is more than one ahead."""
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
    if houses < needed:
        raise Invalid("too-few-houses", "PAL-V2", houses=houses, needed=needed)
    if houses > needed and not state.terms.options.ready_made_town:
        raise Invalid("too-many-houses", "PAL-B6", houses=houses, needed=needed)


def require_possible_streets(state: Collecting) -> None:
    """Raises Invalid if pawns, policemen, target stones, money or the turn cannot be as they are."""
    for seat, money in enumerate(state.money):
        if money < 0:
            raise Invalid("money-negative", "PAL-M6", seat=seat, money=money)
        if money and state.chips[seat].bit_count() == state.terms.numbers.chips:
            raise Invalid("money-before-first-chip", "PAL-M6", seat=seat, money=money)
    _require_possible_pawns(state)
    _require_possible_policemen(state)
    _require_possible_penalties(state)
    _require_possible_targets(state)
    _require_possible_turn(state)


def _require_possible_pawns(state: Collecting) -> None:
    for seat, pawn in enumerate(state.pawns):
        chips = state.chips[seat]
        if pawn == PARKED:
            if chips and chips.bit_count() < state.terms.numbers.chips:
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
    if not state.terms.options.target_stones:
        if any(state.targets):
            raise Invalid("no-target-stones", "PAL-V4")
        return
    before_first_turn = state.stage == "target" and state.pawns[state.seat] == PARKED
    waiting = (state.terms.first - state.seat) % state.terms.seats or state.terms.seats
    for turn in range(state.terms.seats):
        seat = (state.seat + turn) % state.terms.seats
        to_come = state.stage == "target" and (turn == 0 or (before_first_turn and turn < waiting))
        target = state.targets[seat]
        if to_come or not state.chips[seat]:
            if target:
                raise Invalid("target-too-early", "PAL-V4", seat=seat)
        elif not target & state.chips[seat]:
            raise Invalid("target-without-chip", "PAL-V4", seat=seat)


def _require_possible_turn(state: Collecting) -> None:
    terms, seat = state.terms, state.seat
    all_home = not any(state.chips) and not any(state.pawns)
    over = all_home and (terms.options.is_translation or seat == terms.first)
    match state.stage:
        case "over":
            last_turn = (seat + 1) % terms.seats == terms.first
            if not all_home or not (terms.options.is_translation or last_turn):
                raise Invalid("not-over", "PAL-E3")
        case _ if over:
            raise Invalid("match-over", "PAL-E3")
        case "walk" if state.policemen[seat] == OFF_BOARD:
            raise Invalid("policeman-missing", "PAL-P1", seat=seat)
        case "walk" if state.policemen[seat] in state.pawns:
            holder = state.pawns.index(state.policemen[seat])
            raise Invalid("policeman-held", "PAL-P2", cell=NAME_OF[state.policemen[seat]], seat=holder)
        case "target" if not terms.options.target_stones:
            raise Invalid("no-target-stones", "PAL-V4")
        case "target" if not state.chips[seat]:
            raise Invalid("target-without-chip", "PAL-V4", seat=seat)
        case "target" if state.pawns[seat] == PARKED and (any(state.pawns) or any(state.policemen)):
            raise Invalid("target-too-late", "PAL-V4", seat=seat)
        case "target" if state.pawns[seat] != PARKED and not state.pawns[seat] & state.town.doors:
            raise Invalid("target-too-late", "PAL-V4", seat=seat)
        case _:
            pass
