"""Every example of docs/api/http.md, run with curl against a real server, in the order of the scenario."""

import asyncio
import os
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pyotp
from tools.http_page import EXAMPLES, GROUPS, WITH_TOKEN, Example, name_of

from ludoteca import play_match, to_file
from ludoteca.server.http.endpoints import ENDPOINTS

from .mailing import Browser, Mailbox, plain, secret_in, with_mail
from .network import Person, Site
from .soft_passkey import SoftPasskey

SIGN_IN = """$API/session/login --json '{"name": "Ada", "password": "an even longer one"}'"""

CURL = "curl --silent --show-error --fail-with-body --cookie cookies --cookie-jar cookies"


async def run(example: Example, folder: Path, variables: dict[str, str]) -> bytes:
    """Run an example as a person would in a shell; what it printed."""
    process = await asyncio.create_subprocess_shell(
        f"{CURL} {example.arguments}",
        cwd=folder,
        env={**os.environ, **variables},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    printed, complained = await process.communicate()
    assert process.returncode == 0, (example.arguments, printed, complained)
    for name, path in example.saves.items():
        value = msgspec.json.decode(printed)
        for key in path.split("."):
            value = value[int(key)] if key.isdigit() else value[key]
        variables[name] = value
    return printed


def test_every_endpoint_has_an_example_and_a_group() -> None:
    assert {name_of(endpoint) for endpoint in ENDPOINTS} == EXAMPLES.keys()
    starts = {start for group in GROUPS.values() for start in group}
    assert {f"/{endpoint.path.split('/')[1].split('.')[0]}" for endpoint in ENDPOINTS} <= starts


def test_every_example_runs(tmp_path: Path) -> None:
    assert shutil.which("curl"), "the examples are for curl: install it"
    match = play_match("palanche", ["uniform", "uniform"], 1, {"length": "rounds:3"}, record=True).match
    assert match is not None
    (tmp_path / "match.json").write_bytes(to_file(match))
    (tmp_path / "elsewhere").mkdir()  # without the cookie

    async def visit(site: Site, box: Mailbox) -> None:
        bea = await site.person("Bea")
        subscription = Browser().subscription(1)
        variables = {
            "API": f"{site.base}/api/v1",
            "PLAYER": bea.player,
            "P256DH": subscription["p256dh"],
            "AUTH": subscription["auth"],
            "CODE": "what-the-provider-says",
            "STATE": "what-it-was-asked",
        }
        for name, example in EXAMPLES.items():
            if name == "GET /friends":
                answer = await bea.http.post("/friends", json={"player": variables["ME"]})
                assert answer.status_code == 201, answer.text
            if name == "POST /matches/{match}/lines/{number}/report":
                variables["LINE"] = await say_something(bea, variables)
            if name == "POST /letters/{secret}/confirm":
                variables["SECRET"] = secret_in(await box.wait(1))
            if name == "POST /bots/{player}/challenges":
                bot = site.stranger()
                bot.headers = {"Authorization": f"Bearer {variables['BOT_TOKEN']}"}
                await bot.talk()
            if name == "POST /restore":  # this house is not empty: see test_restoring.py
                continue
            if name == "GET /moderation/reports":
                await site.node.store.moderators.add(variables["ME"], 0)
            if name == "DELETE /sessions/{session}":
                variables["SESSION"] = await sign_in_elsewhere(site)
            if name == "POST /session/reset/{secret}":
                variables["RESET"] = plain(await box.wait(2)).split("/reset/")[1].split()[0]
            prepare(name, tmp_path, variables, passkey)
            await run(example, tmp_path, variables)
            if name == "POST /session/reset/{secret}":  # it signs out everywhere
                await run(Example(SIGN_IN), tmp_path, variables)
            if name == "POST /tokens":
                assert await run(Example(WITH_TOKEN.removeprefix("curl ")), tmp_path / "elsewhere", variables)

    passkey = SoftPasskey("http://localhost:8421")
    provider: dict[str, Any] = {"openid_issuer": "http://127.0.0.1:9", "openid_client_id": "ludoteca"}
    with_mail(tmp_path, visit, base_url="http://localhost:8421", sign_ins_per_minute=100, **provider)


def prepare(name: str, folder: Path, variables: dict[str, str], passkey: SoftPasskey) -> None:
    """Write the files that a browser or an authenticator app would make."""
    password = "a long password"
    if name == "POST /account/totp/confirm":
        secret = msgspec.json.decode((folder / "app.json").read_bytes())["secret"]
        body: Any = {"password": password, "secret": secret, "code": pyotp.TOTP(secret).now()}
        (folder / "code.json").write_bytes(msgspec.json.encode(body))
    elif name in ("POST /account/passkeys", "POST /session/passkey"):
        options = msgspec.json.decode((folder / "question.json").read_bytes())["options"]
        is_new = name == "POST /account/passkeys"
        body = {"credential": passkey.make(options) if is_new else passkey.answer(options)}
        if is_new:
            body["label"] = "Phone"
        file = "new-passkey.json" if is_new else "passkey.json"
        (folder / file).write_bytes(msgspec.json.encode(body))
        variables["PASSKEY"] = passkey.id


async def say_something(person: Person, variables: dict[str, str]) -> str:
    """Let another player sit down and write a line of chat; its number."""
    talk = await person.talk()
    await talk.ask("subscribe", match=variables["MATCH"])
    await talk.ask("sit", match=variables["MATCH"], seat=1, key=variables["KEY"])
    await talk.ask("say", match=variables["MATCH"], text="hello")
    said = await talk.wait(lambda message: message["type"] == "line" and message["line"]["kind"] == "said")
    return str(said["line"]["number"])


async def sign_in_elsewhere(site: Site) -> str:
    """Sign Ada in from another browser; the id of that session."""
    elsewhere = site.stranger()
    credentials = {"name": "Ada", "password": "an even longer one"}
    assert (await elsewhere.http.post("/session/login", json=credentials)).status_code == 201
    sessions = (await elsewhere.http.get("/sessions")).json()["sessions"]
    (here,) = [session["id"] for session in sessions if session["this"]]
    return str(here)
