import { expect, test, vi } from 'vitest';
import type { Entry } from '../net/match.svelte';
import type { Events, Live, Row } from './contract';
import { sceneOf } from './motion';
import { Showing } from './showing.svelte';
import { play } from './sound';
import { TableStage } from './stage.svelte';

vi.mock('../browser/settings.svelte', () => ({ settings: { motion: true } }));
vi.mock('./sound', () => ({ play: vi.fn(), speaker: () => null }));

/** A stage on which one kind of event can happen. */
function stageFor(row: Row, log: readonly Entry[] = []) {
  const events: Events = { moved: row };
  const showing = new Showing({
    moves: () => true,
    heard: () => undefined,
    animate: () => Promise.resolve(),
    undone: () => undefined,
    laid: () => undefined,
  });
  return { showing, stage: new TableStage(showing, { events }, () => log, {} as Live) };
}
const MOVED = { type: 'moved' };
const scene = () => sceneOf(MOVED, 'before', 'after', new AbortController().signal);

test('an event is heard and shown as its row says, with what the board brought', async () => {
  const show = vi.fn();
  const { stage } = stageFor({ sound: 'step', show });
  const stop = stage.animate('the pawn');
  await stage.perform(scene());
  expect(play).toHaveBeenCalledExactlyOnceWith('step');
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ event: MOVED, before: 'before' }), 'the pawn');
  stop();
  await stage.perform(scene());
  expect(show).toHaveBeenCalledOnce();
});

test('what was shown is left to be seen for as long as its row says', async () => {
  vi.useFakeTimers();
  const { stage } = stageFor({ rest: 300 });
  stage.animate(null);
  const done = vi.fn();
  void stage.perform(scene()).then(done);
  await vi.advanceTimersByTimeAsync(299);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
  vi.useRealTimers();
});

test('the newest turn is marked, or the line of the log that is pointed at', () => {
  const played: Entry = { type: 'played', seq: 1, seat: 0, action: null, events: [MOVED], at: '' };
  const mark = vi.fn((_event, view: unknown, isPointed: boolean) => [[view, isPointed]]);
  const { showing, stage } = stageFor({ mark }, [played]);
  showing.jump('now', 1);
  expect(stage.marks).toEqual([['now', false]]);
  stage.point([MOVED, MOVED]);
  expect(stage.marks).toEqual([
    ['now', true],
    ['now', true],
  ]);
  stage.point([{ type: 'slept' }]);
  expect(stage.marks).toEqual([]);
});

test('what is announced stays when more follows, also the same sentence, and the oldest goes', () => {
  const { stage } = stageFor({});
  for (const sentence of ['Ada turns up a card.', 'Check!', 'Check!']) stage.announce(sentence);
  const [card, ...checks] = stage.announcements;
  expect(card?.sentence).toBe('Ada turns up a card.');
  expect(checks.map(({ sentence }) => sentence)).toEqual(['Check!', 'Check!']);
  expect(new Set(stage.announcements.map(({ number }) => number)).size).toBe(3);
  for (let turn = 0; turn < 100; turn += 1) stage.announce('Check!');
  expect(stage.announcements).not.toContain(card);
});
