"""The browser's Python beside CPython: bots play the same matches in both; all fingerprints must be equal.

`python -m bench.site_engine --matches 1000` plays that many of each game in Pyodide under Node.js and in this
Python, with every option drawn at random, and compares the fingerprints of all entries of their logs. Matches
that were compared already are kept in `build/site-engine`, so a run that was stopped goes on. Needs the built
client.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from torture.matches import code_now, towns

from bench.reports import save
from ludoteca.cli.site import write_site
from ludoteca.core import Invalid, encode
from ludoteca.games.palanche.options import Options as PalancheOptions
from ludoteca.games.palermo.options import Options, require_possible_options
from ludoteca.games.palermo.own_tiles import Tiles, TileShape, printed_tiles
from torture import odd

CLIENT = Path(__file__).parents[1] / "client"
KEPT = Path("build/site-engine")
GAMES = ("palermo", "palanche")
BOTS = ("uniform", "easy", "normal", "hard")
OFTEN = (1, 4, 4, 0.3)
"""Weights of the bots; `hard` takes many times as long as the others."""
PIECE = 10
"""Matches that are played in one go in each Python."""
PLAY = '''
import hashlib
import json

from ludoteca import find_game, play_match
from ludoteca.core import decode
from ludoteca.core.deadline import counted_thinking
from ludoteca.games.palermo.bots.compiled import KERNEL

KERNEL.is_allowed = False  # the browser's Python has none


def fingerprints(planned):
    """How many entries each match has, and the hash of all their fingerprints."""
    return json.dumps([played(**each) for each in json.loads(planned)])


def played(game, seed, bots, options):
    told = decode(json.dumps(options).encode(), find_game(game).info.options)
    with counted_thinking():
        result = play_match(game, bots, seed=seed, options=told, record=True, most_actions=1000)
    entries = result.match.entries
    whole = " ".join(str(entry.fingerprint) for entry in entries)
    return f"{len(entries)} {hashlib.sha256(whole.encode()).hexdigest()}"
'''
"""Run in both."""
SCRIPT = """
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { loadPyodide } from 'pyodide';
const [folder, code] = process.argv.slice(1);
const python = await loadPyodide();
const place = python.runPython('import site; site.getsitepackages()[0]');
const { packages } = JSON.parse(readFileSync(`${folder}/python/manifest.json`, 'utf8'));
for (const { file } of packages) {
  const bytes = new Uint8Array(readFileSync(`${folder}/python/${file}`));
  python.unpackArchive(bytes, 'zip', { extractDir: place });
}
python.runPython(readFileSync(code, 'utf8'));
const play = python.globals.get('fingerprints');
for await (const planned of createInterface({ input: process.stdin })) console.log(play(planned));
"""


def plan(game: str, seed: int) -> dict[str, Any]:
    """The match with a number: players, bots and every option at random."""
    luck = Random(f"{game} {seed}")
    seats = luck.randint(3, 5) if game == "palermo" else luck.randint(2, 6)
    bots = luck.choices(BOTS, OFTEN, k=seats)
    options = palermo(luck, seats) if game == "palermo" else palanche(luck, seats)
    return {"game": game, "seed": seed, "bots": bots, "options": json.loads(encode(options))}


def palanche(luck: Random, seats: int) -> PalancheOptions:
    """Options of Palanche: boards and cards at random, half of the matches longer than a few rounds."""
    options = odd.palanche(luck, seats)
    if options.length.startswith("rounds:") and luck.random() < 0.5:
        return msgspec.structs.replace(options, length=f"rounds:{luck.randint(7, 15)}")
    return options


def palermo(luck: Random, seats: int) -> Options:
    """Options of Palermo: half of the towns ready-made, some boxes with other houses."""
    while True:
        options = odd.palermo(luck, seats, towns())
        if luck.random() < 0.5:
            options = msgspec.structs.replace(options, ready_made_town=False, town_code=None)
        elif luck.random() < 0.3:
            options = msgspec.structs.replace(options, town_code=None)
        if options.town_code is None and luck.random() < 0.3:
            options = msgspec.structs.replace(options, tiles=tiles(luck))
        try:
            require_possible_options(options, seats)
        except Invalid:  # the town has too few houses for that number of players
            continue
        return options


def tiles(luck: Random) -> Tiles:
    """The printed box with the doors of some houses moved."""
    shapes = list(printed_tiles().houses)
    turned = luck.randrange(len(shapes))
    shape = shapes[turned]
    door = luck.choice([cell for cell in "abcd" if cell not in shape.roofs])
    shapes[turned] = TileShape(shape.roofs, door, shape.count)
    made = Tiles(name="own", houses=tuple(shapes))
    try:
        require_possible_options(Options(tiles=made), 3)
    except Invalid:  # two shapes are the same now, or no door is there
        return printed_tiles()
    return made


class Pyodide:
    """The browser's Python in a process of Node.js."""

    def __init__(self, folder: Path) -> None:
        site, code = folder / "site", folder / "play.py"
        write_site(site)
        code.write_text(PLAY, encoding="utf-8")
        command = ["node", "--input-type=module", "-e", SCRIPT, str(site), str(code)]
        self._process = subprocess.Popen(
            command, cwd=CLIENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def play(self, planned: str) -> list[str]:
        """The fingerprints of planned matches."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{planned}\n")
        self._process.stdin.flush()
        found: list[str] = json.loads(self._process.stdout.readline())
        return found

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def compare(game: str, first: int, last: int, there: Pyodide, play_here: Any) -> Iterator[str]:
    """Play matches in both; yields for each its number, the two fingerprints and its options."""
    for begin in range(first, last, PIECE):
        matches = [plan(game, seed) for seed in range(begin, min(begin + PIECE, last))]
        planned = json.dumps(matches)
        own = json.loads(play_here(planned))
        for match, here, other in zip(matches, own, there.play(planned), strict=True):
            yield json.dumps({"here": here, "there": other, **match})


def main() -> int:
    """Play what is missing, store the counts of all matches; the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=20)
    matches = parser.parse_args().matches if __name__ == "__main__" else 20
    here: dict[str, Any] = {}
    exec(PLAY, here)
    KEPT.mkdir(parents=True, exist_ok=True)
    rows, differing = [], 0
    with TemporaryDirectory() as name:
        there = Pyodide(Path(name))
        for game in GAMES:
            kept = KEPT / f"{game}-{code_now(game)}.jsonl"
            done = len(kept.read_text(encoding="utf-8").splitlines()) if kept.exists() else 0
            with kept.open("a", encoding="utf-8") as file:
                for line in compare(game, done, matches, there, here["fingerprints"]):
                    print(line, file=file, flush=True)
            played = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
            other = [each["seed"] for each in played if each["here"] != each["there"]]
            options = {json.dumps(each["options"], sort_keys=True) for each in played}
            entries = sum(int(each["here"].split()[0]) for each in played)
            rows.append([game, len(played), f"{entries:,}", len(options), len(other)])
            differing += len(other)
            print(*rows[-1], *other[:20])
        there.close()
    versions = f"CPython {sys.version.split()[0]} beside Pyodide in Node.js."
    save(
        "site-engine",
        f"python -m bench.site_engine --matches {matches}",
        ("game", "matches", "entries compared", "different options", "different matches"),
        rows,
        [versions],
    )
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
