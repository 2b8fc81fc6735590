"""The browser's Python beside CPython: bots play the same matches in both; all fingerprints must be equal.

`python -m bench.site_engine --matches 1000` plays that many of each game, with options drawn by the seed, in
Pyodide under Node.js and here. Needs the built client.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from ludoteca.cli.site import write_site

CLIENT = Path(__file__).parents[1] / "client"
PLAY = '''
from random import Random
from ludoteca import find_game, play_match
from ludoteca.core.deadline import counted_thinking

OPTIONS = {
    "palermo": ({}, {"edition": "en"}, {"edition": "fr"}),
    "palanche": ({"length": "rounds:8"}, {"length": "rounds:5", "wealth": "terreno-only"}),
}

def fingerprints(game, first, last):
    """The last fingerprint of each match, by its seed."""
    found = {}
    for seed in range(first, last):
        luck = Random(f"{game} {seed}")
        seats = luck.randint(3, 5) if game == "palermo" else luck.randint(2, 6)
        bots = [luck.choice(("uniform", "easy", "normal")) for _ in range(seats)]
        with counted_thinking():
            options = find_game(game).info.options(**luck.choice(OPTIONS[game]))
            result = play_match(game, bots, seed=seed, options=options, record=True)
        found[str(seed)] = result.match.entries[-1].fingerprint
    return found
'''
"""Run in both."""
SCRIPT = """
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';
const [folder, code, matches] = process.argv.slice(1);
const python = await loadPyodide();
const place = python.runPython('import site; site.getsitepackages()[0]');
const { packages } = JSON.parse(readFileSync(`${folder}/python/manifest.json`, 'utf8'));
for (const { file } of packages) {
  const bytes = new Uint8Array(readFileSync(`${folder}/python/${file}`));
  python.unpackArchive(bytes, 'zip', { extractDir: place });
}
python.runPython(readFileSync(code, 'utf8'));
const ask = (game) =>
  python.runPython(`import json; json.dumps(fingerprints('${game}', 0, ${matches}))`);
console.log(JSON.stringify({ palermo: JSON.parse(ask('palermo')), palanche: JSON.parse(ask('palanche')) }));
"""


def in_pyodide(matches: int) -> dict[str, dict[str, str]]:
    """The fingerprints of the browser's Python, by game and seed."""
    with TemporaryDirectory() as name:
        folder, code = Path(name) / "site", Path(name) / "play.py"
        write_site(folder)
        code.write_text(PLAY, encoding="utf-8")
        command = ["node", "--input-type=module", "-e", SCRIPT, str(folder), str(code), str(matches)]
        told = subprocess.run(command, cwd=CLIENT, stdout=subprocess.PIPE, text=True, check=True).stdout
    found: dict[str, dict[str, str]] = json.loads(told.strip().splitlines()[-1])
    return found


def main() -> int:
    """Print how many matches differ; the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=20)
    matches = parser.parse_args().matches if __name__ == "__main__" else 20
    here: dict[str, object] = {}
    exec(PLAY, here)
    differing = 0
    for game, there in in_pyodide(matches).items():
        own = here["fingerprints"](game, 0, matches)  # type: ignore[operator]
        differing += sum(own[seed] != fingerprint for seed, fingerprint in there.items())
        print(f"{game}: {len(there)} matches in both")
    print(f"{differing} different fingerprints")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
