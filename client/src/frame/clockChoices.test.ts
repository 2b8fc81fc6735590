import { expect, test } from 'vitest';
import { CLOCKS, nameOfClock } from './clockChoices';

test('a clock is called as it was chosen', () => {
  expect(nameOfClock(null)).toBe('none');
  expect(nameOfClock(CLOCKS.calm)).toBe('calm');
  expect(nameOfClock(CLOCKS.days)).toBe('days');
  expect(nameOfClock({ type: 'bank', seconds: 1, increment: 0, expiry: 'bot' })).toBeNull();
});
