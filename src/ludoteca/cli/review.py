"""`ludoteca review FILE`: review a match: chances over time, turning points, better moves."""

import argparse
import os
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.core import Invalid, Match, Played, decode, encode, file_trouble
from ludoteca.review import PLAYOUTS, Review, convert_action, review, shared_falls
from ludoteca.texts import Texts

from .arguments import add_language, at_least, read_match, require_writable, write_file
from .screen import screen

BARS = " ▁▂▃▄▅▆▇█"


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("file", type=Path, help="a match file")
    parser.add_argument(
        "--playouts",
        type=at_least(2),
        default=PLAYOUTS,
        help=f"playouts from each position (default: {PLAYOUTS})",
    )
    parser.add_argument(
        "--bots", metavar="LEVEL", help="level of the bots in playouts (default: the weakest of the game)"
    )
    parser.add_argument(
        "--workers",
        type=at_least(1),
        default=os.cpu_count(),
        help="number of processes (default: one for each core)",
    )
    parser.add_argument(
        "--out", type=Path, help="the file to write (default: FILE.review.json beside the match file)"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    match = read_match(arguments.file)
    texts = arguments.texts = Texts(
        arguments.lang, match.game, options=match.game.position(match.state).options
    )
    out = arguments.out or arguments.file.with_suffix(".review.json")
    found = kept(out, match, arguments)
    if found is None:
        require_writable(out)
        found = made(match, arguments, texts)
        write_file(out, encode(found))
    print_review(screen(), match, found, texts)
    print(texts.say("review-kept", file=str(out)))
    return 0


def kept(out: Path, match: Match[Any, Any], arguments: argparse.Namespace) -> Review | None:
    """The review in the file, if it is of this match and was made with the same bots and playouts."""
    try:
        data = out.read_bytes()
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise Invalid("file-unreadable", file=str(out), why=file_trouble(error)) from error
    found: Review = decode(data, Review)
    asked = arguments.bots in (None, found.level) and found.playouts in (0, arguments.playouts)
    same = (found.game, found.last) == (match.game.info.key, match.seq)
    return found if asked and same else None


def made(match: Match[Any, Any], arguments: argparse.Namespace, texts: Texts) -> Review:
    """Make a review while a bar shows the progress and the time left."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts.say("review-making"), total=None)
        return review(
            match,
            playouts=arguments.playouts,
            level=arguments.bots,
            workers=arguments.workers,
            progress=lambda done, total: progress.update(bar, completed=done, total=total),
        )


def print_review(console: Console, match: Match[Any, Any], found: Review, texts: Texts) -> None:
    """Print the curves, the turning points and the better moves."""
    seats = range(match.game.position(match.state).seats)
    grid = Table(box=None, pad_edge=False)
    for _ in range(3):
        grid.add_column("")
    if found.playouts:
        for seat in seats:
            values = [moment.chances[seat] for moment in found.moments]
            grid.add_row(escape(texts.seat(seat)), curve(values, 1.0), f"{values[0]:.0%} → {values[-1]:.0%}")
    for key in sorted({key for moment in found.moments for key in moment.measures}):
        rows = [moment.measures.get(key, ()) for moment in found.moments]
        most = max((max(row, default=0.0) for row in rows), default=1.0) or 1.0
        curves = max(map(len, rows))
        for place in range(curves):
            whose = "" if curves == 1 else f"{texts.seat(place)}: "
            values = [row[place] if place < len(row) else 0.0 for row in rows]
            name = f"{whose}{texts.say(f'measure-{key}')}"
            grid.add_row(escape(name), curve(values, most), f"{values[0]:g} → {values[-1]:g}")
    console.print(grid)
    for seq in found.turning:
        console.print(escape(turning(match, found, seq, texts)))
    for mistake in found.mistakes:
        reasons = "; ".join(texts.reason(reason) for reason in mistake.reasons)
        line = texts.say(
            "review-better",
            seq=mistake.seq,
            seat=texts.seat(mistake.seat),
            played=match.game.notation(convert_action(match.game, mistake.played)),
            better=match.game.notation(convert_action(match.game, mistake.better)),
            chance=f"{mistake.chance:.0%}",
            better_chance=f"{mistake.better_chance:.0%}",
            reasons=reasons,
        )
        console.print(escape(line))
    if found.playouts and not found.mistakes:
        console.print(escape(texts.say("review-no-mistakes")))


def turning(match: Match[Any, Any], found: Review, seq: int, texts: Texts) -> str:
    """A sentence about a turning point: how a chance changed, or a measure of the whole table."""
    place = next(place for place, moment in enumerate(found.moments) if moment.seq == seq)
    before, after = found.moments[place - 1 : place + 1]
    entry = match.entries[seq]
    how = {
        "seq": seq,
        "other": texts.seat(entry.seat) if entry.seat >= 0 else "",
        "played": match.game.notation(entry.action) if isinstance(entry, Played) else "",
    }
    if after.chances:
        pairs = list(zip(before.chances, after.chances, strict=True))
        seat = max(range(len(pairs)), key=lambda seat: abs(pairs[seat][1] - pairs[seat][0]))
        told = {"before": f"{pairs[seat][0]:.0%}", "after": f"{pairs[seat][1]:.0%}"}
        return texts.say("review-turning", seat=texts.seat(seat), **told, **how)
    falls = shared_falls(before, after)
    key = max(falls, key=falls.__getitem__)
    told = {"before": f"{before.measures[key][0]:g}", "after": f"{after.measures[key][0]:g}"}
    return texts.say("review-turning-measure", measure=texts.say(f"measure-{key}"), **told, **how)


def curve(values: list[float], most: float) -> str:
    """Numbers as a row of small bars."""
    top = len(BARS) - 1
    return "".join(BARS[max(0, min(top, round(top * value / most)))] for value in values)
