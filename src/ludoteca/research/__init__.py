"""Machine learning on games: action numbers, masks, observations; PettingZoo and OpenSpiel environments.

Needs the extra `research` (`pip install ludoteca[research]`). `ludoteca.research.openspiel` registers the
games with OpenSpiel when it is imported.
"""

from ludoteca.core.learning import Batch, Block, Encoding, NumberedMatch

from .aec import LudotecaEnv, aec_env
from .encodings import encoding_of

__all__ = ["Batch", "Block", "Encoding", "LudotecaEnv", "NumberedMatch", "aec_env", "encoding_of"]
