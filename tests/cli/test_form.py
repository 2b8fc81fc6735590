"""Offers (open-ended actions) at the terminal: how they are listed, filled in field by field, and checked."""

import io
import re

import pytest
from rich.console import Console
from tests.cli.terminals import Terminal

from ludoteca.cli.form import Choices, Form, read_answer
from ludoteca.core import FreeText, Illegal, Invalid, Offer, OneOf, Real, SeededChance, SomeOf, Whole
from ludoteca.games import find_game
from ludoteca.games.palanche.options import Options
from ludoteca.texts import Texts

PALANCHE = "play palanche --seats 3 --first 0 --seed 5"
VILLA = "play villa_paletti --seats 2 --me 0 --me 1 --seed 5"


def test_offers_name_the_partner_and_are_aligned_with_actions(terminal: Terminal) -> None:
    _, out, _ = terminal(PALANCHE, "quit")
    listed = re.findall(r"^ +\d  (\w.*?)  +(\S.*)$", out.partition("to roll\n")[2], re.MULTILINE)
    assert [sentence for _, sentence in listed] == [
        "roll the dice",
        "propose a trade with Player 2",
        "propose a trade with Player 3",
        "auction a card of your own",
    ]
    lines = [line for line in out.splitlines() if line.endswith(tuple(words for _, words in listed))]
    assert len({line.index(words) for line, (_, words) in zip(lines, listed, strict=True)}) == 1
    assert "Giocatore 2" in terminal(f"{PALANCHE} --lang it", "quit")[1]


def test_a_trade_is_filled_in_by_numbers_and_names(terminal: Terminal) -> None:
    _, out, _ = terminal(PALANCHE, "2", "1, via di pre", "via roma", "30", "", "quit")
    assert "What you give\n   1  Via Camozzini\n" in out
    assert "How much money you add (0 to 3000, in steps of 10) [0]: 30" in out
    assert "Player 1 offers Player 2: Via Camozzini, Via di Prè + 30 for Via Roma." in out
    assert "partner" not in out, "the partner is fixed by the offer and not asked for"


def test_a_wrong_answer_is_refused_with_its_reason_and_asked_again(terminal: Terminal) -> None:
    _, out, _ = terminal(PALANCHE, "2", "99", "1", "via_roma", "x", "35", "9000", "30", "", "quit")
    assert "“99” is not in the list." in out
    assert "“x” is not a number." in out
    assert "“35” will not do; it may be 0 to 3000, in steps of 10." in out
    assert "“9000” will not do" in out
    assert "Player 1 offers Player 2: Via Camozzini + 30 for Via Roma." in out


def test_a_refused_action_can_be_corrected(terminal: Terminal) -> None:
    code, out, _ = terminal(PALANCHE, "2", "1", "via roma", "30", "30", "", "", "0", "", "quit")
    assert code == 0
    refused, _, again = out.partition("GEN-S1 Money goes one way only.")
    assert refused.count("What you give") == 1
    assert "[Via Camozzini]" in again, "earlier answers are kept"
    assert "Player 1 offers Player 2: Via Camozzini for Via Roma + 30." in again


def test_an_earlier_answer_can_be_changed_to_none(terminal: Terminal) -> None:
    _, out, _ = terminal(PALANCHE, "2", "1", "via roma", "30", "30", "none", "", "", "0", "quit")
    assert "Player 1 offers Player 2: 30 for Via Roma." in out


@pytest.mark.parametrize("typed", [("4", ""), ("4", "cancel"), ("4", "1", "cancel")])
def test_a_form_can_be_cancelled(terminal: Terminal, typed: tuple[str, ...]) -> None:
    code, out, _ = terminal(PALANCHE, *typed, "roll", "quit")
    assert code == 0
    assert "Nothing was done." in out
    assert "Player 1 rolls" in out


def test_a_default_is_shown_and_used(terminal: Terminal) -> None:
    _, out, _ = terminal(PALANCHE, "4", "boccadasse", "", "quit")
    assert re.search(r"The lowest bid you allow \(10 to \d+, in steps of 10\) \[10\]:", out)
    assert "Player 1 auctions Boccadasse, from 10." in out


def test_a_pull_is_filled_in_by_words_and_done_accepts_the_remaining_defaults(terminal: Terminal) -> None:
    _, out, _ = terminal(
        f"{VILLA} --lang de",
        "colour yellow",
        "colour blue",
        "list ziehen:",
        "1",
        "99",
        "1",
        "90,5",
        "done",
        "quit",
    )
    assert re.search(r"^ +\d+  pull … +Eine Säule auf eigene Art", out, re.MULTILINE), (
        "it is shown even in a long list"
    )
    assert "„99“ steht nicht in der Liste." in out
    assert "\n   1  Säule Gelb 1 (dünn)\n" in out
    assert "Wohin: 0 ist rechts, 90 ist oben (0 bis 360 Grad): 90,5" in out
    assert "[50]: done" in out
    assert "Wie hoch über ihrem Fuß" not in out
    assert re.search(r"Spieler \d (nimmt|muss|lässt|gibt)", out), "the pull was played"


def test_a_form_without_questions_is_checked_at_once() -> None:
    game, printed = find_game("palanche"), io.StringIO()
    state = game.setup(Options(first=0), 2, SeededChance(1)).state
    bid = Offer(action="bid", rule="GEN-A2", bounds={"amount": Whole(low=10, high=10)})
    form = Form(game, bid, Console(file=printed), Texts("en", game), refuse=lambda _: None)
    assert form.fill_in(lambda _: None) == game.from_notation("bid 10")
    with pytest.raises(Illegal, match="no-auction"):
        form.fill_in(lambda action: game.check(state, 0, action))
    assert printed.getvalue() == ""


def choices(bound: OneOf | SomeOf, field: str = "give", language: str = "en") -> Choices:
    game = find_game("palanche")
    return Choices(game.info.action_type("propose_trade"), field, bound, Texts(language, game))


def test_seats_are_listed_by_name_and_numbers_are_typed_as_they_are() -> None:
    seats = choices(OneOf(values=(1, 2)), "partner")
    assert seats.listed == [" 1  Player 2", " 2  Player 3"]
    assert seats.read("2") == 2
    assert seats.read("player 2") == 1
    numbers = choices(OneOf(values=(2, 7)), "offer")
    assert numbers.listed == ["2", "7"]
    assert numbers.read("2") == 2
    with pytest.raises(Invalid):
        numbers.read("1")


def test_yes_no_and_none_are_translated() -> None:
    italian = choices(OneOf(values=(False, True, None)), language="it")
    assert italian.listed == [" 1  no", " 2  sì", " 3  niente"]
    assert italian.read("si") is True
    assert italian.read("none") is None


def test_a_choice_of_several_ignores_repetitions() -> None:
    some = choices(SomeOf(values=("via_roma", "boccadasse", "corso_italia"), low=1, high=2))
    assert some.read("1 1 boccadasse") == ["via_roma", "boccadasse"]
    with pytest.raises(Invalid, match="answer-wrong-count"):
        some.read("1 2 3")


@pytest.mark.parametrize(
    ("bound", "typed", "reason"),
    [
        (Whole(low=0, high=9), "1.5", "answer-not-a-number"),
        (Whole(low=5, high=25, step=10), "10", "answer-out-of-bounds"),
        (Real(low=0, high=1), "nan", "answer-out-of-bounds"),
        (Real(low=0, high=1), "1,5", "answer-out-of-bounds"),
        (FreeText(longest=3), "four", "answer-out-of-bounds"),
    ],
)
def test_a_value_outside_its_bound_is_refused(
    bound: Whole | Real | FreeText, typed: str, reason: str
) -> None:
    with pytest.raises(Invalid, match=reason):
        read_answer(bound, typed, Texts("en"))
