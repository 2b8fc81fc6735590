"""What `make play` makes ready: the packages that playing needs, and meanwhile the pages of the browser.

Nothing that only developers need is installed. A second run with unchanged files does nothing.
"""

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import client
import setup


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
    return subprocess.Popen([sys.executable, str(Path(client.__file__))])


if __name__ == "__main__":
    sys.exit(main())
