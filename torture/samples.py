"""Valid drafts, requests and messages as plain JSON values, from which parsers get changed ones."""

from typing import Any

CARDS = (
    {
        "deck": "bratta",
        "title": "a",
        "text": "b",
        "effects": [{"do": "receive", "from": "banca", "amount": 50}],
    },
    {"deck": "speremmo", "title": "a", "text": "b", "effects": [{"do": "keep", "spares": "rent"}]},
    {
        "deck": "bratta",
        "title": "a",
        "text": "b",
        "effects": [{"do": "move_to", "space": "x", "pays_200": True}],
    },
)
DRAFTS = (
    {"seats": 3, "tiles": [{"slot": "A1", "kind": "start", "rotation": 0}], "slot": "A2", "finish": True},
    {"seats": 5, "tiles": [], "code": None, "slot": "F6"},
)
ACTION = {"type": "roll"}
REQUESTS = (
    {"id": 1, "do": "new", "game": "palermo", "seats": 4, "options": {}, "seed": 7},
    {"id": 1, "do": "load", "game": "palanche", "seats": 2, "state": {"seats": 2, "cash": [10, 20]}},
    {"id": 1, "do": "replay", "log": {"game": "palermo", "entries": []}},
    {"id": 1, "do": "play", "match": "m1", "seat": 0, "action": ACTION, "draws": [{"type": "draw"}]},
)
MESSAGES = (
    {"type": "play", "id": "a", "match": "m", "seat": 0, "seq": 3, "action": ACTION},
    {"type": "subscribe", "id": "a", "match": "m", "since": 3, "tokens": ["x"]},
    {"type": "change_table", "id": "a", "match": "m", "options": {"goal": 3}, "clock": None, "open": True},
    {"type": "say", "id": "a", "match": "m", "text": "ciao"},
    {"type": "live_move", "id": "a", "match": "m", "live": 1, "move": [0.0, 1.0, 2.0]},
)
SEATS = [{"who": "me"}, {"who": "bot", "level": "easy"}, {"who": "empty"}]
BODIES: tuple[list[Any], ...] = (
    ["/tables", {"game": "palermo", "options": {"no_police": True}, "seats": SEATS, "open": True}],
    ["/tables", {"game": "palanche", "seats": SEATS, "clock": {"per_move": 60}, "start": True}],
    ["/matches", {"game": "palermo", "seats": 3, "options": {}, "entries": []}],
    ["/matches/x/branches", {"seq": 3}],
    ["/games/palermo/workshop", {"seats": 3, "tiles": [{"slot": "A1", "kind": "start", "rotation": 0}]}],
    ["/games/palanche/workshop", {"deck": "bratta", "title": "a", "text": "b", "effects": []}],
    ["/session", {"name": "Ada"}],
    ["/session/login", {"name": "Ada", "password": "long enough"}],
    ["/tokens", {"label": "a bot"}],
    ["/hooks", {"url": "https://example.org/x", "kind": "json", "language": "en"}],
    ["/notices/address", {"email": "ada@example.org", "language": "it"}],
    ["/notices/push", {"endpoint": "https://example.org/x", "p256dh": "AAAA", "auth": "AAAA"}],
    ["/vacation", {"days": 3}],
    ["/blocks", {"player": "x"}],
    ["/friends", {"name": "Ada"}],
)
