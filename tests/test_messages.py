"""The types of the client's text keys: which parameters a sentence takes, and of which kind."""

from tools import messages


def test_parameters_are_those_of_the_sentence_and_of_what_it_quotes() -> None:
    text = "greeting = Hello { $name }, { count }\ncount = { $seats } seats\nplain = Yes\n"
    assert messages.messages(text) == {
        "greeting": {"name": "Sayable", "seats": "Sayable"},
        "count": {"seats": "Sayable"},
        "plain": {},
    }


def test_attributes_are_keys_of_their_own() -> None:
    text = "lesson = Title\n    .text = Take { $sticks }\nonly =\n    .attribute = One\n"
    assert messages.messages(text) == {
        "lesson": {},
        "lesson.text": {"sticks": "Sayable"},
        "only.attribute": {},
    }


def test_a_plural_takes_a_number_and_a_choice_of_words_anything() -> None:
    text = """\
plural = { $count ->
    [one] one stick
   *[other] { $count } sticks
}
zero = { $count ->
    [0] none
   *[other] some
}
choice = { $colour ->
    [red] red
   *[other] { $colour }
}
figures = { NUMBER($money, maximumFractionDigits: 1) }
"""
    assert messages.messages(text) == {
        "plural": {"count": "number"},
        "zero": {"count": "number"},
        "choice": {"colour": "Sayable"},
        "figures": {"money": "number"},
    }


def test_every_file_that_the_client_reads_is_a_source() -> None:
    names = {path.relative_to(messages.ROOT).as_posix() for path in messages.files()}
    assert "client/src/texts/account.en.ftl" in names
    assert "src/ludoteca/games/palanche/texts/cards.en.ftl" in names
    assert not [name for name in names if "tournament" in name or "research" in name]
