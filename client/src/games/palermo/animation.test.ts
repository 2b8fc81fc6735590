import { expect, test } from 'vitest';
import { sceneOf } from '../../frame/motion';
import { BoardScenes } from './animation.svelte';

test('the beginning of the second phase is announced until its view is shown', async () => {
  const scenes = new BoardScenes();
  await scenes.celebrate(sceneOf({ type: 'collecting_began' }, null, null, AbortSignal.abort()));
  expect(scenes.isTownReady).toBe(true);
  scenes.clear();
  expect(scenes.isTownReady).toBe(false);
});
