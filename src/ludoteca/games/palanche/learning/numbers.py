"""The blocks of action numbers and of observations."""

from ludoteca.core.learning import Block, planes
from ludoteca.games.palanche.actions import (
    AgreeToEnd,
    Buy,
    DeclareBankruptcy,
    DeclinePurchase,
    DeclineRide,
    DropOut,
    EndTurn,
    PalancheAction,
    PayDebt,
    ProposeEnd,
    ReadCard,
    RefuseEnd,
    Roll,
    TakeRide,
)
from ludoteca.games.palanche.decisions import (
    Auction,
    Debt,
    Destination,
    EndVote,
    Purchase,
    Reading,
    RideOffer,
    Trade,
    Turn,
)

SEATS = 6
NOTES = (500, 100, 50, 10)
"""The notes in which sums are counted, large ones first."""
SIMPLE: dict[str, PalancheAction | None] = {
    "roll": Roll(),
    "end_turn": EndTurn(),
    "buy": Buy(),
    "decline_purchase": DeclinePurchase(),
    "drop_out": DropOut(),
    "take_ride": TakeRide(),
    "decline_ride": DeclineRide(),
    "accept_trade": None,
    "decline_trade": None,
    "pay_debt": PayDebt(),
    "declare_bankruptcy": DeclareBankruptcy(),
    "propose_end": ProposeEnd(),
    "agree_to_end": AgreeToEnd(),
    "refuse_end": RefuseEnd(),
    "read_card": ReadCard(),
}
"""Actions without fields; None for those whose fields the state fixes."""
WITH_SPACE = ("choose_space", "invest", "sell_card", "sell_investment")
DECISIONS = (Turn, Purchase, RideOffer, Destination, Auction, Debt, Trade, EndVote, Reading)
"""The decisions, in the order of the block `decision`."""
KINDS = ("bid", "propose_trade", "counter_trade", "auction_card")
"""The chains, in the order of the block `chain`."""


def action_blocks(spaces: int, assets: int) -> tuple[Block, ...]:
    """The ranges of the action numbers for a board and its cards."""
    notes = "500, 100, 50 or 10 more"
    return (
        *(Block(name, 1, "") for name in SIMPLE),
        *(Block(name, spaces, "the space, in the order of the ring") for name in WITH_SPACE),
        Block("play_card", assets, "the card kept"),
        Block("least_bid", 1, "bid the least that is allowed"),
        Block("bid_more", 1, "begins a chain: from the least bid on"),
        Block("propose_to", SEATS - 1, "begins a chain: a trade with the player 1 … 5 seats to the left"),
        Block("counter", 1, "begins a chain: an answer to the offer on the table"),
        Block("auction", assets, "begins a chain: an own card under the hammer, from the least minimum on"),
        Block("give", assets, "a card to give, in rising order"),
        Block("take", assets, "a card to take, in rising order"),
        Block("pay", len(NOTES), f"{notes} to bid, to give or as the minimum, large notes first"),
        Block("ask", len(NOTES), "the same to take"),
        Block("done", 1, "ends a chain: the action is played"),
        Block("leave_it", 1, "ends a chain without an action"),
    )


def observation_blocks(seats: int, spaces: int, assets: int) -> tuple[Block, ...]:
    """The ranges of an observation of a match with this number of seats, for a board and its cards.

    `observing` relies on the order within the groups that are divided by empty lines.
    """
    each = "a plane a player, from the seat clockwise"
    return (
        planes("owner", (seats, 1, spaces), f"the spaces in the order of the ring; {each}"),
        planes("cubes", (1, 1, spaces), "/ 5"),
        planes("rent", (1, 1, spaces), "/ 1000, at most 1"),
        planes("whole", (1, 1, spaces), "its owner has the whole colour or kind"),
        planes("pawns", (seats, 1, spaces), each),
        #
        Block("cash", seats, "/ 5000, from the seat clockwise"),
        Block("wealth", seats, "/ 10000"),
        Block("round", 1, "/ 30"),
        Block("final", 1, ""),
        Block("collection", 1, "/ 1000"),
        Block("cubes_left", 1, "/ 50"),
        Block("unseen", 2, "unseen cards of each deck / 36"),
        Block("bid", 1, "/ 1000"),
        Block("owed", 2, "owed and missing / 1000"),
        Block("offered_money", 2, "given and taken / 1000"),
        Block("proposals_left", 2, "trades and auctions / 20"),
        #
        Block("riding", seats, "whose next roll counts from the other end of a ride"),
        Block("bankrupt", seats, ""),
        Block("to_decide", seats, "whose decision it is"),
        Block("turn", seats, "whose turn it is"),
        Block("bidder", seats, "who bid last"),
        Block("offered_by", seats, "whose offer is open"),
        Block("decision", len(DECISIONS), ", ".join(str(kind.__struct_config__.tag) for kind in DECISIONS)),
        Block("kept", assets * seats, "cards × players"),
        Block("at_stake", assets, "the space or card that the decision is about"),
        Block("offered", assets, "what the open offer would give"),
        Block("wanted", assets, "what it would take"),
        #
        Block("chain", len(KINDS), "the chain under way: " + ", ".join(KINDS)),
        Block("chain_money", 2, "to pay and to ask / 1000"),
        Block("chain_partner", seats, ""),
        Block("chain_give", assets, ""),
        Block("chain_take", assets, ""),
    )
