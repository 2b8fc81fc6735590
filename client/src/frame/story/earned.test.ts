import { expect, test } from 'vitest';
import type { Entry } from '../../net/match.svelte';
import type { GameTable } from '../contract';
import { earnedIn } from './earned';

const table = {
  events: {
    sold: {
      earned: ({ seat, amount }: { seat: number; amount: number }) => [{ seat, amount, where: 'market' }],
    },
    slept: {},
  },
} as unknown as GameTable;

const sold = (seq: number, seat: number, amount: number): Entry => ({
  type: 'played',
  seq,
  seat,
  action: null,
  events: [{ type: 'sold', seat, amount }, { type: 'slept' }],
  at: '',
});

test('what everybody earned is added up by where it came from', () => {
  const log = [sold(1, 0, 3), sold(2, 1, 5), sold(3, 0, 4)];
  expect(earnedIn(log, table, 3)).toEqual([{ where: 'market', amounts: [7, 5, 0] }]);
});

test('what was taken back was not earned', () => {
  const undone: Entry = { type: 'undone', seq: 2, seat: 0, back_to: 0, agreed: [], at: '' };
  expect(earnedIn([sold(1, 0, 3), undone], table, 2)).toEqual([]);
});
