import { afterEach, expect, test, vi } from 'vitest';
import { PROTOCOL } from '../generated/server';
import { readAnewFor } from './worker';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that speaks another protocol than the server is read anew, once', () => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  readAnewFor(PROTOCOL);
  expect(reload).not.toHaveBeenCalled();
  readAnewFor(PROTOCOL + 1);
  vi.advanceTimersByTime(3_600_000);
  readAnewFor(PROTOCOL + 1);
  expect(reload).toHaveBeenCalledTimes(1);
});
