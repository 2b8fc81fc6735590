import { expect, test } from 'vitest';
import type { Review } from '../../generated/server';
import { curvesOf, curvesOver, turnsOf, valuesAt } from './curves';

const review: Review = {
  type: 'review',
  format: 'ludoteca-review-1',
  game: 'toy',
  last: 9,
  level: 'easy',
  playouts: 24,
  moments: [
    { type: 'moment', seq: 0, seat: -1, chances: [0.5, 0.3, 0.2], measures: { money: [0, 0] } },
    { type: 'moment', seq: 4, seat: 0, chances: [0.1, 0.5, 0.4], measures: { money: [3, 8], plan: [9, 9] } },
    { type: 'moment', seq: 9, seat: 1, chances: [0, 0, 1], measures: { money: [4, 12], plan: [9, 11] } },
  ],
  turning: [4],
  mistakes: [],
};

test('chances come first, and a measure begins where the game knows it', () => {
  const [chances, money, plan] = curvesOf(review);
  expect([chances!.key, chances!.most]).toEqual(['chances', 1]);
  const even = review.moments.map((moment) => ({ ...moment, chances: [0.4, 0.6] }));
  expect(curvesOf({ ...review, moments: even })[0]).toMatchObject({ least: 0, most: 1 });
  expect([money!.key, money!.most]).toEqual(['money', 12]);
  expect(plan!.points.map(({ seq }) => seq)).toEqual([4, 9]);
});

test('between two moments the earlier one holds', () => {
  const [chances, , plan] = curvesOf(review);
  expect(valuesAt(chances!, 8)).toEqual([0.1, 0.5, 0.4]);
  expect(valuesAt(plan!, 1)).toEqual([9, 9]);
});

test('a turning point is told of the seat that it changed most for', () => {
  expect(turnsOf(review)).toEqual([{ seq: 4, since: 0, key: 'chances', seat: 0, before: 0.5, after: 0.1 }]);
});

test('where nothing was played out it is told of the whole table', () => {
  const margins = [60, 20, 0].map((margin, place) => ({
    ...review.moments[place]!,
    chances: [],
    measures: { margin: [margin], points: [1, 2] },
  }));
  const measured: Review = { ...review, playouts: 0, moments: margins };
  expect(curvesOf(measured).map(({ key }) => key)).toEqual(['margin', 'points']);
  expect(turnsOf(measured)).toEqual([{ seq: 4, since: 0, key: 'margin', seat: null, before: 60, after: 20 }]);
});

test('a drawing begins at nothing only where somebody comes near it', () => {
  const over = (...values: number[]) => {
    const { least, most } = curvesOver('money', [{ seq: 0, values }]);
    return [least, most];
  };
  expect(over(0, 30)).toEqual([0, 30]);
  expect(over(2500, 2640)).toEqual([2500, 2640]);
  expect(over(-20, 10)).toEqual([-20, 10]);
  expect(over(0, 0)).toEqual([0, 1]);
  expect(over()).toEqual([0, 1]);
});
