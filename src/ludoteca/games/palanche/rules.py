"""Palanche as a game: read this first, then the chapter that matters.

A state is a table with a stack of open decisions (`decisions.py`). An action is judged and played in its
chapter (`chapters.py` knows which): `opening.py`, `turn.py`, `spaces.py`, `cards.py`, `investing.py`,
`trading.py`, `auction.py`, `debts.py`, `rounds.py`. Then whatever needs nobody's decision goes on until
somebody must decide. Money moves only through `Course.pay`, which keeps the ledger (`ledger.py`). The board
and the cards that a match is played with are made ready in `board/`.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ludoteca.core import Chance, Event, Game, GameInfo, Offer, Outcome, Reason, Seat, Step, Table

from . import moves
from .actions import PalancheAction, TimeUp
from .board.files import load_board
from .board.printed import names_of, printed_on
from .board.setting import setting_of
from .board.workshop import CardDraft, CardJudged, judge
from .chapters import CHAPTERS, check, settle
from .course import Course
from .events import CardTurned, PalancheEvent
from .notation import from_notation, notation
from .opening import lay_table
from .options import Options
from .outcome import audit, facts, outcome, tables
from .position import Position, from_position, position
from .preview import Preview, preview
from .render import render
from .state import State
from .tables import DECKS
from .view import View, measures, view

MINUTES = {"short": 60, "long": 90}


class Palanche(Game[State, PalancheAction]):
    """Money, land and luck in Genoa."""

    info = GameInfo(
        key="palanche",
        title="Palanche",
        min_seats=2,
        max_seats=6,
        rules_version=2,
        options=Options,
        action=PalancheAction,
        event=PalancheEvent,
        position=Position,
        view=View,
        hidden_information=True,
        longest_match=20_000,
        files={"board": load_board},
    )

    draft = CardDraft

    def judge(self, draft: CardDraft) -> CardJudged:
        """A card that the table writes itself, before a match (GEN-V1)."""
        return judge(draft)

    def minutes(self, options: Options) -> int | None:
        """How long a short or long match lasts by the table's clock (GEN-C5)."""
        return MINUTES.get(options.length)

    def time_up(self) -> TimeUp:
        """What the house plays when that time is over (GEN-E4)."""
        return TimeUp()

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """Lay the table (GEN-C2 … GEN-C4)."""
        return lay_table(setting_of(options, seats), chance).step()

    def active(self, state: State) -> tuple[Seat, ...]:
        """The one whose decision is on top; the table's clock may speak at any time (GEN-E4)."""
        return (state.decisions[-1].seat,) if state.decisions else ()

    def legal(self, state: State, seat: Seat) -> Sequence[PalancheAction]:
        """Every action that can be listed."""
        return moves.legal(state, seat)

    def offers(self, state: State, seat: Seat) -> Sequence[Offer]:
        """Bids, trades, counter-offers and own auctions, with their bounds."""
        return moves.offers(state, seat)

    def check(self, state: State, seat: Seat, action: PalancheAction) -> None:
        """The judge; raises Illegal."""
        check(state, seat, action)

    def apply(self, state: State, seat: Seat, action: PalancheAction, chance: Chance) -> Step[State]:
        """Judge the action, play it, and go on until the next decision."""
        check_it, play_it = CHAPTERS[type(action)]
        check_it(state, seat, action)
        course = Course(state, chance)
        play_it(course, seat, action)
        settle(course)
        return course.step()

    def default(self, state: State, seat: Seat) -> PalancheAction:
        """What is played when the seat's time runs out."""
        return moves.default(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """The result, once the match is over (GEN-E1, GEN-E2)."""
        return outcome(state)

    def tables(self, state: State) -> Sequence[Table]:
        """Wealth, and where everybody's money came from and went."""
        return tables(state)

    def facts(self, state: State) -> Mapping[str, int | str]:
        """Rounds, bankruptcies, cubes, offers, wealth."""
        return facts(state)

    def measures(self, state: State) -> Mapping[str, tuple[float, ...]]:
        """Wealth, and the rents that a round brings."""
        return measures(state)

    def audit(self, state: State) -> None:
        """Check that the money adds up."""
        audit(state)

    def position(self, state: State) -> Position:
        """The state as JSON."""
        return position(state)

    def from_position(self, position: Position) -> State:
        """The state of a position."""
        return from_position(position)

    def view(self, state: State) -> View:
        """Everything but the order of the cards nobody has seen."""
        return view(state)

    def preview(self, state: State, seat: Seat, action: PalancheAction) -> Preview:
        """What an exchange would do to colours and kinds, before it is offered."""
        check(state, seat, action)
        return preview(state, seat, action)

    def render(self, state: State, seat: Seat | None) -> str:  # noqa: ARG002
        """The table as text, the same for everybody."""
        return render(state)

    def reshuffle(self, state: State, seat: Seat, chance: Chance) -> State:  # noqa: ARG002
        """Draw anew what nobody has seen: the order of the cards on top of each deck.

        Every card turned up went under its deck before all eyes, and the decks are never shuffled again, so
        the lower part is known to whoever can count; so is all of it once a deck was gone through.
        """
        decks = list(state.cards.decks)
        for deck, name in enumerate(DECKS):
            hidden, known = decks[deck][: state.cards.unseen[deck]], decks[deck][state.cards.unseen[deck] :]
            if len(hidden) > 1:
                order = chance.shuffle(name, len(hidden))
                decks[deck] = (*(hidden[place] for place in order), *known)
        return replace(state, cards=replace(state.cards, decks=tuple(decks)))

    def name_of(self, key: str, options: Options) -> str | None:
        """What stands on a space of the board, or on a card that the table brought."""
        return names_of(options).get(key)

    def read_aloud(self, event: Event, options: Options) -> Sequence[Reason | str]:
        """What stands on a card that is turned up."""
        return printed_on(event.card, options) if isinstance(event, CardTurned) else ()

    def notation(self, action: PalancheAction) -> str:
        """The action in short words."""
        return notation(action)

    def from_notation(self, text: str) -> PalancheAction:
        """The action a person typed."""
        return from_notation(text)


GAME = Palanche()
