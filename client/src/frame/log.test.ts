import { expect, test } from 'vitest';
import type { Entry } from '../net/match.svelte';
import { canTakeBack } from './log';

const played = (seq: number, seat: number): Entry => ({
  type: 'played',
  seq,
  seat,
  action: null,
  events: [],
  at: '',
});

test('only a move of one’s own that still holds can be taken back', () => {
  expect(canTakeBack([played(1, 1)], [0])).toBe(false);
  expect(canTakeBack([played(1, 0)], [0])).toBe(true);
  const undone: Entry = { type: 'undone', seq: 2, seat: 0, back_to: 0, agreed: [], at: '' };
  expect(canTakeBack([played(1, 0), undone], [0])).toBe(false);
});
