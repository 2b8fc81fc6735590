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
    MarkCards,
    PalancheAction,
    PayDebt,
    PlayCard,
    ProposeEnd,
    ProposeTrade,
    ReadCard,
    RefuseEnd,
    Roll,
    SellCard,
    SellInvestment,
    Several,
    StopAsking,
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
    "read": ReadCard(),
    "bankrupt": DeclareBankruptcy(),
    "stop": ProposeEnd(),
    "agree": AgreeToEnd(),
    "play-on": RefuseEnd(),
    "time": TimeUp(),
}
REASON_FIELDS = ("why", "group", "card", "amount")
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
            return " ".join([f"refuse {offer}", *_spoken_reason(action)])
        case AuctionCard(card=card, minimum=minimum):
            return f"auction {card} {minimum}"
        case SellCard(space=space):
            return f"sell {space}"
        case SellInvestment(space=space):
            return f"sell-cube {space}"
        case Several(actions=parts):
            return " and ".join(notation(part) for part in parts)
        case MarkCards(cards=cards, mark=mark):
            return " ".join(["mark", mark or "nothing", *cards])
        case StopAsking(card=card, partner=partner, lift=lift):
            named = f"card {card}" if card is not None else f"player {partner}"
            return f"{'ask-again' if lift else 'ask-no-more'} {named}"
        case _:
            return SPOKEN[type(action)]


def _terms(action: ProposeTrade | CounterTrade) -> str:
    """The text of what a trade gives and takes."""
    gives = [*action.give, *([f"+{action.give_money}"] if action.give_money else [])]
    takes = [*action.take, *([f"+{action.take_money}"] if action.take_money else [])]
    return " ".join(["give", *gives, "take", *takes])


def _spoken_reason(action: DeclineTrade) -> list[str]:
    """The text of a reason: `why=too-little amount=300`."""
    said = ((name, getattr(action, name)) for name in REASON_FIELDS)
    return [f"{name}={value}" for name, value in said if value is not msgspec.UNSET]


def from_notation(text: str) -> PalancheAction:
    """The action that a person typed; raises Invalid if the text is none."""
    words = text.lower().split()
    try:
        if "and" in words:
            parts = [from_notation(part) for part in " ".join(words).split(" and ")]
            return msgspec.convert({"actions": [msgspec.to_builtins(part) for part in parts]}, Several)
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
            case ["refuse", offer, *reason]:
                said = dict(word.split("=", 1) for word in reason)
                if not said.keys() <= {*REASON_FIELDS}:
                    raise ValueError(" ".join(reason))
                return msgspec.convert({"offer": int(offer), **said}, DeclineTrade, strict=False)
            case ["mark", mark, *cards]:
                named = None if mark == "nothing" else mark
                return msgspec.convert({"cards": cards, "mark": named}, MarkCards)
            case [("ask-no-more" | "ask-again") as wish, "card", card]:
                return StopAsking(card=card, lift=wish == "ask-again")
            case [("ask-no-more" | "ask-again") as wish, "player", partner]:
                return StopAsking(partner=int(partner), lift=wish == "ask-again")
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
