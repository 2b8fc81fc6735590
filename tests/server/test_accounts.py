"""Accounts are hard to take over: look-alike names, scopes, second factors, resets, limits."""

import asyncio
import itertools
from email.message import EmailMessage
from pathlib import Path

import pyotp
import pytest

from ludoteca.core import Invalid
from ludoteca.server.people.accounts import SESSION_MS
from ludoteca.server.people.connections import SIGNED_OUT
from ludoteca.server.people.names import clean_name, looks_of
from ludoteca.store import PlayerRow

from .mailing import Mailbox, secret_in, with_mail
from .network import Person, Site, TurnedClock, on_a_server
from .soft_passkey import SoftPasskey

PASSWORD = "correct horse"


async def account(site: Site, name: str = "Ada") -> Person:
    person = await site.person(name)
    made = await person.http.post("/account", json={"name": name, "password": PASSWORD})
    assert made.status_code == 201, made.text
    return person


async def sign_in(site: Site, **more: str) -> tuple[int, str]:
    answer = await site.stranger().http.post(
        "/session/login", json={"name": "Ada", "password": PASSWORD, **more}
    )
    return answer.status_code, answer.json().get("reason", "")


# --- names


@pytest.mark.parametrize(
    "name", ["\u2800", "\u3164", "\u115f\u1160", "\u034f", "\ufe0f", "\u0301\u0302", " "]
)
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    with pytest.raises(Invalid):
        clean_name(name)


def test_invisible_characters_leave_a_name() -> None:
    assert clean_name("A\u3164d\u2800a\u034f\u200b") == "Ad a"
    assert clean_name("José Ñandú") == "José Ñandú"
    assert clean_name("Анна") == "Анна"


@pytest.mark.parametrize("other", ["Аdа", "ADA", "ada", "Аԁа", "Ada\u3164", "A\u2064da"])
def test_names_that_look_the_same_are_the_same(other: str) -> None:
    assert looks_of("Ada") & looks_of(clean_name(other)), other


def test_names_that_differ_to_the_eye_differ() -> None:
    names = [
        "Leila",
        "Lella",
        "Ali",
        "Alli",
        "Anna",
        "Anne",
        "José",
        "Jose",
        "Zoë",
        "Zoe",
        "Mia",
        "Lia",
        "Уве",
    ]
    for one, other in itertools.combinations(names, 2):
        assert not looks_of(one) & looks_of(other), (one, other)


def test_no_guest_and_no_account_looks_like_an_account(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        early = await site.person("Аda")  # with a Cyrillic letter
        ada = await account(site)
        renamed = (await early.http.get("/session")).json()["name"]
        assert renamed == "Аda 2", "a guest who looked like her has a number"
        for name in ("Аdа", "ADА", "Ada\u3164"):
            refused = await site.stranger().http.post("/session", json={"name": name})
            assert (refused.status_code, refused.json()["reason"]) == (409, "name-taken"), name
        eve = await site.person("Eve")
        body = {"name": "Αda", "password": PASSWORD}  # with a Greek letter
        assert (await eve.http.post("/account", json=body)).json()["reason"] == "name-taken"
        talk = await eve.talk()
        match = (await eve.table("toy", "me", "empty"))["table"]["match"]
        named = await talk.ask("name_seat", match=match, seat=0, name="Аdа")
        assert named["reason"] == "name-taken"
        assert (await ada.http.get("/session")).json()["name"] == "Ada"
        assert (await sign_in(site))[0] == 201

    on_a_server(tmp_path, visit)


def test_accounts_of_an_earlier_program_are_looked_at_when_the_server_starts(tmp_path: Path) -> None:
    async def before(site: Site) -> None:
        await site.node.store.people.add(PlayerRow("old", "Ada", "ada", "$argon2id$", 5))

    async def after(site: Site) -> None:
        refused = await site.stranger().http.post("/session", json={"name": "Аdа"})
        assert refused.json()["reason"] == "name-taken"

    on_a_server(tmp_path, before)
    on_a_server(tmp_path, after)


# --- sessions and tokens


def test_an_account_and_a_new_password_renew_the_cookie(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        seen, talk = ada.http.cookies["ludoteca"], await ada.talk()
        await ada.http.post("/account", json={"name": "Ada", "password": PASSWORD})
        assert ada.http.cookies["ludoteca"] != seen
        thief = site.stranger()
        thief.http.cookies.set("ludoteca", seen)
        assert (await thief.http.get("/session")).json() is None, "a cookie that was seen before"
        assert (await ada.http.get("/session")).json()["account"]
        assert (await talk.ask("ping"))["type"] == "done", "her sockets stay"
        before = ada.http.cookies["ludoteca"]
        new = {"old": PASSWORD, "new": "another password"}
        assert (await ada.http.post("/account/password", json=new)).status_code == 204
        assert ada.http.cookies["ludoteca"] != before

    on_a_server(tmp_path, visit)


@pytest.mark.parametrize("end_tokens", [True, False])
def test_a_new_password_ends_tokens_unless_she_keeps_them(tmp_path: Path, end_tokens: bool) -> None:
    async def visit(site: Site) -> None:
        ada = await account(site)
        made = (await ada.http.post("/tokens", json={"label": "bot"})).json()
        bot = site.stranger()
        bot.headers = {"Authorization": f"Bearer {made['token']}"}
        talk = await bot.talk()
        new = {"old": PASSWORD, "new": "another password", "end_tokens": end_tokens}
        assert (await ada.http.post("/account/password", json=new)).status_code == 204
        known = (await bot.http.get("/session", headers=bot.headers)).json()
        assert (known is None) == end_tokens
        if end_tokens:
            assert await talk.closed() == SIGNED_OUT
        else:
            assert (await talk.ask("ping"))["type"] == "done"

    on_a_server(tmp_path, visit)


def test_a_token_does_what_its_scopes_allow(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await account(site)
        match = (await ada.table("toy", "me", "me", start=True))["table"]["match"]
        answers: dict[str, list[int]] = {}
        for scopes in (["read"], ["read", "play"], ["account"], ["read", "play", "account"]):
            made = (await ada.http.post("/tokens", json={"label": "bot", "scopes": scopes})).json()
            bot = site.stranger()
            bot.headers = {"Authorization": f"Bearer {made['token']}"}
            seats = [{"type": "me"}, {"type": "bot"}]
            asked = (
                await bot.http.get("/tables", headers=bot.headers),
                await bot.http.post("/tables", json={"game": "toy", "seats": seats}, headers=bot.headers),
                await bot.http.get("/tokens", headers=bot.headers),
            )
            answers[" ".join(scopes)] = [answer.status_code for answer in asked]
        assert answers == {
            "read": [200, 403, 403],
            "read play": [200, 201, 403],
            "account": [403, 403, 200],
            "read play account": [200, 201, 200],
        }
        reader = (await ada.http.post("/tokens", json={"label": "reader", "scopes": ["read"]})).json()
        bot.headers = {"Authorization": f"Bearer {reader['token']}"}
        talk = await bot.talk()
        assert (await talk.ask("subscribe", match=match))["type"] == "snapshot"
        refused = await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        assert (refused["reason"], refused["params"]) == ("token-lacks-scope", {"scope": "play"})
        listed = (await ada.http.get("/tokens")).json()["tokens"]
        assert listed[-1]["scopes"] == ["read"]

    on_a_server(tmp_path, visit)


def test_a_session_that_is_used_does_not_end(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def visit(site: Site) -> None:
        ada = await account(site)
        made = (await ada.http.post("/tokens", json={"label": "bot"})).json()
        bearer = {"Authorization": f"Bearer {made['token']}"}
        bot = site.stranger()
        days = SESSION_MS // 86_400_000
        for _ in range(3):
            clock.turn(days=days - 1)
            await site.node.heartbeat.renew_leases()
            answer = await ada.http.get("/session")
            assert answer.json()["name"] == "Ada"
            assert "ludoteca=" in answer.headers["set-cookie"], "the browser keeps its cookie longer"
            assert (await bot.http.get("/session", headers=bearer)).json()["name"] == "Ada"
        assert "set-cookie" not in (await ada.http.get("/session")).headers, "once a day is enough"
        clock.turn(days=days + 1)
        await site.node.heartbeat.renew_leases()
        assert (await ada.http.get("/session")).json() is None

    on_a_server(tmp_path, visit, now=clock)


def test_passwords_of_an_account_are_tried_rarely_from_however_many_addresses(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await account(site)
        wrong = {"name": "Ada", "password": "wrong password"}
        codes = [
            (await site.stranger().http.post("/session/login", json=wrong)).status_code for _ in range(4)
        ]
        assert codes == [401, 401, 401, 429]
        assert (await ada.http.get("/session")).json()["name"] == "Ada", "her own browser is signed in"
        other = {"name": "Bea", "password": "wrong password"}
        assert (await site.stranger().http.post("/session/login", json=other)).status_code == 401

    on_a_server(tmp_path, visit, passwords_per_hour=3)


def test_passwords_tried_at_once_are_counted_like_those_one_after_the_other(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await account(site)
        wrong = "wrong password"
        tries = {
            "/session/login": {"name": "Ada", "password": wrong},
            "/account/goodbye": {"password": wrong},
        }
        for path, body in tries.items():
            answers = await asyncio.gather(*(ada.http.post(path, json=body) for _ in range(15)))
            codes = sorted(answer.status_code for answer in answers)
            assert codes[3:] == [429] * 12, (path, codes)
            assert 429 not in codes[:3], (path, codes)
        for path, body in (
            ("/account/password", {"old": wrong, "new": "a new password"}),
            ("/account/totp", {"password": wrong}),
        ):
            assert (await ada.http.post(path, json=body)).status_code == 429, path

    on_a_server(tmp_path, visit, passwords_per_hour=3, sign_ins_per_minute=100)


def test_right_passwords_are_not_counted(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await account(site)
        for _ in range(4):
            assert (await sign_in(site))[0] == 201
            assert (await ada.http.post("/account/totp", json={"password": PASSWORD})).status_code == 201

    on_a_server(tmp_path, visit, passwords_per_hour=2, sign_ins_per_minute=100)


# --- second factors


def wrong_code(totp: pyotp.TOTP, clock: TurnedClock) -> str:
    """A code that the app does not show now, nor in the minutes around it."""
    now = clock() // 1000
    shown = {totp.at(now + 30 * step) for step in range(-5, 6)}
    return next(code for code in (f"{n:06}" for n in range(12)) if code not in shown)


async def with_authenticator(ada: Person, clock: TurnedClock) -> tuple[pyotp.TOTP, str, list[str]]:
    """Add an authenticator app; return it, the code that was used for that, and the recovery codes."""
    proposed = (await ada.http.post("/account/totp", json={"password": PASSWORD})).json()
    assert proposed["uri"].startswith("otpauth://totp/Ludoteca:Ada?")
    assert proposed["qr"].startswith("<svg")
    totp = pyotp.TOTP(proposed["secret"])
    body = {"password": PASSWORD, "secret": proposed["secret"], "code": wrong_code(totp, clock)}
    wrong = await ada.http.post("/account/totp/confirm", json=body)
    assert wrong.json()["reason"] == "wrong-code"
    body["code"] = totp.at(clock() // 1000)
    made = await ada.http.post("/account/totp/confirm", json=body)
    assert made.status_code == 201, made.text
    return totp, body["code"], made.json()["codes"]


def test_an_authenticator_app_is_asked_for_its_code(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def visit(site: Site) -> None:
        ada = await account(site)
        totp, used, codes = await with_authenticator(ada, clock)
        state = (await ada.http.get("/account/security")).json()
        assert (state["totp"], state["recovery_codes"], state["passkeys"]) == (True, 10, [])
        assert await sign_in(site) == (401, "needs-code")
        assert await sign_in(site, code=wrong_code(totp, clock)) == (401, "wrong-code")
        assert await sign_in(site, code="١" * 6) == (401, "wrong-code"), "digits of another script"
        for secret in ("A" * 31, "A" * 33, "A" * 40):
            body = {"password": PASSWORD, "secret": secret, "code": used}
            refused = await ada.http.post("/account/totp/confirm", json=body)
            assert (refused.status_code, refused.json()["reason"]) == (400, "malformed"), secret
        assert await sign_in(site, code=used) == (401, "wrong-code"), "it was used"
        clock.turn(seconds=60)
        await site.node.heartbeat.renew_leases()
        code = totp.at(clock() // 1000)
        assert (await sign_in(site, code=code))[0] == 201
        assert await sign_in(site, code=code) == (401, "wrong-code"), "each code is used once"
        assert (await sign_in(site, code=codes[0].upper()))[0] == 201, "a recovery code"
        assert await sign_in(site, code=codes[0]) == (401, "wrong-code")
        new = (await ada.http.post("/account/recovery-codes", json={"password": PASSWORD})).json()["codes"]
        assert await sign_in(site, code=codes[1]) == (401, "wrong-code"), "the old ones are gone"
        assert (await sign_in(site, code=new[1]))[0] == 201
        refused = await ada.http.post("/account/totp/remove", json={"password": "wrong password"})
        assert refused.json()["reason"] == "wrong-password"
        assert (await ada.http.post("/account/totp/remove", json={"password": PASSWORD})).status_code == 204
        assert (await sign_in(site))[0] == 201
        state = (await ada.http.get("/account/security")).json()
        assert (state["totp"], state["recovery_codes"]) == (False, 0)
        kept = (tmp_path / "test.sqlite3").read_bytes() + (tmp_path / "test.sqlite3-wal").read_bytes()
        assert new[0].replace("-", "").encode() not in kept, "recovery codes are hashed at rest"

    on_a_server(tmp_path, visit, now=clock, sign_ins_per_minute=100)


def test_a_passkey_signs_in_without_a_password(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, passkey = await account(site), SoftPasskey("http://localhost:8421")
        asked = {"password": PASSWORD}
        state = (await ada.http.get("/account/security")).json()
        assert state["can_have_passkeys"]
        options = (await ada.http.post("/account/passkeys/question", json=asked)).json()["options"]
        assert options["user"]["name"] == "Ada"
        made = {"label": "Phone", "credential": passkey.make(options)}
        added = await ada.http.post("/account/passkeys", json=made)
        assert (added.status_code, len(added.json()["codes"])) == (201, 10), added.text
        again = await ada.http.post("/account/passkeys", json=made)
        assert again.json()["reason"] == "passkey-refused", "a challenge is answered once"
        assert await sign_in(site) == (401, "needs-code"), "a password alone is no longer enough"
        browser = site.stranger()
        options = (await browser.http.post("/session/passkey/question")).json()["options"]
        answer = {"credential": passkey.answer(options)}
        signed_in = await browser.http.post("/session/passkey", json=answer)
        assert (signed_in.status_code, signed_in.json()["name"]) == (201, "Ada")
        assert (await browser.http.get("/session")).json()["player"] == ada.player
        thief = site.stranger()
        replayed = await thief.http.post("/session/passkey", json=answer)
        assert (replayed.status_code, replayed.json()["reason"]) == (401, "passkey-refused")
        for forged in (
            SoftPasskey("https://evil.example").answer,
            SoftPasskey("http://localhost:8421").answer,
            lambda _: {"id": passkey.id, "response": {}},
        ):
            options = (await thief.http.post("/session/passkey/question")).json()["options"]
            refused = await thief.http.post("/session/passkey", json={"credential": forged(options)})
            assert (refused.status_code, refused.json()["reason"]) == (401, "passkey-refused")
        listed = (await ada.http.get("/account/security")).json()["passkeys"]
        assert [each["label"] for each in listed] == ["Phone"]
        removed = await ada.http.post(f"/account/passkeys/{passkey.id}/remove", json=asked)
        assert removed.status_code == 204
        options = (await browser.http.post("/session/passkey/question")).json()["options"]
        gone = await browser.http.post("/session/passkey", json={"credential": passkey.answer(options)})
        assert gone.json()["reason"] == "passkey-unknown"
        assert (await sign_in(site))[0] == 201

    on_a_server(tmp_path, visit, base_url="http://localhost:8421", sign_ins_per_minute=100)


def test_a_guest_has_no_second_factor(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        for path in ("/account/totp", "/account/totp/remove", "/account/recovery-codes"):
            refused = await ada.http.post(path, json={"password": PASSWORD})
            assert refused.json()["reason"] == "no-account", path
        assert (await ada.http.post("/session/passkey/question")).json()["reason"] == "passkeys-are-off"

    on_a_server(tmp_path, visit)


# --- a forgotten password


async def with_address(site: Site, box: Mailbox) -> Person:
    ada = await account(site)
    wanted = {"email": "ada@example.org", "password": PASSWORD}
    await ada.http.post("/notices/address", json=wanted)
    secret = secret_in(await box.wait(1))
    assert (await ada.http.post(f"/letters/{secret}/confirm")).status_code == 204
    return ada


def reset_in(letter: EmailMessage) -> str:
    """The secret in the link of an email."""
    body = letter.get_body(("plain",))
    assert body is not None
    return str(body.get_content()).split("/reset/")[1].split()[0]


def test_a_forgotten_password_is_set_anew_by_email(tmp_path: Path) -> None:
    async def visit(site: Site, box: Mailbox) -> None:
        ada = await with_address(site, box)
        assert (await ada.http.get("/account/security")).json()["can_reset_password"]
        token = (await ada.http.post("/tokens", json={"label": "bot"})).json()["token"]
        talk = await ada.talk()
        stranger = site.stranger()
        for name in ("Nobody", "Ada"):
            answer = await stranger.http.post("/session/reset", json={"name": name})
            assert (answer.status_code, answer.content) == (204, b""), "it does not say who has an account"
        letter = await box.wait(2)
        assert letter["To"] == "ada@example.org"
        secret = reset_in(letter)
        new = {"password": "a new password"}
        assert (await stranger.http.post(f"/session/reset/{secret}", json=new)).status_code == 204
        again = await stranger.http.post(f"/session/reset/{secret}", json=new)
        assert (again.status_code, again.json()["reason"]) == (404, "no-such-reset"), "it is used once"
        assert await talk.closed() == SIGNED_OUT
        assert (await ada.http.get("/session")).json() is None
        bot = site.stranger()
        bearer = {"Authorization": f"Bearer {token}"}
        assert (await bot.http.get("/session", headers=bearer)).json() is None
        assert (await sign_in(site))[0] == 401
        assert (await sign_in(site, password="a new password"))[0] == 201
        assert len(box.letters) == 2

    with_mail(tmp_path, visit)


def test_an_account_sets_its_address_only_with_the_password(tmp_path: Path) -> None:
    async def visit(site: Site, box: Mailbox) -> None:
        ada = await with_address(site, box)
        for more in ({}, {"password": None}, {"password": "wrong password"}):
            stolen = {"email": "thief@example.org", **more}
            refused = await ada.http.post("/notices/address", json=stolen)
            assert refused.json()["reason"] == "wrong-password", more
        assert (await ada.http.get("/notices")).json()["email"] == "ada@example.org"
        assert len(box.letters) == 1, "the thief got no email"

    with_mail(tmp_path, visit)


def test_an_account_removes_its_address_only_with_the_password(tmp_path: Path) -> None:
    async def visit(site: Site, box: Mailbox) -> None:
        ada = await with_address(site, box)
        for stolen in ({}, {"password": "wrong password"}):
            refused = await ada.http.post("/notices/address/gone", json=stolen)
            assert refused.json()["reason"] == "wrong-password", stolen
        assert (await ada.http.get("/notices")).json()["email"] == "ada@example.org"
        gone = await ada.http.post("/notices/address/gone", json={"password": PASSWORD})
        assert gone.status_code == 204
        assert (await ada.http.get("/notices")).json()["email"] is None

    with_mail(tmp_path, visit)


def test_a_new_password_ends_every_link_for_another_one(tmp_path: Path) -> None:
    async def visit(site: Site, box: Mailbox) -> None:
        ada = await with_address(site, box)
        stranger = site.stranger()

        async def link(letters: int) -> str:
            assert (await stranger.http.post("/session/reset", json={"name": "Ada"})).status_code == 204
            return "/session/reset/" + reset_in(await box.wait(letters))

        first, second, third = await link(2), await link(3), await link(4)
        assert (await stranger.http.post(first, json={"password": "a new password"})).status_code == 204
        late = await stranger.http.post(second, json={"password": "one of a thief"})
        assert late.json()["reason"] == "no-such-reset", "another link was used"
        signed_in = await ada.http.post("/session/login", json={"name": "Ada", "password": "a new password"})
        assert signed_in.status_code == 201
        fourth = await link(5)
        change = {"old": "a new password", "new": PASSWORD}
        assert (await ada.http.post("/account/password", json=change)).status_code == 204
        for path in (third, fourth):
            late = await stranger.http.post(path, json={"password": "one of a thief"})
            assert late.json()["reason"] == "no-such-reset", "the password was changed"
        assert (await sign_in(site))[0] == 201

    with_mail(tmp_path, visit, emails_per_hour=10)


def test_a_link_for_a_new_password_ends_after_an_hour_and_few_are_sent(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def visit(site: Site, box: Mailbox) -> None:
        await with_address(site, box)
        stranger = site.stranger()
        for _ in range(3):
            assert (await stranger.http.post("/session/reset", json={"name": "Ada"})).status_code == 204
        secret = reset_in(await box.wait(2))
        clock.turn(seconds=3601)
        await site.node.heartbeat.renew_leases()
        late = await stranger.http.post(f"/session/reset/{secret}", json={"password": "a new password"})
        assert late.json()["reason"] == "no-such-reset"
        await asyncio.sleep(0)
        assert len(box.letters) == 2, "one to confirm, one to reset: the mailbox has had enough"

    with_mail(tmp_path, visit, now=clock, emails_per_hour=2)
