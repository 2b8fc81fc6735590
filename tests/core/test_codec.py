"""Decoding: one thread after the other meets a class for the first time."""

import subprocess
import sys

CROWD = """
import sys, threading
import msgspec
from ludoteca.core import convert, decode

sys.setswitchinterval(1e-6)

def fresh_type():
    fields = [(f"field{number}", int) for number in range(20)]
    union = None
    for number in range(20):
        leaf = msgspec.defstruct(f"Leaf{number}", fields, tag=True)
        union = leaf if union is None else union | leaf
    return msgspec.defstruct("Tree", [("leaves", list[union])])

text = msgspec.json.encode({"leaves": [{"type": "Leaf3", **{f"field{n}": n for n in range(20)}}]})
plain = msgspec.json.decode(text)

def read(tree, number, together):
    together.wait()
    decode(text, tree) if number % 2 else convert(plain, tree)

for _ in range(40):
    tree, together = fresh_type(), threading.Barrier(6)
    threads = [threading.Thread(target=read, args=(tree, number, together)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_that_meet_a_type_together_do_not_crash() -> None:
    """The process would die of a segmentation fault, so it is one of its own."""
    done = subprocess.run([sys.executable, "-c", CROWD], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
