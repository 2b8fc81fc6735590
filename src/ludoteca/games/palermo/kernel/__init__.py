"""Palermo's rules compiled by Numba, for learners and for search; never asked for legality at a table.

The Python rules are the judge. The kernel repeats them for speed and is tied to them: `tools.kernel` plays
both and compares what every action changes, and whole states, masks, observations and refusals at a sample of
them; `load` refuses a kernel that was not compared with the rules beside it.

- `match`: a match as one flat record, made from a state by `from_state`
- `turns.play`, `masks.write_mask`, `observing.write_observation`: one match
- `batch.step`: many matches, for learners (`lockstep`)
- `playouts.playouts`: whole matches from a position, building and walking, for the search of bots
- `playouts.choose_all`: an action for each of many matches by a simple policy
- `potentials`: how well a seat stands, for shaped rewards

Action numbers are those of `learning`. Needs the extra `fast` (`pip install ludoteca[fast]`).
"""

from importlib.util import find_spec

from ludoteca.core import Invalid

from .proof import is_proved


def is_usable() -> bool:
    """Whether the kernel can be loaded: Numba is installed, and the kernel is proved for these rules."""
    return find_spec("numba") is not None and is_proved()


def load() -> None:
    """Require that the kernel may be used; raises Invalid with the reason if not."""
    if find_spec("numba") is None:
        raise Invalid("kernel-missing")
    if not is_proved():
        raise Invalid("kernel-unproved")
