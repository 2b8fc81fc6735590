"""The workshop of Palanche: players write their own cards, by mouse and by keyboard, and play with them."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, WIDE, OpenPage, write

FINE = "This card can be played."


def test_a_card_is_written_and_used_in_a_match(open_page: OpenPage) -> None:
    page = open_page("/new/palanche")
    page.get_by_role("link", name="Open the workshop").click()
    page.get_by_role("button", name="Write this card").click()
    expect(page.locator(".note")).to_contain_text("speremmo ben: a card needs a title.")
    page.get_by_label("Title").fill("The mayor slips")
    expect(page.get_by_text(FINE)).to_be_visible()

    write(page.get_by_label("How much"), "15")
    expect(page.locator(".note")).to_contain_text("15 will not do, it must be a multiple of 10.")
    expect(page.get_by_role("link", name="Rule GEN-V1").first).to_be_visible()
    write(page.get_by_label("How much"), "80")
    page.get_by_label("From").select_option("each_player")
    page.get_by_role("button", name="Add something").click()
    page.locator("[data-effect]").last.select_option("go to a space")
    page.get_by_label("Where to").select_option("boccadasse")
    expect(page.locator(".card-face")).to_contain_text(
        "Receive 80 from each player. Go forward to Boccadasse."
    )
    expect(page.get_by_text(FINE)).to_be_visible()

    page.reload()
    expect(page.get_by_label("Title")).to_have_value("The mayor slips")
    page.get_by_role("link", name="Play with this card").click()
    expect(page.get_by_text("A card of your own among speremmo ben: The mayor slips")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.locator("[data-space]").first.wait_for()
    options = page.evaluate(
        "fetch(`/api/v1/matches/${location.pathname.split('/')[2]}`).then((r) => r.json())"
    )
    assert options["options"]["blank_speremmo"]["title"] == "The mayor slips"


def test_both_cards_are_written_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/workshop/palanche")
    for deck, title in (("speremmo ben", "Sun"), ("a l'è bratta", "Rain")):
        page.get_by_role("button", name=deck).press("Enter")
        page.get_by_role("button", name="Write this card").press("Enter")
        page.get_by_label("Title").focus()
        page.keyboard.type(title)
        page.keyboard.press("Tab")  # to its effect: the last of the list is to keep the card
        page.keyboard.press("End")
        expect(page.get_by_label("What the card is kept for")).to_be_visible()
        expect(page.get_by_text(FINE)).to_be_visible()
    expect(page.get_by_role("link", name="Play with both cards")).to_be_visible()


@pytest.mark.parametrize(("size", "dark"), [(WIDE, False), (PHONE, True)], ids=["wide-light", "phone-dark"])
def test_the_workshop_is_accessible(open_page: OpenPage, size: ViewportSize, dark: bool) -> None:
    page = open_page("/workshop/palanche", size=size, dark=dark)
    page.get_by_role("button", name="Write this card").click()
    assert fits(page)
    assert violations(page) == []


def fits(page: Page) -> bool:
    """Whether nothing is wider than the page."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
