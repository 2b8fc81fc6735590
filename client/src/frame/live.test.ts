import { expect, test, vi } from 'vitest';
import type { ServerMessage } from '../generated/server';
import type { PageHands } from '../house/hands';
import type { FollowedMatch } from '../net/match.svelte';
import { liveOf } from './live';

/** A match at a server that lets every hand begin, and a worker that never answers until it breaks. */
function slowPage() {
  let heardLive: (message: ServerMessage) => void = () => undefined;
  let broke: () => void = () => undefined;
  const told: unknown[] = [];
  const match = {
    id: 'm',
    seq: 3,
    ask: () => Promise.resolve({ type: 'done' }),
    tell: (message: unknown) => told.push(message),
    reconnect: vi.fn(),
    onLive: (hear: typeof heardLive) => ((heardLive = hear), () => undefined),
    onReset: () => () => undefined,
  };
  const hands = {
    isPrepared: () => true,
    take: (_: unknown, __: unknown, breaks: () => void) => ((broke = breaks), { move: () => undefined }),
    end: () => undefined,
  };
  const live = liveOf(match as unknown as FollowedMatch, () => 0, hands as unknown as PageHands);
  return {
    live,
    told,
    match,
    breaks: () => broke(),
    holds: (id: string) =>
      heardLive({ type: 'live_held', match: 'm', seat: 0, live: id, request: {}, move: null } as never),
  };
}

test('a hand that lost its page is held, and goes on', () => {
  const { live, match, breaks, holds, told } = slowPage();
  const heard = vi.fn();
  live.hear(heard);
  const hand = live.open({});
  hand.move([0.1, 1, 0]);
  breaks();
  expect(match.reconnect).toHaveBeenCalledOnce();
  holds(hand.id);
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ held: expect.anything() as unknown }));
  expect(told).toEqual([]);
});

test('a hand that was to let go when its page broke lets go, and is not offered again', () => {
  const { live, breaks, holds, told } = slowPage();
  const heard = vi.fn();
  live.hear(heard);
  const hand = live.open({});
  hand.move([0.1, 1, 0]);
  hand.end();
  breaks();
  holds(hand.id);
  expect(heard).not.toHaveBeenCalled();
  expect(told).toEqual([{ type: 'live_end', live: hand.id }]);
});
