"""The files of a page that has its tables in the browser: made from this installation, beside the built ones.

The page, the Python in it and the data that is shown before Python runs are of one build: each carries its
hash, and a page refuses to start the Python of another build.
"""

import hashlib
import io
import re
import zipfile
from collections.abc import Iterator
from functools import cached_property
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

import msgspec

from ludoteca import __version__
from ludoteca.core import AnyGame, Invalid, encode
from ludoteca.games import OUR_KEYS, find_game
from ludoteca.server.protocol.bodies import GameSummary, UnplayableGames
from ludoteca.texts import LANGUAGES, fluent_of, rulebook

from .fronts import GUESTS, front_of
from .games import summary

STATIC = Path(__file__).parent.parent / "static"
"""Where the built client is, with the browser's Python in its folder `python`."""
PAGE = "local.html"
"""The page in the built client."""
PACKAGE = Path(__file__).parents[2]
LEFT_OUT = re.compile(
    r"(core/(learning|lockstep)\.py|research|tournament|testing|cli|processes|engine\.py|__main__\.py"
    r"|server/(static|app\.py|serving\.py|runtime/(?!__init__|system_time|openid))"
    r"|server/http/(asgi|pages|endpoints|notices|openapi|protection|sign_in|site_files)\.py|server/people/(argon|passkeys)\.py"
    r"|store/postgres|store/(connecting|appending|object_stores)\.py"
    r"|texts/(.*\.ftl|english\.py)|games/\w+/(texts|help|kernel/(?!__init__|proof)|learning(\.py|/|$))|games/palermo/bots/(compiling|hindering|planned|planning|rollouts|towns)\.py|games/villa_paletti/(physics/native\.py|vectors\.py)"
    r"|.*__pycache__)"
)
"""Parts of this package that a browser does not need: other runtimes, and what is in the data."""
BROWSER_HAS = frozenset({"ludoteca", "msgspec", "openskill"})
BOARDS = "rich"
"""The package that reads the text board of a guest game; ours draw their own."""
COMPILED = (".so", ".pyd", ".dylib")


class CannotPack(Exception):
    """A package cannot be put on a site; the message is one sentence for a person."""


class Part(msgspec.Struct, frozen=True):
    """A file that the page loads, its size and hash."""

    file: str
    bytes: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What a page loads to run Python."""

    build: str
    version: str
    wasm: Part
    library: Part
    engine: Part
    """MuJoCo, which is loaded when a table with simulated wood opens."""
    packages: tuple[Part, ...]
    script: str
    data: tuple[str, ...]
    """Files beside Python that the page reads."""


class GuestPackage:
    """An installed package of pure Python that brings games."""

    def __init__(self, name: str) -> None:
        try:
            found = distribution(name)
        except PackageNotFoundError:
            raise CannotPack(f"There is no installed package {name}.") from None
        entries = [entry for entry in found.entry_points if entry.group == "ludoteca.games"]
        if not entries:
            raise CannotPack(f"The package {name} brings no game (entry points “ludoteca.games”).")
        self.name = str(found.metadata["Name"])
        self.version = found.version
        self.requires = tuple(
            re.split(r"[^\w.-]", requirement)[0].lower()
            for requirement in found.requires or ()
            if "extra ==" not in requirement
        )
        self.keys = tuple(entry.name for entry in entries)
        self._entries = "\n".join(f"{entry.name} = {entry.value}" for entry in entries)
        self._modules = {entry.module.partition(".")[0] for entry in entries}

    def files(self) -> Iterator[tuple[str, bytes]]:
        """Its modules, and the metadata by which they are found; raises CannotPack for compiled code."""
        for module in sorted(self._modules):
            yield from _files_of(module)
        info = f"{self.name.replace('-', '_')}-{self.version}.dist-info"
        yield (
            f"{info}/METADATA",
            f"Metadata-Version: 2.1\nName: {self.name}\nVersion: {self.version}\n".encode(),
        )
        yield f"{info}/entry_points.txt", f"[ludoteca.games]\n{self._entries}\n".encode()


def _files_of(module: str) -> Iterator[tuple[str, bytes]]:
    """The files of an installed module or package; raises CannotPack for compiled code."""
    spec = find_spec(module)
    assert spec is not None  # it is installed
    roots = [Path(each) for each in spec.submodule_search_locations or ()]
    if not roots and spec.origin is not None:
        yield Path(spec.origin).name, Path(spec.origin).read_bytes()
    for root in roots:
        for path in sorted(root.rglob("*")):
            if path.suffix in COMPILED:
                raise CannotPack(f"The package {module} is not pure Python: {path.name}.")
            if path.is_file() and "__pycache__" not in path.parts:
                yield f"{module}/{path.relative_to(root).as_posix()}", path.read_bytes()


def _require_dependencies(guests: tuple[GuestPackage, ...]) -> None:
    there = BROWSER_HAS | {BOARDS} | {guest.name.lower() for guest in guests}
    for guest in guests:
        for needed in guest.requires:
            if needed not in there:
                raise CannotPack(f"The package {guest.name} needs {needed}, which a browser does not have.")


def _packed(files: Iterator[tuple[str, bytes]]) -> bytes:
    """A zip archive, the same bytes for the same files."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in files:
            entry = zipfile.ZipInfo(name)  # with a date that is always the same
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content, compresslevel=9)
    return target.getvalue()


def own_files() -> Iterator[tuple[str, bytes]]:
    """The parts of this package that a browser needs."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        if path.is_file() and not LEFT_OUT.match(name):
            yield f"ludoteca/{name}", path.read_bytes()


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _summary(game: AnyGame) -> GameSummary:
    """A game as a page in the browser lists it: the physics of ours comes with the page."""
    listed = summary(game, {})
    return msgspec.structs.replace(listed, missing=()) if game.info.key in OUR_KEYS else listed


class SiteFiles:
    """Everything that has to be made; `guests` are names of installed packages with games."""

    def __init__(self, guests: tuple[str, ...] = ()) -> None:
        if not (STATIC / "python").is_dir() or not (STATIC / PAGE).is_file():
            raise CannotPack("The pages are not built yet: run `make client`.")
        self._guests = tuple(GuestPackage(name) for name in guests)
        _require_dependencies(self._guests)
        keys = (*OUR_KEYS, *(key for guest in self._guests for key in guest.keys))
        try:
            self.games: tuple[AnyGame, ...] = tuple(find_game(key) for key in keys)
        except Invalid as refusal:
            raise CannotPack(f"A game cannot be played: {refusal}.") from refusal

    @cached_property
    def _packages(self) -> dict[str, bytes]:
        """The archives of Python packages that are made here, by their names."""
        made = {"ludoteca": _packed(own_files())}
        made |= {guest.name: _packed(guest.files()) for guest in self._guests}
        if self._guests:
            made[BOARDS] = _packed(_files_of(BOARDS))
        return {f"python/{name}-{_hash(content)[:12]}.zip": content for name, content in made.items()}

    @cached_property
    def _data(self) -> dict[str, bytes]:
        """What pages show before Python runs."""
        made = {
            "data/games.json": encode([_summary(game) for game in self.games]),
            "data/unplayable.json": encode(UnplayableGames(games=())),
        }
        for language in LANGUAGES:
            house = rulebook.house_rules(language)
            for game in self.games:
                page = f"{rulebook.rules_page(game, language)}\n#{house}"
                made[f"data/help/{game.info.key}.{language}.md"] = page.encode()
                if game.info.key not in OUR_KEYS:  # the texts of ours are in the pages
                    made[f"data/texts/{game.info.key}.{language}.ftl"] = fluent_of(game, language).encode()
        return made

    @cached_property
    def _fronts(self) -> dict[str, bytes]:
        """What guest games bring for the browser."""
        made = {}
        for game in self.games:
            folder = front_of(game)
            if folder is None or not folder.is_dir():
                continue
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = f"{GUESTS}{game.info.key}/{path.relative_to(folder).as_posix()}"
                    made[name.lstrip("/")] = path.read_bytes()
        return made

    @cached_property
    def build(self) -> str:
        """The hash of everything that pages are made of."""
        digest = hashlib.sha256()
        for path in sorted(STATIC.rglob("*")):
            if path.is_file() and path.suffix not in (".gz", ".br"):
                digest.update(f"{path.relative_to(STATIC)} {path.stat().st_size}\n".encode())
        digest.update((STATIC / PAGE).read_bytes())
        for name, content in sorted((self._packages | self._data | self._fronts).items()):
            digest.update(f"{name} {_hash(content)}\n".encode())
        return digest.hexdigest()[:16]

    @cached_property
    def manifest(self) -> Manifest:
        """What a page has to load."""
        folder = STATIC / "python"

        def part(path: Path) -> Part:
            content = path.read_bytes()
            return Part(path.name, len(content), _hash(content))

        made = (
            Part(name.removeprefix("python/"), len(content), _hash(content))
            for name, content in self._packages.items()
        )
        return Manifest(
            build=self.build,
            version=__version__,
            wasm=part(next(folder.glob("pyodide-*.bin"))),
            library=part(next(folder.glob("library-*.zip"))),
            engine=part(next(folder.glob("mujoco-*.bin"))),
            packages=(*map(part, sorted(folder.glob("*.whl"))), *made),
            script="pyodide.asm.mjs",
            data=tuple(self._data),
        )

    @cached_property
    def page(self) -> bytes:
        """The page itself, which knows its build."""
        page = (STATIC / PAGE).read_text(encoding="utf-8")
        return page.replace('data-build=""', f'data-build="{self.build}"').encode()

    @cached_property
    def made(self) -> dict[str, bytes]:
        """Every file that is not in the built client, by its path; the page is not among them."""
        manifest = {"python/manifest.json": msgspec.json.encode(self.manifest)}
        return self._packages | self._data | self._fronts | manifest
