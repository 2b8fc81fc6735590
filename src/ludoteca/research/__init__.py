"""A door for research: action numbers, masks, observations, and environments of PettingZoo and OpenSpiel.

Needs the extra `research` (`pip install ludoteca[research]`). `ludoteca.research.openspiel` registers the
games with OpenSpiel when it is imported.
"""

from .aec import LudotecaEnv, aec_env
from .encoding import Block, Encoding
from .encodings import encoding_of
from .table import LearnersTable

__all__ = ["Block", "Encoding", "LearnersTable", "LudotecaEnv", "aec_env", "encoding_of"]
