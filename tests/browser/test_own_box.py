"""Your own box: tiles and boards are drawn, checked, kept, shared and played with in the browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, WIDE, OpenPage, write

SOUND = "All is well"


def options_of_match(page: Page) -> dict[str, dict[str, object]]:
    """The options of the match that the page shows."""
    address = "fetch(`/api/v1/matches/${location.pathname.split('/')[2]}`).then((r) => r.json())"
    options: dict[str, dict[str, object]] = page.evaluate(address)["options"]
    return options


def test_tiles_are_drawn_by_keyboard_and_played_with(open_page: OpenPage) -> None:
    page = open_page("/new/palermo")
    page.get_by_text("Change the rules").click()
    page.get_by_role("link", name="Draw your own").click()
    expect(page.get_by_text(SOUND)).to_be_visible()
    first = page.locator("li.card").first
    first.get_by_role("button", name="upper right: in front of the door").press("Enter")  # now a street
    expect(page.locator(".note")).to_contain_text("Shape 1, door: the doorway opens onto a street space")
    first.get_by_role("button", name="lower left: street").press("Enter")  # a roof
    first.get_by_role("button", name="lower left: roof").press("Enter")  # the place in front of the door
    expect(page.get_by_text(SOUND)).to_be_visible()

    page.get_by_role("button", name="Add a shape").press("Enter")
    expect(page.locator(".note")).to_contain_text("this shape is there already")
    page.get_by_role("button", name="Undo").press("Enter")
    expect(page.get_by_text(SOUND)).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Left doors")
    page.get_by_role("button", name="Play with it").press("Enter")
    expect(page.get_by_text("Left doors").first).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.locator("[data-slot], .slots, svg").first.wait_for()
    page.wait_for_url(re.compile("/match/"))
    tiles = options_of_match(page)["tiles"]
    assert tiles["name"] == "Left doors"
    assert tiles["house"][0] == {"roofs": "a", "door": "c", "count": 12}  # type: ignore[index]


def test_a_board_is_drawn_shared_and_played_with(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/box/palanche/board")
    expect(page.get_by_text(SOUND)).to_be_visible()
    page.locator("[data-place='1']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="3 · ")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Add a space like it").click()
    expect(page.get_by_text("41 spaces")).to_be_visible()
    write(page.get_by_label("Name").nth(0), "Molo Vecchio")
    write(page.get_by_label("Price"), "70")
    expect(page.locator(".note")).to_contain_text("Space 3, Price: 70 will not do, it must be a")
    write(page.get_by_label("Price"), "80")
    expect(page.get_by_text(SOUND)).to_be_visible()
    page.get_by_role("textbox", name="Name").nth(1).fill("The old port")
    expect(page.get_by_text(SOUND)).to_be_visible()

    with page.expect_download() as saving:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "board.toml"
    saving.value.save_as(file)
    assert 'name = "Molo Vecchio"' in file.read_text("utf-8")
    code = page.get_by_label("As a code").input_value()

    page.get_by_role("button", name="Begin again with the printed one").click()
    expect(page.get_by_text("40 spaces")).to_be_visible()
    page.get_by_label("A code or link").fill(code)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text("41 spaces")).to_be_visible()
    page.get_by_role("button", name="Begin again with the printed one").click()
    expect(page.get_by_text("40 spaces")).to_be_visible()
    page.get_by_label("A table file").set_input_files(file)
    expect(page.get_by_text("41 spaces")).to_be_visible()
    page.get_by_role("button", name="Keep it in this browser").click()
    expect(page.get_by_text("is kept in this browser")).to_be_visible()

    page.goto("/new/palanche")
    page.get_by_text("Change the rules").click()
    page.get_by_label("Board").select_option(label="The old port")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-space]")).to_have_count(41)
    assert options_of_match(page)["board"]["title"] == "The old port"


def test_a_file_of_another_game_is_refused(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/box/palermo/tiles")
    expect(page.get_by_text(SOUND)).to_be_visible()
    file = tmp_path / "board.toml"
    file.write_text('game = "palanche"\nwhat = "board"\nname = "Ours"\n', "utf-8")
    page.get_by_label("A table file").set_input_files(file)
    expect(page.locator(".note")).to_contain_text("is for something else: board of palanche")


@pytest.mark.parametrize(("size", "dark"), [(WIDE, False), (PHONE, True)], ids=["wide-light", "phone-dark"])
@pytest.mark.parametrize("path", ["/box/palermo/tiles", "/box/palanche/board"])
def test_the_editors_are_accessible(open_page: OpenPage, path: str, size: ViewportSize, dark: bool) -> None:
    page = open_page(path, size=size, dark=dark)
    expect(page.get_by_text(SOUND)).to_be_visible()
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
