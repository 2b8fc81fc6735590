"""Leaving a match: calling it off, ending it together, giving up; names at one screen; a rematch."""

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.server import sign_in
from tests.browser.test_people import ME, sit, table


def test_a_match_is_called_off_ended_together_and_given_up(open_page: OpenPage) -> None:
    ada, bea = open_page(size=LAPTOP), open_page(size=PHONE, dark=True)
    sign_in(ada, "Ada")
    sign_in(bea, "Bea")
    made = table(ada, ME, {"type": "empty"}, {"type": "bot", "level": "easy"})
    sit(bea, made)
    ada.goto(f"/match/{made['table']['match']}")
    ada.get_by_role("button", name="Start").click()
    expect(ada.get_by_role("list", name="Seats")).to_contain_text("Rosa")
    expect(ada.get_by_role("list", name="Seats")).to_contain_text("easy")

    bea.get_by_role("button", name="Leave").click()
    expect(bea.get_by_role("dialog")).to_be_visible()
    assert violations(bea) == []
    bea.get_by_role("button", name="Call the match off").click()
    for page in (ada, bea):
        expect(page.get_by_role("heading", name="The match ended without a result")).to_be_visible()
        expect(page.get_by_role("button", name="Leave")).to_have_count(0)
        expect(page.locator("svg.board .slot.open")).to_have_count(0)  # no seat has a decision any more
    assert violations(ada) == []
    called_off = made["table"]["match"]

    ada.get_by_role("button", name="Play again").click()
    expect(ada.get_by_role("button", name="Start")).to_be_visible()
    bea.get_by_role("link", name="Join them").click()
    bea.get_by_role("button", name="I am ready").click()
    ada.get_by_role("button", name="Start").click()
    # All players have moved one seat further: the bot begins, then Ada.
    ada.get_by_role("tab", name="Moves").click()
    ada.get_by_role("button", name="Lay a house").first.click()
    ada.get_by_role("button", name="Leave").click()
    expect(ada.get_by_role("button", name="Call the match off")).to_have_count(0)
    ada.get_by_role("button", name="Propose to end the match").click()
    expect(ada.get_by_role("button", name="Never mind")).to_be_visible()
    bea.get_by_role("button", name="I play on").click()
    expect(ada.get_by_role("button", name="Never mind")).to_have_count(0)

    bea.get_by_role("button", name="Leave").click()
    expect(bea.get_by_text("A bot goes on in Bea’s seat")).to_be_visible()
    bea.get_by_role("button", name="Give up").click()
    expect(ada.get_by_role("list", name="Seats")).not_to_contain_text("Bea")
    ada.get_by_role("button", name="Leave").click()
    ada.get_by_role("button", name="Give up").click()
    expect(ada.get_by_text("Ada gave up.")).to_be_visible()

    ada.get_by_role("link", name="The story of the match").click()
    expect(ada.get_by_text("Ada gave up.")).to_be_visible()
    expect(ada.locator(".ranks .name")).to_have_count(3)
    expect(ada.locator(".ranks strong")).to_have_count(0)  # there are no scores
    ada.goto(f"/story/{called_off}")
    expect(ada.get_by_role("heading", name="The match ended without a result")).to_be_visible()
    expect(ada.get_by_role("link", name="Watch it again")).to_be_visible()


def test_players_at_one_screen_are_addressed_by_name(open_page: OpenPage) -> None:
    page = open_page()
    sign_in(page, "Ada")
    seats = ({"type": "me", "name": "Anna"}, {"type": "me", "name": "Ben"}, {"type": "bot"})
    made = table(page, *seats, start=True)
    page.goto(f"/match/{made['table']['match']}")
    expect(page.get_by_text("Anna, your turn")).to_be_visible()
