"""Golden playthroughs: text files in which only the inputs are written by hand.

    # A foreign policeman counts twice.
    game: palermo   seats: 3   seed: 1   covers: PAL-M4 PAL-M5
    options: {"edition": "en"}
    script: {"dice": [3, 2]}
    position: {...}
    > 0 {"type":"walk","to":"g7"}
    = {"type":"walked","seat":0,"to":"g7","points":3,"cost":2}
    > 1 walk g7
    ! {"rule":"PAL-M5","reason":"pawn-there","params":{"cell":"g7"}}

A head of `key: value` pairs, two spaces or a line apart (a JSON value stands on a line of its own and may go
on over indented lines), then inputs and what came of them. `physics: real` asks for the real wood;
`physics: told` for wood that does what is listed under `told: [...]`, and all well when the list is over.

Inputs: `> SEAT ACTION` as JSON or in the game's notation, `> SEAT undo`, `> SEAT legal` (what the seat could
do), `> SEAT offers`, `> bots LEVEL [N]` (bots play N actions, or to the end), `> show` (the table as text).

Outputs: `=` an event, `!` a refusal, `:` an action a bot chose or a legal one, `|` a line of text, `.` the
outcome.

`python -m ludoteca.testing.golden --write FILE…` fills in the outputs; without `--write` it compares them.
`--from MATCH.json FILE` writes a golden from a saved match, with its luck as the script.
"""

import argparse
import difflib
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from rich.markup import render

from ludoteca.bots import ask
from ludoteca.core import (
    AnyGame,
    Draw,
    Invalid,
    Match,
    Opened,
    Played,
    Refusal,
    ScriptedLuck,
    SeededChance,
    Shuffle,
    Simulation,
    Simulator,
    Undone,
    decode,
    encode,
    from_file,
    game_key,
    read_action,
    simulator_of,
)
from ludoteca.games import find_game, package_of
from ludoteca.texts import Texts

INPUT = ">"
COMMENT = "#"


class Golden(msgspec.Struct, frozen=True):
    """A golden file taken apart."""

    head: dict[str, str]
    head_lines: tuple[str, ...]
    inputs: tuple[str, ...]
    """The hand-written lines of the body: inputs and comments."""
    covers: tuple[str, ...]
    """The rules it shows."""


def parse(text: str) -> Golden:
    """Take a golden file apart."""
    lines = text.splitlines()
    body = next((i for i, line in enumerate(lines) if line.startswith(INPUT)), len(lines))
    # Comments right before the first input speak of the body.
    while body and lines[body - 1].startswith(COMMENT):
        body -= 1
    head: dict[str, str] = {}
    key = ""
    for line in lines[:body]:
        if line.startswith(COMMENT) or not line.strip():
            continue
        if line[0] == " ":
            head[key] += line.strip()
            continue
        for pair in [line] if "{" in line else re.split(r"\s{2,}", line.strip()):
            key, separator, value = pair.partition(":")
            if not separator:
                raise Invalid("golden-head", line=line)
            head[key.strip()] = value.strip()
    inputs = tuple(line for line in lines[body:] if line.startswith((INPUT, COMMENT)))
    return Golden(head, tuple(lines[:body]), inputs, tuple(head.get("covers", "").split()))


def of_match(played: Match[Any, Any]) -> str:
    """A golden that plays a match again, without what was undone."""
    game, entries = played.game, [played.entries[seq] for seq in played.line]
    script: dict[str, list[Any]] = {}
    for entry in entries:
        for drawn in () if isinstance(entry, Undone) else entry.draws:
            match drawn:
                case Draw():
                    value: Any = drawn.value
                case Shuffle():
                    value = drawn.order
                case Simulation():
                    value = drawn.result
            script.setdefault(drawn.label, []).append(value)
    begun = game.position(played.state_at(0))
    lines = [f"game: {game.info.key}   seats: {begun.seats}"]
    if isinstance(entries[0], Opened) and entries[0].position is not None:
        lines.append(f"position: {_json(entries[0].position)}")
    else:
        lines.append(f"options: {_json(begun.options)}")
    if script:
        lines.append(f"script: {_json(script)}")
    lines += [
        f"> {entry.seat} {game.notation(entry.action)}" for entry in entries if isinstance(entry, Played)
    ]
    return run("\n".join(lines))


def run(text: str) -> str:
    """Play a golden file again and write it out as it should read."""
    golden = parse(text)
    lines = list(golden.head_lines)
    match = _opened(golden.head)
    for line in golden.inputs:
        lines.append(line)
        if line.startswith(INPUT):
            lines += _answer(match, line.removeprefix(INPUT).strip())
    return "\n".join(lines) + "\n"


def play(golden: Golden, lines: int) -> Match[Any, Any]:
    """The match of a golden after the first `lines` hand-written lines of its body."""
    match = _opened(golden.head)
    for line in golden.inputs[:lines]:
        if line.startswith(INPUT):
            list(_answer(match, line.removeprefix(INPUT).strip()))
    return match


def _opened(head: dict[str, str]) -> Match[Any, Any]:
    game = find_game(head["game"])
    script = decode(head.get("script", "{}"), dict[str, list[Any]])
    luck = ScriptedLuck(script, int(head.get("seed", "0")), _simulator(game, head))
    if "position" in head:
        return Match.at_position(game, decode(head["position"], Any), luck=luck)
    return Match.new(game, int(head["seats"]), decode(head.get("options", "{}"), Any), luck=luck)


def _simulator(game: AnyGame, head: dict[str, str]) -> Simulator | None:
    """Real physics only where the head asks for it: most goldens say what the wood does."""
    match head.get("physics"):
        case "real":
            return simulator_of(game)
        case "told":
            told = decode(head.get("told", "[]"), Any)
            scripted: Simulator = import_module(f"{package_of(game)}.scripted_physics").scripted_physics(told)
            return scripted
        case _:
            return None


def _answer(match: Match[Any, Any], line: str) -> Iterator[str]:
    who, _, what = line.partition(" ")
    if who == "show":
        board = Texts("en", match.game).board(match.game.render(match.state, None))
        picture = render(board).plain
        yield from (f"| {row}".rstrip() for row in picture.split("\n"))
    elif who == "bots":
        yield from _bots_play(match, what)
    elif what == "legal":
        yield from (f": {match.game.notation(action)}" for action in match.game.legal(match.state, int(who)))
    elif what == "offers":
        yield from (f": {_json(offer)}" for offer in match.game.offers(match.state, int(who)))
    else:
        try:
            if what == "undo":
                yield f"= {_json(match.undo(int(who)).back_to)}"
            else:
                yield from _play(match, int(who), _action(match.game, what))
        except Refusal as refusal:
            said: dict[str, Any] = {"rule": refusal.rule, "reason": refusal.reason, "params": refusal.params}
            if refusal.derivations:
                said["derivations"] = refusal.derivations
            yield f"! {_json(said)}"


def _play(match: Match[Any, Any], seat: int, action: Any) -> Iterator[str]:
    entry = match.play(seat, action)
    yield from (f"= {_json(event)}" for event in entry.events)
    if match.outcome is not None:
        yield f". {_json(match.outcome)}"


def _bots_play(match: Match[Any, Any], what: str) -> Iterator[str]:
    level, _, count = what.partition(" ")
    left = int(count) if count else sys.maxsize
    while left and match.active:
        seat = match.active[0]
        action = ask(match.game, match.state, seat, SeededChance(f"bot/{match.seq}"), level).action
        yield f": {seat} {match.game.notation(action)}"
        yield from _play(match, seat, action)
        left -= 1


def _action(game: AnyGame, text: str) -> Any:
    return read_action(game, decode(text, dict[str, Any]) if text.startswith("{") else text)


def _json(value: Any) -> str:
    return encode(value).decode()


def main() -> int:
    """Compare golden files with what the rules say now, or write them anew."""
    arguments = argparse.ArgumentParser(description=main.__doc__)
    arguments.add_argument("--write", action="store_true", help="write what the rules say now")
    arguments.add_argument("--from", dest="match", type=Path, help="write the file from this saved match")
    arguments.add_argument("files", nargs="+", type=Path)
    options = arguments.parse_args()
    if options.match is not None:
        data = options.match.read_bytes()
        options.files[0].write_text(of_match(from_file(find_game(game_key(data)), data)), encoding="utf-8")
        print(f"written: {options.files[0]}")
        return 0
    differing = 0
    for path in options.files:
        before = path.read_text(encoding="utf-8")
        after = run(before)
        if before == after:
            continue
        differing += 1
        if options.write:
            path.write_text(after, encoding="utf-8")
            print(f"written: {path}")
        else:
            sys.stdout.writelines(
                difflib.unified_diff(before.splitlines(True), after.splitlines(True), str(path), "now")
            )
    return 1 if differing and not options.write else 0


if __name__ == "__main__":
    sys.exit(main())
