"""The promises of the contract, checked along whole matches.

    def test_my_game() -> None:
        for seed in range(10):
            play_and_check(MY_GAME, seats=3, options={}, seed=seed)

Bots play; each promise of the contract is checked before and after every action. A broken promise raises
AssertionError with its name.
"""

from collections.abc import Callable, Collection, Sequence
from itertools import takewhile
from typing import Any

import msgspec
from rich.errors import MarkupError
from rich.markup import render

from ludoteca.bots import ask
from ludoteca.bots.uniform import filled_in
from ludoteca.core import (
    AnyGame,
    Event,
    Game,
    Illegal,
    Match,
    Played,
    Refusal,
    ReplayedChance,
    SeededChance,
    Simulation,
    Simulator,
    Step,
    from_file,
    seeded_luck,
    to_file,
)

from .canonical import check_canonical

SAMPLED = 4
"""Listed, foreign and open-ended actions that are tried in each state."""

QUICK_MS = 25
"""The budget of the bots: only the legality of their moves matters."""


def play_and_check(
    game: AnyGame,
    *,
    seats: int,
    options: Any = None,
    seed: int = 0,
    level: str | None = None,
    longest: int = 5000,
    look_every: int = 1,
    rule_ids: Collection[str] = (),
    simulator: Simulator | None = None,
) -> Match[Any, Any]:
    """Play a match with bots and check every promise on the way; returns the finished match.

    `look_every` checks only every n-th state closely, for games with long lists. `rule_ids`, if given,
    are the only rules that refusals may cite. `longest` bounds the number of actions.
    """
    check_canonical(game)
    if game.info.private is not None:
        assert type(game).reshuffle is not Game.reshuffle, (
            "a game with private views reshuffles what is hidden"
        )
    match: Match[Any, Any] = Match.new(game, seats, options, luck=seeded_luck(seed, simulator))
    foreign: list[Any] = []
    while match.active:
        assert match.seq <= longest, f"the match is not over after {longest} actions"
        chance = SeededChance(f"{seed}/{match.seq}", simulator)
        seat = match.active[0]
        closely = match.seq % look_every == 0
        if closely:
            foreign = look(match, chance, foreign, rule_ids)
        action = ask(game, match.state, seat, chance, level, QUICK_MS).action
        before, position = match.state, game.position(match.state)
        entry = match.play(seat, action)
        assert game.position(before) == position, "states never change"
        again = game.apply(before, seat, action, ReplayedChance(entry.draws))
        assert again == Step(match.state, entry.events), "the same draws give the same events"
        _require_round_trip(game.info.action, action, "action")
        for event in entry.events:
            _require_round_trip(game.info.event, event, "event")
            for watcher in (None, *range(seats)):
                game.redact(event, watcher)
        if closely and game.info.hidden_information:
            for watcher in (None, *range(seats)):
                check_secrets(match, before, entry, watcher, chance)
    check_ending(match)
    return match


def check_ending(match: Match[Any, Any]) -> None:
    """A match that is over has an outcome, takes no more actions, and replays from its file."""
    game, state = match.game, match.state
    outcome = game.outcome(state)
    assert outcome is not None, "no seat is active, so there is an outcome"
    seats = len(outcome.scores)
    assert len(outcome.ranks) == seats, "every seat has a rank"
    assert all(0 <= winner < seats for winner in outcome.winners), "winners sit at the table"
    first = {seat for seat, rank in enumerate(outcome.ranks) if rank == 1}
    assert not outcome.winners or set(outcome.winners) == first, "winners are the seats of the first rank"
    for seat in range(seats):
        assert not game.legal(state, seat), "nothing is legal after the end"
        assert not game.offers(state, seat), "nothing is offered after the end"
    for table in game.tables(state):
        assert all(len(row) == len(table.columns) for row in table.rows), "every row fills its table"
    assert all(isinstance(fact, int | str) for fact in game.facts(state).values()), "facts are compared"
    assert from_file(game, to_file(match)).state == state, "the file replays to the same state"


def look(
    match: Match[Any, Any], chance: SeededChance, foreign: list[Any], rule_ids: Collection[str]
) -> list[Any]:
    """Check a state from all sides; returns some of its actions, which may be wrong elsewhere."""
    game, state = match.game, match.state
    assert game.outcome(state) is None, "there is no outcome while a seat is active"
    _require_round_trip(game.info.position, game.position(state), "position")
    assert game.from_position(game.position(state)) == state, "a position gives its state back"
    seats = game.position(state).seats
    found: list[Any] = []
    check_picture(game, state, None)
    for seat in range(seats):
        check_picture(game, state, seat)
        check_views(game, state, seat, chance)
        if seat in match.active:
            found += check_decision(game, state, seat, chance)
        else:
            assert not game.legal(state, seat), "only active seats have legal actions"
            assert not game.offers(state, seat), "only active seats have offers"
        for action in foreign:
            check_judge_agrees(game, state, seat, action, chance, rule_ids)
    assert found, "an unfinished match has an action for some active seat"
    order = chance.shuffle("sample", len(found))
    return [found[i] for i in order[:SAMPLED]]


def check_decision(game: AnyGame, state: Any, seat: int, chance: SeededChance) -> list[Any]:
    """Listed actions are accepted, read back from notation, and the default is one of the accepted."""
    listed = list(game.legal(state, seat))
    assert len({repr(action) for action in listed}) == len(listed), "no action is listed twice"
    game.check(state, seat, game.default(state, seat))
    order = chance.shuffle("sample", len(listed))
    sample = [listed[i] for i in order[:SAMPLED]]
    for action in sample:
        game.check(state, seat, action)
        assert game.from_notation(game.notation(action)) == action, "notation reads back"
    for offer in game.offers(state, seat):
        sample += [filled_in(game, offer, chance) for _ in range(2)]
    return sample or [game.default(state, seat)]


def check_views(game: AnyGame, state: Any, seat: int, chance: SeededChance) -> None:
    """What a seat sees goes to JSON, and does not depend on what it cannot see."""
    view, private = game.view(state), game.private(state, seat)
    _require_round_trip(game.info.view, view, "view")
    _require_round_trip(game.info.private, private, "private view")
    imagined = game.reshuffle(state, seat, chance)
    if not game.info.hidden_information:
        assert imagined == state, "a game that reshuffles something declares hidden information"
    seen = (game.view(imagined), game.private(imagined, seat))
    assert seen == (view, private), "hidden parts do not change a view"
    assert game.active(imagined) == game.active(state), "hidden parts do not change whose turn it is"
    if imagined is not state:
        assert game.legal(imagined, seat) == game.legal(state, seat), (
            "hidden parts do not change what is legal"
        )
        assert game.offers(imagined, seat) == game.offers(state, seat), "hidden parts change no offer"


def check_secrets(
    match: Match[Any, Any], before: Any, entry: Played[Any, Any], watcher: int | None, chance: SeededChance
) -> None:
    """Events tell a watcher only what its view shows, or what they are declared to reveal.

    The action is played again in two ways that the watcher cannot tell apart: with other luck that changes
    only what other seats see, and from a state in which everything hidden from the watcher was drawn anew.
    """
    game, seat, action = match.game, entry.seat, entry.action
    if any(isinstance(draw, Simulation) for draw in entry.draws):
        return  # simulating again takes too long
    if game.info.private is not None:
        other = game.apply(before, seat, action, chance)
        others = range(game.position(before).seats)
        secret = any(game.private(other.state, s) != game.private(match.state, s) for s in others)
        if secret and _seen(game, other.state, watcher) == _seen(game, match.state, watcher):
            one, two = (
                [game.redact(event, watcher) for event in events] for events in (other.events, entry.events)
            )
            assert one == two, "an event tells no more than the view"
    if watcher in (None, seat):
        return
    try:
        imagined = game.reshuffle(before, watcher, chance)
        again = game.apply(imagined, seat, action, ReplayedChance(entry.draws))
    except Refusal:
        return  # the action itself says what was hidden
    told, again_told = (_told(game, events, watcher) for events in (entry.events, again.events))
    assert told == again_told, "hidden parts do not change what an event tells"


def _told(game: AnyGame, events: Sequence[Event], watcher: int | None) -> list[Event | None]:
    """What events tell a watcher, up to the first one that reveals something."""
    return [game.redact(event, watcher) for event in takewhile(lambda event: not event.reveals, events)]


def _seen(game: AnyGame, state: Any, watcher: int | None) -> Any:
    return game.view(state), None if watcher is None else game.private(state, watcher)


def check_picture(game: AnyGame, state: Any, seat: int | None) -> None:
    """What is drawn as text can be read as rich's markup."""
    try:
        render(game.render(state, seat))
    except MarkupError as error:
        raise AssertionError(f"what is rendered is good markup: {error}") from error


def check_judge_agrees(
    game: AnyGame, state: Any, seat: int, action: Any, chance: SeededChance, rule_ids: Collection[str]
) -> None:
    """`check` and `apply` refuse the same actions, with a known rule, and nothing changes."""
    refused = _refusal(game.check, state, seat, action)
    if refused is None:
        return
    assert refused.rule, "a refusal carries a rule id"
    assert not rule_ids or refused.rule in rule_ids, (
        f"a refusal cites a rule of the rules page, not {refused.rule}"
    )
    before = game.position(state)
    again = _refusal(game.apply, state, seat, action, chance)
    assert again is not None, "apply accepts what check refuses"
    assert (again.rule, again.reason) == (refused.rule, refused.reason), "one judge"
    assert game.position(state) == before, "a refused action changes nothing"


def _refusal(judge: Callable[..., Any], *arguments: Any) -> Illegal | None:
    try:
        judge(*arguments)
    except Illegal as refusal:
        return refusal
    return None


def _require_round_trip(type_: Any, value: Any, what: str) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=type_) == value, f"{what} survives JSON"
