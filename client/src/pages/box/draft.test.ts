import { expect, test } from 'vitest';
import type { TableJudged } from '../../generated/server';
import { Draft, type Judge } from './draft.svelte';

const flaw = {
  type: 'problem',
  rule: 'PAL-C2',
  reason: 'tile-counts',
  params: {},
} as unknown as TableJudged['flaw'];

/** Rules that want `count` to be 12. */
const judge: Judge = ({ name = '', data, code }) => {
  const judged = data ?? { count: code ? Number(code) : 12 };
  const isSound = judged.count === 12;
  return Promise.resolve({
    type: 'table_judged',
    name,
    data: isSound ? judged : null,
    code: isSound ? 'code' : '',
    file: '',
    flaw: isSound ? null : flaw,
  });
};

test('a draft begins as printed, under a name of its own', async () => {
  const draft = new Draft(judge, 'My box');
  await draft.open({});
  expect(draft.sound).toMatchObject({ name: 'My box', data: { count: 12 } });
  expect(draft.canUndo).toBe(false);
});

test('a flaw is told, the draft stays, and it can be taken back', async () => {
  const draft = new Draft(judge, 'My box');
  await draft.open({});
  await draft.change({ count: 11 });
  expect(draft.flaw).toBe(flaw);
  expect(draft.sound).toBeNull();
  expect(draft.data).toEqual({ count: 11 });
  await draft.undo();
  expect(draft.flaw).toBeNull();
  expect(draft.data).toEqual({ count: 12 });
});

test('a code with a flaw leaves the draft as it was', async () => {
  const draft = new Draft(judge, 'My box');
  await draft.open({});
  await draft.open({ code: '7' });
  expect(draft.flaw).toBe(flaw);
  expect(draft.data).toEqual({ count: 12 });
});

test('only the answer to the newest question counts', async () => {
  const answers: ((judged: TableJudged) => void)[] = [];
  const draft = new Draft(() => new Promise((answer) => answers.push(answer)), 'My box');
  const [first, second] = [draft.change({ count: 1 }), draft.change({ count: 2 })];
  const sound = { type: 'table_judged', name: '', code: '', file: '', flaw: null } as const;
  answers[1]!({ ...sound, data: { count: 2 } });
  answers[0]!({ ...sound, data: { count: 1 } });
  await Promise.all([first, second]);
  expect(draft.sound?.data).toEqual({ count: 2 });
  const third = draft.change({ count: 3 });
  const settled = draft.settled();
  answers[2]!({ ...sound, data: { count: 3 } });
  await third;
  expect((await settled)?.data).toEqual({ count: 3 });
});
