"""Villa Paletti in the browser: by mouse, by panel and keyboard, by finger, and a real villa."""

from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.villa_paletti import PATIENCE, Villa, sit_down

SMALL: ViewportSize = {"width": 900, "height": 640}
"""Fewer points to draw without a graphics card."""
CALM = {"reduced_motion": "reduce"}


def test_a_match_by_mouse_until_the_villa_falls(open_page: OpenPage) -> None:
    page = open_page(size=SMALL, **CALM)
    villa = sit_down(page)
    villa.pull_out("thin blue 1")
    villa.event("takes thin blue 1 out")
    villa.button("Set down here").click()
    villa.event("sets thin blue 1 on the blue floor")

    villa.take("yellow hexagon")
    page.mouse.up()
    villa.button("Let go and break off").click()
    villa.event("yellow hexagon is locked")

    declare_contest_and_lay(villa)

    villa.choose("thin green 2")
    page.get_by_role("slider", name="Direction").fill("270")
    villa.button("Pull").click()
    villa.event("The villa falls!")
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible(timeout=PATIENCE)


def declare_contest_and_lay(villa: Villa) -> None:
    """Declare, contest in vain, forgo the penalty, lay the green floor."""
    villa.page.get_by_text("None of mine can be moved").click()
    villa.button("Declare").click()
    expect(villa.page.get_by_text("that column is locked, and")).to_be_visible(timeout=PATIENCE)
    villa.button("Contest").click()
    villa.choose("thin blue 3")
    villa.button("Break off").click()
    villa.button("Do it").click()
    villa.button("Leave it").click()
    expect(villa.page.get_by_text("Rests on")).to_be_visible(timeout=PATIENCE)
    villa.button("Let go").click()
    villa.event("lays the green floor")


def test_the_same_by_the_panel_with_the_keyboard(open_page: OpenPage) -> None:
    page = open_page(size=SMALL, **CALM)
    villa = sit_down(page)
    page.get_by_role("button", name="thin blue 1,").press("Enter")
    page.get_by_role("slider", name="Direction").fill("250")
    villa.press("Pull")
    villa.event("takes thin blue 1 out")
    villa.press("Another free place")
    villa.press("Set down here")
    villa.event("sets thin blue 1 on the blue floor")
    page.get_by_role("button", name="yellow hexagon,").press("Enter")
    villa.press("Break off")
    villa.press("Do it")
    villa.event("yellow hexagon is locked")
    page.get_by_text("None of mine can be moved").focus()
    page.keyboard.press("Enter")
    villa.press("Declare")
    villa.press("Let it pass")
    expect(page.get_by_text("Rests on")).to_be_visible(timeout=PATIENCE)
    villa.press("Let go")
    villa.event("lays the green floor")
    page.get_by_role("button", name="thin green 2,").press("Enter")
    page.get_by_role("slider", name="Direction").fill("270")
    villa.press("Pull")
    villa.event("The villa falls!")


def test_nobody_stumbles_at_the_villa(open_page: OpenPage) -> None:
    for dark in (False, True):
        page = open_page(size=PHONE, dark=dark, is_mobile=True, **CALM)
        villa = sit_down(page)
        villa.choose("thin blue 1")
        expect(villa.button("Pull")).to_be_visible(timeout=PATIENCE)
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_without_webgl_the_levels_are_drawn_from_above(open_page: OpenPage) -> None:
    page = open_page(size=SMALL, **CALM)
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    villa = sit_down(page)
    expect(page.get_by_role("application", name="The blue floor from above")).to_be_visible(timeout=PATIENCE)
    villa.choose("thin blue 1")
    page.get_by_role("slider", name="Direction").fill("250")
    villa.button("Pull").click()
    villa.event("takes thin blue 1 out")
