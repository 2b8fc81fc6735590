import { expect, test, vi } from 'vitest';
import type { Event, View } from '../../generated/palanche';
import type { Events } from '../../frame/contract';
import { toldOf } from '../../frame/events';
import { linesOf } from '../../frame/log';
import type { Entry } from '../../net/match.svelte';
import type { Words } from '../../texts/texts.svelte';
import { EVENTS } from './events';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));

const ME = 0;
const quiet = { decisions: [] } as unknown as View;
const auction = {
  decisions: [{ type: 'auction', bidder: 1, waiting: [ME] }],
} as unknown as View;
const tone = (event: Partial<Event>, before = quiet) => {
  const { type } = event as Event;
  const { notice } = (EVENTS as unknown as Events)[type]!;
  return notice?.(event as Event, ME, before) ?? null;
};

test('a deal of mine is told, made or turned down; one of others only if it completes a colour', () => {
  expect(tone({ type: 'trade_made', seat: 1, partner: ME })).toBe('good');
  expect(tone({ type: 'trade_made', seat: ME, partner: 1 })).toBe('good');
  expect(tone({ type: 'trade_declined', seat: 1, partner: ME })).toBe('bad');
  expect(tone({ type: 'trade_made', seat: 1, partner: 2 })).toBeNull();
  const change = { type: 'group_change', seat: 2, group: 'blue', before: 1, after: 2, size: 2 } as const;
  expect(tone({ type: 'trade_made', seat: 1, partner: 2, groups: [change] })).toBe('plain');
  expect(tone({ type: 'trade_made', seat: 1, partner: 2, groups: [{ ...change, size: 3 }] })).toBeNull();
  expect(tone({ type: 'trade_declined', seat: ME, partner: 1 })).toBeNull();
});

test('an auction that I was in is told to its end', () => {
  expect(tone({ type: 'auction_won', seat: ME, seller: null }, auction)).toBe('good');
  expect(tone({ type: 'auction_won', seat: 1, seller: null }, auction)).toBe('plain');
  expect(tone({ type: 'auction_failed', seller: ME })).toBe('plain');
  expect(tone({ type: 'auction_won', seat: 1, seller: null })).toBeNull();
});

test('a purchase, an investment and a sale are one line each in the log', () => {
  const said = (...events: readonly Partial<Event>[]) =>
    toldOf({ events: EVENTS as unknown as Events }, events as Event[]).map(({ type }) => type);
  const paid = (reason: string) => ({ type: 'paid', reason, space: 'via_roma' }) as Partial<Event>;
  expect(said({ type: 'space_bought' }, paid('purchase'))).toEqual(['space_bought']);
  expect(said({ type: 'invested', space: 'via_roma' }, paid('investment'))).toEqual(['invested']);
  expect(said({ type: 'card_sold' }, paid('sale'), paid('rent'))).toEqual(['paid', 'paid']);
  expect(said(paid('rent'))).toEqual(['paid']);
});

test('a deal among others is one line: the deal, or the last offer with its answer', () => {
  const table = { events: EVENTS as unknown as Events };
  const entry = (seq: number, event: Partial<Event>): Entry => ({
    type: 'played',
    seq,
    seat: 1,
    action: null,
    events: [event],
    at: '',
  });
  const offer = (seat: number, partner: number, number: number, counter = 0) =>
    ({ type: 'trade_proposed', seat, partner, offer: number, counter }) as Partial<Event>;
  const log = [
    entry(1, offer(1, 2, 1)),
    entry(2, offer(2, 1, 2, 1)),
    entry(3, { type: 'trade_made', seat: 2, partner: 1, offer: 2 }),
    entry(4, offer(1, 2, 3)),
    entry(5, { type: 'cards_marked', seat: 0 }),
    entry(6, { type: 'trade_declined', seat: 2, partner: 1, offer: 3 }),
    entry(7, offer(1, 2, 4)),
  ];
  const told = (mine: number[]) =>
    linesOf(table, log, mine).map(({ entry: { seq }, events }) => [seq, ...events.map(({ type }) => type)]);
  expect(told([ME])).toEqual([
    [3, 'trade_made'],
    [5, 'cards_marked'],
    [6, 'trade_proposed', 'trade_declined'],
    [7, 'trade_proposed'],
  ]);
  for (const everything of [[1], []])
    expect(told(everything).map(([seq]) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('an auction that is over is one line under the sign of its winner, with the bids', () => {
  const table = { events: EVENTS as unknown as Events };
  const card = 'via_roma';
  const entry = (seq: number, seat: number, ...events: Partial<Event>[]): Entry => ({
    type: 'played',
    seq,
    seat,
    action: null,
    events,
    at: '',
  });
  const running = [
    entry(1, 0, { type: 'purchase_declined', seat: 0, space: card }, { type: 'auction_opened', card }),
    entry(2, 1, { type: 'bid_made', seat: 1, card, amount: 90 }),
    entry(3, 1, { type: 'bid_made', seat: 1, card, amount: 100 }),
    entry(4, 2, { type: 'bid_made', seat: 2, card, amount: 120 }),
    entry(5, 0, { type: 'dropped_out', seat: 0, card }),
  ];
  const won: Partial<Event> = { type: 'auction_won', seat: 2, card, amount: 120, groups: [] };
  const over = [
    ...running,
    entry(6, 1, { type: 'dropped_out', seat: 1, card }, won, { type: 'paid', reason: 'auction' }),
  ];
  const told = (log: readonly Entry[]) =>
    linesOf(table, log, [ME]).map(({ seat, events }) => [seat, ...events.map(({ type }) => type)]);
  expect(told(running).map(([seat]) => seat)).toEqual([0, 1, 1, 2, 0]);
  expect(told(over)).toEqual([
    [0, 'purchase_declined'],
    [2, 'auction_won'],
  ]);
  const words = {
    seat: (seat: number) => `seat ${seat}`,
    say: (key: string, params?: object) => `${key} ${JSON.stringify(params ?? {})}`,
  } as unknown as Words;
  const also = (others: readonly Event[]) => EVENTS.auction_won.also!(won as never, words, others);
  expect(also(linesOf(table, over, [ME])[1]!.others as Event[])).toBe(
    'pl-log-bids {"count":3,"who":"seat 1","amount":100}',
  );
  expect(also([{ type: 'bid_made', seat: 2, card, amount: 10 }])).toBe('pl-log-one-bid {}');
  expect(also([])).toBeNull();
});

test('a turn is a heading under no sign, and a new round is named once', () => {
  const table = { events: EVENTS as unknown as Events };
  const words = {
    seat: (seat: number) => `seat ${seat}`,
    say: (key: string) => key,
    tell: () => 'round',
  } as unknown as Words;
  const entry = (seq: number, ...events: Partial<Event>[]): Entry => ({
    type: 'played',
    seq,
    seat: 1,
    action: null,
    events,
    at: '',
  });
  const began = (seat: number, round: number) => ({ type: 'turn_began', seat, round }) as Partial<Event>;
  const last = entry(3, { type: 'final_round_began' }, began(0, 2));
  const told = linesOf(
    table,
    [entry(1, { type: 'card_read' }, began(0, 1)), entry(2, began(1, 1)), last],
    [ME],
  );
  const lines = told.map(({ events: [event], headingBefore }) =>
    headingBefore === undefined
      ? event!.type
      : EVENTS.turn_began.heading!(event as never, words, headingBefore as Event),
  );
  expect(lines).toEqual(['card_read', 'round', 'pl-log-turn', 'final_round_began', 'round']);
  expect(told.map(({ seat }) => seat)).toEqual([1, null, null, null, null]);
});
