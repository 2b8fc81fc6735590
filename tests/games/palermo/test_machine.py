"""A Hypothesis state machine plays Palermo with legal, illegal and undone actions; invariants hold."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from ludoteca.core import Illegal, Match, seeded_luck
from ludoteca.games.palermo.actions import PalermoAction, PlacePoliceman, Walk
from ludoteca.games.palermo.geometry import NAME_OF
from ludoteca.games.palermo.position import from_position
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import State

from .scenes import DOORS, position
from .test_matches import require_progress, require_sound

CELLS = st.sampled_from(sorted(NAME_OF.values()))


class PalermoMachine(RuleBasedStateMachine):
    """A match that begins in either phase and continues with random legal and illegal actions."""

    match: Match[State, PalermoAction]

    @initialize(
        seats=st.integers(3, 5),
        edition=st.sampled_from(["de", "en", "fr"]),
        pays=st.booleans(),
        stones=st.booleans(),
        begins_in_streets=st.booleans(),
        seed=st.integers(0, 5),
    )
    def begin(
        self, seats: int, edition: str, pays: bool, stones: bool, begins_in_streets: bool, seed: int
    ) -> None:
        options: dict[str, Any] = {
            "edition": edition,
            "jumped_policeman": "pays" if pays else "free",
            "target_stones": stones,
        }
        if begins_in_streets:
            few = {seat: doors[:2] for seat, doors in enumerate(DOORS)}
            targets = {seat: doors[0] for seat, doors in few.items()} if stones else {}
            written = position(options=options, chips=few, pawns={0: "h8", 1: "k8", 2: "i6"}, targets=targets)
            self.match = Match.at_position(GAME, written)
        else:
            options["ready_made_town"] = seed % 2 == 0
            self.match = Match.new(GAME, seats, options, luck=seeded_luck(seed))

    @rule(pick=st.integers(0, 10**6))
    def play(self, pick: int) -> None:
        if not self.match.active:
            return
        before = self.match.state
        (seat,) = self.match.active
        actions = GAME.legal(before, seat)
        self.match.play(seat, actions[pick % len(actions)])
        require_progress(before, self.match.state)

    @rule(cell=CELLS, is_walk=st.booleans(), seat=st.integers(0, 2))
    def try_anything(self, cell: str, is_walk: bool, seat: int) -> None:
        """An action that is not listed is refused with a rule and changes nothing."""
        action = Walk(to=cell) if is_walk else PlacePoliceman(cell=cell)
        before = self.match.state
        listed = action in GAME.legal(before, seat)
        if listed:
            self.match.play(seat, action)
            return
        with pytest.raises(Illegal, match="PAL-"):
            self.match.play(seat, action)
        assert self.match.state is before

    @rule()
    def undo(self) -> None:
        if self.match.undo_barrier(0) < self.match.line[-1]:
            self.match.undo(0)

    @invariant()
    def invariants_hold(self) -> None:
        state = self.match.state
        require_sound(state)
        assert from_position(GAME.position(state)) == state
        assert bool(GAME.active(state)) == (GAME.outcome(state) is None)
        for seat in GAME.active(state):
            GAME.check(state, seat, GAME.default(state, seat))


TestPalermo = PalermoMachine.TestCase
TestPalermo.settings = settings(
    max_examples=25,
    stateful_step_count=40,
    derandomize=True,
    database=None,
)
