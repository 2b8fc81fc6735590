"""An independent check of Palanche: books of money, cards, cubes and pawns, kept from events alone."""

from collections import Counter
from collections.abc import Iterable

from ludoteca.bots import ask
from ludoteca.core import Event, SeededChance
from ludoteca.games.palanche import events as happened
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.position import Position
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.tables import built_in_board


class Books:
    """What every seat owns according to the events so far."""

    def __init__(self, seats: int, spaces: Iterable[str], at: str) -> None:
        self.money: Counter[int | str] = Counter()
        self.spaces = frozenset(spaces)
        self.owners: dict[str, int] = {}
        self.cubes: Counter[str] = Counter()
        self.kept: dict[int, set[str]] = {seat: set() for seat in range(seats)}
        self.pawns = [at] * seats
        self.out: list[int] = []

    def record(self, events: Iterable[Event]) -> None:
        """Enter these events."""
        for event in events:
            self._enter(event)

    def _enter(self, event: Event) -> None:
        match event:
            case happened.Paid(payer=payer, payee=payee, amount=amount, times=times, each=each):
                assert amount == times * each, "a payment says how its amount was computed"
                assert amount >= 0
                self.money[payer] -= amount
                self.money[payee] += amount
                assert all(self.money[account] >= 0 for account in self.money if account != "banca"), event
            case happened.LandDealt(seat=seat, spaces=spaces):
                for space in spaces:
                    self._move(space, None, seat)
            case happened.SpaceBought(seat=seat, space=space):
                self._move(space, None, seat)
            case happened.AuctionWon(seat=seat, card=card, seller=seller):
                self._move(card, seller, seat)
            case happened.TradeMade(seat=seat, partner=partner, give=give, take=take):
                for card in give:
                    self._move(card, seat, partner)
                for card in take:
                    self._move(card, partner, seat)
            case happened.CardSold(seat=seat, space=space):
                self._move(space, seat, None)
            case happened.Invested(seat=seat, space=space):
                assert self.owners[space] == seat
                self.cubes[space] += 1
            case happened.InvestmentSold(seat=seat, space=space):
                assert self.owners[space] == seat
                self.cubes[space] -= 1
                assert self.cubes[space] >= 0
            case happened.CardKept(seat=seat, card=card):
                self.kept[seat].add(card)
            case happened.CardPlayed(seat=seat, card=card):
                self.kept[seat].remove(card)
            case happened.PawnMoved(seat=seat, to=to):
                self.pawns[seat] = to
            case happened.WentBankrupt(seat=seat, cards=cards):
                held = {space for space, owner in self.owners.items() if owner == seat} | self.kept[seat]
                assert set(cards) == held, "the event names every card of the bankrupt player"
                for card in cards:
                    self.cubes[card] = 0
                    self._move(card, seat, None)
                self.out.append(seat)
            case _:
                pass

    def _move(self, card: str, giver: int | None, taker: int | None) -> None:
        """Move a card from one seat to another; None is the Banca."""
        if card in self.spaces:
            assert self.owners.get(card) == giver, f"{card} was not owned by {giver}"
            assert not self.cubes[card], f"{card} had cubes"
            if taker is None:
                del self.owners[card]
            else:
                self.owners[card] = taker
            return
        if giver is not None:
            self.kept[giver].remove(card)
        if taker is not None:
            self.kept[taker].add(card)

    def require_same(self, position: Position) -> None:
        """Raise AssertionError unless the position agrees with the books."""
        seats = range(position.seats)
        assert position.cash == tuple(self.money[seat] for seat in seats), "cash"
        assert position.collection == self.money["collection"], "the collection"
        assert not sum(self.money.values()), "all accounts add up to zero"
        assert position.owners == self.owners, "owners"
        assert position.cubes == +self.cubes, "cubes"
        assert [set(kept) for kept in position.kept] == [self.kept[seat] for seat in seats], "kept cards"
        assert list(position.pawns) == self.pawns, "pawns"
        assert list(position.out) == self.out, "who is out"
        written: Counter[int | str] = Counter()
        for row in position.ledger:
            written[row.payer] -= row.amount
            written[row.payee] += row.amount
        assert +written == +self.money, "the ledger"


def play_and_compare_books(seed: int, seats: int, level: str, options: Options | None = None) -> int:
    """Play a match of bots, compare the books after every action, and return the number of actions."""
    options = options or Options(length="rounds:14")
    board = options.board if not isinstance(options.board, str) else built_in_board(options.board)
    chance, thoughts = SeededChance(seed), SeededChance(f"books/{seed}")
    books = Books(seats, (space.key for space in board.spaces if space.is_deed), board.places.start)
    step = GAME.setup(options, seats, chance)
    books.record(step.events)
    books.require_same(GAME.position(step.state))
    actions = 0
    while active := GAME.active(step.state):
        action = ask(GAME, step.state, active[0], thoughts, level).action
        step = GAME.apply(step.state, active[0], action, chance)
        books.record(step.events)
        books.require_same(GAME.position(step.state))
        actions += 1
    return actions
