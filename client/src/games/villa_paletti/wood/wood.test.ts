import { describe, expect, test } from 'vitest';
import { HAND_STRENGTH, type Frame, type View } from '../../../generated/villa_paletti';
import { Hand } from '../hand/hand';
import { contains, pointInside } from './outline';
import { contactOf } from '../animation';
import { COLUMNS, FLOOR_ORDER, STOREY, columnPiece, drawWith, outlineOf } from './pieces';
import { Film, between, levelAt, posesOf, uprightPose } from './poses';

describe('the wood', () => {
  test('twenty columns and five floors come from the box', () => {
    expect(COLUMNS.size).toBe(20);
    expect(FLOOR_ORDER).toEqual(['blue', 'green', 'yellow', 'orange', 'red']);
    for (const floor of FLOOR_ORDER) expect(outlineOf(floor).length).toBeGreaterThan(20);
  });

  test('a hand is laid inside the half-moon, though its middle may lie outside', () => {
    const outline = outlineOf('blue');
    const [x, y] = pointInside(outline, [0, -60]);
    expect(contains(outline, x, y)).toBe(true);
  });

  test('levels are told by the height of the foot', () => {
    expect(levelAt(uprightPose(0, 0, 35), 2)).toBe(0);
    expect(levelAt(uprightPose(0, 0, 110), 2)).toBe(1);
    expect(levelAt(uprightPose(0, 0, 400), 2)).toBe(2);
  });

  test('a match with the pieces of one’s own box is drawn with them, and the next one as printed', () => {
    const square = [[-50, -50], [50, -50], [50, 50], [-50, 50]] as const; // prettier-ignore
    drawWith({
      type: 'pieces',
      column_height: 50,
      floor_thickness: 4,
      base: { across: 200, site_across: 180, thickness: 8 },
      column: [{ kind: 'thick', across: 40, grams: 30 }],
      floor: FLOOR_ORDER.map((floor) => ({ floor, grams: 20, outline: square })),
    });
    expect(STOREY).toBe(54);
    expect(columnPiece('red-thick').radius).toBe(20);
    expect(outlineOf('blue')).toHaveLength(16);
    expect(levelAt(uprightPose(0, 0, 79), 2)).toBe(1);
    drawWith(undefined);
    expect(STOREY).toBe(75);
    expect(columnPiece('red-thick').radius).toBe(15);
  });
});

describe('films', () => {
  const frames: Frame[] = [
    [0, { 'red-1': uprightPose(0, 0, 35), blue: uprightPose(0, 0, 72.5) }],
    [0.4, { 'red-1': uprightPose(10, 0, 35) }],
    [0.8, { blue: uprightPose(0, 4, 72.5) }],
  ];

  test('are interpolated, and what is in no frame stays where it is', () => {
    const film = new Film(frames);
    expect(film.seconds).toBe(0.8);
    expect(film.at(0.2).get('red-1')?.[0]).toBeCloseTo(5);
    expect(film.at(0.3).get('blue')?.[1]).toBe(0);
    expect(film.at(0.6).get('blue')?.[1]).toBeCloseTo(2);
    expect(film.at(9).get('red-1')?.[0]).toBe(10);
  });

  test('turns go the short way round', () => {
    const half = between(uprightPose(0, 0, 0, 350), uprightPose(0, 0, 0, 10), 0.5);
    expect(Math.abs(half[6])).toBeCloseTo(0, 5);
  });

  test('the first lost contact is at the end of the column', () => {
    const poses = new Map([['red-1', uprightPose(3, 4, 35)]]);
    expect(contactOf('red-1', 'blue', poses)).toEqual([3, 4, 70]);
    expect(contactOf('blue', 'red-1', poses)).toEqual([3, 4, 0]);
  });

  test('a view without floors has only its columns', () => {
    const view = { villa: { columns: [], floors: [] } } as unknown as View;
    expect(posesOf(view).size).toBe(0);
  });
});

describe('a hand', () => {
  test('is no faster than a hand, and feels by how far the wood lags', () => {
    const hand = new Hand('red-1', uprightPose(0, 0, 35));
    hand.reach(200, 0);
    const first = hand.point(0)!;
    expect(first[1]).toBeLessThan(10);
    expect(hand.point(5)).toBeNull();
    for (let now = 40; now < 1200; now += 40) hand.point(now);
    hand.feel(uprightPose(1, 0, 35));
    expect(hand.force).toBe(HAND_STRENGTH);
    expect(hand.way).toBe(1);
  });

  test('keeps hold while the finger rests, and time goes on', () => {
    const hand = new Hand('red-1', uprightPose(0, 0, 35));
    hand.reach(5, 0);
    for (let now = 0; now < 400; now += 40) hand.point(now);
    const left = hand.left;
    hand.rest();
    for (let now = 400; now < 2000; now += 40) hand.point(now);
    expect(left - hand.left).toBeCloseTo(1.6);
    expect(hand.target[0]).toBeCloseTo(5);
  });
});
