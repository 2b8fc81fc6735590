"""A bot of your own at a table of a Ludoteca server; needs only the package `websockets`.

python examples/bot.py http://127.0.0.1:8421 TOKEN MATCH SEAT [INVITATION]   (TOKEN: POST /api/v1/tokens)
"""

import itertools
import json
import random
import sys

from websockets.sync.client import connect


def decide(choices: dict) -> dict:
    """Put your idea here: choose one of the legal actions, or fill in one of the offers."""
    return random.choice(choices["legal"])


def main(server: str, token: str, match: str, seat: str, key: str | None = None) -> None:
    """Sit down and answer whenever it is our turn, until the match is over."""
    address = server.replace("http", "ws", 1) + "/api/v1/socket"
    numbers = itertools.count()
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:

        def send(kind: str, **fields: object) -> None:
            socket.send(json.dumps({"type": kind, "id": f"b{next(numbers)}", "match": match, **fields}))

        send("sit", seat=int(seat), key=key)
        send("ready", seat=int(seat), ready=True)
        send("subscribe", key=key)
        for message in map(json.loads, socket):
            if message["type"] == "choices":
                send("play", seat=message["seat"], seq=message["seq"], action=decide(message))
            elif message["type"] == "table" and message["table"]["status"] in ("over", "closed"):
                return


if __name__ == "__main__":
    main(*sys.argv[1:])
