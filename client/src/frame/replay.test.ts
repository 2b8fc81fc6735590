// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { ReplayPage, TableInfo } from '../generated/server';
import type { GameTable } from './contract';
import { Record, ReplayDesk } from './replay.svelte';

vi.mock('../net/http', () => ({
  ask: (_method: string, path: string) => {
    const seq = Number(path.split('/').at(-1));
    const entry = { type: 'played', seq, seat: 0, action: null, events: [], at: '' };
    return Promise.resolve({ last: 9, entry, view: `after ${seq}` } as unknown as ReplayPage);
  },
}));

test('what was told of one moment of a record is forgotten at another, unless that comes next', async () => {
  const info = { game: 'senet', seats: [], options: {} } as unknown as TableInfo;
  const desk = new ReplayDesk(new Record('m', null), info, { events: {} } as unknown as GameTable);
  await desk.goTo(3);
  const undone = vi.fn();
  desk.stage.hear(() => undefined, undone);
  await desk.follow(4);
  expect(undone).not.toHaveBeenCalled();
  await desk.goTo(1);
  expect(undone).toHaveBeenCalledOnce();
});
