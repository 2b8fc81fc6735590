"""The page of a Palermo match for tests: its parts, and how to play by mouse, keyboard or touch."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ludoteca import Match, find_game, play_match, to_file
from tests.browser.server import bring

MOST_TURNS = 400


class Table:
    """The page of a match of Palermo."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator("svg.board")
        self.prompt = page.locator(".prompt")
        self.over = page.locator(".over")

    def is_over(self) -> bool:
        """Wait for a decision or the end of the match; whether it is over."""
        self.prompt.or_(self.over).first.wait_for()
        return self.over.is_visible()

    def play_on(self, turn: Callable[[], None]) -> None:
        """Call `turn` until the match is over."""
        for _ in range(MOST_TURNS):
            if self.is_over():
                return
            newest = self.newest()
            turn()
            self.wait_for_newer(newest)
        raise AssertionError("the match does not end")

    def newest(self) -> int:
        """The number of the newest entry in the log."""
        return int(self.page.locator(".log .seq").last.inner_text())

    def wait_for_newer(self, known: int) -> None:
        """Wait for an entry newer than this one."""
        last = self.page.locator(".log .seq").last
        expect(last).not_to_have_text(str(known))

    def click(self, place: Locator) -> None:
        """Click on the middle of something on the board, even if something else covers it."""
        box = place.bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def by_mouse(self) -> None:
        """Take a turn by mouse: lay on the first open slot, or walk for income, or follow a hint."""
        slots, doors, plain = (
            self.board.locator(".slot.open"),
            self.board.locator(".end.pays"),
            self.page.locator(".tools .button.primary"),
        )
        if slots.count():
            self.click(slots.first)
        elif doors.count():
            self.click(doors.first)
        elif plain.count():
            plain.first.click()
        else:
            self.hint().click()

    def by_keyboard(self) -> None:
        """Take a turn by keyboard only."""
        if self.page.locator(".tools .button.primary").count():
            self.page.locator(".tools .button.primary").press("Enter")
        elif self.board.locator(".slot.open").count():
            self.board.press("n")
            self.board.press("Enter")
        else:
            self.page.get_by_role("button", name="Hint").press("Enter")
            self.page.get_by_role("button", name="Do it").press("Enter")

    def by_finger(self) -> None:
        """Take a turn by touch: a tap shows the move, a button plays it."""
        slots, plain = self.board.locator(".slot.open"), self.page.locator(".tools .button.primary")
        if plain.count():
            plain.first.tap()
            return
        if slots.count():
            box = slots.first.bounding_box()
            assert box
            self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            self.page.get_by_role("button", name="Hint").tap()
        self.page.get_by_role("button", name="Do it").tap()

    def hint(self) -> Locator:
        """Ask for a hint; the button that plays it."""
        self.page.get_by_role("button", name="Hint").click()
        return self.page.get_by_role("button", name="Do it")


def sit_down(page: Page) -> Table:
    """Open a match against bots with one click on the start page."""
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/match/*")
    return Table(page)


@cache
def played() -> Match[Any, Any]:
    """A finished match of bots."""
    match = play_match(find_game("palermo"), ["easy"] * 3, seed=5, record=True).match
    assert match is not None
    return match


def see_the_end(page: Page) -> Table:
    """Open the page of a finished match."""
    page.goto(f"/match/{bring(page, to_file(played()))}")
    table = Table(page)
    table.over.wait_for()
    return table


def begin_walking(page: Page) -> None:
    """Open a match whose town has just been built, and take every seat."""
    match = played()
    file = json.loads(to_file(match))
    walking = next(entry.seq for entry in match.entries if "CollectingBegan" in repr(entry))
    file["entries"] = file["entries"][: walking + 1]
    page.goto(f"/match/{bring(page, json.dumps(file).encode())}")


def let_a_bot_go_on(page: Page) -> None:
    """Let a bot continue in the player's seat."""
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Let a bot go on for me").click()
