import { describe, expect, test } from 'vitest';
import type { Event, View } from '../../generated/villa_paletti';
import { Moment, isFilmed } from './moment.svelte';
import { uprightPose } from './wood/poses';

const VIEW = {
  villa: { columns: [{ id: 'red-1', longer: 0, pose: uprightPose(10, 20, 35) }], floors: [] },
} as unknown as View;
const brokenOff = { type: 'attempt_broken_off', seat: 0, column: 'red-1', film: [] } as unknown as Event;
const taken = (seat: number) => ({ type: 'column_taken', seat, column: 'red-1' }) as unknown as Event;
const setDown = { type: 'column_set_down', seat: 1, column: 'red-1' } as unknown as Event;

describe('what is told over the picture', () => {
  test('stays while others play, until the player begins something again', () => {
    const moment = new Moment();
    moment.hear(brokenOff, VIEW, 0);
    expect(moment.told).toMatchObject([{ rule: 'VIL-T4', tone: 'bad' }]);
    moment.hear(taken(1), VIEW, 0);
    expect(moment.told).toHaveLength(1);
    moment.hear(taken(0), VIEW, 0);
    expect(moment.told).toEqual([]);
  });

  test('is told once to somebody who sees it through the eyes of two seats', () => {
    const moment = new Moment();
    const declared = { type: 'declared', seat: 1, in_a_row: 1 } as unknown as Event;
    moment.hear(declared, VIEW, 0);
    moment.hear({ ...declared }, VIEW, 0);
    expect(moment.told).toHaveLength(1);
  });

  test('what follows from a declaration takes its place', () => {
    const moment = new Moment();
    moment.hear({ type: 'declared', seat: 1, in_a_row: 1 } as unknown as Event, VIEW, 0);
    moment.hear({ type: 'floor_laid', seat: 1, floor: 'green' } as unknown as Event, VIEW, 0);
    expect(moment.told).toMatchObject([{ event: { type: 'floor_laid' }, rule: 'VIL-S1' }]);
    moment.hear({ type: 'floor_laid', seat: 1, floor: 'yellow' } as unknown as Event, VIEW, 0);
    expect(moment.told.at(-1)).toMatchObject({ rule: 'VIL-S3' });
  });

  test('to somebody who watches it is told until anybody begins something', () => {
    const moment = new Moment();
    moment.hear(brokenOff, VIEW, null);
    moment.hear(taken(1), VIEW, null);
    expect(moment.told).toEqual([]);
  });

  test('can be dismissed, and watched again only if there is something to see', () => {
    const moment = new Moment();
    moment.hear(brokenOff, VIEW, 0);
    const [told] = moment.told;
    expect(isFilmed(told!)).toBe(false);
    moment.watch(told!);
    moment.dismiss(told!);
    expect([moment.told, moment.again]).toEqual([[], null]);
  });
});

test('what was moved last came from where it was taken out', () => {
  const moment = new Moment();
  moment.hear(taken(1), VIEW, 0);
  moment.hear(setDown, VIEW, 0);
  expect(moment.last).toEqual({ piece: 'red-1', from: [10, 20, 35] });
});
