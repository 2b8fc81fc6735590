"""The levels of the Villa Paletti bot: `easy` and `normal` estimate by geometry, `hard` simulates first."""

import math
from typing import Any, NamedTuple, assert_never

import msgspec

from ludoteca.core import Bot, Chance, Choice, Deadline, Game, Reason, Seat
from ludoteca.games.villa_paletti import wood
from ludoteca.games.villa_paletti.actions import (
    BreakOff,
    ChooseColour,
    Contest,
    Declare,
    Decline,
    GiveUpFloor,
    Laying,
    Lift,
    Pull,
    VillaAction,
)
from ludoteca.games.villa_paletti.decisions import (
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
    Purpose,
    RollingColour,
    SettingDown,
    TakingTurn,
)
from ludoteca.games.villa_paletti.flooring import floor_request
from ludoteca.games.villa_paletti.geometry.balance import margin
from ludoteca.games.villa_paletti.movable import movable_columns, purpose_now
from ludoteca.games.villa_paletti.moves import allowed
from ludoteca.games.villa_paletti.pulling import pull_request
from ludoteca.games.villa_paletti.state import State
from ludoteca.games.villa_paletti.tables import COLUMNS, Colour, ColumnId

from .estimates import (
    IDLE,
    SAFE_COLUMN_WORTH,
    Prospect,
    good_floors,
    good_spot,
    margin_on_top,
    prospects,
    removals,
    safe_columns_lead,
)

Thinking = Game[State, VillaAction]

USUAL_MS = 2000
MS_PER_TRIAL = 200
"""The usual time to simulate a pull or a floor."""
SURE_TRIALS = 4
"""Simulated pulls of a column, each with another tremor, if there is time."""
GENTLE = 1.5
"""The most millimetres by which a simulated pull may push other columns."""
DARING = 1.5
"""The least margin, in millimetres, of a floor laid by a player who would lose otherwise: floors tip up to
this much earlier than statics says (docs/lab/villa-paletti.md)."""


class Skill(NamedTuple):
    """The parameters of a level."""

    steady: float
    """The least margin, in millimetres, after a pull or under a new floor …"""
    sure: float
    """… and before it contests with a column of another player."""
    place: float
    """The least margin, in millimetres, with the column on top; minus infinity for a level that does not look
    for a place before it pulls."""
    tries: bool
    """Whether it simulates a pull before it makes it; otherwise it relies on estimates."""
    plans: bool
    """Whether it leaves the others few safe columns, and takes no risk once it has won."""
    nerve: float
    """Millimetres, or degrees, of motion at which it lets go: to let go costs the column (VIL-T4), to hold on
    may cost the match."""
    choices: int
    """The number of best-looking columns of which one is taken."""


EASY = Skill(steady=1.0, sure=math.inf, place=-math.inf, tries=False, plans=False, nerve=2.0, choices=3)
NORMAL = Skill(steady=3.0, sure=9.0, place=3.0, tries=False, plans=False, nerve=2.0, choices=1)
HARD = Skill(steady=3.0, sure=6.0, place=3.0, tries=True, plans=True, nerve=4.0, choices=1)
LOOKS_SAFE = 0.25
"""How safe a column must be, from 0 to 1, for others to take it rather than declare."""
FORESEEN = 4
"""The number of best columns that are compared by the safe columns they leave to the others."""
WIDE = 4.0
"""The gap on either side, in millimetres, from which a way out counts as wide."""


def with_reason(action: VillaAction, key: str, **params: Any) -> Choice[VillaAction]:
    """An action as a bot's choice, with one reason."""
    return Choice(action, (Reason(key=key, params=params),))


def default_on_real_villa(game: Thinking, state: State, seat: Seat) -> Choice[VillaAction]:
    """The choice in a match on a real villa, which no bot can see: the default action (VIL-R1)."""
    return with_reason(game.default(state, seat), "cannot-see-a-real-villa")


class BuilderBot:
    """A bot that estimates loads and balance, and may simulate a pull before it makes it."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def choose(
        self, game: Thinking, state: State, seat: Seat, chance: Chance, budget_ms: int | None
    ) -> Choice[VillaAction]:
        """Choose the action that gains most among those that look safe."""
        if state.is_real:
            return default_on_real_villa(game, state, seat)
        budget = USUAL_MS if budget_ms is None else budget_ms
        skill = self.skill if budget >= MS_PER_TRIAL else self.skill._replace(tries=False)
        chooser = ActionChooser(game, state, seat, chance, skill, Deadline(budget, MS_PER_TRIAL))
        choice = chooser.choose()
        action = choice.action
        return Choice(allowed(state, action), choice.reasons) if isinstance(action, Pull) else choice


class ActionChooser:
    """The choice of one action: the state, the seat, the skill, and the simulated trials so far."""

    def __init__(
        self, game: Thinking, state: State, seat: Seat, chance: Chance, skill: Skill, deadline: Deadline
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.chance = chance
        self.skill = skill
        self.deadline = deadline
        self.shaky: list[Prospect] = []
        """Columns that came out in a trial but left the villa unsteady."""
        self.stuck: list[Prospect] = []
        """Columns that did not come out in a trial and brought nothing down …"""
        self.fatal: set[ColumnId] = set()
        """… and those that did."""
        self.used = 0.0
        """The part of the budget that was used up when the last trial ended …"""
        self.longest = 0.0
        """… and the part that the longest one took."""

    def choose(self) -> Choice[VillaAction]:
        """Choose the action that gains most among those that look safe."""
        state, skill = self.state, self.skill
        match state.decision:
            case PlacingColumn() | RollingColour():
                listed = self.game.legal(state, self.seat)
                return with_reason(listed[self.chance.draw("place", len(listed))], "any-place")
            case ChoosingColour():
                return self.choose_colour()
            case TakingTurn():
                return self.take_turn()
            case MovingOwn() | Proving() | ProvingNeutral():
                return self.move_or_break_off()
            case SettingDown(column=column):
                action, left = good_spot(state, column, self.seat, steady=skill.place, plans=skill.plans)
                return with_reason(action, "stands-well", margin=rounded_margin(left))
            case Contesting():
                return self.contest("proof")
            case DoubtingNeutral():
                return self.contest("neutral_proof")
            case Punishing():
                return self.punish()
            case LayingBlue() | LayingFloor():
                return self.lay_floor()
            case _ as never:
                assert_never(never)

    def choose_colour(self) -> Choice[VillaAction]:
        """Choose the colour with the most points in columns that are uncovered or carry nothing."""
        villa, loads = self.state.villa, dict(self.state.loads)

        def easy(colour: Colour) -> int:
            """The points of a colour's columns that come out easily."""
            own = (column for column in villa.standing if column.piece.colour == colour)
            return sum(
                column.piece.worth
                for column in own
                if villa.cover_of(column.id) is None or loads.get(column.id, 0.0) < 0.1
            )

        choices = [
            action for action in self.game.legal(self.state, self.seat) if isinstance(action, ChooseColour)
        ]
        best = max(choices, key=lambda action: easy(action.colour))
        return with_reason(best, "easy-colour", colour=best.colour, worth=easy(best.colour))

    def take_turn(self) -> Choice[VillaAction]:
        """Move the best column that comes out safely; otherwise declare, or risk a pull if behind."""
        if purpose_now(self.state) == "neutral":
            return self.take_neutral_step()
        own = self.best_column("own")
        if own is not None:
            return self.pull(own)
        return self.declare_or_risk()

    @property
    def required_margin(self) -> float:
        """The least margin of the worst level, in millimetres, that the bot accepts.

        A player with the seal on the last floor needs no risk: if all players declare now, it wins (VIL-E1,
        VIL-E2).
        """
        state = self.state
        has_won = state.villa.next_floor is None and state.seal.holder == self.seat
        return self.skill.sure if self.skill.plans and has_won else self.skill.steady

    def take_neutral_step(self) -> Choice[VillaAction]:
        """Move a neutral column if an own one can follow; break off if no neutral column is safe."""
        if not self.candidates("own", self.required_margin):
            return self.declare_or_risk()
        neutral = self.best_column("neutral")
        if neutral is not None:
            return self.pull(neutral)
        column = movable_columns(self.state, "neutral")[0]
        return with_reason(BreakOff(column=column), "neutral-not-safe", column=column)

    def declare_or_risk(self) -> Choice[VillaAction]:
        """Declare; or, if another player would win and no floor can be laid, make a risky pull."""
        if self.is_behind() and self.best_stable_floor() is None:
            risky_pull = self.risky_pull()
            if risky_pull is not None:
                return with_reason(risky_pull.action, "nothing-to-lose", column=risky_pull.column)
        return with_reason(Declare(), "nothing-safe")

    def risky_pull(self) -> Prospect | None:
        """The column for a risky pull, the least dangerous first; None to leave the risk to another player.

        A column that only stuck may be tried again in earnest then: declaring wins no more.
        """
        if self.shaky:
            return self.shaky[0]
        purpose = purpose_now(self.state)
        assert purpose is not None
        if self.another_has_safe_column():
            return None
        left = prospects(self.state, purpose, self.seat, self.skill.nerve)
        known = {each.column for each in self.stuck} | self.fatal
        for each in left if self.skill.tries else ():
            if each.column not in known and self.has_time and self.comes_out(each):
                return each
        harmless = [each for each in left if each.column not in self.fatal]
        return next(iter((*self.shaky, *self.stuck, *harmless, *left)), None)

    def another_has_safe_column(self) -> bool:
        """Whether another player still has a column that looks safe to take."""
        return self.skill.plans and any(
            each.owner not in (None, self.seat) and each.safety() >= LOOKS_SAFE
            for each in removals(self.state, self.state.villa)
        )

    def is_behind(self) -> bool:
        """Whether another player would win if the match ended now."""
        return self.state.seal.holder not in (None, self.seat)

    def best_stable_floor(self) -> tuple[Laying, float] | None:
        """The best way to lay the next floor with a sufficient estimated margin; None if there is none."""
        villa = self.state.villa
        if villa.next_floor is None or len(villa.on_level(villa.top_level)) < self.state.supports_needed:
            return None
        least = DARING if self.is_behind() else self.skill.steady
        return next((each for each in good_floors(self.state, self.seat) if each[1] > least), None)

    def move_or_break_off(self) -> Choice[VillaAction]:
        """Move a column, as the rules demand; if none is safe, break off with the least valuable one."""
        purpose = purpose_now(self.state)
        assert purpose is not None
        found = self.best_column(purpose)
        if found is not None:
            return self.pull(found)
        column = min(movable_columns(self.state, purpose), key=lambda column: COLUMNS[column].worth)
        return with_reason(BreakOff(column=column), "not-safe-after-all", column=column)

    def contest(self, purpose: Purpose) -> Choice[VillaAction]:
        """Contest if a column certainly comes out; otherwise decline."""
        found = self.best_column(purpose, self.skill.sure)
        if found is None:
            return with_reason(Decline(), "cannot-see-it-either")
        return with_reason(
            Contest(), "that-one-moves", column=found.column, margin=rounded_margin(found.margin)
        )

    def punish(self) -> Choice[VillaAction]:
        """Take the most valuable column that lifts off without risk, as a penalty; otherwise decline."""
        lifts = [
            each
            for each in prospects(self.state, "penalty", self.seat, self.skill.nerve)
            if isinstance(each.action, Lift) and each.margin >= self.skill.sure
        ]
        if not lifts:
            return with_reason(Decline(), "no-quarrel")
        best = max(lifts, key=lambda each: self.value_to_owner(each))
        return with_reason(best.action, "penalty", column=best.column)

    def value_to_owner(self, prospect: Prospect) -> int:
        """The value of a column to its owner: its points, and more if it scores now."""
        villa = self.state.villa
        scores = villa.level_of(prospect.column) == villa.top_level
        return COLUMNS[prospect.column].worth + (10 if scores else 0)

    def lay_floor(self) -> Choice[VillaAction]:
        """Lay the floor in the best place, if it stays there in a trial; otherwise give up."""
        found = self.best_stable_floor()
        if found is not None and (found[1] >= self.skill.sure or self.floor_stays(found[0])):
            return with_reason(found[0], "floor-holds", margin=rounded_margin(found[1]))
        if isinstance(self.state.decision, LayingBlue):
            return with_reason(self.game.legal(self.state, self.seat)[0], "first-place")
        return with_reason(GiveUpFloor(), "no-good-place")

    def best_column(self, purpose: Purpose, least: float | None = None) -> Prospect | None:
        """The column to take: the first that comes out in trials, or without trials a best estimate."""
        candidates = self.candidates(purpose, self.required_margin if least is None else least)
        if self.skill.tries:
            return self.first_proven(candidates)
        best = candidates[: self.skill.choices]
        return best[self.chance.draw("choice", len(best))] if best else None

    def first_proven(self, candidates: list[Prospect]) -> Prospect | None:
        """The first of these columns that comes out in every trial; None if there is none or time ran out."""
        for each in candidates:
            if self.is_easy(each):
                return each
            if not self.has_time:
                return None
            # The first trial is always made, the others only if there is time for them.
            if all(self.comes_out(each) for number in range(SURE_TRIALS) if number == 0 or self.has_time):
                return each
        return None

    @property
    def has_time(self) -> bool:
        """Whether another trial would end within the budget."""
        return self.used + self.longest <= 1.0

    def trial(self, request: wood.Pull | wood.Lift | wood.LayFloor) -> wood.WoodResult:
        """Simulate a request and note how much of the time budget it used; returns the result."""
        result = self.chance.simulate("trial", request, wood.WoodResult)
        now = self.deadline.used
        self.longest = max(self.longest, now - self.used)
        self.used = now
        return result

    def is_easy(self, prospect: Prospect) -> bool:
        """Whether a column is safe without a trial: it lifts off, or is idle with a wide way out."""
        if isinstance(prospect.action, Lift):
            return prospect.margin >= self.skill.sure
        is_idle = prospect.load < IDLE and len(self.state.villa.floors) == 1
        return is_idle and prospect.room >= WIDE and prospect.margin >= self.skill.sure

    def candidates(self, purpose: Purpose, least: float) -> list[Prospect]:
        """The columns whose removal leaves a margin of `least` millimetres, best first.

        Each also has a place on the highest floor where the villa keeps its balance.
        """
        found = [
            each
            for each in prospects(self.state, purpose, self.seat, self.skill.nerve)
            if each.margin >= least and self.has_place(each)
        ]
        if not self.skill.plans or len(found) < 2:
            return found
        return sorted(found[:FORESEEN], key=self.worth_with_risks_left, reverse=True) + found[FORESEEN:]

    def has_place(self, prospect: Prospect) -> bool:
        """Whether the villa keeps the margin that the skill demands with the column on the highest floor."""
        place = self.skill.place
        return place == -math.inf or margin_on_top(self.state.villa, prospect.column) >= place

    def worth_with_risks_left(self, prospect: Prospect) -> float:
        """The value of a column, including how many safe columns its removal leaves to each player."""
        without = self.state.villa.with_column(prospect.column, None)
        return prospect.score + SAFE_COLUMN_WORTH * safe_columns_lead(
            removals(self.state, without), self.seat
        )

    def comes_out(self, prospect: Prospect) -> bool:
        """Whether the column comes out in a simulated trial and leaves the villa steady; notes the result."""
        state, action = self.state, prospect.action
        seed = self.chance.draw("tremor", 2**32)
        if isinstance(action, Lift):
            request: wood.Pull | wood.Lift = wood.Lift(
                villa=state.villa,
                column=action.column,
                tremor=state.options.hands_of(self.seat),
                seed=seed,
                quality="sketch",
            )
        else:
            request = msgspec.structs.replace(pull_request(state, action, seed), quality="sketch")
        result = self.trial(request)
        if result.verdict == "broken_off":
            self.stuck.append(prospect)
        elif result.verdict != "out":
            self.fatal.add(prospect.column)
        elif max(result.pushed.values(), default=0.0) > GENTLE or margin(result.villa) < self.skill.steady:
            self.shaky.append(prospect)
        else:
            return True
        return False

    def floor_stays(self, action: Laying) -> bool:
        """Whether the floor stays where it is laid in a simulated trial; True without trials or time."""
        if not self.skill.tries or not self.has_time:
            return True
        state, seed = self.state, self.chance.draw("tremor", 2**32)
        request = msgspec.structs.replace(floor_request(state, self.seat, action, seed), quality="sketch")
        result = self.trial(request)
        rests_on = result.villa.resting_on(request.floor) if result.verdict == "stands" else ()
        return len(rests_on) >= state.supports_needed

    def pull(self, prospect: Prospect) -> Choice[VillaAction]:
        """The choice to take a column out, with the load and margin as its reason."""
        return with_reason(
            prospect.action,
            "comes-out",
            column=prospect.column,
            load=round(prospect.load, 1),
            margin=rounded_margin(prospect.margin),
        )


def rounded_margin(millimetres: float) -> float:
    """A margin rounded to a tenth of a millimetre for the text of a reason; 0 if it is infinite."""
    return round(millimetres, 1) if math.isfinite(millimetres) else 0.0


LEVELS: dict[str, Bot[State, VillaAction]] = {
    "easy": BuilderBot(EASY),
    "normal": BuilderBot(NORMAL),
    "hard": BuilderBot(HARD),
}
