"""Finds the browser that the browser tests drive, and installs it where that can be done without asking.

Prints its path. Run as root it uses Debian's packages; otherwise one sentence says what to do.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The browser, if there is one; CHROMIUM in the environment names another."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for path in map(shutil.which, NAMES) if path), None)


def install() -> None:
    """Install it from the system's own packages."""
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-qq", "-y", "chromium"]):
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def main() -> int:
    """Say where it is."""
    if not find() and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium for the browser tests (once) …", flush=True)
        try:
            install()
        except (subprocess.CalledProcessError, OSError) as error:
            print(f"browser: Chromium could not be installed ({error}); install it by hand", file=sys.stderr)
            return 2
    found = find()
    if not found:
        print("browser: the tests need Chromium; install it (Debian: apt install chromium)", file=sys.stderr)
        return 2
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
