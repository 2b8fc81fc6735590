"""The program itself: one line when it starts, one sentence when it cannot, and a bot of one's own."""

import asyncio
import logging
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.server.runtime.lan import address_of
from ludoteca.server.runtime.logs import JsonLines, TextLines
from ludoteca.server.serving import listening
from ludoteca.server.settings import Settings, make_settings

from .network import Person
from .programs import ENVIRONMENT, ROOT, command, program


def refusal(*words: str) -> tuple[int, str]:
    done = subprocess.run(command(*words), env=ENVIRONMENT, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stderr


def one_sentence(text: str) -> bool:
    return text.count("\n") == 1 and text.startswith("ludoteca") and text.rstrip().endswith(".")


def test_what_prevents_it_is_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, text = refusal("serve", "--port", port, "--db", str(tmp_path / "a.sqlite3"))
    assert (code, one_sentence(text), port in text) == (2, True, True), text
    (tmp_path / "file").write_text("")
    code, text = refusal("serve", "--port", "0", "--db", str(tmp_path / "file" / "a.sqlite3"))
    assert (code, one_sentence(text)) == (2, True), text
    with sqlite3.connect(tmp_path / "newer.sqlite3") as newer:
        newer.execute("PRAGMA user_version = 999")
    newer.close()
    code, text = refusal("serve", "--port", "0", "--db", str(tmp_path / "newer.sqlite3"))
    assert (code, one_sentence(text), "newer" in text) == (2, True, True), text
    code, text = refusal("serve", "--port", "many")
    assert (code, one_sentence(text)) == (2, True), text


def test_it_stops_in_order_when_asked(tmp_path: Path) -> None:
    with program("--db", str(tmp_path / "a.sqlite3")) as (process, _):
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=60) == 0


def test_the_example_bot_plays_and_admin_looks_after_it(tmp_path: Path) -> None:
    db = str(tmp_path / "a.sqlite3")
    with program("--db", db, "--log", "quiet") as (_, base):

        async def sit_down() -> tuple[str, str, str]:
            ada = await Person(base).enter("Ada")
            token = (await ada.http.post("/tokens", json={"label": "bot"})).json()["token"]
            made = await ada.table("toy", "empty", "first")
            await ada.leave()
            return token, made["table"]["match"], ada.http.cookies["ludoteca"]

        async def seated(cookie: str, match: str, *, start: bool = False) -> None:
            ada = Person(base)
            ada.headers = {"Cookie": f"ludoteca={cookie}", "Origin": base}
            talk = await ada.talk()
            snapshot = await talk.ask("subscribe", match=match)
            while snapshot["table"]["seats"][0]["kind"] == "empty":
                snapshot = await talk.wait(lambda m: m["type"] in ("table", "snapshot"), len(talk.messages))
            if start:
                assert (await talk.ask("start", match=match))["type"] == "done"
            await ada.leave()

        token, match, cookie = asyncio.run(sit_down())
        words = [sys.executable, str(ROOT / "examples" / "bot.py"), base]
        words += ["--token", token, "--match", match, "--seat", "0"]
        with subprocess.Popen(words, env=ENVIRONMENT) as killed:
            asyncio.run(seated(cookie, match))
            killed.kill()
        with subprocess.Popen(words, env=ENVIRONMENT) as bot:  # it finds its seat, and its ids are new
            asyncio.run(seated(cookie, match, start=True))
            assert bot.wait(timeout=90) == 0

        listed = subprocess.run(
            command("admin", "--db", db, "matches", "list"), env=ENVIRONMENT, capture_output=True
        )
        assert match.encode() in listed.stdout
        assert b"over" in listed.stdout
        file = tmp_path / "match.json"
        assert refusal("admin", "matches", "export", match, str(file), "--db", db) == (0, "")
        replayed = refusal("replay", str(file))
        assert replayed[0] in (0, 2)
        assert refusal("admin", "matches", "--db", db, "delete", match) == (0, "")
        code, text = refusal("admin", "--db", db, "matches", "show", match)
        assert (code, one_sentence(text)) == (2, True)


def test_the_example_bot_opens_a_table_of_its_own_and_tells_a_refusal_in_a_sentence(tmp_path: Path) -> None:
    def bot(*words: str) -> tuple[int, str, str]:
        every = [sys.executable, str(ROOT / "examples" / "bot.py"), *words]
        done = subprocess.run(every, env=ENVIRONMENT, capture_output=True, text=True, timeout=120)
        return done.returncode, done.stdout, done.stderr

    with program("--db", str(tmp_path / "a.sqlite3"), "--log", "quiet") as (_, base):
        code, out, err = bot(base, "--game", "toy")
        assert (code, err) == (0, "")
        assert "over: goal" in out
        assert "My bot" in out
        every = [sys.executable, str(ROOT / "examples" / "bot.py"), base, "--listen", "--name", "Ann"]
        every += ["--accept", "toy"]
        with subprocess.Popen(every, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True) as listening:
            assert listening.stdout is not None
            name = listening.stdout.readline().removeprefix("I am ").strip()
            assert name.startswith("[bot] ")
            assert listening.stdout.readline() == "waiting for challenges\n"
            declined = bot(base, "--game", "palermo", "--challenge", name)
            code, out, err = bot(base, "--game", "toy", "--challenge", name)
            listening.terminate()
        assert (code, err) == (0, "")
        assert (declined[0], declined[2]) == (2, f"bot: {name} declines\n")
        assert "over: goal" in out, "two bot accounts have played each other"
        for words, said in {
            ("--game", "chess"): "chess is not a game of this server",
            ("--token", "wrong"): "",
            ("--match", "nowhere"): "",
        }.items():
            code, _, err = bot(base, *words)
            assert (code, err.count("\n"), err[:5]) == (2, 1, "bot: "), err
            assert said in err
    code, _, err = bot(base)
    assert (code, err) == (2, f"bot: no server answers at {base}\n")


def test_options_win_over_the_environment() -> None:
    environment = {"LUDOTECA_PORT": "1234", "LUDOTECA_HOST": "0.0.0.0", "OTHER": "x"}
    settings = make_settings({"port": "4321", "host": None}, environment)
    assert (settings.port, settings.host) == (4321, "0.0.0.0")
    assert make_settings({}, {}).port == Settings().port


@pytest.mark.parametrize("lines", [JsonLines(), TextLines("%(levelname)s %(message)s")])
def test_a_line_of_the_log_names_its_match(lines: JsonLines | TextLines) -> None:
    record = logging.makeLogRecord({"msg": "it failed", "levelname": "WARNING", "match": "m1"})
    assert "m1" in lines.format(record)
    assert "it failed" in lines.format(record)


def test_a_server_for_the_house_says_an_address_that_other_devices_can_open() -> None:
    settings = Settings(host="0.0.0.0", port=0)
    with closing(listening(settings)) as sock:
        host, _, port = address_of(settings, sock).removeprefix("http://").rpartition(":")
        assert host != "0.0.0.0"
        with socket.create_connection((host, int(port)), 10):
            pass
