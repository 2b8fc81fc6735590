"""Every decision of the three games: what must be pressed is in view, on a phone and on a laptop."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.decisions import every_decision
from tests.browser.server import ask, sign_in

FINGER_PX = 44
IN_THE_PICTURE = ("TakingTurn", "MovingOwn", "Proving", "ProvingNeutral", "Punishing")
"""Decisions of Villa Paletti in which a column is taken: in the picture, or below it from a list."""
GO = "path => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
"""A script that opens another page without loading the client again."""
PRESSED = ".frame .primary:visible:not([aria-disabled=true])"
FAULT = """(button, least) => {
    const { x, y, width, height, top, bottom } = button.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    if (top < 0 || bottom > innerHeight) return `is out of view: ${top} to ${bottom}`;
    if (!over || !button.contains(over)) return `is covered by ${over?.outerHTML.slice(0, 120)}`;
    return height < least ? `is ${height} px high` : '';
}"""
"""A script: what is wrong with the place of a button; nothing if it can be pressed as it is."""


@pytest.mark.parametrize("game", ["palermo", "palanche", "villa_paletti"])
def test_what_must_be_pressed_is_in_view_at_every_decision(open_page: OpenPage, game: str) -> None:
    # Large pixels: the villa is drawn without a graphics card.
    page = open_page(size=PHONE, reduced_motion="reduce", device_scale_factor=0.25)
    sign_in(page, "Ada")
    faults: list[str] = []
    for _, decision, file in (each for each in every_decision() if each[0] == game):
        match = ask(page, "/matches", file)["table"]["match"]
        page.set_viewport_size(PHONE)
        page.evaluate(GO, f"/match/{match}")
        expect(page.locator(".turn.mine")).to_be_visible()
        button = to_be_pressed(page, decision, by_hint=game != "villa_paletti")
        for size, least in ((PHONE, FINGER_PX), (LAPTOP, 0)):
            page.set_viewport_size(size)
            if fault := fault_of(button, least):
                faults.append(f"{decision}, {size['width']} px: {button.inner_text()} {fault}")
        # The same in the hand of a player whose board is on a big screen; all seats are on this phone.
        page.set_viewport_size(PHONE)
        page.evaluate(GO, f"/hand/{match}")
        page.get_by_role("button", name=re.compile("^I am")).tap()
        button = to_be_pressed(page, decision, by_hint=game != "villa_paletti")
        if fault := fault_of(button, FINGER_PX):
            faults.append(f"{decision}, in a hand: {button.inner_text()} {fault}")
    assert faults == []


def to_be_pressed(page: Page, decision: str, *, by_hint: bool) -> Locator:
    """The primary button of a decision, or the first if all are alike, or the picture of the villa.

    Where the board is pressed it is the button that confirms what a hint proposes.
    """
    page.locator(".frame .content :is(button, .prompt)").first.wait_for()
    button = page.locator(PRESSED)
    if by_hint and button.count() == 0:
        page.get_by_role("button", name="Hint").tap()
        expect(button).not_to_have_count(0)
    if button.count():
        return button.first
    return page.locator("canvas" if decision in IN_THE_PICTURE else ".frame .content button:enabled").first


def fault_of(button: Locator, least: int) -> str:
    """What is wrong with the place of a button once the page has come to rest."""
    expect(button).to_be_visible()
    fault = str(button.evaluate(FAULT, least))
    if fault:  # the page may still be on its way
        button.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 200)))")
        fault = str(button.evaluate(FAULT, least))
    return fault
