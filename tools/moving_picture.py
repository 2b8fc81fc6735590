"""`python -m tools.moving_picture`: the falling villa of the README, as docs/pictures/villa-falls.webp.

Plays the step of the lesson in which the villa falls, with the page's clock under control, and puts pictures
of the stage into one animation. Pillow is installed into build/moving-picture, not among the developers'
packages.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright
from tests.browser.server import SETTLED
from tests.browser.villa_paletti import A_CARD
from tools.browser import find
from tools.screenshots.__main__ import QUIET, running_server
from tools.screenshots.villa_paletti import BEFORE_THE_FALL, WOOD_MS

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "docs" / "pictures" / "villa-falls.webp"
TOOLS = ROOT / "build" / "moving-picture"
SIZE: ViewportSize = {"width": 1000, "height": 760}
STEP_MS = 120
"""Time of the page between two pictures."""
STILL_STEPS, FALLING_STEPS = 6, 26
"""Pictures before the first piece comes loose, and after it."""
JOIN = """
import sys
from pathlib import Path
from PIL import Image
target, folder, step, width = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
pictures = [Image.open(path).convert("RGB") for path in sorted(folder.glob("*.png"))]
pictures = [p.resize((width, p.height * width // p.width), Image.LANCZOS) for p in pictures]
waits, more = [step] * (len(pictures) - 1) + [2500], pictures[1:]
pictures[0].save(target, save_all=True, append_images=more, duration=waits, loop=0, quality=60, method=6)
"""


def main() -> int:
    """Draw the pictures and join them; the exit code."""
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
        context = browser.new_context(base_url=address, viewport=SIZE, locale="en-GB")
        context.add_init_script(SETTLED)
        page = context.new_page()
        page.add_init_script(A_CARD)
        draw_fall(page, Path(folder))
        browser.close()
        subprocess.run([pillow_python(), "-c", JOIN, TARGET, folder, str(STEP_MS), "560"], check=True)
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size // 1024} KB")
    return 0


def draw_fall(page: Page, folder: Path) -> None:
    """Write a picture of the stage for each step of the fall."""
    page.clock.install()
    page.goto(f"/learn/villa_paletti/{BEFORE_THE_FALL}")
    forward = page.get_by_role("button", name="Next", exact=True)
    forward.wait_for()
    page.wait_for_timeout(WOOD_MS)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    stage = page.locator("canvas")
    forward.click()
    still = 0
    while not page.locator(".lost").count():
        page.clock.fast_forward(STEP_MS)
        still += 1
        if still <= STILL_STEPS:
            stage.screenshot(path=folder / f"{still:03}.png")
    for step in range(FALLING_STEPS):
        page.clock.fast_forward(STEP_MS)
        stage.screenshot(path=folder / f"{100 + step:03}.png")


def pillow_python() -> Path:
    """The Python of an environment with Pillow, made once."""
    python = TOOLS / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        venv.create(TOOLS, with_pip=True, clear=True)
        subprocess.run(
            [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "pillow"], check=True
        )
    return python


if __name__ == "__main__":
    sys.exit(main())
