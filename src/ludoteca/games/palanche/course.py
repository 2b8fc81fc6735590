"""The course of an action: changes of cards, cubes, pawns and money, with their events."""

from typing import Any, TypeVar

from msgspec.structs import replace

from ludoteca.core import Course as AnyCourse
from ludoteca.core import Seat, derived

from .board.setting import Setting
from .decisions import OpenDecision
from .derivations import payment_term
from .events import Paid
from .ledger import Ledger, MoneyReason
from .state import NO_SEAT, Cards, Land, State, with_item
from .tables import Asset

D = TypeVar("D", bound=OpenDecision)


class Course(AnyCourse[State]):
    """An action of Palanche while it is played.

    The frequent changes use `replace` itself: passing fields through `change` takes four times as long.
    """

    @property
    def setting(self) -> Setting:
        """The board, cards and options of the match."""
        return self.state.setting

    def decided(self, kind: type[D]) -> D:
        """The open decision, which must be of this kind."""
        decision = self.state.decisions[-1]
        assert isinstance(decision, kind)
        return decision

    def progress(self, **fields: Any) -> None:
        """Replace fields of the progress."""
        self.state = replace(self.state, progress=replace(self.state.progress, **fields))

    def give_deed(self, place: int, owner: int) -> None:
        """Change the owner of a space's card."""
        setting, land = self.setting, self.state.land
        before, owners = land.owner[place], with_item(land.owner, place, owner)
        estates, whole = [*land.estates], [*land.whole]
        if before != NO_SEAT:
            estates[before] = tuple([own for own in estates[before] if own != place])
            if place in whole[before]:
                whole[before] = setting.whole_colours(estates[before])
        if owner != NO_SEAT:
            estates[owner] = tuple(sorted((*estates[owner], place)))
            if {*setting.holders[place](owners)} == {owner}:
                whole[owner] = setting.whole_colours(estates[owner])
        self.state = replace(
            self.state, land=Land(owners, tuple(estates), tuple(whole), land.cubes, land.supply)
        )
        self._drop_marks(place, owner)

    def _drop_marks(self, asset: Asset, owner: int) -> None:
        """Drop the marks on a card that mean nothing under its new owner (GEN-S5)."""
        talk = self.state.talk
        if talk.marks:
            key = self.setting.keys[asset]
            marks = tuple(
                mark
                for mark in talk.marks
                if mark.card != key or (mark.mark == "wanted") == (mark.seat != owner)
            )
            self.state = replace(self.state, talk=replace(talk, marks=marks))

    def forget_talk_of(self, seat: Seat) -> None:
        """Drop what a seat that leaves the game has marked and asked for (GEN-F2, GEN-S5)."""
        talk = self.state.talk
        if talk.marks or talk.quiet:
            marks = tuple(mark for mark in talk.marks if mark.seat != seat)
            quiet = tuple(wish for wish in talk.quiet if seat not in (wish.seat, wish.partner))
            self.state = replace(self.state, talk=replace(talk, marks=marks, quiet=quiet))

    def hand_over(self, asset: Asset, giver: Seat, taker: Seat) -> None:
        """Move a card, of a space or a kept one, from one player to another."""
        if asset < self.setting.space_count:
            self.give_deed(asset, taker)
            return
        self.set_kept(giver, tuple(card for card in self.state.cards.kept[giver] if card != asset))
        self.set_kept(taker, (*self.state.cards.kept[taker], asset))
        self._drop_marks(asset, taker)

    def set_cubes(self, place: int, cubes: int) -> None:
        """Set the number of cubes on a card; the others are in the supply (GEN-I3)."""
        land = self.state.land
        supply = land.supply + land.cubes[place] - cubes
        on_cards = with_item(land.cubes, place, cubes)
        self.state = replace(self.state, land=Land(land.owner, land.estates, land.whole, on_cards, supply))

    def set_kept(self, seat: Seat, kept: tuple[Asset, ...]) -> None:
        """Set the kept cards of a seat."""
        cards = self.state.cards
        self.state = replace(self.state, cards=replace(cards, kept=with_item(cards.kept, seat, kept)))

    def put_pawn(self, seat: Seat, place: int) -> None:
        """Put a pawn on a space."""
        self.state = replace(self.state, pawns=with_item(self.state.pawns, seat, place))

    def set_riding(self, seat: Seat, riding: bool) -> None:
        """Mark whether a pawn takes a ride with its next roll (GEN-X1)."""
        self.state = replace(self.state, riding=with_item(self.state.riding, seat, riding))

    def draw_card(self, deck: int) -> Asset:
        """Draw the top card of a deck (GEN-K1)."""
        cards = self.state.cards
        asset, *rest = cards.decks[deck]
        unseen = max(0, cards.unseen[deck] - 1)
        decks = with_item(cards.decks, deck, tuple(rest))
        self.state = replace(
            self.state, cards=Cards(cards.kept, decks, with_item(cards.unseen, deck, unseen))
        )
        return asset

    def put_under_deck(self, asset: Asset) -> None:
        """Put a card under its deck (GEN-K1)."""
        cards, deck = self.state.cards, self.setting.deck_of[asset]
        decks = with_item(cards.decks, deck, (*cards.decks[deck], asset))
        self.state = replace(self.state, cards=Cards(cards.kept, decks, cards.unseen))

    def pay(
        self,
        payer: int,
        payee: int,
        amount: int,
        reason: MoneyReason,
        times: int = 1,
        space: str | None = None,
        card: str | None = None,
    ) -> None:
        """Move money between two accounts and add the event; no other function moves money."""
        state = self.state
        balances = [*state.balances]
        balances[payer] -= amount
        balances[payee] += amount
        names = self.setting.account_names
        paid = Paid(
            payer=names[payer],
            payee=names[payee],
            amount=amount,
            reason=reason,
            times=times,
            each=amount // times,
            space=space,
            card=card,
            derivations=(derived("paid", payment_term(self.setting, reason, amount, times, space, card)),),
        )
        self.state = replace(state, balances=tuple(balances), ledger=Ledger(state.ledger, paid))
        self.tell(paid)
