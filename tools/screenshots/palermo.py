"""Screenshots of Palermo: its pages, and a match from the first tile to the replay."""

from playwright.sync_api import Page

from . import Draw

PAGES = {
    "new-table": "/new/palermo",
    "rules": "/rules/palermo#PAL-M4",
    "lesson": "/learn/palermo/8",
    "workshop": "/workshop/palermo",
}
ANSWER_MS = 250
TURNS_BEFORE_LOOKING = 6
"""Own tiles after which the town is shown."""


def pictures(page: Page, draw: Draw) -> None:
    """Take the pages, and a match in its first phase, its second phase, at its end and in replay."""
    for name, path in PAGES.items():
        page.goto(path)
        draw(name)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    board, prompt = page.locator("svg.board"), page.locator(".prompt")
    turns = 0
    prompt.wait_for()
    while "points" not in prompt.inner_text():
        board.press("n")
        turns += 1
        if turns == TURNS_BEFORE_LOOKING:
            draw("building")
        board.press("Enter")
        page.wait_for_timeout(ANSWER_MS)
        prompt.wait_for()
    page.get_by_role("button", name="Hint").click()
    draw("walking")
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Let a bot go on for me").click()
    page.locator(".over").wait_for(timeout=60_000)
    draw("over")
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("slider").fill("40")
    draw("replay")
