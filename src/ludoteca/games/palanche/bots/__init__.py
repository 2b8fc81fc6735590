"""The bots of Palanche: one player (`player`) in three styles, and a dial of strengths between them."""

from ludoteca.core import Between, Bot, Strength
from ludoteca.games.palanche.actions import PalancheAction
from ludoteca.games.palanche.state import State

from .player import Player, Style

EASY = Style(
    caution=0.97, denial=0, fairness=1.2, proposals=1, counters=0, talkative=8, mistakes=5, marks=False
)
NORMAL = Style(caution=0.6, denial=0.3, fairness=1.0, proposals=2, counters=0.3, talkative=1, early=True)
HARD = Style(
    caution=0.6,
    denial=0.3,
    fairness=0.7,
    proposals=4,
    counters=0.5,
    talkative=1,
    early=True,
    sly=True,
    land=0.5,
    lone=True,
)

LEVELS: dict[str, Bot[State, PalancheAction]] = {
    "easy": Player(EASY),
    "normal": Player(NORMAL),
    "hard": Player(HARD),
}

RATINGS = {"easy": 1290, "normal": 1500, "hard": 1730}
"""The ratings of the levels, measured as those of the dial."""
_EASY, _NORMAL, _HARD = LEVELS.values()
STRENGTHS = (
    Strength(_EASY, 1290),
    Strength(Between(_NORMAL, _EASY, 780), 1340),
    Strength(Between(_NORMAL, _EASY, 550), 1390),
    Strength(Between(_NORMAL, _EASY, 320), 1440),
    Strength(Between(_NORMAL, _EASY, 90), 1490),
    Strength(Between(_HARD, _NORMAL, 820), 1540),
    Strength(Between(_HARD, _NORMAL, 610), 1590),
    Strength(Between(_HARD, _NORMAL, 390), 1640),
    Strength(Between(_HARD, _NORMAL, 170), 1690),
    Strength(_HARD, 1730),
)
"""The dial from 1 to 10. Ratings between measured points are interpolated (docs/levels.md)."""
