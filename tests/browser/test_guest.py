"""Guest games without a client of their own are played in the browser, from the start page to the end."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, WIDE, OpenPage, write
from tests.browser.server import ROOT, start_server

GUESTS = {
    "toy": "tests.toy.rules",
    "drawn": "tests.browser.drawn.rules",
    "nim": "ludoteca_nim",
    "liars_dice": "ludoteca_liars_dice",
    "torn": "no_such_module",
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with installed guest games."""
    folder = tmp_path_factory.mktemp("guests")
    installed = folder / "guests-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1\n")
    entries = [f"{key} = {module}:GAME" for key, module in GUESTS.items()]
    (installed / "entry_points.txt").write_text("\n".join(["[ludoteca.games]", *entries]))
    examples = ROOT / "examples"
    packages = (folder, ROOT, examples / "nim", examples / "liars_dice")
    with start_server(folder, packages=packages) as found:
        yield found


def no_key_shows(page: Page) -> None:
    """Check that no missing text is shown as its key in angle quotes."""
    expect(page.locator("body")).not_to_contain_text(re.compile("‹[a-z]"))


def press(page: Page, button: Locator) -> None:
    """Go to a button by keyboard alone, and press it."""
    expect(button).to_be_enabled()
    for _ in range(60):
        if button.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def play_to_the_end(page: Page) -> None:
    """Roll until the match is over."""
    roll = page.get_by_role("button", name="Roll the die")
    over = page.get_by_role("button", name="Play again")
    while True:
        expect(roll.or_(over).first).to_be_visible()
        if over.is_visible():
            return
        before = page.locator(".log li").count()
        roll.click()
        expect(page.locator(".log li")).not_to_have_count(before)


@pytest.mark.parametrize(("size", "dark"), [(WIDE, False), (PHONE, True)], ids=["wide-light", "phone-dark"])
def test_a_guest_game_is_played_from_the_start_page_to_the_end(
    open_page: OpenPage, size: ViewportSize, dark: bool
) -> None:
    page = open_page(size=size, dark=dark, reduced_motion="reduce")
    toy = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Toy", exact=True))
    expect(toy).to_contain_text("2 to 4 players")
    assert violations(page) == []
    toy.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="The rules of Toy")).to_be_visible()
    expect(page.locator("#TOY-2")).to_contain_text("Turning")
    assert violations(page) == []

    page.goto("/new/toy")
    page.get_by_label("Player 2").select_option("empty")
    page.get_by_label("Player 3").select_option("bot first")
    page.get_by_text("Change the rules").click()
    write(page.get_by_label("goal"), "5")
    no_key_shows(page)
    assert violations(page) == []
    page.get_by_role("button", name="invite").click()
    page.wait_for_url("**/match/*")
    page.get_by_label("Player 2").select_option("bot first")
    expect(page.get_by_role("heading", name="Toy")).to_be_visible()
    expect(page.get_by_text("goal: 5")).to_be_visible()
    no_key_shows(page)
    page.get_by_role("button", name="Start").click()

    picture = page.get_by_role("region", name="The board as text")
    expect(picture).to_contain_text("0 0 0")
    expect(picture.locator(".bold").first).to_have_text("0")
    boast = page.locator("form").filter(has_text="Boast")
    write(boast.get_by_label("By how much you will win"), "7")
    boast.get_by_role("button").click()
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("will win by 7.")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("took back")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".reasons").get_by_text("first", exact=True)).to_be_visible()
    no_key_shows(page)
    assert violations(page) == []
    play_to_the_end(page)
    expect(page.get_by_text("The goal is reached.")).to_be_visible()
    no_key_shows(page)
    assert violations(page) == []

    page.get_by_role("link", name="Watch it again").click()
    expect(picture).to_contain_text("0 0 0")
    page.get_by_role("button", name="To the end").click()
    expect(picture).not_to_contain_text("0 0 0")
    assert violations(page) == []


def test_a_guest_game_is_played_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/new/toy", reduced_motion="reduce")
    page.get_by_text("Change the rules").click()
    write(page.get_by_label("goal"), "4", leave="Enter")
    roll = page.get_by_role("button", name="Roll the die")
    over = page.get_by_role("button", name="Play again")
    while True:
        expect(roll.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        before = page.locator(".log li").count()
        press(page, roll)
        expect(page.locator(".log li")).not_to_have_count(before)


def test_a_guest_game_falls_back_to_english_texts(open_page: OpenPage) -> None:
    """The toy has only English texts: they are shown in every language."""
    page = open_page("/rules/toy", locale="de-DE")
    expect(page.locator("#TOY-2")).to_contain_text("Turning")
    page.goto("/new/toy")
    page.locator("form button.primary").click()
    expect(page.get_by_role("button", name="Roll the die")).to_be_visible()
    no_key_shows(page)


def test_a_guest_game_may_have_its_own_client(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    drawn = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Drawn toy"))
    expect(drawn.get_by_role("img")).not_to_have_js_property("naturalWidth", 0)
    drawn.get_by_role("button", name="Play now").click()
    board = page.get_by_role("region", name="Board", exact=True)
    expect(board.get_by_role("listitem")).to_have_text(["Guest: 0", "Rosa: 0", "Beppe: 0"])
    board.get_by_role("button", name="the die").click()
    expect(board.get_by_role("listitem").first).not_to_have_text("Guest: 0")
    # It has no texts: events are written with the names of their fields.
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("rolled (seat Guest, pips")
    no_key_shows(page)


def test_the_front_of_liars_dice_animates_marks_announces_and_hides(open_page: OpenPage) -> None:
    page = open_page()
    box = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Liar's dice"))
    box.get_by_role("button", name="Play now").click()
    board = page.get_by_role("region", name="Board", exact=True)
    cups = board.get_by_role("img")
    expect(cups.first).to_have_accessible_name(re.compile(r"^Guest: [1-6]( [1-6]){4}$"))
    expect(cups.nth(1)).to_have_accessible_name("Rosa: 5 dice")
    expect(board.locator(".die.hidden")).to_have_count(10)
    page.get_by_role("button", name="One more").click()
    expect(page.locator("[aria-live]").get_by_text("2 × 1")).to_be_attached()
    assert violations(page) == []
    page.get_by_role("button", name="Bid 2 × 1").click()
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("Guest bids 2 × 1.")
    expect(board.locator(".bid")).to_have_attribute("style", re.compile("scale"))
    expect(board.locator(".cup.marked").first).to_be_visible()
    no_key_shows(page)


def test_no_other_files_of_a_guest_game_are_served(open_page: OpenPage, address: str) -> None:
    page = open_page()
    for path in (
        "drawn/rules.py",
        "drawn/../rules.py",
        "drawn/%2e%2e/rules.py",
        "nobody/index.js",
        "toy/index.js",
    ):
        assert page.request.get(f"{address}/guests/{path}").status == 404
    entry = page.request.get(f"{address}/guests/drawn/index.js")
    assert entry.headers["content-type"].startswith("text/javascript")


def test_nim_is_played_by_keyboard_from_the_start_page_to_the_end(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    nim = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Nim"))
    press(page, nim.get_by_role("button", name="Play now"))
    over = page.get_by_role("button", name="Play again")
    for _ in range(12):
        expect(page.locator(".moves button").or_(over).first).to_be_visible()
        if over.is_visible():
            break
        before = page.locator(".log li").count()
        press(page, page.locator(".moves button").first)
        expect(page.locator(".log li")).not_to_have_count(before)
    expect(over).to_be_visible()
    no_key_shows(page)
    assert violations(page) == []


def test_the_start_page_says_what_a_guest_game_lacks(open_page: OpenPage) -> None:
    page = open_page()
    drawn = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Drawn toy"))
    expect(drawn).to_contain_text("Drawn toy brings no rules page.")
    nim = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Nim"))
    expect(nim.get_by_role("button", name="Play now")).to_be_enabled()
    torn = "The game “torn” cannot be played: ModuleNotFoundError: No module named 'no_such_module'."
    expect(page.get_by_text(torn)).to_be_visible()
    no_key_shows(page)
    assert violations(page) == []
