"""The bots of Palanche: one player (`player`) in three styles, and a dial of strengths between them."""

from ludoteca.core import Between, Bot, Strength
from ludoteca.games.palanche.actions import PalancheAction
from ludoteca.games.palanche.state import State

from .player import Player, Style

EASY = Style(
    caution=0.97,
    denial=0,
    fairness=1.2,
    asks=0.9,
    proposals=1,
    counters=0,
    talkative=8,
    mistakes=5,
    marks=False,
)
NORMAL = Style(
    caution=0.6,
    denial=0.3,
    fairness=1.0,
    asks=0.9,
    proposals=1,
    counters=0.4,
    talkative=3,
    early=True,
    waits=True,
)
HARD = Style(
    caution=0.6,
    denial=0.3,
    fairness=0.7,
    asks=0.7,
    proposals=4,
    counters=0.6,
    talkative=1,
    auctions=1,
    early=True,
    sly=True,
    land=0.5,
)

LEVELS: dict[str, Bot[State, PalancheAction]] = {
    "easy": Player(EASY),
    "normal": Player(NORMAL),
    "hard": Player(HARD),
}

RATINGS = {"easy": 1444, "normal": 1500, "hard": 1583}
"""The ratings of the levels, measured as those of the dial."""
_EASY, _NORMAL, _HARD = LEVELS.values()
STRENGTHS = (
    Strength(_EASY, 1444),
    Strength(Between(_NORMAL, _EASY, 700), 1459),
    Strength(Between(_NORMAL, _EASY, 350), 1475),
    Strength(Between(_HARD, _NORMAL, 995), 1490),
    Strength(Between(_HARD, _NORMAL, 985), 1506),
    Strength(Between(_HARD, _NORMAL, 970), 1521),
    Strength(Between(_HARD, _NORMAL, 955), 1537),
    Strength(Between(_HARD, _NORMAL, 930), 1552),
    Strength(Between(_HARD, _NORMAL, 500), 1568),
    Strength(_HARD, 1583),
)
"""The dial from 1 to 10, by all places at tables of all steps (`python -m tools.opponents dial palanche`)."""
