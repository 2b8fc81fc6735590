"""Actions as text that a person types."""

import re

import msgspec

from ludoteca.core import Invalid

from .actions import (
    AcceptTrade,
    AgreeToEnd,
    AuctionCard,
    Bid,
    Buy,
    ChooseSpace,
    CounterTrade,
    DeclareBankruptcy,
    DeclinePurchase,
    DeclineRide,
    DeclineTrade,
    DropOut,
    EndTurn,
    Invest,
    PalancheAction,
    PayDebt,
    PlayCard,
    ProposeEnd,
    ProposeTrade,
    RefuseEnd,
    Roll,
    SellCard,
    SellInvestment,
    TakeRide,
    TimeUp,
)

WORDS: dict[str, PalancheAction] = {
    "roll": Roll(),
    "end": EndTurn(),
    "buy": Buy(),
    "no": DeclinePurchase(),
    "out": DropOut(),
    "ride": TakeRide(),
    "walk": DeclineRide(),
    "pay": PayDebt(),
    "bankrupt": DeclareBankruptcy(),
    "stop": ProposeEnd(),
    "agree": AgreeToEnd(),
    "play-on": RefuseEnd(),
    "time": TimeUp(),
}
SPOKEN = {type(action): word for word, action in WORDS.items()}


def notation(action: PalancheAction) -> str:
    """The action in short words: `bid 120`, `propose 2 give via_roma take boccadasse +150`."""
    match action:
        case Bid(amount=amount):
            return f"bid {amount}"
        case ChooseSpace(space=space):
            return f"go {space}"
        case PlayCard(card=card):
            return f"play {card}"
        case Invest(space=space):
            return f"invest {space}"
        case ProposeTrade(partner=partner):
            return f"propose {partner} {_terms(action)}"
        case CounterTrade(offer=offer):
            return f"counter {offer} {_terms(action)}"
        case AcceptTrade(offer=offer):
            return f"accept {offer}"
        case DeclineTrade(offer=offer):
            return f"refuse {offer}"
        case AuctionCard(card=card, minimum=minimum):
            return f"auction {card} {minimum}"
        case SellCard(space=space):
            return f"sell {space}"
        case SellInvestment(space=space):
            return f"sell-cube {space}"
        case _:
            return SPOKEN[type(action)]


def _terms(action: ProposeTrade | CounterTrade) -> str:
    """The text of what a trade gives and takes."""
    gives = [*action.give, *([f"+{action.give_money}"] if action.give_money else [])]
    takes = [*action.take, *([f"+{action.take_money}"] if action.take_money else [])]
    return " ".join(["give", *gives, "take", *takes])


def from_notation(text: str) -> PalancheAction:
    """The action that a person typed; raises Invalid if the text is none."""
    words = text.lower().split()
    try:
        match words:
            case [word] if word in WORDS:
                return WORDS[word]
            case ["bid", amount]:
                return msgspec.convert({"type": "bid", "amount": int(amount)}, Bid)
            case ["go", space]:
                return ChooseSpace(space=space)
            case ["play", card]:
                return PlayCard(card=card)
            case ["invest", space]:
                return Invest(space=space)
            case ["accept", offer]:
                return AcceptTrade(offer=int(offer))
            case ["refuse", offer]:
                return DeclineTrade(offer=int(offer))
            case ["auction", card]:
                return AuctionCard(card=card)
            case ["auction", card, minimum]:
                return msgspec.convert({"card": card, "minimum": int(minimum)}, AuctionCard)
            case ["sell", space]:
                return SellCard(space=space)
            case ["sell-cube", space]:
                return SellInvestment(space=space)
            case ["propose", partner, *terms]:
                return msgspec.convert({"partner": int(partner), **_read_terms(terms)}, ProposeTrade)
            case ["counter", offer, *terms]:
                return msgspec.convert({"offer": int(offer), **_read_terms(terms)}, CounterTrade)
    except (ValueError, msgspec.ValidationError) as error:
        raise Invalid("notation", text=text, problem=str(error)) from error
    raise Invalid("notation", text=text, problem="")


def _read_terms(words: list[str]) -> dict[str, object]:
    """The trade in `give CARDS… +MONEY take CARDS… +MONEY`; each part may be missing."""
    terms: dict[str, object] = {}
    side = ""
    for word in words:
        if word in ("give", "take"):
            side = word
            terms[side] = []
        elif not side:
            raise ValueError(word)
        elif re.fullmatch(r"\+\d+", word):
            terms[f"{side}_money"] = int(word)
        else:
            cards = terms[side]
            assert isinstance(cards, list)
            cards.append(word)
    return terms
