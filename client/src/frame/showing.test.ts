import { expect, test, vi } from 'vitest';
import type { Entry } from '../net/match.svelte';
import { Showing, type Hooks } from './showing.svelte';

const entry = (seq: number): Entry => ({
  type: 'played',
  seq,
  seat: 0,
  action: null,
  events: [{ type: 'happened', seq }],
  at: '',
});

function showing(hooks: Partial<Hooks> = {}) {
  const told: unknown[] = [];
  const show = new Showing({
    moves: () => true,
    heard: (event) => told.push(event),
    animate: () => Promise.resolve(),
    undone: () => told.push('undone'),
    laid: () => undefined,
    rested: () => told.push('rest'),
    ...hooks,
  });
  show.jump('before', 0);
  return { show, told };
}
const forever = () => new Promise<void>(() => undefined);

test('the view changes only after its events were shown', async () => {
  let finish = () => {};
  const seen: unknown[] = [];
  const { show, told } = showing({
    animate: ({ before, after }) => {
      seen.push([before, after]);
      return new Promise((resolve) => (finish = resolve));
    },
  });
  show.show(entry(1), 'after');
  expect(show.busy).toBe(true);
  expect(show.view).toBe('before');
  finish();
  await show.rest();
  expect(seen).toEqual([['before', 'after']]);
  expect([show.view, show.seq, show.busy]).toEqual(['after', 1, false]);
  expect(told).toEqual([{ type: 'happened', seq: 1 }, 'rest']);
});

test('skipping is done at once', async () => {
  const { show } = showing({ animate: forever });
  show.show(entry(1), 'after');
  show.skip();
  await show.rest();
  expect(show.view).toBe('after');
});

test('skipping to a seat shows nothing until that seat decides, and then everything again', async () => {
  let shown = 0;
  const { show } = showing({ animate: () => (shown++, forever()) });
  show.show(entry(1), 'one', [1]);
  show.skipTo([0]);
  await show.rest();
  show.show(entry(2), 'two', [2]);
  await show.rest();
  expect([show.view, show.isSkipping, shown]).toEqual(['two', true, 1]);
  show.show(entry(3), 'three', [0]);
  await show.rest();
  expect([show.view, show.isSkipping]).toEqual(['three', false]);
  show.show(entry(4), 'four', [1]);
  expect([show.view, shown], 'what follows is shown').toEqual(['three', 2]);
  show.skip();
  await show.rest();
});

test('nothing moves for those who want calm, but everything is told', async () => {
  const { show, told } = showing({ moves: () => false, animate: () => expect.unreachable() });
  show.show(entry(1), 'after');
  await show.rest();
  expect(show.view).toBe('after');
  expect(told).toHaveLength(2);
});

test('what was jumped over does not come back', async () => {
  const { show } = showing({ animate: forever });
  show.show(entry(1), 'old');
  show.jump('new', 5);
  await show.rest();
  expect([show.view, show.seq]).toEqual(['new', 5]);
});

test('skipping is done with everything that waits', async () => {
  let staged = 0;
  const { show } = showing({
    animate: () => {
      staged += 1;
      return forever();
    },
  });
  for (const seq of [1, 2, 3]) show.show(entry(seq), `after ${seq}`);
  await Promise.resolve();
  show.skip();
  await show.rest();
  expect([show.view, staged]).toEqual(['after 3', 1]);
});

test('nothing is shown before somebody looks', async () => {
  let look = () => {};
  const looked = new Promise<void>((resolve) => (look = resolve));
  const { show } = showing({ awake: () => looked });
  show.show(entry(1), 'after');
  await Promise.resolve();
  expect([show.view, show.busy]).toEqual(['before', true]);
  look();
  await show.rest();
  expect(show.view).toBe('after');
});

test('what is taken back is told, and not shown', async () => {
  const { show, told } = showing({ animate: () => expect.unreachable() });
  show.show({ type: 'undone', seq: 2, seat: 0, back_to: 0, agreed: null, at: '' }, 'before');
  await show.rest();
  expect(told).toEqual(['undone', 'rest']);
});

test('where nothing moves, what one player did is left to be seen before the next player moves', async () => {
  vi.useFakeTimers();
  const { show } = showing({ moves: () => false, isCalm: () => true });
  const by = (seq: number, seat: number) => ({ ...entry(seq), seat });
  show.show(by(1, 0), 'after 1');
  show.show(by(2, 0), 'after 2');
  show.show(by(3, 1), 'after 3');
  await vi.advanceTimersByTimeAsync(100);
  expect(show.view).toBe('after 2');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(show.view).toBe('after 3');
  vi.useRealTimers();
});

test('where nothing moves, what a player did stays the longer the more there is to read', async () => {
  vi.useFakeTimers();
  const { show } = showing({ moves: () => false, isCalm: () => true, readingTime: () => 2_000 });
  const by = (seq: number, seat: number) => ({ ...entry(seq), seat });
  show.show(by(1, 0), 'after 1');
  show.show(by(2, 1), 'after 2');
  await vi.advanceTimersByTimeAsync(1_900);
  expect(show.view).toBe('after 1');
  await vi.advanceTimersByTimeAsync(200);
  expect(show.view).toBe('after 2');
  vi.useRealTimers();
});

test('however much bots do, a player who looks sees it; only what an empty chair got is jumped over', async () => {
  const many = Array.from({ length: 60 }, (_, index) => index + 1);
  const seen: unknown[] = [];
  const animate: Hooks['animate'] = ({ after }) => Promise.resolve(void seen.push(after));
  const { show } = showing({ animate, moves: () => true, pace: () => 1_000 });
  vi.useFakeTimers();
  for (const seq of many) show.show(entry(seq), seq);
  await vi.runAllTimersAsync();
  await show.rest();
  expect(seen).toHaveLength(60);
  vi.useRealTimers();

  let look = () => {};
  const looked = new Promise<void>((resolve) => (look = resolve));
  const away = showing({ animate: forever, awake: () => looked });
  for (const seq of many) away.show.show(entry(seq), seq);
  look();
  await away.show.rest();
  expect(away.show.view).toBe(60);
});
