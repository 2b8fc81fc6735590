// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import Chat from '../../src/frame/Chat.svelte';
import Log from '../../src/frame/Log.svelte';
import Notices from '../../src/frame/Notices.svelte';
import type { Line } from '../../src/generated/server';
import type { Tagged } from '../../src/texts/texts.svelte';
import { atTables, seated } from './seated';

atTables();
const SAID: Line = {
  type: 'line',
  number: 0,
  seq: 1,
  kind: 'said',
  at: '2014-06-24T15:04:00Z',
  player: 'player-1',
  name: 'Cleo',
  seat: 1,
  text: 'Well played',
  params: {},
};

test('what is written is said once, without the spaces around it', async () => {
  const say = vi.fn(() => Promise.resolve());
  render(Chat, { lines: [SAID], say, match: 'm1', linkKey: null });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await fireEvent.input(field, { target: { value: '  Thank you ' } });
  await fireEvent.submit(field.closest('form')!);
  expect(say).toHaveBeenCalledExactlyOnceWith({ text: 'Thank you' });
  await vi.waitFor(() => expect(field.value).toBe(''));
});

test('a phrase is sent by its key, and read in the language of the page', async () => {
  const say = vi.fn(() => Promise.resolve());
  const lines = [{ ...SAID, text: null, params: { phrase: 'well_played' } }];
  render(Chat, { lines, say, match: 'm1', linkKey: null });
  expect(screen.getByRole('log').textContent).toContain('Well played!');
  await fireEvent.click(screen.getByRole('button', { name: 'Quick phrases' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Nice move!' }));
  expect(say).toHaveBeenCalledExactlyOnceWith({ phrase: 'nice_move' });
  expect(screen.queryByRole('button', { name: 'Nice move!' })).toBeNull();
});

test('nothing is said by an empty line, and a removed one is not repeated', async () => {
  const say = vi.fn(() => Promise.resolve());
  render(Chat, { lines: [{ ...SAID, kind: 'removed' }], say, match: 'm1', linkKey: null });
  await fireEvent.submit(screen.getByRole('textbox').closest('form')!);
  expect(say).not.toHaveBeenCalled();
  expect(screen.getByRole('log').textContent).not.toContain(SAID.text);
});

test('a spectator who may not speak has no field', () => {
  render(Chat, { lines: [], say: null, match: 'm1', linkKey: null });
  expect(screen.queryByRole('textbox')).toBeNull();
});

/** The log of the last position of a match, up to an entry. */
function logged(upTo: number) {
  const at = seated('palanche', -1);
  const { log } = at.match.perspective(at.desk.position.seat)!;
  render(Log, { ...at, log, lines: [], upTo, seen: null, replay: (seq: number) => `/replay/${seq}` });
  return { ...at, log };
}

test('entries that are not shown on the board yet are not told yet', () => {
  const { log } = logged(33);
  expect(log.map(({ seq }) => seq)).toEqual([32, 33, 34, 35]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('an entry under the pointer is marked on the board, and a chosen one stays marked', async () => {
  const { desk, log } = logged(35);
  const point = vi.spyOn(desk.stage, 'point');
  const [first, second] = screen.getAllByRole('listitem');
  const eventsOf = (index: number) => (log[index] as { events: unknown }).events;
  await fireEvent.mouseEnter(first!);
  expect(point).toHaveBeenLastCalledWith(eventsOf(0));
  await fireEvent.click(second!);
  await fireEvent.mouseEnter(first!);
  await fireEvent.mouseLeave(first!);
  expect(point).toHaveBeenLastCalledWith(eventsOf(1));
});

test('the number of an entry leads to how it stood then', () => {
  logged(35);
  const [first] = screen.getAllByRole('listitem');
  expect(within(first!).getAllByRole('link')[0]!.getAttribute('href')).toBe('/replay/32');
});

test('a notice is told to the seat that it happened to, and is put away', async () => {
  const at = seated('palanche', 6);
  const { log } = at.match.perspective(at.seat)!;
  const events = log.flatMap((entry) => (entry.type === 'played' ? (entry.events as Tagged[]) : []));
  const won = events.find(({ type }) => type === 'auction_won')!;
  render(Notices, at);
  expect(screen.getByRole('status').textContent.trim()).toBe('');
  at.desk.stage.tell(won);
  await tick();
  expect(screen.getByRole('status').textContent).toContain(at.desk.words.tell('event', won));
  await fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent.trim()).toBe('');
});
