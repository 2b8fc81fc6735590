"""`python -m tools.kernel [--transitions N] [--seed S] [--write]`: compare Palermo's kernel with its rules.

Both play the same matches with the same luck. After every action everything that an action of phase 2 can
change is compared: who decides what, pawns, policemen, targets, penalties, money, and how many chips are
left; and ends, rewards, scores and places. The whole state with the streets and the proof of the town, the
mask and the observation are compared at random times, the state always in phase 1 and at the beginning and
end of a match. Numbers outside of a mask are offered to the rules, which must refuse them. Now and then a
state is changed to one that is rare in play: all pieces are put close together, or houses that were built
freely have to join from now on. With `--write` the kernel is marked as proved against these rules, if nothing
differed.
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from ludoteca.core import NoChance, Refusal, ScriptedChance, SeededChance
from ludoteca.core.learning import NumberedMatch, Reward
from ludoteca.core.lockstep import Buffers, Plan
from ludoteca.games.palermo.decisions import SettingTarget
from ludoteca.games.palermo.geometry import BYPASS, CELLS, cells_in, spread
from ludoteca.games.palermo.jumps import SIDES
from ludoteca.games.palermo.kernel.lockstep import PlayedByKernel
from ludoteca.games.palermo.kernel.match import _STAGES, MATCH, from_state
from ludoteca.games.palermo.kernel.playouts import GREEDY, choose_all
from ludoteca.games.palermo.kernel.proof import PROOF, Proof, kernel_hash, rules_hash
from ludoteca.games.palermo.kernel.turns import PLACE_POLICEMAN, WALK, WORK
from ludoteca.games.palermo.learning import ENCODING
from ludoteca.games.palermo.state import Building, Claiming, Collecting, State
from ludoteca.games.palermo.town import code

COPIES = 16
"""Matches that are played at a time, with the same options."""
MOST_ACTIONS = 250
"""Actions after which a match is truncated."""
STATES, MASKS, MASKS_OF_TOWNS, REFUSALS, SHAPED = 0.04, 0.1, 0.02, 0.02, 0.02
"""How often these are compared: a whole state in phase 2, a mask (one of phase 1 takes long), a refusal,
and the rewards of an action that ends no match."""
GREEDY_SHARE, TO_BYPASS = 0.6, 0.15
"""How often the greedy policy chooses, so that matches end, and how often the bypass is preferred."""
SPOTS = 4
"""How many steps from a cell pieces are put that are put close together."""
TOWNS = 12
"""Ready-made towns that most matches share: to draw one takes as long as a hundred actions in Python."""
WORD = 1 << 64


class Difference(AssertionError):
    """The kernel and the rules disagree."""


class Compared(msgspec.Struct):
    """What was compared."""

    transitions: int = 0
    states: int = 0
    masks: int = 0
    observations: int = 0
    refusals: int = 0
    matches: int = 0
    changed: int = 0


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

    changed, ready_made, on_pawns = 0.03, 0.9, 0.2
    """How often a state is changed before an action, towns are ready-made, policemen put on pawns."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.luck = np.random.default_rng(seed)
        self.compared = Compared()
        self.towns: dict[int, list[str]] = {3: [], 4: [], 5: []}
        self.work = np.zeros(1, WORK)
        bypass = [place for place, cell in enumerate(CELLS) if cell & BYPASS]
        self.bypass = np.zeros(ENCODING.size, np.int8)
        for first in (PLACE_POLICEMAN, WALK):
            self.bypass[[first + place for place in bypass]] = 1

    def run(self, transitions: int) -> Compared:
        """Compare this number of transitions or a few more."""
        while self.compared.transitions < transitions:
            self.compare_batch()
        return self.compared

    def options(self, seats: int) -> dict[str, Any]:
        """Random options; most towns are ready-made and known, since phase 1 takes most of the time."""
        flip = self.random.random
        options = {
            "edition": self.random.choice(("de", "en", "fr")),
            "corner_contact": "forbidden" if flip() < 0.3 else "allowed",
            "jumped_policeman": "pays" if flip() < 0.5 else "free",
            "free_building": flip() < 0.5,
            "ready_made_town": flip() < self.ready_made,
            "no_police": flip() < 0.1,
            "target_stones": flip() < 0.3,
            "first_player": None if flip() < 0.8 else self.random.randrange(3),
        }
        if options["ready_made_town"] and flip() < 0.85:
            options["town_code"] = self._town(seats)
        return options

    def _town(self, seats: int) -> str:
        """The code of a ready-made town for this number of seats."""
        known = self.towns[seats]
        if len(known) < TOWNS:
            chance = SeededChance(self.random.randrange(2**32))
            state = ENCODING.setup({"ready_made_town": True}, seats, chance)
            assert isinstance(state, Claiming)
            known.append(code(state.town))
        return self.random.choice(known)

    def compare_batch(self) -> None:
        """Compare a few matches of random options, each played until it ends or is truncated."""
        seats = self.random.choice((3, 4, 5))
        rewards: tuple[Reward, ...] = ("win", "place", "score")
        plan = Plan(
            copies=COPIES,
            seats=seats,
            options=self.options(seats),
            most_actions=MOST_ACTIONS,
            reward=self.random.choice(rewards),
            short=self.random.random() < 0.3,
            shaping=self.random.choice((0.0, 2.0)),
            discount=0.99,
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
            actions = self._chosen(kernel)
            for row, match in enumerate(matches):
                if self.random.random() < self.changed:
                    self._change(kernel, row, match, int(actions[row]))
            lucks = kernel.matches["luck"].tolist()
            kernel.step(actions)
            self.compared.transitions += COPIES
            numbers, records = actions.tolist(), _moving(kernel)
            for row, match in enumerate(matches):
                before = match.state
                self._play(match, numbers[row])
                ended = match.is_over or match.is_truncated
                if ended or self.random.random() < SHAPED:
                    self._compare_rewards(buffers.rewards[row], match, plan, before)
                if (match.is_over, match.is_truncated) != (buffers.terminated[row], buffers.truncated[row]):
                    raise Difference(f"the end of {match.state}")
                if ended:
                    self._compare_end(buffers, row, match)
                    match = matches[row] = self._begun(plan, lucks[row])
                    self.compared.matches += 1
                if ended or isinstance(match.state, Building) or self.random.random() < STATES:
                    self._compare_state(kernel, row, match)
                elif isinstance(match.state, Collecting):
                    self._compare_moving(records[row], match.state)

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

    def _chosen(self, kernel: PlayedByKernel) -> Any:
        """A legal action for each match: of the greedy policy, any, or a move to the bypass."""
        actions = np.zeros(COPIES, np.int64)
        choose_all(kernel.matches, GREEDY, self.work, actions)
        chance = self.luck.random(COPIES)
        rows = np.flatnonzero(chance > GREEDY_SHARE)
        masks = kernel.buffers.masks[rows].astype(np.float32)
        masks[chance[rows] > 1 - TO_BYPASS] *= 1 + 1e6 * self.bypass
        actions[rows] = (self.luck.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)
        return actions

    def _change(self, kernel: PlayedByKernel, row: int, match: NumberedMatch, number: int) -> None:
        """Change a match to a state that is rare in play, unless that makes the chosen action illegal."""
        state, seat = match.state, match.state.seat
        match state:
            case Collecting():
                changed: State = self._crowded(state)
            case Building() if state.terms.options.free_building:
                # Houses that stand alone are rare where they must join, and only they can touch at corners.
                options = replace(state.terms.options, free_building=False)
                changed = replace(state, terms=replace(state.terms, options=options))
            case _:
                return
        try:
            ENCODING.game.check(changed, seat, ENCODING.decoded(changed, seat, number))
        except Refusal:
            return
        match.set_state(changed)
        record, before = from_state(changed), kernel.matches[row]
        record["luck"], record["actions"] = before["luck"], before["actions"]
        kernel.matches[row] = record
        self.compared.changed += 1

    def _crowded(self, state: Collecting) -> Collecting:
        """The state with its pieces close together."""
        spots = self._spots(state)
        # Who chooses a target may choose any chip: a pawn crowded on its door would stand on its own target.
        is_chosen = state.terms.options.target_stones and not isinstance(state.decisions[-1], SettingTarget)
        goals = state.targets if is_chosen else state.chips
        pawns, seats = [*state.pawns], [*range(len(state.pawns))]
        self.random.shuffle(seats)
        for other in seats:
            # A pawn never stands on a door of its own whose chip it could take.
            free = [spot for spot in spots if spot not in pawns and not spot & goals[other]]
            if pawns[other] and free:
                pawns[other] = free[0]
        policemen = [*state.policemen]
        below = [*filter(None, pawns)] if self.random.random() < self.on_pawns else spots
        for other, cell in enumerate(policemen):
            new, taken = self.random.choice(below or spots), sum(policemen) - cell
            if cell and not new & (taken | spread(taken)):
                policemen[other] = new
        changed = replace(state, pawns=tuple(pawns), policemen=tuple(policemen))
        if state.terms.options.is_translation:
            penalties = [self.random.randrange(2) if pawn else 0 for pawn in pawns]
            changed = replace(changed, penalties=tuple(penalties))
        return changed

    def _spots(self, state: Collecting) -> list[int]:
        """Cells near one cell or beside a narrow one, or a side of the bypass, where jumps pass over all."""
        streets, which = state.town.streets, self.random.random()
        if which < 0.3:
            corner, sides = self.random.choice([*SIDES.items()])
            side = [*self.random.choice(sides)]
            self.random.shuffle(side)
            return [corner, *side]
        near = self.random.choice([*cells_in(streets & (BYPASS if self.random.random() < 0.5 else streets))])
        for _ in range(SPOTS):
            near |= spread(near) & streets
        spots = [*cells_in(near & ~state.town.start)]
        self.random.shuffle(spots)
        if which > 0.7:
            # Between two policemen a pawn cannot step back and forth.
            narrow = next((spot for spot in spots if (spread(spot) & streets).bit_count() < 3), spots[0])
            spots.sort(key=lambda spot: not spot & spread(narrow))
        return spots

    def _compare_moving(self, record: Sequence[Any], state: Collecting) -> None:
        """Compare what an action of phase 2 can change."""
        seats, top = state.terms.seats, state.decisions[-1]
        found = [part[:seats] if isinstance(part, list) else part for part in record]
        right = [
            _STAGES[type(top)],
            top.seat,
            [cell.bit_length() - 1 for cell in state.pawns],
            [cell.bit_length() - 1 for cell in state.policemen],
            [cell.bit_length() - 1 for cell in state.targets],
            [*state.penalties],
            [*state.money],
            [chips.bit_count() for chips in state.chips],
        ]
        if found != right:
            raise Difference(f"{found}, not {right} in {state}")

    def _compare_masks(self, buffers: Buffers, matches: Sequence[NumberedMatch]) -> None:
        for row, match in enumerate(matches):
            often = MASKS_OF_TOWNS if isinstance(match.state, Building) else MASKS
            if self.random.random() < often:
                self._compare_mask(buffers.masks[row], match)
            if self.random.random() < REFUSALS:
                self._compare_refusal(buffers.masks[row], match)

    def _compare_mask(self, mask: Any, match: NumberedMatch) -> None:
        self.compared.masks += 1
        found, right = np.flatnonzero(mask).tolist(), match.legal()
        if found != right:
            wrong = [ENCODING.word(number) for number in sorted({*found} ^ {*right})]
            raise Difference(f"{wrong} in {match.state}")

    def _compare_refusal(self, mask: Any, match: NumberedMatch) -> None:
        """Offer a number to the rules that the mask does not allow, if possible near one that it does."""
        legal = np.flatnonzero(mask)
        near = int(self.random.choice(legal.tolist())) + self.random.choice((-15, -14, -1, 1, 2, 14, 15))
        if not 0 <= near < ENCODING.size or mask[near]:
            near = self.random.choice(np.flatnonzero(mask == 0).tolist())
        self.compared.refusals += 1
        assert match.seat is not None
        try:
            ENCODING.game.check(match.state, match.seat, ENCODING.decoded(match.state, match.seat, near))
        except Refusal:
            return
        raise Difference(f"{ENCODING.word(near)} is allowed in {match.state}")

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

    def _compare_rewards(self, found: Any, match: NumberedMatch, plan: Plan, before: Any) -> None:
        """Compare the rewards of an action: those of the end, and those of `Plan.shaping`."""
        ended = match.is_over or match.is_truncated
        rewards = np.array(match.returns(plan.reward) if ended else (0.0,) * plan.seats)
        if plan.shaping:
            after = 0.0 if ended else plan.discount * np.array(ENCODING.potentials(match.state))
            rewards += plan.shaping * (after - np.array(ENCODING.potentials(before)))
        if not np.allclose(found, rewards, atol=1e-5):
            raise Difference(f"rewards {found}, not {rewards} in {match.state}")

    def _compare_end(self, buffers: Buffers, row: int, match: NumberedMatch) -> None:
        """Compare scores, places and the last observation of a match."""
        outcome = match.outcome()
        if tuple(buffers.final_scores[row]) != outcome.scores:
            raise Difference(f"scores {buffers.final_scores[row]}, not {outcome.scores}")
        if tuple(buffers.final_places[row]) != outcome.ranks:
            raise Difference(f"places {buffers.final_places[row]}, not {outcome.ranks}")
        seat = int(buffers.final_to_move[row])
        if match.seat is not None and seat != match.seat:
            raise Difference(f"who decides last in {match.state}")
        self._compare_seen(buffers.final_observations[row], match, seat)


def _moving(kernel: PlayedByKernel) -> list[Sequence[Any]]:
    """What an action of phase 2 can change, of each match of the kernel."""
    matches = kernel.matches
    names = ("stage", "seat", "pawns", "policemen", "targets", "penalties", "money")
    chips = np.bitwise_count(matches["chips"]).sum(axis=2)
    return [*zip(*(matches[name].tolist() for name in names), chips.tolist(), strict=True)]


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
