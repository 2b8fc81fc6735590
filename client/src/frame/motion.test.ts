import { afterEach, expect, test, vi } from 'vitest';
import { pause, readingTime, setSpeed } from './motion';

afterEach(() => {
  setSpeed(1);
  vi.useRealTimers();
});

test.each([
  [1, 1000],
  [2, 500],
  [0.5, 2000],
])('at speed %d a second takes %d ms', async (speed, milliseconds) => {
  vi.useFakeTimers();
  setSpeed(speed);
  const done = vi.fn();
  void pause(1000, new AbortController().signal).then(done);
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});

test('a longer sentence is told for longer, but not without end', () => {
  expect(readingTime('Rosa pays.')).toBeLessThan(readingTime('Rosa pays 300 to Beppe for Via Garibaldi.'));
  expect(readingTime('a'.repeat(1_000))).toBe(readingTime('a'.repeat(2_000)));
});
