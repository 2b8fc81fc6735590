"""Your own bot at a table of a Ludoteca server; needs only the package `websockets`.

    python examples/bot.py http://127.0.0.1:8421  its own table, against bots of the server
    python examples/bot.py http://127.0.0.1:8421 --match ID --seat 1  a seat at another table

Without --token it signs in as a guest and makes itself a token; `docs/bots.md` says how to get your own.
"""

import argparse
import itertools
import json
import random
import secrets
import sys
import time
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect


def decide(choices: dict[str, Any]) -> Any:
    """Put your idea here: choose one of the legal actions, or fill in one of the offers."""
    return random.choice(choices["legal"])


OVERTAKEN = ("stale", "not-now")
"""Why a move is refused if something else happened first; the server sends new choices if there are any."""


class Refused(Exception):
    """The server refused a request or cannot be reached; the message says why."""


class Server:
    """The HTTP requests of the bot: signing in, opening a table, connecting."""

    def __init__(self, address: str, token: str | None, name: str) -> None:
        self.address = address.rstrip("/")
        self.headers: dict[str, str] = {}
        if token is None:
            self.headers["Cookie"] = self.ask("POST", "/session", {"type": "new_guest", "name": name})[1]
            token = self.ask("POST", "/tokens", {"type": "new_token", "label": name})[0]["token"]
        self.headers = {"Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> tuple[Any, str]:
        """Send a request; returns the decoded answer and the cookie that it sets."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.address, **self.headers}
        request = Request(f"{self.address}/api/v1{path}", data, headers, method=method)
        try:
            with urlopen(request, timeout=30) as answer:
                return json.load(answer), str(answer.headers.get("Set-Cookie", "")).partition(";")[0]
        except HTTPError as error:
            raise Refused(why(json.load(error))) from error
        except (URLError, OSError) as error:
            raise Refused(f"no server answers at {self.address}") from error

    def open_table(self, game: str) -> str:
        """Open a table with the server's bots on the other seats; returns the match's id."""
        games = {one["key"]: one for one in self.ask("GET", "/games")[0]}
        if game not in games:
            raise Refused(f"{game} is not a game of this server; it has {', '.join(games)}")
        seats = [{"type": "me"}, *[{"type": "bot"}] * (games[game]["min_seats"] - 1)]
        wanted = {"type": "new_table", "game": game, "seats": seats, "start": True}
        made = self.ask("POST", "/tables", wanted)[0]
        return str(made["table"]["match"])

    def connect(self) -> ClientConnection:
        """Open the WebSocket over which matches are played."""
        try:
            address = f"ws{self.address.removeprefix('http')}/api/v1/socket"
            return connect(address, additional_headers=self.headers)
        except InvalidStatus as error:
            raise Refused("the server does not know this token") from error
        except (WebSocketException, OSError) as error:
            raise Refused(f"no server answers at {self.address}") from error


def why(problem: dict[str, Any]) -> str:
    """A refusal as text: its reason and parameters."""
    values = ", ".join(f"{name} {value}" for name, value in (problem.get("params") or {}).items())
    return f"{problem.get('reason')}{f' ({values})' if values else ''}"


def play(server: Server, match: str, seat: int | None, key: str | None) -> None:
    """Take the seat if one is given, and play whenever it is our turn, until the match is over."""
    run = secrets.token_hex(8)  # an id is never used twice, also not after a restart
    numbers = itertools.count()
    with server.connect() as socket:
        sent: dict[str, str] = {}

        def send(kind: str, **fields: object) -> None:
            number = f"{run}-{next(numbers)}"
            sent[number] = json.dumps({"type": kind, "id": number, "match": match, **fields})
            socket.send(sent[number])

        send("subscribe", key=key)
        for message in messages(socket):
            if message["type"] == "refused" and "retry_after" in message["params"]:
                time.sleep(message["params"]["retry_after"])
                socket.send(sent[message["id"]])  # the same id, so it is carried out once
                continue
            sent.pop(message.get("id", ""), None)
            if message["type"] == "refused" and message["reason"] not in OVERTAKEN:
                raise Refused(why(message))
            if message["type"] == "choices":
                send("play", seat=message["seat"], seq=message["seq"], action=decide(message))
            elif message["type"] in ("table", "snapshot"):
                if seat is not None and seat not in message["mine"]:
                    send("sit", seat=seat, key=key)
                    send("ready", seat=seat, ready=True)
                seat = None  # it is ours, or the request for it is on its way
                if report(message["table"]):
                    return


def messages(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """The decoded messages of the server."""
    for text in socket:
        yield json.loads(text)


def report(table: dict[str, Any]) -> bool:
    """Print what the bot waits for or how the match ended; returns whether it is over."""
    empty = [str(place["seat"]) for place in table["seats"] if place["kind"] == "empty"]
    if table["status"] == "lobby":
        whom = f"a player on seat {', '.join(empty)}" if empty else "the host to start"
        print(f"waiting for {whom}", flush=True)
    over = table["status"] in ("over", "closed")
    if over and table["outcome"]:
        print(f"over: {table['outcome']['reason']}, scores {table['outcome']['scores']}")
    return over


def main() -> int:
    parser = argparse.ArgumentParser(description="Your own bot at a table of a Ludoteca server.")
    parser.add_argument("server", help="the address of the server, such as http://127.0.0.1:8421")
    parser.add_argument("--token", help="a bearer token; without one the bot signs in as a guest")
    parser.add_argument("--name", default="My bot", help="the name of the guest")
    parser.add_argument("--game", default="palermo", help="the game of the table that the bot opens")
    parser.add_argument("--match", help="the table to join; without one the bot opens its own")
    parser.add_argument("--seat", type=int, default=0, help="the seat to take there, counted from 0")
    parser.add_argument("--key", help="the key of the invitation, for a table that is not open")
    asked = parser.parse_args()
    try:
        server = Server(asked.server, asked.token, asked.name)
        match = asked.match or server.open_table(asked.game)
        print(f"{server.address}/match/{match}", flush=True)
        play(server, match, asked.seat if asked.match else None, asked.key)
    except Refused as refused:
        print(f"bot: {refused}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
