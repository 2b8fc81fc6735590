"""Decoding: one thread after the other meets a class for the first time."""

import subprocess
import sys
from typing import Literal

import pytest

from ludoteca.core import Invalid, Record, decode
from ludoteca.texts import WHOLE_LANGUAGES, Texts

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


class Wish(Record, frozen=True, kw_only=True):
    seat: int
    mood: Literal["calm", "loud"] = "calm"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "That is not JSON: it ends too early."),
        ('{"seat":1,}', "That is not JSON: see byte 10."),
        ("{}", "“seat” is missing."),
        ('[{"seat":1},{}]', "“seat” is missing in “[1]”."),
        ('{"seat":1,"game":2}', "Nobody asked for “game”."),
        ('{"seat":"x"}', "“seat” must be a whole number."),
        ('{"seat":1,"mood":"sad"}', "“mood” cannot be “sad”."),
        ("7", "That must be an object."),
        ('{"seat":1' + "0" * 30 + "}", "A number is too long: at most 18 digits are read."),
    ],
)
def test_what_cannot_be_read_is_said_in_our_words(text: str, sentence: str) -> None:
    with pytest.raises(Invalid) as refused:
        decode(text, list[Wish] if text.startswith("[") else Wish)
    assert Texts("en").refusal(refused.value) == sentence
    for language in WHOLE_LANGUAGES[1:]:
        said = Texts(language).refusal(refused.value)
        assert "Object" not in said
        assert "Expected" not in said
        assert "{" not in said
