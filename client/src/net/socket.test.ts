import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SIGNED_OUT } from '../generated/server';
import type { Refused } from './http';
import { Socket } from './socket.svelte';

/** A connection of the browser's, and what the server does with it. */
class FakeWebSocket {
  static made: FakeWebSocket[] = [];
  sent: string[] = [];
  onmessage: (frame: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly address: string) {
    FakeWebSocket.made.push(this);
  }
  send(message: string) {
    this.sent.push(message);
  }
  close() {
    this.onclose({ code: 1000 });
  }
  welcome() {
    this.onmessage({ data: JSON.stringify({ type: 'welcome', restart_at: null }) });
  }
}

beforeEach(() => {
  FakeWebSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeWebSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = () => FakeWebSocket.made.at(-1)!;

test('a lost connection is opened again', async () => {
  const socket = new Socket(() => new WebSocket('ws://here'));
  socket.open();
  last().welcome();
  last().onclose({ code: 1006 });
  expect(socket.status).toBe('lost');
  await vi.runOnlyPendingTimersAsync();
  expect(FakeWebSocket.made).toHaveLength(2);
  last().welcome();
  expect(socket.status).toBe('open');
});

test('a request without an answer is sent again under the same id; what is followed is not', async () => {
  const socket = new Socket(() => new WebSocket('ws://here'));
  socket.open();
  last().welcome();
  void socket.ask({ type: 'say', match: 'm', text: 'hello' }, 'one');
  const followed = socket.ask({ type: 'subscribe', match: 'm' }, 'two').catch((error: Refused) => error);
  last().onclose({ code: 1006 });
  await vi.runOnlyPendingTimersAsync();
  last().welcome();
  expect(last().sent.map((sent) => JSON.parse(sent) as unknown)).toEqual([
    { type: 'say', match: 'm', text: 'hello', id: 'one' },
  ]);
  expect(((await followed) as Refused).refusal.reason).toBe('unreachable');
});

test('a session that has ended is said to be over, not lost, until somebody comes in again', async () => {
  const socket = new Socket(() => new WebSocket('ws://here'));
  socket.open();
  last().welcome();
  const asked = socket.ask({ type: 'ping' }).catch((error: Refused) => error.refusal.reason);
  last().onclose({ code: SIGNED_OUT });
  expect(socket.status).toBe('ended');
  expect(await asked).toBe('unreachable');
  await vi.runAllTimersAsync();
  expect(FakeWebSocket.made).toHaveLength(1);
  socket.open(); // another page asks; the server does not know them
  last().onclose({ code: 1006 });
  await vi.runAllTimersAsync();
  expect(socket.status).toBe('ended');
  expect(FakeWebSocket.made).toHaveLength(2);
  socket.reopen(); // as somebody else
  last().welcome();
  expect(socket.status).toBe('open');
});

test('a request that came too soon is sent again under the same id after the time that the server names', async () => {
  const socket = new Socket(() => new WebSocket('ws://here'));
  socket.open();
  last().welcome();
  const refuse = (retry_after: number) =>
    last().onmessage({
      data: JSON.stringify({
        type: 'refused',
        id: 'one',
        reason: 'too-many-requests',
        params: { retry_after },
      }),
    });
  const asked = socket.ask({ type: 'subscribe', match: 'm' }, 'one').catch((error: Refused) => error);
  refuse(0.5);
  expect(last().sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(last().sent).toHaveLength(2);
  expect(last().sent[1]).toBe(last().sent[0]);
  refuse(3600);
  expect(((await asked) as Refused).refusal.reason).toBe('too-many-requests');
});
