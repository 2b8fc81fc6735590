"""Opening a table: its form on all screens, changes in the waiting room, and the question for a name."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import LAPTOP, PHONE, OpenPage, write
from tests.browser.server import sign_in
from tests.browser.test_people import FREE, ME, table


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_seats_level_and_start_button_are_visible_without_scrolling(
    open_page: OpenPage, size: ViewportSize
) -> None:
    page = open_page("/new/palanche", size=size)
    page.get_by_role("combobox", name="Bots", exact=True).select_option("hard")
    expect(page.get_by_label("Player 3", exact=True)).to_have_value("bot hard")
    expect(page.get_by_role("radio", name="60 minutes by the clock, as printed")).not_to_be_checked()
    expect(page.get_by_role("radio", name="30 rounds, our own length")).to_be_checked()
    expect(page.locator(".differs")).to_contain_text("30 rounds, our own length")
    page.get_by_role("button", name="Children").click()
    expect(page.get_by_role("button", name="Children")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Player 3", exact=True)).to_have_value("bot easy")
    expect(page.locator(".differs")).to_contain_text("10 rounds")
    start = page.get_by_role("button", name="Start").bounding_box()
    assert start is not None
    assert start["y"] + start["height"] < size["height"]
    page.get_by_text("Change the rules").click()
    expect(page.locator("details").get_by_text("Thirty rounds take about an hour")).to_be_visible()
    page.get_by_role("radio", name="90 minutes").check()
    expect(page.locator(".differs")).not_to_contain_text("minutes")
    assert violations(page) == []


def test_a_table_is_changed_in_the_waiting_room(open_page: OpenPage) -> None:
    ada, bea = open_page("/new/palanche", size=LAPTOP), open_page(size=PHONE, dark=True)
    sign_in(bea, "Bea")
    ada.get_by_label("Player 2", exact=True).select_option("empty")
    ada.get_by_label("Player 3", exact=True).select_option("me")
    ada.get_by_label("Name of player 1").fill("Ada")
    ada.get_by_label("Name of player 3").fill("Anna")
    ada.get_by_role("button", name="Open the table and invite").click()
    offered, nowhere = "cannot reach this computer yet", "in no local network"
    expect(ada.get_by_text(offered).or_(ada.get_by_text(nowhere))).to_be_visible()
    bea.goto(ada.get_by_label("Link to sit down").input_value())
    bea.get_by_role("button", name="Sit here").click()
    bea.get_by_role("button", name="I am ready").click()
    expect(ada.get_by_role("button", name="Start")).to_be_enabled()

    ada.get_by_text("Change the rules").click()
    ada.get_by_label("How long").select_option(label="20 rounds")
    expect(bea.locator(".differs")).to_contain_text("How long: 20 rounds")
    expect(ada.get_by_text("Not everybody is ready")).to_be_visible()
    ada.get_by_role("combobox", name="Seats", exact=True).select_option("4")
    ada.get_by_label("Player 4", exact=True).select_option("bot hard")
    expect(ada.get_by_text("Rosa")).to_be_visible()
    expect(bea.get_by_text("hard")).to_be_visible()
    write(ada.get_by_label("Name of player 3"), "Carla")
    ada.get_by_role("button", name="One seat up").nth(2).click()
    expect(bea.get_by_role("listitem").nth(1)).to_contain_text("Carla")
    for page in (ada, bea):
        assert violations(page) == []


def test_on_a_phone_the_controls_of_a_seat_are_in_one_row(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    sign_in(page, "Ada")
    made = table(page, ME, FREE, {"type": "bot"})
    page.goto(f"/match/{made['table']['match']}")
    page.get_by_label("Player 3", exact=True).wait_for()
    for seat in page.locator(".seats li").all():
        boxes = [control.bounding_box() for control in seat.locator("button, select").all()]
        middles = {round(box["y"] + box["height"] / 2) for box in boxes if box}
        assert len(boxes) > 1
        assert max(middles) - min(middles) <= 1


def test_a_newcomer_is_asked_for_a_name_once(open_page: OpenPage) -> None:
    page = open_page(newcomer=True)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("dialog", name="What shall we call you?")).to_be_visible()
    assert violations(page) == []
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Zita")
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Zita")
    page.goto("/")
    page.get_by_role("button", name="Play now").nth(1).click()
    page.wait_for_url("**/match/*")
