"""The engine over a pipe: reads JSON requests and writes JSON answers, one a line, as UCI does for chess.

Each line gets exactly one answer, whatever it holds, and the engine goes on.
"""

import traceback
from collections.abc import Iterator
from typing import IO, Annotated, Any

import msgspec

from ludoteca.bots import ask, bot_levels
from ludoteca.completeness import missing_parts
from ludoteca.core import (
    HOUSE,
    AnyGame,
    Drawn,
    Illegal,
    Invalid,
    Match,
    Refusal,
    SeededChance,
    decode,
    from_file,
    options_of,
    position_fingerprint,
    read_action,
    rule_of,
    seeded_luck,
    simulator_of,
    to_file,
)
from ludoteca.games import find_game, playable_games, unplayable_games
from ludoteca.texts import Texts

LONGEST_LINE = 8 * 2**20
MOST_MATCHES = 1000
LONGEST_DETAIL = 500

Id = str | int | None


class Request(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """A request; its `id` is repeated in the answer."""

    id: Id = None


class Games(Request, frozen=True, kw_only=True, tag="games"):
    """Titles, options and JSON schemas of every game."""


class New(Request, frozen=True, kw_only=True, tag="new"):
    """Begin a match."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    seed: int | None = None


class Load(Request, frozen=True, kw_only=True, tag="load"):
    """Begin a match in a given state."""

    game: str
    state: dict[str, Any]
    seats: int | None = None
    options: dict[str, Any] | None = None
    seed: int | None = None


class Legal(Request, frozen=True, kw_only=True, tag="legal"):
    """List what a seat may do."""

    match: str
    seat: int


class Check(Request, frozen=True, kw_only=True, tag="check"):
    """Check whether a seat may do something; if not, the answer is an error that says why."""

    match: str
    seat: int
    action: dict[str, Any] | str


class Play(Request, frozen=True, kw_only=True, tag="play"):
    """Play an action."""

    match: str
    seat: int
    action: dict[str, Any] | str
    draws: list[Drawn] | None = None


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Undo; past luck, reveals and other players' moves only with the consent of `agreed` seats."""

    match: str
    seat: int
    back_to: int | None = None
    agreed: list[int] | None = None


class View(Request, frozen=True, kw_only=True, tag="view"):
    """Show what a seat, or a spectator (null), may see."""

    match: str
    seat: int | None = None


class State(Request, frozen=True, kw_only=True, tag="state"):
    """Show the full state, which `load` accepts."""

    match: str


class Log(Request, frozen=True, kw_only=True, tag="log"):
    """Show the match file."""

    match: str


class Replay(Request, frozen=True, kw_only=True, tag="replay"):
    """Begin a match from a match file."""

    log: dict[str, Any]


class AskBot(Request, frozen=True, kw_only=True, tag="bot"):
    """Ask a bot for its action, with its reasons."""

    match: str
    seat: int
    level: str | None = None
    budget_ms: Annotated[int, msgspec.Meta(ge=1)] | None = None


class Choose(Request, frozen=True, kw_only=True, tag="choose"):
    """Ask for the usual bot's action in a state: the request that every bot over a pipe gets.

    The fields from `match` on are for programs without rules of their own.
    """

    game: str
    seat: int
    state: dict[str, Any]
    budget_ms: Annotated[int, msgspec.Meta(ge=1)] | None = None
    seed: int = 0
    match: int = 0
    seats: int | None = None
    view: Any = None
    private: Any = None
    legal: Any = None
    offers: Any = None


class Drop(Request, frozen=True, kw_only=True, tag="drop"):
    """Remove a match from memory."""

    match: str


class Quit(Request, frozen=True, kw_only=True, tag="quit"):
    """End the engine."""


AnyRequest = (
    Games
    | New
    | Load
    | Legal
    | Check
    | Play
    | Undo
    | View
    | State
    | Log
    | Replay
    | AskBot
    | Choose
    | Drop
    | Quit
)
REQUESTS = tuple(str(kind.__struct_config__.tag) for kind in AnyRequest.__args__)


class Envelope(msgspec.Struct, frozen=True):
    """The fields of a request that are needed to answer a malformed one."""

    id: Id = None
    do: str | None = None


CODES = {
    "internal": "internal",
    "line-too-long": "too_long",
    "malformed": "malformed",
    "number-too-long": "malformed",
    "unknown-match": "unknown_match",
    "unknown-request": "unknown_request",
}
"""The error code of some reasons; the code of the others is `invalid` or `illegal`."""


class Engine:
    """Holds matches by name, and answers requests about them."""

    def __init__(self) -> None:
        self.running = True
        self._matches: dict[str, Match[Any, Any]] = {}
        self._opened = 0

    def answer(self, line: bytes) -> bytes:
        """The answer to one line; never raises."""
        envelope, game = Envelope(), None
        try:
            if len(line) > LONGEST_LINE:
                raise Invalid("line-too-long", limit=LONGEST_LINE)
            envelope = decode(line, Envelope)
            if envelope.do not in REQUESTS:
                raise Invalid("unknown-request", request=envelope.do, known=", ".join(REQUESTS))
            request: AnyRequest = decode(line, AnyRequest)
            game = self._game_of(request)
            return _line(envelope.id, self._do(request))
        except Refusal as refusal:
            refused = refusal
        except Exception as error:  # an internal error must not end the other matches
            refused = _mistake(error)
        try:
            return _line(envelope.id, {"error": _error(refused, game)})
        except Exception as error:  # a game's text of a refusal may fail, too
            return _line(envelope.id, {"error": _error(_mistake(error), None)})

    def _game_of(self, request: AnyRequest) -> AnyGame | None:
        match request:
            case Games() | Quit():
                return None
            case New(game=key) | Load(game=key) | Choose(game=key):
                return find_game(key)
            case Replay(log=log):
                named = log.get("game")
                if not isinstance(named, str):
                    raise Invalid("not-a-match-file")
                return find_game(named)
            case _:
                return self._match(request.match).game

    def _match(self, name: str) -> Match[Any, Any]:
        if name not in self._matches:
            raise Invalid("unknown-match", match=name)
        return self._matches[name]

    def _do(self, request: AnyRequest) -> dict[str, Any]:
        match request:
            case Games():
                unplayable = [_error(refusal, None) for refusal in unplayable_games()]
                return {"games": list(map(_described, playable_games())), "unplayable": unplayable}
            case New(game=key, seats=seats, options=options, seed=seed):
                game = find_game(key)
                luck = seeded_luck(seed, simulator_of(game))
                return self._open(Match.new(game, seats, options, luck=luck))
            case Load():
                return self._open(_loaded(request))
            case Replay(log=log):
                game = find_game(log["game"])
                luck = seeded_luck(None, simulator_of(game))
                return self._open(from_file(game, msgspec.json.encode(log), luck=luck))
            case Legal(match=name, seat=seat):
                match_ = self._match(name)
                _require_seat(match_, seat)
                return {
                    "actions": match_.game.legal(match_.state, seat),
                    "offers": match_.game.offers(match_.state, seat),
                }
            case Check(match=name, seat=seat, action=action):
                match_ = self._match(name)
                _require_seat(match_, seat)
                match_.game.check(match_.state, seat, read_action(match_.game, action))
                return {"ok": True}
            case Play(match=name, seat=seat, action=action, draws=draws):
                match_ = self._match(name)
                _require_seat(match_, seat)
                entry = match_.play(seat, read_action(match_.game, action), draws=draws)
                rules = [rule_of(event) for event in entry.events]
                texts = Texts("en", match_.game, options=match_.game.position(match_.state).options)
                return {
                    **_summary(match_),
                    "events": entry.events,
                    "rules": rules,
                    "why": [texts.derivations(event.derivations) for event in entry.events],
                    "draws": entry.draws,
                }
            case Undo(match=name, seat=seat, back_to=back_to, agreed=agreed):
                match_ = self._match(name)
                _require_seat(match_, seat)
                undone = match_.undo(seat, back_to, _agreed(match_, seat, agreed))
                return {**_summary(match_), "back_to": undone.back_to}
            case View(match=name, seat=viewer):
                match_ = self._match(name)
                if viewer is not None:
                    _require_seat(match_, viewer, first=0)
                private = None if viewer is None else match_.game.private(match_.state, viewer)
                return {"view": match_.game.view(match_.state), "private": private}
            case State(match=name):
                match_ = self._match(name)
                return {"state": match_.game.position(match_.state)}
            case Log(match=name):
                return {"log": msgspec.Raw(to_file(self._match(name)))}
            case AskBot(match=name, seat=seat, level=level, budget_ms=budget_ms):
                match_ = self._match(name)
                _require_active(match_, seat)
                chance = SeededChance(f"bot/{name}/{match_.seq}", simulator_of(match_.game))
                choice = ask(match_.game, match_.state, seat, chance, level, budget_ms)
                return {"action": choice.action, "reasons": choice.reasons}
            case Choose(game=key, seat=seat, state=state, budget_ms=budget_ms, seed=seed):
                match_ = Match.at_position(find_game(key), state)
                _require_active(match_, seat)
                chance = SeededChance(seed, simulator_of(match_.game))
                choice = ask(match_.game, match_.state, seat, chance, None, budget_ms)
                return {"action": choice.action, "reasons": choice.reasons}
            case Drop(match=name):
                del self._matches[name]
                return {"ok": True}
            case Quit():
                self.running = False
                return {"ok": True}

    def _open(self, match: Match[Any, Any]) -> dict[str, Any]:
        if len(self._matches) >= MOST_MATCHES:
            raise Invalid("too-many-matches", limit=MOST_MATCHES)
        self._opened += 1
        name = f"m{self._opened}"
        self._matches[name] = match
        return {"match": name, "state": match.game.position(match.state), **_summary(match)}


def serve(requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answer line by line until `quit` or the end of the input."""
    engine = Engine()
    for line in _lines(requests):
        answers.write(engine.answer(line) + b"\n")
        answers.flush()
        if not engine.running:
            return


def _lines(requests: IO[bytes]) -> Iterator[bytes]:
    """Every line that is not empty; of one that is too long, the beginning."""
    while line := requests.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = requests.readline(LONGEST_LINE + 1)
        if line.strip():
            yield line.removesuffix(b"\n")


def _line(id_: Id, said: dict[str, Any]) -> bytes:
    return msgspec.json.encode({"id": id_, **said}, enc_hook=str)


def _mistake(error: Exception) -> Invalid:
    """An internal error as a refusal with a short detail; the traceback goes to standard error."""
    traceback.print_exception(error)
    detail = f"{type(error).__name__}: {error}"[:LONGEST_DETAIL]
    return Invalid("internal", detail=detail.encode(errors="replace").decode())


def _error(refusal: Refusal, game: AnyGame | None) -> dict[str, Any]:
    code = "illegal" if isinstance(refusal, Illegal) else CODES.get(refusal.reason, "invalid")
    texts = Texts("en", game)
    return {
        "code": code,
        "rule": refusal.rule,
        "reason": refusal.reason,
        "params": refusal.params,
        "message": texts.refusal(refusal),
        "derivations": refusal.derivations,
        "why": texts.derivations(refusal.derivations),
    }


def _described(game: AnyGame) -> dict[str, Any]:
    info = game.info
    schemas, definitions = msgspec.json.schema_components(
        (info.options, info.action, info.event, info.position, info.view)
    )
    names = ("options", "action", "event", "state", "view")
    return {
        "key": info.key,
        "title": info.title,
        "seats": [info.min_seats, info.max_seats],
        "rules_version": info.rules_version,
        "options": info.options(),
        "bots": bot_levels(game),
        "missing": [Texts("en").say(reason.key, **reason.params) for reason in missing_parts(game)],
        "schemas": dict(zip(names, schemas, strict=True)),
        "definitions": definitions,
    }


def _loaded(request: Load) -> Match[Any, Any]:
    """The match of a `load` request; raises Invalid if its seats or options contradict the state."""
    game = find_game(request.game)
    state = dict(request.state)
    if request.seats is not None:
        state.setdefault("seats", request.seats)
    if request.options is not None:
        state.setdefault("options", request.options)
    match = Match.at_position(game, state, luck=seeded_luck(request.seed, simulator_of(game)))
    position = game.position(match.state)
    if request.seats not in (None, position.seats):
        raise Invalid("seats-differ", requested=request.seats, stated=position.seats)
    if request.options is not None and options_of(game, request.options) != position.options:
        raise Invalid("options-differ")
    return match


def _summary(match: Match[Any, Any]) -> dict[str, Any]:
    return {
        "seq": match.seq,
        "active": match.active,
        "outcome": match.outcome,
        "state_hash": position_fingerprint(match.game, match.state),
    }


def _agreed(match: Match[Any, Any], seat: int, agreed: list[int] | None) -> tuple[int, ...] | None:
    """The seats that consented to an undo: at least one other seat (LUD-U1); raises Illegal."""
    if agreed is None:
        return None
    for other in agreed:
        _require_seat(match, other)
    if not set(agreed) - {seat, HOUSE}:
        raise Illegal("LUD-U1", "undo-needs-consent", back_to=match.seq)
    return tuple(agreed)


def _require_seat(match: Match[Any, Any], seat: int, first: int = HOUSE) -> None:
    last = match.game.position(match.state).seats - 1
    if not first <= seat <= last:
        raise Invalid("no-such-seat", wanted=seat, last=last)


def _require_active(match: Match[Any, Any], seat: int) -> None:
    _require_seat(match, seat)
    if seat not in match.active:
        raise Invalid("seat-not-active", seat=seat)
