import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Action, Offer, View } from '../../../generated/villa_paletti';
import { TestDesk } from '../../../frame/testDesk.svelte';
import { controllerOf } from '../controller.svelte';
import type { Villa } from '../desk';
import type { Stage } from '../scene/stage';
import { uprightPose } from '../wood/poses';
import { Fingers } from './fingers';

const VIEW = {
  villa: {
    columns: [{ id: 'red-1', longer: 0, pose: uprightPose(0, 0, 35) }],
    floors: [{ floor: 'blue', pose: uprightPose(0, 0, 72.5) }],
  },
  options: { type: 'villa_paletti_options', placing: 'both' },
  carry_height: null,
  loads: {},
  notes: {},
  open: [{ seat: 0, decision: 'taking_turn', column: null, purpose: null, contester: null }],
  next_floor: 'green',
} as unknown as View;
const LEGAL: readonly Action[] = [
  { type: 'pull', column: 'red-1', direction: 30 },
  { type: 'break_off', column: 'red-1' },
];

/** Fingers over a picture in which the left half shows a column, the right one a floor, the lower one the table. */
function picture(view = VIEW, legal = LEGAL, offers: readonly Offer[] = []) {
  const desk = new TestDesk<Villa>(view, legal, offers);
  const controller = controllerOf(desk);
  flushSync();
  const stage = {
    canOrbit: true,
    pick: ({ x, y }: { x: number; y: number }) => (y < 0 ? null : x < 0 ? 'red-1' : 'blue'),
    reach: ({ x, y }: { x: number; y: number }) => [x * 100, y * 100],
    poseOf: () => uprightPose(0, 0, 35),
    gripAt: ({ y }: { y: number }) => y * 100,
    hover: () => undefined,
  };
  const box = { left: 0, top: 0, width: 200, height: 200 };
  const canvas = { getBoundingClientRect: () => box, setPointerCapture: () => undefined };
  const fingers = new Fingers(
    stage as unknown as Stage,
    canvas as unknown as HTMLCanvasElement,
    desk,
    controller,
  );
  const event = (type: string, clientX: number, clientY: number, more: Partial<PointerEvent>) =>
    ({ type, clientX, clientY, button: 0, pointerId: 1, pointerType: 'mouse', ...more }) as PointerEvent;
  const at =
    (type: 'down' | 'move' | 'up') =>
    (x: number, y: number, more: Partial<PointerEvent> = {}) =>
      fingers[type](event(`pointer${type}`, x, y, more));
  return { desk, controller, stage, fingers, down: at('down'), move: at('move'), up: at('up') };
}
const ON_COLUMN = [50, 50] as const;
const ON_FLOOR = [150, 50] as const;
const ON_TABLE = [50, 150] as const;
const FIRST = { pointerType: 'touch', pointerId: 1 };
const SECOND = { pointerType: 'touch', pointerId: 2 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a column is taken by a press and a short hold, and then pulled', async () => {
  const { desk, controller, stage, down, move } = picture();
  down(...ON_COLUMN);
  expect(stage.canOrbit).toBe(false);
  expect(controller.gripped).toBeNull();
  await vi.advanceTimersByTimeAsync(250);
  expect(controller.gripped).toBe('red-1');
  expect(desk.stage.live.open, 'it is only gripped').not.toHaveBeenCalled();
  move(50, 70);
  expect(desk.stage.live.open).toHaveBeenCalledOnce();
});

test('letting go of a gripped column does nothing at all', async () => {
  const { desk, controller, down, up } = picture();
  down(...ON_COLUMN);
  await vi.advanceTimersByTimeAsync(250);
  up(...ON_COLUMN);
  await vi.advanceTimersByTimeAsync(1000);
  expect(controller.gripped).toBeNull();
  expect(desk.stage.live.open).not.toHaveBeenCalled();
  expect(desk.moves.play).not.toHaveBeenCalled();
});

test('the second hand may come before the first one pulls, by the wheel or a finger', async () => {
  const { desk, controller, stage, down, move, fingers } = picture();
  down(...ON_COLUMN, FIRST);
  await vi.advanceTimersByTimeAsync(250);
  down(...ON_FLOOR, SECOND);
  expect(desk.stage.live.open).toHaveBeenCalledOnce();
  move(150, 20, SECOND);
  expect(controller.grasp.supported).toBeCloseTo(0.2);
  fingers.support(0.3);
  expect(controller.grasp.supported).toBeCloseTo(0.5);
  expect(controller.grasp.hand!.wish, 'nothing is pulled yet').toMatchObject({ x: 0, y: 0 });
  move(50, 70, FIRST);
  const { x, y } = controller.grasp.hand!.wish;
  expect(Math.hypot(x, y)).toBeGreaterThan(0);
  expect(stage.canOrbit).toBe(false);
});

test('a swipe over a column begins nothing, and says how it is taken', async () => {
  const { desk, controller, down, move, up } = picture();
  down(...ON_COLUMN);
  move(90, 50);
  await vi.advanceTimersByTimeAsync(1000);
  expect(controller.gripped).toBeNull();
  expect(controller.wasHasty).toBe(true);
  up(90, 50);
  expect(desk.stage.live.open).not.toHaveBeenCalled();
});

test('a finger that is off before the wood has moved lets go; later the hand stays', async () => {
  for (const [way, ends] of [
    [0.1, 1],
    [2, 0],
  ] as const) {
    const { desk, controller, down, move, up } = picture();
    down(...ON_COLUMN);
    await vi.advanceTimersByTimeAsync(250);
    move(50, 70);
    controller.grasp.hear({ seat: 0, live: 'hand', frames: [[0.1, { 'red-1': uprightPose(way, 0, 35) }]] });
    up(50, 70);
    await vi.advanceTimersByTimeAsync(1000);
    expect(desk.stage.hand.end).toHaveBeenCalledTimes(ends);
    controller.grasp.hear({ seat: 0, live: 'hand', frames: null });
  }
});

test('a floor is no column, and the table turns the eye', () => {
  const { desk, stage, down, up } = picture();
  down(...ON_FLOOR);
  expect(stage.canOrbit).toBe(false);
  up(...ON_FLOOR);
  expect(desk.moves.explain).not.toHaveBeenCalled();
  down(...ON_TABLE);
  expect(stage.canOrbit).toBe(true);
});

test('two fingers are the eye, whatever is under them; a third does not become a hand', async () => {
  const { desk, controller, stage, down, move, up } = picture();
  down(...ON_COLUMN, FIRST);
  down(...ON_FLOOR, SECOND);
  await vi.advanceTimersByTimeAsync(400);
  expect(controller.gripped).toBeNull();
  expect(stage.canOrbit).toBe(true);
  move(50, 90, FIRST);
  up(...ON_FLOOR, SECOND);
  move(50, 120, FIRST);
  up(50, 120, FIRST);
  expect(desk.stage.live.open).not.toHaveBeenCalled();
  down(...ON_COLUMN, FIRST);
  await vi.advanceTimersByTimeAsync(250);
  expect(controller.gripped, 'and then one finger is the hand again').toBe('red-1');
});

test('a column that a question is about is nudged by a press, and pulled by nothing', async () => {
  const asked = { seat: 0, decision: 'contesting', column: null, purpose: null, contester: null } as const;
  const view = { ...VIEW, open: [asked], in_question: ['red-1'] } as unknown as View;
  const among = { type: 'one_of', values: ['red-1'] } as const;
  const nudge = { type: 'offer', action: 'nudge', rule: 'VIL-T4', bounds: { column: among } } as const;
  const legal: readonly Action[] = [{ type: 'contest' }, { type: 'decline' }];
  const { desk, controller, down, move, up, fingers } = picture(view, legal, [nudge]);
  down(...ON_COLUMN);
  await vi.advanceTimersByTimeAsync(250);
  fingers.support(0.3);
  move(50, 90);
  up(50, 90);
  expect(desk.stage.live.open).not.toHaveBeenCalled();
  expect(desk.moves.play).not.toHaveBeenCalled();
  down(...ON_COLUMN);
  await vi.advanceTimersByTimeAsync(250);
  expect(controller.gripped).toBe('red-1');
  up(...ON_COLUMN);
  expect(desk.moves.play).toHaveBeenCalledExactlyOnceWith({ type: 'nudge', column: 'red-1' });
});

test('while a column sticks the hand goes more gently than the finger, and without a jump when it slips', async () => {
  const { controller, down, move } = picture();
  down(...ON_COLUMN);
  await vi.advanceTimersByTimeAsync(250);
  move(50, 70); // 20 mm
  expect(controller.grasp.hand!.wish.y).toBeCloseTo(-5);
  move(50, 80);
  expect(controller.grasp.hand!.wish.y).toBeCloseTo(-7.5);
  await vi.advanceTimersByTimeAsync(500);
  const { y } = controller.grasp.hand!.at;
  controller.grasp.hear({ seat: 0, live: 'hand', frames: [[0.1, { 'red-1': uprightPose(0, -2, 35) }]] });
  move(50, 81);
  expect(controller.grasp.hand!.wish.y).toBeCloseTo(y);
  move(50, 91);
  expect(controller.grasp.hand!.wish.y, 'and then as far as the finger').toBeCloseTo(y - 10);
});

/** A column that was taken and pulled a little. */
async function pulling() {
  const all = picture();
  all.down(...ON_COLUMN);
  await vi.advanceTimersByTimeAsync(250);
  all.move(50, 70);
  return all;
}

test('a column is gripped where it is pressed, within what fingers can hold', async () => {
  for (const [y, grip] of [
    [50, 50],
    [99, 5],
    [2, 65],
  ] as const) {
    const { controller, down } = picture();
    down(50, y);
    expect(controller.pulling.grip).toBe(grip);
  }
});

test('with Shift a finger raises and turns what it has, with Alt it tilts it, and then it pulls on from there', async () => {
  const { controller, move } = await pulling();
  const pulled = controller.grasp.hand!.wish;
  move(60, 80, { shiftKey: true });
  move(70, 40, { shiftKey: true });
  const raised = controller.grasp.hand!.wish;
  expect(raised).toMatchObject({ x: pulled.x, y: pulled.y });
  expect(raised.z).toBeGreaterThan(0);
  expect(raised.turn).toBeGreaterThan(0);
  move(70, 40, { altKey: true });
  move(190, 40, { altKey: true });
  expect(controller.grasp.hand!.wish.leanX, 'as far as a hand can').toBeCloseTo(15);
  move(190, 40);
  const { x, y } = controller.grasp.hand!.wish;
  expect(Math.hypot(x - controller.grasp.way[0], y - controller.grasp.way[1])).toBeLessThan(0.01);
});
