import { expect, test } from 'vitest';
import type { Event, View } from '../../generated/palanche';
import type { Events } from '../../frame/contract';
import { toldOf } from '../../frame/events';
import { EVENTS } from './events';

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

test('a debt is bad news only if I cannot pay it', () => {
  expect(tone({ type: 'debt_incurred', seat: ME, owed: 140, cash: 50 })).toBe('bad');
  expect(tone({ type: 'debt_incurred', seat: ME, owed: 40, cash: 1060 })).toBeNull();
  expect(tone({ type: 'debt_incurred', seat: 1, owed: 140, cash: 50 })).toBeNull();
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
