"""Palanche in the browser: matches by mouse, keyboard and touch, the lesson, accessibility."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from ludoteca.games.palanche.decisions import Auction, Debt, Levy, Purchase, Turn
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.position import Position
from tests.browser.axe import violations
from tests.browser.conftest import BY_FINGER, PHONE, WIDE, OpenPage, write
from tests.browser.palanche import Table, new_table, sit_at

CALM = {"reduced_motion": "reduce"}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
FINGER_PX = 44
OWNERS = {
    "via_garibaldi": 0,
    "via_roma": 0,
    "gradinata_nord": 0,
    "via_cantore": 0,
    "via_sestri": 1,
    "via_cornigliano": 1,
    "via_camozzini": 1,
    "boccadasse": 3,
}
DEBTS_OF_TWO = Position(
    seats=4,
    options=Options(length="rounds:1"),
    cash=(1500, 20, 10, 900),
    owners=OWNERS,
    decisions=(
        Turn(seat=0, roll_due=False),
        Levy(seat=0, card="draw_at_the_derby", debtors=(2,), each=40),
        Debt(seat=1, creditors=(0,), each=40, reason="card_players", card="draw_at_the_derby"),
    ),
)
"""A card makes all players pay: seat 1 must sell, another cannot pay at all."""


def test_debt_investment_trade_and_auction_by_mouse(open_page: OpenPage) -> None:
    page = open_page(**CALM)
    table = sit_at(page, DEBTS_OF_TWO, bots=(2, 3))
    pay_a_debt(table)
    invest(table)
    trade_with_a_counter(table)
    auction(table)
    table.button("End the turn").click()
    table.play_on(lambda button: button.click())
    expect(table.sheet.get_by_role("heading", name="Wealth, card by card")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_text("does not count for ratings: it was brought along")).to_be_visible()
    page.goto("/matches")
    expect(page.get_by_role("link", name="Palanche").first).to_contain_text("not rated")


def pay_a_debt(table: Table) -> None:
    """The second player sells enough to pay; the third goes bankrupt."""
    expect(table.sheet).to_contain_text("owes money")
    # The button is grey, but a click on it explains why.
    table.button("Declare bankruptcy").click(force=True)
    expect(table.page.get_by_role("link", name="Rule GEN-F2").first).to_be_visible()
    table.button("Cheapest way").click()
    expect(table.sheet).to_contain_text("What these cards bring in rent")
    table.page.get_by_role("button", name=re.compile(r"^Sell for \d+ and pay$")).click()
    expect(table.seat(2)).to_contain_text("bankrupt")


def invest(table: Table) -> None:
    """Mark a land card, invest in it from the card itself, then in several at once."""
    table.space("via_garibaldi").click()
    expect(table.sheet).to_contain_text("sea view")
    table.button("Not for sale").click()
    expect(table.space("via_garibaldi")).to_have_accessible_name(re.compile("will not sell it"))
    expect(table.sheet).to_contain_text("Rent of Via Garibaldi")
    table.button("Invest for 140").click()
    expect(table.space("via_garibaldi")).to_have_accessible_name(re.compile("one cube"))
    table.sheet.get_by_role("button", name="Close").click()
    table.button("Invest").click()
    table.button("Two on each").click()
    expect(table.sheet.locator(".notice.bad")).to_contain_text("had its 2 investments")
    table.button("Via Garibaldi: −1").click()
    table.button("Invest 540").click()
    expect(table.space("via_roma")).to_have_accessible_name(re.compile("2 cubes"))
    expect(table.space("via_garibaldi")).to_have_accessible_name(re.compile("2 cubes"))


def trade_with_a_counter(table: Table) -> None:
    """Propose a trade from the list and the board, answer with a counter-offer, and accept it."""
    table.button("Propose a deal").click()
    table.sheet.locator("[data-asset=gradinata_nord]").click()
    table.space("via_sestri").click()
    expect(table.sheet).to_contain_text("light blue 1 → 2 of 3")
    table.page.get_by_role("button", name="Offer it to").click()
    table.button("Counter").click()
    write(table.sheet.get_by_label("and money, up to").last, "50")
    table.page.get_by_role("button", name="Answer").click()
    expect(table.sheet).to_contain_text("answers")
    table.button("Accept").click()
    expect(table.space("gradinata_nord")).to_have_accessible_name(re.compile("belongs to Ada"))


def auction(table: Table) -> None:
    """Auction an own card; for the other seat of this screen is bid up to a limit."""
    table.button("Auction a card").click()
    table.sheet.locator("[data-asset=via_cantore]").click()
    table.page.get_by_role("button", name="Auction Via Cantore from 10").click()
    expect(table.sheet).to_contain_text("No bid yet")
    table.button("+50").click()
    table.button("Up to 60 for me").click()
    expect(table.button("End the turn")).to_be_visible()


def test_a_short_match_by_keyboard_only(open_page: OpenPage) -> None:
    page = open_page(**CALM)
    table = new_table(page, 1, {"length": "rounds:2", "first": 0})
    ring = page.get_by_role("application")
    ring.get_by_role("button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(table.sheet).to_contain_text("Via Camozzini")
    page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
    table.play_on(lambda button: button.press("Enter"))


@BY_FINGER
def test_a_short_match_by_finger_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, is_mobile=True, **CALM)
    table = new_table(page, 2, {"length": "rounds:2"})
    closer = page.get_by_role("button", name="Look closer at the board")
    closer.tap()
    place = table.space("piazza_de_ferrari").bounding_box()
    assert place
    assert min(place["width"], place["height"]) >= FINGER_PX
    assert violations(page) == []
    closer.tap()
    table.play_on(lambda button: finger(page, button.tap))
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


def finger(page: Page, tap: object) -> None:
    """Tap; confirm if the tap only shows the move."""
    assert callable(tap)
    tap()
    do_it = page.get_by_role("button", name="Do it")
    if do_it.count():
        do_it.tap()


LESSON = (
    ("The dice", "Roll the dice"),
    ("A property for sale", "Buy for 100"),
    ("Not at that price", "No: auction it"),
    ("Going, going…", "Bid 70"),
    ("A deal", "Accept"),
    ("Investing", "invest in Via Roma: 200"),
    ("And the basement", "invest in Via Roma: 200"),
    ("The cathedral ahead", "Roll the dice"),
    ("The final round", "Roll the dice"),
    ("In debt", "Sell these"),
)
"""The headings of the steps in which the learner acts, and the button to press."""


def test_the_lesson_is_played_to_its_end(open_page: OpenPage) -> None:
    page = open_page("/learn/palanche", **CALM)
    table = Table(page)
    shown = page.get_by_role("status").get_by_role("heading")
    for title, button in LESSON:
        step = page.get_by_role("heading", name=title, exact=True)
        while not step.is_visible():
            heading = shown.inner_text()
            page.get_by_role("button", name="Next").click()
            expect(shown).not_to_have_text(heading)
        if title == "In debt":
            table.sheet.locator("[data-asset=via_di_pre]").click()
        table.button(button).click()
        expect(step).not_to_be_visible()
    page.goto("/learn/palanche/18")
    expect(table.sheet).to_contain_text("1,890")
    assert violations(page) == []


def test_dice_that_this_page_did_not_see_rolled_are_in_their_cup(open_page: OpenPage) -> None:
    page = open_page(**CALM)
    table = new_table(page, 1, {"first": 0})
    expect(page.locator(".cup")).to_be_visible()
    table.button("Roll the dice").click()
    expect(page.locator(".cup")).to_have_count(0)
    page.reload()
    expect(page.locator(".cup")).to_be_visible()


MY_TURN = Position(seats=3, cash=(900, 900, 900), owners={"via_garibaldi": 0, "via_roma": 0, "boccadasse": 1})
UNDER_THE_HAMMER = Position(
    seats=3,
    cash=(900, 900, 900),
    owners={"via_garibaldi": 0, "via_roma": 0, "boccadasse": 1},
    cubes={"via_roma": 3},
    decisions=(Turn(seat=0, roll_due=False), Auction(seat=1, card="porto_antico", waiting=(1, 2, 0))),
)
SHEETS = {
    "debt": (DEBTS_OF_TWO, ()),
    "auction": (UNDER_THE_HAMMER, ()),
    "deal": (MY_TURN, ("Propose a deal",)),
    "lot": (MY_TURN, ("Auction a card",)),
    "invest": (MY_TURN, ("Invest", "Two on each")),
    "standing": (MY_TURN, ("Who is richest?",)),
}
"""Positions, and the buttons to press there to open a sheet."""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("dark", "light")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_every_sheet_is_accessible(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page(size=size, **CALM)
    for sheet, (position, pressed) in SHEETS.items():
        table = sit_at(page, position)
        for name in pressed:
            table.button(name).click()
        expect(table.sheet).to_be_visible()
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            assert violations(page) == [], (sheet, scheme)


BOARD_IN = {"en": "Board", "it": "Tabellone", "fr": "Tableau de jeu", "de": "Spielplan", "nl": "Bord"}


@pytest.mark.parametrize("language", BOARD_IN)
def test_a_custom_board_of_the_host_is_chosen_by_its_name(open_page: OpenPage, language: str) -> None:
    page = open_page("/new/palanche", locale=language)
    page.locator("#seat-1").select_option("empty")
    page.locator("summary").click()
    page.get_by_label(BOARD_IN[language], exact=True).select_option(label="camogli")
    expect(page.locator(".differs")).to_contain_text("camogli")
    page.locator(".begin button").click()
    expect(page.locator("section[aria-labelledby=agreed]")).to_contain_text("Palanche: Camogli")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_hint_shows_its_plan_on_the_board(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page(size=size, is_mobile=size == PHONE, **CALM)
    position = Position(
        seats=3,
        options=Options(length="rounds:30", proposals=0),
        cash=(1500, 1500, 1500),
        owners={"via_cornigliano": 0, "via_cantore": 0, "boccadasse": 1},
        pawns=("via_sestri", "piazza_de_ferrari", "piazza_de_ferrari"),
        decisions=(Turn(seat=0, roll_due=False), Purchase(seat=0, space="via_sestri")),
    )
    table = sit_at(page, position, bots=(1, 2))
    table.button("Hint").click()
    planned = page.locator(".plan [data-planned]")
    expect(planned).to_have_count(3)
    expect(page.locator(".plan .gets")).to_have_count(1)
    expect(page.locator(".reasons")).to_contain_text("Via Sestri, Via Cornigliano, Via Cantore")
    table.sure.click()
    expect(page.locator(".plan")).to_have_count(0)
    table.button("Hint").click()
    expect(page.locator(".reasons")).to_contain_text("2 cubes each on")
    expect(page.locator(".plan .cube")).to_have_count(6)
    table.sure.click()
    expect(page.locator(".plan")).to_have_count(0)
