"""Which rules the kernel was proved against: hashes of sources, kept in `proof.json`.

`python -m tools.kernel --write` plays millions of actions by both and writes the file if nothing differed.
"""

import hashlib
from functools import cache
from pathlib import Path

import msgspec

HERE = Path(__file__).parent
PROOF = HERE / "proof.json"
RULES = (
    "building",
    "chapters",
    "claiming",
    "completion",
    "decisions",
    "filling",
    "geometry",
    "ground",
    "jumps",
    "learning",
    "moves",
    "phases",
    "police",
    "state",
    "surroundings",
    "tables",
    "targets",
    "tiles",
    "town",
    "turns",
    "walking",
)
"""The modules of the rules that the kernel repeats."""


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """The sources that were compared, and how often."""

    rules: str
    kernel: str
    transitions: int


def _hash(paths: list[Path]) -> str:
    hashed = hashlib.sha256()
    for path in paths:
        hashed.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return hashed.hexdigest()[:16]


@cache
def rules_hash() -> str:
    """A hash of the rule files beside the kernel."""
    game = HERE.parent
    return _hash([*(game / f"{name}.py" for name in RULES), *sorted((game / "data").glob("*.toml"))])


@cache
def kernel_hash() -> str:
    """A hash of the sources of the kernel."""
    return _hash(sorted(HERE.glob("*.py")))


def is_proved() -> bool:
    """Whether this kernel was proved against the rules beside it."""
    if not PROOF.exists():
        return False
    proof = msgspec.json.decode(PROOF.read_bytes(), type=Proof)
    return (proof.rules, proof.kernel) == (rules_hash(), kernel_hash())
