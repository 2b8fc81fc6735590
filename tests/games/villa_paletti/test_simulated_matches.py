"""Matches with the full physics simulation, and their replay where it is not installed."""

import os
import subprocess
import sys
from pathlib import Path

import ludoteca
from ludoteca.bots import ask
from ludoteca.core import Match, SeededChance, seeded_luck, to_file
from ludoteca.games.villa_paletti.actions import VillaAction
from ludoteca.games.villa_paletti.physics import simulate
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.state import State

REPLAY = """
import sys
for blocked in ("mujoco", "numpy", "scipy"):
    sys.modules[blocked] = None
from pathlib import Path
from ludoteca.core import from_file
from ludoteca.games.villa_paletti.rules import GAME
match = from_file(GAME, Path(sys.argv[1]).read_bytes())
print(match.seq, match.entries[-1].fingerprint)
"""


def play(level: str, seats: int, seed: int, actions: int) -> Match[State, VillaAction]:
    """A match of bots with full physics, for this number of actions or to its end."""
    match: Match[State, VillaAction] = Match.new(GAME, seats, luck=seeded_luck(seed, simulate))
    while match.active and match.seq < actions:
        seat = match.active[0]
        chance = SeededChance(f"{seed}/bot/{match.seq}", simulate)
        match.play(seat, ask(GAME, match.state, seat, chance, level).action)
    return match


def test_a_match_replays_without_physics(tmp_path: Path) -> None:
    match = play("easy", 4, 5, 24)
    file = tmp_path / "match.json"
    file.write_bytes(to_file(match))
    source = str(Path(ludoteca.__file__).parents[1])
    replayed = subprocess.run(
        [sys.executable, "-c", REPLAY, str(file)],
        env={**os.environ, "PYTHONPATH": source},
        capture_output=True,
        text=True,
        check=True,
    )
    assert replayed.stdout.split() == [str(match.seq), match.entries[-1].fingerprint]


def test_hard_bots_move_columns_up_without_bringing_the_villa_down() -> None:
    match = play("hard", 2, 1, 24)
    state = GAME.from_position(match.state)
    assert state.end is None
    assert len(state.villa.on_level(1)) >= 8
