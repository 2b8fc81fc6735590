"""Legal numbers of a state, and the actions that numbers mean."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core import Action, AnyGame, Illegal, Seat
from ludoteca.core.learning import Block, Draft, Encoding, Vector
from ludoteca.games.palanche.actions import (
    AcceptTrade,
    AuctionCard,
    Bid,
    ChooseSpace,
    CounterTrade,
    DeclineTrade,
    Invest,
    PlayCard,
    ProposeTrade,
    SellCard,
    SellInvestment,
)
from ludoteca.games.palanche.auction import least_minimum
from ludoteca.games.palanche.board.setting import Setting, board_of, cards_of
from ludoteca.games.palanche.decisions import Auction, Trade
from ludoteca.games.palanche.moves import exchange_with, legal, minimum_bounds, partners, to_auction
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.outcome import wealth_of
from ludoteca.games.palanche.state import State
from ludoteca.games.palanche.tables import Asset, Board, built_in_board

from .chains import NOTHING, Chain, in_tens
from .numbers import NOTES, SIMPLE, action_blocks, observation_blocks
from .observing import Observer

GENOVA = built_in_board("genova")


class PalancheEncoding(Encoding):
    """Numbers for simple actions, actions with a space or card, and the steps of an unfinished offer."""

    version = 3
    score_scale = 10_000.0
    short_options = {"length": "rounds:10"}  # noqa: RUF012

    def __init__(self, game: AnyGame, board: Board = GENOVA) -> None:
        ring = [space.key for space in board.spaces]
        cards = cards_of(Options(board=board), board)
        self._spaces = len(ring)
        self._assets = (*ring, *(card.key for card in cards))
        """What a player can own: the cards of the spaces in the order of the ring, then the decks."""
        self._number = {key: number for number, key in enumerate(self._assets)}
        self.actions = action_blocks(len(ring), len(self._assets))
        super().__init__(game)
        self._indices: dict[Setting, tuple[int, ...]] = {}
        self._observers: dict[int, Observer] = {}
        self._action_of: dict[int, Action] = {
            self.first(name): action for name, action in SIMPLE.items() if action is not None
        }
        """The actions whose fields are the same in every state, by number."""
        for number, key in enumerate(self._assets):
            self._action_of[self.first("play_card") + number] = PlayCard(card=key)
        for kind in (ChooseSpace, Invest, SellCard, SellInvestment):
            first = self.first(str(kind.__struct_config__.tag))
            self._action_of |= {first + number: kind(space=key) for number, key in enumerate(ring)}
        self._number_of = {action: number for number, action in self._action_of.items()}
        self._number_by_kind: dict[type, int] = {
            Bid: self.first("least_bid"),
            AcceptTrade: self.first("accept_trade"),
            DeclineTrade: self.first("decline_trade"),
        }
        self._give, self._take = self.first("give"), self.first("take")
        self._pay, self._ask = self.first("pay"), self.first("ask")
        self._done, self._leave_it = self.first("done"), self.first("leave_it")

    def fitted(self, options: Any) -> "PalancheEncoding":
        board = board_of(options)
        return self if board == GENOVA else PalancheEncoding(self.game, board)

    def layout_for(self, seats: int) -> tuple[Block, ...]:
        return observation_blocks(seats, self._spaces, len(self._assets))

    def _index(self, setting: Setting) -> tuple[int, ...]:
        """The numbers of a match's cards; -1 for those that its players wrote."""
        index = self._indices.get(setting)
        if index is None:
            index = tuple(self._number.get(key, -1) for key in setting.keys)
            self._indices[setting] = index
        return index

    # Legal numbers

    def legal(self, state: State, seat: Seat, draft: Draft | None = None) -> list[int]:
        if isinstance(draft, Chain) and draft is not NOTHING:
            return self._links(state, seat, draft)
        found, by_kind, number_of = [], self._number_by_kind, self._number_of
        for action in legal(state, seat):
            number = by_kind.get(type(action))
            if number is None:
                number = number_of.get(action)
            if number is not None:  # cards that players wrote have none
                found.append(number)
        if draft is None:
            found += self._beginnings(state, seat)
        found.sort()
        return found

    def _beginnings(self, state: State, seat: Seat) -> list[int]:
        """The numbers that begin an open-ended action."""
        decision = state.decisions[-1]
        if isinstance(decision, Auction):
            return [self.first("bid_more")] if state.balances[seat] > decision.next_bid else []
        others = partners(state, seat)
        if isinstance(decision, Trade):
            return [self.first("counter")] if others else []
        first, seats = self.first("propose_to"), state.setting.seats
        found = [first + (other - seat) % seats - 1 for other in others]
        first, index = self.first("auction"), self._index(state.setting)
        return found + [first + index[asset] for asset in to_auction(state, seat) if index[asset] >= 0]

    def _links(self, state: State, seat: Seat, chain: Chain) -> list[int]:
        """The numbers with which an unfinished offer may continue, ascending."""
        give, take, pay, ask = self._give, self._take, self._pay, self._ask
        return [
            *[give + card for card in chain.may_give],
            *[take + card for card in chain.may_take],
            *[pay + place for place in chain.payable()],
            *[ask + place for place in chain.askable()],
            *([self._done] if chain.is_allowed(state, seat, self._assets) else ()),
            self._leave_it,
        ]

    # From numbers to actions

    def decoded(self, state: State, seat: Seat, number: int, draft: Draft | None = None) -> Action | Draft:
        if isinstance(draft, Chain) and draft is not NOTHING:
            if number == self._done:
                return draft.action(state, self._assets)
            return draft.linked(*self.block_of(number))
        action = self._action_of.get(number)
        if action is not None:
            return action
        found = self._begun(state, seat, *self.block_of(number))
        if found is None or (isinstance(found, Chain) and draft is not None):
            raise Illegal("LUD-A1", "not-listed", action=self.word(number))
        return found

    def _begun(self, state: State, seat: Seat, block: str, place: int) -> Action | Chain | None:
        """The chain that a number begins, or an action whose fields the state fixes; None if neither."""
        decision = state.decisions[-1]
        match block:
            case "accept_trade" if isinstance(decision, Trade):
                return AcceptTrade(offer=decision.offer)
            case "decline_trade" if isinstance(decision, Trade):
                return DeclineTrade(offer=decision.offer)
            case "least_bid" if isinstance(decision, Auction):
                return Bid(amount=decision.next_bid)
            case "bid_more" if isinstance(decision, Auction) and state.balances[seat] > decision.next_bid:
                return Chain("bid", pay=decision.next_bid, most_pay=state.balances[seat])
            case "propose_to":
                partner = (seat + place + 1) % state.setting.seats
                return self._new_trade(state, seat, "propose_trade", partner)
            case "counter" if isinstance(decision, Trade):
                return self._new_trade(state, seat, "counter_trade", decision.by)
            case "auction":
                asset = state.setting.number[self._assets[place]]
                cards = to_auction(state, seat)
                if asset in cards:
                    least = in_tens(least_minimum(state, asset))
                    _, highest = minimum_bounds(state, seat, cards)
                    return Chain("auction_card", card=place, pay=least, most_pay=highest)
        return None

    def _new_trade(self, state: State, seat: Seat, kind: Any, partner: Seat) -> Chain | None:
        """The beginning of a trade with a partner; None if none may be made."""
        if partner not in partners(state, seat):
            return None
        exchange = exchange_with(state, seat, partner)
        return Chain(
            kind,
            partner=partner if kind == "propose_trade" else -1,
            may_give=self._numbered(state, exchange.own),
            may_take=self._numbered(state, exchange.theirs),
            most_pay=exchange.give_money.high,
            most_ask=exchange.take_money.high,
        )

    def _numbered(self, state: State, assets: Sequence[Asset]) -> tuple[int, ...]:
        """The numbers of cards, ascending; without those that players wrote."""
        index = self._index(state.setting)
        return tuple(sorted([index[asset] for asset in assets if index[asset] >= 0]))

    # From actions to numbers

    def numbers(self, state: State, seat: Seat, action: Action) -> list[int] | None:
        match action:
            case Bid(amount=amount):
                more = amount - self._least_bid(state)
                if not more:
                    return [self.first("least_bid")]
                return self._chain([self.first("bid_more")], "pay", more)
            case AuctionCard(card=card, minimum=minimum):
                if card not in self._number:
                    return None
                more = minimum - in_tens(least_minimum(state, state.setting.number[card]))
                return self._chain([self.first("auction") + self._number[card]], "pay", more)
            case ProposeTrade(partner=partner):
                left = (partner - seat) % state.setting.seats
                return self._trade([self.first("propose_to") + left - 1], action)
            case CounterTrade():
                return self._trade([self.first("counter")], action)
        number = self._number_by_kind.get(type(action), self._number_of.get(action))
        return None if number is None else [number]

    def _least_bid(self, state: State) -> int:
        decision = state.decisions[-1]
        assert isinstance(decision, Auction)
        return decision.next_bid

    def _trade(self, links: list[int], action: ProposeTrade | CounterTrade) -> list[int] | None:
        """The numbers that lead to a trade."""
        cards = {*action.give, *action.take}
        if (action.give_money and action.take_money) or not cards <= self._number.keys():
            return None
        for first, keys in ((self._give, action.give), (self._take, action.take)):
            links += sorted(first + self._number[key] for key in keys)
        block = "ask" if action.take_money else "pay"
        return self._chain(links, block, action.take_money or action.give_money)

    def _chain(self, links: list[int], block: str, money: int) -> list[int] | None:
        """The numbers of a whole chain, whose money is counted out in notes; None if that is impossible."""
        for place, note in enumerate(NOTES):
            links += [self.first(block) + place] * (money // note)
            money %= note
        return None if money else [*links, self._done]

    def word(self, number: int) -> str:
        block, place = self.block_of(number)
        if block in ("pay", "ask"):
            return f"{block} {NOTES[place]}"
        if block == "propose_to":
            return f"{block} +{place + 1}"
        size = next(other.size for other in self.actions if other.name == block)
        return block if size == 1 else f"{block} {self._assets[place]}"

    # Observations

    def scores(self, state: State) -> tuple[float, ...]:
        return tuple(wealth_of(state, seat).total for seat in range(state.setting.seats))

    def observation(self, state: State, seat: Seat, draft: Draft | None = None) -> Vector:
        observer = self._observer(state)
        seen = observer.empty()
        observer.write(state, seat, draft, seen)
        return seen

    def write_observation(self, state: State, seat: Seat, draft: Draft | None, row: Vector) -> None:
        self._observer(state).write(state, seat, draft, row)

    def write_draft(self, state: State, seat: Seat, draft: Draft, row: Vector) -> None:
        self._observer(state).write_chain(seat, draft, row)

    def _observer(self, state: State) -> Observer:
        seats = state.setting.seats
        observer = self._observers.get(seats)
        if observer is None:
            layout = self.layout_for(seats)
            observer = self._observers[seats] = Observer(seats, layout, self._number, self._index)
        return observer
