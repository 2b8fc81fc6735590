"""The terminal commands with typed and piped input, mostly with the toy game."""

import os
import re
import subprocess
import sys
import termios
from itertools import count, pairwise
from pathlib import Path

import pytest
from tests.cli.terminals import Terminal

import ludoteca
from ludoteca.cli.terminal_match import SHOWN_AT_ONCE, every_kind
from ludoteca.core import NoChance, SeededChance
from ludoteca.games import find_game
from ludoteca.games.palermo.actions import PlacePoliceman, Walk
from ludoteca.games.palermo.options import Options
from ludoteca.texts import WHOLE_LANGUAGES

pytestmark = pytest.mark.usefixtures("toy_installed")


def test_bots_play_a_whole_match_and_the_same_seed_prints_the_same(terminal: Terminal) -> None:
    command = "play toy --seats 3 --all-bots --bots uniform --seed 1"
    code, out, err = terminal(command)
    assert (code, err) == (0, "")
    assert "The goal is reached." in out
    assert "wins." in out or "share the win" in out
    assert terminal(command)[1] == out
    assert terminal(command.replace("--seed 1", "--seed 2"))[1] != out
    assert "\x1b" not in out, "no colours in a pipe"


def test_a_person_plays_by_number_notation_filter_and_form(terminal: Terminal) -> None:
    code, out, _ = terminal(
        "play toy --seats 2 --me 0 --me 1 --goal 7 --seed 3",
        "2", "boast 4", "tur", "1", "3", "5", "quit",
    )  # fmt: skip
    assert code == 0
    assert "Player 1 turns a" in out
    assert "Player 2 will win by 4." in out
    assert "You leave the table." in out


def test_why_and_help_explain_rules(terminal: Terminal) -> None:
    code, out, _ = terminal(
        "play toy --me 0", "why roll", "why boast 99", "boast 99", "help", "help NO-1", "quit"
    )
    assert code == 0
    assert "That is allowed." in out
    assert out.count("TOY-3 Nobody believes 99.") == 2  # players' text
    assert "what a bot would do" in out
    assert "There is no rule" in out


def test_why_alone_names_the_rules_behind_what_happened(terminal: Terminal) -> None:
    code, out, _ = terminal("play palermo --me 0 --seed 1 --first-player 0", "why", "start C3", "why", "quit")
    assert code == 0
    lines = [line.strip() for line in out.splitlines()]
    rule = "PAL-B1 Taking turns"
    explained = [before for before, after in pairwise(lines) if after == rule]
    assert explained == ["Player 1 begins.", "Player 1 lays the Start/Finish tile on C3."]


def test_why_alone_of_a_game_without_rule_ids_tells_what_happened(terminal: Terminal) -> None:
    code, out, _ = terminal("play toy --me 0 --me 1 --seed 3", "why", "boast 4", "why", "quit")
    assert code == 0
    assert "Nothing has happened yet." in out
    assert out.count("Player 1 will win by 4.") == 2


def test_undo_save_and_load(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    code, out, _ = terminal(
        "play toy --me 0 --me 1",
        "undo", "boast 2", "undo", "boast 3", f"save {file}", "save", f"load {file}", "load x", "log", "quit",
    )  # fmt: skip
    assert code == 0
    assert "There is nothing to take back." in out
    assert "Taken back." in out
    assert f"Saved in {file}." in out
    assert "cannot be read" in out
    assert "takes back a move" in out

    code, out, _ = terminal(f"replay {file}")
    assert code == 0
    assert "boast by=3" in out
    code, out, _ = terminal(f"play toy --load {file}", "hint", "quit")
    assert code == 0


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play chess", "There is no game “chess”"),
        ("play toy --seats 9", "9 cannot sit down"),
        (f"play toy --seats {10**30}", f"{10**30} cannot sit down"),
        (f"play toy --goal {10**30}", "The option “goal” cannot be"),
        ("play toy --me 7", "There is no seat 7: they count from 0, which is Player 1, to 1."),
        ("play toy --bots god", "There is no bot “god”"),
        ("play toy --seats 3 --bots first,uniform,uniform", "There are 3 levels for 2 bots"),
        ("stats toy --seats 3 --bots first,uniform", "There are 2 levels for 3 bots"),
        ("stats toy --bots first,god", "There is no bot “god”"),
        ("serve --port x", "The option “port” cannot be x; it can be "),
        ("serve --log loud", "The option “log” cannot be loud; it can be text, json, quiet."),
        ("serve --shutdown-seconds never", "The option “shutdown-seconds” cannot be never"),
        ("play toy --colour red", "There is no option “colour”"),
        ("play toy --goal many", "The option “goal” cannot be many"),
        ("play palermo --edition nl", "The option “edition” cannot be nl; it can be de, en, fr."),
        ("play palermo --first-player 9", "The option “first-player” cannot be 9; it can be 0 … 4."),
        ("play palanche --length short-ish", "it can be short, long, full, rounds:1 … rounds:999."),
        ("play palanche --length rounds:0", "The option “length” cannot be rounds:0; it can be short, long"),
        ("play palanche --board nowhere.toml", "nowhere.toml cannot be read: there is no such file."),
        ("play palanche --board nowhere.toml --lang de", "nicht lesen: die Datei gibt es nicht."),
        ("play --lang it nothing", "«nothing»"),
        (
            "stats toy --out /nowhere/at/all.svg",
            "at/all.svg cannot be written: there is no such folder.",
        ),
        ("stats toy --out stats.png", ".svg always works"),
        ("stats palanche --length short", "no clock"),
        ("play toy --load nowhere.json --goal 7", "leave out options"),
        (
            "admin matches list --db /nowhere/at/all.sqlite3",
            "There is no database at /nowhere/at/all.sqlite3.",
        ),
        ("play toy --goal", "The option “goal” needs a value"),
        ("play toy --mood angry", "The option “mood” cannot be angry; it can be calm, loud."),
        ("play toy --lang xx", "invalid choice"),
        ("play toy --me 0", "The input ended before the match did."),
        ("play toy --load nowhere.json", "nowhere.json cannot be read: there is no such file."),
        ("play toy --load .", "cannot be read: it is a folder."),
        ("replay nowhere.json", "nowhere.json cannot be read"),
        ("help XXX-Z9", "There is no rule XXX-Z9"),
        ("dance", "invalid choice"),
        ("games --loud", "ludoteca games: unrecognized arguments: --loud. Try `ludoteca games --help`."),
        ("stats toy --matches 0", "at least 1"),
    ],
)
def test_every_error_is_one_sentence_and_exit_code_2(terminal: Terminal, command: str, sentence: str) -> None:
    code, _, err = terminal(command)
    assert code == 2
    assert sentence in err
    assert err.count("\n") == 1


def test_a_file_that_is_no_match_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text('{"game": "toy"}')
    assert terminal(f"replay {file}")[0] == 2
    file.write_text('{"game": "toy", ')
    assert terminal(f"replay {file}")[2] == "ludoteca: That is not JSON: it ends too early.\n"
    file.write_bytes(b"\xff")
    assert terminal(f"play toy --load {file}")[0] == 2


def test_a_file_of_another_game_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    terminal("play toy --me 0", f"save {file}", "quit")
    code, _, err = terminal(f"play palermo --load {file} --all-bots")
    assert (code, err.count("\n")) == (2, 1)
    assert "That file holds a match of Toy." in err


def test_nonsense_input_does_not_end_the_match(terminal: Terminal, tmp_path: Path) -> None:
    code, out, err = terminal(
        "play toy --me 0",
        "9" * 5000,
        "boast " + "9" * 30,
        "why boast " + "9" * 5000,
        "save .",
        "save /",
        f"save {tmp_path}",
        "save a\0b",
        "load a\0b",
        "quit",
    )
    assert (code, err) == (0, "")
    assert out.count("cannot be written") == 4
    assert "cannot be read" in out
    assert [path.name for path in tmp_path.parent.glob(".*.part")] == []


def test_options_are_listed(terminal: Terminal) -> None:
    code, out, _ = terminal("games toy")
    assert code == 0
    assert "--goal" in out
    assert "calm, loud" in out


def test_a_match_is_rendered_as_svg(terminal: Terminal, tmp_path: Path) -> None:
    file, picture = tmp_path / "m.json", tmp_path / "m.svg"
    terminal("play toy --me 0", f"save {file}", "quit")
    assert terminal(f"render {file} --out {picture}")[0] == 0
    assert picture.read_text().startswith("<svg")
    code, _, err = terminal(f"render {file} --out {tmp_path / 'm.png'}")
    assert (code, err.count("\n")) == (2, 1)


def test_the_version_is_printed(terminal: Terminal) -> None:
    assert terminal("--version") == (0, f"ludoteca {ludoteca.__version__}\n", "")


def test_each_bot_has_its_level(terminal: Terminal) -> None:
    command = "play toy --seats 3 --all-bots --seed 1 --bots"
    mixed = terminal(f"{command} first,uniform,first")
    assert mixed[0] == 0
    assert mixed != terminal(f"{command} first")
    assert terminal(f"{command} first,first,first") == terminal(f"{command} first")
    _, out, _ = terminal("play toy --seats 3 --bots first,uniform --seed 1 --goal 9", "roll", "quit")
    assert "Player 3" in out


def test_stats_write_a_drawing_only_when_asked(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, _ = terminal("stats toy --matches 4 --seed 1 --workers 1 --bots first,uniform")
    assert code == 0
    assert "Wins by seat" in out
    assert list(tmp_path.iterdir()) == []


def test_long_lines_are_broken_between_words_on_a_terminal() -> None:
    """In a pseudo-terminal of eighty columns no name of Palanche is cut."""
    command = [sys.executable, "-m", "ludoteca", "play", "palanche", "--seed", "1", "--seats", "3"]
    parent, child = os.openpty()
    termios.tcsetwinsize(child, (40, 80))
    environment = {**os.environ, "TERM": "dumb", "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        command, stdin=child, stdout=child, stderr=child, env=environment, close_fds=True
    ) as process:
        os.close(child)
        os.write(parent, b"quit\n")
        shown = b""
        try:
            while piece := os.read(parent, 4096):
                shown += piece
        except OSError:  # Linux raises this when the other end is closed
            pass
        assert process.wait() == 0
    os.close(parent)
    lines = shown.decode().replace("\r", "").splitlines()
    assert max(map(len, lines)) <= 80
    words = {word for line in lines for word in re.findall(r"\w+", line)}
    assert {"Passeggiata", "Anita", "Garibaldi", "Castelletto", "Settembre"} <= words


def test_stats_are_printed_and_drawn(terminal: Terminal, tmp_path: Path) -> None:
    picture = tmp_path / "toy.svg"
    code, out, _ = terminal(f"stats toy --matches 20 --seats 3 --seed 1 --workers 1 --out {picture}")
    assert code == 0
    assert "Wins by seat" in out
    assert "Boasts" in out
    assert picture.read_text().count("<rect") > 3


def test_stats_are_the_same_for_any_number_of_processes(terminal: Terminal) -> None:
    command = "stats palanche --length rounds:1 --matches 3 --seed 1 --bots uniform --workers"
    one, two = (terminal(f"{command} {workers}") for workers in (1, 2))
    assert one[0] == 0
    assert one[1] == two[1]


def test_a_long_list_begins_with_an_action_of_every_kind() -> None:
    game = find_game("palermo")
    state = game.setup(Options(ready_made_town=True), 3, SeededChance(2)).state
    while not any(isinstance(action, Walk) for action in game.legal(state, game.active(state)[0])):
        seat = game.active(state)[0]
        state = game.apply(state, seat, game.legal(state, seat)[0], NoChance()).state
    legal = game.legal(state, game.active(state)[0])
    listed = list(every_kind(legal, game.info.action))
    assert sorted(map(game.notation, listed)) == sorted(map(game.notation, legal))
    assert isinstance(listed[0], PlacePoliceman), "in the order of the game's action types"
    kinds: set[type] = {Walk, PlacePoliceman}
    shown = listed[:SHOWN_AT_ONCE]
    assert {type(action) for action in shown} == kinds
    police = [action.cell for action in legal if isinstance(action, PlacePoliceman)]
    places = [police.index(action.cell) for action in shown if isinstance(action, PlacePoliceman)]
    assert places == sorted(places)
    assert places[-1] > len(police) // 2, "the listed cells are spread over the town"


def test_a_match_with_a_time_limit_ends_by_the_clock(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = count(0.0, 3600.0)
    monkeypatch.setattr("ludoteca.cli.terminal_match.monotonic", lambda: next(hours))
    code, out, _ = terminal("play palanche --seats 3 --all-bots --seed 1 --length short")
    assert code == 0
    assert "The time is up" in out


def test_blank_cards_are_given_as_json(terminal: Terminal) -> None:
    card = '{"title":"Focaccia","text":"Pay.","effects":[]}'
    code, _, err = terminal(f"play palanche --all-bots --length rounds:1 --blank-bratta {card}")
    assert code == 2
    assert "expected" not in err.lower(), "it is parsed, and refused by the rules"


@pytest.mark.rules("LUD-U1")
@pytest.mark.parametrize(
    ("answer", "message"), [("y", "Taken back."), ("n", "Player 2 does not agree: nothing is taken back.")]
)
def test_undo_beyond_the_barrier_asks_the_other_players_for_consent(
    terminal: Terminal, answer: str, message: str
) -> None:
    typed = ("roll", "roll", "undo", "perhaps", answer, "log", "quit")
    code, out, _ = terminal("play toy --seats 3 --me 0 --me 1 --goal 99 --seed 1", *typed)
    assert code == 0
    asked = "Player 2, may Player 1 take back their last move and what followed it? (yes / no)"
    assert out.count(asked) == 2, "an answer that is neither yes nor no is asked again; the bot is not asked"
    assert message in out
    assert ("Player 1 takes back a move." in out) is (answer == "y")


@pytest.mark.rules("LUD-U1")
def test_bots_consent_to_an_undo_and_an_own_move_needs_no_consent(terminal: Terminal) -> None:
    assert "Taken back." in terminal("play toy --goal 99 --seed 1", "roll", "undo", "quit")[1]
    _, out, _ = terminal("play toy --me 0 --me 1 --goal 99", "boast 3", "undo", "quit")
    assert "Taken back." in out
    assert "may Player 1" not in out


@pytest.mark.parametrize(
    ("game", "rule"), [("palermo", "PAL-"), ("palanche", "GEN-"), ("villa_paletti", "VIL-"), ("toy", "TOY-")]
)
def test_help_shows_an_example_rule_of_the_game(terminal: Terminal, game: str, rule: str) -> None:
    _, out, _ = terminal(f"play {game} --me 0 --me 1 --me 2 --seats 3 --seed 1", "help", "quit")
    assert f"a rule such as {rule}" in out


def test_a_person_is_told_of_the_help_at_the_start(terminal: Terminal) -> None:
    _, out, _ = terminal("play palermo", "?", "quit")
    assert out.startswith("Type help or ? for what you may type")
    assert "list [WORDS]" in out


def test_a_hint_shows_the_action_and_its_meaning(terminal: Terminal) -> None:
    assert "roll (Roll the die) – " in terminal("play toy --seed 1", "hint", "quit")[1]


def test_help_says_that_seats_are_counted_from_0(terminal: Terminal) -> None:
    assert "counted from 0, which is Player 1" in " ".join(terminal("play --help")[1].split())
    assert "seat 0 is Player 1" in terminal("games palanche")[1]


def test_in_statistics_words_are_left_and_numbers_right_aligned(terminal: Terminal) -> None:
    _, out, _ = terminal("play palanche --all-bots --length rounds:1 --seed 1")
    came_from = out.partition("Where the money came from\n")[2]
    assert re.match(r"what for +Player 1  Player 2\nto start with +3500      3500\n", came_from)


def test_the_list_of_games_marks_a_game_whose_physics_is_not_installed(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.games.villa_paletti.physics.LIBRARIES", ("no_such_library",))
    for language in WHOLE_LANGUAGES:
        code, out, _ = terminal(f"games --lang {language}")
        assert code == 0
        assert "`pip install 'ludoteca[physics]'`" in out
        assert "`--villa real`" in out


@pytest.mark.rules("PAL-B3")
def test_palermo_says_why_a_house_may_be_laid_anywhere(terminal: Terminal) -> None:
    command = "play palermo --me 0 --me 1 --me 2 --first-player 0 --seed 1"
    _, out, _ = terminal(command, "start C3", "lay two B3 0", "quit")
    assert out.count("it may stand anywhere (PAL-B3)") == 1, "only for the first house"
    _, out, _ = terminal(f"{command} --free-building", "start C3", "quit")
    assert "PAL-B3" not in out
