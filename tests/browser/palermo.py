"""A person at Palermo's table: what they see, and how they play with mouse, keyboard or finger."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ludoteca import Match, find_game, play_match, to_file
from tests.browser.house import bring

MOST_TURNS = 400


class Table:
    """The page of a match of Palermo."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator("svg.board")
        self.prompt = page.locator(".prompt")
        self.over = page.locator(".over")

    def is_over(self) -> bool:
        """Wait until there is something to decide, or nothing any more."""
        self.prompt.or_(self.over).first.wait_for()
        return self.over.is_visible()

    def play_on(self, turn: Callable[[], None]) -> None:
        """Take one turn after the other until the match is over."""
        for _ in range(MOST_TURNS):
            if self.is_over():
                return
            newest = self.newest()
            turn()
            self.wait_for_news(newest)
        raise AssertionError("the match does not end")

    def newest(self) -> int:
        """The number of the newest entry in the log."""
        return int(self.page.locator(".log .seq").last.inner_text())

    def wait_for_news(self, known: int) -> None:
        """Wait for an entry newer than the one that is known."""
        last = self.page.locator(".log .seq").last
        expect(last).not_to_have_text(str(known))

    def click(self, place: Locator) -> None:
        """Click into the middle of something drawn on the board, whatever lies on top of it."""
        box = place.bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def by_mouse(self) -> None:
        """Lay on the first lit slot, or walk where it pays, or where a bot would go."""
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
        """The same with keys only."""
        if self.page.locator(".tools .button.primary").count():
            self.page.locator(".tools .button.primary").press("Enter")
        elif self.board.locator(".slot.open").count():
            self.board.press("n")
            self.board.press("Enter")
        else:
            self.page.get_by_role("button", name="Hint").press("Enter")
            self.page.get_by_role("button", name="Do it").press("Enter")

    def by_finger(self) -> None:
        """A tap shows the move, a button makes it."""
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
        """Ask a bot; the button that does what it says."""
        self.page.get_by_role("button", name="Hint").click()
        return self.page.get_by_role("button", name="Do it")


def sit_down(page: Page) -> Table:
    """Play against bots with one click on the shelf."""
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/match/*")
    return Table(page)


@cache
def played() -> Match[Any, Any]:
    """A match of bots, to its end."""
    match = play_match(find_game("palermo"), ["easy"] * 3, seed=5, record=True).match
    assert match is not None
    return match


def see_the_end(page: Page) -> Table:
    """Look at a match that is over."""
    page.goto(f"/match/{bring(page, to_file(played()))}")
    table = Table(page)
    table.over.wait_for()
    return table


def begin_walking(page: Page) -> None:
    """Sit down, in every seat, at a match whose town has just been built."""
    match = played()
    file = json.loads(to_file(match))
    walking = next(entry.seq for entry in match.entries if "CollectingBegan" in repr(entry))
    file["entries"] = file["entries"][: walking + 1]
    page.goto(f"/match/{bring(page, json.dumps(file).encode())}")


def let_a_bot_go_on(page: Page) -> None:
    """A bot plays on in one's place, to the end if nobody takes the seat back."""
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Let a bot go on for me").click()
