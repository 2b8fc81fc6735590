"""A Hypothesis state machine plays Palanche with any number of seats and all options; invariants hold."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from msgspec.structs import replace

from ludoteca.bots.uniform import filled_in
from ludoteca.core import HOUSE, SeededChance
from ludoteca.games.palanche.actions import TimeUp
from ludoteca.games.palanche.bots import LEVELS
from ludoteca.games.palanche.chapters import is_legal
from ludoteca.games.palanche.options import Blank, Options
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State
from ludoteca.games.palanche.tables import Keep, MoveBy, Pay, Receive

BLANKS = st.none() | st.sampled_from(
    [
        Blank(title="a", text="b", effects=(Receive(source="collection", amount=200),)),
        Blank(
            title="a", text="b", effects=(Pay(to="each_player", amount=300), MoveBy(steps=-4, pays_200=False))
        ),
        Blank(title="a", text="b", effects=(Keep(then=(Pay(to="collection", amount=500),)),)),
        Blank(title="a", text="b", effects=(Keep(spares="fare"),)),
    ]
)
OPTIONS = st.builds(
    Options,
    length=st.sampled_from(["short", "long", "full", "rounds:1", "rounds:12"]),
    wealth=st.sampled_from(["all-cards", "terreno-only"]),
    proposals=st.sampled_from([0, 1, 5]),
    blank_speremmo=BLANKS,
    blank_bratta=BLANKS,
)


class PalancheMachine(RuleBasedStateMachine):
    """A match in which any legal actions are played in any order."""

    state: State

    @initialize(options=OPTIONS, seats=st.integers(2, 6), seed=st.integers(0, 10_000), poor=st.booleans())
    def begin(self, options: Options, seats: int, seed: int, poor: bool) -> None:
        self.chance = SeededChance(seed)
        self.state = GAME.setup(options, seats, self.chance).state
        if poor:
            # Little cash leads to debts, sales and bankruptcies of every kind.
            position = GAME.position(self.state)
            self.state = GAME.from_position(replace(position, cash=(60,) * seats, ledger=()))

    def over(self) -> bool:
        return not GAME.active(self.state)

    def play(self, seat: int, action: Any) -> None:
        self.state = GAME.apply(self.state, seat, action, self.chance).state
        GAME.audit(self.state)
        active = GAME.active(self.state)
        if active:
            assert GAME.legal(self.state, active[0]), "an active seat has a legal action"
            GAME.check(self.state, active[0], GAME.default(self.state, active[0]))
        else:
            assert GAME.outcome(self.state) is not None

    @precondition(lambda self: not self.over())
    @rule(picks=st.lists(st.integers(0, 1_000), min_size=1, max_size=30))
    def play_legal_actions(self, picks: list[int]) -> None:
        for pick in picks:
            if self.over():
                return
            seat = GAME.active(self.state)[0]
            actions = GAME.legal(self.state, seat)
            self.play(seat, actions[pick % len(actions)])

    @precondition(lambda self: not self.over())
    @rule(count=st.integers(1, 60))
    def let_bots_play(self, count: int) -> None:
        for _ in range(count):
            if self.over():
                return
            seat = GAME.active(self.state)[0]
            self.play(seat, LEVELS["normal"].choose(GAME, self.state, seat, self.chance, None).action)

    @precondition(lambda self: not self.over())
    @rule(pick=st.integers(0, 1_000), seed=st.integers(0, 1_000))
    def play_an_offer(self, pick: int, seed: int) -> None:
        seat = GAME.active(self.state)[0]
        offers = GAME.offers(self.state, seat)
        if offers:
            action = filled_in(GAME, offers[pick % len(offers)], SeededChance(seed))
            if not is_legal(self.state, seat, action):
                return
            self.play(seat, action)

    @precondition(lambda self: not self.over())
    @rule()
    def end_the_time(self) -> None:
        if is_legal(self.state, HOUSE, TimeUp()):
            self.play(HOUSE, TimeUp())

    @rule()
    def position_reads_back(self) -> None:
        assert GAME.from_position(GAME.position(self.state)) == self.state


TestPalanche = PalancheMachine.TestCase
TestPalanche.settings = settings(
    max_examples=250,
    stateful_step_count=20,
)
