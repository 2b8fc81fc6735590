// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { library } from '../texts/texts.svelte';
import { CLOCKS, clockWords, nameOfClock } from './clockChoices';

test('a clock is called as it was chosen', () => {
  expect(nameOfClock(null)).toBe('none');
  expect(nameOfClock(CLOCKS.calm)).toBe('calm');
  expect(nameOfClock(CLOCKS.days)).toBe('days');
  expect(nameOfClock({ type: 'bank', seconds: 1, increment: 0, expiry: 'bot' })).toBeNull();
});

test('every clock is said in words, also one that no form offers', async () => {
  await library.open();
  expect(clockWords(null)).toBe('No clock');
  expect(clockWords(CLOCKS.fast)).toBe('5 minutes each, 5 seconds a move');
  expect(clockWords({ type: 'bank', seconds: 60, increment: 0, expiry: 'bot' })).toBe('one minute each');
  expect(clockWords({ type: 'days', days: 1, expiry: 'default' })).toBe('one day a move');
});
