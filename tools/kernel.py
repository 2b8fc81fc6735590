"""`python -m tools.kernel [--transitions N] [--seed S] [--write]`: compare Palermo's kernel with its rules.

Both play the same matches with the same luck. After every action it is compared who decides, and who was
refused nothing; the whole state, the mask of legal actions and the observation are compared at random times,
and always in phase 1 and at the end. With `--write` the kernel is marked as proved against these rules, if
nothing differed.
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from ludoteca.core import NoChance, Refusal, ScriptedChance
from ludoteca.core.learning import Buffers, NumberedMatch, Plan, Reward
from ludoteca.games.palermo.geometry import BYPASS, CELLS, cells_in
from ludoteca.games.palermo.kernel.lockstep import PlayedByKernel
from ludoteca.games.palermo.kernel.match import MATCH, from_state
from ludoteca.games.palermo.kernel.proof import PROOF, Proof, kernel_hash, rules_hash
from ludoteca.games.palermo.kernel.turns import PLACE_POLICEMAN, STAY, WALK
from ludoteca.games.palermo.learning import ENCODING
from ludoteca.games.palermo.state import Building, Collecting
from ludoteca.games.palermo.walking import walk_ends

COPIES = 8
"""Matches that are played at a time, with the same options."""
MOST_ACTIONS = 250
"""Actions after which a match is truncated."""
PROVED = 10_000_000
"""Transitions for a proof."""
STATES, MASKS, MASKS_OF_TOWNS = 0.15, 0.2, 0.02
"""How often a whole state is compared in phase 2, and a mask; a mask of phase 1 takes long in Python."""
TO_STOPS, TO_BYPASS = 0.5, 0.2
"""How often a walk to a chip or home is chosen, and a move of pawn or policeman to the bypass."""
WORD = 1 << 64


class Difference(AssertionError):
    """The kernel and the rules disagree."""


class Compared(msgspec.Struct):
    """What was compared."""

    transitions: int = 0
    states: int = 0
    masks: int = 0
    observations: int = 0
    matches: int = 0


class Luck:
    """The numbers that the kernel draws for a match, drawn again in Python (`kernel.luck`)."""

    def __init__(self, state: int) -> None:
        self.state = state

    def draw(self, sides: int) -> int:
        """A number from 0 to `sides` - 1."""
        self.state = (self.state + 0x9E3779B97F4A7C15) % WORD
        mixed = self.state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % WORD
        mixed ^= mixed >> 31
        return (mixed >> 32) * sides >> 32

    def script(self, options: dict[str, Any], seats: int) -> dict[str, list[Any]]:
        """What the rules are to draw for the set-up of a match."""
        script: dict[str, list[Any]] = {}
        if options.get("first_player") is None:
            script["first player"] = [self.draw(seats)]
        if options.get("ready_made_town") and options.get("town_code") is None:
            order = list(range(36))
            turns = [self.draw(12) for _ in order]
            for last in range(35, 0, -1):
                other = self.draw(last + 1)
                order[last], order[other] = order[other], order[last]
            special = {3: 3, 4: 4, 5: 1}[seats]
            script |= {"slots": [tuple(order)], "house": turns[special:]}
        return script


class Differential:
    """Plays the same matches by the kernel and by the rules; raises Difference where they disagree."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.luck = np.random.default_rng(seed)
        self.compared = Compared()
        bypass = [place for place, cell in enumerate(CELLS) if cell & BYPASS]
        self.bypass = np.zeros(ENCODING.size, np.int8)
        for first in (PLACE_POLICEMAN, WALK):
            self.bypass[[first + place for place in bypass]] = 1

    def run(self, transitions: int) -> Compared:
        """Compare this number of transitions or a few more."""
        while self.compared.transitions < transitions:
            self.compare_batch()
        return self.compared

    def options(self) -> dict[str, Any]:
        """Random options; two of three towns are ready-made, since phase 1 takes most of the time."""
        flip = self.random.random
        return {
            "edition": self.random.choice(("de", "en", "fr")),
            "corner_contact": "forbidden" if flip() < 0.3 else "allowed",
            "jumped_policeman": "pays" if flip() < 0.5 else "free",
            "free_building": flip() < 0.2,
            "ready_made_town": flip() < 0.9,
            "no_police": flip() < 0.1,
            "target_stones": flip() < 0.3,
            "first_player": None if flip() < 0.8 else self.random.randrange(3),
        }

    def compare_batch(self) -> None:
        """Compare a few matches of random options, each played until it ends or is truncated."""
        seats = self.random.choice((3, 4, 5))
        rewards: tuple[Reward, ...] = ("win", "place", "score")
        plan = Plan(
            copies=COPIES,
            seats=seats,
            options=self.options(),
            most_actions=MOST_ACTIONS,
            reward=self.random.choice(rewards),
            short=self.random.random() < 0.3,
        )
        buffers = Buffers.of(ENCODING, COPIES, seats, observe=True)
        kernel = PlayedByKernel(ENCODING, plan, buffers)
        seed = self.random.randrange(2**32)
        lucks = np.random.SeedSequence(seed).generate_state(COPIES, np.uint64).tolist()
        kernel.begin(seed)
        matches = [self._begun(plan, luck) for luck in lucks]
        for row, match in enumerate(matches):
            self._compare_state(kernel, row, match)
        for _ in range(MOST_ACTIONS):
            self._compare_masks(buffers, matches)
            actions = self._chosen(buffers, matches)
            lucks = kernel.matches["luck"].tolist()
            kernel.step(actions)
            self.compared.transitions += COPIES
            for row, match in enumerate(matches):
                self._play(match, int(actions[row]))
                ended = match.is_over or match.is_truncated
                if (match.is_over, match.is_truncated) != (buffers.terminated[row], buffers.truncated[row]):
                    raise Difference(f"the end of {match.state}")
                if ended:
                    self._compare_end(buffers, row, match, plan)
                    match = matches[row] = self._begun(plan, lucks[row])
                    self.compared.matches += 1
                if ended or isinstance(match.state, Building) or self.random.random() < STATES:
                    self._compare_state(kernel, row, match)
                elif buffers.to_move[row] != match.seat:
                    raise Difference(f"who decides in {match.state}")

    def _begun(self, plan: Plan, luck: int) -> NumberedMatch:
        """A match of the rules with the luck of the kernel."""
        options = {**(ENCODING.short_options if plan.short else {}), **(plan.options or {})}
        script = Luck(luck).script(options, plan.seats)
        return NumberedMatch(
            ENCODING, plan.seats, plan.options, ScriptedChance(script), plan.most_actions, short=plan.short
        )

    def _play(self, match: NumberedMatch, number: int) -> None:
        try:
            match.play(number, NoChance())
        except Refusal as refused:
            raise Difference(f"{ENCODING.word(number)} in {match.state}: {refused}") from refused

    def _chosen(self, buffers: Buffers, matches: Sequence[NumberedMatch]) -> Any:
        """A legal action for each match: often to a chip or home, often to the bypass, or any."""
        masks = buffers.masks.astype(np.float32)
        on_bypass = self.luck.random(COPIES) < TO_BYPASS
        masks[on_bypass] *= 1 + 1e6 * self.bypass
        actions = (self.luck.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)
        for row, match in enumerate(matches):
            state = match.state
            if WALK <= actions[row] < STAY and self.random.random() < TO_STOPS:
                assert isinstance(state, Collecting)
                ends = walk_ends(state)
                if goals := sum(ends.doors) | sum(ends.home):
                    cell = self.random.choice([*cells_in(goals)])
                    actions[row] = WALK + CELLS.index(cell)
        return actions

    def _compare_masks(self, buffers: Buffers, matches: Sequence[NumberedMatch]) -> None:
        for row, match in enumerate(matches):
            often = MASKS_OF_TOWNS if isinstance(match.state, Building) else MASKS
            if self.random.random() < often:
                self.compared.masks += 1
                found, right = np.flatnonzero(buffers.masks[row]).tolist(), match.legal()
                if found != right:
                    wrong = [ENCODING.word(number) for number in sorted({*found} ^ {*right})]
                    raise Difference(f"{wrong} in {match.state}")

    def _compare_state(self, kernel: PlayedByKernel, row: int, match: NumberedMatch) -> None:
        """Compare everything in a state, and what the deciding seat sees."""
        right, found = from_state(match.state), kernel.matches[row]
        self.compared.states += 1
        right["luck"], right["actions"] = found["luck"], match.actions
        if right.tobytes() != found.tobytes():
            wrong = [name for name in MATCH.names or () if not np.array_equal(right[name], found[name])]
            raise Difference(f"{[(name, right[name], found[name]) for name in wrong]} in {match.state}")
        assert match.seat is not None
        self._compare_seen(kernel.buffers.observations[row], match, match.seat)

    def _compare_seen(self, seen: Any, match: NumberedMatch, seat: int) -> None:
        self.compared.observations += 1
        if not np.array_equal(seen, match.observation(seat)):
            raise Difference(f"what seat {seat} sees in {match.state}")

    def _compare_end(self, buffers: Buffers, row: int, match: NumberedMatch, plan: Plan) -> None:
        """Compare rewards and the last observation of a match."""
        rewards = match.returns(plan.reward)
        if not np.allclose(buffers.rewards[row], rewards, atol=1e-5):
            raise Difference(f"rewards {buffers.rewards[row]}, not {rewards}")
        seat = int(buffers.final_to_move[row])
        if match.seat is not None and seat != match.seat:
            raise Difference(f"who decides last in {match.state}")
        self._compare_seen(buffers.final_observations[row], match, seat)


def main() -> int:
    """Compare, and mark the kernel as proved if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--transitions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="mark the kernel as proved")
    asked = parser.parse_args()
    start = time.process_time()
    compared = Differential(asked.seed).run(asked.transitions)
    took = time.process_time() - start
    print(f"0 differences in {took:,.0f} s of processor time: {compared}")
    if asked.write:
        proof = Proof(rules=rules_hash(), kernel=kernel_hash(), transitions=compared.transitions)
        PROOF.write_bytes(msgspec.json.format(msgspec.json.encode(proof), indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
