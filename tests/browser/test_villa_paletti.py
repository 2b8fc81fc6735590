"""Villa Paletti in the browser: by mouse, touch, panel and keyboard, without WebGL, and its lesson."""

import json
import math

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tools.screenshots.villa_paletti import after

from tests.browser.axe import violations
from tests.browser.conftest import BY_FINGER, LAPTOP, PHONE, SAVES_DATA, WIDE, OpenPage
from tests.browser.server import ask, sign_in
from tests.browser.villa_paletti import (
    A_CARD,
    Finger,
    Mouse,
    Place,
    Villa,
    bring,
    new_match,
    open_match,
    sit_down,
)

SMALL: ViewportSize = {"width": 900, "height": 640}
"""A small window: drawing without a graphics card is slow."""
CALM = {"reduced_motion": "reduce"}
BEFORE_THE_FALL = 16
"""Entries of the lesson's match before the pull that brings the villa down."""
BYTES_OF_A_VILLA = 50_000
"""Least size in bytes of a screenshot with a villa; an empty one is much smaller."""
NO_CARD = ""
PREPARED = """{
  const Real = Worker;
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => (window.isPrepared ||= data.type === 'prepared'));
    }
  };
}"""
"""A script that says when the worker of a page is ready to simulate its player's hand."""


MOVED, SAME = 15.0, 6.0
"""Pixels by which a column that the view was turned away from moves, and that are the same place."""


def far(one: Place, other: Place) -> float:
    """The distance of two places in the picture, in pixels."""
    return math.dist(one, other)


def check_page(page: Page) -> None:
    """Check that the page is accessible and nothing is wider than it."""
    assert violations(page) == []
    size = page.viewport_size
    assert size
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("way", ["mouse", pytest.param("finger", marks=BY_FINGER)])
def test_a_match_by_hand_until_the_villa_falls(open_page: OpenPage, way: str) -> None:
    """A column is pulled and set down, one given up, a floor contested and laid; then the villa falls."""
    on_a_phone = way == "finger"
    page = open_page(size=PHONE if on_a_phone else SMALL, dark=on_a_phone, is_mobile=on_a_phone, **CALM)
    villa = sit_down(page, Finger if on_a_phone else Mouse)
    villa.pull_out("thin blue column 1")
    villa.event("takes the thin blue column 1 out")
    check_page(page)
    villa.place(villa.pointer.ASIDE)
    villa.event("sets the thin blue column 1 on the blue floor")

    villa.give_up("hexagonal yellow column")
    villa.event("hexagonal yellow column is locked")
    expect(villa.told("hexagonal yellow column is back in its place and locked")).to_be_visible()
    check_page(page)

    page.locator("summary", has_text="None of mine can be moved").click()
    villa.button("Declare: none can be moved").click()
    expect(page.get_by_text("that column is locked, and")).to_be_visible()
    check_page(page)
    villa.button("Challenge").click()
    villa.choose("thin blue column 3")
    villa.button("Give up").click()
    villa.button("Do it").click()
    villa.button("Leave it").click()
    expect(page.get_by_text("Rests on")).to_be_visible()
    check_page(page)
    villa.place((10, -6), turned=1)
    villa.event("lays the green floor")

    villa.choose("thin green column 2")
    page.get_by_role("slider", name="Direction").fill("270")
    villa.button("Pull").click()
    villa.event("The villa falls!")
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible()
    expect(villa.told("The villa falls!").get_by_role("button", name="Watch again")).to_be_visible()
    scores = page.locator(".seats .score").all_inner_texts()
    assert scores == page.locator(".over li strong").all_inner_texts()


def test_the_same_match_by_panel_and_keyboard(open_page: OpenPage) -> None:
    page = open_page(size=SMALL, **CALM)
    villa = sit_down(page)
    villa.press("thin blue column 1,", exact=False)
    villa.steer(250)
    villa.press("Pull")
    villa.event("takes the thin blue column 1 out")
    villa.press("Another free place")
    villa.press("Set down here")
    villa.event("sets the thin blue column 1 on the blue floor")
    villa.press("hexagonal yellow column,", exact=False)
    villa.press("Give up")
    villa.press("Do it")
    villa.event("hexagonal yellow column is locked")
    page.locator("summary", has_text="None of mine can be moved").press("Enter")
    villa.press("Declare: none can be moved")
    villa.press("Challenge")
    villa.press("thin blue column 3,", exact=False)
    villa.press("Give up")
    villa.press("Do it")
    villa.press("Leave it")
    expect(page.get_by_text("Rests on")).to_be_visible()
    villa.press("Let go")
    villa.event("lays the green floor")
    villa.press("thin green column 2,", exact=False)
    villa.steer(270)
    villa.press("Pull")
    villa.event("The villa falls!")


@pytest.mark.parametrize("simulated", ["by-the-page", "by-the-server"])
def test_a_spectator_sees_the_moving_hand(open_page: OpenPage, simulated: str) -> None:
    by_page = simulated == "by-the-page"
    page = open_page(size=SMALL, simulates=by_page, **CALM)
    page.add_init_script(PREPARED)
    sent: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    villa = sit_down(page)
    watching = page.context.new_page()
    watching.add_init_script(SAVES_DATA)
    watching.goto(page.url)
    expect(watching.get_by_role("application", name="The villa")).to_be_visible()
    page.bring_to_front()
    while by_page and not page.evaluate("window.isPrepared"):
        page.wait_for_timeout(100)
    villa.take("thin blue column 1")
    expect(watching.get_by_text("Ada 1 has a hand at the villa")).to_be_visible()
    said = [json.loads(frame) for frame in sent]
    assert [message["simulates"] for message in said if message["type"] == "live_open"] == [by_page]
    assert any(message["type"] == "live_shown" for message in said) == by_page
    villa.pointer.let_go()
    villa.button("Let go and give up").click()
    expect(watching.locator(".told", has_text="thin blue column 1")).to_be_visible()
    villa.told("thin blue column 1").get_by_role("button", name="Undo").click()
    villa.event("took back a move")
    for shown in (page, watching):
        expect(shown.locator(".told")).to_have_count(0)  # no column is locked any more
    expect(watching.get_by_role("button", name="thin blue column 1,")).to_be_enabled()


def test_hands_of_a_seat_are_chosen_in_the_waiting_room_and_shown_in_the_list_of_seats(
    open_page: OpenPage,
) -> None:
    page = open_page(size=LAPTOP, **CALM)
    waiting = {"game": "villa_paletti", "seats": [{"type": "me"}, {"type": "empty"}]}
    sign_in(page, "Ada")
    made = ask(page, "/tables", {**waiting, "open": False, "start": False})
    open_match(page, made["table"]["match"])
    page.locator("summary", has_text="Change the rules").click()
    hands = page.get_by_role("group", name="Hands of single seats")
    expect(hands.get_by_role("combobox")).to_have_count(2)
    hands.get_by_label("Player 2").select_option("shaky")
    expect(page.locator(".seats li").nth(1)).to_contain_text("shaky hands")
    page.locator(".seats").get_by_label("Player 2").select_option("bot normal")
    page.get_by_role("button", name="Start").click()
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("human hands")
    expect(seats.nth(1)).to_contain_text("shaky hands")


@pytest.mark.parametrize("placing", ["by_hand", "by_panel"])
def test_an_option_says_how_pieces_are_placed(open_page: OpenPage, placing: str) -> None:
    page = open_page(size=LAPTOP, **CALM)
    villa = new_match(page, {"placing": placing, "youngest": 1}, others="me")
    for _ in range(2):
        page.locator(".colours .button").first.click()
    villa.choose_free()
    villa.button("Lift it out").click()
    expect(villa.button("Set down here")).to_be_enabled()
    by_hand, by_panel = int(placing == "by_hand"), int(placing == "by_panel")
    expect(villa.lever).to_have_count(by_hand)
    expect(page.get_by_text("At this table you place by hand")).to_have_count(by_hand)
    expect(villa.button("To the left")).to_have_count(by_panel)
    villa.button("Set down here").click()
    villa.event("on the blue floor")


def test_a_fall_is_replayed(open_page: OpenPage) -> None:
    page = open_page(size=SMALL, **CALM)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    villa = bring(page, after(BEFORE_THE_FALL))
    villa.choose("thick green column")
    page.get_by_role("slider", name="Direction").fill("200")
    villa.button("Pull").click()
    villa.event("The villa falls!")
    again = villa.told("The villa falls!").get_by_role("button", name="Watch again")
    again.click()
    expect(again).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Here it began")).to_be_visible()
    expect(again).to_have_attribute("aria-pressed", "false")


def test_undo_and_hint_stay_visible_when_a_column_is_chosen(open_page: OpenPage) -> None:
    """And the view turns there and back, by buttons and by keys."""
    page = open_page(size=WIDE, **CALM)
    villa = sit_down(page)
    page.locator("summary", has_text="None of mine can be moved").click()
    for size in (LAPTOP, WIDE):
        page.set_viewport_size(size)
        expect(villa.button("Declare: none can be moved")).to_be_in_viewport(ratio=1)
    villa.choose("thin blue column 1")
    page.locator("summary", has_text="By hand").click()
    for size in (WIDE, LAPTOP):
        page.set_viewport_size(size)
        for name in ("Undo", "Hint", "Share", "Pull"):
            expect(villa.button(name)).to_be_in_viewport(ratio=1)
    home = villa.grip("thin blue column 1")
    picture = page.get_by_role("application", name="The villa")
    for there, back in (("Turn left", "Turn right"), ("Closer", "Farther")):
        for _ in range(2):
            villa.button(there).click()
        assert far(villa.grip("thin blue column 1"), home) > MOVED
        for _ in range(2):
            villa.button(back).click()
        assert far(villa.grip("thin blue column 1"), home) < SAME
    for there, back in (("ArrowLeft", "ArrowRight"), ("ArrowUp", "ArrowDown"), ("+", "-")):
        for _ in range(4):
            picture.press(there)
        assert far(villa.grip("thin blue column 1"), home) > MOVED
        for _ in range(4):
            picture.press(back)
        assert far(villa.grip("thin blue column 1"), home) < SAME


def test_the_list_of_moves_stays_under_the_pointer(open_page: OpenPage) -> None:
    """The preview of the move under the pointer must not shift the list."""
    page = open_page(size=LAPTOP, **CALM)
    sit_down(page)
    page.get_by_role("tab", name="Moves").click()
    move = page.get_by_role("button", name="Pull the thin blue column 1 towards 0°")
    move.scroll_into_view_if_needed()
    before = move.bounding_box()
    move.hover()
    assert move.bounding_box() == before
    move.click()
    expect(move).to_have_count(0)


def test_the_villa_is_drawn_as_with_a_graphics_card(open_page: OpenPage) -> None:
    """What most players see, although the test machine has no graphics card."""
    pictures = []
    for card in (NO_CARD, A_CARD):
        page = open_page(size=SMALL, **CALM)
        page.add_init_script(card)
        villa = sit_down(page, recorded=False)
        expect(page.get_by_role("button", name="thin blue column 1,")).to_be_visible()
        expect(villa.picture).to_have_attribute("data-drawn", "true")
        pictures.append(villa.picture.screenshot(caret="initial"))  # hiding the caret would add a style
    plain, fine = map(len, pictures)
    assert plain > BYTES_OF_A_VILLA < fine
    assert pictures[0] != pictures[1]


def test_without_webgl_the_levels_are_drawn_from_above(open_page: OpenPage) -> None:
    page = open_page(size=SMALL, **CALM)
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    villa = sit_down(page)
    expect(page.get_by_role("application", name="The blue floor from above")).to_be_visible()
    villa.choose("thin blue column 1")
    page.get_by_role("slider", name="Direction").fill("250")
    villa.button("Pull").click()
    villa.event("takes the thin blue column 1 out")


@pytest.mark.parametrize(
    ("entries", "drawn"), [(0, ".arrow"), (1, ".landing"), (11, ".ghost")], ids=["pull", "place", "floor"]
)
def test_a_hint_is_drawn_as_a_way_out_a_place_or_a_floor(
    open_page: OpenPage, entries: int, drawn: str
) -> None:
    page = open_page(size=LAPTOP, **CALM)
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    villa = bring(page, after(entries))
    villa.button("Hint").click()
    expect(page.locator(".considered .reasons")).to_be_visible()
    expect(page.locator(".levels").locator(drawn).first).to_be_visible()


def test_the_lesson_sees_what_is_done(open_page: OpenPage) -> None:
    page = open_page("/learn/villa_paletti/1", size=SMALL, **CALM)
    villa = Villa(page)
    picture = page.locator(".picture")
    tables: list[str] = []
    page.on("request", lambda request: tables.append(request.url) if "?lesson" in request.url else None)
    expect(page.locator("canvas[data-drawn]")).to_be_visible()
    for _ in range(4):
        picture.press("ArrowRight")
    expect(page.get_by_role("heading", name="Ask the wood")).to_be_visible()
    villa.choose("thick red column")
    villa.button("Nudge").click()
    made = len(tables)
    villa.button("Once more").click()
    expect(villa.button("Once more")).to_have_count(0)
    for column, then in (
        ("thin blue column 1", "And one that carries"),
        ("thick red column", "Feel it stick"),
    ):
        villa.choose(column)
        villa.button("Nudge").click()
        expect(page.get_by_role("heading", name=then)).to_be_visible()
    villa.choose("thick red column")
    picture.press("Enter")
    picture.press("ArrowDown")
    expect(page.get_by_text("Well done!")).to_be_visible()
    picture.press("Escape")  # ahead of what is asked
    expect(page.get_by_role("heading", name="Pull one out")).to_be_visible()
    assert len(tables) == made, "all at one table"
    check_page(page)
    page.goto("/learn/villa_paletti/15")
    page.locator("summary", has_text="None of mine can be moved…").click()
    villa.button("Declare: none can be moved").click()
    expect(page.get_by_role("heading", name="Challenged!")).to_be_visible()
    page.goto("/learn/villa_paletti/22")
    expect(page.get_by_role("heading", name="It falls!")).to_be_visible()
    check_page(page)


def test_moves_of_a_real_villa_are_reported(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, is_mobile=True, **CALM)
    villa = new_match(page, {"villa": "real", "youngest": 1}, others="me")
    for _ in range(3):
        page.locator(".colours .button").first.click()
    page.locator(".villa-column").first.click()
    check_page(page)
    villa.button("It stands on top").click()
    villa.event("on the blue floor")
