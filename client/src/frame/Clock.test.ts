// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ClockFace } from '../generated/server';
import { library } from '../texts/texts.svelte';
import Clock from './Clock.svelte';

beforeAll(() => library.open());
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A clock that was read now. */
function rendered(remaining_ms: number, running = true) {
  const face: ClockFace = { type: 'clock_face', seat: 0, remaining_ms, running };
  render(Clock, { face, readAt: performance.now() });
  return screen.getByRole('timer');
}

test.each([
  [59_000, '0:59'],
  [61_500, '1:02'],
  [3_600_000, '1:00:00'],
  [0, '0:00'],
])('%i ms are shown as %s', (left, shown) => {
  expect(rendered(left, false).textContent?.trim()).toBe(shown);
});

test('a running clock counts down and stops at zero', async () => {
  const clock = rendered(2_000);
  vi.advanceTimersByTime(1_250);
  await tick();
  expect(clock.textContent?.trim()).toBe('0:01');
  vi.advanceTimersByTime(5_000);
  await tick();
  expect(clock.textContent?.trim()).toBe('0:00');
});

test('a clock that does not run stays as it is', async () => {
  const clock = rendered(90_000, false);
  vi.advanceTimersByTime(10_000);
  await tick();
  expect(clock.textContent?.trim()).toBe('1:30');
});

test('the last twenty seconds are marked', () => {
  expect(rendered(19_000, false).classList).toContain('short');
});
