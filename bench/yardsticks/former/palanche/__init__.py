"""The bots of Palanche: one player (`player`) in three styles."""

from ludoteca.core import Bot
from ludoteca.games.palanche.actions import PalancheAction
from ludoteca.games.palanche.state import State

from .player import Player, Style

EASY = Style(
    caution=0.97, denial=0, fairness=0.3, proposals=1, counters=0, talkative=8, mistakes=5, marks=False
)
NORMAL = Style(caution=0.6, denial=0.3, fairness=0.6, proposals=2, counters=0.3, talkative=1, early=True)
HARD = Style(
    caution=0.5,
    denial=0.8,
    fairness=0.8,
    proposals=3,
    counters=0.5,
    talkative=1,
    auctions=5,
    early=True,
    sly=True,
    purse=600,
    thrift=0.5,
    farsighted=True,
)

LEVELS: dict[str, Bot[State, PalancheAction]] = {
    "easy": Player(EASY),
    "normal": Player(NORMAL),
    "hard": Player(HARD),
}

FormerHard = LEVELS["hard"]
"""As tournaments name it."""
