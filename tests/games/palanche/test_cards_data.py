"""The card decks as data: the mix of effects, and texts for every card in all five languages (GEN-C2)."""

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ludoteca.texts import WHOLE_LANGUAGES

PROVERBS = {
    "À moî e à pagâ gh’é delongo tempo",
    "Ancheu a l’é unna giornâ fortunâ",
    "À prestâ e palanche à un amigo, ti perdi e palanche e ti perdi l’amigo",
    "Casa neuva, chi no ghe ne pòrta, no ghe n’attreuva",
    "Chi comensa mâ, finisce pezo",
    "Chi o veu stâ ben, che o pigge o mondo comme o ven",
    "L’é mêgio nasce fortunæ che ricchi",
    "L’é mêgio un dô de stacca che un dô de cheu",
    "Ni à mazzo ni à mazzon no levâte o pellisson",
    "No t’ê manco bon à trovâ l’ægua in mâ",
    "O l’à cagòu feua da-o bolacco",
    "O meise de çioule o ven pe tutti",
    "Ôgni câso into cû o fa anâ un passo avanti",
    "Pe chi no gh’à de figgi, ò o no gh’à nisciun, ghe semmo niatri",
    "Sciô marcheise, secondo e intræ beseugna fâ e speise",
    "Sciusciâ e sciorbî no se peu",
    "Se t’ê un riccon no stâ à mogognâ",
    "T’æ ciù cû che pansa",
}

MIX = {
    "speremmo": {"receive banca": 22, "receive each_player": 5, "move": 5, "keep": 2, "pay banca": 2},
    "bratta": {
        "pay banca": 21,
        "pay each_player": 5,
        "move": 4,
        "pay_per_investment banca": 4,
        "pay collection": 2,
    },
}

FOLDER = files("ludoteca.games") / "palanche"


@cache
def data(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / "data" / f"{name}.toml").read_text("utf-8"))


def cards() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = data("cards")["card"]
    return found


def effects() -> list[dict[str, Any]]:
    return [effect for card in cards() for effect in card["effects"]]


@cache
def messages(file: str) -> dict[str, ast.Message]:
    """The messages of a text file; fails if Fluent cannot parse all of it."""
    entries = parse((FOLDER / "texts" / file).read_text("utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), f"a key occurs twice in {file}"
    return {message.id.name: message for message in found}


@cache
def bundle(language: str) -> FluentBundle:
    texts = FluentBundle([language], use_isolating=False)
    for name in ("cards", "glossary", "names"):
        source = (FOLDER / "texts" / f"{name}.{language}.ftl").read_text("utf-8")
        texts.add_resource(FluentResource(source))
    return texts


def shown(language: str, key: str, attribute: str | None = None, **params: object) -> str:
    """A message as players read it; an error in it fails the test."""
    message = bundle(language).get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, params)
    assert errors == []
    return str(text)


class Variables(Visitor):
    """Collects the variables a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    seen = Variables()
    seen.visit(node)
    return seen.names


def params_of(card: dict[str, Any]) -> dict[str, object]:
    """The variables that the sentence of a card may use: amount, steps without sign, name of the space."""
    name_of = {space["key"]: space["name"] for space in data("genova")["space"]}
    params: dict[str, object] = {}
    for effect in card["effects"]:
        if "amount" in effect:
            assert "amount" not in params, f"{card['key']}: two amounts cannot both be $amount"
            params["amount"] = effect["amount"]
        if "steps" in effect:
            params["steps"] = abs(effect["steps"])
        if "space" in effect:
            params["space"] = name_of[effect["space"]]
    return params


def sort_of(card: dict[str, Any]) -> str:
    """The kind of a card in the mix; one that moves a pawn and pays counts as a move."""
    if any(effect["do"].startswith("move") for effect in card["effects"]):
        return "move"
    effect = card["effects"][0]
    return " ".join(filter(None, (effect["do"], effect.get("from", effect.get("to")))))


def test_each_deck_has_36_cards_in_its_mix() -> None:
    for deck, mix in MIX.items():
        assert Counter(sort_of(card) for card in cards() if card["deck"] == deck) == mix
    assert len({card["key"] for card in cards()}) == 72


def test_amounts_are_tens_within_the_ranges_of_the_decks() -> None:
    for effect in effects():
        if "amount" in effect:
            top = 50 if "each_player" in effect.values() else 200
            assert effect["amount"] % 10 == 0
            assert 10 <= effect["amount"] <= top


def test_moves_lead_to_every_symbol_and_to_spaces_of_the_board() -> None:
    spaces = data("genova")["space"]
    moves = [effect for effect in effects() if effect["do"].startswith("move")]
    assert sorted(move["symbol"] for move in moves if "symbol" in move) == sorted(data("genova")["symbols"])
    assert {move["space"] for move in moves if "space" in move} <= {space["key"] for space in spaces}
    assert {move["pays_200"] for move in moves if "space" in move} == {True, False}
    assert {move["pays_200"] for move in moves if "symbol" in move} == {True, False}
    back = [move for move in moves if move.get("steps", 0) < 0]
    assert len(back) == 2
    assert not any(move["pays_200"] for move in back)


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
def test_every_card_has_its_texts(language: str) -> None:
    texts = messages(f"cards.{language}.ftl")
    assert list(texts) == [f"card-{card['key']}" for card in cards()]
    titles, sentences = set(), set()
    for card in cards():
        key, params = f"card-{card['key']}", params_of(card)
        attributes = {attribute.id.name: attribute for attribute in texts[key].attributes}
        assert set(attributes) == {"sentence", "saying", "meaning"}
        assert variables(attributes["sentence"]) == set(params), key
        titles.add(shown(language, key))
        sentences.add(shown(language, key, "sentence", **params))
    assert len(titles) == len(sentences) == 72


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
def test_sayings_are_the_same_genoese_everywhere_and_explained(language: str) -> None:
    for card in cards():
        key = f"card-{card['key']}"
        assert shown(language, key, "saying") == shown("en", key, "saying")
        assert shown(language, key, "meaning")
    words = messages(f"glossary.{language}.ftl")
    assert list(words) == list(messages("glossary.en.ftl"))
    for key in words:
        assert shown(language, key) == shown("en", key)
        assert shown(language, key, "meaning")


def test_every_proverb_is_on_a_card_and_no_saying_is_on_two() -> None:
    sayings = Counter(shown("en", f"card-{card['key']}", "saying") for card in cards())
    assert sayings.keys() >= PROVERBS
    assert set(sayings.values()) == {1}


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
def test_levels_symbols_and_rides_have_a_name(language: str) -> None:
    names = messages(f"names.{language}.ftl")
    assert list(names) == list(messages("names.en.ftl"))
    board = data("genova")
    assert {f"level-{level}" for level in board["levels"]} <= names.keys()
    assert {f"symbol-{symbol}" for symbol in board["symbols"]} <= names.keys()
    assert {f"ride-{ride['key']}" for ride in board["ride"]} <= names.keys()


def test_every_ligurian_message_is_a_space_or_exists_in_italian() -> None:
    spaces = {f"space-{space['key']}" for space in data("genova")["space"]}
    assert messages("lij.ftl").keys() <= spaces | messages("names.it.ftl").keys()


def test_the_board_says_which_names_and_numbers_are_from_the_rulebook() -> None:
    deeds = [space for space in data("genova")["space"] if "price" in space]
    named = {space["key"] for space in deeds if space["source"]["name"] == "rulebook"}
    printed = {space["key"] for space in deeds if space["source"]["numbers"] == "rulebook"}
    assert printed == {"piazza_delle_erbe", "via_garibaldi", "via_roma"}
    assert named == printed | {"via_cantore", "corso_italia", "spianata_castelletto"}
