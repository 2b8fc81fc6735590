// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Consider from '../../src/frame/Consider.svelte';
import MoveList from '../../src/frame/MoveList.svelte';
import { Refused } from '../../src/net/http';
import { atTables, playing, seated } from './seated';

atTables();

test('a move that is chosen from the list is played', async () => {
  const at = seated('palanche', 1);
  render(MoveList, at);
  const [buy] = at.desk.moves.legal;
  await fireEvent.click(screen.getByRole('button', { name: at.desk.words.tell('action', buy!) }));
  expect(at.ask).toHaveBeenCalledExactlyOnceWith(playing(at, buy));
});

test('a long list of moves is narrowed down by words', async () => {
  const at = seated('palermo', 0);
  render(MoveList, at);
  const all = screen.getAllByRole('button').length;
  const wanted = at.desk.words.tell('action', at.desk.moves.legal[3]!);
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: wanted.toUpperCase() } });
  expect(all).toBe(at.desk.moves.legal.length);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([wanted]);
});

test('a move under the pointer is considered, and no longer when the pointer has left', async () => {
  const at = seated('palanche', 1);
  render(MoveList, at);
  const [first] = screen.getAllByRole('button');
  await fireEvent.mouseEnter(first!);
  expect(at.desk.moves.considered).toBe(at.desk.moves.legal[0]);
  await fireEvent.mouseLeave(first!);
  expect(at.desk.moves.considered).toBeNull();
});

test('what is considered is played by its button, or put away', async () => {
  const at = seated('palanche', 1);
  const [buy, decline] = at.desk.moves.legal;
  render(Consider, at);
  expect(screen.queryAllByRole('button')).toEqual([]);
  at.desk.moves.consider(decline!);
  await fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(at.desk.moves.considered).toBeNull();
  at.desk.moves.consider(buy!);
  const [play] = await screen.findAllByRole('button');
  await fireEvent.click(play!);
  expect(at.ask).toHaveBeenCalledExactlyOnceWith(playing(at, buy));
});

test('a refusal is explained where the move was considered', async () => {
  const at = seated('palanche', 1);
  at.ask.mockRejectedValue(new Refused({ rule: 'GEN-T1', reason: 'not-your-decision', params: { seat: 1 } }));
  render(Consider, at);
  expect(await at.desk.moves.play(at.desk.moves.legal[0]!)).toBe(false);
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/rules/palanche#GEN-T1');
});

test('a hint goes away with the choices it was given for', () => {
  const { desk, match } = seated('palanche', 0);
  const [action] = desk.moves.legal;
  desk.moves.recommend(action!, [{ type: 'reason', key: 'roll', params: {} }]);
  expect(desk.moves.hinted).toEqual(action);
  match.choices = new Map([...match.choices].map(([seat, choices]) => [seat, { ...choices }]));
  expect(desk.moves.hinted).toBeNull();
  expect(desk.moves.reasons).toEqual([]);
});
