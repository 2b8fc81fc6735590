"""The kind of array that physics counts in."""

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
