import { expect, test } from 'vitest';
import { rowOf, ruleOf } from './events';

test('the rule of an event is named by its kind, or by one of its fields', () => {
  const rules = { walked: 'R-1', paid: { field: 'reason', rules: { rent: 'R-2', fare: 'R-3' } } };
  expect(ruleOf(rules, { type: 'walked' })).toBe('R-1');
  expect(ruleOf(rules, { type: 'paid', reason: 'fare' } as { type: string })).toBe('R-3');
  expect(ruleOf(rules, { type: 'slept' })).toBeNull();
});

test('an event for which a guest has no row means nothing', () => {
  expect(rowOf({ events: {} }, { type: 'slept' })).toEqual({});
});
