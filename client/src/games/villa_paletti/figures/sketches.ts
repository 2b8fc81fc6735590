import type { Rule } from '../../../generated/villa_paletti';
import type { Colour, FloorName } from '../wood/pieces';

/** Drawings of the rules, from above or from the side, in millimetres; y points up. Words: `figure-<key>`. */

type Box = readonly [left: number, bottom: number, width: number, height: number];
/** A floor with its centre of gravity at a place. */
export type Laid = readonly [FloorName, x: number, y: number, rotation: number];
export type Mark = readonly [x: number, y: number, isRight: boolean];
export type Label = readonly [string, x: number, y: number];
export type Arrow = readonly [x: number, y: number, toX: number, toY: number];

interface Common {
  readonly key: string;
  readonly box: Box;
  readonly marks?: readonly Mark[];
  readonly labels?: readonly Label[];
  readonly arrows?: readonly Arrow[];
}

/** A level from above. */
export interface Plan extends Common {
  readonly kind: 'plan';
  readonly hasSite?: boolean;
  readonly ground?: readonly Laid[];
  readonly columns: readonly (readonly [column: string, x: number, y: number])[];
  /** Floors that lie over the columns: only their outline is seen. */
  readonly over?: readonly Laid[];
  /** Columns on which a floor rests. */
  readonly supports?: readonly string[];
}

/** A villa from the side. */
export interface Section extends Common {
  readonly kind: 'section';
  readonly bases?: readonly (readonly [x: number, width: number])[];
  readonly columns: readonly {
    readonly column: string;
    readonly x: number;
    readonly level: number;
    readonly is?: 'locked' | 'faint';
  }[];
  /** A floor over a level; one that falls is tilted around `x`, with everything on it. */
  readonly floors?: readonly {
    readonly floor: FloorName;
    readonly x: number;
    readonly level: number;
    readonly width: number;
    readonly tilt?: number;
    /** How far its middle is from `x`. */
    readonly shift?: number;
    readonly carries?: readonly (readonly [column: string, x: number])[];
  }[];
  readonly seals?: readonly {
    readonly x: number;
    readonly y: number;
    readonly own: Colour;
    readonly shows: Colour;
  }[];
}

export type Sketch = Plan | Section;

const standing = (column: string, x: number, level = 0, is?: 'locked' | 'faint') => ({
  column,
  x,
  level,
  ...(is && { is }),
});

/** The drawing of each rule that has one. */
export const SKETCHES: Readonly<Partial<Record<Rule, Sketch>>> = {
  'VIL-C2': {
    kind: 'section',
    key: 'columns',
    box: [-90, -18, 180, 118],
    bases: [[0, 172]],
    columns: [
      standing('red-1', -62),
      standing('red-2', -38),
      standing('red-3', -14),
      standing('red-hex', 18),
      standing('red-thick', 58),
    ],
    labels: [
      ['1', -62, 84],
      ['1', -38, 84],
      ['1', -14, 84],
      ['2', 18, 84],
      ['3', 58, 84],
    ],
  },
  'VIL-C3': {
    kind: 'plan',
    key: 'floors',
    box: [-262, -146, 524, 276],
    ground: [
      ['blue', -128, 46, 0],
      ['green', 128, 52, 0],
      ['yellow', -150, -90, 0],
      ['orange', 40, -86, 0],
      ['red', 190, -84, 0],
    ],
    columns: [],
    labels: [
      ['1', -128, 60],
      ['2', 128, 54],
      ['3', -150, -90],
      ['4', 40, -86],
      ['5', 190, -84],
    ],
  },
  'VIL-T1': {
    kind: 'section',
    key: 'takeable',
    box: [-130, -18, 260, 262],
    bases: [[0, 236]],
    columns: [
      standing('red-1', -78),
      standing('blue-hex', -34),
      standing('red-2', 18, 0, 'locked'),
      standing('yellow-thick', 72),
      standing('red-hex', -50, 1),
      standing('green-1', 2, 1),
      standing('yellow-2', 52, 1),
      standing('red-thick', -26, 2),
      standing('yellow-1', 26, 2),
    ],
    floors: [
      { floor: 'blue', x: 0, level: 0, width: 206 },
      { floor: 'green', x: 0, level: 1, width: 158 },
    ],
    marks: [
      [-78, 16, true],
      [-34, 16, false],
      [18, 16, false],
      [-50, 91, true],
      [-26, 166, false],
    ],
  },
  'VIL-T2': {
    kind: 'plan',
    key: 'way-out',
    box: [-150, -150, 300, 300],
    hasSite: true,
    columns: [
      ['red-1', -55, -20],
      ['red-hex', 60, -18],
      ['green-thick', 44, -74],
      ['yellow-1', -10, 52],
      ['blue-hex', -66, 44],
      ['yellow-thick', 62, 48],
      ['blue-1', 4, -8],
    ],
    over: [['blue', 0, 22, 0]],
    arrows: [
      [-60, -34, -78, -88],
      [56, -34, 49, -57],
    ],
    marks: [
      [-92, -112, true],
      [74, -56, false],
    ],
  },
  'VIL-T3': {
    kind: 'plan',
    key: 'standing',
    box: [-130, -85, 260, 170],
    ground: [['green', 0, 0, 0]],
    columns: [
      ['yellow-1', -70, 8],
      ['red-hex', -34, 8],
      ['red-thick', 10, -34],
      ['blue-thick', 46, 18],
      ['red-1', 66, 22],
    ],
    marks: [
      [-34, 34, true],
      [10, -64, false],
      [88, 44, false],
    ],
  },
  'VIL-T4': {
    kind: 'section',
    key: 'locked',
    box: [-130, -18, 260, 112],
    bases: [[0, 236]],
    columns: [
      standing('green-thick', -72),
      standing('red-hex', -4, 0, 'locked'),
      standing('yellow-1', 40),
      standing('blue-1', 76),
    ],
    floors: [{ floor: 'blue', x: 0, level: 0, width: 214 }],
  },
  'VIL-T6': {
    kind: 'section',
    key: 'contest',
    box: [-190, -18, 380, 206],
    bases: [
      [-100, 164],
      [92, 150],
    ],
    columns: [
      standing('green-1', -160),
      standing('red-1', -122, 0, 'faint'),
      standing('yellow-thick', -84),
      standing('green-2', 40),
      standing('red-2', 78, 0, 'locked'),
      standing('yellow-hex', 116),
      standing('yellow-1', 78, 1),
    ],
    floors: [
      { floor: 'blue', x: -114, level: 0, width: 124 },
      { floor: 'blue', x: 84, level: 0, width: 124 },
    ],
    arrows: [
      [-122, 92, -122, 132],
      [92, 120, 134, 140],
    ],
    marks: [
      [-122, 150, true],
      [78, 20, false],
    ],
  },
  'VIL-T7': {
    kind: 'plan',
    key: 'floor',
    box: [-260, -90, 520, 180],
    columns: [
      ['red-1', -180, 8],
      ['yellow-hex', -126, 34],
      ['blue-1', -70, 6],
      ['green-1', 92, 22],
      ['red-thick', 150, -4],
      ['yellow-1', 96, -72],
    ],
    over: [
      ['green', -128, 10, 0],
      ['green', 128, 16, 0],
    ],
    supports: ['red-1', 'yellow-hex', 'blue-1', 'green-1', 'red-thick'],
    marks: [
      [-128, -66, true],
      [150, -66, false],
    ],
  },
  'VIL-S1': {
    kind: 'section',
    key: 'points',
    box: [-120, -18, 240, 206],
    bases: [[0, 220]],
    columns: [
      standing('blue-thick', -66),
      standing('red-2', -10),
      standing('green-hex', 60),
      standing('red-1', -62, 1),
      standing('red-hex', -24, 1),
      standing('yellow-thick', 34, 1),
    ],
    floors: [{ floor: 'green', x: 0, level: 0, width: 196 }],
    labels: [
      ['1', -62, 162],
      ['2', -24, 162],
      ['3', 34, 162],
    ],
  },
  'VIL-S2': {
    kind: 'section',
    key: 'seal',
    box: [-120, -12, 240, 156],
    columns: [standing('yellow-thick', -58, 0), standing('red-1', 14, 0), standing('red-thick', 56, 0)],
    floors: [{ floor: 'green', x: 0, level: -1, width: 200 }],
    labels: [
      ['3', -58, 84],
      ['1', 14, 84],
      ['+3', 56, 84],
    ],
    seals: [
      { x: -90, y: 136, own: 'yellow', shows: 'blue' },
      { x: 40, y: 136, own: 'red', shows: 'yellow' },
    ],
    arrows: [[-34, 122, 26, 122]],
  },
  'VIL-E3': {
    kind: 'section',
    key: 'fall',
    box: [-130, -18, 260, 184],
    bases: [[0, 236]],
    columns: [standing('green-thick', -74), standing('blue-1', -22)],
    floors: [
      {
        floor: 'blue',
        x: -14,
        level: 0,
        width: 200,
        tilt: 15,
        shift: 24,
        carries: [
          ['red-1', -44],
          ['yellow-hex', 10],
          ['red-2', 66],
        ],
      },
    ],
    marks: [[80, 18, false]],
  },
};
