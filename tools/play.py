"""`make play` for every system: install what playing needs, build the pages, open the table in the browser.

    python -m tools.play                      the same on Windows and on machines without make
    python -m tools.play --lan                arguments go to `ludoteca serve`
    python -m tools.play --only-set-up        install and build, do not serve

Nothing that only developers need is installed. A second run with unchanged files starts at once.
"""

import subprocess
import sys

from tools import client, setup

ONLY_SET_UP = "--only-set-up"


def main(arguments: list[str]) -> int:
    """Set up, then run the server with these arguments; returns the exit code."""
    code = set_up()
    if code or ONLY_SET_UP in arguments:
        return code
    try:
        return subprocess.run(
            [setup.PYTHON, "-m", "ludoteca", "serve", "--open", *arguments], check=False
        ).returncode
    except KeyboardInterrupt:  # the server got the same signal and has shut down
        return 0


def set_up() -> int:
    """Install packages and build pages, at the same time if there is Node.js; returns the exit code."""
    pages = start_pages() if client.find_npm() else None
    code = setup.main(["requirements.lock"])
    if pages is None and not code:
        code = setup.main(["requirements-node.lock"])
        pages = start_pages()
    return code or (pages.wait() if pages else 2)


def start_pages() -> subprocess.Popen[bytes]:
    """Start building the pages in another process."""
    return subprocess.Popen([sys.executable, str(setup.ROOT / "tools" / "client.py"), client.PAGES_ONLY])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
