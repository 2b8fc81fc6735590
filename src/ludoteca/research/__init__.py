"""Machine learning on games: vector environments for Gymnasium, PettingZoo and OpenSpiel environments.

Needs the extra `research` (`pip install ludoteca[research]`). `ludoteca.research.openspiel` registers the
games with OpenSpiel when it is imported.
"""

from ludoteca.core.learning import Block, Encoding, NumberedMatch
from ludoteca.core.lockstep import Buffers

from .aec import LudotecaEnv, aec_env, parallel_env
from .encodings import encoding_of
from .single import BotsEnv
from .vector import VectorEnv

__all__ = [
    "Block",
    "BotsEnv",
    "Buffers",
    "Encoding",
    "LudotecaEnv",
    "NumberedMatch",
    "VectorEnv",
    "aec_env",
    "encoding_of",
    "parallel_env",
]
