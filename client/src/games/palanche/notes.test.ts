import { expect, test } from 'vitest';
import { NOTES, notesOf } from './notes';

const counts = (amount: number): readonly number[] =>
  NOTES.map((note) => notesOf(amount).find(({ value }) => value === note)?.count ?? 0);
const worth = (amount: number): number =>
  notesOf(amount).reduce((total, { value, count }) => total + value * count, 0);

test.each([
  [3500, [5, 4, 10, 10]],
  [3000, [4, 4, 10, 10]],
  [2500, [3, 4, 10, 10]],
  [2000, [2, 4, 10, 10]],
  [1500, [1, 4, 10, 10]],
])('%i is dealt in the notes that the booklet prints', (amount, notes) => {
  expect(counts(amount)).toEqual(notes);
});

test('less than the change of the start is held in as few notes as possible', () => {
  expect(counts(990)).toEqual([1, 4, 1, 4]);
  expect(notesOf(0)).toEqual([]);
});

test('the notes of every amount in tens are worth that amount', () => {
  for (let amount = 0; amount <= 20_000; amount += 10) expect(worth(amount)).toBe(amount);
});
