"""A person at the table of Villa Paletti: with the mouse in the picture, or by panel and keyboard."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

PREPARED = Path(__file__).with_name("villa_paletti.json")
"""Two players before seat 1's pull: four columns on the blue floor. `blue-1` comes out to the front, and
without `green-2` the villa falls."""

PATIENCE = 60_000
"""Milliseconds: wood is drawn without a graphics card here."""


class Villa:
    """The page of a match of Villa Paletti in which one person plays all seats."""

    def __init__(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE)
        self.page = page
        self.picture = page.locator("canvas")
        self.over = page.locator(".over")

    def button(self, name: str) -> Locator:
        """A button of the page."""
        return self.page.get_by_role("button", name=name, exact=True)

    def event(self, words: str) -> None:
        """Wait until the log tells it."""
        expect(self.page.locator(".log").get_by_text(words).last).to_be_visible(timeout=PATIENCE)

    def choose(self, column: str) -> None:
        """Choose a column in the panel."""
        self.page.get_by_role("button", name=f"{column},").click()

    def grip(self, column: str) -> tuple[float, float]:
        """Where a column can be taken in the picture."""
        self.choose(column)
        mark = self.page.locator(".load")
        expect(mark).to_contain_text(column)
        self.page.wait_for_timeout(400)  # the picture may still glide
        part = mark.evaluate("mark => [parseFloat(mark.style.left), parseFloat(mark.style.top)]")
        box = self.picture.bounding_box()
        assert box
        return box["x"] + box["width"] * part[0] / 100, box["y"] + box["height"] * part[1] / 100

    def take(self, column: str) -> tuple[float, float]:
        """Take hold of a column in the picture and begin to pull it to the front."""
        x, y = self.grip(column)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 2, y + 9)
        expect(self.page.get_by_role("meter")).to_be_visible()
        return x, y

    def pull_out(self, column: str) -> None:
        """Pull a column to the front until it is out."""
        x, y = self.take(column)
        for step in range(1, 400):
            if self.button("Set down here").is_visible():
                break
            self.page.mouse.move(x + min(step, 30), y + 9 + min(step * 5, 230))
            self.page.wait_for_timeout(30)
        self.page.mouse.up()

    def press(self, name: str) -> None:
        """Press a button with the keyboard."""
        button = self.button(name)
        expect(button).to_be_enabled(timeout=PATIENCE)
        button.focus()
        self.page.keyboard.press("Enter")


def sit_down(page: Page) -> Villa:
    """Open the prepared match."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()  # by now nobody is known
    home = page.url.rstrip("/")
    headers = {"content-type": "application/json", "origin": home}
    page.request.post("/api/v1/session", data='{"name":"Ada"}', headers=headers)
    made = page.request.post("/api/v1/matches", data=PREPARED.read_bytes(), headers=headers)
    assert made.ok, made.text()
    page.goto(f"/match/{made.json()['table']['match']}")
    return Villa(page)
