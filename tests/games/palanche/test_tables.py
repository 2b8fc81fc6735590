"""The board and the cards as data, and board files that are refused."""

from collections import Counter
from pathlib import Path

import pytest

from ludoteca.cli.arguments import options_from
from ludoteca.core import (
    Illegal,
    Invalid,
    Match,
    RecordingChance,
    from_file,
    load_text,
    read_table,
    seeded_luck,
    to_file,
)
from ludoteca.games.palanche.board.checks import check_board, check_cards
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.tables import Board, Keep, built_in_board, built_in_cards, read_data_file

GENOVA = read_data_file("genova")


def read_board(text: str, file: str) -> Board:
    """The board in the text of a table file."""
    board: Board = read_table(GAME.info.files["board"], text, file)
    return board


@pytest.mark.rules("GEN-C1", "GEN-C2")
def test_the_built_in_board_and_cards_are_complete() -> None:
    board, cards = built_in_board("genova"), built_in_cards()
    check_board(board)
    check_cards(cards, board)
    kinds = Counter(space.kind for space in board.spaces)
    assert kinds == {"terreno": 22, "attivita": 4, "gradinata": 2, "special": 4, "card": 8}
    assert Counter(card.deck for card in cards) == {"speremmo": 36, "bratta": 36}
    assert board.cubes == 54
    assert any(isinstance(card.effects[0], Keep) for card in cards)


def line_with(text: str, words: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if words in line)


@pytest.mark.rules("GEN-C1")
def test_a_board_that_is_too_short_is_refused_with_file_line_and_reason() -> None:
    head, *spaces = GENOVA.split("[[space]]")
    text = "[[space]]".join((head, *spaces[:27]))
    with pytest.raises(Invalid) as refused:
        read_board(text, "ours.toml")
    assert refused.value.rule == "GEN-C1"
    assert refused.value.reason == "board-size"
    assert refused.value.params["found"] == 27
    last = [n for n, line in enumerate(text.splitlines(), 1) if line == "[[space]]"][-1]
    assert refused.value.params["at"] == f"ours.toml:{last}"


@pytest.mark.rules("GEN-C1", "GEN-X1", "GEN-I1", "GEN-K2", "GEN-B1", "GEN-K1", "GEN-T2", "GEN-C3")
@pytest.mark.parametrize(
    ("old", "new", "rule", "reason"),
    [
        ('ends = ["via_cantore", "corso_italia"]', 'ends = ["via_cantore"]', "GEN-X1", "ride-end-missing"),
        ('"corso_italia"]', '"corso_francia"]', "GEN-X1", "ride-end-unknown"),
        ('ends = ["via_garibaldi"', 'ends = ["via_cantore"', "GEN-X1", "ride-end-shared"),
        ("fare = 10", "fare = 15", "GEN-X1", "amount-not-in-steps"),
        ("price = 60", "price = 70", "GEN-C1", "amount-not-in-steps"),
        ("cost = 20", "cost = 30", "GEN-C1", "amount-not-in-steps"),
        ("rents = [10, 30,", "rents = [10, 35,", "GEN-C1", "amount-not-in-steps"),
        ("rents = [10, 30, 60,", "rents = [10, 60,", "GEN-B1", "board-rents"),
        ("pays_collection = 100", "pays_collection = 105", "GEN-X2", "amount-not-in-steps"),
        ("passing_pays = 200", "passing_pays = 205", "GEN-T3", "amount-not-in-steps"),
        ('colour = "brown"', 'colour = "beige"', "GEN-I1", "board-colour-unknown"),
        ('symbols = ["strada"]\n', 'symbols = ["tram"]\n', "GEN-K2", "board-symbol-unknown"),
        ('deck = "speremmo"\n', "", "GEN-K1", "board-deck-missing"),
        ("index = 3", "index = 4", "GEN-C1", "board-index"),
        ('key = "via_sestri"', 'key = "via_roma"', "GEN-C1", "key-twice"),
        ('kind = "gradinata"', 'kind = "attivita"', "GEN-B1", "board-rents"),
        ('start = "piazza_de_ferrari"', 'start = "via_roma"', "GEN-C3", "board-start"),
        ('start = "piazza_de_ferrari"', 'start = "piazza"', "GEN-C1", "board-place-missing"),
        (
            'third_double = "villa_durazzo_pallavicini"',
            'third_double = "via_roma"',
            "GEN-T2",
            "board-third-double",
        ),
        ('"casa", "cantina"', '"cantina", "casa"', "GEN-I1", "board-levels"),
        ('quarter = "Portoria"\n', 'price = 200\nquarter = "Portoria"\n', "GEN-C1", "board-misplaced"),
        ('deck = "speremmo"\n', 'price = 200\ndeck = "speremmo"\n', "GEN-C1", "board-misplaced"),
        ('colour = "brown"\n', 'pays_collection = 50\ncolour = "brown"\n', "GEN-C1", "board-misplaced"),
        ('colour = "brown"\n', 'deck = "bratta"\ncolour = "brown"\n', "GEN-C1", "board-misplaced"),
        (
            'collection = "cattedrale_di_san_lorenzo"',
            'collection = "via_roma"',
            "GEN-X3",
            "board-collection",
        ),
        (
            'collection = "cattedrale_di_san_lorenzo"',
            'collection = "palazzo_reale"',
            "GEN-X3",
            "board-collection",
        ),
        (
            'ends = ["via_cantore", "corso_italia"]',
            'ends = ["via_cantore", "speremmo_2"]',
            "GEN-X1",
            "ride-end-on-cards",
        ),
        (
            "[[colour]]",
            '[[colour]]\nkey = "grey"\npaint = "#888888"\n[[colour]]',
            "GEN-C1",
            "board-colour-unused",
        ),
    ],
)
def test_a_flawed_board_is_refused_where_the_flaw_is(old: str, new: str, rule: str, reason: str) -> None:
    assert old in GENOVA
    text = GENOVA.replace(old, new, 1)
    with pytest.raises(Invalid) as refused:
        read_board(text, "ours.toml")
    assert (refused.value.rule, refused.value.reason) == (rule, reason)
    assert refused.value.params["file"] == "ours.toml"
    line = refused.value.params["line"]
    assert isinstance(line, int)
    if new and reason not in ("board-rents", "board-colour-unused"):
        # The line of the flaw itself, or of the second of two contradicting lines.
        wanted = new.strip().partition("\n")[0]
        assert wanted in "\n".join(text.splitlines()[line - 1 : line + 1]) or reason == "key-twice"


@pytest.mark.rules("GEN-C1")
def test_a_file_that_is_no_board_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match="file-not-toml") as refused:
        read_board(GENOVA.replace("cubes = 54", "cubes = ", 1), "ours.toml")
    assert refused.value.params["line"] == line_with(GENOVA, "cubes = 54")
    with pytest.raises(Invalid, match="table-row") as refused:
        read_board(GENOVA.replace("price = 60", 'price = "sixty"', 1), "ours.toml")
    assert refused.value.params["line"] == line_with(GENOVA, "price = 60")
    with pytest.raises(Invalid, match="table-row"):
        read_board("cubes = 54\n", "ours.toml")
    with pytest.raises(Invalid, match="file-unreadable"):
        load_text(tmp_path / "nowhere.toml")


@pytest.mark.rules("GEN-C1", "GEN-C2")
def test_a_match_on_a_custom_board_replays_without_the_board_file(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    cards = read_data_file("cards").partition("[[card]]")[2].replace("amount = 200", "amount = 190")
    file.write_text(GENOVA.replace("Via Roma", "Via Nostra") + "\n[[card]]" + cards, encoding="utf-8")
    options = options_from(GAME, ["--board", str(file), "--length", "rounds:2"])
    assert options == Options(board=read_board(load_text(file), file.name), length="rounds:2")
    match = Match.new(GAME, 2, options, luck=seeded_luck(5))
    while match.active:
        match.play(match.active[0], GAME.default(match.state, match.active[0]))
    file.unlink()
    again = from_file(GAME, to_file(match))
    assert again.state == match.state
    assert again.state.setting.board.spaces[39].name == "Via Nostra"
    assert GAME.from_position(GAME.position(match.state)) == match.state


@pytest.mark.rules("GEN-C2")
def test_decks_whose_cards_could_follow_each_other_endlessly_are_refused() -> None:
    board, cards = built_in_board("genova"), built_in_cards()
    restless = tuple(card for card in cards if card.deck == "bratta" or card.is_kept)
    with pytest.raises(Invalid, match="deck-restless"):
        check_cards(restless, board)
    with pytest.raises(Invalid, match="key-twice"):
        check_cards((*cards, cards[0]), board)


@pytest.mark.rules("GEN-C2")
def test_both_decks_are_shuffled() -> None:
    states = [GAME.setup(Options(), 2, RecordingChance(seed)).state for seed in range(2)]
    assert all(one != other for one, other in zip(*(state.cards.decks for state in states), strict=True))
    assert [sorted(deck) for deck in states[0].cards.decks] == [
        sorted(deck) for deck in states[1].cards.decks
    ]


def test_a_refused_roll_names_a_rule_of_the_game() -> None:
    state = GAME.setup(Options(first=0), 2, RecordingChance(0)).state
    with pytest.raises(Illegal) as refused:
        GAME.check(state, 1, GAME.from_notation("roll"))
    assert refused.value.rule.startswith("GEN-")
