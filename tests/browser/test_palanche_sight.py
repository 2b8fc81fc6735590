"""Palanche: whatever is asked, the question and all that answers it are in sight, also on a laptop."""

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tools.screenshots.palanche import MOMENTS, OTHERS

from tests.browser.axe import violations
from tests.browser.conftest import LAPTOP, PHONE, WIDE, OpenPage, write
from tests.browser.palanche import Table, new_table, sit_at

CALM = {"reduced_motion": "reduce"}
ANSWERS = {
    "turn": ("Roll the dice", "Propose a deal", "Auction a card"),
    "purchase": ("Buy for 300", "No: auction it", "Propose a deal", "Auction a card"),
    "ride": ("Ride", "Walk on"),
    "auction": ("Bid 190", "Drop out", "+10", "+50", "+100"),
    "offer": ("Accept", "Counter", "Decline"),
    "debt": ("Propose a deal", "Auction a card", "Declare bankruptcy"),
}
"""The buttons of each moment."""
TOOLS = ("Undo", "Hint", "Let a bot play", "Share", "Leave")
UNCUT = "part => part.scrollHeight <= part.clientHeight + 1"
"""Whether all of something that could scroll is shown."""
WHOLE = "part => part.scrollWidth <= part.clientWidth"
"""Whether a line, or what is written in a field, is shown to its end."""


def in_sight(*parts: Locator) -> None:
    """Each of them is shown whole, and nothing lies over its middle."""
    for part in parts:
        expect(part).to_be_in_viewport(ratio=0.99)
        part.click(trial=True)


def tools_are_in_sight(table: Table) -> None:
    for name in TOOLS:
        expect(table.button(name)).to_be_in_viewport(ratio=0.99)


def everything_is_in_sight(table: Table, answers: tuple[str, ...]) -> None:
    """The question, its answers, the estate and the tools; nothing has to be scrolled for."""
    # What cannot be done now is grey, but answers why.
    in_sight(*(table.button(name).first for name in answers if table.button(name).first.is_enabled()))
    tools_are_in_sight(table)
    expect(table.page.locator(".estate")).to_be_in_viewport(ratio=0.99)
    expect(table.page.locator(".log li").last).to_be_in_viewport(ratio=0.99)
    for scrolling in table.page.locator(".front, .sheet .content").all():
        assert scrolling.evaluate(UNCUT)
    assert not table.page.evaluate("document.documentElement.scrollHeight > innerHeight")


@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
@pytest.mark.parametrize("moment", ANSWERS)
def test_a_question_and_its_answers_are_in_sight(
    open_page: OpenPage, moment: str, size: ViewportSize
) -> None:
    page = open_page(size=size, **CALM)
    table = sit_at(page, MOMENTS[moment], OTHERS)
    everything_is_in_sight(table, ANSWERS[moment])
    for field in table.sheet.get_by_role("spinbutton").all():
        assert field.evaluate(WHOLE)
    assert violations(page) == []


def test_six_at_a_table_fit_a_laptop(open_page: OpenPage) -> None:
    table = new_table(open_page(size=LAPTOP, **CALM), 5, {"first": 0, "length": "short"})
    everything_is_in_sight(table, ANSWERS["turn"])
    for name in table.page.get_by_role("list", name="Seats").locator(".name").all():
        assert name.evaluate(WHOLE)


@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
def test_a_deal_is_laid_out_and_sent_without_scrolling(open_page: OpenPage, size: ViewportSize) -> None:
    table = sit_at(open_page(size=size, **CALM), MOMENTS["turn"], OTHERS)
    table.button("Propose a deal").click()
    sheet = table.sheet
    sheet.locator("[data-asset=boccadasse]").click()
    sheet.locator("[data-asset=gradinata_sud]").click()
    expect(sheet).to_contain_text("stands complete!")
    in_sight(
        table.page.get_by_role("button", name="Offer it to Rosa"),
        table.button("Never mind"),
        *sheet.locator("[data-asset]").all(),
        *sheet.get_by_label("and money, up to").all(),
    )
    assert sheet.locator(".content").evaluate(UNCUT)
    assert violations(table.page) == []


@pytest.mark.parametrize("moment", ["auction", "offer", "debt"])
def test_on_a_phone_the_answers_stay_at_the_bottom(open_page: OpenPage, moment: str) -> None:
    """However long the sheet: what answers it is in sight as long as any of it is."""
    page = open_page(size=PHONE, is_mobile=True, **CALM)
    table = sit_at(page, MOMENTS[moment], OTHERS)
    expect(table.sheet.locator("h2")).to_be_in_viewport()
    in_sight(*(table.button(name).last for name in ANSWERS[moment][:2]))
    tools_are_in_sight(table)
    assert violations(page) == []


def test_on_a_phone_the_tools_stay_below_a_hint_and_a_deal(open_page: OpenPage) -> None:
    table = sit_at(open_page(size=PHONE, is_mobile=True, **CALM), MOMENTS["turn"], OTHERS)
    tools_are_in_sight(table)
    table.button("Hint").click()
    in_sight(table.page.locator(".considered .primary"))
    tools_are_in_sight(table)
    table.button("Propose a deal").click()
    in_sight(table.button("Never mind"))
    tools_are_in_sight(table)


def test_a_question_comes_back_from_behind_what_was_opened(open_page: OpenPage) -> None:
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
        in_sight(back)
        back.click()
        in_sight(table.button("Accept"), table.button("Decline"))


def test_a_deal_that_is_turned_down_is_told_and_stays_for_a_better_offer(open_page: OpenPage) -> None:
    table = sit_at(open_page(size=LAPTOP, **CALM), MOMENTS["turn"], OTHERS)
    table.button("Propose a deal").click()
    table.sheet.locator("[data-asset=forno_da_fugassa]").click()
    write(table.sheet.get_by_label("and money, up to").last, "860")
    table.page.get_by_role("button", name="Offer it to Rosa").click()
    told = table.page.locator(".notices")
    expect(told).to_contain_text("turns the offer down")
    expect(told.get_by_role("link", name="GEN-S1")).to_be_visible()
    table.button("Propose a deal").click()
    in_sight(table.sheet.get_by_role("button", name="Close"))  # what was told does not lie over it
    expect(table.sheet.locator("[data-asset=forno_da_fugassa]")).to_have_attribute("aria-pressed", "true")
