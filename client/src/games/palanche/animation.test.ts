import { expect, test, vi } from 'vitest';
import type { Scene } from '../../frame/contract';
import { Staging } from './animation.svelte';

const ME = 0;

test('while only others bid each bid is quicker, down to a least; my own bid calms them', async () => {
  const staging = new Staging(vi.fn(), vi.fn(), (...seats) => seats.includes(ME));
  const waited: number[] = [];
  const scene = { pause: (ms: number) => Promise.resolve(void waited.push(ms)) } as unknown as Scene;
  for (const seat of [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]) await staging.bid(scene, seat);
  expect(waited.slice(0, 4)).toEqual([450, 450, 450, 390]);
  expect(waited.at(-1)).toBe(150);
  await staging.bid(scene, ME);
  await staging.bid(scene, 1);
  expect(waited.slice(-2)).toEqual([450, 450]);
});
