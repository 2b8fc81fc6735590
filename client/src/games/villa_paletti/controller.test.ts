import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action, Preview, View } from '../../generated/villa_paletti';
import { TestDesk } from '../../frame/testDesk.svelte';
import { carriedIn } from './board/pointed';
import { controllerOf } from './controller.svelte';
import type { Villa } from './desk';
import { Film, posesOf, uprightPose } from './wood/poses';

const VIEW = {
  villa: {
    columns: [
      { id: 'red-1', longer: 0, pose: uprightPose(10, 20, 35) },
      { id: 'red-2', longer: 0, pose: uprightPose(-40, 0, 35) },
      { id: 'red-3', longer: 0, pose: null },
    ],
    floors: [{ floor: 'blue', pose: uprightPose(0, 0, 72.5) }],
  },
  options: { type: 'villa_paletti_options', placing: 'both' },
  carry_height: null,
  loads: { 'red-1': 0.8 },
  notes: { 'red-1': 'carries' },
  open: [{ seat: 0, decision: 'taking_turn', column: null, purpose: null, contester: null }],
  next_floor: 'green',
} as unknown as View;

const LEGAL: readonly Action[] = [
  { type: 'pull', column: 'red-1', direction: 30 },
  { type: 'pull', column: 'red-1', direction: 60 },
  { type: 'break_off', column: 'red-1' },
  { type: 'lift', column: 'red-2' },
  { type: 'break_off', column: 'red-2' },
  { type: 'declare' },
];

/** A desk at which one decision is open. */
function deskWith(view: View, legal: readonly Action[]) {
  const desk = new TestDesk<Villa>(view, legal);
  desk.moves.preview.mockResolvedValue({ type: 'way_out', way: 40, gap: 3, nearest: 'red-2' });
  return desk;
}

/** The controller of a desk, once it has begun its decision. */
function sitAt(desk: TestDesk<Villa>) {
  const controller = controllerOf(desk);
  flushSync();
  return controller;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('taking a column', () => {
  test('what may be taken, and how, comes from the list of legal actions', () => {
    const controller = sitAt(deskWith(VIEW, LEGAL));
    expect(controller.task).toBe('take');
    expect(controller.takeable.get('red-1')).toEqual({ directions: [30, 60], canLift: false });
    expect(controller.takeable.get('red-2')).toEqual({ directions: [], canLift: true });
    expect(controller.weight('red-1')).toBe('carries');
    expect(controller.weight('red-2')).toBe('unknown');
  });

  test('a chosen column is looked at closely, the way out comes from the server', async () => {
    const desk = deskWith(VIEW, LEGAL);
    const controller = sitAt(desk);
    await controller.choose('red-1');
    await vi.advanceTimersByTimeAsync(100);
    expect(desk.moves.preview).toHaveBeenCalledWith(
      expect.objectContaining({ column: 'red-1', direction: 30 }),
    );
    expect(controller.wayOut?.way).toBe(40);
  });

  test('an answer about what is no longer aimed at is dropped', async () => {
    const desk = deskWith(VIEW, LEGAL);
    const controller = sitAt(desk);
    let answer: (preview: Preview) => void = () => undefined;
    desk.moves.preview.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await controller.choose('red-1');
    await vi.advanceTimersByTimeAsync(100);
    expect(desk.moves.preview).toHaveBeenCalledOnce();
    controller.begin();
    answer({ type: 'way_out', way: 40, gap: 3, nearest: 'red-2' });
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.glimpse).toBeNull();
  });

  test('one that stands free is lifted: no way out is asked for', async () => {
    const desk = deskWith(VIEW, LEGAL);
    const controller = sitAt(desk);
    await controller.choose('red-2');
    await vi.advanceTimersByTimeAsync(100);
    expect(controller.pullAction()).toBeNull();
    expect(desk.moves.preview).not.toHaveBeenCalled();
  });

  test('one that may not be taken is explained', async () => {
    const desk = deskWith(VIEW, LEGAL);
    const controller = sitAt(desk);
    await controller.choose('red-3');
    expect(controller.column).toBeNull();
    expect(desk.moves.explain).toHaveBeenCalledWith({ type: 'break_off', column: 'red-3' });
  });

  test('a second hand lies on the floor and is part of a pull that is declared, not of a hand', async () => {
    const desk = deskWith(VIEW, LEGAL);
    const controller = sitAt(desk);
    await controller.choose('red-1');
    controller.support('blue');
    expect(controller.pullAction()).toMatchObject({ hold: 'blue', lift: 0.5, steady: 0.5 });
    void controller.grab('red-1', [6, 0]);
    expect(desk.stage.live.open.mock.calls[0]![0]).not.toHaveProperty('hold');
    controller.support(null);
    expect(controller.pullAction()).toMatchObject({ hold: null });
  });

  test('what a hint has proposed does not stick to the next column', async () => {
    const controller = sitAt(deskWith(VIEW, LEGAL));
    controller.pull({ speed: 30 });
    controller.adopt({ type: 'pull', column: 'red-1', direction: 60, speed: 200, hold: 'blue', lift: 0.4 });
    expect(controller.pullAction()).toMatchObject({ speed: 200, hold: 'blue' });
    await controller.choose('red-1');
    expect(controller.pullAction()).toMatchObject({ direction: 30, speed: 30, hold: null });
  });

  test('the hook sits low', () => {
    const controller = sitAt(deskWith(VIEW, LEGAL));
    controller.pull({ tool: 'hook' });
    expect(controller.pulling.grip).toBeLessThan(18);
  });
});

describe('by hand', () => {
  test('points stream to the server, frames move the wood, letting go ends it', async () => {
    const desk = deskWith(VIEW, LEGAL);
    const controller = sitAt(desk);
    const grabbed = controller.grab('red-1', [6, 0]);
    expect(desk.stage.live.open).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'pull_along', path: [] }),
    );
    expect(desk.stage.hand.move, 'before the server has answered').toHaveBeenCalledExactlyOnceWith([
      0.02, 4.8, 0, 0, 0,
    ]);
    controller.grasp.reach(12, 0);
    await grabbed;
    await vi.advanceTimersByTimeAsync(200);
    expect(desk.stage.hand.move.mock.calls.length).toBeGreaterThan(3);
    const times = desk.stage.hand.move.mock.calls.map(([[time]]) => time as number);
    expect(times).toEqual([...times].sort((one, other) => one - other));

    controller.grasp.hear({ seat: 0, live: 'hand', frames: [[0.1, { 'red-1': uprightPose(13, 20, 35) }]] });
    expect(controller.grasp.feel.way).toBeCloseTo(3);
    const under = controller.under;
    expect(under).toBeGreaterThan(8);
    controller.grasp.hear({ seat: 0, live: 'hand', frames: [[0.1, { 'red-1': uprightPose(200, 20, 35) }]] });
    expect(controller.under, 'beside the floor').toBe(0);
    controller.grasp.hear({ seat: 0, live: 'hand', frames: [[0.1, { 'red-1': uprightPose(13, 20, 35) }]] });
    expect(controller.grasp.feel.force).toBeGreaterThan(0);
    expect(controller.grasp.seenOf(new Film([]), new Map())).toBe(0.1);

    controller.grasp.letGo();
    expect(desk.stage.hand.end).toHaveBeenCalledOnce();
    controller.grasp.hear({ seat: 0, live: 'hand', frames: null });
    expect(controller.grasp.isAtWork).toBe(false);
  });

  test('who lets go before the server has answered pulls no further', async () => {
    const desk = deskWith(VIEW, LEGAL);
    const controller = sitAt(desk);
    const grabbed = controller.grab('red-1', [6, 0]);
    controller.grasp.letGo();
    await grabbed;
    await vi.advanceTimersByTimeAsync(200);
    expect(desk.stage.hand.end).toHaveBeenCalledOnce();
    expect(desk.stage.hand.move).toHaveBeenCalledOnce();
  });

  test('a hand that the server does not let pull is gone, and told why', async () => {
    const desk = deskWith(VIEW, LEGAL);
    const controller = sitAt(desk);
    const refused = Promise.resolve(false);
    desk.stage.live.open.mockReturnValue({ ...desk.stage.hand, opened: refused });
    await controller.grab('red-1', [6, 0]);
    expect(controller.grasp.isAtWork).toBe(false);
    expect(desk.moves.explain).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(200);
    expect(desk.stage.hand.move).toHaveBeenCalledOnce();
  });

  test('the server gets ready for a column that is pulled, not lifted', () => {
    const desk = deskWith(VIEW, LEGAL);
    sitAt(desk).prepare();
    expect(desk.stage.live.prepare).toHaveBeenCalledWith(
      expect.objectContaining({ column: 'red-1', path: [] }),
    );
  });

  test('a hand of somebody else is watched', () => {
    const controller = sitAt(deskWith(VIEW, []));
    controller.grasp.hear({ seat: 1, live: 'other', frames: [[0.04, { blue: uprightPose(0, 1, 72.5) }]] });
    expect(controller.grasp.handOf).toBe(1);
    expect(controller.grasp.moved?.get('blue')?.[1]).toBe(1);
    controller.grasp.settle();
    expect(controller.grasp.moved).toBeNull();
  });
});

test('after a lost connection no hand is at work', async () => {
  const desk = deskWith(VIEW, LEGAL);
  const controller = sitAt(desk);
  await controller.grab('red-1', [6, 0]);
  controller.grasp.hear({ seat: 0, live: 'hand', frames: [[0.1, { 'red-1': uprightPose(13, 20, 35) }]] });
  controller.grasp.hear(null);
  expect(controller.grasp.isAtWork).toBe(false);
  expect(controller.grasp.handOf).toBeNull();
  expect(controller.grasp.moved).toBeNull();
  const moves = desk.stage.hand.move.mock.calls.length;
  await vi.advanceTimersByTimeAsync(200);
  expect(desk.stage.hand.move).toHaveBeenCalledTimes(moves);
});

test('a hand that was held while the connection was lost goes on where it was', async () => {
  const desk = deskWith(VIEW, LEGAL);
  const controller = sitAt(desk);
  const [listener] = desk.stage.live.hear.mock.calls.at(-1)!;
  listener({
    seat: 0,
    live: 'hand',
    frames: [[0.4, { 'red-1': uprightPose(14, 20, 35) }]],
    held: {
      hand: desk.stage.hand,
      request: { type: 'pull_along', column: 'red-1', path: [] },
      move: [0.4, 5, 0, 0],
    },
  });
  expect(controller.grasp.isAtWork).toBe(true);
  expect(controller.grasp.feel.way).toBeCloseTo(4);
  await vi.advanceTimersByTimeAsync(100);
  const points = desk.stage.hand.move.mock.calls.map(([point]) => point as readonly number[]);
  expect(points[0]![0]).toBeGreaterThan(0.4);
  expect(points.map(([, x]) => x)).toEqual(points.map(() => 5));
});

describe('setting down and laying', () => {
  const holding = {
    ...VIEW,
    open: [{ seat: 0, decision: 'setting_down', column: 'red-3', purpose: 'own', contester: null }],
  } as View;

  test('begins at the listed place nearest to the middle', () => {
    const legal: Action[] = [
      { type: 'set_down', x: 60, y: 0, on: null },
      { type: 'set_down', x: 10, y: 0, on: null },
    ];
    const controller = sitAt(deskWith(holding, legal));
    controller.begin();
    expect(controller.spotAction()).toEqual({ type: 'set_down', x: 10, y: 0, rotation: 0, on: null });
    controller.nudge(5, -2);
    controller.turn(-10);
    expect(controller.spotAction()).toEqual({ type: 'set_down', x: 15, y: -2, rotation: 350, on: null });
  });

  test('a floor begins at the best place and shows what it would rest on', async () => {
    const laying = { ...VIEW, open: [{ ...VIEW.open[0]!, decision: 'laying_floor' }] } as View;
    const desk = deskWith(laying, [{ type: 'lay_floor', x: 3, y: 4, rotation: 30, flipped: true }]);
    desk.moves.preview.mockResolvedValue({ type: 'floor_preview', rests_on: ['red-1'], needed: 3 });
    const controller = sitAt(desk);
    controller.begin();
    await vi.advanceTimersByTimeAsync(100);
    expect(controller.floorAction()).toEqual({ type: 'lay_floor', x: 3, y: 4, rotation: 30, flipped: true });
    expect(controller.supports).toEqual(['red-1']);
  });
});

describe('carrying by hand', () => {
  const carrying = {
    ...VIEW,
    carry_height: 165,
    open: [{ seat: 0, decision: 'setting_down', column: 'red-3', purpose: 'own', contester: null }],
  } as View;
  const legal: Action[] = [{ type: 'set_down', x: 10, y: 0, on: null }];
  const at = (z: number, x = 10) => [[0.1, { 'red-3': uprightPose(x, 0, z) }]];

  test('a lever takes it in hand, lowers it by itself and then rests', async () => {
    const desk = deskWith(carrying, legal);
    const controller = sitAt(desk);
    controller.begin();
    expect(controller.carried?.pose.slice(0, 3)).toEqual([10, 0, 200]);
    void controller.carry((hand) => hand.send({ z: -20 }));
    expect(desk.stage.live.open).toHaveBeenCalledWith({
      type: 'set_down_along',
      x: 10,
      y: 0,
      rotation: 0,
      path: [],
    });
    await vi.advanceTimersByTimeAsync(1000);
    const points = desk.stage.hand.move.mock.calls.map(([point]) => point as readonly number[]);
    const heights = points.map(([, , , z]) => z!);
    expect(heights).toEqual([...heights].sort((one, other) => other - one));
    expect(heights.at(-1)).toBe(-20);
    const [before, last] = points.slice(-2);
    expect(last![0]! - before![0]!, 'time goes on').toBeGreaterThan(0.01);
  });

  test('where the wood follows to is aimed at; what no longer follows the hand down stands', async () => {
    const desk = deskWith(carrying, legal);
    const controller = sitAt(desk);
    controller.begin();
    void controller.carry((hand) => hand.reach(15, 0));
    controller.grasp.hear({ seat: 0, live: 'hand', frames: at(200, 24.96) });
    controller.follow();
    await vi.advanceTimersByTimeAsync(100);
    expect(controller.spot).toMatchObject({ x: 25, y: 0 });
    expect(desk.moves.preview).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'set_down', x: 25 }));
    expect(controller.touchesDown).toBe(false);
    controller.grasp.send({ z: -92 });
    await vi.advanceTimersByTimeAsync(1200);
    controller.grasp.hear({ seat: 0, live: 'hand', frames: at(172) });
    expect(controller.touchesDown, 'in the air it only lags behind').toBe(false);
    controller.grasp.hear({ seat: 0, live: 'hand', frames: at(110.1) });
    expect(controller.touchesDown).toBe(true);
  });

  test('what the panel or a key turns or moves, the hand turns and moves', async () => {
    const desk = deskWith(carrying, legal);
    const controller = sitAt(desk);
    controller.begin();
    void controller.carry((hand) => hand.reach(0, 0));
    controller.turn(10);
    controller.nudge(5, -5);
    await vi.advanceTimersByTimeAsync(600);
    expect((desk.stage.hand.move.mock.lastCall?.[0] as readonly number[]).slice(1)).toEqual([5, -5, 0, 10]);
  });

  test('where the table wants hands, the panel plays the ready-made ways', () => {
    const byHand = { ...carrying, options: { ...carrying.options, placing: 'by_hand' } } as View;
    const way: Action = { type: 'set_down_along', x: 0, y: 5, path: [[1, 20, 0, -90, 0]] };
    const controller = sitAt(deskWith(byHand, [way]));
    controller.begin();
    expect(controller.spot).toEqual({ x: 20, y: 5, rotation: 0, on: null });
    expect(controller.spotAction()).toBe(way);
    controller.aim(30, 5);
    expect(controller.spotAction(), 'there only a hand can go').toBeNull();
  });

  test('the same for floors', () => {
    const laying = { ...carrying, open: [{ decision: 'laying_floor', seat: 0 }], next_floor: 'green' };
    const byHand = { ...laying, options: { ...carrying.options, placing: 'by_hand' } } as unknown as View;
    const way: Action = { type: 'lay_floor_along', x: 0, y: 5, rotation: 30, path: [[1, 20, 0, -90, 0]] };
    const controller = sitAt(deskWith(byHand, [way]));
    controller.begin();
    expect(controller.floorAction()).toBe(way);
    controller.changeFloor({ rotation: 40 });
    expect(controller.floorAction()).toBeNull();
    controller.changeFloor({ rotation: 30, flipped: true });
    expect(controller.floorAction()).toBeNull();
  });

  test('where the table wants the panel, nothing is carried', () => {
    const byPanel = { ...carrying, options: { ...carrying.options, placing: 'by_panel' } } as View;
    expect(sitAt(deskWith(byPanel, legal)).carried).toBeNull();
  });
});

test('only what stands has a place', () => {
  expect([...posesOf(VIEW).keys()]).toEqual(['red-1', 'red-2', 'blue']);
});

test("what another player's hand carries must stay in the picture, what it pulls is looked at", () => {
  const desk = deskWith(VIEW, []);
  const controller = controllerOf(desk);
  flushSync();
  const seen = (piece: string) => {
    const poses = { [piece]: uprightPose(0, 0, 200) };
    controller.grasp.hear({ seat: 1, live: piece, frames: [[0, poses]] });
    const carried = carriedIn(desk, controller);
    controller.grasp.hear({ seat: 1, live: piece, frames: null });
    return carried;
  };
  expect([seen('red-3'), seen('green'), seen('red-1')]).toEqual(['red-3', 'green', null]);
});
