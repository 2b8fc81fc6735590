"""A hook of the build: a wheel has the pages in it, or is not built.

In a checkout the pages are built if they are missing or older than their sources, which needs Node.js; if
that fails, no wheel is built, because pages of a broken-off build lack files.
A source distribution has the built pages and not their sources.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = ("index.html", "local.html", "sw.js", "python/pyodide.asm.mjs")
"""Files of the built client, one of each kind."""


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the pages into the package, or refuses."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Called by hatchling before it collects files; raises SystemExit with a sentence."""
        if version == "editable":
            return
        root = Path(self.root)
        builder = root / "tools" / "client.py"
        is_built = True
        if builder.is_file():
            done = subprocess.run([sys.executable, str(builder), "--pages-only"], check=False)
            is_built = done.returncode == 0
        static = root / "src" / "ludoteca" / "server" / "static"
        if not is_built or not all((static / name).is_file() for name in PAGES):
            raise SystemExit(
                "ludoteca: a wheel needs the pages for the browser, which could not be built:"
                " run `make client` first, or install Node.js 20.19 or newer."
            )
