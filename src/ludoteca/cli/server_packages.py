"""The packages of the extra `server`, which `serve` and `admin` need and the rules do not."""

import re
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, distribution, requires
from importlib.util import find_spec

from ludoteca import __version__
from ludoteca.core import Invalid
from ludoteca.texts import Texts

OF_SERVER = re.compile(r"""(?P<name>[\w.-]+)[^;]*;(?P<marker>.*)\bextra == ["']server["']""")
NOT_ON_WINDOWS = "sys_platform != 'win32'"


def missing_packages() -> list[str]:
    """The names of the packages of the extra that are not installed."""
    return [name for name in _packages() if not _is_installed(name)]


def require_packages() -> None:
    """Offer to install what is missing if a person can answer; raises Invalid if it is not installed then."""
    missing = missing_packages()
    if missing and sys.stdin.isatty() and _wants(missing):
        subprocess.run([*_installer(), f"ludoteca[server]=={__version__}"], check=False)
        missing = missing_packages()
    if missing:
        raise Invalid("server-missing")


def _installer() -> list[str]:
    """The command that installs into this environment; environments of uv have no pip."""
    uv = shutil.which("uv")
    if uv is not None and find_spec("pip") is None:
        return [uv, "pip", "install", "--quiet", "--python", sys.executable]
    return [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def _packages() -> list[str]:
    try:
        lines = requires("ludoteca") or ()
    except PackageNotFoundError:  # run from a folder that is not installed
        return []
    found = map(OF_SERVER.match, lines)
    return [each["name"] for each in found if each and _is_for_here(each["marker"])]


def _is_for_here(marker: str) -> bool:
    return sys.platform != "win32" or NOT_ON_WINDOWS not in marker.replace('"', "'")


def _is_installed(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def _wants(missing: list[str]) -> bool:
    question = Texts("en").say("server-install", count=len(missing))
    return input(f"{question} [Y/n] ").strip().lower() in ("", "y", "yes")
