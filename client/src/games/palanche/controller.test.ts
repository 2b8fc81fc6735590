import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Action, Card, Event, Offer, SpaceView, View } from '../../generated/palanche';
import { TestDesk } from '../../frame/testDesk.svelte';
import { Refused } from '../../net/http';
import { controllerOf, type Decision } from './controller.svelte';
import type { Palanche } from './desk';
import { drawnSpace } from './genoa';
import { watching } from './watching.svelte';

vi.hoisted(() =>
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  }),
);

const SPACES: readonly SpaceView[] = [
  drawnSpace('via_garibaldi', 0),
  drawnSpace('via_roma', 1),
  drawnSpace('boccadasse', 1),
  drawnSpace('via_sestri'),
];
const TURN: Decision = { type: 'turn', seat: 0, doubles: 0, roll_due: true, over: false };
const OFFERED: Decision = {
  type: 'trade',
  seat: 0,
  by: 1,
  offer: 3,
  give: ['via_roma'],
  take: ['via_garibaldi'],
  give_money: 0,
  take_money: 120,
  counters: 0,
};

const some = (values: readonly string[]) =>
  ({ type: 'some_of', values, low: 0, high: values.length }) as const;
const upTo = (high: number) => ({ type: 'whole', low: 0, high, step: 10 }) as const;
const EXCHANGE = {
  give: some(['via_garibaldi']),
  take: some(['via_roma', 'boccadasse']),
  give_money: upTo(500),
  take_money: upTo(300),
};
const proposal = (partner: number): Offer => ({
  type: 'offer',
  action: 'propose_trade',
  rule: 'GEN-S1',
  bounds: { partner: { type: 'one_of', values: [partner] }, ...EXCHANGE },
});
const counter = (offer: number): Offer => ({
  type: 'offer',
  action: 'counter_trade',
  rule: 'GEN-S1',
  bounds: { offer: { type: 'one_of', values: [offer] }, ...EXCHANGE },
});
const lots: Offer = {
  type: 'offer',
  action: 'auction_card',
  rule: 'GEN-S2',
  bounds: {
    card: { type: 'one_of', values: ['via_garibaldi'] },
    minimum: { type: 'whole', low: 10, high: 100_000, step: 10 },
  },
};

function sit(legal: readonly Action[] = [], offers: readonly Offer[] = [], asked: Decision = TURN) {
  const view = {
    spaces: SPACES,
    players: [],
    decisions: [asked],
    decks: [
      { deck: 'speremmo', unseen: 36, last: null },
      { deck: 'bratta', unseen: 36, last: null },
    ],
    turn: 0,
    marks: [],
    quiet: [],
  } as unknown as View;
  const desk = new TestDesk<Palanche>(view, legal, offers);
  const controller = controllerOf(desk);
  flushSync();
  return { desk, controller };
}

test('what may be done is what the rules list', () => {
  const { controller, desk } = sit([{ type: 'roll' }, { type: 'invest', space: 'via_garibaldi' }]);
  expect(controller.may('roll')).toEqual({ type: 'roll' });
  expect(controller.may('buy')).toBeNull();
  expect(controller.about('via_garibaldi')).toEqual([{ type: 'invest', space: 'via_garibaldi' }]);
  desk.moves.end();
  expect(controller.may('roll')).toBeNull();
  expect(controller.bid()).toBeNull();
  expect(controller.partners()).toEqual([]);
});

test('a click on a space looks at it, or goes there if a card lets choose', () => {
  const { controller, desk } = sit([{ type: 'choose_space', space: 'boccadasse' }]);
  controller.touch('via_roma');
  expect(controller.centre).toBe('deed');
  controller.touch('via_roma');
  expect(controller.centre).toBeNull();
  controller.touch('boccadasse');
  expect(desk.moves.choose).toHaveBeenCalledWith({ type: 'choose_space', space: 'boccadasse' });
});

test('a deal is laid out card by card, within its bounds', async () => {
  const { controller, desk } = sit([], [proposal(1)]);
  controller.look('via_roma');
  controller.openDeal(1);
  expect(controller.deal?.take).toEqual(['via_roma']);
  controller.touch('via_garibaldi');
  controller.touch('via_sestri'); // nobody's, so it stays where it is
  controller.setMoney(9999);
  expect(controller.deal?.money).toBe(500);
  controller.setMoney(-43);
  expect(controller.dealAction()).toEqual({
    type: 'propose_trade',
    partner: 1,
    give: ['via_garibaldi'],
    take: ['via_roma'],
    give_money: 0,
    take_money: 40,
  });
  controller.toggle('via_roma');
  expect(controller.deal?.take).toEqual([]);
  await controller.offerDeal();
  expect(desk.moves.play).toHaveBeenCalledOnce();
  expect(controller.deal).toBeNull();
});

test('the rules say beforehand what a deal does, and why it cannot be', async () => {
  const { controller, desk } = sit([], [proposal(1)]);
  const change = { type: 'group_change', seat: 0, group: 'blue', before: 1, after: 2, size: 2 } as const;
  desk.moves.preview.mockResolvedValue({
    type: 'preview',
    groups: [change],
    rents: [],
    cash: null,
    missing: null,
  });
  controller.openDeal(1);
  controller.toggle('via_roma');
  await vi.waitFor(() => expect(controller.foreseen).toEqual([change]));
  const gift = { rule: 'GEN-S1', reason: 'gift', params: {} };
  desk.moves.preview.mockRejectedValue(new Refused(gift));
  controller.setMoney(-10);
  await vi.waitFor(() => expect(controller.flaw).toEqual(gift));
  expect(controller.foreseen).toEqual([]);
});

test('a counter-offer begins as the offer, seen from the other side', () => {
  const { controller } = sit([], [counter(3)], OFFERED);
  expect(controller.centre).toBe('offer');
  controller.openCounter();
  expect(controller.dealAction()).toEqual({
    type: 'counter_trade',
    offer: 3,
    give: ['via_garibaldi'],
    take: ['via_roma'],
    give_money: 120,
    take_money: 0,
  });
  controller.close();
  expect(controller.centre).toBe('offer');
});

test('a card of one’s own comes under the hammer from the least the rules allow', async () => {
  const { controller, desk } = sit([], [lots]);
  controller.openLot();
  expect(controller.lot).toEqual({ card: 'via_garibaldi', minimum: 10 });
  await controller.auctionLot();
  expect(desk.moves.play).toHaveBeenCalledWith({ type: 'auction_card', card: 'via_garibaldi', minimum: 10 });
  expect(controller.lot).toBeNull();
});

test('when another question is asked, what was laid out is cleared away', () => {
  const { controller, desk } = sit([], [proposal(1)]);
  controller.openDeal(1);
  desk.show({ ...desk.position.view });
  expect(controller.deal).not.toBeNull();
  desk.show({ ...desk.position.view, decisions: [OFFERED] });
  expect(controller.deal).toBeNull();
});

const GULL = { key: 'honest_gull', deck: 'speremmo', effects: [] } as unknown as Card;
const turned: Event = { type: 'card_turned', seat: 0, deck: 'speremmo', card: 'honest_gull' };
const rolled: Event = { type: 'dice_rolled', seat: 0, dice: [2, 5] };
/** The view after the gull was turned up. */
const withGull = ({ decks, ...view }: View): View => ({
  ...view,
  decks: [{ ...decks[0]!, unseen: 35, last: GULL }, decks[1]!],
});

test('a card that is turned up is read until the next roll', () => {
  const { controller, desk } = sit();
  desk.show(withGull(desk.position.view), turned);
  expect(controller.reading).toEqual(GULL);
  desk.show({ ...desk.position.view }, rolled);
  expect(controller.reading).toBeNull();
  expect(controller.dice).toEqual([2, 5]);
});

test('a card that a player keeps is read, too', () => {
  const { controller, desk } = sit();
  desk.show({ ...desk.position.view, players: [{ kept: [GULL] }] as unknown as View['players'] }, turned);
  expect(controller.reading).toEqual(GULL);
});

test('a card that was turned up before the view that is jumped to is not read', () => {
  const { controller, desk } = sit();
  desk.show(withGull(desk.position.view));
  expect(controller.reading).toBeNull();
});

test('dice show how they last fell, and nothing where that was not seen', () => {
  const { controller, desk } = sit();
  expect(controller.dice).toBeNull();
  desk.show({ ...desk.position.view }, rolled);
  expect(controller.dice).toEqual([2, 5]);
  desk.show({ ...desk.position.view }, { type: 'turn_began', seat: 1, round: 1 });
  expect(controller.dice).toEqual([2, 5]);
  desk.show({ ...desk.position.view }); // a jump in a replay, or an undo
  expect(controller.dice).toBeNull();
});

test('what is asked of me comes first, and what was open is open again afterwards', () => {
  const { controller, desk } = sit([], [proposal(1)]);
  controller.sheet = 'ledger';
  desk.show({ ...desk.position.view, decisions: [TURN, OFFERED] });
  expect(controller.sheet).toBeNull();
  desk.show(withGull(desk.position.view), turned);
  expect(controller.reading).toBeNull();
  desk.show({ ...desk.position.view, decisions: [TURN] });
  expect(controller.sheet).toBe('ledger');
});

test('a controller hears nothing more once the table is left', () => {
  const { controller, desk } = sit();
  desk.close();
  desk.show({ ...desk.position.view }, rolled);
  expect(controller.dice).toBeNull();
});

test('whoever looks at something else while asked is led back to the question', () => {
  const { controller } = sit([], [counter(3)], OFFERED);
  expect(controller.coversQuestion).toBe(false);
  controller.sheet = 'ledger';
  expect(controller.coversQuestion).toBe(true);
  controller.backToQuestion();
  expect(controller.centre).toBe('offer');
});

test('a deal that was not made is there again for a better offer', async () => {
  const { controller, desk } = sit([], [proposal(1)]);
  controller.openDeal(1);
  controller.toggle('via_roma');
  controller.setMoney(120);
  await controller.offerDeal();
  expect(controller.deal).toBeNull();
  desk.show({ ...desk.position.view }, { type: 'trade_declined', seat: 1, partner: 0, offer: 3 });
  controller.openDeal(1);
  expect(controller.deal).toMatchObject({ take: ['via_roma'], money: 120 });
  controller.closeDeal();
  desk.show(
    { ...desk.position.view },
    {
      type: 'trade_made',
      seat: 1,
      partner: 0,
      offer: 4,
      give: ['via_roma'],
      take: [],
      give_money: 0,
      take_money: 120,
    },
  );
  controller.openDeal(1);
  expect(controller.deal).toMatchObject({ take: [], money: 0 });
});

test('the plan behind a hint: what comes and goes, what it makes whole, until something else is considered', () => {
  const { controller, desk } = sit([], [], OFFERED);
  const hinted: Action = { type: 'accept_trade', offer: 3 };
  const reasons = [{ type: 'reason', key: 'aim-whole', params: { cards: ['via_garibaldi', 'via_roma'] } }];
  Object.assign(desk.moves, { considered: hinted, hinted, reasons });
  expect(controller.plan).toEqual({
    gets: ['via_roma'],
    gives: ['via_garibaldi'],
    whole: ['via_garibaldi', 'via_roma'],
    missing: [],
    cubes: [],
  });
  desk.moves.consider({ type: 'decline_trade', offer: 3 });
  expect(controller.plan).toBeNull();
});

const PURCHASE: Decision = { type: 'purchase', seat: 0, space: 'via_sestri' };
const AUCTION: Extract<Decision, { type: 'auction' }> = {
  type: 'auction',
  seat: 1,
  card: 'via_sestri',
  seller: null,
  minimum: 10,
  bid: 50,
  bidder: 2,
  waiting: [1, 0, 2],
};

test('what may be bought lies on the table, unless the card that led there is still to be read', () => {
  const { controller, desk } = sit([{ type: 'buy' }], [], PURCHASE);
  expect(controller.centre).toBe('purchase');
  controller.look('via_roma');
  expect(controller.coversQuestion).toBe(true);
  controller.backToQuestion();
  expect(controller.centre).toBe('purchase');
  desk.show({ ...desk.position.view, decisions: [TURN] });
  desk.show({ ...withGull(desk.position.view), decisions: [PURCHASE] }, turned);
  expect(controller.centre).toBe('card');
  controller.close();
  expect(controller.centre).toBe('purchase');
  desk.show({ ...desk.position.view, decisions: [{ ...PURCHASE, seat: 1 }] });
  expect(controller.centre).toBe('deed'); // what was looked at before
});

test('sales lie in a basket and are one action: cubes first, what brings most last', async () => {
  const { controller, desk } = sit();
  desk.show({
    ...desk.position.view,
    spaces: [{ ...SPACES[0]!, owner: 0, cubes: 2 }, { ...SPACES[1]!, owner: 0 }, SPACES[2]!, SPACES[3]!],
  });
  const basket = controller.selling;
  basket.put('via_roma', 9); // there is only the card
  expect(basket.action()).toEqual({ type: 'sell_card', space: 'via_roma' });
  basket.put('via_garibaldi', 2);
  expect(basket.action()).toEqual({
    type: 'several',
    actions: [
      { type: 'sell_investment', space: 'via_garibaldi' },
      { type: 'sell_investment', space: 'via_garibaldi' },
      { type: 'sell_card', space: 'via_roma' },
    ],
  });
  await controller.confirm(basket);
  expect(desk.moves.play).toHaveBeenCalledOnce();
  expect(basket.isEmpty).toBe(true);
  basket.fill([{ type: 'sale_view', space: 'via_roma', what: 'card', brings: 200 }]);
  expect(basket.count('via_roma')).toBe(1);
  desk.show({ ...desk.position.view, decisions: [OFFERED] });
  expect(basket.isEmpty).toBe(true);
});

test('investments are laid together, no more than fit on a card', () => {
  const { controller } = sit();
  controller.investing.put('via_roma', 2);
  controller.investing.put('via_garibaldi', 1);
  expect(controller.investing.action()).toMatchObject({ type: 'several' });
  controller.investing.put('via_garibaldi', 0);
  controller.investing.put('via_roma', 9);
  expect(controller.investing.count('via_roma')).toBe(5);
});

test('a limit is left for an auction one is in, and stands until it is withdrawn', () => {
  const { controller, desk } = sit([], [], AUCTION);
  desk.show({ ...desk.position.view, players: [{ cash: 337, kept: [] }] as unknown as View['players'] });
  expect(controller.orderRange(AUCTION)).toEqual({ low: 60, high: 330 });
  expect(controller.orderRange({ ...AUCTION, waiting: [1, 2] })).toBeNull();
  controller.bidUpTo('via_sestri', 200);
  const order = { type: 'bid_up_to', card: 'via_sestri', limit: 200 };
  expect(desk.moves.leaveOrder).toHaveBeenCalledWith(order);
  desk.moves.order = order;
  expect(controller.limitOf(AUCTION)).toBe(200);
  expect(controller.limitOf({ ...AUCTION, card: 'via_roma' })).toBeNull();
  desk.moves.order = null; // it has lapsed …
  expect(controller.limitOf(AUCTION)).toBeNull();
  desk.stage.isBusy = true; // … but the bids are still being shown
  expect(controller.limitOf(AUCTION)).toBe(200);
  expect(controller.limitOf({ ...AUCTION, waiting: [1, 2] })).toBeNull(); // the limit was passed
  controller.withdrawLimit();
  expect(controller.limitOf(AUCTION)).toBeNull();
});

test('a mark is put on a card and taken off again; so is the wish to be asked no more', () => {
  const { controller, desk } = sit();
  controller.mark('via_roma', 'wanted');
  expect(desk.moves.play).toHaveBeenLastCalledWith({
    type: 'mark_cards',
    cards: ['via_roma'],
    mark: 'wanted',
  });
  const marks = [{ type: 'card_mark', seat: 0, card: 'via_roma', mark: 'wanted' }] as const;
  const quiet = [{ type: 'quiet', seat: 0, partner: 1, card: null }] as const;
  desk.show({ ...desk.position.view, marks, quiet });
  controller.mark('via_roma', 'wanted');
  expect(desk.moves.play).toHaveBeenLastCalledWith({ type: 'mark_cards', cards: ['via_roma'], mark: null });
  controller.quiet({ partner: 1 });
  expect(desk.moves.play).toHaveBeenLastCalledWith({ type: 'stop_asking', partner: 1, lift: true });
  controller.quiet({ card: 'via_garibaldi' });
  expect(desk.moves.play).toHaveBeenLastCalledWith({
    type: 'stop_asking',
    card: 'via_garibaldi',
    lift: false,
  });
});

test('deals of others are told, and shown only to who wants to watch', () => {
  const { controller, desk } = sit();
  desk.show({ ...desk.position.view, decisions: [{ ...OFFERED, seat: 2 }] });
  expect(controller.centre).toBeNull();
  watching.toggle();
  expect(controller.centre).toBe('offer');
  watching.toggle();
  expect(controller.centre).toBeNull();
});

test('what would change the other side’s mind is one press away', () => {
  const { controller, desk } = sit([], [proposal(1)]);
  const refusal = { type: 'trade_declined', seat: 1, partner: 0, offer: 3 } as const;
  desk.show({ ...desk.position.view }, { ...refusal, why: 'too-little', amount: 150 });
  controller.openDeal(1);
  controller.toggle('via_roma');
  controller.setMoney(100);
  controller.sweeten();
  expect(controller.deal?.money).toBe(250);
  desk.show({ ...desk.position.view }, { ...refusal, partner: 2, why: 'no-use' });
  expect(controller.answers.get(1)?.why).toBe('too-little');
});

test('who goes bankrupt is asked what to do, and may leave the reading to the table', () => {
  const { controller, desk } = sit();
  const me = { seat: 0, isMine: true } as (typeof desk.position.players)[number];
  desk.position.players = [me, { ...me, seat: 1, isMine: false }];
  const ruin = { type: 'went_bankrupt', owed: 300, cash: 0, cards: [] } as const;
  desk.show({ ...desk.position.view }, { ...ruin, seat: 1 });
  expect(controller.centre).toBeNull();
  desk.show({ ...desk.position.view }, { ...ruin, seat: 0 });
  expect(controller.centre).toBe('farewell');
  controller.passTime('bots');
  expect(controller.centre).toBeNull();
  expect(desk.stage.pace).toBeGreaterThan(1);
  desk.moves.legal = [{ type: 'read_card' }];
  flushSync();
  expect(desk.moves.play).toHaveBeenCalledExactlyOnceWith({ type: 'read_card' });
  controller.passTime('read');
  expect(desk.stage.pace).toBe(1);
});
