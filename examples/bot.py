"""Your own bot at a table of a Ludoteca server; needs only the package `websockets`.

    python examples/bot.py http://127.0.0.1:8421  its own table, against bots of the server
    python examples/bot.py http://127.0.0.1:8421 --match ID --seat 1  a seat at another table
    python examples/bot.py http://127.0.0.1:8421 --listen  accepts challenges, until it is stopped
    python examples/bot.py http://127.0.0.1:8421 --challenge "[bot] Other"  challenges another bot account

Without --token it makes a bot account for this run; `docs/bots.md` says how to get one that stays.
"""

import argparse
import itertools
import json
import random
import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect


def decide(choices: dict[str, Any]) -> Any:
    """Put your idea here: choose one of the legal actions, or fill in one of the offers."""
    return random.choice(choices["legal"])


def accepts(challenge: dict[str, Any], games: Sequence[str]) -> bool:
    """Whether to play the `game` of a challenge against the player of its `name`: one of `games`, if any."""
    return not games or challenge["game"] in games


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
            made = self.ask("POST", "/bots", {"type": "new_bot", "name": f"{name} {secrets.token_hex(2)}"})[0]
            print(f"I am {made['name']}", flush=True)
            token = made["token"]
        self.headers = {"Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> tuple[Any, str]:
        """Send a request; returns the decoded answer and the cookie that it sets."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.address, **self.headers}
        request = Request(f"{self.address}/api/v1{path}", data, headers, method=method)
        try:
            with urlopen(request, timeout=30) as answer:
                return json.loads(answer.read() or b"null"), str(
                    answer.headers.get("Set-Cookie", "")
                ).partition(";")[0]
        except HTTPError as error:
            raise Refused(why(json.load(error))) from error
        except (URLError, OSError) as error:
            raise Refused(f"no server answers at {self.address}") from error

    def challenge(self, name: str, match: str) -> None:
        """Invite a bot account to our table."""
        listed = self.ask("GET", "/bots")[0]["bots"]
        found = [bot["player"] for bot in listed if name in (bot["name"], bot["player"])]
        if not found:
            raise Refused(f"{name} is not connected; these are: {', '.join(bot['name'] for bot in listed)}")
        self.ask("POST", f"/bots/{found[0]}/challenges", {"type": "new_invitation", "match": match})

    def open_table(self, game: str, *, waits: bool = False) -> str:
        """Open a table with the server's bots on the other seats, or one that waits for another player.

        Returns the match's id.
        """
        games = {one["key"]: one for one in self.ask("GET", "/games")[0]}
        if game not in games:
            raise Refused(f"{game} is not a game of this server; it has {', '.join(games)}")
        seats = [{"type": "me"}, *[{"type": "bot"}] * (games[game]["min_seats"] - 1)]
        if waits:
            seats[1] = {"type": "empty"}
        wanted = {"type": "new_table", "game": game, "seats": seats, "start": not waits}
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


class Wish(NamedTuple):
    """A seat to take at a table: its number, or any empty one; `key` opens a table that is not open."""

    seat: int | None
    key: str | None


def play(
    server: Server,
    match: str | None,
    wish: Wish | None,
    challenged: str | None = None,
    games: Sequence[str] = (),
) -> None:
    """Play at one table until its match is over; without a table answer challenges, until it is stopped.

    At the table it takes the seat that is wished for. `challenged` is a bot account to invite there; `games`
    are those to which it accepts challenges.
    """
    run = secrets.token_hex(8)  # an id is never used twice, also not after a restart
    numbers = itertools.count()
    wishes: dict[str, Wish] = {}
    with server.connect() as socket:
        sent: dict[str, str] = {}

        def send(kind: str, at: str, **fields: object) -> None:
            number = f"{run}-{next(numbers)}"
            sent[number] = json.dumps({"type": kind, "id": number, "match": at, **fields})
            socket.send(sent[number])

        def join(at: str, wish: Wish | None) -> None:
            if wish is not None:
                wishes[at] = wish
            send("subscribe", at, key=wish and wish.key)

        if match is not None:
            join(match, wish)
        for message in messages(socket):
            if message["type"] == "refused" and "retry_after" in message["params"]:
                time.sleep(message["params"]["retry_after"])
                socket.send(sent[message["id"]])  # the same id, so it is carried out once
                continue
            sent.pop(message.get("id", ""), None)
            if message["type"] == "refused" and message["reason"] not in OVERTAKEN:
                if match is not None:
                    raise Refused(why(message))
                print(why(message), flush=True)
            if message["type"] == "invited" and match is None:
                print(f"{message['name']} challenges to {message['game']}", flush=True)
                if accepts(message, games):
                    join(message["match"], Wish(None, message["key"]))
                else:
                    send("decline", message["match"], key=message["key"])
            elif (
                message["type"] == "line" and message["line"]["kind"] == "declined" and challenged is not None
            ):
                raise Refused(f"{message['line']['name']} declines")
            elif message["type"] == "choices":
                at, seat = message["match"], message["seat"]
                send("play", at, seat=seat, seq=message["seq"], action=decide(message))
            elif message["type"] in ("table", "snapshot"):
                table = message["table"]
                at = table["match"]
                if challenged is not None and message["type"] == "snapshot":
                    server.challenge(challenged, at)  # not earlier, so that the answer arrives here
                wish = wishes.pop(at, None)  # it is ours, or the request for it is on its way
                empty = [place["seat"] for place in table["seats"] if place["kind"] == "empty"]
                seat = (
                    None if wish is None else wish.seat if wish.seat is not None else next(iter(empty), None)
                )
                if wish is not None and seat is not None and seat not in message["mine"]:
                    send("sit", at, seat=seat, key=wish.key)
                    send("ready", at, seat=seat, ready=True)
                if challenged is not None and table["status"] == "lobby" and is_complete(table):
                    challenged = None
                    send("start", at)
                if report(table) and match is not None:
                    return


def messages(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """The decoded messages of the server."""
    for text in socket:
        yield json.loads(text)


def is_complete(table: dict[str, Any]) -> bool:
    """Whether all players are there, so that the match can start."""
    return all(place["kind"] == "bot" or place["ready"] for place in table["seats"])


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
    parser.add_argument("--token", help="the token of a bot account; without one it makes an account")
    parser.add_argument("--name", default="My bot", help="the beginning of the name of that account")
    parser.add_argument("--game", default="palermo", help="the game of the table that the bot opens")
    parser.add_argument("--match", help="the table to join; without one the bot opens its own")
    parser.add_argument("--seat", type=int, default=0, help="the seat to take there, counted from 0")
    parser.add_argument("--key", help="the key of the invitation, for a table that is not open")
    parser.add_argument("--listen", action="store_true", help="accept challenges until it is stopped")
    parser.add_argument("--accept", nargs="+", default=[], metavar="GAME", help="decline other games")
    parser.add_argument("--challenge", metavar="NAME", help="a bot account to challenge at its own table")
    asked = parser.parse_args()
    try:
        server = Server(asked.server, asked.token, asked.name)
        if asked.listen:
            print("waiting for challenges", flush=True)
            play(server, None, None, games=asked.accept)
            return 0
        match = asked.match or server.open_table(asked.game, waits=asked.challenge is not None)
        print(f"{server.address}/match/{match}", flush=True)
        play(server, match, Wish(asked.seat, asked.key) if asked.match else None, asked.challenge)
    except KeyboardInterrupt:
        return 0
    except Refused as refused:
        print(f"bot: {refused}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
