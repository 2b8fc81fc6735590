"""`ludoteca table`: files of an owner's box are checked, installed by name and chosen like printed ones."""

import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import msgspec
import pytest

from ludoteca.cli import main
from ludoteca.core import (
    Invalid,
    TableHead,
    checked_table,
    read_head,
    read_table,
    rows_of_code,
    table_code,
    table_text,
)
from ludoteca.games import find_game
from ludoteca.games.palanche.tables import built_in_board, read_data_file
from ludoteca.games.palermo.options import Options
from ludoteca.server.table.host_files import HostFiles

TILES = """game = "palermo"
what = "tiles"
name = "Our box"

[[house]]
roofs = "a"
door = "c"
count = 12

[[house]]
roofs = "ab"
door = "d"
count = 12

[[house]]
roofs = "abc"
door = "d"
count = 12
"""


def written(folder: Path, text: str) -> str:
    file = folder / "ours.toml"
    file.write_text(text, "utf-8")
    return str(file)


def test_a_sound_file_is_installed_by_its_name_and_fills_the_option(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, folder = written(tmp_path, TILES), tmp_path / "files"
    assert main(["table", "check", file]) == 0
    assert "Our box" in capsys.readouterr().out
    assert main(["table", "install", file, "--files", str(folder)]) == 0
    palermo = find_game("palermo")
    host = HostFiles(str(folder))
    assert host.names(palermo) == {"tiles": ("our-box",)}
    filled = host.fill(palermo, {"tiles": "our-box"})
    assert filled["tiles"]["house"][0] == {"roofs": "a", "door": "c", "count": 12}


def test_the_wood_of_a_box_is_printed_corrected_and_installed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["table", "print", "villa_paletti", "pieces"]) == 0
    printed = capsys.readouterr().out
    file = written(tmp_path, printed.replace("column_height = 70.0", "column_height = 68.5"))
    folder = tmp_path / "files"
    assert main(["table", "install", file, "--files", str(folder)]) == 0
    villa = find_game("villa_paletti")
    assert HostFiles(str(folder)).names(villa) == {"pieces": ("villa-paletti",)}
    filled = HostFiles(str(folder)).fill(villa, {"pieces": "villa-paletti"})
    assert filled["pieces"]["column_height"] == 68.5
    wrong = written(tmp_path, printed.replace("column_height = 70.0", "column_height = 700.0"))
    assert main(["table", "check", wrong]) == 2
    assert "ours.toml:4" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('door = "c"', 'door = "d"', "ours.toml:7: the doorway opens onto a street space"),
        ('roofs = "ab"', 'roofs = "ad"', "ours.toml:11: a house has one to three roofs"),
        ("count = 12", "count = 11", "12 houses with one roof, not 11"),
        ("count = 12", 'count = "12"', "ours.toml:8: Expected `int`, got `str`"),
        ("count = 12", "count = ", "ours.toml, line 8: this is not TOML"),
        ("count = 12", "count = 12\nwindows = 3", "unknown field `windows`"),
        ('game = "palermo"', "", "does not say what it is for"),
        ('game = "palermo"', 'game = "chess"', "chess"),
        ('what = "tiles"', 'what = "board"', "Palermo has no table “board”; it has tiles"),
    ],
)
def test_a_flawed_file_is_refused_in_a_sentence_with_its_line(
    old: str, new: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["table", "check", written(tmp_path, TILES.replace(old, new, 1))]) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.out == ""


def test_the_printed_board_is_a_table_file_itself() -> None:
    board = find_game("palanche").info.files["board"]
    text = read_data_file("genova")
    assert read_head(text, "genova.toml") == TableHead("palanche", "board", "Genova")
    assert read_table(board, text, "genova.toml") == built_in_board("genova")


def test_a_table_is_the_same_as_file_and_as_code() -> None:
    for game, what, text in (("palermo", "tiles", TILES), ("palanche", "board", read_data_file("genova"))):
        kind = find_game(game).info.files[what]
        data = read_table(kind, text, "a.toml")
        head = TableHead(game, what, "Our box")
        assert checked_table(kind, rows_of_code(table_code(data))) == data
        again = table_text(head, data)
        assert read_head(again, "b.toml") == head
        assert read_table(kind, again, "b.toml") == data


@pytest.mark.parametrize("code", ["", "!", "abcd", "eNqrVg", "é"])
def test_a_word_that_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(Invalid, match="table-code-unreadable"):
        rows_of_code(code)


def test_options_without_own_tiles_are_written_as_before() -> None:
    assert b"tiles" not in msgspec.json.encode(Options())


def test_the_data_of_the_program_and_of_a_code_are_printed_as_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game, what in (("palermo", "tiles"), ("palanche", "board")):
        assert main(["table", "print", game, what]) == 0
        file = written(tmp_path, capsys.readouterr().out)
        assert main(["table", "check", file]) == 0
        capsys.readouterr()
    file = written(tmp_path, TILES)
    assert main(["table", "code", file]) == 0
    code = capsys.readouterr().out.strip()
    assert main(["table", "print", "palermo", "tiles", "--code", code]) == 0
    assert capsys.readouterr().out == TILES
    assert main(["table", "print", "palermo", "tiles", "--code", "nonsense"]) == 2
    assert "no code" in capsys.readouterr().err


def test_a_code_that_unpacks_to_more_than_a_file_may_hold_is_refused() -> None:
    bomb = zlib.compress(b" " * 10_000_000, 9)
    with pytest.raises(Invalid, match="table-too-long"):
        rows_of_code(urlsafe_b64encode(bomb).decode())
    with pytest.raises(Invalid, match="table-too-long"):
        checked_table(find_game("palermo").info.files["tiles"], {"house": [], "name": "x" * 70_000})
