"""Pages about people and their matches."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import palanche
from tests.browser.axe import violations
from tests.browser.conftest import LAPTOP, PHONE, OpenPage, write
from tests.browser.server import ask, sign_in
from tests.browser.test_decisions import fault_of

ME, FREE = {"type": "me"}, {"type": "empty"}
MOST_PRESSES = 9
"""Moves of a first turn at most."""
CALM = {"reduced_motion": "reduce"}


def table(page: Page, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Open a table of Palermo at which seat 0 begins; the answer of the server."""
    wanted = {"game": "palermo", "options": {"first_player": 0}, "seats": seats, **more}
    made: dict[str, Any] = ask(page, "/tables", wanted)
    return made


def sit(page: Page, made: dict[str, Any]) -> None:
    """Follow an invitation, sit down and be ready."""
    page.goto(made["invite_url"])
    page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="I am ready").click()


def test_own_matches_are_on_the_start_page_and_each_links_to_the_next(open_page: OpenPage) -> None:
    ada, bea = open_page(size=LAPTOP), open_page()
    sign_in(ada, "Ada")
    sign_in(bea, "Bea")
    alone = table(ada, ME, ME, ME, start=True)["table"]["match"]
    shared = table(bea, ME, FREE, ME)
    sit(ada, shared)
    bea.goto(f"/match/{shared['table']['match']}")
    bea.get_by_role("button", name="Start").click()

    ada.goto("/")
    mine = ada.get_by_role("region", name="Your matches")
    expect(mine.get_by_role("link", name="Palermo")).to_have_count(2)
    expect(mine.get_by_role("link", name="Palermo").first).to_contain_text("Your turn")
    expect(mine.get_by_role("link", name="Palermo").last).to_contain_text("It is Bea")
    play = ada.get_by_role("button", name="Play now").first.bounding_box()
    assert play is not None
    assert play["y"] + play["height"] < LAPTOP["height"], "in view without scrolling"

    ada.get_by_role("link", name="All my matches").click()
    expect(ada.get_by_role("heading", name="Finished")).to_be_visible()
    ada.get_by_role("link", name="It is Bea").click()
    ada.get_by_role("link", name="Next match").click()
    expect(ada).to_have_url(f"{ada.url.partition('/match/')[0]}/match/{alone}")
    expect(ada).to_have_title("● Your turn · Ludoteca")
    assert ada.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"


def test_entries_since_the_last_visit_are_played_back(open_page: OpenPage) -> None:
    ada, bea = open_page(), open_page()
    sign_in(ada, "Ada")
    sign_in(bea, "Bea")
    made = table(bea, ME, FREE, ME)
    sit(ada, made)
    bea.goto(f"/match/{made['table']['match']}")
    bea.get_by_role("button", name="Start").click()
    expect(ada.get_by_text("It is Bea")).to_be_visible()
    ada.goto("/settings")
    bea.get_by_role("tab", name="Moves").click()
    bea.get_by_role("button", name="Lay the Start/Finish tile").first.click()
    expect(bea.get_by_role("button", name="Lay a house").first).to_be_visible()
    with ada.expect_response("**/since/0*") as response:
        ada.goto(f"/match/{made['table']['match']}")
    assert [page["seq"] for page in response.value.json()["pages"]] == [0, 1]
    expect(ada.locator(".log .seq").last).to_have_text("1")
    expect(ada.get_by_role("button", name="Skip")).to_have_count(0)


def test_an_undo_by_another_player_is_announced_over_the_board(open_page: OpenPage) -> None:
    ada, bea = open_page(size=LAPTOP, **CALM), open_page(size=PHONE, **CALM)
    sign_in(ada, "Ada")
    sign_in(bea, "Bea")
    made = table(ada, ME, FREE, ME)
    sit(bea, made)
    ada.goto(f"/match/{made['table']['match']}")
    ada.get_by_role("button", name="Start").click()
    ada.get_by_role("tab", name="Moves").click()
    ada.get_by_role("button", name="Lay the Start/Finish tile").first.click()
    expect(bea.locator(".log .seq").last).to_have_text("1")
    ada.get_by_role("button", name="Undo").click()
    told = bea.locator(".notices")
    expect(told).to_contain_text("took back a move")
    expect(told.get_by_role("link", name="LUD-U1")).to_be_visible()
    assert violations(bea) == []


def test_a_request_to_take_back_covers_nothing_and_its_refusal_is_announced(open_page: OpenPage) -> None:
    ada, bea = (open_page(size=LAPTOP, **CALM) for _ in range(2))
    sign_in(ada, "Ada")
    wanted = {"game": "palanche", "options": {"first": 0}, "seats": [{"type": "me"}, {"type": "empty"}]}
    made = ask(ada, "/tables", {**wanted, "open": False})
    sign_in(bea, "Bea")
    sit(bea, made)
    ada.goto(f"/match/{made['table']['match']}")
    bea.get_by_label("Say something").fill("Hello!")
    bea.get_by_role("button", name="Send").click()
    expect(ada.get_by_text("Hello!")).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    bea.locator("[data-space]").first.wait_for()
    for page in (ada, bea):
        expect(page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()  # nothing is unread
    table = palanche.Table(ada)
    roll = ".front .panel .primary"
    for _ in range(MOST_PRESSES):
        ada.locator(".turn.mine").or_(ada.get_by_text("It is Bea’s turn")).first.wait_for()
        if not ada.locator(".turn.mine").count():
            break
        newest = table.newest()
        ada.get_by_role("button", name=re.compile("^(Buy for|End the turn)")).or_(
            ada.locator(roll)
        ).first.click()
        table.wait_for_newer(newest)
    newest = table.newest()
    bea.locator(roll).click()
    table.wait_for_newer(newest)
    ada.get_by_role("button", name="Undo").click()
    asked = bea.locator(".asked")
    expect(asked).to_contain_text("Ada would like to take back a move: “")
    assert fault_of(bea.locator(roll).first, 0) == ""
    asked.get_by_role("button", name="No").click()
    expect(ada.get_by_text("Bea does not agree: the move stands.").first).to_be_visible()


def test_a_player_is_reported_and_blocked_takes_a_vacation_and_deletes_the_account(
    open_page: OpenPage,
) -> None:
    ada, eve = open_page(), open_page()
    sign_in(ada, "Ada")
    evil = sign_in(eve, "Eve")
    made = table(ada, ME, FREE, ME, clock={"type": "days", "days": 3})
    sit(eve, made)
    ada.goto(f"/match/{made['table']['match']}")
    ada.get_by_role("button", name="Start").click()
    eve.get_by_role("tab", name="Chat").click()
    eve.get_by_label("Say something").fill("You play like a policeman.")
    eve.get_by_role("button", name="Send").click()
    expect(eve.get_by_role("log")).to_contain_text("like a policeman")
    expect(eve.get_by_role("button", name="About what")).to_have_count(0)

    ada.get_by_role("tab", name="Chat").click()
    chat = ada.get_by_role("log")
    expect(chat).to_contain_text("like a policeman")
    chat.get_by_role("button", name="About what Eve said").click()
    assert violations(ada) == []
    ada.get_by_role("button", name="Report this line").click()
    expect(ada.get_by_role("status").filter(has_text="reported")).to_be_visible()
    ada.keyboard.press("Escape")
    chat.get_by_role("button", name="About what Eve said").click()
    ada.get_by_role("button", name="Block Eve").click()
    expect(ada.get_by_role("status").filter(has_text="blocked")).to_be_visible()
    ada.keyboard.press("Escape")
    expect(chat).not_to_contain_text("like a policeman")

    eve.goto("/profile")
    write(eve.get_by_label("Days"), "5")
    eve.get_by_role("button", name="I am away").click()
    expect(eve.get_by_text("You are away until")).to_be_visible()
    expect(ada.get_by_role("list", name="Seats")).to_contain_text("away until")

    ada.goto("/profile")
    blocked = ada.get_by_role("region", name="People you have blocked")
    blocked.get_by_role("link", name="Eve").click()
    ada.get_by_role("button", name="Block no more").click()
    expect(ada.get_by_role("button", name="Block Eve")).to_be_visible()

    eve.get_by_role("button", name="Delete me and my data").click()
    eve.get_by_role("button", name="Yes, delete me").click()
    expect(eve).to_have_url(re.compile(r"/$"))
    assert eve.request.get("/api/v1/session").json() is None
    assert ada.request.get(f"/api/v1/players/{evil}/statistics").status == 404


def test_two_people_become_friends_and_one_invites_the_other(open_page: OpenPage) -> None:
    ada, bea = open_page(size=LAPTOP), open_page(size=PHONE)
    sign_in(ada, "Ada")
    sign_in(bea, "Bea")
    made = table(ada, ME, FREE, ME, open=True)
    sit(bea, made)
    ada.goto(f"/match/{made['table']['match']}")
    ada.get_by_role("link", name="Bea").click()
    ada.get_by_role("button", name="Ask Bea to be friends").click()
    expect(ada.get_by_text("has not answered yet")).to_be_visible()

    bea.goto("/")
    bea.get_by_role("link", name="Ada would like to be your friend").click()
    theirs = bea.get_by_role("region", name="Friends")
    assert violations(bea) == []
    theirs.get_by_role("button", name="Yes, be friends with Ada").click()
    expect(theirs.get_by_role("button", name="Remove Ada")).to_be_visible()

    ada.goto("/profile")
    mine = ada.get_by_role("region", name="Friends")
    expect(mine.get_by_text("here now")).to_be_visible()
    expect(mine.get_by_role("link", name="Palermo")).to_contain_text("Bea")
    assert violations(ada) == []

    bea.goto("/settings")
    secret = table(ada, ME, FREE, ME)
    ada.goto(f"/match/{secret['table']['match']}")
    ada.get_by_role("button", name="Invite Bea").click()
    expect(ada.get_by_text("Bea sees your invitation now.")).to_be_visible()
    expect(bea.get_by_text("Ada invites you to a table: Palermo")).to_be_visible()
    assert violations(ada) == violations(bea) == []
    bea.get_by_role("link", name="Go there").click()
    bea.get_by_role("button", name="Sit here").click()
    expect(ada.get_by_role("link", name="Bea")).to_be_visible()

    bea.goto("/profile")
    theirs.get_by_role("button", name="Remove Ada").click()
    expect(bea.get_by_text("Ada is no longer among your friends.")).to_be_visible()


def test_accounts_leaderboard_and_watching_a_match(open_page: OpenPage) -> None:
    ada, bea = open_page("/profile", size=LAPTOP), open_page()
    sign_in(bea, "Bea")
    ada.get_by_role("link", name="Make an account").click()
    ada.get_by_label("Name").fill("Ada Keeps")
    ada.get_by_label("Password", exact=True).fill("correct horse")
    ada.get_by_role("button", name="Make an account").click()
    ada.get_by_role("button", name="Log out").click()
    ada.get_by_role("link", name="Log in").click()
    ada.get_by_label("Name").fill("Ada Keeps")
    ada.get_by_label("Password", exact=True).fill("correct horse")
    ada.get_by_role("button", name="Log in", exact=True).click()
    expect(ada.get_by_role("navigation", name="Places")).to_contain_text("Ada Keeps")

    made = table(ada, ME, {"type": "bot", "level": "easy"}, {"type": "bot", "level": "normal"}, open=True)
    ada.goto(f"/match/{made['table']['match']}")
    ada.get_by_role("button", name="Start").click()
    bea.goto("/lobby")
    bea.get_by_role("region", name="Being played").get_by_role("link", name="Ada Keeps").click()
    expect(ada.get_by_text("one person is watching")).to_be_visible()
    ada.get_by_role("tab", name="Moves").click()
    ada.get_by_role("button", name="Lay the Start/Finish tile").first.click()
    ada.get_by_role("button", name="Leave").click()
    ada.get_by_role("button", name="Give up").click()
    expect(ada.get_by_text("Ada Keeps gave up.")).to_be_visible()
    bea.goto("/leaders/palermo")
    rows = bea.get_by_role("row")
    expect(rows.filter(has_text="Ada Keeps")).to_have_count(1)
    expect(rows.filter(has_text="Bot: easy")).to_have_count(1)
    bea.get_by_role("link", name="Ada Keeps").click()
    expect(bea.get_by_role("heading", name="Ada Keeps")).to_be_visible()
