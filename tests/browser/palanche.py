"""The page of a Palanche match for tests: its parts, and how to play by mouse, keyboard or touch."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ludoteca.core import Match, to_file
from ludoteca.games.palanche.position import Position
from ludoteca.games.palanche.rules import GAME
from tests.browser.server import ask, bring, sign_in

MOST_TURNS = 200
LEAVE_SEATS = """async ([match, seats]) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/socket`);
    await new Promise((open) => (socket.onopen = open));
    const ask = (message) =>
        new Promise((heard, refused) => {
            socket.onmessage = ({ data }) => {
                const said = JSON.parse(data);
                if (said.id === message.id) said.type === 'refused' ? refused(new Error(data)) : heard();
            };
            socket.onclose = ({ code }) => refused(new Error(`hung up: ${code}`));
            socket.send(JSON.stringify(message));
        });
    for (const seat of seats) await ask({ type: 'stand', id: `s${seat}`, match, seat });
    socket.close();
}"""

Press = Callable[[Locator], None]


class Table:
    """The page of a match of Palanche."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sheet = page.locator(".sheet")
        self.panel = page.locator(".panel")
        self.over = page.locator(".over")
        self.sure = page.locator(".considered .primary")

    def button(self, name: str) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def space(self, key: str) -> Locator:
        """A space of the board."""
        return self.page.locator(f"[data-space={key}]")

    def seat(self, number: int) -> Locator:
        """The line of a seat in the list."""
        return self.page.get_by_role("list", name="Seats").get_by_role("listitem").nth(number)

    def newest(self) -> int:
        """The number of the newest entry in the log."""
        return int(self.page.locator(".log .seq").last.inner_text())

    def wait_for_newer(self, known: int) -> None:
        """Wait for an entry newer than this one."""
        expect(self.page.locator(".log .seq").last).not_to_have_text(str(known))

    def next_step(self) -> Locator:
        """The next button of a simple policy: leave auctions and trades, sell if necessary, else continue."""
        # A card that was turned up is on top of the purchase it led to; a basket is filled before it is sold.
        for first in (self.button("Back to what is for sale"), self.button("Cheapest way")):
            if first.count():
                first.click()
        asked = [
            self.button("Drop out"),
            self.button("Decline"),
            self.page.get_by_role("button", name=re.compile(r"^Pay [\d,]+$")),
            self.page.get_by_role("button", name=re.compile(r"^Sell for")),
            self.sheet.locator("footer .primary:not([aria-disabled=true])"),
            self.panel.locator(".primary:not([aria-disabled=true])"),
            self.button("No: auction it"),
            self.button("Walk on"),
            self.page.locator(".panel > .row .chip"),  # destinations; chips further inside only show a card
            self.button("Declare bankruptcy"),
        ]
        for button in asked:
            if button.count():
                return button.first
        return self.over

    def play_on(self, press: Press) -> None:
        """Press `next_step` until the match is over."""
        for _ in range(MOST_TURNS):
            self.page.locator(".turn.mine").or_(self.over).first.wait_for()
            if self.over.is_visible():
                return
            newest = self.newest()
            step = self.next_step()
            if step is self.over:
                self.page.wait_for_timeout(100)  # the question is still being drawn
            else:
                press(step)
                if self.sure.count():  # what cannot be undone needs a confirmation
                    press(self.sure)
                self.wait_for_newer(newest)
        raise AssertionError("the match does not end")


def sit_at(page: Page, position: Position, bots: tuple[int, ...] = ()) -> Table:
    """Open a match at a position; bots take these seats."""
    return sit_with(page, bring(page, to_file(Match.at_position(GAME, position))), bots)


def sit_with(page: Page, match: str, bots: tuple[int, ...]) -> Table:
    """Open an imported match; bots take these seats."""
    page.evaluate(LEAVE_SEATS, [match, list(bots)])
    return open_table(page, match)


def new_table(page: Page, bots: int, options: dict[str, Any], **more: Any) -> Table:
    """Open a new match with bots, at a table with `more` that differs from the usual."""
    sign_in(page, "Ada")
    wanted = {
        "game": "palanche",
        "options": options,
        "seats": [{"type": "me"}, *({"type": "bot"} for _ in range(bots))],
        "open": False,
        "start": True,
        **more,
    }
    return open_table(page, ask(page, "/tables", wanted)["table"]["match"])


def open_table(page: Page, match: str) -> Table:
    """Open the page of a match."""
    page.goto(f"/match/{match}")
    page.locator("[data-space]").first.wait_for()
    return Table(page)
