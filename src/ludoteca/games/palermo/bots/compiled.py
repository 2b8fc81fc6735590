"""The compiled kernel as `hard` uses it: where it is installed, and once it is compiled and loaded.

The first use on a machine takes most of a minute, every further start of a process about two seconds. No
player waits for that: while thinking is timed, the kernel is loaded in the background, and `hard` plays
without it until it is there. Counted thinking waits for it, so that the same seed gives the same match.
"""

import os
from threading import Lock, Thread
from typing import TYPE_CHECKING

from ludoteca.core import is_thinking_counted
from ludoteca.games.palermo.kernel import is_usable
from ludoteca.games.palermo.state import State
from ludoteca.games.palermo.tables import PRINTED_BOX

if TYPE_CHECKING:
    from .rollouts import Rollouts


SWITCH = "LUDOTECA_KERNEL"
"""The environment variable that keeps bots from using the kernel if it is `off`."""


class Kernel:
    """The compiled kernel as the bots use it: loaded once, when it is first needed."""

    def __init__(self) -> None:
        self.is_allowed = os.environ.get(SWITCH) != "off"
        """Whether it is used where it can be: not in comparisons with a Python that has none."""
        self._rollouts: type[Rollouts] | None = None
        self._loading = Lock()
        self._thread: Thread | None = None

    def rollouts_for(self, state: State) -> "type[Rollouts] | None":
        """What plays out matches from this state, if it can be used now; else None."""
        if not self.is_allowed or state.terms.box != PRINTED_BOX or not is_usable():
            return None
        if self._rollouts is None:
            if is_thinking_counted():
                self.load()
            elif self._thread is None:
                self._thread = Thread(target=self.load, name="palermo-kernel", daemon=True)
                self._thread.start()
        return self._rollouts

    def prepare(self) -> None:
        """Load the kernel now if it may be used here."""
        if self.is_allowed and is_usable():
            self.load()

    def load(self) -> None:
        """Import and compile what plays out matches; returns when it can be used without delay."""
        with self._loading:
            if self._rollouts is None:
                # Imported here: NumPy and Numba are extras, and take a second to import.
                from .rollouts import Rollouts, warm_up

                warm_up()
                self._rollouts = Rollouts


KERNEL = Kernel()
