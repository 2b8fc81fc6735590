"""What a player of Palanche remembers of the others' answers, from what everybody at the table knows."""

from ludoteca.core import Seat
from ludoteca.games.palanche.state import State
from ludoteca.games.palanche.talk import Mark, RefusedOffer
from ludoteca.games.palanche.talking import holders_around

from .dealing import Deal, proposal_of

SHARES_AT_SIGHT = (0.6, 0.8, 1.0)
"""The shares of its own gain that it leaves to players who estimate at sight, by how often they refused."""
PATIENCE = 3
"""Rounds to wait after a refusal before the same player is asked again, unless that player asks back."""
BETTER = 1.2
"""How much better for the partner an offer of refused cards must be, as a multiple of the price …"""
BETTER_BY = 50
"""… and at least by this."""
TRIES = 2
"""How often it asks for the same cards as long as nothing around them changes, and a player who bargains."""


class Memory:
    """What a seat remembers of another player: its refusals, wishes and marks."""

    def __init__(self, state: State, seat: Seat, partner: Seat) -> None:
        self.state = state
        self.seat = seat
        self.partner = partner
        refused = state.talk.refused
        self.refused = [told for told in refused if (told.by, told.seat) == (seat, partner)]
        """The offers of the seat that the partner has refused."""
        self.names_prices = any(told.seat == partner and told.more is not None for told in refused)
        """Whether the partner has named a price to anybody: it reckons."""

    @property
    def is_careful(self) -> bool:
        """Whether the partner seems to reckon carefully: it names prices, or refused prices at sight."""
        return self.names_prices or len(self.refused) >= len(SHARES_AT_SIGHT)

    @property
    def share_at_sight(self) -> float:
        """The share of the own gain to leave to the partner if it estimates at sight."""
        return SHARES_AT_SIGHT[len(self.refused)]

    def may_ask(self, deal: Deal) -> bool:
        """Whether the partner may be asked for this now: not against its wishes, and not too often."""
        talk, keys = self.state.talk, self.state.setting.keys
        cards = {keys[asset] for asset in (*deal.give, *deal.take)}
        for wish in talk.quiet:
            if wish.seat == self.partner and (wish.partner == self.seat or wish.card in cards):
                return False
        taken = {keys[asset] for asset in deal.take}
        kept = (mark.card for mark in talk.marks if (mark.seat, mark.mark) == (self.partner, "not-for-sale"))
        if any(card in taken for card in kept):
            return False
        if not self.refused or self.price_said(deal) is not None:
            return True  # a price that was named is an invitation
        now = self.state.progress.round
        recent = [told for told in self.refused if now - told.round < PATIENCE]
        if not recent or (len(recent) < TRIES and recent[-1].more is not None):
            return True  # who names a price bargains: one more offer can be made, for these cards or others
        last = max(told.round for told in recent)
        asked_back = any(
            (asked.by, asked.seat) == (self.partner, self.seat) and asked.round > last for asked in talk.asked
        )
        # A mark invites one offer, not one in every round.
        offered = {card for told in self.refused for card in (*told.give, *told.take)}
        return last < now and (asked_back or bool(self.inviting(deal) - offered))

    def price_said(self, deal: Deal) -> int | None:
        """What the partner would perhaps accept for these cards; None if it said nothing or too often."""
        refused = self._refused_as_now(deal)
        if not refused or len(refused) >= TRIES or refused[-1].more is None:
            return None
        return refused[-1].money + refused[-1].more

    def inviting(self, deal: Deal) -> set[str]:
        """The cards of the deal that the partner has marked: for sale, or as wanted."""
        keys = self.state.setting.keys
        named: dict[Mark, set[str]] = {
            "make-an-offer": {keys[asset] for asset in deal.take},
            "wanted": {keys[asset] for asset in deal.give},
        }
        return {
            mark.card
            for mark in self.state.talk.marks
            if mark.seat == self.partner and mark.card in named.get(mark.mark, ())
        }

    def is_news(self, deal: Deal) -> bool:
        """Whether something changed since the same cards were refused: their surroundings, or the price."""
        refused = self._refused_as_now(deal)
        if not refused:
            return True
        best = max(told.money for told in refused)
        more = BETTER_BY if refused[-1].more is not None else max(BETTER_BY, round(abs(best) * (BETTER - 1)))
        waited = self.state.progress.round - max(told.round for told in refused)
        is_due = waited >= PATIENCE or self.price_said(deal) is not None
        return len(refused) < TRIES and is_due and deal.money >= best + more

    def _refused_as_now(self, deal: Deal) -> list[RefusedOffer]:
        """The refusals of the same cards since which nothing around them has changed."""
        if not self.refused:
            return []
        said = proposal_of(self.state, deal)
        around = holders_around(self.state, (*said.give, *said.take))
        return [
            told
            for told in self.refused
            if (told.give, told.take) == (said.give, said.take) and told.holders == around
        ]
