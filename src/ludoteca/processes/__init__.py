"""Worker processes, for work that is long, uses a whole processor, or may crash.

`Worker` is one process; `Batch` and `run_all` keep several busy with a list of work; `Workers` does the same
in an asyncio program, for requests that arrive one by one.
"""

from .batch import Batch, in_order, run_all
from .fair_queue import FairQueue
from .pool import Pool, Workers
from .worker import Worker, WorkerFailed, WorkerLost, WorkerTimeout

__all__ = [
    "Batch",
    "FairQueue",
    "Pool",
    "Worker",
    "WorkerFailed",
    "WorkerLost",
    "WorkerTimeout",
    "Workers",
    "in_order",
    "run_all",
]
