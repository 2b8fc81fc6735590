import { expect, test } from 'vitest';
import { GENOA } from '../genoa';
import { inserted, keyOf, moved, numbersIn, ofKind, removed, renamed } from './boardData';

const board = { type: 'board' as const, ...GENOA };
const places = (keys: readonly { key: string; index: number }[]) => keys.map(({ index }) => index);

test('a key is made of a name and no other has it', () => {
  expect(keyOf('Via Prè, 12', [])).toBe('via_pre_12');
  expect(keyOf('Via Prè', ['via_pre', 'via_pre_2'])).toBe('via_pre_3');
  expect(keyOf('7 · 8', [])).toBe('space');
});

test('what leads to a space follows its new name', () => {
  const place = board.space.findIndex(({ key }) => key === 'via_cantore');
  const changed = renamed(board, place, 'Via Milano');
  expect(changed.space[place]).toMatchObject({ name: 'Via Milano', key: 'via_milano' });
  expect(changed.ride?.[0]?.ends).toEqual(['via_milano', 'corso_italia']);
  const start = renamed(board, 0, 'Start');
  expect(start.places.start).toBe('start');
});

test('spaces are numbered again when one comes, goes or moves', () => {
  const more = inserted(board, 1);
  expect(more.space[2]).toMatchObject({ name: 'Via Camozzini 2', key: 'via_camozzini_2', price: 60 });
  expect(places(more.space)).toEqual(more.space.map((_, place) => place));
  const fewer = removed(board, 1);
  expect(fewer.space).toHaveLength(39);
  expect(places(fewer.space)).toEqual(fewer.space.map((_, place) => place));
  expect(moved(board, 1, 1).space[2]).toMatchObject({ key: 'via_camozzini', index: 2 });
});

test('a space of another kind keeps what that kind has, and no more', () => {
  const card = ofKind(board.space[1]!, 'card');
  expect(card).toMatchObject({ kind: 'card', deck: 'speremmo', name: 'Via Camozzini' });
  expect(card).not.toHaveProperty('price');
  expect(ofKind(board.space[1]!, 'attivita')).toMatchObject({ price: 60, rents: board.space[1]!.rents });
});

test('numbers are read with anything between them', () => {
  expect(numbersIn('10, 30 / 60')).toEqual([10, 30, 60]);
  expect(numbersIn('')).toEqual([]);
});
