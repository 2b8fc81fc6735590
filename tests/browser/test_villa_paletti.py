"""Villa Paletti in the browser: by mouse, by panel and keyboard, by finger, without WebGL, and its lesson."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.villa_paletti import TRIES, Finger, Mouse, Villa, new_match, sit_down

SMALL: ViewportSize = {"width": 900, "height": 640}
"""Fewer points to draw without a graphics card."""
CALM = {"reduced_motion": "reduce"}


def look_around(page: Page) -> None:
    """Nobody stumbles here, and nothing sticks out of the page."""
    assert violations(page) == []
    size = page.viewport_size
    assert size
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("way", ["mouse", "finger"])
def test_a_match_by_hand_until_the_villa_falls(open_page: OpenPage, way: str) -> None:
    """A column pulled and set down, one broken off, a floor contested and laid; then one pull too many."""
    on_a_phone = way == "finger"
    page = open_page(size=PHONE if on_a_phone else SMALL, dark=on_a_phone, is_mobile=on_a_phone, **CALM)
    assert any(falls_by_hand(page, Finger if on_a_phone else Mouse) for _ in range(TRIES))
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible()


def falls_by_hand(page: Page, pointer: type[Mouse] | type[Finger]) -> bool:
    """Play the prepared match by hand; whether the villa falls in the end."""
    page.goto("/")
    villa = sit_down(page, pointer)
    villa.pull_out("thin blue 1")
    villa.event("takes thin blue 1 out")
    look_around(page)
    villa.button("Set down here").click()
    villa.event("sets thin blue 1 on the blue floor")

    villa.take("yellow hexagon")
    villa.pointer.let_go()
    villa.button("Let go and break off").click()
    villa.event("yellow hexagon is locked")

    page.locator("summary", has_text="None of mine can be moved").click()
    villa.button("Declare").click()
    expect(page.get_by_text("that column is locked, and")).to_be_visible()
    look_around(page)
    villa.button("Contest").click()
    villa.choose("thin blue 3")
    villa.button("Break off").click()
    villa.button("Do it").click()
    villa.button("Leave it").click()
    expect(page.get_by_text("Rests on")).to_be_visible()
    look_around(page)
    villa.button("Let go").click()
    villa.event("lays the green floor")

    villa.choose("thin green 2")
    page.get_by_role("slider", name="Direction").fill("270")
    villa.button("Pull").click()
    return villa.falls()


def test_the_same_by_the_panel_with_the_keyboard(open_page: OpenPage) -> None:
    page = open_page(size=SMALL, **CALM)
    assert any(falls_by_keyboard(page) for _ in range(TRIES))


def falls_by_keyboard(page: Page) -> bool:
    """Play the prepared match by the panel; whether the villa falls in the end."""
    page.goto("/")
    villa = sit_down(page)
    villa.press("thin blue 1,", exact=False)
    villa.steer(250)
    villa.press("Pull")
    villa.event("takes thin blue 1 out")
    villa.press("Another free place")
    villa.press("Set down here")
    villa.event("sets thin blue 1 on the blue floor")
    villa.press("yellow hexagon,", exact=False)
    villa.press("Break off")
    villa.press("Do it")
    villa.event("yellow hexagon is locked")
    page.locator("summary", has_text="None of mine can be moved").press("Enter")
    villa.press("Declare")
    villa.press("Contest")
    villa.press("thin blue 3,", exact=False)
    villa.press("Break off")
    villa.press("Do it")
    villa.press("Leave it")
    expect(page.get_by_text("Rests on")).to_be_visible()
    villa.press("Let go")
    villa.event("lays the green floor")
    villa.press("thin green 2,", exact=False)
    villa.steer(270)
    villa.press("Pull")
    return villa.falls()


def test_without_webgl_the_levels_are_drawn_from_above(open_page: OpenPage) -> None:
    page = open_page(size=SMALL, **CALM)
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    villa = sit_down(page)
    expect(page.get_by_role("application", name="The blue floor from above")).to_be_visible()
    villa.choose("thin blue 1")
    page.get_by_role("slider", name="Direction").fill("250")
    villa.button("Pull").click()
    villa.event("takes thin blue 1 out")


def test_the_lesson_lets_one_pull(open_page: OpenPage) -> None:
    page = open_page("/learn/villa_paletti/1", size=SMALL, **CALM)
    villa = Villa(page)
    villa.take("thin blue 1", and_feel=False)
    villa.pointer.let_go()
    expect(page.get_by_role("heading", name="Set it down")).to_be_visible()
    villa.button("Set down here").click()
    expect(page.get_by_role("heading", name="Standing free")).to_be_visible()
    page.goto("/learn/villa_paletti/14")
    expect(page.get_by_role("heading", name="It falls!")).to_be_visible()
    look_around(page)


def test_a_real_villa_is_only_told_of(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, is_mobile=True, **CALM)
    villa = new_match(page, {"villa": "real", "youngest": 1}, others="me")
    for _ in range(2):
        page.locator(".colours .button").first.click()
    page.locator(".villa-column").first.click()
    look_around(page)
    villa.button("It stands on top").click()
    villa.event("on the blue floor")
