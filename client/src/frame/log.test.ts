import { expect, test } from 'vitest';
import type { Entry } from '../net/match.svelte';
import { holdsAfter, lastMover, lastTurn, moveToUndo, sinceMoveOf } from './log';

const played = (seq: number, seat: number): Entry => ({
  type: 'played',
  seq,
  seat,
  action: null,
  events: [],
  at: '',
});

test('only a move of one’s own that still holds can be taken back, by the seat that made it', () => {
  expect(lastMover([played(1, 1)], [0])).toBeNull();
  expect(lastMover([played(1, 0)], [0])).toBe(0);
  expect(lastMover([played(1, 0), played(2, 1), played(3, 2)], [0, 1])).toBe(1);
  const undone: Entry = { type: 'undone', seq: 2, seat: 0, back_to: 0, agreed: [], at: '' };
  expect(lastMover([played(1, 0), undone], [0])).toBeNull();
});

test('the newest turn is what one seat did in a row, and still holds', () => {
  const at = (seq: number, seat: number) => ({ ...played(seq, seat), events: [{ type: `event ${seq}` }] });
  const types = (log: readonly Entry[], upTo = 9) => lastTurn(log, upTo).map(({ type }) => type);
  const log = [at(1, 0), at(2, 1), at(3, 1)];
  expect(types(log)).toEqual(['event 2', 'event 3']);
  expect(types(log, 1)).toEqual(['event 1']);
  const undone: Entry = { type: 'undone', seq: 4, seat: 1, back_to: 1, agreed: [], at: '' };
  expect(types([...log, undone])).toEqual(['event 1']);
});

test('an undo names the first move of that seat that it takes back', () => {
  const at = (seq: number, seat: number) => ({ ...played(seq, seat), events: [{ type: `event ${seq}` }] });
  const log = [at(1, 0), at(2, 1), at(3, 0), at(4, 0)];
  expect(moveToUndo(log, { seat: 0, back_to: 1 })).toEqual({ type: 'event 3' });
  expect(moveToUndo(log, { seat: 1, back_to: 2 })).toBeNull();
});

test('a move that was taken back does not hold', () => {
  const undone: Entry = { type: 'undone', seq: 3, seat: 0, back_to: 1, agreed: [], at: '' };
  const log = [played(1, 0), played(2, 1), undone];
  expect(holdsAfter(log.slice(0, 2), 1)).toBe(true);
  expect(holdsAfter(log, 1)).toBe(false);
  expect(holdsAfter([...log, played(4, 0)], 1)).toBe(true);
});

test('every move since one’s own stays marked, and right after it what it did', () => {
  const at = (seq: number, seat: number) => ({ ...played(seq, seat), events: [{ type: `event ${seq}` }] });
  const types = (log: readonly Entry[], seat: number | null) =>
    sinceMoveOf(seat, log, 9).map(({ type }) => type);
  const log = [at(1, 0), at(2, 1), at(3, 2), at(4, 2)];
  expect(types(log, 0)).toEqual(['event 2', 'event 3', 'event 4']);
  expect(types(log, 2)).toEqual(['event 3', 'event 4']);
  expect(types(log, 3)).toEqual(['event 1', 'event 2', 'event 3', 'event 4']);
  expect(types(log, null)).toEqual(['event 3', 'event 4']);
});
