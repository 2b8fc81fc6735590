"""Finds the browsers for the browser tests, and installs missing ones if it may.

Prints the path of each browser that is named (by default Chromium). As root it installs Debian's packages;
otherwise it prints what to install.
"""

import os
import shutil
import subprocess
import sys
from glob import glob
from typing import NamedTuple


class Kind(NamedTuple):
    """A browser: the environment variable that overrides it, its possible names, and its Debian packages."""

    title: str
    variable: str
    names: tuple[str, ...]
    packages: tuple[str, ...]


KINDS = {
    "chromium": Kind(
        "Chromium",
        "CHROMIUM",
        ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
        ("chromium",),
    ),
    "firefox": Kind(
        "Firefox",
        "FIREFOX",
        ("firefox-esr", "firefox"),
        ("firefox-esr", "xvfb", "xauth", "libegl1", "libgl1-mesa-dri"),  # WebGL needs a window
    ),
    "webkit": Kind(
        "WebKitGTK",
        "WEBKIT",
        ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser",),
        ("webkit2gtk-driver", "xvfb"),
    ),
}


def find(browser: str = "chromium") -> str | None:
    """The path of a browser, or None; an environment variable (CHROMIUM …) overrides it."""
    kind = KINDS[browser]
    named = os.environ.get(kind.variable)
    return named or next((path for path in map(_path, kind.names) if path), None)


def _path(name: str) -> str | None:
    return next(iter(glob(name)), None) if "/" in name else shutil.which(name)


def install(browser: str) -> None:
    """Install a browser from the system's packages."""
    packages = KINDS[browser].packages
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-qq", "-y", *packages]):
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def provide(browser: str) -> int:
    """Print the path of a browser, after installing it if necessary; returns the exit code."""
    kind = KINDS[browser]
    if not find(browser) and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {kind.title} for the browser tests (once) …", flush=True)
        try:
            install(browser)
        except (subprocess.CalledProcessError, OSError) as error:
            print(
                f"browser: {kind.title} could not be installed ({error}); install it by hand", file=sys.stderr
            )
            return 2
    found = find(browser)
    if not found:
        packages = " ".join(kind.packages)
        print(f"browser: the tests need {kind.title} (Debian: apt install {packages})", file=sys.stderr)
        return 2
    print(found)
    return 0


def main(wanted: list[str]) -> int:
    """Provide every named browser; returns the exit code."""
    unknown = [name for name in wanted if name not in KINDS]
    if unknown:
        print(f"browser: {unknown[0]} is not one of {', '.join(KINDS)}", file=sys.stderr)
        return 2
    return max(provide(name) for name in wanted or ["chromium"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
