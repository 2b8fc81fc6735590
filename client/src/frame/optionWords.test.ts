import { expect, test } from 'vitest';
import type { Words } from '../texts/texts.svelte';
import { optionValue } from './optionWords';

test('a value with a number is called by its own word, else by that of its kind', () => {
  const found = new Map([
    ['option-length.short', () => 'an hour'],
    ['option-length.rounds', ({ number }: { number?: number }) => `${number} rounds`],
    ['option-length.rounds-30', () => 'our own length'],
  ]);
  const words = {
    find: (key: string, params = {}) => found.get(key)?.(params) ?? null,
    say: (key: string) => key,
  } as unknown as Words;
  const called = (value: string) => optionValue(words, 'length', value);
  expect(called('short')).toBe('an hour');
  expect(called('rounds:30')).toBe('our own length');
  expect(called('rounds:3')).toBe('3 rounds');
  expect(called('hours:3')).toBe('hours:3');
});
