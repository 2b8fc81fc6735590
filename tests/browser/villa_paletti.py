"""A person at the table of Villa Paletti: with the mouse in the picture, or by panel and keyboard."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

PREPARED = Path(__file__).with_name("villa_paletti.json")
"""Two players before seat 1's pull: four columns on the blue floor. `blue-1` is too short to carry anything
and comes out to the front; without `green-2` the villa falls, unless the wood slips back just then: how a
villa stands that was built by hand is never quite the same."""
TRIES = 4

PAGE = 40
"""Degrees that a page of a slider has at most; an arrow goes one step."""


class Mouse:
    """A mouse in the picture."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def take(self, x: float, y: float) -> None:
        """Press."""
        self._mouse.move(x, y)
        self._mouse.down()

    def move(self, x: float, y: float) -> None:
        """Move while it is pressed."""
        self._mouse.move(x, y)

    def let_go(self) -> None:
        """Release."""
        self._mouse.up()


class Finger:
    """A finger on a screen."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def take(self, x: float, y: float) -> None:
        """Touch."""
        self._touch("touchStart", x, y)

    def move(self, x: float, y: float) -> None:
        """Move while it touches."""
        self._touch("touchMove", x, y)

    def let_go(self) -> None:
        """Lift it."""
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str, x: float, y: float) -> None:
        points = [{"x": x, "y": y}]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Villa:
    """The page of a match of Villa Paletti in which one person plays all seats."""

    def __init__(self, page: Page, pointer: type[Mouse] | type[Finger] = Mouse) -> None:
        self.page = page
        self.pointer = pointer(page)
        self.picture = page.locator("canvas")

    def button(self, name: str) -> Locator:
        """A button of the page."""
        return self.page.get_by_role("button", name=name, exact=True)

    def event(self, words: str) -> None:
        """Wait until the log tells it."""
        expect(self.page.locator(".log").get_by_text(words).last).to_be_visible()

    def choose(self, column: str) -> None:
        """Choose a column in the panel."""
        self.page.get_by_role("button", name=f"{column},").click()

    def grip(self, column: str) -> tuple[float, float]:
        """Where a column can be taken in the picture."""
        self.choose(column)
        mark = self.page.locator(".load")
        expect(mark).to_contain_text(column)
        self.picture.scroll_into_view_if_needed()
        self.page.wait_for_timeout(400)  # the picture may still glide
        part = mark.evaluate("mark => [parseFloat(mark.style.left), parseFloat(mark.style.top)]")
        box = self.picture.bounding_box()
        assert box
        return box["x"] + box["width"] * part[0] / 100, box["y"] + box["height"] * part[1] / 100

    def take(self, column: str, *, and_feel: bool = True) -> tuple[float, float]:
        """Take hold of a column in the picture and begin to pull it to the front."""
        x, y = self.grip(column)
        self.pointer.take(x, y)
        self.pointer.move(x + 2, y + 9)
        if and_feel:
            expect(self.page.get_by_role("meter")).to_be_visible()
        return x, y

    def pull_out(self, column: str) -> None:
        """Pull a column to the front until it is out."""
        x, y = self.take(column)
        for step in range(1, 400):
            if self.button("Set down here").is_visible():
                break
            self.pointer.move(x + min(step, 30), y + 9 + min(step * 5, 230))
            self.page.wait_for_timeout(30)
        self.pointer.let_go()

    def falls(self) -> bool:
        """Wait for what comes of the last pull; whether the villa falls, or the wood only slips back."""
        slipped = self.page.locator(".log").get_by_text("thin green 2 is locked")
        fallen = self.page.locator(".log").get_by_text("The villa falls!")
        expect(slipped.or_(fallen).last).to_be_visible()
        return fallen.count() > 0

    def press(self, name: str, *, exact: bool = True) -> None:
        """Press a button with the keyboard."""
        button = self.page.get_by_role("button", name=name, exact=exact)
        expect(button).to_be_enabled()
        button.press("Enter")

    def steer(self, degrees: int) -> None:
        """Turn the direction of a pull with the keyboard."""
        slider = self.page.get_by_role("slider", name="Direction")
        slider.press("End")
        while (far := int(slider.input_value()) - degrees) > 0:
            slider.press("PageDown" if far >= PAGE else "ArrowLeft")


def sit_down(page: Page, pointer: type[Mouse] | type[Finger] = Mouse) -> Villa:
    """Open the prepared match."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()  # by now nobody is known
    return bring(page, PREPARED.read_bytes(), pointer)


def bring(page: Page, file: bytes, pointer: type[Mouse] | type[Finger] = Mouse) -> Villa:
    """Bring a match along and play all its seats."""
    open_match(page, ask(page, "/matches", file)["table"]["match"])
    return Villa(page, pointer)


def new_match(page: Page, options: dict[str, Any], *, others: str = "bot") -> Villa:
    """A new match of two, against a bot or by oneself."""
    wanted = {"game": "villa_paletti", "options": options, "seats": [{"type": "me"}, {"type": others}]}
    made = ask(page, "/tables", json.dumps({**wanted, "open": False, "start": True}).encode())
    open_match(page, made["table"]["match"])
    return Villa(page)


def ask(page: Page, path: str, body: bytes) -> Any:
    """Ask the house for something, as a page of it would."""
    headers = {"content-type": "application/json", "origin": page.evaluate("location.origin")}
    page.request.post("/api/v1/session", data='{"name":"Ada"}', headers=headers)
    made = page.request.post(f"/api/v1{path}", data=body, headers=headers)
    assert made.ok, made.text()
    return made.json()


def open_match(page: Page, match: str) -> None:
    """Open the page of a match."""
    page.goto(f"/match/{match}")
