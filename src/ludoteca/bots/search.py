"""A Monte Carlo tree search for any game, written against the contract alone.

Each trial draws anew what the seat cannot know (`reshuffle`), follows the actions that have done best for the
seats that play them, adds one node to the tree, plays on to the end, and counts what each seat got. Nodes are
sequences of actions, not states, so that different luck is averaged. Where many actions are legal, few are
tried at first and more with time. Each seat plays for itself (max^n), or, if asked, all against the searching
seat (paranoid).
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from ludoteca.core import (
    Action,
    AnyGame,
    Bot,
    Chance,
    Choice,
    Deadline,
    Evaluating,
    Illegal,
    Reason,
    Sampling,
    Seat,
)
from ludoteca.core.arithmetic import log

from .uniform import filled_in

Evaluation = Callable[[AnyGame, Any], Sequence[float]]
"""Each seat's chance to win, from 0 to 1."""

CURIOSITY = 0.7
"""Weight of exploration: how far rarely tried actions are preferred to good ones."""
WIDENING = 1.5
"""A new action is tried while there are fewer than this times the square root of all trials."""
LONGEST_PLAYOUT = 400
"""Actions after which a playout is evaluated as it is."""
OFFERS_DRAWN = 2
"""Random actions drawn from each offer, beside the listed actions."""
EASY_TRIES = 16
LOOK_MS = 0.1
"""Milliseconds that an action of a playout takes, roughly."""
NORMAL_MS = 80
HARD_MS = 2000


class _Node:
    """A node of the tree: the number of trials, what each seat got in them, and the nodes that follow."""

    __slots__ = ("following", "got", "trials")

    def __init__(self, seats: int) -> None:
        self.trials = 0
        self.got = [0.0] * seats
        self.following: dict[Action, _Node] = {}


class Search:
    """A search for the best action in one decision of one seat."""

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        seat: Seat,
        chance: Chance,
        *,
        policy: Bot[Any, Any] | None = None,
        evaluation: Evaluation | None = None,
        paranoid: bool = False,
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.chance = chance
        self.policy = policy
        self.evaluation = evaluation
        self.paranoid = paranoid
        self.seats: int = game.position(state).seats
        self.root = _Node(self.seats)

    def think(self, deadline: Deadline, tries: int | None = None) -> Choice[Any]:
        """The best action after `tries` trials, or at the deadline, which another thread may cancel."""
        while tries is None or self.root.trials < tries:
            self._try(deadline)
            if deadline.is_over:
                break
        if not self.root.trials:
            return Choice(self.game.default(self.state, self.seat), (Reason(key="no-time"),))
        action, node = max(self.root.following.items(), key=lambda tried: tried[1].trials)
        percent = round(100 * node.got[self.seat] / max(node.trials, 1))
        params = {"tries": self.root.trials, "percent": percent}
        return Choice(action, (Reason(key="searched", params=params),))

    def _try(self, deadline: Deadline) -> None:
        game, chance = self.game, self.chance
        state = game.reshuffle(self.state, self.seat, chance)
        path = [self.root]
        is_known = True
        while is_known and (active := game.active(state)):
            seat = self.seat if path[-1] is self.root else active[0]
            action, is_known = self._chosen(path[-1], state, seat)
            state = game.apply(state, seat, action, chance).state
            path.append(path[-1].following.setdefault(action, _Node(self.seats)))
        got = self._played_out(state, deadline)
        if got is None:
            return
        for node in path:
            node.trials += 1
            for seat, share in enumerate(got):
                node.got[seat] += share

    def _chosen(self, node: _Node, state: Any, seat: Seat) -> tuple[Action, bool]:
        """The action to try next, and whether it was tried before."""
        known = [action for action in node.following if self._is_legal(state, seat, action)]
        if len(known) < WIDENING * sqrt(node.trials + 1):
            new = self._untried(node, state, seat)
            if new is not None:
                return new, False
        if not known:
            return self._any(state, seat), False
        trials = log(node.trials + 1)

        def promise(action: Action) -> float:
            tried = node.following[action]
            if not tried.trials:
                return float("inf")
            if self.paranoid and seat != self.seat:
                share = 1 - tried.got[self.seat] / tried.trials
            else:
                share = tried.got[seat] / tried.trials
            return share + CURIOSITY * sqrt(trials / tried.trials)

        return max(known, key=promise), True

    def _is_legal(self, state: Any, seat: Seat, action: Action) -> bool:
        try:
            self.game.check(state, seat, action)
        except Illegal:
            return False
        return True

    def _untried(self, node: _Node, state: Any, seat: Seat) -> Action | None:
        """An action that was not tried here yet; the policy's choice first."""
        if not node.following and self.policy is not None:
            return self._any(state, seat)
        if isinstance(self.game, Sampling):
            drawn: Action = self.game.sample(state, seat, self.chance)
            return None if drawn in node.following else drawn
        untried = [action for action in self._listed(state, seat) if action not in node.following]
        return untried[self.chance.draw("untried", len(untried))] if untried else None

    def _listed(self, state: Any, seat: Seat) -> list[Action]:
        """The listed actions, and some random ones of each offer."""
        listed: list[Action] = [*self.game.legal(state, seat)]
        for offer in self.game.offers(state, seat):
            drawn = (filled_in(self.game, offer, self.chance) for _ in range(OFFERS_DRAWN))
            listed += (action for action in drawn if self._is_legal(state, seat, action))
        return listed or [self.game.default(state, seat)]

    def _any(self, state: Any, seat: Seat) -> Action:
        """An action of a playout: the policy's, or a random one."""
        action: Action
        if self.policy is not None:
            action = self.policy.choose(self.game, state, seat, self.chance, 1).action
        elif isinstance(self.game, Sampling):
            action = self.game.sample(state, seat, self.chance)
        else:
            listed = self.game.legal(state, seat) or [self.game.default(state, seat)]
            action = listed[self.chance.draw("playout", len(listed))]
        return action

    def _played_out(self, state: Any, deadline: Deadline) -> Sequence[float] | None:
        """What each seat gets at the end of a playout; None if the time is over."""
        game = self.game
        steps = 0 if self._judges else LONGEST_PLAYOUT
        for _ in range(steps):
            active = game.active(state)
            if not active:
                break
            if deadline.is_over:
                return None
            state = game.apply(state, active[0], self._any(state, active[0]), self.chance).state
        outcome = game.outcome(state)
        if outcome is not None:
            share = 1 / max(len(outcome.winners), 1)
            return [share * (seat in outcome.winners) for seat in range(self.seats)]
        if self.evaluation is not None:
            return self.evaluation(game, state)
        if isinstance(game, Evaluating):
            return game.evaluate(state)
        return [1 / self.seats] * self.seats

    @property
    def _judges(self) -> bool:
        """Whether positions are evaluated where the tree ends, without a playout."""
        return self.evaluation is not None or isinstance(self.game, Evaluating)


class SearchBot:
    """A bot for any game, used by games without bots of their own."""

    def __init__(self, usual_ms: int, tries: int | None = None, *, is_patient: bool = False) -> None:
        self.usual_ms = usual_ms
        self.tries = tries
        self.is_patient = is_patient
        """Whether it uses a budget that is longer than its usual one."""

    def choose(
        self, game: AnyGame, state: Any, seat: Seat, chance: Chance, budget_ms: int | None
    ) -> Choice[Any]:
        """What it would play."""
        budget = self.usual_ms if budget_ms is None else budget_ms
        deadline = Deadline(budget if self.is_patient else min(budget, self.usual_ms), LOOK_MS)
        return Search(game, state, seat, chance).think(deadline, self.tries)


def general_levels() -> dict[str, Bot[Any, Any]]:
    """The levels of a game without bots of its own."""
    return {
        "easy": SearchBot(NORMAL_MS, EASY_TRIES),
        "normal": SearchBot(NORMAL_MS),
        "hard": SearchBot(HARD_MS, is_patient=True),
    }
