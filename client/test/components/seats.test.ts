// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { gameOf, matchAt } from '../../gallery/matches';
import type { SeatInfo } from '../../src/generated/server';
import RoomSeats from '../../src/pages/match/RoomSeats.svelte';
import SeatEditor from '../../src/pages/SeatEditor.svelte';
import { withoutBots, type Sitter } from '../../src/pages/sitters';
import { atTables } from './seated';

atTables();

const SITTERS: readonly Sitter[] = ['me', 'other', 'bot easy', 'bot normal', 'empty'];

/** The seats as the host sees them, or a guest of the table, and what is asked for there. */
function edit(isHost = true) {
  const asked = { resize: vi.fn(), choose: vi.fn(), rename: vi.fn() };
  const names = isHost ? ['Ada', null, null, null, null] : SITTERS.map(() => null);
  render(SeatEditor, { game: isHost ? gameOf('palanche') : null, sitters: SITTERS, names, ...asked });
  return asked;
}

const boxes = () => screen.queryAllByRole<HTMLSelectElement>('combobox');
const seatBox = (seat: number) => boxes().find(({ id }) => id === `seat-${seat}`);
const choose = (box: HTMLSelectElement | undefined, value: string) =>
  fireEvent.change(box!, { target: { value } });

test('a host changes the number of seats within what the game allows', async () => {
  const { resize } = edit();
  const { min_seats, max_seats } = gameOf('palanche');
  const [count] = boxes();
  const offered = [...count!.options].map(({ value }) => Number(value));
  expect([offered[0], offered.at(-1), offered.length]).toEqual([
    min_seats,
    max_seats,
    max_seats - min_seats + 1,
  ]);
  await choose(count, String(min_seats));
  expect(resize).toHaveBeenCalledExactlyOnceWith(min_seats);
});

test('a host chooses who has a seat, except one that another person has', async () => {
  const { choose: chosen } = edit();
  expect(seatBox(1)).toBeUndefined();
  await choose(seatBox(4), 'me');
  expect(chosen).toHaveBeenCalledExactlyOnceWith(4, 'me');
});

test('a level is chosen for all bots at once; those that have it are left alone', async () => {
  const { choose: chosen } = edit();
  const level = boxes()[1]!;
  expect(level.value).toBe('');
  await choose(level, 'easy');
  expect(chosen).toHaveBeenCalledExactlyOnceWith(3, 'bot easy');
});

test('a person at this screen is given another name', async () => {
  const { rename } = edit();
  await fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Cleo' } });
  expect(rename).toHaveBeenCalledExactlyOnceWith(0, 'Cleo');
});

test('a guest sees the seats and changes nothing', () => {
  edit(false);
  expect(screen.getAllByRole('listitem')).toHaveLength(SITTERS.length);
  expect(boxes()).toEqual([]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

/** A waiting room whose seat 0 is a bot and whose seat 1 is empty, and what its host sends. */
function host(game = gameOf('palanche')) {
  const [first, second, ...others] = matchAt('palanche', 0).table!.seats;
  const seats: SeatInfo[] = [
    { ...first!, kind: 'bot', level: 'easy' },
    { ...second!, kind: 'empty', name: null, player: null },
    ...others,
  ];
  const match = matchAt('palanche', 0, { status: 'lobby', seq: -1, active: [], seats });
  vi.spyOn(match, 'hosting', 'get').mockReturnValue(true);
  const asked = {
    ask: vi.fn().mockResolvedValue(undefined),
    sit: vi.fn().mockResolvedValue(undefined),
    resize: vi.fn().mockResolvedValue(undefined),
  };
  render(RoomSeats, { match, game, choices: [], ...asked });
  return { match: match.id, ...asked };
}

test('in a waiting room a bot takes an empty seat, or becomes another, with one message', async () => {
  const { match, ask } = host();
  await choose(seatBox(1), 'bot hard');
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'place_bot', match, seat: 1, level: 'hard' });
  await choose(seatBox(0), 'bot hard');
  expect(ask).toHaveBeenLastCalledWith({ type: 'place_bot', match, seat: 0, level: 'hard' });
  expect(ask).toHaveBeenCalledTimes(2);
});

test('in a waiting room a bot leaves its seat before a person sits down there', async () => {
  const { match, ask, sit } = host();
  await choose(seatBox(0), 'me');
  await vi.waitFor(() => expect(sit).toHaveBeenCalledExactlyOnceWith(0));
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'clear_seat', match, seat: 0 });
});

test('where only people can play no bot is offered', () => {
  host();
  expect(document.querySelectorAll('option[value^="bot "]').length).toBeGreaterThan(0);
  document.body.replaceChildren();
  host(withoutBots(gameOf('palanche')));
  expect(document.querySelectorAll('option[value^="bot "]')).toHaveLength(0);
});
