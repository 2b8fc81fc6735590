"""Draws the falling villa of the README: `python -m tools.moving_picture`.

Plays the step of the lesson in which the villa falls in Chromium, with the page's clock under control, and
joins pictures of the board into docs/pictures/villa-falls.webp. Needs the built client. Pillow, which only
this tool uses, is installed into build/moving-picture.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from playwright.sync_api import FloatRect, Page, ViewportSize, sync_playwright
from tests.browser.conftest import PATIENCE_MS
from tests.browser.server import SETTLED
from tests.browser.villa_paletti import A_CARD
from tools.browser import find
from tools.screenshots.__main__ import QUIET, ROOT, running_server
from tools.screenshots.villa_paletti import BEFORE_THE_FALL, WOOD_MS

TARGET = ROOT / "docs" / "pictures" / "villa-falls.webp"
PILLOW = ROOT / "build" / "moving-picture"
WINDOW: ViewportSize = {"width": 1000, "height": 760}
WIDTH = 560
STEP_MS = 80
"""Time between two pictures."""
PICTURES = range(14, 54)
"""The steps that are drawn: from when the camera has come to rest until the pieces have."""
PART = (0.0, 0.13, 0.88, 0.80)
"""The part of the board that is drawn: left, top, right and bottom as shares of its size."""
BESIDE = "button, .lost { visibility: hidden }"
"""Hides what is drawn over the board."""
LAST_MS = 2500
"""How long the last picture is shown before the first one returns."""
JOIN = """
import sys
from pathlib import Path
from PIL import Image
folder, target, width, step, last = Path(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:])
pictures = [Image.open(path).convert("RGB") for path in sorted(folder.glob("*.png"))]
first, *others = [p.resize((width, p.height * width // p.width), Image.LANCZOS) for p in pictures]
times = [step] * len(others) + [last]
first.save(target, save_all=True, append_images=others, duration=times, loop=0, quality=60, method=6)
"""


def main() -> int:
    """Draw the pictures and join them; returns the exit code."""
    chromium = find()
    if chromium is None:
        print("moving_picture: Chromium is missing; run `make browser`", file=sys.stderr)
        return 2
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server() as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        context = browser.new_context(base_url=address, viewport=WINDOW, locale="en-GB", color_scheme="light")
        context.add_init_script(SETTLED)
        context.add_init_script(A_CARD)
        draw_fall(context.new_page(), Path(folder))
        browser.close()
        sizes = map(str, (WIDTH, STEP_MS, LAST_MS))
        subprocess.run([python_with_pillow(), "-c", JOIN, folder, TARGET, *sizes], check=True)
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size // 1024} KB")
    return 0


def draw_fall(page: Page, folder: Path) -> None:
    """Write a picture of the board for each step of the fall."""
    page.set_default_timeout(PATIENCE_MS)
    page.clock.install()
    page.goto(f"/learn/villa_paletti/{BEFORE_THE_FALL}")
    forward = page.get_by_role("button", name="Next", exact=True)
    forward.wait_for()
    page.wait_for_timeout(WOOD_MS)
    page.clock.pause_at(page.evaluate("(Date.now() + 1000) / 1000"))
    forward.click()
    box = page.locator("canvas").bounding_box()
    assert box
    left, top, right, bottom = PART
    clip: FloatRect = {
        "x": box["x"] + left * box["width"],
        "y": box["y"] + top * box["height"],
        "width": (right - left) * box["width"],
        "height": (bottom - top) * box["height"],
    }
    for number in range(PICTURES.stop):
        page.clock.fast_forward(STEP_MS)
        if number in PICTURES:
            page.screenshot(path=folder / f"{number:03}.png", clip=clip, style=BESIDE)


def python_with_pillow() -> Path:
    """The Python of an environment with Pillow, made once."""
    python = PILLOW / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        venv.create(PILLOW, with_pip=True, clear=True)
        install = ("-m", "pip", "install", "-q", "--disable-pip-version-check", "pillow")
        subprocess.run([python, *install], check=True)
    return python


if __name__ == "__main__":
    sys.exit(main())
