"""Screenshots of new tables, waiting rooms, leaving, finished matches, accounts, friends and leaders."""

from typing import Any

from playwright.sync_api import Browser, Page
from tests.browser.server import ask, sign_in
from tests.browser.test_people import FREE, ME, sit, table

from ludoteca import play_match, to_file

from . import Draw

EASY = {"type": "bot", "level": "easy"}
PASSWORD = "correct horse"
REVIEW_MS = 300_000


def pictures(page: Page, draw: Draw) -> None:
    """Take signing in; a table of two people that is called off; friends; the story of a match."""
    page.goto("/login")
    draw("login")
    page.goto("/login/new")
    name = f"Ada {page.viewport_size and page.viewport_size['width']} {id(draw) % 1000}"
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    draw("account")
    page.get_by_role("button", name="Make an account").click()
    page.get_by_role("button", name="Log out").wait_for()
    draw("profile-new")
    for game in ("palermo", "palanche", "villa_paletti"):
        page.goto(f"/new/{game}")
        page.get_by_text("Change the rules").click()
        draw(f"rules-of-{game}")
    browser = page.context.browser
    assert browser
    with_bea(page, browser, draw)
    with_a_result(page, draw)
    told(page, draw)


def with_bea(page: Page, browser: Browser, draw: Draw) -> None:
    """Take a second person who sits down, the match called off, and the two becoming friends."""
    context = browser.new_context(base_url=page.url.split("/new")[0], locale="en-GB")
    bea = context.new_page()
    player = sign_in(bea, "Bea")
    made = table(page, ME, FREE, EASY, open=True)
    match = made["table"]["match"]
    page.goto(f"/match/{match}")
    draw("waiting-alone")
    sit(bea, made)
    page.get_by_role("link", name="Bea").wait_for()
    draw("waiting")
    bea.goto("/lobby")
    page.goto("/lobby")
    draw("lobby")
    page.goto(f"/match/{match}")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Leave").click()
    draw("leaving")
    page.get_by_role("button", name="Call the match off").click()
    page.get_by_role("heading", name="without a result").wait_for()
    draw("called-off")
    page.goto(f"/story/{match}")
    draw("story-called-off")
    page.goto(f"/profile/{player}")
    page.get_by_role("button", name="Ask Bea to be friends").click()
    draw("somebody-else")
    bea.goto("/profile")
    bea.get_by_role("button", name="Yes, be friends").click()
    page.goto("/profile")
    draw("friends")
    bea.goto("/profile")
    context.close()


def with_a_result(page: Page, draw: Draw) -> None:
    """Take a rated match that is given up, and the leaders."""
    made = table(page, ME, EASY, EASY, start=True)
    page.goto(f"/match/{made['table']['match']}")
    page.get_by_role("tab", name="Moves").click()
    page.get_by_role("button", name="Lay the Start/Finish tile").first.click()
    page.get_by_role("button", name="Share").click()
    draw("sharing")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    draw("keys")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Give up").click()
    page.locator(".over").wait_for()
    draw("given-up")
    page.goto("/leaders/palermo")
    draw("leaders")


def told(page: Page, draw: Draw) -> None:
    """Take the stories of whole matches, a review, and the list of matches."""
    for game, options in (("palermo", {}), ("palanche", {"length": "rounds:3"})):
        match = bring(page, game, options)
        page.goto(f"/story/{match}")
        draw(f"story-{game}")
        if game == "palermo":
            continue  # its review takes too long
        page.goto(f"/review/{match}/0")
        page.get_by_role("region", name="Review").wait_for(timeout=REVIEW_MS)
        draw(f"review-{game}")
    table(page, ME, ME, ME, start=True)
    page.goto("/matches")
    draw("matches")
    page.goto("/")
    draw("shelf-with-matches")
    page.goto("/profile")
    draw("profile")


def bring(page: Page, game: str, options: dict[str, Any]) -> str:
    """Upload a match of bots as a file; returns its id."""
    match = play_match(game, ["easy"] * 3, 5, options, record=True).match
    assert match is not None
    return str(ask(page, "/matches", to_file(match))["table"]["match"])
