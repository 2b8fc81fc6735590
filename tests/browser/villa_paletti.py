"""The page of a Villa Paletti match for tests: mouse or touch in the picture, or panel and keyboard.

Hands are reproducible: while one moves, the clock of the page is paused and advanced from point to point, so
that its path, and with it the result of the physics, is the same every time.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser import server

PREPARED = Path(__file__).with_name("villa_paletti.json")
"""Two players with steady hands before seat 1's pull: four columns on the blue floor. `blue-1` is too short
to carry anything and comes out to the front; without `green-2` the villa falls."""

A_CARD = """{
  const asked = WebGL2RenderingContext.prototype.getParameter;
  const NAME = 0x9246;  // UNMASKED_RENDERER_WEBGL
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === NAME ? 'A card' : asked.call(this, name);
  };
}"""
"""A script that makes the browser report a graphics card."""
PAGE = 40
"""Largest step in degrees of the PageUp key on a slider; an arrow key moves one step."""
PART_OF_PICTURE = "mark => ['--across', '--down'].map(name => parseFloat(mark.style.getPropertyValue(name)))"
"""Where a label belongs to, in hundredths of the picture."""
HOLD_MS = 200
"""Milliseconds after which a press has hold of a column."""
BEAT_MS = 34
"""A little more than the time between two points that a hand sends."""

POINTER = "window.pointerAt"
LISTEN = """addEventListener(
  'pointermove',
  ({ clientX, clientY }) => (window.pointerAt = [Math.round(clientX), Math.round(clientY)]),
  true,
)"""
"""A script that records the last position of the pointer."""

Place = tuple[float, float]


class Mouse:
    """A pointer that is a mouse."""

    PULL = tuple((min(step, 30), 9 + min(step * 5, 230)) for step in range(1, 70))
    """The way of a pull to the front, in pixels: a point for each beat."""
    TILL_IT_SLIPS = range(4, 37, 2)
    """Pixels to the front in which a loaded column gives way: the hand goes gently while it sticks."""
    ASIDE = (10, -4)
    """Pixels from where a column hangs to a free place."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def take(self, x: float, y: float) -> None:
        """Press the button at this point."""
        self._mouse.move(x, y)
        self._mouse.down()

    def move(self, x: float, y: float) -> None:
        """Move with the button pressed."""
        self._mouse.move(x, y)

    def let_go(self) -> None:
        """Release the button."""
        self._mouse.up()


class Finger:
    """A pointer that is a touch."""

    PULL = tuple((step / 5, step) for step in range(1, 101))
    """As a mouse's, but slower: on a phone a pixel is more of the villa, and a hasty hand shakes."""
    TILL_IT_SLIPS = range(2, 23)
    ASIDE = (3, 3)

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def take(self, x: float, y: float) -> None:
        """Touch at this point."""
        self._touch("touchStart", x, y)

    def move(self, x: float, y: float) -> None:
        """Move the touch."""
        self._touch("touchMove", x, y)

    def let_go(self) -> None:
        """End the touch."""
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str, x: float, y: float) -> None:
        points = [{"x": x, "y": y}]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Villa:
    """The page of a match of Villa Paletti in which one person plays all seats."""

    def __init__(self, page: Page, pointer: type[Mouse] | type[Finger] = Mouse) -> None:
        self.page = page
        self.pointer = pointer(page)
        self.picture = page.locator("canvas")
        self.hand = page.locator(".gauge")
        self.gripped = page.locator("[data-gripped]")
        self.lever = page.get_by_role("slider", name="Lower", exact=True)

    def button(self, name: str) -> Locator:
        """A button of the page."""
        return self.page.get_by_role("button", name=name, exact=True)

    def event(self, words: str) -> None:
        """Wait until the log has an entry with these words."""
        expect(self.page.locator(".log").get_by_text(words).last).to_be_visible()

    def told(self, words: str) -> Locator:
        """The announcement with these words over the picture."""
        return self.page.locator(".told", has_text=words)

    def choose(self, column: str) -> None:
        """Choose a column in the panel."""
        self.page.get_by_role("button", name=f"{column},").click()

    def choose_free(self) -> None:
        """Choose a column with nothing on top of it."""
        columns = self.page.get_by_role("group", name="Which column?").get_by_role("button")
        expect(columns.first).to_be_visible()
        for column in columns.all():
            column.click()
            if self.button("Lift it out").count():
                return

    # --- by hand

    @contextmanager
    def recorded_hand(self) -> Iterator[None]:
        """Pause the clock of the page; `lead` advances it."""
        self.page.clock.pause_at(self.page.evaluate("Date.now() / 1000 + 1"))
        yield
        self.page.clock.resume()

    def lead(self, way: Iterable[Place]) -> None:
        """Move the pointer from place to place; each is one point of the hand's path, and one frame."""
        for x, y in way:
            place = [round(x), round(y)]
            self.pointer.move(*place)
            while self.page.evaluate(POINTER) != place:  # a browser delivers touches with a delay
                pass
            self.page.clock.fast_forward(BEAT_MS)

    def grip(self, column: str) -> Place:
        """The point of the picture at which a column can be taken."""
        self.choose(column)
        mark = self.page.locator(".load")
        expect(mark).to_contain_text(column)
        self.picture.scroll_into_view_if_needed()
        return self._in_picture(mark)

    def _in_picture(self, mark: Locator) -> Place:
        """The point of the picture that a label belongs to, once the picture is at rest."""
        part = [0.0, 0.0]
        while (now := mark.evaluate(PART_OF_PICTURE)) != part:
            part = now
            self.page.wait_for_timeout(200)
        box = self.picture.bounding_box()
        assert box
        return box["x"] + box["width"] * part[0] / 100, box["y"] + box["height"] * part[1] / 100

    def take(self, column: str, *, and_feel: bool = True) -> Place:
        """Take a column in the picture and begin to pull it to the front."""
        x, y = self.grip(column)
        self.pointer.take(x, y)
        expect(self.gripped).to_be_attached()
        self.pointer.move(x + 2, y + 9)
        if and_feel:
            expect(self.page.get_by_role("meter")).to_be_visible()
        return x, y

    def pull_out(self, column: str, way: Sequence[Place] = ()) -> None:
        """Pull a column until it is out: by these steps from where it is taken, or to the front."""
        x, y = self.grip(column)
        with self.recorded_hand():
            self.pointer.take(x, y)
            self.page.clock.fast_forward(HOLD_MS)
            expect(self.gripped).to_be_attached()
            self.lead((x + right, y + down) for right, down in way or self.pointer.PULL)
            self.pointer.let_go()

    def give_up(self, column: str) -> None:
        """Pull a column a little to the front, and give up."""
        x, y = self.grip(column)
        with self.recorded_hand():
            self.pointer.take(x, y)
            self.page.clock.fast_forward(HOLD_MS)
            expect(self.gripped).to_be_attached()
            self.lead((x, y + step) for step in self.pointer.TILL_IT_SLIPS)
            self.pointer.let_go()
            self.button("Let go and give up").click()

    def hanging(self) -> Place:
        """The point of the picture at which the piece to be carried is shown."""
        mark = self.page.locator(".carried")
        expect(mark).to_be_attached()
        self.picture.scroll_into_view_if_needed()
        return self._in_picture(mark)

    def place(self, by: Place, *, turned: int = 0) -> None:
        """Carry the piece by this number of pixels, turn it, lower it and let go."""
        x, y = self.hanging()
        lever = self.lever.bounding_box()
        assert lever
        across, top, bottom = (
            lever["x"] + lever["width"] / 2,
            lever["y"] + 12,
            lever["y"] + lever["height"] - 2,
        )
        with self.recorded_hand():
            self.pointer.take(x, y)
            self.lead((x + by[0] * step / 20, y + by[1] * step / 20) for step in range(1, 25))
            self.pointer.let_go()
            for _ in range(turned):
                self.hand.get_by_role("button", name="Turn left").click()
            self.page.clock.run_for(10 * BEAT_MS)
            self.pointer.take(across, top)
            self.lead((across, top + (bottom - top) * step / 60) for step in range(1, 61))
            self.pointer.let_go()
            self.page.clock.run_for(20 * BEAT_MS)
            expect(self.page.get_by_text("It touches down")).to_be_visible()
            self.hand.get_by_role("button", name="Let go").click()

    # --- by panel and keyboard

    def press(self, name: str, *, exact: bool = True) -> None:
        """Press a button with the keyboard."""
        button = self.page.get_by_role("button", name=name, exact=exact)
        expect(button).to_be_enabled()
        button.press("Enter")

    def steer(self, degrees: int) -> None:
        """Turn the direction of a pull with the keyboard."""
        slider = self.page.get_by_role("slider", name="Direction")
        slider.press("End")
        while (far := int(slider.input_value()) - degrees) > 0:
            slider.press("PageDown" if far >= PAGE else "ArrowLeft")


def sit_down(page: Page, pointer: type[Mouse] | type[Finger] = Mouse, *, recorded: bool = True) -> Villa:
    """Open the prepared match; with `recorded` the clock of the page can be paused."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()  # before the player signs in
    if recorded:
        page.clock.install()
        page.add_init_script(LISTEN)
    return bring(page, PREPARED.read_bytes(), pointer)


def bring(page: Page, file: bytes, pointer: type[Mouse] | type[Finger] = Mouse) -> Villa:
    """Import a match and take all its seats."""
    open_match(page, server.bring(page, file))
    return Villa(page, pointer)


def new_match(page: Page, options: dict[str, Any], *, others: str = "bot") -> Villa:
    """Open a new match of two seats, against a bot or with both seats."""
    wanted = {
        "game": "villa_paletti",
        "options": {"pulling": "both", **options},
        "seats": [{"type": "me"}, {"type": others}],
    }
    server.sign_in(page, "Ada")
    made = server.ask(page, "/tables", {**wanted, "open": False, "start": True})
    open_match(page, made["table"]["match"])
    return Villa(page)


def open_match(page: Page, match: str) -> None:
    """Open the page of a match."""
    page.goto(f"/match/{match}")
