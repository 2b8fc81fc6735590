"""The engine of a page says what the native one says; `bench/villa_paletti_page.py` tries many more hands."""

import random

from ludoteca.games.villa_paletti.physics import simulate
from ludoteca.games.villa_paletti.wood import WoodResult

from .page_engine import PageEngine, a_carry, a_pull, distance
from .towers import tower

APART = 5.0
"""Millimetres: a piece that comes to rest elsewhere by less glides there."""


def test_what_a_page_shows_is_what_a_server_judges() -> None:
    luck = random.Random(4)
    hands = [make(luck, tower(30, floors), 7) for floors in (1, 2, 3) for make in (a_pull, a_carry)]
    with PageEngine() as page:
        for request in hands:
            assert request is not None
            judged, (shown, _) = simulate(request), page.simulate(request)
            assert isinstance(judged, WoodResult)
            assert (shown.verdict, shown.cause) == (judged.verdict, judged.cause)
            if judged.verdict in ("out", "stands"):
                assert distance(judged, shown) < APART
        carried = hands[1]
        assert carried is not None
        alone, _ = page.ask("simulate", carried)
        assert page.ask("beside", carried)[0] == alone, "simulations share pieces, not friction or solver"
