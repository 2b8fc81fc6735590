"""An evening together: one big screen is the table, phones are the hands."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Locator, Page, ViewportSize, WebSocket, expect

from tests.browser import palanche, palermo
from tests.browser.conftest import BY_FINGER, PHONE, OpenPage
from tests.browser.server import start_server
from tests.browser.villa_paletti import LISTEN, Finger, Villa

TV: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 1024, "height": 768}
NAMES = ("Ada", "Bruno", "Carla", "Dino")
MOST_LOOKS = 3000
AT_THE_SIDE = "hexagonal green column"
"""A column that carries nothing and stands at the right edge of the villa that the server's seed makes."""
TO_THE_SIDE = [(step, -step / 4) for step in range(1, 91)]
"""The way of a thumb that pulls it out, in pixels of a phone."""
TO_THE_MIDDLE = (25, 20)
"""Pixels from where the column then hangs, over the edge of the floor, to a place that carries it."""
MOVING = 20
"""Frames of a hand that a big screen hears at least while a column is pulled out."""
SCREENS = ((1920, 1080), (3840, 2160), (1024, 768), (1280, 720))
SIZES = """[...document.querySelectorAll('.space .name')].map(
    (name) => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a,
)"""
"""A script: how large the names of streets are written, in pixels of the screen."""
READ = "[...document.querySelectorAll('.side .seats .name')].map((each) => each.textContent.trim())"


class Evening:
    """A big screen and phones."""

    def __init__(self, open_page: OpenPage, game: str, *, on_tablet: bool = False) -> None:
        self._open = open_page
        size, touched = (TABLET, {"has_touch": True, "is_mobile": True}) if on_tablet else (TV, {})
        self.tv = open_page("/tv", size=size, reduced_motion="reduce", device_scale_factor=0.5, **touched)
        self.tv.get_by_role("button", name=re.compile(game)).click()
        self.tv.wait_for_url("**/tv/*")
        self.phones: list[Page] = []

    @property
    def match(self) -> str:
        """The id of the match on the screen."""
        return str(re.findall(r"/tv/([\w-]+)", self.tv.url)[0])

    @property
    def code(self) -> str:
        """What a phone reads from the code on the screen: a path with the invitation."""
        return f"/hand/{self.match}?{self.tv.url.partition('?')[2]}"

    def let_in(self) -> None:
        """Let the house in, if this machine is in a network; then the code can be scanned."""
        button = self.tv.get_by_role("button", name="Let the house in")
        nowhere = self.tv.get_by_text("in no local network")
        qr = self.tv.get_by_role("img", name="QR code")
        button.or_(nowhere).or_(qr).first.wait_for()
        if button.count():
            button.click()
        if not nowhere.count():
            expect(qr).to_be_visible()

    def close(self) -> None:
        """Close the house again: other tests use the same server."""
        button = self.tv.get_by_role("button", name="Close it again")
        if button.count():
            button.click()
            expect(button).to_be_hidden()

    def scan(self, name: str) -> Page:
        """Scan the code, type a name, done."""
        phone = self._open(self.code, size=PHONE, reduced_motion="reduce", device_scale_factor=0.25)
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name="Sit down").tap()
        expect(self.tv.get_by_role("list", name="Seats")).to_contain_text(name)
        self.phones.append(phone)
        return phone

    def start(self, agree: Callable[[Page], None] | None = None) -> None:
        """Start the match from a phone, on which it is agreed what makes it short."""
        first = self.phones[0]
        if agree:
            first.get_by_text("Change the rules").tap()
            agree(first)
        first.get_by_role("button", name=f"Start with {len(self.phones)} players").tap()
        self.tv.locator(".screen").wait_for()

    def asked(self) -> Page | None:
        """The phone whose turn it is; None while none is asked."""
        asked = (phone for phone in self.phones if phone.locator(".turn.mine").count())
        return next(asked, None)

    def turn(self) -> Page:
        """Wait until a phone is asked."""
        for _ in range(MOST_LOOKS):
            if (phone := self.asked()) is not None:
                return phone
            self.tv.wait_for_timeout(20)
        raise AssertionError("no phone is asked")

    def move(self, move: Callable[[Page], None]) -> None:
        """Let the phone that is asked move."""
        phone = self.turn()
        newest = phone.locator(".log .seq").last.inner_text()
        move(phone)
        expect(phone.locator(".log .seq").last).not_to_have_text(newest)

    def play(self, move: Callable[[Page], None]) -> None:
        """Let each phone move when it is asked, until the big screen names the winner."""
        over = self.tv.get_by_role("button", name="Next match")
        for _ in range(MOST_LOOKS):
            if over.count():
                return
            if self.asked() is None:
                self.tv.wait_for_timeout(20)
            else:
                self.move(move)
        raise AssertionError("the match does not end")


def one_round(phone: Page) -> None:
    """Agree on a match of Palanche of one round."""
    phone.get_by_label("How long", exact=True).select_option(label="until one is left, as printed")
    phone.get_by_label("The round with which").fill("1")
    phone.get_by_label("The round with which").press("Tab")
    expect(phone.locator(".differs")).to_contain_text("1")


def a_town_without_police(phone: Page) -> None:
    """Agree on a match of Palermo whose town is there."""
    for rule in ("Ready-made town:", "Without police stones"):
        phone.get_by_label(rule).check()
    expect(phone.locator(".differs li")).to_have_count(2)


def steady_hands_and_notes(phone: Page) -> None:
    """Agree on hands that do not tremble, and on notes that say how each column stands."""
    phone.get_by_label("Notes at the columns").check()
    phone.get_by_label("Hands", exact=True).select_option(label="steady: they do not tremble")
    expect(phone.locator(".differs li")).to_have_count(2)


def next_of(phone: Page) -> Locator | None:
    """The button that a player of Palanche presses next; None while there is none."""
    table = palanche.Table(phone)
    if table.sure.count():
        return table.sure
    step = table.next_step()
    return None if step is table.over else step


def at_palanche(phone: Page) -> None:
    """Make a move of Palanche by thumb."""
    table = palanche.Table(phone)
    expect(phone.locator("[data-space]").first).to_be_hidden()  # the board is on the big screen
    for _ in range(MOST_LOOKS):
        if (step := next_of(phone)) is not None:
            break
        phone.wait_for_timeout(20)  # the question is still being drawn
    assert step is not None
    step.tap()
    if table.sure.count():
        table.sure.tap()


def at_palermo(phone: Page) -> None:
    """Make a move of Palermo by thumb."""
    palermo.Table(phone).by_finger()


@BY_FINGER
def test_four_phones_sit_down_and_play_palanche(open_page: OpenPage) -> None:
    evening = Evening(open_page, "Palanche")
    evening.let_in()
    evening.close()
    for name in NAMES:
        evening.scan(name)
    evening.start(one_round)
    tv = evening.tv
    assert tv.evaluate(READ) == list(NAMES)
    expect(tv.locator(".panel")).to_have_count(0)
    for width, height in SCREENS:
        tv.set_viewport_size({"width": width, "height": height})
        board = tv.locator(".screen .table").bounding_box()
        assert board is not None
        assert board["height"] > 0.9 * height, "it is as large as it goes"
        # A capital of this size is 7 minutes of arc high, 3 m from a TV of 110 cm; good eyes need 5.
        assert min(tv.evaluate(SIZES)) > 0.0165 * height
    tv.reload()  # as after a night of sleep or a restart of the server
    tv.locator(".screen").wait_for()
    first = evening.phones[0]
    first.goto("/matches")  # a phone that was put away finds its hand again
    first.goto(f"/match/{evening.match}")
    first.get_by_role("button", name="Board", exact=True).tap()
    expect(first.locator("[data-space]").first).to_be_visible()
    first.get_by_role("button", name="Board", exact=True).tap()
    evening.play(at_palanche)
    tv.get_by_role("button", name="Next match").click()
    expect(tv.get_by_role("list", name="Seats")).to_contain_text("Dino")
    last = evening.phones[-1]
    last.get_by_role("button", name="Start with 4 players").tap()
    tv.locator(".screen").wait_for()
    expect(tv.get_by_text("turn", exact=False).first).to_be_visible()


@BY_FINGER
def test_four_phones_play_palermo_around_a_tablet(open_page: OpenPage) -> None:
    evening = Evening(open_page, "Palermo", on_tablet=True)
    for name in NAMES:
        evening.scan(name)
    evening.start(a_town_without_police)
    evening.play(at_palermo)
    tablet = evening.tv
    expect(tablet.locator(".ranks li")).to_have_count(4)
    for side in ("left", "top", "right"):  # who sits there reads who has won, and goes on
        expect(tablet.locator(f".side.{side}")).to_contain_text("wins")
    tablet.locator(".side.top").get_by_role("button", name="Next match").tap()
    expect(tablet.get_by_role("list", name="Seats")).to_contain_text("Dino")
    evening.phones[2].get_by_role("button", name="Start with 4 players").tap()
    tablet.locator(".screen").wait_for()


def at_villa_paletti(phone: Page) -> None:
    """Make a move of Villa Paletti: choose a colour, declare, or let it pass."""
    declare = phone.get_by_role("button", name="Declare: none can be moved")
    passing = phone.get_by_role("button", name="Let it pass")
    closed = phone.locator("details:not([open])", has=phone.locator(".villa-act"))
    colours = phone.locator(".colours .button")
    colours.or_(passing).or_(closed).first.wait_for()
    if colours.count() or passing.count():
        colours.or_(passing).first.tap()
        return
    closed.locator("summary").tap()
    declare.tap()


def first_to_pull(evening: Evening) -> Page:
    """Choose colours until a phone is asked to move a column; that phone."""
    for _ in range(MOST_LOOKS):
        for phone in evening.phones:
            if phone.get_by_role("group", name="Which column?").count():
                return phone
            if phone.locator(".colours .button").count():
                evening.move(at_villa_paletti)
        evening.tv.wait_for_timeout(20)
    raise AssertionError("no phone is asked to move a column")


def sleep(page: Page) -> None:
    """Stop the time of a page, as a device does that is put away."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))


def wake(page: Page) -> None:
    """Let the time of a page go on after a night."""
    page.clock.fast_forward("09:00:00")
    page.clock.resume()


def hear(screen: Page) -> list[str]:
    """What a big screen hears from now on."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    screen.on("websocket", listen)
    screen.reload()
    screen.locator("canvas").wait_for()
    return heard


@BY_FINGER
def test_four_phones_play_villa_paletti(open_page: OpenPage) -> None:
    """A thumb pulls a column right out and sets it down, and the villa on the big screen moves."""
    evening = Evening(open_page, "Villa Paletti")
    for name in NAMES:  # each draws the villa, without a graphics card
        evening.scan(name)
    evening.start(steady_hands_and_notes)
    heard = hear(evening.tv)
    phone = first_to_pull(evening)
    phone.clock.install()
    phone.add_init_script(LISTEN)
    phone.reload()
    phone.bring_to_front()
    villa = Villa(phone, Finger)
    villa.pull_out(AT_THE_SIDE, TO_THE_SIDE)
    expect(evening.tv.locator(".done")).to_contain_text(f"takes the {AT_THE_SIDE} out")
    assert sum("live_frame" in frame for frame in heard) > MOVING, (
        "the villa on the big screen moves with the thumb"
    )
    villa.place(TO_THE_MIDDLE)
    expect(evening.tv.locator(".done")).to_contain_text(f"sets the {AT_THE_SIDE} on the blue floor")
    expect(evening.tv.locator(".done")).not_to_contain_text("Turn ")  # whose turn it is, is said above
    evening.play(at_villa_paletti)
    expect(evening.tv.locator(".ranks li")).to_have_count(4)


@BY_FINGER
def test_screen_and_phones_wake_after_a_night(open_page: OpenPage, tmp_path: Path) -> None:
    """The server starts again while screen and phones sleep; each is back by itself, and plays on."""
    with start_server(tmp_path) as address:
        evening = Evening(partial(open_page, base_url=address, stops_server=True), "Palanche")
        for name in NAMES[:2]:
            evening.scan(name)
        evening.start()
        evening.move(at_palanche)
        everybody = [evening.tv, *evening.phones]
        for page in everybody:
            sleep(page)
    with start_server(tmp_path, "--port", address.rpartition(":")[2]):
        for page in everybody:
            wake(page)
        for _ in range(3):
            evening.move(at_palanche)
        cash = evening.phones[0].locator(".seats .note").all_text_contents()
        for page in everybody:
            expect(page.locator(".seats .note")).to_have_text(cash)
            expect(page.get_by_text("The connection was lost")).to_be_hidden()


@BY_FINGER
def test_one_phone_is_passed_around(open_page: OpenPage) -> None:
    evening = Evening(open_page, "Palanche")
    phone = evening.scan("Ada")
    phone.get_by_role("button", name="Another person on this phone").tap()
    phone.get_by_label("Their name").fill("Bea")
    phone.get_by_role("button", name="Sit down").tap()
    expect(evening.tv.get_by_role("list", name="Seats")).to_contain_text("Bea")
    phone.get_by_role("button", name="Start with 2 players").tap()
    mine = phone.get_by_role("button", name=re.compile("^I am (Ada|Bea)$"))
    mine.wait_for()
    assert phone.locator(".panel").count() == 0, "the hand is hidden until the right person taps"
    first = mine.inner_text()
    mine.tap()
    for _ in range(MOST_LOOKS):
        if mine.count():
            if mine.inner_text() != first:
                break
            mine.tap()  # it is asked again
        elif phone.locator(".turn.mine").count() and (step := next_of(phone)) is not None:
            step.tap()
        phone.wait_for_timeout(50)
    assert mine.inner_text() != first, "the phone goes to the other person"
    assert phone.locator(".panel").count() == 0
