"""Palanche, money, land and luck in Genoa: read this first, then the chapter that matters.

A state has a stack of open decisions (`decisions`). `chapters` says which module judges and plays an action:
`opening`, `turn`, `spaces`, `cards`, `investing`, `trading`, `auction`, `debts`, `voting`, `rounds`,
`talking`, `several`; then it goes on with everything that needs no decision. Money moves only through
`Course.pay`, which keeps the ledger (`ledger`). The board and the cards of a match are prepared in `board/`.
Rule ids (GEN-…) are explained in `help/en.md`.
"""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from ludoteca.core import Chance, Event, Game, GameInfo, Reason, Seat, Step, TableKind

from .actions import PalancheAction, TimeUp
from .board.checks import check_board
from .board.printed_texts import names_of, printed_on
from .board.setting import RULES_VERSION, setting_of
from .board.workshop import CardDraft, judge
from .chapters import apply, check
from .decisions import Reading
from .events import CardTurned, PalancheEvent
from .moves import default, legal, offers
from .notation import from_notation, notation
from .opening import set_up
from .options import Options
from .orders import BidUpTo, carry_out, check_order, order_stands
from .outcome import audit, facts, outcome, tables
from .position import Position, from_position, position
from .preview import preview
from .render import render
from .state import State
from .tables import DECKS, Board, built_in_board
from .view import View, measures, view

MINUTES = {"short": 60, "long": 90}
"""The length of a match that the clock ends (GEN-C5)."""


class Palanche(Game[State, PalancheAction]):
    """The rules of Palanche."""

    info = GameInfo(
        key="palanche",
        title="Palanche",
        min_seats=2,
        max_seats=6,
        rules_version=RULES_VERSION,
        earlier_rules=(2, 3, 4),
        derived_since=3,
        numbers_since={"steps": 4, "missing": 4},
        options=Options,
        action=PalancheAction,
        event=PalancheEvent,
        position=Position,
        view=View,
        hidden_information=True,
        longest_match=20_000,
        files={"board": TableKind(Board, check_board, partial(built_in_board, "genova"), title="title")},
    )

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """The first state: decks, cash and land of each player, and who begins (GEN-C2 … GEN-C4)."""
        return set_up(setting_of(options, seats, self.info.rules_version), chance).step()

    def from_position(self, position: Position) -> State:
        """The state of a position; raises Invalid for one that cannot arise."""
        return from_position(position, self.info.rules_version)

    def active(self, state: State) -> tuple[Seat, ...]:
        """The seat that has to decide, and the clock if it may end the match (GEN-E4)."""
        return (state.decisions[-1].seat,) if state.decisions else ()

    def reshuffle(self, state: State, seat: Seat, chance: Chance) -> State:  # noqa: ARG002
        """The state with the unseen cards on top of each deck in another order.

        Every card that was turned up went under its deck openly, and decks are never shuffled again, so the
        lower part of a deck is known to every player; the whole deck is, once it was gone through.
        """
        decks = list(state.cards.decks)
        for deck, name in enumerate(DECKS):
            hidden, known = decks[deck][: state.cards.unseen[deck]], decks[deck][state.cards.unseen[deck] :]
            if len(hidden) > 1:
                order = chance.shuffle(name, len(hidden))
                decks[deck] = (*(hidden[place] for place in order), *known)
        return replace(state, cards=replace(state.cards, decks=tuple(decks)))

    def waits_for(self, state: State, seat: Seat) -> bool:  # noqa: ARG002
        """Whether the match waits for a player who is away: not for the reader of the cards (GEN-F2)."""
        return bool(state.decisions) and not isinstance(state.decisions[-1], Reading)

    def minutes(self, options: Options) -> int | None:
        """The minutes after which the clock ends a short or long match; None for other lengths (GEN-C5)."""
        return MINUTES.get(options.length)

    def time_up(self) -> TimeUp:
        """The action that the clock plays (GEN-E4)."""
        return TimeUp()

    def name_of(self, key: str, options: Options) -> str | None:
        """The printed name of a space or of a card that the players wrote."""
        return names_of(options).get(key)

    def read_aloud(self, event: Event, options: Options) -> Sequence[Reason | str]:
        """The text of a card that is turned up."""
        return printed_on(event.card, options) if isinstance(event, CardTurned) else ()

    check = staticmethod(check)
    apply = staticmethod(apply)
    legal = staticmethod(legal)
    offers = staticmethod(offers)
    default = staticmethod(default)
    preview = staticmethod(preview)
    standing_order = BidUpTo
    check_order = staticmethod(check_order)
    order_stands = staticmethod(order_stands)
    carry_out = staticmethod(carry_out)
    outcome = staticmethod(outcome)
    tables = staticmethod(tables)
    facts = staticmethod(facts)
    measures = staticmethod(measures)
    audit = staticmethod(audit)
    position = staticmethod(position)
    view = staticmethod(view)
    render = staticmethod(render)
    notation = staticmethod(notation)
    from_notation = staticmethod(from_notation)
    draft = CardDraft
    judge = staticmethod(judge)


GAME = Palanche()
