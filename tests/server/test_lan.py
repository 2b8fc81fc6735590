"""The listener on the local network: who may open it, what it opens, and which address it takes."""

import asyncio
import re
import shutil
import subprocess
import sys
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any

import httpx2
import pytest

from ludoteca.server.people.origins import is_at_this_machine
from ludoteca.server.runtime.interfaces import Interface, ranked
from ludoteca.server.runtime.lan import code_for_terminal

from .network import API, NO_CERTIFICATES, Person, Site, on_a_server
from .programs import ENVIRONMENT, ROOT

HOUSE = "127.0.0.2"
"""An address of this machine that stands for the one in the local network."""


def at_home(site: Site) -> list[str]:
    """Give the server's machine one address in a local network; what the terminal prints."""
    printed: list[str] = []
    site.lan._find = lambda: [HOUSE]
    site.lan._say = printed.append
    return printed


async def change(site: Site, method: str = "POST", **headers: str) -> Any:
    """Open or close the local network as a page at this machine does; other headers may be given."""
    async with httpx2.AsyncClient(base_url=site.base + API, verify=NO_CERTIFICATES) as http:
        return await http.request(method, "/network", json={}, headers={"Origin": site.base, **headers})


def test_a_click_lets_the_house_in_and_another_closes_it(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        printed = at_home(site)
        ada = await site.person("Ada")
        made = await ada.table("toy", "me", "empty")
        assert made["invite_url"].startswith(site.base), "nothing is open"
        network = (await ada.http.get("/network")).json()
        assert (network["url"], network["may_change"], network["choices"]) == (None, True, [HOUSE])

        opened = (await change(site)).json()
        assert opened["is_open"]
        assert opened["url"] == site.base.replace("127.0.0.1", HOUSE), "the same port"
        assert opened["url"] in printed[0]
        assert "█" in printed[0]
        made = await ada.table("toy", "me", "empty")
        assert made["invite_url"].startswith(opened["url"]), "links work on other devices"

        phone = Person(opened["url"])
        site.people.append(phone)
        talk = await (await phone.enter("Bea")).talk()
        await talk.ask("subscribe", match=made["table"]["match"], key=made["invite"])
        seated = await talk.ask("sit", match=made["table"]["match"], seat=1, key=made["invite"])
        assert seated["type"] == "done"

        closed = (await change(site, "DELETE")).json()
        assert (closed["is_open"], closed["url"]) == (False, None)
        await talk.closed()
        with pytest.raises(httpx2.HTTPError):
            await phone.http.get("/session")
        assert (await ada.http.get("/session")).status_code == 200, "this machine stays"
        assert "Closed" in printed[1]
        assert (await change(site)).json()["is_open"], "and it can be opened again"

    on_a_server(tmp_path, visit)


def test_only_a_person_at_this_machine_opens_it(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        at_home(site)
        port = site.base.rpartition(":")[2]
        refused: list[dict[str, str]] = [
            {"Origin": "http://elsewhere.example"},  # a page of the internet
            {"Origin": "http://localhost:3000"},  # another program's page on this machine
            {"Origin": "null"},
            {"Origin": f"http://elsewhere.example:{port}", "Host": f"elsewhere.example:{port}"},  # rebinding
            {"Host": "ludoteca.example"},  # a tunnel that keeps its own name
            {"X-Forwarded-For": "203.0.113.7"},  # a proxy on this machine
            {"Forwarded": "for=203.0.113.7"},
        ]
        for headers in refused:
            answer = await change(site, **headers)
            assert answer.json()["reason"] in ("foreign-origin", "not-at-this-machine"), headers
            assert answer.status_code == 403
        async with httpx2.AsyncClient(base_url=site.base + API, verify=NO_CERTIFICATES) as http:
            answer = await http.post("/network", json={})
            assert answer.json()["reason"] == "not-at-this-machine", "a page names its origin"
        assert not site.lan.is_open

    on_a_server(tmp_path, visit)


@pytest.mark.parametrize(
    ("address", "host", "more", "is_here"),
    [
        ("127.0.0.1", "127.0.0.1:8421", {}, True),
        ("127.0.0.1", "localhost:8421", {}, True),
        ("::1", "[::1]:8421", {}, True),
        ("192.168.1.7", "192.168.1.5:8421", {}, False),
        ("192.168.1.7", "127.0.0.1:8421", {}, False),
        ("127.0.0.1", "localhost.elsewhere.example:8421", {}, False),
        ("127.0.0.1", "127.0.0.1.elsewhere.example", {}, False),
        ("127.0.0.1", "", {}, False),
        ("127.0.0.1", "[", {}, False),
        ("127.0.0.1", "localhost", {"via": "1.1 proxy"}, False),
        ("127.0.0.1", "localhost", {"x-real-ip": "127.0.0.1"}, False),
        ("", "localhost", {}, False),
    ],
)
def test_who_is_at_this_machine(address: str, host: str, more: dict[str, str], is_here: bool) -> None:
    assert is_at_this_machine(address, {"host": host, **more}) is is_here


def test_an_address_of_another_machine_and_no_network_are_refused(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        at_home(site)
        async with httpx2.AsyncClient(base_url=site.base + API, verify=NO_CERTIFICATES) as http:
            answer = await http.post(
                "/network", json={"address": "192.0.2.77"}, headers={"Origin": site.base}
            )
        assert answer.json()["reason"] == "not-an-address-here"
        site.lan._find = list
        assert (await change(site)).json()["reason"] == "no-local-network"

    on_a_server(tmp_path, visit)


def test_what_was_opened_in_a_network_that_was_left_is_closed(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        at_home(site)
        assert (await change(site)).json()["is_open"]
        site.lan._find = lambda: ["127.0.0.3"]
        ada = await site.person()
        assert (await ada.http.get("/network")).json() == {
            "type": "local_network_info",
            "url": None,
            "is_open": False,
            "may_change": True,
            "choices": ["127.0.0.3"],
        }

    on_a_server(tmp_path, visit)


def test_a_table_of_a_shared_screen(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        screen = await site.person("Screen")
        made = await screen.table("toy", "empty", "empty", "empty", screen=True)
        match, invite = made["table"]["match"], made["invite"]
        shown = await screen.talk()
        await shown.ask("subscribe", match=match, role="table", key=invite)
        hands = []
        for seat, name in enumerate(("Ada", "Bea")):
            hand = await (await site.person(name)).talk()
            await hand.ask("subscribe", match=match, key=invite)
            assert (await hand.ask("start", match=match))["reason"] == "not-the-host", "one who has no seat"
            assert (await hand.ask("sit", match=match, seat=seat, key=invite))["type"] == "done"
            hands.append(hand)
        assert (await hands[1].ask("change_table", match=match, seats=2))["type"] == "done"
        assert (await hands[1].ask("start", match=match))["type"] == "done", "everybody there was ready"
        snapshot = await shown.wait(lambda m: m["type"] == "snapshot" and m["view"] is not None)
        assert snapshot["mine"] == []
        assert [each["seat"] for each in snapshot["perspectives"]] == [None]
        assert (await hands[0].ask("resign", match=match, seat=0))["type"] == "done"
        await shown.wait(lambda m: m["type"] == "table" and m["table"]["status"] == "over")

        other = await (await site.person("Tablet")).talk()
        await other.ask("subscribe", match=match, role="table", key=made["share"])
        assert (await other.ask("rematch", match=match))["reason"] == "not-your-table", "it may only watch"
        await other.ask("subscribe", match=match, role="table", key=invite)
        assert (await other.ask("rematch", match=match))["type"] == "done"
        news = await hands[0].wait(lambda m: m["type"] == "table" and m["table"]["rematch"] is not None)
        again = news["table"]["rematch"]
        for talk in (shown, other, *hands):
            snapshot = await talk.ask("subscribe", match=again, role="table", key=invite)
            assert snapshot["hosting"], "the key of the evening stays valid"
        assert all(seat["ready"] for seat in snapshot["table"]["seats"])
        assert (await shown.ask("start", match=again))["type"] == "done"

    on_a_server(tmp_path, visit)


def test_a_code_for_the_terminal_is_small() -> None:
    lines = code_for_terminal("http://192.168.178.123:8421").splitlines()
    assert len(lines) <= 18
    assert {character for line in lines for character in line} <= set(" █▀▄")


# --- which address


def interface(name: str, address: str, is_tunnel: bool = False) -> Interface:
    return Interface(name, IPv4Address(address), is_tunnel)


@pytest.mark.parametrize(
    ("found", "routed", "routers", "first"),
    [
        ([interface("en0", "192.168.1.20"), interface("utun3", "10.8.0.2", True)], "10.8.0.2", (), "en0"),
        ([interface("Ethernet", "169.254.3.4"), interface("Wi-Fi", "192.168.1.9")], None, (), "Wi-Fi"),
        (
            [interface("vEthernet (WSL)", "172.28.0.1"), interface("Wi-Fi", "10.0.0.7")],
            "10.0.0.7",
            (),
            "Wi-Fi",
        ),
        ([interface("eth0", "10.0.0.7"), interface("wlan0", "192.168.1.7")], None, ("wlan0",), "wlan0"),
        ([interface("eth0", "10.0.0.7"), interface("wlan0", "192.168.1.7")], "10.0.0.7", ("wlan0",), "eth0"),
        (
            [interface("eth0", "100.72.1.1"), interface("wlan0", "10.42.0.1")],
            "100.72.1.1",
            ("eth0",),
            "wlan0",
        ),
    ],
)
def test_the_most_likely_address_is_first(
    found: list[Interface], routed: str | None, routers: tuple[str, ...], first: str
) -> None:
    chosen = ranked(found, None if routed is None else IPv4Address(routed), routers)
    assert chosen[0].name == first


SET_UP = """
ip link set lo up
add() {
    ip link add $1 type veth peer name $1-end; ip link set $1-end up
    ip addr add $2 dev $1; ip link set $1 up
}
tunnel() {
    ip tuntap add $1 mode tun; ip addr add $2 peer 10.8.0.1 dev $1; ip link set $1 up
    PYTHON -c "import fcntl, struct, time; tun = open('/dev/net/tun', 'r+b', 0)
fcntl.ioctl(tun, 0x400454ca, struct.pack('16sH', b'$1', 0x1001)); time.sleep(60)" &
    tunnel=$!; trap 'kill $tunnel' EXIT
    until ip link show $1 | grep -q LOWER_UP; do sleep 0.05; done
}
""".replace("PYTHON", sys.executable)
"""Shell functions: add an interface with an address, and one of a VPN whose program runs."""
HOUSES = {
    "wifi with containers and virtual machines": (
        """
        add wlan0 192.168.1.20/24
        add docker0 172.17.0.1/16
        add virbr0 192.168.122.1/24
        ip route add default via 192.168.1.1
        """,
        "192.168.1.20",
    ),
    "a VPN takes everything": (
        """
        add wlan0 192.168.1.20/24
        tunnel tun0 10.8.0.2; ip route add default dev tun0
        """,
        "192.168.1.20",
    ),
    "a router without internet": (
        "add eth0 10.0.0.7/24",
        "10.0.0.7",
    ),
    "cable and wifi": (
        """
        add wlan0 192.168.1.20/24
        add eth0 192.168.1.21/24
        ip route add default via 192.168.1.1 dev eth0 metric 100
        ip route add default via 192.168.1.1 dev wlan0 metric 600
        """,
        "192.168.1.21",
    ),
    "an interface that is down": (
        """
        add eth0 10.0.0.7/24; ip link set eth0 down
        add wlan0 192.168.1.20/24
        """,
        "192.168.1.20",
    ),
    "a machine of the internet": (
        "add eth0 8.8.4.7/24",
        "",
    ),
    "no network": ("", ""),
}
"""Machines, made of network namespaces: how they are set up, and the address for phones."""


def in_a_namespace(script: str) -> "subprocess.CompletedProcess[str]":
    """Run a shell script in a network namespace of its own."""
    command = ["unshare", "--user", "--map-root-user", "--net", "sh", "-e", "-c", SET_UP + script]
    return subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, cwd=ROOT, check=False)


NO_NAMESPACES = (
    "network namespaces cannot be made here"
    if not shutil.which("unshare") or not shutil.which("ip") or in_a_namespace("").returncode
    else ""
)


@pytest.mark.skipif(bool(NO_NAMESPACES), reason=NO_NAMESPACES)
def test_the_address_on_machines_with_several() -> None:
    find = "from ludoteca.server.runtime.interfaces import local_addresses as a; print(*a()[:1])"
    for name, (set_up, address) in HOUSES.items():
        found = in_a_namespace(f"{set_up}\n{sys.executable} -c '{find}'")
        assert found.returncode == 0, (name, found.stderr)
        assert found.stdout.strip() == address, name


@pytest.mark.skipif(bool(NO_NAMESPACES), reason=NO_NAMESPACES)
def test_a_phone_in_the_house(tmp_path: Path) -> None:
    """The whole program: `--lan` prints the address; a phone reaches it, and may not close or open it."""
    url = "http://192.168.1.20:8421/api/v1/network"
    script = f"""
    unshare --net sleep 60 & phone=$!
    until [ "$(readlink /proc/$phone/ns/net)" != "$(readlink /proc/$$/ns/net)" ]; do sleep 0.05; done
    ip link add wlan0 type veth peer name phone0; ip addr add 192.168.1.20/24 dev wlan0; ip link set wlan0 up
    ip link set phone0 netns $phone
    nsenter -t $phone -n sh -c 'ip addr add 192.168.1.7/24 dev phone0; ip link set phone0 up'
    {sys.executable} -m ludoteca serve --lan --db {tmp_path}/db.sqlite3 > {tmp_path}/printed & server=$!
    trap 'kill $server $phone' EXIT
    until grep -q 192.168.1.20 {tmp_path}/printed; do sleep 0.1; done
    at_phone="nsenter -t $phone -n"
    $at_phone curl -sS --retry 9 --retry-connrefused {url}; echo
    $at_phone curl -sS -X DELETE -H 'Origin: http://192.168.1.20:8421' {url}; echo
    $at_phone curl -sS -X DELETE -H 'Origin: http://127.0.0.1:8421' -H 'Host: 127.0.0.1:8421' {url}; echo
    curl -sS -X DELETE -H 'Origin: http://127.0.0.1:8421' http://127.0.0.1:8421/api/v1/network; echo
    $at_phone curl -sS -m 5 {url} || echo closed
    """
    found = in_a_namespace(script)
    assert found.returncode == 0, found.stderr
    asked, by_address, disguised, here, after = found.stdout.splitlines()
    assert '"url":"http://192.168.1.20:8421","is_open":true,"may_change":false' in asked
    assert "not-at-this-machine" in by_address
    assert "not-at-this-machine" in disguised
    assert '"is_open":false' in here
    assert after == "closed"
    printed = (tmp_path / "printed").read_text("utf-8")
    assert re.search(r"open at http://127\.0\.0\.1:8421", printed)
    assert "█" in printed


def test_opening_twice_at_once_opens_one(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        printed = at_home(site)
        await asyncio.gather(change(site), change(site), change(site))
        assert len(printed) == 1

    on_a_server(tmp_path, visit)
