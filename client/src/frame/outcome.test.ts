import { expect, test, vi } from 'vitest';
import type { Outcome } from '../generated/server';
import type { Words } from '../texts/texts.svelte';
import { reasonOf, winnersOf } from './outcome';

// The texts ask the window for its language when they are read.
vi.mock('../texts/texts.svelte', () => ({ namesInList: (names: string[]) => names.join(' and ') }));

const words = {
  say: (key: string, { names }: { names?: string } = {}) => (names ? `${key} ${names}` : key),
  seat: (seat: number) => ['Ada', 'Ben', 'Cleo'][seat],
} as unknown as Words;
const won = (...winners: number[]) => ({ winners }) as unknown as Outcome;

test('whoever sits alone at a page is told that they win; several at one screen are told who', () => {
  expect(winnersOf(won(1), words, [1])).toBe('you-win');
  expect(winnersOf(won(1), words, [0, 1, 2])).toBe('winner Ben');
  expect(winnersOf(won(1), words, [0])).toBe('winner Ben');
  expect(winnersOf(won(1), words)).toBe('winner Ben');
  expect(winnersOf(won(0, 1), words, [1])).toBe('winners Ada and Ben');
  expect(winnersOf(won(), words, [1])).toBe('nobody-wins');
});

test('those who do not win are named by rank', () => {
  const find = (key: string, { names }: { names: string }) => `${key} ${names}`;
  const outcome = { reason: 'rounds-played', ranks: [1, 3, 2], winners: [0] } as unknown as Outcome;
  expect(reasonOf(outcome, { ...words, find } as unknown as Words)).toBe('ending-rounds-played Cleo and Ben');
});
