import { beforeEach, expect, test, vi } from 'vitest';
import { PageHands, type HandWorker } from './hands';
import type { FromHand, Moved, ToHand } from './handling';

class FakeWorker implements HandWorker {
  onmessage: HandWorker['onmessage'] = null;
  onerror: HandWorker['onerror'] = null;
  readonly heard: ToHand[] = [];
  isEnded = false;

  postMessage(message: ToHand): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: FromHand): void {
    this.onmessage?.call(this as never, new MessageEvent('message', { data }));
  }

  answers(moved: Partial<Moved>): void {
    this.say({ type: 'moved', moved: JSON.stringify({ frames: [], is_over: false, more: [], ...moved }) });
  }
}

let worker: FakeWorker;
let hands: PageHands;
beforeEach(() => {
  worker = new FakeWorker();
  hands = new PageHands(true, () => worker);
  vi.useFakeTimers({ toFake: ['performance'] });
});

function prepared(): void {
  hands.prepare('villa', 'scene', { seed: 7 }, { type: 'pull_along' });
  worker.say({ type: 'prepared', scene: 'scene' });
}

test('a scene is ready when the worker has tried it, and each hand needs a new one', () => {
  expect(hands.isPrepared('scene')).toBe(false);
  prepared();
  expect(worker.heard.map(({ type }) => type)).toEqual(['start', 'prepare']);
  expect(hands.isPrepared('scene')).toBe(true);
  expect(hands.isPrepared('another')).toBe(false);
  hands.end();
  expect(hands.isPrepared('scene')).toBe(false);
});

test('what moves led to is heard with them, in their order', () => {
  prepared();
  const hear = vi.fn();
  const hand = hands.take({ type: 'pull_along' }, hear, vi.fn());
  hand.move([1]);
  hand.move([2]);
  worker.answers({ frames: ['one'] });
  worker.answers({ frames: ['two'], is_over: true, more: [3] });
  expect(hear.mock.calls).toEqual([
    [[1], { frames: ['one'], is_over: false, more: [] }],
    [[2], { frames: ['two'], is_over: true, more: [3] }],
  ]);
});

test('a worker that fails leaves everything to the server, the hand at work too', () => {
  prepared();
  const broke = vi.fn();
  hands.take({ type: 'pull_along' }, vi.fn(), broke);
  worker.say({ type: 'failed', detail: 'no memory' });
  expect(broke).toHaveBeenCalledOnce();
  expect(worker.isEnded).toBe(true);
  expect(hands.isOff).toBe(true);
  expect(hands.isPrepared('scene')).toBe(false);
});

test('a page that is too slow leaves the next hands to the server, or this one if it lags far behind', () => {
  for (const [took, isBroken] of [
    [150, false],
    [1500, true],
  ] as const) {
    worker = new FakeWorker();
    hands = new PageHands(true, () => worker);
    prepared();
    const broke = vi.fn();
    const hand = hands.take({ type: 'pull_along' }, vi.fn(), broke);
    hand.move([1]);
    vi.advanceTimersByTime(took);
    worker.answers({});
    expect(broke).toHaveBeenCalledTimes(isBroken ? 1 : 0);
    hands.end();
    expect(hands.isOff).toBe(true);
  }
});

test('where it cannot be, no worker is started', () => {
  const start = vi.fn(() => worker);
  const none = new PageHands(false, start);
  none.prepare('villa', 'scene', {}, {});
  expect(start).not.toHaveBeenCalled();
  expect(none.isPrepared('scene')).toBe(false);
});
