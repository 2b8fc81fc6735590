"""The page of a match: controls stay visible and in place, and nothing happens without being asked."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from ludoteca.games.palanche.position import Position
from tests.browser.axe import violations
from tests.browser.conftest import LAPTOP, PHONE, WIDE, OpenPage
from tests.browser.palanche import sit_at
from tests.browser.palermo import begin_walking
from tests.browser.server import ask, sign_in

GAMES = {"palermo": "Palermo", "palanche": "Palanche"}


def play_now(page: Page, game: str) -> None:
    """Open a match against bots, and wait for the first decision."""
    box = page.get_by_role("article").filter(has=page.get_by_role("heading", name=GAMES[game]))
    box.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()


@pytest.mark.parametrize("game", GAMES)
def test_the_controls_are_visible_without_scrolling(open_page: OpenPage, game: str) -> None:
    page = open_page(size=WIDE, reduced_motion="reduce")
    play_now(page, game)
    for size in (WIDE, LAPTOP):
        page.set_viewport_size(size)
        for name in ("Hint", "Share"):
            box = page.get_by_role("button", name=name).bounding_box()
            assert box
            assert box["y"] + box["height"] <= size["height"]
        assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")


def test_nothing_jumps_under_the_pointer(open_page: OpenPage) -> None:
    page = open_page(size=LAPTOP, reduced_motion="reduce")
    play_now(page, "palermo")
    panel = page.locator(".palermo-panel")
    before = panel.bounding_box()
    page.get_by_role("tab", name="Moves").click()
    for move in page.locator(".moves li button").all()[:3]:
        move.hover()
        assert panel.bounding_box() == before


WATCH = """() => {
    const seen = (window.placesOfTools = new Set());
    const look = () => {
        seen.add(Math.round(document.querySelector('.always').getBoundingClientRect().top));
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
def test_the_controls_stay_in_place_while_others_play(
    open_page: OpenPage, game: str, size: ViewportSize
) -> None:
    page = open_page(size=size, reduced_motion="reduce")
    play_now(page, game)
    page.get_by_role("button", name="Fine").click()
    page.evaluate(WATCH)
    for _ in range(3):
        newest = page.locator(".log .seq").last.inner_text()
        page.get_by_role("button", name="Hint").click()
        page.locator(".considered .primary").click()
        expect(page.locator(".log .seq").last).not_to_have_text(newest)
        expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    assert page.evaluate("[...placesOfTools].length") == 1


SCORE_IN_SEAT = """(seat) => {
    const [around, score] = [seat, seat.querySelector('.score')].map((it) => it.getBoundingClientRect());
    return [Math.round(around.right - score.right), Math.round(score.top - around.top)];
}"""


def test_on_a_phone_every_seat_shows_its_score_at_the_same_place(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, reduced_motion="reduce")
    play_now(page, "palermo")
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem").all()
    places = [seat.evaluate(SCORE_IN_SEAT) for seat in seats]
    assert all(place == places[0] for place in places)


@pytest.mark.parametrize(
    "clock",
    [{"type": "bank", "seconds": 7200, "increment": 5, "expiry": "bot"}, {"type": "days", "days": 3}],
    ids=["hours", "days"],
)
def test_on_a_phone_a_seat_shows_name_level_score_and_clock_in_a_language_with_long_words(
    open_page: OpenPage, clock: dict[str, Any]
) -> None:
    page = open_page(size=PHONE, reduced_motion="reduce", locale="nl")
    sign_in(page, "Ada")
    table = {
        "game": "palanche",
        "seats": [{"type": "me"}, *[{"type": "bot", "level": "normal"}] * 3],
        "clock": clock,
        "start": True,
    }
    page.goto(f"/match/{ask(page, '/tables', table)['table']['match']}")
    expect(page.locator(".seats .badge").first).to_have_text("gemiddeld")
    seats = page.locator(".seats li")
    expect(seats).to_have_count(4)
    assert all(seat.evaluate("it => it.scrollWidth <= it.clientWidth") for seat in seats.all())
    sums = [seat.locator(".note").first.bounding_box() for seat in seats.all()]
    assert len({box and round(box["y"]) for box in sums}) == 1


def test_undo_is_disabled_before_the_first_move(open_page: OpenPage) -> None:
    page = open_page(size=LAPTOP, reduced_motion="reduce")
    play_now(page, "palermo")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    page.get_by_role("button", name="Hint").click()
    page.locator(".considered .primary").click()
    expect(undo).to_be_enabled()


def test_the_board_shows_the_moves_since_mine_and_any_line_of_the_log(open_page: OpenPage) -> None:
    page = open_page(size=LAPTOP, reduced_motion="reduce")
    play_now(page, "palermo")
    for _ in range(3):
        page.get_by_role("button", name="Hint").click()
        page.locator(".considered .primary").click()
        expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    expect(page.locator(".marks .edge")).to_have_count(2)  # both bots have moved
    lines = page.locator(".log li:has(.seq)")
    expect(lines.last).to_be_in_viewport()
    lines.last.hover()
    expect(page.locator(".marks.pointed .edge")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".marks.pointed")).to_have_count(0)
    lines.nth(-2).locator(".seq").focus()
    expect(page.locator(".marks.pointed .edge")).to_have_count(1)


def test_a_bot_plays_one_move_and_continues_only_on_request(open_page: OpenPage) -> None:
    page = open_page(size=LAPTOP, reduced_motion="reduce")
    play_now(page, "palermo")
    mine = page.locator(".log li").filter(has_text="Guest lays")
    expect(mine).to_have_count(0)
    page.get_by_role("button", name="Let a bot play").click()
    assert violations(page) == []
    page.get_by_role("button", name="Play this one move for me").click()
    expect(mine).to_have_count(1)
    expect(page.locator(".log")).to_contain_text("A bot helps Guest")
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    expect(mine).to_have_count(1)
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Let a bot go on for me").click()
    expect(mine.nth(2)).to_be_visible()
    page.get_by_role("button", name="Play myself").click()
    expect(page.get_by_role("button", name="Let a bot play")).to_be_visible()


def test_no_animation_is_endless(open_page: OpenPage) -> None:
    """The page uses no processor time while a player thinks."""
    page = open_page(size=LAPTOP)
    play_now(page, "palanche")
    rounds = page.evaluate("document.getAnimations().map((each) => each.effect.getTiming().iterations < 100)")
    assert all(rounds)


def test_the_board_can_be_enlarged(open_page: OpenPage) -> None:
    page = open_page(size=LAPTOP, reduced_motion="reduce")
    play_now(page, "palanche")
    name = page.locator("svg text").filter(has_text="Via Albaro").first
    small = name.bounding_box()
    page.get_by_role("button", name="Look closer").click()
    large = name.bounding_box()
    assert small
    assert large
    assert large["height"] > 1.8 * small["height"]


@pytest.mark.parametrize("game", GAMES)
def test_the_keys_of_the_board_are_listed(open_page: OpenPage, game: str) -> None:
    page = open_page(size=LAPTOP, reduced_motion="reduce")
    play_now(page, game)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys of the board")
    expect(keys.get_by_role("term").first).to_contain_text("←")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_the_speed_of_animations_is_chosen_and_kept(open_page: OpenPage) -> None:
    page = open_page("/settings", size=LAPTOP)
    speed = page.get_by_role("group", name="Speed of animations")
    expect(speed.get_by_label("normal")).to_be_checked()
    speed.get_by_label("fast").check()
    page.reload()
    expect(speed.get_by_label("fast")).to_be_checked()


def test_escape_closes_a_sheet_and_restores_the_focus(open_page: OpenPage) -> None:
    page = open_page(size=LAPTOP, reduced_motion="reduce")
    sit_at(page, Position(seats=3, cash=(900, 900, 900), owners={"via_roma": 0, "boccadasse": 1}))
    deal = page.get_by_role("button", name="Propose a deal")
    deal.focus()
    page.keyboard.press("Enter")
    sheet = page.locator(".sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(deal).to_be_focused()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_share_dialog_fits_the_state_of_the_match(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page(size=size, reduced_motion="reduce")
    play_now(page, "palermo")
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("All seats are taken.")
    expect(dialog.get_by_label("Link to sit down")).to_have_count(0)
    box = dialog.bounding_box()
    assert box
    assert box["height"] < size["height"] * 0.8
    assert violations(page) == []
    dialog.get_by_role("button", name="Play Guest’s seat on another device").click()
    link = dialog.get_by_label("Whoever opens this link plays for Guest").input_value()  # players' text

    phone = open_page(size=PHONE, reduced_motion="reduce")
    phone.goto(link)
    expect(phone.get_by_role("button", name="Hint")).to_be_enabled()


def test_a_spectator_may_replay_the_match(open_page: OpenPage) -> None:
    page = open_page(size=LAPTOP, reduced_motion="reduce")
    play_now(page, "palermo")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to watch").input_value()
    watcher = open_page(size=LAPTOP, reduced_motion="reduce")
    watcher.goto(link)
    expect(watcher.locator(".log .seq").first).to_be_visible()
    watcher.locator(".log .seq").first.click()
    expect(watcher.get_by_role("button", name="To the end")).to_be_visible()
    watcher.get_by_role("link", name="To the match as it stands").click()
    expect(watcher.locator(".log")).to_be_visible()
    expect(page.get_by_text("one person is watching")).to_be_visible()


def test_the_choices_after_a_match_are_visible_without_scrolling(open_page: OpenPage) -> None:
    """The log shrinks to make room for them."""
    page = open_page(size=LAPTOP, reduced_motion="reduce")
    play_now(page, "palermo")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".considered .reasons")).to_be_visible()
    page.locator(".considered .primary").click()
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Give up").click()
    note = page.locator(".over")
    expect(note.get_by_text("Guest gave up.")).to_be_visible()
    choices = note.locator(".button")
    expect(choices).to_have_count(5)
    for choice in choices.all():
        expect(choice).to_be_in_viewport(ratio=1)
    assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_question_about_sounds_is_asked_once(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page(size=size, reduced_motion="reduce")
    play_now(page, "palermo")
    question = page.get_by_text("Soft sounds are on.")
    expect(question).to_be_visible()
    page.get_by_role("button", name="Switch them off").click()
    expect(question).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    expect(question).to_have_count(0)
    page.goto("/settings")
    expect(page.get_by_label("Sounds")).not_to_be_checked()


def test_choosing_the_policeman_ends_with_the_turn(open_page: OpenPage) -> None:
    """The mode in which a click places the policeman, and its prompt, are gone in the next turn."""
    page = open_page(size=LAPTOP, reduced_motion="reduce")
    begin_walking(page)
    policeman, walk = (page.get_by_role("button", name=name, exact=True) for name in ("Police stone", "Walk"))
    policeman.click()
    expect(policeman).to_have_attribute("aria-pressed", "true")
    board = page.locator("svg.board")
    board.press("n")
    expect(board.locator(".ghost")).to_be_visible()  # a preview of his new cell
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("police stone")
    turn = page.locator(".turn")
    whose = turn.inner_text()
    page.get_by_role("tab", name="Moves").click()
    page.get_by_label("Search the moves").fill("Walk to")
    page.get_by_role("button", name="Walk to").first.click()
    page.mouse.move(5, 5)  # the move under the pointer is previewed
    expect(turn).not_to_have_text(whose)
    expect(turn).to_contain_text("your turn")
    expect(page.locator(".prompt")).not_to_contain_text("Choose the street cell")
    expect(walk).to_have_attribute("aria-pressed", "true")
