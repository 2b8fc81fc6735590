import { expect, test } from 'vitest';
import { parse } from './markdown';

const blocks = (text: string) => parse(text, (rule) => `/rules/x#${rule}`);

test('a rule is a heading with its id', () => {
  expect(blocks('## Walking\n\n### PAL-M4 Policemen\nCosts *two* points, see PAL-M5.')).toEqual([
    { kind: 'heading', level: 2, id: 'walking', rule: null, text: [{ kind: 'text', text: 'Walking' }] },
    { kind: 'heading', level: 3, id: 'PAL-M4', rule: 'PAL-M4', text: [{ kind: 'text', text: 'Policemen' }] },
    {
      kind: 'paragraph',
      text: [
        { kind: 'text', text: 'Costs ' },
        { kind: 'em', text: 'two' },
        { kind: 'text', text: ' points, see ' },
        { kind: 'link', text: 'PAL-M5', href: '/rules/x#PAL-M5' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});

test('lists and tables keep their lines', () => {
  const [list, table] = blocks('- one\n  more\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |');
  expect(list).toMatchObject({
    kind: 'list',
    ordered: false,
    items: [[{ text: 'one more' }], [{ text: 'two' }]],
  });
  expect(table).toMatchObject({ kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]] });
});
