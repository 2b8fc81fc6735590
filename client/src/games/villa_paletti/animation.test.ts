import { expect, test, vi } from 'vitest';
import type { Scene } from '../../frame/contract';
import type { ColumnSetDown, ColumnTaken, Frame, Pose, View } from '../../generated/villa_paletti';
import { setDown, takeOut } from './animation';
import type { Actor, Villa } from './desk';
import { Grasp } from './hand/grasp.svelte';
import { uprightPose } from './wood/poses';

const BLUE = uprightPose(0, 0, 72.5);
const before = {
  villa: {
    columns: [{ id: 'red-1', longer: 0, pose: uprightPose(0, 0, 35) }],
    floors: [{ floor: 'blue', pose: BLUE }],
  },
} as unknown as View;

/** The way of a column that is pulled to the right, and where the floor is meanwhile. */
const pulled = (aside: number, floor: (time: number) => Pose): Frame[] =>
  [0, 0.5, 1, 1.5, 2].map((time) => [
    time,
    { 'red-1': uprightPose(50 * time, aside, 35), blue: floor(time) },
  ]);
const STANDS = pulled(0, () => BLUE);
const FELL = pulled(0, (time) => uprightPose(0, 0, time < 1 ? 72.5 : 72.5 - 60 * (time - 1)));

/** Show the server's film after a page has seen its own simulation; returns where pieces were shown, each tenth. */
async function shownAfter(seen: readonly Frame[], film: Frame[]) {
  const grasp = new Grasp(() => ({ id: '', opened: Promise.resolve(true), move: () => 0, end: () => 0 }));
  for (const frame of seen) grasp.hear({ seat: 0, live: '', frames: [frame] });
  const poses = new Map(grasp.moved);
  const shown: Map<string, Pose>[] = [];
  const actor = {
    seen: (from, rest) => grasp.seenOf(from, rest),
    poseOf: (piece) => poses.get(piece),
    put: (put) => shown.push(new Map(put)),
    lookAt: () => undefined,
    hear: () => undefined,
  } as Partial<Actor> as Actor;
  const scene = {
    event: { type: 'column_taken', column: 'red-1', film } as unknown as ColumnTaken,
    before,
    pause: async () => undefined,
    async run(draw: (passed: number) => boolean) {
      for (let passed = 0; !draw(passed); passed += 0.1);
    },
  } as unknown as Scene<Villa, ColumnTaken>;
  await takeOut(scene, actor);
  return shown;
}

test('a film that was seen as it happened is not shown again', async () => {
  expect(await shownAfter(STANDS, STANDS)).toHaveLength(1);
});

test('small differences between the page and the judge glide', async () => {
  const shown = await shownAfter(
    pulled(3, () => BLUE),
    STANDS,
  );
  const aside = shown.map((poses) => poses.get('red-1')![1]);
  expect(aside[0]).toBeCloseTo(3);
  expect(aside.at(-1)).toBe(0);
  expect(aside.toSorted((one, other) => other - one)).toEqual(aside);
  expect(shown.length).toBeLessThan(8);
});

test('where the judge saw something else, its film is shown from before that', async () => {
  const shown = await shownAfter(FELL, STANDS);
  const [first, last] = [shown[0]!, shown.at(-1)!];
  expect(first.get('red-1')![0]).toBeGreaterThan(40);
  expect(first.get('red-1')![0]).toBeLessThan(100);
  expect(last.get('blue')).toEqual(BLUE);
  expect(shown.length).toBeGreaterThan(8);
});

test('what was not seen is shown from its beginning', async () => {
  const shown = await shownAfter([], STANDS);
  expect(shown[0]!.get('red-1')![0]).toBe(0);
});

test('a column that comes down from a hand is in the picture all its way', async () => {
  const film: Frame[] = [210, 180, 120].map((z, index) => [index / 5, { 'red-1': uprightPose(10, 20, z) }]);
  const lookAt = vi.fn<Actor['lookAt']>();
  const actor = {
    seen: () => 0,
    poseOf: () => undefined,
    put: () => undefined,
    lookAt,
    hear: () => undefined,
  };
  const event = { type: 'column_set_down', column: 'red-1', film } as unknown as ColumnSetDown;
  const run = async (draw: (passed: number) => boolean) => void draw(9);
  const scene = { event, before, pause: async () => undefined, run } as unknown as Scene<
    Villa,
    ColumnSetDown
  >;
  await setDown(scene, actor as Partial<Actor> as Actor);
  const [x, y, z, way] = lookAt.mock.calls[0]!;
  expect([x, y, z]).toEqual([10, 20, 120]);
  expect(way!.map((pose) => pose[2])).toContain(210);
});
