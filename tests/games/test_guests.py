"""Guest games: a broken or incomplete one harms no other, in the terminal, engine and server."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import msgspec
import pytest
from tests.cli.terminals import Terminal
from tests.guest_games import install, installed, nim_sources, unload
from tests.server.network import Site, on_a_server, play_on

from ludoteca.bots import bot_levels
from ludoteca.completeness import missing_parts
from ludoteca.core import Invalid
from ludoteca.engine import Engine
from ludoteca.games import find_game, playable_games, unplayable_games
from ludoteca.texts import WHOLE_LANGUAGES, Texts

ROOT = Path(__file__).parents[2]
OURS = {"palermo", "palanche", "villa_paletti"}


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the example game Nim."""
    install(tmp_path, "nim", nim_sources())
    with installed(monkeypatch, tmp_path):
        yield
    unload(tmp_path)


def test_the_source_of_nim_is_short() -> None:
    sources = nim_sources()
    assert set(sources) == {"__init__.py", "texts/en.ftl", "help/en.md"}
    assert sum(source.count("\n") for source in sources.values()) <= 60


def test_the_wheel_contains_the_example_games(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    built = ZipFile(wheel).namelist()
    names = {name.partition("/examples/nim/")[2] for name in built}
    assert {f"ludoteca_nim/{name}" for name in nim_sources()} <= names
    assert any(name.endswith("liars_dice/ludoteca_liars_dice/client/index.js") for name in built)


@pytest.mark.usefixtures("nim")
def test_nim_is_played_in_a_tournament(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    code, said, _ = terminal(
        f"tournament nim --bots uniform,easy --matches 4 --workers 1 --seed 1 --out {out}"
    )
    assert code == 0
    assert "easy" in said
    assert len(out.read_text(encoding="utf-8").splitlines()) >= 4


@pytest.mark.usefixtures("nim")
def test_nim_is_played_at_the_terminal(terminal: Terminal) -> None:
    code, out, err = terminal("play nim --me 0 --me 1", "take 1 3", "take 2 4", "list 5", "1")
    assert (code, err) == (0, "")
    assert "Player 2 takes 4 from heap 2." in out
    assert out.endswith("Player 1 wins.\n")
    assert "NIM-1" in terminal("help NIM-1")[1]


@pytest.mark.usefixtures("nim")
def test_nim_is_played_through_the_engine() -> None:
    engine = Engine()
    match = ask(engine, {"do": "new", "game": "nim", "seats": 2})["match"]
    assert ask(engine, {"do": "view", "match": match})["view"]["heaps"] == [3, 4, 5]
    for seat, action in enumerate(("take 1 3", "take 2 4")):
        ask(engine, {"do": "play", "match": match, "seat": seat, "action": action})
    last = ask(
        engine,
        {"do": "play", "match": match, "seat": 0, "action": {"type": "take", "heap": 3, "matches": 5}},
    )
    assert last["outcome"]["winners"] == [0]
    state = {"seats": 3, "heaps": [1]}
    assert "error" in ask(engine, {"do": "load", "game": "nim", "state": state})
    refused = ask(engine, {"do": "check", "match": match, "seat": 0, "action": "take 1 1"})
    assert refused["error"]["rule"] == "LUD-A1"


@pytest.mark.usefixtures("nim")
def test_nim_is_played_on_a_server(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("nim", "me", "uniform", start=True)
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        over = await play_on(talk, match, lambda choices: choices["legal"][0])
        assert over["table"]["outcome"]["reason"] == "last-match"
        assert (await ada.http.get("/games/nim/help/en")).text.startswith("# Nim")

    on_a_server(tmp_path, visit)


UNPLAYABLE = {
    "absent": ("", "has no attribute 'GAME'"),
    "typo": ("import no_such_module", "No module named 'no_such_module'"),
    "leaves": ("raise SystemExit('bye')", "SystemExit: bye"),
    "shape": ("GAME = 7", "its entry point names no game"),
    "half": (
        "NIM\ndel Nim.apply\nNim.apply = None\nclass Half(Game): info = Nim.info\nGAME = Half()",
        "abstract",
    ),
    "mute": ("NIM\nNim.info = None", "it has no “info”"),
    "named": ("NIM", "another key than its entry point"),
    "crowd": ("NIM seats", "its number of seats cannot be"),
    "choosy": ("NIM options", "Missing required argument 'seats'"),
    "vague": ("NIM records", "its position is no Position"),
    "odd": ("NIM union", "Type unions may not contain more than one"),
}
"""The module of a game that cannot be played, and what the message about it contains."""


def broken_source(key: str) -> str:
    """The source of an unplayable game; NIM in its entry stands for the source of Nim."""
    nim = nim_sources()["__init__.py"].replace('key="nim"', f'key="{key}"')
    match UNPLAYABLE[key][0]:
        case "NIM":
            return nim_sources()["__init__.py"]
        case "NIM seats":
            return nim.replace("min_seats=2", "min_seats=5")
        case "NIM options":
            needy = "class Needy(Position, frozen=True, kw_only=True):\n    must: int\n\n\n"
            return nim.replace("class Nim(", needy + "class Nim(").replace(
                "action=Take", "options=Needy, action=Take"
            )
        case "NIM records":
            return nim.replace("position=Heaps", "position=dict")
        case "NIM union":
            return nim.replace("action=Take", "action=int | str | Take | Taken | list[int] | list[str]")
        case source:
            return source.replace("NIM", nim)


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a game for every way of being unplayable."""
    for key in UNPLAYABLE:
        install(tmp_path, key, {"__init__.py": broken_source(key)})
    with installed(monkeypatch, tmp_path):
        yield
    unload(tmp_path)


@pytest.fixture
def incomplete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install games that lack texts, help or bots, or raise exceptions."""
    nim = nim_sources()

    def of(key: str, **changed: str) -> dict[str, str]:
        source = nim["__init__.py"].replace('key="nim", title="Nim"', f'key="{key}", title="{key}"')
        return {"__init__.py": source} | changed

    texts, page = {"texts/en.ftl": nim["texts/en.ftl"]}, {"help/en.md": nim["help/en.md"]}
    install(tmp_path, "bare", of("bare"))
    install(tmp_path, "pageless", of("pageless") | texts)
    # Its class and its only instance are in different modules, and the instance has another name.
    split = of("split")["__init__.py"].replace("GAME = Nim()\n", "")
    install(
        tmp_path,
        "split",
        {"rules.py": split, "__init__.py": "from .rules import Nim\n\nMINE = Nim()\n"} | texts | page,
        "MINE",
    )
    install(tmp_path, "wordless", of("wordless") | page)
    install(tmp_path, "botless", of("botless") | texts | page | {"bots.py": "LEVELS = 1 / 0"})
    install(tmp_path, "garbled", of("garbled") | {"texts/en.ftl": "??? = {", "help/en.md": "no heading"})
    faulty = of("faulty")["__init__.py"].replace("return (state.turn,) if any", "return 1 / 0 if any")
    install(tmp_path, "faulty", {"__init__.py": faulty} | texts | page)
    with installed(monkeypatch, tmp_path):
        yield
    unload(tmp_path)


def ask(engine: Engine, request: object) -> dict[str, Any]:
    """The engine's answer to a request."""
    answer: dict[str, Any] = msgspec.json.decode(engine.answer(msgspec.json.encode(request)))
    return answer


@pytest.mark.parametrize("key", UNPLAYABLE)
@pytest.mark.usefixtures("broken")
def test_an_unplayable_game_is_explained_in_one_sentence(key: str, terminal: Terminal) -> None:
    with pytest.raises(Invalid) as refused:
        find_game(key)
    sentence = Texts("en").refusal(refused.value)
    assert sentence.startswith(f"The game “{key}” cannot be played: ")
    assert UNPLAYABLE[key][1] in sentence
    for command in (f"play {key}", f"help {key}", f"games {key}", f"stats {key}"):
        code, _, err = terminal(command)
        assert (code, err.splitlines()[:1]) == (2, [f"ludoteca: {sentence.splitlines()[0]}"]), command


@pytest.mark.usefixtures("broken")
def test_the_terminal_lists_the_other_games_beside_unplayable_ones(terminal: Terminal) -> None:
    code, out, err = terminal("games")
    assert (code, err) == (0, "")
    assert out.count("cannot be played") == len(UNPLAYABLE) == len(unplayable_games())
    assert {game.info.key for game in playable_games()} == OURS
    assert all(key in out for key in OURS)
    assert terminal("help LUD-A1")[0] == 0
    for language in WHOLE_LANGUAGES[1:]:
        said = terminal(f"games --lang {language}")[1]
        assert "‹" not in said
        assert said.count("typo") == 1


@pytest.mark.usefixtures("broken")
def test_the_engine_offers_the_other_games_beside_unplayable_ones() -> None:
    engine = Engine()
    answer = ask(engine, {"do": "games"})
    assert {game["key"] for game in answer["games"]} == OURS
    assert {problem["params"]["game"] for problem in answer["unplayable"]} == set(UNPLAYABLE)
    refused = ask(engine, {"do": "new", "game": "typo", "seats": 2})
    assert refused["error"]["reason"] == "game-unplayable"


@pytest.mark.usefixtures("broken")
def test_the_server_offers_the_other_games_beside_unplayable_ones(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        assert {game["key"] for game in (await ada.http.get("/games")).json()} == OURS
        unplayable = (await ada.http.get("/games/unplayable")).json()["games"]
        assert {problem["params"]["game"] for problem in unplayable} == set(UNPLAYABLE)
        for page in ("schemas", "texts/en", "help/en"):
            refused = await ada.http.get(f"/games/typo/{page}")
            assert (refused.status_code, refused.json()["reason"]) == (404, "game-unplayable")
        seats = [{"type": "me"}, {"type": "bot"}]
        assert (await ada.http.post("/tables", json={"game": "typo", "seats": seats})).status_code == 404

    on_a_server(tmp_path, visit)


ZERO = "ZeroDivisionError: division by zero"
LACKS = {
    "bare": ["bare brings no rules page.", "bare lacks 2 texts, among them action-take, event-taken."],
    "pageless": ["pageless brings no rules page."],
    "wordless": ["wordless lacks 2 texts, among them action-take, event-taken."],
    "botless": [f"The bots of botless cannot be loaded: {ZERO}. Those for every game play it."],
    "garbled": ["garbled lacks 2 texts, among them action-take, event-taken."],
    "faulty": [],
    "split": [],
}


@pytest.mark.parametrize("key", LACKS)
@pytest.mark.usefixtures("incomplete")
def test_each_missing_part_of_a_game_is_named_in_one_sentence(key: str, terminal: Terminal) -> None:
    game = find_game(key)
    texts = Texts("en", game)
    sentences = [texts.say(reason.key, **reason.params) for reason in missing_parts(game)]
    assert sentences == LACKS[key]
    _, shown, _ = terminal("games")
    assert all(sentence in shown for sentence in sentences)
    described = {game["key"]: game for game in ask(Engine(), {"do": "games"})["games"]}
    assert described[key]["missing"] == sentences
    assert bot_levels(game) == ("uniform", "easy", "normal", "hard")


@pytest.mark.parametrize("key", [key for key in LACKS if key != "faulty"])
@pytest.mark.usefixtures("incomplete")
def test_a_game_is_played_without_what_it_lacks(key: str, terminal: Terminal) -> None:
    code, out, err = terminal(f"play {key} --all-bots --seed 1")
    assert (code, err) == (0, "")
    assert "wins." in out
    assert ("taken (seat Player" in out) is (key in ("bare", "wordless", "garbled")), (
        "events without texts are written by their fields"
    )
    code, out, _ = terminal(f"play {key}", "help", "why take 1 9", "take 1 9", "hint", "undo", "quit")
    assert code == 0
    assert "LUD-A1" in out
    code, out, _ = terminal(f"help {key}")
    assert code == 0
    assert ("brings no rules page" in out) is (key in ("bare", "pageless"))
    engine = Engine()
    opened = ask(engine, {"do": "new", "game": key, "seats": 2, "seed": 1})
    assert ask(engine, {"do": "bot", "match": opened["match"], "seat": 0})["action"]


@pytest.mark.usefixtures("incomplete")
def test_incomplete_games_are_served(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        games = {game["key"]: game for game in (await ada.http.get("/games")).json()}
        assert set(games) == OURS | set(LACKS)
        assert [reason["key"] for reason in games["bare"]["missing"]] == ["no-rules-page", "missing-texts"]
        assert (await ada.http.get("/games/bare/texts/it")).text == ""
        page = (await ada.http.get("/games/bare/help/it")).text
        assert "non ha una pagina delle regole" in page
        assert "\n### LUD-U1 " in page
        talk = await ada.talk()
        for game in ("bare", "split"):
            made = await ada.table(game, "uniform", "uniform", start=True)
            match, since = made["table"]["match"], len(talk.messages)
            await talk.ask("subscribe", match=match)
            await talk.wait(lambda message: message.get("table", {}).get("status") == "over", since)

    on_a_server(tmp_path, visit)


@pytest.mark.usefixtures("incomplete")
def test_an_exception_in_a_game_is_reported_and_harms_no_other(tmp_path: Path, terminal: Terminal) -> None:
    code, _, err = terminal("play faulty --all-bots")
    assert (code, err.count("\n")) == (1, 1)
    assert "ZeroDivisionError: division by zero" in err
    assert "guest_faulty/__init__.py" in err
    assert "‹" not in terminal("play faulty --all-bots --lang nl")[2]

    async def visit(site: Site) -> None:
        ada = await site.person()
        table = {"game": "faulty", "seats": [{"type": "me"}, {"type": "bot"}], "start": True}
        assert (await ada.http.post("/tables", json=table)).status_code == 500
        made = await ada.table("pageless", "me", "uniform", start=True)
        assert made["table"]["status"] == "playing"

    on_a_server(tmp_path, visit)


@pytest.mark.parametrize("key", LACKS)
@pytest.mark.usefixtures("incomplete")
def test_the_conformance_command_names_what_is_missing(key: str, terminal: Terminal) -> None:
    code, out, err = terminal(f"conformance {key} --matches 2")
    assert (code, err) == (int(key != "split"), "")
    if key == "faulty":
        assert out.startswith("There is a mistake in the rules: ZeroDivisionError: division by zero (")
        assert "guest_faulty/__init__.py, line " in out
    elif key == "split":
        assert out.startswith("split keeps the contract")
    elif key in ("bare", "wordless", "garbled"):
        assert "lacks 3 texts, among them action-take, event-taken, outcome-last-match." in out
    else:
        assert out.splitlines() == LACKS[key]


PROMISES = {
    "list[Take]:\n": ("list[Take]:\n        seat = state.turn\n", "only active seats have legal actions"),
    "self.check(state, seat, action)": ("pass", "apply accepts what check refuses"),
    "heaps: tuple[int, ...]": ("heaps: list[int]", "position survives JSON"),
    "turn=1 - seat": ("turn=seat", None),
    "None if self.active(state) else": ("", "there is no outcome while a seat is active"),
    'key="nim"': ('key="nim", rules_version=2', None),
}
"""Changes to the source of Nim, and the promise of the contract that each breaks, if any."""


@pytest.mark.parametrize("sound", PROMISES)
def test_the_conformance_command_names_the_broken_promise(
    sound: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, terminal: Terminal
) -> None:
    changed, promise = PROMISES[sound]
    sources = nim_sources()
    assert sound in sources["__init__.py"]
    install(tmp_path, "nim", sources | {"__init__.py": sources["__init__.py"].replace(sound, changed)})
    with installed(monkeypatch, tmp_path):
        code, out, err = terminal("conformance nim --matches 5")
    unload(tmp_path)
    assert err == ""
    assert out.count("\n") == 1
    assert code == (0 if promise is None else 1)
    assert out.startswith(
        f"A promise of the contract is broken: {promise}" if promise else "Nim keeps the contract"
    )
