"""Palanche's bots: matches end, money adds up, reasons are complete, and no trades exploit them."""

import gc
import random
import re
import weakref
from importlib.resources import files
from typing import Any

import pytest
from bench.yardsticks.palanche.sensible import Sensible
from msgspec import UNSET
from msgspec.structs import replace
from tests.games.palanche.scenarios import Scenario, start

from ludoteca.core import Bot, Seat, SeededChance
from ludoteca.games.palanche.actions import (
    AcceptTrade,
    AgreeToEnd,
    AuctionCard,
    Bid,
    CounterTrade,
    DeclineTrade,
    EndTurn,
    MarkCards,
    ProposeEnd,
    ProposeTrade,
    RefuseEnd,
    StopAsking,
)
from ludoteca.games.palanche.board.setting import setting_of
from ludoteca.games.palanche.bots import LEVELS
from ludoteca.games.palanche.bots.memory import PATIENCE, Memory
from ludoteca.games.palanche.bots.selling import MOST_ASKED
from ludoteca.games.palanche.bots.visits import visits_a_turn
from ludoteca.games.palanche.bots.worth import GroupShare, expected_rents
from ludoteca.games.palanche.decisions import Trade
from ludoteca.games.palanche.ledger import Entry, Ledger, added_up, entries, where_money_went
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.outcome import facts, tables
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State

THINKING = [LEVELS["normal"], LEVELS["hard"]]
PERSON, BOT = 0, 1


def played(seed: int, options: Options, *bots: Bot[Any, Any]) -> State:
    """The final state of a match of bots; money is checked after each action."""
    chance = SeededChance(seed)
    state = GAME.setup(options, len(bots), chance).state
    while active := GAME.active(state):
        seat = active[0]
        action = bots[seat].choose(GAME, state, seat, chance, None).action
        state = GAME.apply(state, seat, action, chance).state
        GAME.audit(state)
    return state


@pytest.mark.rules("GEN-E2", "GEN-E3", "GEN-F3")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_full_matches_of_all_levels_end(seats: int) -> None:
    bots = [LEVELS[level] for level in ("easy", "normal", "hard")] * 2
    ending = played(seats, Options(length="full", cap=400), *bots[:seats]).progress.ending
    assert ending in ("last-one-left", "agreed", "rounds-played")


def test_the_ledger_explains_all_money_of_a_match() -> None:
    state = played(7, Options(length="rounds:40"), *[Sensible()] * 4)
    for seat in range(4):
        flows = where_money_went(state, seat)
        assert sum(flow.received - flow.paid for flow in flows) == state.balances[seat]
    assert sum(entry.amount for entry in entries(state) if entry.reason == "start") == 4 * 2500
    wealth, received, paid = tables(state)
    assert [row[0] for row in wealth.rows] == ["seat-0", "seat-1", "seat-2", "seat-3"]
    assert received.rows[-1][0] == paid.rows[-1][0] == "money-total"
    assert facts(state)["rounds"] == state.progress.round


def test_visits_add_up_to_the_rolls_and_moves_of_a_turn() -> None:
    setting = setting_of(Options(), 4)
    visits = visits_a_turn(setting)
    # About 43/36 rolls a turn because of doubles, and some cards that move the pawn once more.
    assert 43 / 36 < sum(visits) < 1.05 * 43 / 36
    assert visits[setting.third_double] > 1.1 * sum(visits) / len(visits)


def test_a_bot_gives_reasons_with_keys_and_parameters() -> None:
    pawns = ["via_roma"] * 3
    decisions = [{"type": "turn", "seat": 0}, {"type": "purchase", "seat": 0, "space": "via_roma"}]
    scenario = start(decisions=decisions, pawns=pawns, options={"length": "rounds:30"})
    for bot in THINKING:
        reason, aim = bot.choose(GAME, scenario.state, 0, SeededChance(2), None).reasons
        assert (aim.key, aim.params) == ("aim-missing", {"cards": ["via_garibaldi"]})
        assert reason.key == "buy"
        assert reason.params["price"] == 400
        worth = reason.params["worth"]
        assert isinstance(worth, int)
        assert worth >= 400


def test_every_reason_has_the_parameters_of_its_text() -> None:
    texts = files("ludoteca.games.palanche").joinpath("texts", "en.ftl").read_text("utf-8")
    named = {
        key: set(re.findall(r"\$(\w+)", sentence))
        for key, sentence in re.findall(r"^reason-([\w-]+) =(.*(?:\n +.*)*)", texts, re.MULTILINE)
    }
    for key in ("good-deal", "better-so", "bad-deal"):  # they quote the effect of the deal
        named[key] = named["deal"]
    given: dict[str, set[str]] = {}
    for seed in range(3):
        chance = SeededChance(seed)
        state = GAME.setup(Options(length="rounds:12"), 3, chance).state
        bots = [LEVELS["hard"], LEVELS["normal"], LEVELS["easy"]]
        while active := GAME.active(state):
            choice = bots[active[0]].choose(GAME, state, active[0], chance, None)
            for reason in choice.reasons:
                given[reason.key] = {*reason.params}
                if reason.key.endswith("deal"):
                    assert min(reason.params["gain"], reason.params["theirs"]) >= 0, "signs are words"
            state = GAME.apply(state, active[0], choice.action, chance).state
    assert len(given) > 10
    assert given.keys() >= {"deal", "bad-deal"}
    for key, params in given.items():
        assert named[key] == params, key


def offer(bot: Bot[Any, Any], **fields: Any) -> Any:
    """The bot's answer to an offer of the person."""
    names = [name for name in ("give", "take", "give_money", "take_money") if name in fields]
    terms: dict[str, Any] = {name: fields.pop(name) for name in names}
    trade = {"type": "trade", "seat": BOT, "by": PERSON, "offer": 1, **terms}
    below = fields.pop("below", [])
    decisions = [{"type": "turn", "seat": PERSON, "roll_due": False}, *below, trade]
    scenario = start(decisions=decisions, offers=1, **fields)
    return bot.choose(GAME, scenario.state, BOT, SeededChance(0), None).action


OWNERS = {
    "via_roma": 0,
    "boccadasse": 0,
    "via_sestri": 0,
    "via_garibaldi": 1,
    "corso_italia": 1,
    "via_cornigliano": 1,
    "piazza_rossetti": 2,
    "via_cantore": 2,
    "via_albaro": 2,
}


SETTING = setting_of(Options(), 3)
PRICES = {card: SETTING.price[SETTING.number[card]] for card in OWNERS}


@pytest.mark.parametrize("bot", THINKING)
@pytest.mark.parametrize("card", ["corso_italia", "via_garibaldi", "via_cornigliano"])
@pytest.mark.parametrize("length", ["rounds:30", "full"])
def test_a_card_bought_from_a_bot_cannot_be_sold_back_for_more(
    bot: Bot[Any, Any], card: str, length: str
) -> None:
    rich: dict[str, Any] = {"cash": [3000, 3000, 3000], "options": {"length": length}}

    def sells_for(money: int) -> bool:
        answer = offer(bot, owners=OWNERS, take=[card], give_money=money, **rich)
        return isinstance(answer, AcceptTrade)

    least = next((money for money in range(10, 3000, 10) if sells_for(money)), 3000)
    after = {**rich, "cash": [3000 - least, 3000 + least, 3000]}
    for more in range(0, 400, 20):
        answer = offer(
            bot, owners={**OWNERS, card: PERSON}, give=[card], take_money=least + more + 10, **after
        )
        assert not isinstance(answer, AcceptTrade), f"sold for {least}, bought back for {least + more + 10}"


@pytest.mark.parametrize("bot", THINKING)
@pytest.mark.parametrize("round_", [1, 20, 29])
def test_no_sequence_of_offers_is_a_money_pump(bot: Bot[Any, Any], round_: int) -> None:
    """A person makes random offers of cards and money, and accepts every counter-offer.

    Whenever the cards are distributed as at an earlier time, the person has no more money than then.
    """
    luck, owners, cash = random.Random(round_), dict(OWNERS), [3000, 3000, 3000]
    had: dict[tuple[int, ...], int] = {}
    accepted = 0
    for _ in range(400):
        own, theirs = ([card for card in owners if owners[card] == seat] for seat in (PERSON, BOT))
        give = luck.sample(own, min(len(own), luck.choice([0, 1, 1, 2])))
        take = luck.sample(theirs, min(len(theirs), luck.choice([0, 1, 1, 2]) if give else 1))
        value = sum(PRICES[card] for card in take) - sum(PRICES[card] for card in give)
        money = int(value * luck.uniform(0.4, 3) + luck.uniform(-400, 400)) // 10 * 10
        money = max(-cash[BOT], min(cash[PERSON], money))
        if not (give or money > 0) or not (take or money < 0):
            continue  # a gift is no trade
        terms = {"give_money": max(0, money), "take_money": max(0, -money)}
        fields: dict[str, Any] = {"cash": cash, "round": round_, "options": {"length": "rounds:30"}}
        answer = offer(bot, owners=owners, give=give, take=take, **terms, **fields)
        if isinstance(answer, CounterTrade):
            give, take = [*answer.take], [*answer.give]
            money = answer.take_money - answer.give_money
        if isinstance(answer, AcceptTrade | CounterTrade) and money <= cash[PERSON]:
            accepted += 1
            owners |= dict.fromkeys(give, BOT) | dict.fromkeys(take, PERSON)
            cash = [cash[PERSON] - money, cash[BOT] + money, cash[2]]
        whose = tuple(owners.values())
        assert cash[PERSON] <= had.setdefault(whose, cash[PERSON])
    assert accepted


@pytest.mark.parametrize("bot", THINKING)
def test_in_the_last_round_a_card_is_worth_its_price(bot: Bot[Any, Any]) -> None:
    last: dict[str, Any] = {"options": {"length": "rounds:9"}, "round": 9, "cash": [0, 3000, 0]}
    # Via Roma would complete blue, but too late to earn rents.
    dear = offer(bot, owners=OWNERS, give=["via_roma"], take_money=480, **last)
    assert not isinstance(dear, AcceptTrade)
    lot = {"type": "auction", "seat": BOT, "card": "via_roma", "seller": PERSON, "waiting": [BOT, 2]}
    decisions = [{"type": "turn", "seat": PERSON, "roll_due": False}, {**lot, "bid": 480, "bidder": 2}]
    scenario = start(decisions=decisions, owners=OWNERS, **(last | {"cash": [0, 3000, 3000]}))
    bid = bot.choose(GAME, scenario.state, BOT, SeededChance(0), None).action
    assert not isinstance(bid, Bid)


@pytest.mark.parametrize("bot", THINKING)
def test_a_bot_pays_no_more_for_a_colour_in_parts_than_for_the_whole(bot: Bot[Any, Any]) -> None:
    match: dict[str, Any] = {"options": {"length": "rounds:30"}}
    paid, cash, owners = 0, 3000, dict(OWNERS)
    owners["piazza_rossetti"] = PERSON
    for card in ("boccadasse", "piazza_rossetti"):
        accepted = [
            money
            for money in range(10, cash - 100, 50)
            if isinstance(
                offer(bot, owners=owners, give=[card], take_money=money, cash=[3000, cash, 3000], **match),
                AcceptTrade,
            )
        ]
        price = max(accepted, default=0)
        paid, cash, owners = paid + price, cash - price, {**owners, card: BOT}
    whole = offer(
        bot,
        owners={**OWNERS, "piazza_rossetti": PERSON},
        give=["boccadasse", "piazza_rossetti"],
        take_money=paid,
        cash=[3000, 3000, 3000],
        **match,
    )
    assert paid > 0
    assert isinstance(whole, AcceptTrade)


@pytest.mark.parametrize("bot", THINKING)
def test_a_debtor_who_threatens_bankruptcy_gets_no_more_than_the_card_is_worth(bot: Bot[Any, Any]) -> None:
    debt = {"type": "debt", "seat": PERSON, "creditors": [BOT], "each": 2500, "reason": "rent"}
    answer = offer(
        bot,
        below=[debt],
        owners={"via_albaro": PERSON},
        give=["via_albaro"],
        take_money=900,
        cash=[0, 2000, 0],
    )
    assert not isinstance(answer, AcceptTrade)


def proposal(bot: Bot[Any, Any], state: State) -> ProposeTrade | None:
    """What the bot proposes in a turn, if it is one of those in which it looks for deals."""
    for seed in range(9):
        action = bot.choose(GAME, state, state.turn, SeededChance(seed), None).action
        if isinstance(action, ProposeTrade):
            return action
    return None


def market_day(round_: int) -> State:
    """A turn in which all land is sold and everybody has money."""
    dealt = {key: number % 3 for number, key in enumerate(SETTING.keys[place] for place in SETTING.deeds)}
    turn = [{"type": "turn", "seat": 0, "roll_due": False}]
    fields: dict[str, Any] = {"cash": [2500] * 3, "options": {"length": "rounds:30"}, "round": round_}
    return start(owners=dealt | OWNERS, decisions=turn, **fields).state


def refused(state: State, action: ProposeTrade, **why: Any) -> State:
    """The state after the partner has declined a proposal; the turn's proposals are given back."""
    asked = GAME.apply(state, state.turn, action, SeededChance(0)).state
    decline = DeclineTrade(offer=asked.progress.offers, **why)
    state = GAME.apply(asked, action.partner, decline, SeededChance(0)).state
    return replace(state, spent=replace(state.spent, proposals=0))


def test_hard_deals_at_once_and_normal_only_for_bargains_as_long_as_land_is_free() -> None:
    """A partner who names a price reckons: no bargain is to be had there."""
    fields: dict[str, Any] = {"cash": [2500] * 3, "options": {"length": "rounds:30"}, "round": 2}
    turn = [{"type": "turn", "seat": 0, "roll_due": False}]
    found: dict[str, list[Seat]] = {"normal": [], "hard": []}
    for level, partners in found.items():
        state = start(owners=OWNERS, decisions=turn, **fields).state
        while len(partners) < 3 and (action := proposal(LEVELS[level], state)) is not None:
            partners.append(action.partner)
            state = refused(state, action, why="too-little", amount=700)
    assert sorted(found["normal"]) == [1, 2], "once each"
    assert len(found["hard"]) == 3
    assert proposal(LEVELS["normal"], market_day(2)) is not None


@pytest.mark.parametrize("bot", THINKING)
@pytest.mark.parametrize("round_", [2, 8, 14, 20])
def test_a_player_who_estimates_at_sight_takes_the_first_offer(bot: Bot[Any, Any], round_: int) -> None:
    state = market_day(round_)
    action = proposal(bot, state)
    assert action is not None
    asked = GAME.apply(state, 0, action, SeededChance(0)).state
    assert isinstance(
        Sensible().choose(GAME, asked, action.partner, SeededChance(0), None).action, AcceptTrade
    )


@pytest.mark.parametrize("bot", THINKING)
@pytest.mark.parametrize("round_", [2, 8, 14, 20])
def test_a_few_offers_lead_to_a_deal_with_a_normal_player(bot: Bot[Any, Any], round_: int) -> None:
    state, offers = market_day(round_), 0
    while (action := proposal(bot, state)) is not None:
        asked = GAME.apply(state, 0, action, SeededChance(0)).state
        offers += 1
        while isinstance(trade := asked.decisions[-1], Trade):
            player = LEVELS["normal"] if trade.seat else bot
            answer = player.choose(GAME, asked, trade.seat, SeededChance(0), None).action
            offers += isinstance(answer, CounterTrade)
            asked = GAME.apply(asked, trade.seat, answer, SeededChance(0)).state
        if asked.land.owner != state.land.owner:
            break
        state = later(replace(asked, spent=replace(asked.spent, proposals=0)), 1)
    assert asked.land.owner != state.land.owner
    assert offers <= 4


@pytest.mark.parametrize("bot", THINKING)
def test_each_refusal_without_a_price_raises_the_next_offer(bot: Bot[Any, Any]) -> None:
    """The partner gets a larger share, and is asked again only some rounds later."""
    state = market_day(8)
    shares = []
    for _ in range(3):
        shares.append(Memory(state, 0, 1).share_at_sight)
        action = proposal(bot, only_asking(state, 1))
        assert action is not None
        state = refused(state, action, why="no-use")
        assert proposal(bot, only_asking(state, 1)) is None, "not at once"
        state = later(state, PATIENCE)
    assert shares == sorted(shares)
    assert Memory(state, 0, 1).is_careful


def later(state: State, rounds: int) -> State:
    """The state some rounds later, with nothing else changed."""
    return replace(state, progress=replace(state.progress, round=state.progress.round + rounds))


def only_asking(state: State, partner: Seat) -> State:
    """The state in which only this partner may be asked."""
    return GAME.apply(state, 3 - partner, StopAsking(partner=0), SeededChance(0)).state


@pytest.mark.parametrize("bot", THINKING)
def test_a_mark_invites_one_offer_and_not_one_in_every_round(bot: Bot[Any, Any]) -> None:
    state = only_asking(market_day(8), 1)
    first = proposal(bot, state)
    assert first is not None
    cards = tuple(SETTING.keys[place] for place in state.land.estates[1])
    state = GAME.apply(state, 1, MarkCards(cards=cards, mark="make-an-offer"), SeededChance(0)).state
    asked = 0
    for _ in range(PATIENCE):
        while (action := proposal(bot, state)) is not None:
            assert set(action.take).isdisjoint(first.take) or not asked
            asked += 1
            state = refused(state, action, why="no-use")
        state = later(state, 1)
    assert 1 <= asked <= PATIENCE


@pytest.mark.parametrize("bot", THINKING)
def test_a_bot_respects_marks_and_requests_not_to_be_asked(bot: Bot[Any, Any]) -> None:
    state = market_day(8)
    first = proposal(bot, state)
    assert first is not None
    about = StopAsking(card=(*first.take, *first.give)[0])
    other = proposal(bot, GAME.apply(state, first.partner, about, SeededChance(0)).state)
    assert other is None or (other.partner, other.give, other.take) != (first.partner, first.give, first.take)
    not_me = StopAsking(partner=0)
    for seat in (1, 2):
        state = GAME.apply(state, seat, not_me, SeededChance(0)).state
    assert proposal(bot, state) is None
    taken = market_day(8)
    for seat in (1, 2):
        cards = tuple(SETTING.keys[place] for place in taken.land.estates[seat])
        taken = GAME.apply(taken, seat, MarkCards(cards=cards, mark="not-for-sale"), SeededChance(0)).state
    only_sells = proposal(bot, taken)
    assert only_sells is None or not only_sells.take


@pytest.mark.parametrize("bot", THINKING)
def test_a_bot_asks_for_more_in_a_counter_offer(bot: Bot[Any, Any]) -> None:
    match: dict[str, Any] = {"owners": OWNERS, "options": {"length": "rounds:30"}, "cash": [2500] * 3}
    countered = 0
    for card in (key for key, owner in OWNERS.items() if owner == PERSON):
        for money in range(300, 1500, 200):
            answer = offer(bot, give=[card], take_money=money, **match)
            if isinstance(answer, CounterTrade):
                countered += 1
                assert answer.give_money < money
    assert countered


@pytest.mark.parametrize("bot", THINKING)
@pytest.mark.parametrize("round_", [3, 12, 25])
def test_a_price_that_a_refusal_names_is_accepted(bot: Bot[Any, Any], round_: int) -> None:
    """What would "perhaps" change its mind does, at the same table."""
    named = 0
    table: dict[str, Any] = {"cash": [3000] * 3, "round": round_, "options": {"length": "rounds:30"}}
    for card, owner in OWNERS.items():
        for money in range(10, 1500, 70):
            if owner == PERSON:
                cards, pays = {"give": [card]}, -money
            elif owner == BOT:
                cards, pays = {"take": [card]}, money
            else:
                continue

            def answer(pays: int, cards: dict[str, Any] = cards) -> Any:
                sums = {"give_money": max(0, pays), "take_money": max(0, -pays)}
                return offer(bot, owners=OWNERS, **cards, **sums, **table)

            said = answer(pays)
            if isinstance(said, DeclineTrade) and said.amount is not UNSET:
                if owner == PERSON and pays + said.amount >= 0:
                    continue  # for nothing: that is no trade
                named += 1
                assert isinstance(answer(pays + said.amount), AcceptTrade), (card, pays, said.amount)
    assert named


def auctioned(round_: int, *, has_sold: bool, others_have: int = 4000) -> AuctionCard | None:
    """What `hard` auctions in a round of a match, in seat 0, which has sold a card so before or not."""
    owners = {"via_camozzini": 0, "via_albaro": 0, "via_v_maggio": 1}
    turn = [{"type": "turn", "seat": 0, "roll_due": False}]
    fields: dict[str, Any] = {"options": {"length": "rounds:30"}, "cash": [500, others_have, 4000]}
    state = start(decisions=turn, owners=owners, round=round_, **fields).state
    if has_sold:
        sold = Entry(payer=1, payee=0, reason="auction_sale", amount=300)
        state = replace(state, ledger=Ledger(known=added_up([sold], state.ledger.totals)))
    while not isinstance(
        action := LEVELS["hard"].choose(GAME, state, 0, SeededChance(0), None).action, EndTurn
    ):
        if isinstance(action, AuctionCard):
            return action
        state = GAME.apply(state, 0, action, SeededChance(0)).state
        if isinstance(action, ProposeTrade):
            state = GAME.apply(state, 1, GAME.default(state, 1), SeededChance(0)).state
    return None


def test_hard_tries_auctions_and_goes_on_only_where_a_player_has_bought() -> None:
    tried = [round_ for round_ in range(1, 31) if auctioned(round_, has_sold=False) is not None]
    assert tried == [2, 4]


def test_hard_auctions_on_few_days_and_asks_least_in_the_last_round() -> None:
    lots = {round_: auctioned(round_, has_sold=True) for round_ in range(1, 31)}
    days = [round_ for round_, lot in lots.items() if lot is not None]
    assert days == [2, 4, 6, 8, 10, 12, 16, 20, 30]
    minimums = [lot.minimum for lot in lots.values() if lot is not None]
    assert min(minimums) == minimums[-1]
    assert max(minimums) <= MOST_ASKED * PRICES["via_albaro"]


def test_hard_auctions_nothing_that_those_who_need_it_cannot_pay() -> None:
    assert all(auctioned(round_, has_sold=True, others_have=300) is None for round_ in (2, 10, 30))


def deadlock() -> Scenario:
    """All cards are owned evenly by two rich players who do not trade, so no rent can bankrupt either."""
    setting = setting_of(Options(), 2)
    owners = {setting.keys[place]: number % 2 for number, place in enumerate(setting.deeds)}
    options = {"length": "full", "proposals": 0}
    return start(2, cash=[9000, 9000], owners=owners, round=150, options=options)


@pytest.mark.rules("GEN-E2")
@pytest.mark.parametrize("bot", THINKING)
def test_in_a_stalemate_bots_propose_and_accept_to_end_the_match(bot: Bot[Any, Any]) -> None:
    scenario = deadlock().do(0, "roll", (1, 3))
    while not isinstance(
        action := bot.choose(GAME, scenario.state, 0, SeededChance(0), None).action, ProposeEnd
    ):
        scenario.do(GAME.active(scenario.state)[0], GAME.notation(action))
    scenario.do(0, "stop")
    assert isinstance(bot.choose(GAME, scenario.state, 1, SeededChance(0), None).action, AgreeToEnd)
    young = start(2, cash=[900, 900]).do(0, "stop")
    assert isinstance(bot.choose(GAME, young.state, 1, SeededChance(0), None).action, RefuseEnd)


def test_caches_forget_the_settings_of_earlier_matches() -> None:
    """Memory stays bounded when every match has its own board or options."""
    matches = 300
    seen = []
    for rounds in range(1, matches + 1):
        setting = setting_of(Options(length=f"rounds:{rounds}"), 2)
        group = setting.groups[0]
        expected_rents(setting, GroupShare(group, group, (0,) * len(group), True), 500, 40, 3.0)
        seen.append(weakref.ref(setting))
    del setting
    gc.collect()
    assert sum(setting() is not None for setting in seen) < matches / 2
