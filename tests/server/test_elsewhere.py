"""Signing in elsewhere: at a real provider of OpenID Connect, and at a proxy that the host trusts."""

import re
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from ludoteca.server.runtime.openid import open_id
from ludoteca.server.settings import Settings
from ludoteca.store import AddressRow, Unusable

from .network import Person, Site, on_a_server


def unused_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@pytest.fixture(scope="module")
def provider() -> Iterator[str]:
    """A provider of OpenID Connect in a process of its own; its address."""
    command = [
        sys.executable,
        "-W",
        "ignore",
        "-m",
        "oidc_provider_mock",
        "--port",
        "0",
        "--require-nonce",
        "1",
    ]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as running:
        assert running.stderr
        for line in running.stderr:
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                yield found[0]
                break
        running.terminate()
        running.stderr.read()


def told_of(provider: str, subject: str, **claims: Any) -> None:
    """Tell the provider what it knows of a person."""
    request = urllib.request.Request(
        f"{provider}/users/{subject}",
        httpx2.Request("PUT", provider, json=claims).content,
        {"Content-Type": "application/json"},
        method="PUT",
    )
    with urllib.request.urlopen(request, timeout=30):
        pass


def on_a_server_with(folder: Path, provider: str, visit: Any, **more: Any) -> None:
    port = unused_port()
    known = {"openid_issuer": provider, "openid_client_id": "ludoteca", "openid_client_secret": "secret"}
    settings = {
        "port": port,
        "base_url": f"http://127.0.0.1:{port}",
        "openid_name": "Our Club",
        **known,
        **more,
    }
    on_a_server(folder, visit, **settings)


async def go_there(person: Person) -> str:
    """Press the button; where the provider asks who it is."""
    gone = await person.http.get("/session/openid")
    assert gone.status_code == 303
    return str(gone.headers["location"])


async def answered(person: Person, asked: str, **form: str) -> httpx2.Response:
    """Answer the provider, and follow its redirect back to us."""
    async with httpx2.AsyncClient() as browser:
        sent = await browser.post(asked, data=form)
    assert sent.status_code == 302, sent.text
    return await person.http.get(sent.headers["location"])


async def sign_in(person: Person, subject: str) -> dict[str, Any]:
    back = await answered(person, await go_there(person), sub=subject)
    assert (back.status_code, back.headers["location"].rpartition("/")[2]) == (303, "profile")
    me: dict[str, Any] = (await person.http.get("/session")).json()
    return me


async def account(site: Site, name: str, email: str | None = None) -> Person:
    person = await site.person(name)
    made = await person.http.post("/account", json={"name": name, "password": "correct horse"})
    assert made.status_code == 201
    if email is not None:
        await site.node.store.contacts.set_address(AddressRow(person.player, email, "en", name, 1))
    return person


def test_people_sign_in_at_a_provider(tmp_path: Path, provider: str) -> None:
    async def visit(site: Site) -> None:
        told_of(provider, "s-1", preferred_username="Ada", email="ada@example.org", email_verified=True)
        stranger = site.stranger()
        assert (await stranger.http.get("/session/ways")).json() == {
            "type": "sign_in_ways",
            "openid": "Our Club",
        }
        me = await sign_in(stranger, "s-1")
        assert (me["name"], me["account"]) == ("Ada", True)
        assert (
            await stranger.http.post("/tables", json={"game": "toy", "seats": [{"type": "me"}] * 2})
        ).is_success

        again = await sign_in(site.stranger(), "s-1")
        assert again == me, "the same account, in another browser"

        told_of(provider, "s-2", preferred_username="Ada", email="other@example.org", email_verified=True)
        other = await sign_in(site.stranger(), "s-2")
        assert (other["name"], other["player"] != me["player"]) == ("Ada 2", True), "names stay apart"

        guest = await site.person("Carla")
        told_of(provider, "s-3", name="Carla Verdi")
        assert (await sign_in(guest, "s-3"))["player"] == guest.player, "a guest keeps their matches"

    on_a_server_with(tmp_path, provider, visit)


def test_accounts_are_linked_by_a_verified_email_only(tmp_path: Path, provider: str) -> None:
    async def visit(site: Site) -> None:
        bea = await account(site, "Bea", "Bea@example.org")
        told_of(provider, "b-1", name="Bea", email="bea@example.org", email_verified=False)
        thief = await sign_in(site.stranger(), "b-1")
        assert thief["player"] != bea.player, "the provider has not verified it"
        told_of(provider, "b-2", name="Bea", email="bea@example.org", email_verified=True)
        assert (await sign_in(site.stranger(), "b-2"))["player"] == bea.player

        dora, _ = (
            await account(site, "Dora", "two@example.org"),
            await account(site, "Dirk", "two@example.org"),
        )
        told_of(provider, "d-1", name="Dora", email="two@example.org", email_verified=True)
        assert (await sign_in(site.stranger(), "d-1"))["player"] != dora.player, "two have that address"

        await site.node.store.people.ban(bea.player, 1)
        back = await answered(site.stranger(), await go_there(site.stranger()), sub="b-2")
        assert "refused=" in back.headers["location"]
        by_password = {"name": "Dora", "password": "correct horse"}
        assert (await site.stranger().http.post("/session/login", json=by_password)).is_success

    on_a_server_with(tmp_path, provider, visit)


def test_an_answer_to_another_browser_signs_nobody_in(tmp_path: Path, provider: str) -> None:
    async def visit(site: Site) -> None:
        mine, theirs = site.stranger(), site.stranger()
        asked = await go_there(mine)
        await go_there(theirs)
        for person, form in (
            (theirs, {"sub": "x"}),
            (site.stranger(), {"sub": "x"}),
            (mine, {"action": "deny"}),
        ):
            back = await answered(person, asked, **form)
            assert back.headers["location"].endswith("/login?refused=openid-failed")
            assert (await person.http.get("/session")).json() is None
        back = await mine.http.get("/session/openid/back?code=made-up&state=made-up")
        assert back.headers["location"].endswith("/login?refused=openid-failed")

    on_a_server_with(tmp_path, provider, visit)


def test_without_the_provider_passwords_still_work(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        await account(site, "Ada")
        gone = await site.stranger().http.get("/session/openid")
        assert gone.headers["location"].endswith("/login?refused=openid-failed")
        by_password = {"name": "Ada", "password": "correct horse"}
        assert (await site.stranger().http.post("/session/login", json=by_password)).is_success

    on_a_server_with(tmp_path, f"http://127.0.0.1:{unused_port()}", visit)


def test_a_server_without_a_provider_has_no_such_way(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = site.stranger()
        assert (await ada.http.get("/session/ways")).json()["openid"] is None
        assert (await ada.http.get("/session/openid")).json()["reason"] == "openid-is-off"

    on_a_server(tmp_path, visit)

    with pytest.raises(Unusable, match="--base-url"):
        open_id(Settings(openid_issuer="https://provider.example"))


@pytest.mark.parametrize("trusted", ["127.0.0.1", "192.0.2.1"])
def test_a_proxy_signs_people_in_if_the_host_trusts_it(tmp_path: Path, trusted: str) -> None:
    async def visit(site: Site) -> None:
        bea = await account(site, "Bea", "bea@example.org")
        stranger = site.stranger()
        named = {
            "Remote-User": "bea.rossi",
            "Remote-Email": "bea@example.org",
            "X-Forwarded-For": "198.51.100.7",
        }
        me = (await stranger.http.get("/session", headers=named)).json()
        if trusted != "127.0.0.1":
            assert me is None, "any client can send such a header"
            return
        assert me["player"] == bea.player
        assert (await stranger.http.get("/session", headers=named)).json() == me
        assert (await stranger.http.get("/session")).json() == me, "the cookie holds without the header"
        another = {**named, "Remote-User": "carlo", "Remote-Email": "carlo@example.org"}
        carlo = (await stranger.http.get("/session", headers=another)).json()
        assert (carlo["name"], carlo["account"]) == ("carlo", True), "another person at the same browser"

    headers: dict[str, Any] = {"sign_in_header": "Remote-User", "sign_in_email_header": "Remote-Email"}
    on_a_server(tmp_path, visit, trusted_proxies=trusted, **headers)
