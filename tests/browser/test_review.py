"""The review of a match in the browser: made in the background, drawn, explained, and marked in the log."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from ludoteca import play_match, to_file
from tests.browser.axe import violations
from tests.browser.conftest import MATCH_MS, PHONE, WIDE, OpenPage
from tests.browser.server import ROOT, ask, sign_in

LESSON = ROOT / "client" / "src" / "games" / "villa_paletti" / "lesson.json"


def played(most_actions: int | None = None) -> bytes:
    """A match of Palanche, as a file, in which the review finds better moves."""
    match = play_match(
        "palanche", ["uniform"] * 2, 8, {"length": "rounds:1"}, record=True, most_actions=most_actions
    ).match
    assert match is not None
    return to_file(match)


def import_match(page: Page, file: bytes) -> tuple[str, str]:
    """Import a match; its id, and the key to see it."""
    sign_in(page, "Ada")
    made = ask(page, "/matches", file)
    return made["table"]["match"], made["share"]


@pytest.mark.parametrize(("size", "dark"), [(WIDE, False), (PHONE, True)], ids=["wide-light", "phone-dark"])
def test_a_match_is_reviewed(open_page: OpenPage, size: ViewportSize, dark: bool) -> None:
    page = open_page(size=size, dark=dark, reduced_motion="reduce")
    name, key = import_match(page, played())
    page.goto(f"/match/{name}?key={key}")
    page.get_by_role("link", name="Review").click()
    findings = page.get_by_role("region", name="Review")
    expect(findings).to_be_visible(timeout=MATCH_MS)
    assert violations(page) == []
    expect(page.get_by_role("img", name="Chance to win")).to_be_visible()

    findings.get_by_role("button").filter(has_text="Ada 1").first.click()
    expect(page.get_by_text("Entry 9 of 15")).to_be_visible()
    findings.get_by_role("button", name="Better move").first.click()
    expect(page.get_by_text("Entry 5 of 15")).to_be_visible()
    expect(page.get_by_role("region", name="What you can do")).to_contain_text("Hint:")
    expect(page.get_by_role("button", name="Do it")).to_have_count(0)
    findings.get_by_role("button", name="As played").first.click()
    expect(page.get_by_text("Entry 6 of 15")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    marked = page.locator(".log li").filter(has=page.get_by_role("img", name="a better move was possible"))
    expect(marked).to_have_count(1)
    page.get_by_label("What is drawn").select_option(label="Wealth")
    expect(page.get_by_role("img", name="Wealth")).to_be_visible()
    page.get_by_label("Entry 6 of 15").press("End")
    expect(marked).to_have_count(2)  # two of the three are bids of one auction, which has one line
    assert violations(page) == []


def test_a_review_without_chances_draws_measures_and_exists_only_after_the_end(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce", locale="it-IT")
    name, key = import_match(page, LESSON.read_bytes())
    page.goto(f"/review/{name}/0?key={key}")
    expect(page.get_by_role("img", name="Millimetri prima che crolli")).to_be_visible(timeout=MATCH_MS)
    expect(page.get_by_role("region", name="Analisi")).to_contain_text("Millimetri prima che crolli")
    expect(page.locator("body")).not_to_contain_text("‹")
    name, key = import_match(page, played(most_actions=3))
    page.goto(f"/review/{name}/0?key={key}")
    expect(page.get_by_role("link", name="Alla partita com’è ora")).to_be_visible()
