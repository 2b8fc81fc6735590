"""Palanche: every question and all its answers are visible without scrolling, also on a laptop."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, ViewportSize, expect
from tools.screenshots.palanche import MOMENTS, OTHERS

from tests.browser.axe import violations
from tests.browser.conftest import LAPTOP, PHONE, WIDE, OpenPage, write
from tests.browser.palanche import Table, new_table, sit_at
from tests.browser.test_decisions import FINGER_PX, fault_of

CALM = {"reduced_motion": "reduce"}
ANSWERS = {
    "turn": ("Roll the dice", "Propose a deal", "Auction a card"),
    "purchase": ("Buy for 300", "No: auction it", "Propose a deal", "Auction a card"),
    "ride": ("Ride", "Walk on"),
    "auction": ("Bid 190", "Drop out", "Up to 190 for me", "+10", "+50", "+100"),
    "offer": ("Accept", "Counter", "Decline"),
    "debt": ("Propose a deal", "Auction a card", "Declare bankruptcy", "Cheapest way"),
}
"""The buttons of each kind of decision."""
TOOLS = ("Undo", "Hint", "Let a bot play", "Share", "Leave")
UNCUT = "part => part.scrollHeight <= part.clientHeight + 1"
"""A script: whether a scrollable element shows all its content."""
WHOLE = "part => part.scrollWidth <= part.clientWidth"
"""A script: whether a line or field shows all its text."""


def require_visible(*parts: Locator) -> None:
    """Check that each part is wholly in the viewport and nothing covers its middle."""
    for part in parts:
        expect(part).to_be_in_viewport(ratio=0.99)
        part.click(trial=True)


def require_controls_visible(table: Table) -> None:
    for name in TOOLS:
        expect(table.button(name)).to_be_in_viewport(ratio=0.99)


def require_everything_visible(table: Table, answers: tuple[str, ...]) -> None:
    """Check that the question, its answers, the property and the controls are visible without scrolling."""
    # An action that is not legal now is grey, but can be clicked for the reason.
    require_visible(*(table.button(name).first for name in answers if table.button(name).first.is_enabled()))
    require_controls_visible(table)
    expect(table.page.locator(".estate")).to_be_in_viewport(ratio=0.99)
    expect(table.page.locator(".log li").last).to_be_in_viewport(ratio=0.99)
    for scrolling in table.page.locator(".front, .sheet .content").all():
        assert scrolling.evaluate(UNCUT)
    assert not table.page.evaluate("document.documentElement.scrollHeight > innerHeight")


@pytest.mark.parametrize("moment", ANSWERS)
def test_a_question_and_its_answers_are_visible_without_scrolling(open_page: OpenPage, moment: str) -> None:
    page = open_page(size=WIDE, **CALM)
    table = sit_at(page, MOMENTS[moment], OTHERS)
    for size in (WIDE, LAPTOP):
        page.set_viewport_size(size)
        require_everything_visible(table, ANSWERS[moment])
        for field in table.sheet.get_by_role("spinbutton").all():
            assert field.evaluate(WHOLE)
        assert violations(page) == []


def test_six_players_with_clocks_fit_a_laptop(open_page: OpenPage) -> None:
    clock = {"type": "bank", "seconds": 1200, "increment": 20, "expiry": "bot"}
    options = {"first": 0, "length": "short"}
    table = new_table(open_page(size=LAPTOP, **CALM), 5, options, clock=clock)
    require_everything_visible(table, ANSWERS["turn"])
    for name in table.page.get_by_role("list", name="Seats").locator(".name").all():
        assert name.evaluate(WHOLE)


@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
def test_a_trade_is_prepared_and_proposed_without_scrolling(open_page: OpenPage, size: ViewportSize) -> None:
    table = sit_at(open_page(size=size, **CALM), MOMENTS["turn"], OTHERS)
    table.button("Propose a deal").click()
    sheet = table.sheet
    sheet.locator("[data-asset=boccadasse]").click()
    sheet.locator("[data-asset=gradinata_sud]").click()
    expect(sheet).to_contain_text("bleachers complete!")
    require_visible(
        table.page.get_by_role("button", name="Offer it to Rosa"),
        table.button("Never mind"),
        *sheet.locator("[data-asset]").all(),
        *sheet.get_by_label("and money, up to").all(),
    )
    assert sheet.locator(".content").evaluate(UNCUT)
    assert violations(table.page) == []


@pytest.mark.parametrize("moment", ["auction", "offer", "debt"])
def test_on_a_phone_the_answers_stay_at_the_bottom(open_page: OpenPage, moment: str) -> None:
    """However long the sheet is, its answers are visible while any of it is."""
    page = open_page(size=PHONE, is_mobile=True, **CALM)
    table = sit_at(page, MOMENTS[moment], OTHERS)
    expect(table.sheet.locator("h2")).to_be_in_viewport()
    require_visible(*(table.button(name).last for name in ANSWERS[moment][:2]))
    require_controls_visible(table)
    assert violations(page) == []


def test_on_a_phone_the_whole_deed_is_visible_above_its_answers(open_page: OpenPage) -> None:
    table = sit_at(open_page(size=PHONE, is_mobile=True, **CALM), MOMENTS["purchase"], OTHERS)
    expect(table.sheet).to_contain_text("Left in cash")
    expect(table.sheet.locator("dl")).to_be_in_viewport(ratio=1)
    last, answers = table.sheet.locator("dl").bounding_box(), table.sheet.locator("footer").bounding_box()
    assert last
    assert answers
    assert last["y"] + last["height"] <= answers["y"]


def test_the_next_bidder_at_the_same_screen_does_not_see_what_was_entered(open_page: OpenPage) -> None:
    table = sit_at(open_page(size=LAPTOP, **CALM), MOMENTS["auction"])
    bid = table.sheet.get_by_role("spinbutton")
    table.button("+100").click()
    expect(bid).to_have_value("290")
    table.button("Up to 290 for me").click()
    expect(table.sheet).to_contain_text("190 bid by Ada 1")
    expect(bid).to_have_value("200")


def test_on_a_phone_the_controls_stay_below_a_hint_and_a_trade(open_page: OpenPage) -> None:
    table = sit_at(open_page(size=PHONE, is_mobile=True, **CALM), MOMENTS["turn"], OTHERS)
    require_controls_visible(table)
    table.button("Hint").click()
    require_visible(table.page.locator(".considered .primary"))
    require_controls_visible(table)
    table.button("Propose a deal").click()
    require_visible(table.button("Never mind"))
    require_controls_visible(table)
    table.button("Never mind").click()
    table.button("Invest").click()
    table.button("Two on each").click()
    require_visible(table.sheet.get_by_text("Left in cash"))  # the answers cover it until the page follows


def test_a_question_returns_after_another_sheet_was_opened(open_page: OpenPage) -> None:
    page = open_page(size=LAPTOP, **CALM)
    table = sit_at(page, MOMENTS["offer"], OTHERS)
    expect(table.button("Accept")).to_be_in_viewport(ratio=1)
    for open_something in (
        table.space("via_garibaldi"),
        table.button("Where did my money go?"),
        table.button("Genoese words"),
    ):
        open_something.click()
        expect(table.button("Accept")).to_have_count(0)
        assert violations(page) == []
        back = table.button("Answer the offer")
        require_visible(back)
        back.click()
        require_visible(table.button("Accept"), table.button("Decline"))


def test_a_refused_trade_is_announced_and_kept_for_a_better_offer(open_page: OpenPage) -> None:
    table = sit_at(open_page(size=LAPTOP, **CALM), MOMENTS["turn"], OTHERS)
    table.button("Propose a deal").click()
    table.sheet.locator("[data-asset=forno_da_fugassa]").click()
    write(table.sheet.get_by_label("and money, up to").last, "860")
    table.page.get_by_role("button", name="Offer it to Rosa").click()
    told = table.page.locator(".notices")
    expect(told).to_contain_text("Rosa: “For 700 less, perhaps.”")
    expect(told.get_by_role("link", name="GEN-S1")).to_be_visible()
    table.button("Propose a deal").click()
    require_visible(table.sheet.get_by_role("button", name="Close"))  # the announcement does not cover it
    table.button("Try that: 700").click()
    expect(table.sheet.get_by_label("and money, up to").last).to_have_value("160")
    expect(table.sheet.locator("[data-asset=forno_da_fugassa]")).to_have_attribute("aria-pressed", "true")


def test_a_phone_shows_what_asks_once_more_and_what_says_why_not(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, **CALM)
    table = sit_at(page, MOMENTS["debt"], OTHERS)
    table.button("Declare bankruptcy").click(force=True)  # it is grey
    assert fault_of(page.get_by_role("link", name="Rule GEN-F2").first, 0) == ""
    poor = replace(MOMENTS["debt"], cash=(20, 860, 430, 1710), owners={"via_camozzini": 0}, cubes={})
    table = sit_at(page, poor, OTHERS)
    table.button("Declare bankruptcy").click()
    assert fault_of(table.sure, FINGER_PX) == ""
