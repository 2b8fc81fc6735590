import { expect, test } from 'vitest';
import type { Trade, View } from '../../generated/palanche';
import { priceRange, reasonsAgainst } from './talk';

const OFFER: Trade = {
  type: 'trade',
  seat: 0,
  by: 1,
  offer: 7,
  give: [],
  take: ['via_roma'],
  give_money: 300,
  take_money: 0,
  counters: 0,
};
const change = (seat: number, before: number, after: number) =>
  ({ type: 'group_change', seat, group: 'blue', before, after, size: 2 }) as const;
const view = (...trade: readonly ReturnType<typeof change>[]) =>
  ({ players: [{ cash: 100 }, { cash: 845 }], trade }) as unknown as View;
const whys = (seen: View, offer: Trade = OFFER) => reasonsAgainst(seen, offer, 50).map(({ why }) => why);

test('an offer is turned down with what is true of it', () => {
  expect(whys(view())).toEqual(['too-little', 'not-for-sale', 'helps-you-more']);
  expect(whys(view(change(1, 1, 2), change(0, 2, 1)))).toEqual([
    'too-little',
    'completes-yours',
    'breaks-mine',
    'not-for-sale',
    'helps-you-more',
  ]);
  const bought = { ...OFFER, give: ['via_prè'], take: [], give_money: 0, take_money: 200 };
  expect(whys(view(), bought)).toEqual(['too-dear', 'need-cash', 'no-use', 'helps-you-more']);
});

test('no more is asked than the other has, and no more off than was asked', () => {
  expect(priceRange(view(), OFFER)).toEqual({ isLess: false, low: 10, high: 540 });
  expect(priceRange(view(), { ...OFFER, give_money: 0, take_money: 200 }).high).toBe(200);
  expect(whys(view(), { ...OFFER, give_money: 840 })).not.toContain('too-little');
});
