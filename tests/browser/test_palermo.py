"""Palermo in the browser: whole matches by mouse, keyboard and touch, and by two people."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import BY_FINGER, LAPTOP, MATCH_MS, PHONE, OpenPage
from tests.browser.palermo import Table, begin_walking, let_a_bot_go_on, see_the_end, sit_down

CELLS_ACROSS = 16
"""Cells of the board with the score track on both sides."""
FINGER_PX = 44
CALM = {"reduced_motion": "reduce"}


def test_a_match_by_mouse(open_page: OpenPage) -> None:
    page = open_page(**CALM)
    table = sit_down(page)
    table.by_mouse()
    assert table.board.evaluate("board => getComputedStyle(board).outlineStyle") == "none", (
        "a click must not show a focus ring"
    )
    table.play_on(table.by_mouse)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_label(re.compile("Entry 0 of"))).to_be_visible()


def test_a_match_by_keyboard_only(open_page: OpenPage) -> None:
    page = open_page(**CALM)
    play = page.get_by_role("button", name="Play now").first
    expect(play).to_be_enabled()
    play.press("Enter")
    page.wait_for_url("**/match/*")
    table = Table(page)
    assert not table.is_over()
    page.keyboard.press("Tab")
    for _ in range(12):
        if page.evaluate("document.activeElement?.getAttribute('role')") == "application":
            break
        page.keyboard.press("Tab")
    expect(table.board).to_be_focused()
    table.play_on(table.by_keyboard)
    expect(table.over).to_be_visible()


@BY_FINGER
def test_a_match_by_finger_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, is_mobile=True, **CALM)
    table = sit_down(page)
    closer = page.get_by_role("button", name="Look closer at the board")
    closer.tap()
    box = table.board.bounding_box()
    assert box
    assert box["width"] / CELLS_ACROSS >= FINGER_PX
    closer.tap()
    table.play_on(table.by_finger)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


PRINT = """(text) => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}"""
READABLE_PX = 11


def test_text_on_the_board_is_large_enough(open_page: OpenPage) -> None:
    """The names of cells, which hints and the log use; on a phone the cost and income of a walk."""
    laptop = sit_down(open_page(size=LAPTOP, **CALM))
    assert laptop.board.locator("text.row").first.evaluate(PRINT) >= READABLE_PX
    phone = open_page(size=PHONE, **CALM)
    begin_walking(phone)
    phone.get_by_role("button", name="Hint").click()
    assert phone.locator(".price text").evaluate(PRINT) >= READABLE_PX


@pytest.mark.parametrize(("locale", "name"), [("en", "Police stone"), ("fr", "Policier")])
def test_on_a_phone_the_controls_do_not_cover_walk_and_policeman(
    open_page: OpenPage, locale: str, name: str
) -> None:
    page = open_page(size=PHONE, locale=locale, **CALM)
    begin_walking(page)
    foot = page.get_by_role("button", name=name, exact=True).bounding_box()
    edge = page.locator(".always").bounding_box()
    assert foot
    assert edge
    assert foot["y"] + foot["height"] <= edge["y"]


def test_a_hint_stays_while_the_pointer_follows_its_plan(open_page: OpenPage) -> None:
    page = open_page(size=LAPTOP, **CALM)
    begin_walking(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".considered")
    expect(hint).to_contain_text("Hint:")
    said = hint.inner_text()
    board = page.locator("svg.board").bounding_box()
    assert board
    for part in (0.3, 0.5, 0.7):
        page.mouse.move(board["x"] + part * board["width"], board["y"] + part * board["height"])
    page.mouse.move(5, 5)
    expect(hint).to_have_text(re.compile(re.escape(said.split("\n")[0])))
    expect(page.locator("svg.board .plan")).to_be_visible()
    page.locator("svg.board").press("n")  # a move that the player considers is no hint
    expect(hint).not_to_contain_text("Hint:")
    expect(hint.get_by_role("listitem")).to_have_count(0)


def test_two_people_and_a_reload_in_the_middle(open_page: OpenPage) -> None:
    ada = open_page("/new/palermo", **CALM)
    ada.get_by_label("Player 2").select_option("empty")
    ada.get_by_text("Change the rules").click()
    ada.get_by_label("Who begins").select_option(label="seat 1")
    ada.get_by_role("button", name="Open the table and invite").click()
    invitation = ada.get_by_label("Link to sit down").input_value()
    ben = open_page(invitation, **CALM)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    ben.get_by_role("button", name="I am ready").click()
    expect(ada.get_by_text("Ben").first).to_be_visible()
    ada.get_by_role("button", name="Start").click()

    tables = [Table(ada), Table(ben)]
    for at_turn in (0, 0, 1, 0, 1, 0, 1):  # the first player lays the start tile and a house
        assert not tables[at_turn].is_over()
        newest = tables[at_turn].newest()
        tables[at_turn].by_mouse()
        tables[at_turn].wait_for_newer(newest)
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("Nice town!")
    ada.keyboard.press("Enter")
    ben.get_by_role("tab", name=re.compile("Chat")).click()
    expect(ben.get_by_text("Nice town!")).to_be_visible()

    ada.reload()
    expect(tables[0].board).to_be_visible()
    for table in tables:
        table.page.get_by_role("tab", name="Log").click()
    same_log(ada, ben)

    ben.context.set_offline(True)
    ben.context.set_offline(False)
    for table in tables:
        let_a_bot_go_on(table.page)
    for table in tables:
        table.over.wait_for(timeout=MATCH_MS)
    same_log(ada, ben)


def same_log(ada: Page, ben: Page) -> None:
    """Check that both pages show the same last entry."""
    last = ada.locator(".log .seq").last.inner_text()
    expect(ben.locator(".log .seq").last).to_have_text(last)


def test_a_refused_move_is_explained_and_a_hint_shows_its_plan(open_page: OpenPage) -> None:
    page = open_page(**CALM)
    table = sit_down(page)
    for _ in range(2):  # the start tile and a house, if we begin
        if not table.is_over() and table.board.locator(".slot.open").count() > 20:
            newest = table.newest()
            table.click(table.board.locator(".slot.open").first)
            table.wait_for_newer(newest)
    assert not table.is_over()
    closed = table.board.locator(".slot:not(.open)").first
    table.click(closed)
    why = page.get_by_role("link", name=re.compile("Rule PAL-B"))
    expect(why).to_be_visible()
    with page.context.expect_page() as opened:
        why.click()
    expect(opened.value.locator("h3.here")).to_be_visible()
    opened.value.close()
    for _ in range(2):  # so that the plan has several doors
        newest = table.newest()
        table.hint().click()
        table.wait_for_newer(newest)
        assert not table.is_over()
    table.hint()
    expect(table.board.locator(".plan text").nth(1)).to_have_text("2")
    expect(page.locator(".reasons")).to_contain_text("in this order")


def test_the_cost_of_a_walk_is_explained(open_page: OpenPage) -> None:
    page = open_page(**CALM)
    see_the_end(page)
    page.locator(".number").last.click()
    expect(page.locator(".why")).to_be_visible()
    page.get_by_text("The board in words").click()
    expect(page.locator("details li").first).to_contain_text("over")


def test_a_town_is_built_in_the_workshop_and_played(open_page: OpenPage) -> None:
    page = open_page("/workshop/palermo", **CALM)
    page.get_by_role("button", name="C3: empty").click()
    page.get_by_role("button", name="Start/Finish tile").click()
    page.get_by_role("button", name="Fill the rest").click()
    code = page.get_by_label("Town code").input_value()
    assert len(code.replace("-", "")) == 38
    assert code in page.url
    page.reload()
    expect(page.get_by_label("Town code")).to_have_value(code)
    page.get_by_role("link", name="Play in this town").click()
    expect(page.get_by_text("Different from the printed rules")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("svg.board .open").first).to_be_visible()


def test_the_lesson_is_played(open_page: OpenPage) -> None:
    page = open_page("/learn/palermo", newcomer=True, **CALM)
    page.get_by_role("button", name="Next").click()
    table = Table(page)
    table.click(table.board.locator(".slot.open"))
    expect(page.get_by_role("heading", name="The first house")).to_be_visible()
    expect(table.prompt).to_contain_text("lay it anywhere")
    table.click(table.board.locator(".slot.open"))
    expect(page.get_by_role("heading", name="Wall to wall")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Wall to wall")).to_be_visible()
    page.goto("/learn/palermo/14")
    expect(page.get_by_role("heading", name="The end")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.get_by_label("Your name").fill("Zita")
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Zita")
    expect(page.get_by_role("list", name="Seats")).to_contain_text("easy")


def test_a_replay_has_an_address_for_every_position(open_page: OpenPage) -> None:
    page = open_page(**CALM)
    table = see_the_end(page)
    page.get_by_role("link", name="Watch it again").click()
    position = page.get_by_role("slider")
    position.fill("20")
    page.wait_for_url(re.compile(r"/replay/\w+/20\b"))
    assert violations(page) == []
    page.reload()
    expect(position).to_have_value("20")
    position.press("End")
    expect(page.get_by_role("button", name="One move ahead")).to_be_disabled()
    page.go_back()
    expect(table.board).to_be_visible()
