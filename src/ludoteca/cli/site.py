"""`ludoteca site`: write a folder that any web host can serve, and in which everything is played offline."""

import argparse
import shutil
import sys
from pathlib import Path

from ludoteca.server.http.site_files import PAGE, STATIC, CannotPack, SiteFiles

MADE = "python/manifest.json"
"""The file by which a folder is recognized as a site."""
NOT_COPIED = ("index.html", PAGE, ".made-of")


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("folder", type=Path, metavar="DIR", help="where to write it")
    parser.add_argument(
        "--with",
        dest="guests",
        action="append",
        default=[],
        metavar="PACKAGE",
        help="an installed package with games of pure Python; may be repeated",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the site; the exit code."""
    try:
        written = write_site(arguments.folder, tuple(arguments.guests))
    except (CannotPack, OSError) as error:
        print(f"ludoteca: {error}", file=sys.stderr)
        return 2
    print(
        f"{written} files are in {arguments.folder}."
        f" To try it: python3 -m http.server --bind 127.0.0.1 -d {arguments.folder}"
    )
    return 0


def write_site(folder: Path, guests: tuple[str, ...] = ()) -> int:
    """Write a site in place of the one that a folder holds; the number of its files."""
    if folder.exists() and any(folder.iterdir()) and not (folder / MADE).is_file():
        raise CannotPack(f"The folder {folder} holds something else: name another one.")
    files = SiteFiles(guests)
    made = {**files.made, "index.html": files.page}
    copied = [
        path
        for path in STATIC.rglob("*")
        if path.is_file() and path.suffix not in (".gz", ".br") and path.name not in NOT_COPIED
    ]
    shutil.rmtree(folder, ignore_errors=True)
    for path in copied:
        target = folder / path.relative_to(STATIC)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    for name, content in made.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    worker = folder / "sw.js"
    text = worker.read_text(encoding="utf-8")
    worker.write_text(
        text.replace("BUILD", files.build).replace("IS_SITE = false", "IS_SITE = true"), "utf-8"
    )
    return len(copied) + len(made)
