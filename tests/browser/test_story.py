"""The story page of a finished match: its text, a picture to share, and playing on from any entry."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from ludoteca import find_game, play_match, to_file
from tests.browser.axe import violations
from tests.browser.conftest import ENGINE, LAPTOP, PHONE, OpenPage
from tests.browser.palermo import played
from tests.browser.server import bring

PNG = b"\x89PNG"


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_match_has_a_story_is_shared_and_played_on(open_page: OpenPage, size: ViewportSize) -> None:
    match = played()
    page = open_page(size=size, reduced_motion="reduce")
    bring(page, to_file(match))

    page.goto("/matches")
    finished = page.get_by_role("region", name="Finished")
    finished.get_by_label("Game").select_option("palanche")
    expect(finished.get_by_text("No match like that.")).to_be_visible()
    finished.get_by_label("Game").select_option("")
    finished.get_by_role("link", name="Palermo").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")
    expect(page.get_by_role("img", name="Money from the first move to the last")).to_be_visible()
    earned = page.get_by_role("table")
    expect(earned.get_by_role("row")).to_have_count(4)
    assert match.outcome is not None
    sums = [int(score) for score in match.outcome.scores]
    cells = [
        [int(cell) for cell in row.locator("td").all_inner_texts()]
        for row in earned.locator("tbody tr").all()
    ]
    assert [sum(column) for column in zip(*cells, strict=True)] == sums, (
        "the columns add up to the final sums"
    )
    assert violations(page) == []
    assert shared_picture(page)[:4] == PNG

    ready = next(entry.seq for entry in match.entries if "CollectingBegan" in repr(entry))
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("slider").fill(str(ready - 1))
    expect(page).to_have_url(f"{page.url.rpartition('/')[0]}/{ready - 1}")
    page.get_by_role("button", name="Play on from here").click()
    hint = page.get_by_role("button", name="Hint")
    expect(hint).to_be_enabled()
    hint.click()
    page.locator(".considered .primary").click()
    expect(page.locator(".notices")).to_contain_text("The town stands.")


def test_the_board_of_a_story_is_not_covered(open_page: OpenPage) -> None:
    match = play_match(find_game("palanche"), ["easy"] * 2, 5, {"length": "rounds:1"}, record=True).match
    assert match is not None
    page = open_page(size=LAPTOP, reduced_motion="reduce")
    page.goto(f"/story/{bring(page, to_file(match))}")
    expect(page.get_by_role("img", name="Wealth from the first move to the last")).to_be_visible()
    expect(page.locator(".sheet")).to_have_count(0)


CATCH = """() => {
    const make = URL.createObjectURL.bind(URL);
    window.shared = new Promise((done) => {
        URL.createObjectURL = (file) => {
            void file.bytes().then((bytes) => done([...bytes]));
            return make(file);
        };
    });
}"""


def shared_picture(page: Page) -> bytes:
    """The picture that is saved; Firefox reports no download, so there it is intercepted in the page."""
    share = page.get_by_role("button", name="Share as a picture")
    if ENGINE == "firefox":
        page.evaluate(CATCH)
        share.click()
        return bytes(page.evaluate("shared"))
    with page.expect_download() as saved:
        share.click()
    return saved.value.path().read_bytes()
