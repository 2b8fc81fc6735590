"""Screenshots of Villa Paletti: its pages, and states of the lesson's match as a player sees them."""

import json
from pathlib import Path

from playwright.sync_api import Page
from tests.browser.villa_paletti import A_CARD, Villa, bring, new_match

from . import Draw

LESSON = Path(__file__).parents[2] / "client" / "src" / "games" / "villa_paletti" / "lesson.json"
PAGES = {
    "new-table": "/new/villa_paletti",
    "rules": "/rules/villa_paletti#VIL-T7",
    "lesson": "/learn/villa_paletti/9",
}
BEFORE_THE_FALL = 21
"""The step of the lesson after which the villa falls."""
WOOD_MS = 5000
"""Milliseconds that the villa takes to be drawn without a graphics card."""
FALL_MS = 250
"""Milliseconds between the screenshots of a fall."""


def after(entries: int) -> bytes:
    """The file of the lesson's match up to an entry."""
    file = json.loads(LESSON.read_bytes())
    file["entries"] = file["entries"][: entries + 1]
    return json.dumps(file).encode()


def pictures(page: Page, draw: Draw) -> None:
    """Take the pages, a match from the first pull to its end and replay, and other setups."""
    page.add_init_script(A_CARD)  # as on most machines
    for name, path in PAGES.items():
        page.goto(path)
        page.wait_for_timeout(WOOD_MS)
        draw(name)

    def moment(name: str, entries: int) -> Villa:
        villa = bring(page, after(entries))
        page.wait_for_timeout(WOOD_MS)
        draw(name)
        return villa

    draw_pull(moment("start", 0), draw)
    moment("setting-down", 1)
    moment("contest", 8)
    moment("floor", 11)
    moment("seal", 16).choose("thick green column")
    page.wait_for_timeout(WOOD_MS)
    draw("high")
    moment("over", 17)
    match = page.url.rsplit("/", 1)[1]
    page.goto(f"/replay/{match}/12")
    page.wait_for_timeout(WOOD_MS)
    draw("replay")
    draw_fall(page, draw)
    new_match(page, {"set_up": "in_turn", "youngest": 0})
    page.wait_for_timeout(WOOD_MS)
    draw("set-up")
    companion = new_match(page, {"villa": "real", "youngest": 1})
    companion.button("red").or_(companion.button("yellow")).first.click()
    draw("companion")


def draw_pull(villa: Villa, draw: Draw) -> None:
    """Take a chosen column with all settings of the pull, then a hand at it."""
    page = villa.page
    villa.choose("thin blue column 1")
    draw("chosen")
    page.locator("summary", has_text="By hand").click()
    page.get_by_label("Other hand").select_option("blue")
    page.get_by_label("Give up by itself", exact=True).evaluate(
        "choice => choice.scrollIntoView({ block: 'center' })"
    )
    draw("panel")
    page.locator("canvas").scroll_into_view_if_needed()
    x, y = villa.take("thin blue column 1")
    for step in range(1, 8):
        page.mouse.move(x + step, y + 3 * step)
        page.wait_for_timeout(60)
    draw("pulling")
    page.mouse.up()


def draw_fall(page: Page, draw: Draw) -> None:
    """Take several states of a falling villa."""
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.goto(f"/learn/villa_paletti/{BEFORE_THE_FALL}")
    forward = page.get_by_role("button", name="Next", exact=True)
    forward.wait_for()
    page.wait_for_timeout(WOOD_MS)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    forward.click()
    while not page.locator(".lost").count():
        page.clock.fast_forward(FALL_MS)
    page.clock.fast_forward(FALL_MS)  # so that the ring is drawn, too
    draw("fall-begins")
    for _ in range(6):
        page.clock.fast_forward(FALL_MS)
    draw("fall")
    page.clock.resume()
    page.emulate_media(reduced_motion="reduce")
