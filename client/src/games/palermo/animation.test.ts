import { expect, test, vi } from 'vitest';
import type { Scene } from '../../frame/contract';
import type { Event } from '../../generated/palermo';
import { BoardScenes } from './animation.svelte';
import type { Palermo, PalermoDesk } from './desk';

test('when the town stands that is celebrated, until the walking begins', async () => {
  const scenes = new BoardScenes();
  const sound = vi.fn();
  const event = { type: 'collecting_began' } as Event;
  const scene = { event, signal: AbortSignal.abort() } as Scene<Palermo>;
  await scenes.show(scene, { stage: { sound } } as unknown as PalermoDesk);
  expect(scenes.isTownReady).toBe(true);
  expect(sound).toHaveBeenCalledWith('end');
  scenes.clear();
  expect(scenes.isTownReady).toBe(false);
});
