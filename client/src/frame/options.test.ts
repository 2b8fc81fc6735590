import { expect, test } from 'vitest';
import { atTable, choicesOf, differing, fitting, withFiles } from './options';

const schema = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      properties: {
        type: { enum: ['options'] },
        edition: { enum: ['de', 'en'], default: 'de' },
        free: { type: 'boolean', default: false },
        first: { anyOf: [{ type: 'integer', minimum: 0, maximum: 4 }, { type: 'null' }], default: null },
        minutes: { type: 'integer', minimum: 1, maximum: 500, default: 60 },
        code: { anyOf: [{ type: 'string', maxLength: 64 }, { type: 'null' }], default: null },
        cards: { type: 'array', items: {} },
      },
    },
  },
};

test('every option that a form can show is found in the schema', () => {
  const choices = choicesOf(schema);
  expect(choices.map(({ name, kind }) => [name, kind])).toEqual([
    ['edition', 'choice'],
    ['free', 'switch'],
    ['first', 'choice'],
    ['minutes', 'whole'],
    ['code', 'text'],
  ]);
  expect(choices[2]!.values).toEqual([null, 0, 1, 2, 3, 4]);
});

test('only what is not as printed differs', () => {
  const choices = choicesOf(schema);
  expect(differing(choices, { edition: 'en', free: false }, { edition: 'de', free: false })).toEqual([
    'edition',
  ]);
});

test('values of an option that could be anything can be listed', () => {
  const [code] = choicesOf(schema, { code: ['ab', 'cd'] }).filter(({ name }) => name === 'code');
  expect(code).toMatchObject({ kind: 'choice', values: ['ab', 'cd'] });
});

test('what is named or made is shown if there are names to choose from', () => {
  const made = [{ $ref: '#/$defs/Board' }, { type: 'string' }];
  for (const anyOf of [made, made.toReversed()]) {
    const [board] = choicesOf({ properties: { board: { anyOf } } }, { board: ['genova', 'camogli'] });
    expect(board).toMatchObject({ name: 'board', kind: 'choice', values: ['genova', 'camogli'] });
  }
});

test('the names of files of the host stand beside what comes with the program', () => {
  const listed = withFiles({ board: ['genova'], pace: [1] }, { board: ['camogli'], deck: ['ours'] });
  expect(listed).toEqual({ board: ['genova', 'camogli'], pace: [1], deck: ['ours'] });
  expect(withFiles(undefined, {})).toEqual({});
});

test('what no form shows differs, too, if it was made elsewhere', () => {
  expect(differing([], { card: { title: 'Ours' } }, { card: null, length: 'short' })).toEqual(['card']);
});

const hands = { type: 'array', items: { enum: ['as_table', 'shaky'] }, maxItems: 4 };
const first = { anyOf: [{ type: 'integer', minimum: 0, maximum: 3 }, { type: 'null' }] };
const floors = { type: 'integer', minimum: 0, maximum: 3 };
const ofSeats = choicesOf({ properties: { hands, first, floors } });

test('seats that a table does not have are not asked about', () => {
  const [forEach, aSeat, aNumber] = atTable(ofSeats, 2, ['first']);
  expect([forEach!.high, aSeat!.values, aNumber!.values]).toEqual([2, [null, 0, 1], [0, 1, 2, 3]]);
});

test('a seat that is no longer there is as printed again', () => {
  const printed = { hands: [], first: null, floors: 1 };
  const fit = (values: object, seats: number) =>
    fitting(ofSeats, { ...printed, ...values }, printed, seats, ['first']);
  expect(fit({ first: 3, floors: 3 }, 4)).toEqual({ hands: [], first: 3, floors: 3 });
  expect(fit({ first: 3, floors: 3 }, 3)).toEqual({ hands: [], first: null, floors: 3 });
  expect(fitting(ofSeats, { card: 'ours' }, printed, 3, ['first'])).toEqual({ card: 'ours' });
});

test('of what was chosen for single seats those that are there keep theirs', () => {
  const fit = (chosen: readonly string[], seats: number) =>
    fitting(ofSeats, { hands: chosen }, { hands: [] }, seats)['hands'];
  expect(fit(['shaky', 'as_table', 'as_table', 'shaky'], 4)).toHaveLength(4);
  expect(fit(['shaky', 'as_table', 'as_table', 'shaky'], 2)).toEqual(['shaky', 'as_table']);
  expect(fit(['as_table', 'as_table', 'as_table', 'shaky'], 2)).toEqual([]);
});
