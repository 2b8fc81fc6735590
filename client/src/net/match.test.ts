import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line, ServerMessage } from '../generated/server';
import { Refused } from './http';
import { FollowedMatch } from './match.svelte';
import type { Answer, Socket } from './socket.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A connection that answers as it is told to, and a way to let the server speak. */
function connection(answers: (Answer | string)[]) {
  const asked: string[] = [];
  let hear: (message: ServerMessage) => void = () => undefined;
  const socket = {
    status: 'open',
    listen: (listener: typeof hear) => ((hear = listener), () => undefined),
    onWelcome: (resume: () => void) => (resume(), () => undefined),
    ask: async ({ type }: { type: string }) => {
      asked.push(type);
      const answer = answers.shift();
      if (typeof answer === 'string') throw new Refused({ rule: null, reason: answer, params: {} });
      return answer;
    },
  } as unknown as Socket;
  return { socket, asked, say: (message: ServerMessage) => hear(message) };
}

const DONE = { type: 'done', id: 'x', seq: null } as Answer;

test('a server that cannot look just now is asked again', async () => {
  const { socket, asked } = connection(['server-error', 'database-away', DONE]);
  const match = new FollowedMatch('m', null, socket);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(['subscribe', 'subscribe', 'subscribe']);
  expect(match.refusal).toBeNull();
});

test('a match that is not there is not asked for again', async () => {
  const { socket, asked } = connection(['unknown-match']);
  const match = new FollowedMatch('m', null, socket);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(['subscribe']);
  expect(match.refusal?.reason).toBe('unknown-match');
});

test('a line that was removed takes the place of what it was', () => {
  const { socket, say } = connection([DONE]);
  const match = new FollowedMatch('m', null, socket);
  const line = (number: number, kind: Line['kind'], text: string | null) =>
    say({ type: 'line', match: 'm', line: { type: 'line', number, kind, text } as unknown as Line });
  line(0, 'said', 'one');
  line(1, 'said', 'two');
  line(0, 'removed', null);
  line(1, 'said', 'two');
  expect(match.lines.map(({ kind, text }) => [kind, text])).toEqual([
    ['removed', null],
    ['said', 'two'],
  ]);
});

test('an update changes the view of the entry before, and leaves that one as it was', () => {
  const { socket, say } = connection([DONE]);
  const match = new FollowedMatch('m', null, socket);
  const table = { type: 'table_info', match: 'm', seq: 0, active: [], clocks: [], seats: [] };
  const before = { players: [{ cash: 5 }, { cash: 7 }], log: ['a'], round: 1 };
  const snapshot = { type: 'snapshot', table, mine: [], lines: [], view: before };
  say({ ...snapshot, perspectives: [{ seat: null, private: null, log: [] }] } as unknown as ServerMessage);
  const shown: unknown[] = [];
  match.onNews(({ view }) => shown.push(view));
  const update = (seq: number, changes: unknown) =>
    say({
      ...{ type: 'update', match: 'm', seat: null, private: null, active: [], clocks: [], outcome: null },
      ...{ seq, entry: { type: 'played', seq, seat: 0, events: [] }, changes },
    } as unknown as ServerMessage);
  update(1, [
    [['players', 1, 'cash'], 9],
    [['log', 1], 'b'],
  ]);
  expect(shown).toEqual([{ players: [{ cash: 5 }, { cash: 9 }], log: ['a', 'b'], round: 1 }]);
  expect(before.players[1]).toEqual({ cash: 7 });
  expect((match.perspective(null)?.view as typeof before).players[0]).toBe(before.players[0]);
  update(2, []);
  update(3, [[[], { round: 2 }]]);
  expect(shown[1]).toBe(shown[0]);
  expect(shown[2]).toEqual({ round: 2 });
});

test('an update that does not follow what is shown is not applied; the table is read anew, once', async () => {
  const { socket, asked, say } = connection([DONE, DONE]);
  const match = new FollowedMatch('m', null, socket);
  await vi.runAllTimersAsync();
  const snapshot = (seq: number, view: unknown) =>
    say({
      ...{
        type: 'snapshot',
        mine: [],
        lines: [],
        view,
        perspectives: [{ seat: null, private: null, log: [] }],
      },
      table: { type: 'table_info', match: 'm', seq, active: [], clocks: [], seats: [] },
    } as unknown as ServerMessage);
  const update = (seq: number, seat: number | null, cash: number) =>
    say({
      ...{ type: 'update', match: 'm', seat, private: null, active: [], clocks: [], outcome: null },
      ...{ seq, entry: { type: 'played', seq, seat: 0, events: [] }, changes: [[['cash'], cash]] },
    } as unknown as ServerMessage);
  snapshot(4, { cash: 1, round: 1 });
  const shown: unknown[] = [];
  match.onNews(({ view }) => shown.push(view));
  update(6, null, 3);
  update(7, null, 4);
  expect(shown).toEqual([]);
  expect(match.perspective(null)?.view).toEqual({ cash: 1, round: 1 });
  expect(asked).toEqual(['subscribe', 'subscribe']);
  snapshot(7, { cash: 4, round: 2 });
  await vi.runAllTimersAsync();
  update(8, null, 5);
  expect(shown).toEqual([{ cash: 5, round: 2 }]);
  update(9, 1, 6); // a seat of which nothing is shown
  expect(shown).toHaveLength(1);
  expect(asked).toHaveLength(3);
});
