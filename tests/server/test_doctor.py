"""`ludoteca admin doctor`, beside a real server and a real mail server."""

import asyncio
import re
import socket
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP

from ludoteca.cli import main
from ludoteca.cli.admin.doctor import Finding, _copies, examine
from ludoteca.server.runtime.system_time import system_now
from ludoteca.server.settings import Settings
from ludoteca.store import Part

from .mailing import Mailbox
from .network import Site, on_a_server


def about(subject: str, found: list[Finding]) -> list[tuple[str, str]]:
    return [(finding.level, finding.said) for finding in found if finding.subject == subject]


async def examined(settings: Settings, backups: str = "") -> list[Finding]:
    return await asyncio.to_thread(lambda: list(examine(settings, backups)))


def address_of(site: Site) -> str:
    return site.base.removesuffix("/api/v1")


def unused_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def test_a_server_that_is_set_up_well_is_found_well(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        await ada.table("toy", "me", "empty")
        (tmp_path / "monday.backup").write_bytes(b"")
        loop = asyncio.get_running_loop()
        async with await loop.create_server(lambda: SMTP(Mailbox(), loop=loop), "127.0.0.1", 0) as mail:
            settings = Settings(
                db=str(tmp_path / "test.sqlite3"),
                base_url=address_of(site),
                smtp_host="127.0.0.1",
                smtp_port=mail.sockets[0].getsockname()[1],
                smtp_security="none",
                mail_from="games@example.org",
            )
            found = await examined(settings, str(tmp_path))
        assert about("database", found) == [("ok", "answers, with 1 matches")]
        assert about("sockets", found) == [("ok", "pass through")]
        assert about("email", found) == [("ok", "127.0.0.1 accepts us")]
        assert about("backups", found) == [("ok", "the newest, monday.backup, is 0 hours old")]
        assert [finding for finding in found if finding.level == "wrong"] == []

    on_a_server(tmp_path, visit)


def test_what_is_wrong_is_named_with_what_to_do(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        (tmp_path / "test.sqlite3").chmod(0o644)
        settings = Settings(
            db=str(tmp_path / "test.sqlite3"),
            base_url=f"http://127.0.0.1:{unused_port()}",
            origins="https://games.example.org/path",
            smtp_host="127.0.0.1",
            smtp_port=unused_port(),
            smtp_security="none",
            mail_from="games@example.org",
            openid_issuer=f"http://127.0.0.1:{unused_port()}",
            openid_client_id="ludoteca",
        )
        found = await examined(settings, str(tmp_path))
        wrong = {finding.subject: finding for finding in found if finding.level == "wrong"}
        assert wrong.keys() == {"database", "base URL", "origins", "email", "sign-in", "backups"}
        assert all(finding.advice for finding in wrong.values())
        assert wrong["database"].advice.startswith("chmod 600")

        found = await examined(Settings(db=settings.db, base_url=f"{address_of(site)}/games"))
        assert [level for level, _ in about("base URL", found)] == ["wrong"], "a path is no part of it"

    on_a_server(tmp_path, visit)


def test_a_proxy_that_hides_the_name_is_found(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        port = int(address_of(site).rpartition(":")[2])

        async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            """As nginx does without `proxy_set_header Host`."""
            head = await reader.readuntil(b"\r\n\r\n")
            theirs, to_server = await asyncio.open_connection("127.0.0.1", port)
            to_server.write(re.sub(rb"Host: [^\r]+", b"Host: upstream", head))
            to_server.write(await reader.read(2) if b"POST" in head else b"")
            writer.write(await theirs.read(65536))
            to_server.close()
            writer.close()

        async with await asyncio.start_server(forward, "127.0.0.1", 0) as proxy:
            address = f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
            found = await examined(Settings(db=str(tmp_path / "test.sqlite3"), base_url=address))
        assert about("sockets", found) == [("ok", "pass through")]
        assert [level for level, _ in about("origins", found)] == ["wrong"]

    on_a_server(tmp_path, visit)


def test_a_database_that_cannot_be_read_is_a_sentence_and_exit_code_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    torn = tmp_path / "torn.sqlite3"
    torn.write_text("no database", encoding="utf-8")
    torn.chmod(0o600)
    assert main(["admin", "doctor", "--db", str(torn)]) == 1
    assert "wrong database:" in " ".join(capsys.readouterr().out.split())
    assert main(["admin", "doctor", "--db", str(tmp_path / "none.sqlite3")]) == 0


def test_a_copy_is_looked_at_where_it_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    settings = Settings(db=str(tmp_path / "a.sqlite3"), copy_to=str(folder))
    assert about("copy", list(_copies(settings)))[0][0] == "wrong"  # not mounted
    folder.mkdir()
    assert about("copy", list(_copies(settings))) == [("wrong", f"there is none in {folder}")]

    def keep(series: str, at: int, segments: tuple[int, ...]) -> None:
        (folder / series).mkdir()
        parts = [Part(series, "base", 0, 0, at, "0" * 32)]
        parts += [Part(series, "segment", number, number - 1, at, "0" * 32) for number in segments]
        for part in parts:
            (folder / part.name).write_bytes(b"")

    keep("house-1-a", system_now() - 3_600_000, (1, 2))
    assert about("copy", list(_copies(settings))) == [("wrong", f"the newest part in {folder} is 3600 s old")]
    keep("house-2-b", system_now(), (1, 2))
    assert [finding.level for finding in _copies(settings)] == ["ok"]
    keep("house-3-c", system_now() + 1, (1, 3))
    assert [finding.said for finding in _copies(settings) if finding.level == "wrong"] == [
        "parts of house-3-c are missing",
        f"two servers write copies to {folder}",
    ]
    assert [finding.level for finding in _copies(Settings(db="a"))] == ["look"]
