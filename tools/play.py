"""What `make play` makes ready: the packages that playing needs, and meanwhile the pages of the browser.

Nothing that only developers need is installed. A second run with unchanged files does nothing.
"""

import subprocess
import sys

from tools import client, setup


def main() -> int:
    """Install and build at the same time; without Node.js on this machine, one after the other."""
    pages = start_pages() if client.find_npm() else None
    code = setup.main(["requirements.lock"])
    if pages is None and not code:
        code = setup.main(["requirements-node.lock"])
        pages = start_pages()
    return code or (pages.wait() if pages else 2)


def start_pages() -> subprocess.Popen[bytes]:
    """Build the pages in a process of its own."""
    return subprocess.Popen([sys.executable, str(setup.ROOT / "tools" / "client.py")])


if __name__ == "__main__":
    sys.exit(main())
