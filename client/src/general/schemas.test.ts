import { expect, test } from 'vitest';
import { seatFieldsOf } from './schemas';

test('seats are told by the title of their type', () => {
  const seat = { title: 'seat', type: 'integer' };
  const schema = {
    $defs: {
      Rolled: { properties: { type: { enum: ['rolled'] }, seat, pips: { type: 'integer' } } },
      Traded: { properties: { type: { const: 'traded' }, to: { anyOf: [seat, { type: 'null' }] } } },
      Ended: { properties: { type: { enum: ['ended'] }, winners: { type: 'array', items: seat } } },
      Passed: { properties: { type: { enum: ['passed'] } } },
    },
  };
  expect(seatFieldsOf(schema)).toEqual({ rolled: ['seat'], traded: ['to'], ended: ['winners'] });
});
