import { afterEach, expect, test, vi } from 'vitest';
import { pause, setSpeed } from './motion';

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
