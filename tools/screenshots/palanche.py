"""Screenshots of Palanche: its pages, and a match in the states that show a sheet."""

from functools import cache

from msgspec.structs import replace
from playwright.sync_api import Page
from tests.browser.palanche import Table, new_table, open_table, sit_at, sit_with
from tests.browser.server import bring

from ludoteca.bots import ask
from ludoteca.core import Match, SeededChance, seeded_luck, to_file
from ludoteca.games.palanche.actions import PalancheAction
from ludoteca.games.palanche.decisions import (
    Auction,
    Debt,
    PalancheDecision,
    Purchase,
    RideOffer,
    Trade,
    Turn,
)
from ludoteca.games.palanche.position import Position
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State

from . import Draw

PAGES = {
    "new-table": "/new/palanche",
    "rules": "/rules/palanche#GEN-B1",
    "lesson-dice": "/learn/palanche/1",
    "lesson-bid": "/learn/palanche/6",
    "lesson-trade": "/learn/palanche/8",
    "lesson-investing": "/learn/palanche/10",
    "lesson-debt": "/learn/palanche/15",
    "lesson-end": "/learn/palanche/18",
}
MIDDLE = Position(
    seats=4,
    round=9,
    cash=(1240, 860, 430, 1710),
    collection=250,
    offers=1,
    pawns=("via_v_maggio", "piazza_rossetti", "via_cantore", "palazzo_reale"),
    owners={
        "via_garibaldi": 0,
        "via_roma": 0,
        "boccadasse": 0,
        "gradinata_nord": 0,
        "forno_da_fugassa": 0,
        "via_sestri": 1,
        "via_cornigliano": 1,
        "via_cantore": 1,
        "corso_italia": 1,
        "gradinata_sud": 1,
        "piazza_manin": 2,
        "corso_firenze": 2,
        "spianata_castelletto": 2,
        "porto_antico": 2,
        "via_san_vincenzo": 3,
        "via_di_pre": 3,
        "piazza_delle_erbe": 3,
        "compagnia_dei_camalli": 3,
    },
    cubes={"via_garibaldi": 3, "via_roma": 5, "via_cantore": 2, "piazza_manin": 1, "corso_firenze": 4},
)
"""The middle of a match: whole colours, cubes, money on San Lorenzo."""


def asked(*decisions: PalancheDecision, on: str = "via_v_maggio") -> Position:
    """A position in which the first player is on a space and has these decisions."""
    return replace(MIDDLE, pawns=(on, *MIDDLE.pawns[1:]), decisions=decisions)


DONE = Turn(seat=0, roll_due=False)
MOMENTS = {
    "turn": asked(Turn(seat=0)),
    "purchase": asked(DONE, Purchase(seat=0, space="via_v_maggio")),
    "ride": asked(DONE, RideOffer(seat=0, space="via_garibaldi"), on="via_garibaldi"),
    "auction": asked(DONE, Auction(seat=0, card="via_v_maggio", bid=180, bidder=3, waiting=(0, 1, 3))),
    "offer": asked(
        Turn(seat=1),
        Trade(seat=0, by=1, offer=1, give=("corso_italia",), give_money=200, take=("gradinata_nord",)),
    ),
    "debt": asked(DONE, Debt(seat=0, creditors=(2,), each=1600, reason="rent", space="corso_firenze")),
}
SEED = 11
OTHERS = (1, 2, 3)


def pictures(page: Page, draw: Draw) -> None:
    """Take the pages, the sheets, and a match of bots in the middle, at its end and in replay."""
    for name, path in PAGES.items():
        page.goto(path)
        draw(name)
    draw_workshop(page, draw)
    new_table(page, 5, {"first": 0, "length": "short"})
    draw("start")
    for name, position in MOMENTS.items():
        table = sit_at(page, position, OTHERS)
        draw(name)
        if name == "turn":
            draw_turn(table, draw)
    table = sit_with(page, bring(page, to_file(played(until_round=9))), OTHERS)
    draw("middle")
    table.button("Where did my money go?").click()
    draw("ledger")
    match = bring(page, to_file(played()))
    open_table(page, match)
    draw("wealth")
    page.goto(f"/replay/{match}/200")
    draw("replay")


def draw_workshop(page: Page, draw: Draw) -> None:
    """Take the workshop with a custom card that is nearly done."""
    page.goto("/workshop/palanche")
    page.get_by_role("button", name="Write this card").click()
    page.get_by_label("Title").fill("The mayor slips")
    page.get_by_role("button", name="Add something").click()
    page.locator("[data-effect]").last.select_option("go to a space")
    draw("workshop")


def draw_turn(table: Table, draw: Draw) -> None:
    """Take the sheets that a player may open in a turn."""
    table.space("via_garibaldi").click()
    draw("deed")
    table.page.keyboard.press("Escape")
    closer = table.page.get_by_role("button", name="Look closer at the board")
    if closer.is_visible():
        closer.click()
        draw("closer")
        closer.click()
    table.page.get_by_role("button", name="Hint").click()
    table.page.locator(".considered").wait_for()
    draw("hint")
    table.button("Propose a deal").click()
    table.sheet.locator("[data-asset=boccadasse]").click()
    table.sheet.locator("[data-asset=gradinata_sud]").click()
    draw("deal")


@cache
def played(until_round: int | None = None) -> Match[State, PalancheAction]:
    """A match of bots: whole, or until a round begins."""
    chance = SeededChance(SEED)
    match = Match.new(GAME, seats=4, options={"length": "rounds:25", "first": 0}, luck=seeded_luck(SEED))
    while match.active and match.state.progress.round != until_round:
        seat = match.active[0]
        match.play(seat, ask(GAME, match.state, seat, chance, "normal").action)
    return match
