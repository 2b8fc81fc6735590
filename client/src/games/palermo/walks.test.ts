import { expect, test } from 'vitest';
import { cellsOfSet } from './walks';

test('a set of cells in hexadecimal digits is read as names', () => {
  expect(cellsOfSet('')).toEqual([]);
  expect(cellsOfSet('8003')).toEqual(['a1', 'b1', 'a2']);
  expect(cellsOfSet((1n << (13n * 15n + 13n)).toString(16))).toEqual(['n14']);
});
