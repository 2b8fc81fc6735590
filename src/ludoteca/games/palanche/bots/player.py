"""The bot: how it makes each kind of decision. `Style` has the parameters of the levels."""

from collections.abc import Callable
from typing import Any, NamedTuple, get_args

from ludoteca.core import Chance, Choice, Game, Reason, Seat
from ludoteca.games.palanche.actions import (
    AcceptTrade,
    AgreeToEnd,
    AuctionCard,
    Bid,
    Buy,
    ChooseSpace,
    DeclareBankruptcy,
    DeclinePurchase,
    DeclineRide,
    DropOut,
    EndTurn,
    Invest,
    PalancheAction,
    PayDebt,
    PlayCard,
    ProposeEnd,
    ReadCard,
    RefuseEnd,
    Roll,
    SellCard,
    SellInvestment,
    TakeRide,
)
from ludoteca.games.palanche.cards import destinations, playable
from ludoteca.games.palanche.debts import can_raise, sales, sparing_cards
from ludoteca.games.palanche.decisions import (
    Auction,
    CardRest,
    Debt,
    Destination,
    EndVote,
    Levy,
    PalancheDecision,
    Purchase,
    Reading,
    RideOffer,
    Trade,
    Turn,
)
from ludoteca.games.palanche.investing import may_invest_in
from ludoteca.games.palanche.spaces import fare_cards
from ludoteca.games.palanche.state import NO_SEAT, State, players, tradable
from ludoteca.games.palanche.voting import may_propose_end

from .aims import aims, cubes_of_turn, invest_reasons
from .dealing import (
    LEFT,
    Terms,
    counter_offer,
    deal_of_offer,
    is_good,
    most_to_pay,
    proposal_of,
    verdict_on,
)
from .market import best_proposal, marks_to_set
from .memory import Memory
from .selling import best_lot, loss_of
from .stalemate import is_stalemate
from .words import effect_of, refusal, what_speaks_against, what_speaks_for
from .worth import (
    free_share,
    likely_cost,
    roll_cost,
    rounds_left,
    stop_cost,
    worth_to,
)

SMALL_CHANGE = 50
"""The largest debt that is paid although a kept card could avoid it."""
HARDLY_ANY = 0.04
"""The share of all land, one card, that may be free when a player who waits begins to look for deals."""
USUAL_ROUNDS = 30
"""The rounds of a usual match."""


class Style(NamedTuple):
    """The parameters of a level."""

    caution: float
    """The share of possible turns whose cost it keeps cash for."""
    denial: float
    """The fraction of a rival's gain that it pays to prevent it."""
    fairness: float
    """The least share of the partner's gain it wants for itself when it is asked …"""
    asks: float
    """… and when it asks."""
    proposals: int
    """How many deals it proposes in a turn."""
    counters: float
    """The share of its own gain that its counter-offers leave to the partner; 0: it makes none."""
    talkative: int
    """It looks for deals in one of this number of turns."""
    mistakes: int = 0
    """It makes a random mistake in one of this number of decisions; 0: never."""
    auctions: int = 0
    """How many own cards it auctions in a turn."""
    early: bool = False
    """Whether it proposes before it rolls."""
    sly: bool = False
    """Whether it declines a purchase that will be cheaper in the auction."""
    marks: bool = True
    """Whether it marks cards for the others to see."""
    land: float = 0.0
    """The extra worth of each palanca in land at the start; less as rounds pass."""
    waits: bool = False
    """Whether it looks only for bargains as long as more than hardly any land is free."""


Answer = Choice[PalancheAction]


def with_reason(action: PalancheAction, key: str, *more: Reason, **params: Any) -> Answer:
    """A choice of an action, with its reasons."""
    return Choice(action, (Reason(key=key, params=params), *more))


class Player:
    """A bot of Palanche with the parameters of one level."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.answers: dict[type[PalancheDecision], Callable[[State, Seat, Any, Chance], Answer]] = {
            Turn: self.use_turn,
            Purchase: self.buy,
            RideOffer: self.ride,
            Destination: self.travel,
            Debt: self.raise_money,
            Auction: self.bid,
            Trade: self.answer,
            EndVote: self.vote,
            Reading: self.read,
        }
        assert set(self.answers) == {*get_args(PalancheDecision)} - {CardRest, Levy}

    def choose(
        self,
        game: Game[State, PalancheAction],  # noqa: ARG002 (it knows the rules it needs)
        state: State,
        seat: Seat,
        chance: Chance,
        budget_ms: int | None,  # noqa: ARG002 (it never thinks long)
    ) -> Answer:
        """Choose an action for the open decision."""
        decision = state.decisions[-1]
        return self.answers[type(decision)](state, seat, decision, chance)

    def makes_mistake(self, chance: Chance) -> bool:
        """Whether the bot makes a random mistake this time."""
        return bool(self.style.mistakes) and chance.draw("mistake", self.style.mistakes) == 0

    def reserve(self, state: State, seat: Seat) -> int:
        """The cash to keep for the rents that may be due next."""
        return min(likely_cost(state, seat, self.style.caution), 600)

    def terms(self, state: State) -> Terms:
        """The conditions for deals: the share it wants, and what land is worth to it beyond its rents."""
        style = self.style
        return Terms(style.fairness, style.asks, style.land * min(1.0, rounds_left(state) / USUAL_ROUNDS))

    def is_waiting(self, state: State) -> bool:
        """Whether the bot only looks for bargains, since the Banca still has cards to sell."""
        return self.style.waits and free_share(state) > HARDLY_ANY

    def use_turn(self, state: State, seat: Seat, decision: Turn, chance: Chance) -> Answer:
        """Propose deals, roll, invest what can be spared, end the turn."""
        setting = state.setting
        if not decision.roll_due or self.style.early:
            deal = self.propose(state, seat, chance)
            if deal is not None:
                return deal
        if self.style.marks and (marks := marks_to_set(state, seat)) is not None:
            return Choice(marks[0], (marks[1],))
        if decision.roll_due:
            return with_reason(Roll(), "roll")
        if state.cards.kept[seat] and (cards := playable(state, seat)):
            return with_reason(PlayCard(card=setting.keys[cards[0]]), "play-card")
        investment = self.invest(state, seat, chance)
        if investment is not None:
            return investment
        lot = self.auction(state, seat)
        if lot is not None:
            return lot
        if may_propose_end(state) and is_stalemate(state):
            return with_reason(ProposeEnd(), "stalemate", round=state.progress.round)
        return with_reason(EndTurn(), "nothing-more")

    def propose(self, state: State, seat: Seat, chance: Chance) -> Answer | None:
        """Propose the best deal that the partner should accept; None if there is none."""
        style = self.style
        if state.spent.proposals >= min(style.proposals, state.setting.options.proposals):
            return None
        if style.talkative > 1 and chance.draw("propose", style.talkative):
            return None
        found = best_proposal(state, seat, self.terms(state), bargains_only=self.is_waiting(state))
        if found is None:
            return None
        deal = found.deal
        reasons = [effect_of("deal", found.verdict, deal.partner), *what_speaks_for(state, seat, deal)]
        if found.was_invited:
            reasons.append(Reason(key="because-for-sale", params={"other": deal.partner}))
        return Choice(proposal_of(state, deal), tuple(reasons))

    def auction(self, state: State, seat: Seat) -> Answer | None:
        """Auction an own card that another player needs; None if there is none now."""
        lot = best_lot(state, seat, self.terms(state), self.style.auctions)
        if lot is None:
            return None
        card = state.setting.keys[lot.place]
        return with_reason(AuctionCard(card=card, minimum=lot.minimum), "sell-now", worth=lot.worth)

    def invest(self, state: State, seat: Seat, chance: Chance) -> Answer | None:
        """Invest in the cube that adds the most rent for its cost, if the reserve allows it; else None."""
        if not may_invest_in(state, seat) or self.makes_mistake(chance):
            return None
        cubes = cubes_of_turn(state, seat, self.reserve(state, seat))
        if not cubes:
            return None
        return Choice(Invest(space=state.setting.keys[cubes[0].place]), invest_reasons(state, cubes))

    def buy(self, state: State, seat: Seat, decision: Purchase, chance: Chance) -> Answer:
        """Buy a space that is worth its price, unless it would be cheaper in the auction."""
        setting = state.setting
        place = setting.number[decision.space]
        price, cash = setting.price[place], state.balances[seat]
        if cards := playable(state, seat):
            return with_reason(PlayCard(card=setting.keys[cards[0]]), "play-card")
        rivals = [other for other in players(state) if other != seat and state.balances[other] >= price]
        worth = round(worth_to(state, seat, place, denial=self.style.denial, rivals=rivals))
        if cash < price:
            return with_reason(DeclinePurchase(), "too-dear", price=price, cash=cash)
        if self.style.sly and _richest_other(state, seat) + 20 < min(price, cash):
            return with_reason(DeclinePurchase(), "cheaper-at-auction", price=price)
        if worth < price or self.makes_mistake(chance):
            return with_reason(DeclinePurchase(), "not-worth-it", price=price, worth=worth)
        return with_reason(Buy(), "buy", *aims(state, seat, (place,)), price=price, worth=worth)

    def bid(self, state: State, seat: Seat, decision: Auction, chance: Chance) -> Answer:
        """Bid up to the worth of the card: first half its price, then in small steps."""
        asset = state.setting.number[decision.card]
        worth = self.worth_at_auction(state, seat, decision, asset)
        limit = min(int(worth), state.balances[seat] - 10)
        least = decision.next_bid
        if least > limit or self.makes_mistake(chance):
            return with_reason(DropOut(), "enough-bid", worth=round(worth), bid=least)
        price = state.setting.price[asset] if asset < state.setting.space_count else 0
        step = 10 * max(1, (limit - least) // 200)
        amount = max(least, min(limit, price // 2), min(limit, least - 10 + step)) // 10 * 10
        aim = aims(state, seat, (asset,)) if asset < state.setting.space_count else ()
        return with_reason(Bid(amount=max(least, amount)), "worth-it", *aim, worth=round(worth))

    def worth_at_auction(self, state: State, seat: Seat, decision: Auction, asset: int) -> float:
        """The most that it bids: to a player no more than in a deal, to the Banca what the card brings."""
        if decision.seller is None or asset >= state.setting.space_count:
            rivals = [
                other
                for other in decision.waiting
                if other != seat and (other == decision.bidder or state.balances[other] >= decision.next_bid)
            ]
            return worth_to(state, seat, asset, denial=self.style.denial, rivals=rivals)
        return most_to_pay(state, seat, decision.seller, asset, self.terms(state))

    def answer(self, state: State, seat: Seat, decision: Trade, chance: Chance) -> Answer:
        """Accept a good offer, counter one that can be improved, decline the others."""
        deal, terms = deal_of_offer(state, decision), self.terms(state)
        verdict = verdict_on(state, seat, deal, terms.land)
        reasons = what_speaks_against(state, seat, deal)
        if decision.counters % 2 and not self.is_waiting(state):
            # The answer to a proposal of its own: it comes down to the price for careful players.
            fair = counter_offer(state, seat, decision, LEFT, terms)
            if fair is not None:
                return Choice(fair, (effect_of("better-so", verdict, deal.partner), *reasons))
        if is_good(verdict, terms.fairness):
            said = effect_of("good-deal", verdict, deal.partner)
            return Choice(AcceptTrade(offer=decision.offer), (said, *what_speaks_for(state, seat, deal)))
        haggles = self.style.counters and not Memory(state, seat, deal.partner).is_careful
        if haggles and not self.makes_mistake(chance):
            better = counter_offer(state, seat, decision, self.style.counters, terms)
            if better is not None:
                return Choice(better, (effect_of("better-so", verdict, deal.partner), *reasons))
        declined = refusal(state, seat, decision, terms, verdict)
        if declined.why == "helps-you-more":
            reasons += (Reason(key="because-helps-more", params={"other": deal.partner}),)
        return Choice(declined, (effect_of("bad-deal", verdict, deal.partner), *reasons))

    def ride(self, state: State, seat: Seat, decision: RideOffer, _: Chance) -> Answer:
        """Take the ride if it lowers the expected cost of the next roll by more than the fare."""
        setting = state.setting
        here = setting.number[decision.space]
        there = setting.other_end[here]
        saved = roll_cost(state, seat, here) - roll_cost(state, seat, there)
        step = setting.passing_pays / setting.space_count
        if saved + step * (there - here) - setting.fare[here] <= 0:
            return with_reason(DeclineRide(), "way-is-fine")
        cards = fare_cards(state, seat)
        ride: PalancheAction = PlayCard(card=setting.keys[cards[0]]) if cards else TakeRide()
        return with_reason(ride, "better-from-there", saved=round(saved))

    def travel(self, state: State, seat: Seat, decision: Destination, _: Chance) -> Answer:
        """Choose the space that costs least or is most worth buying."""
        setting, cash = state.setting, state.balances[seat]

        def appeal(place: int) -> float:
            passes = decision.pays_200 and place < state.pawns[seat]
            gained = setting.passing_pays * passes - roll_cost(state, seat, place)
            if setting.is_deed[place] and state.land.owner[place] == NO_SEAT:
                price = setting.price[place]
                return gained + (worth_to(state, seat, place) - price if cash >= price else 0)
            return gained - stop_cost(state, seat, place)

        best = max(destinations(state, decision), key=appeal)
        return with_reason(ChooseSpace(space=setting.keys[best]), "best-place", worth=round(appeal(best)))

    def raise_money(self, state: State, seat: Seat, debt: Debt, _: Chance) -> Answer:
        """Settle a debt: play a card, sell what costs the bot least, or declare bankruptcy."""
        setting, cash = state.setting, state.balances[seat]
        spared_by = sparing_cards(state, debt)
        if spared_by and (debt.owed > SMALL_CHANGE or cash < debt.owed):
            return with_reason(PlayCard(card=setting.keys[spared_by[0]]), "spare-it", owed=debt.owed)
        if cash >= debt.owed:
            return with_reason(PayDebt(), "small-change", owed=debt.owed)
        if cards := [card for card in playable(state, seat) if card not in spared_by]:
            return with_reason(PlayCard(card=setting.keys[cards[0]]), "play-card")
        may_auction = seat == state.turn and state.spent.auctions < setting.options.proposals
        bare = [asset for asset in tradable(state, seat) if asset < state.setting.space_count]
        if can_raise(state, seat) < debt.owed:
            if may_auction and bare:
                # The Banca's halves are not enough: others may pay more.
                best = max(bare, key=lambda place: setting.price[place])
                minimum = setting.half_price[best]
                return with_reason(AuctionCard(card=setting.keys[best], minimum=minimum), "others-pay-more")
            return with_reason(
                DeclareBankruptcy(), "no-way-out", owed=debt.owed, raisable=can_raise(state, seat)
            )
        sale = min(sales(state, seat), key=lambda sale: loss_of(state, seat, sale.place) / sale.brings)
        space = setting.keys[sale.place]
        if sale.what == "investment":
            return with_reason(SellInvestment(space=space), "missed-least", brings=sale.brings)
        if may_auction and _richest_other(state, seat) > sale.brings:
            return with_reason(AuctionCard(card=space, minimum=sale.brings), "others-pay-more")
        return with_reason(SellCard(space=space), "missed-least", brings=sale.brings)

    def read(self, state: State, seat: Seat, decision: Reading, _: Chance) -> Answer:  # noqa: ARG002
        """Read the card, as bankrupt players do."""
        return with_reason(ReadCard(), "read-card")

    def vote(self, state: State, seat: Seat, decision: EndVote, _: Chance) -> Answer:  # noqa: ARG002
        """Vote to end the match if no player can go bankrupt any more."""
        if is_stalemate(state):
            return with_reason(AgreeToEnd(), "stalemate", round=state.progress.round)
        return with_reason(RefuseEnd(), "play-on")


def _richest_other(state: State, seat: Seat) -> int:
    """The most cash that another player has."""
    return max(state.balances[other] for other in players(state) if other != seat)
