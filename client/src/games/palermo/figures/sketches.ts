import type { Rule } from '../../../generated/palermo';
import type { CellName, SlotName } from '../board/geometry';
import type { Rotation, TileKind } from '../board/shapes';

/** A drawing of a rule: a piece of a town with what the text speaks of. Its words are `figure-<key>`. */
export interface Sketch {
  readonly key: string;
  /** The upper left cell, and how much of the map is shown. */
  readonly from: CellName;
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly (readonly [SlotName, TileKind, Rotation])[];
  /** Tiles that are right or wrong. */
  readonly marks?: readonly (readonly [SlotName, boolean])[];
  readonly chips?: readonly (readonly [seat: 0 | 1, CellName])[];
  readonly target?: CellName;
  readonly pawns?: readonly (readonly [seat: 0 | 1, CellName])[];
  readonly policemen?: readonly (readonly [seat: 0 | 1, CellName])[];
  readonly ways?: readonly (readonly CellName[])[];
  readonly numbers?: readonly (readonly [number | string, CellName])[];
}

const street: readonly (readonly [SlotName, TileKind, Rotation])[] = [
  ['A6', 'two', 0],
  ['B6', 'two', 0],
  ['C6', 'one', 0],
  ['A5', 'two', 180],
  ['B5', 'three', 180],
  ['C5', 'two', 180],
];

/** The drawing of each rule that has one. */
export const SKETCHES: Readonly<Partial<Record<Rule, Sketch>>> = {
  'PAL-C1': {
    key: 'map',
    from: 'a14',
    columns: 14,
    rows: 14,
    tiles: [
      ['C4', 'start', 0],
      ['D4', 'three', 0],
      ['D5', 'two', 90],
      ['E2', 'street', 0],
    ],
  },
  'PAL-C3': {
    key: 'tiles',
    from: 'b13',
    columns: 10,
    rows: 2,
    tiles: [
      ['A6', 'one', 0],
      ['B6', 'two', 0],
      ['C6', 'three', 0],
      ['D6', 'street', 0],
      ['E6', 'start', 0],
    ],
  },
  'PAL-B2': {
    key: 'joining',
    from: 'b13',
    columns: 10,
    rows: 4,
    tiles: [
      ['B6', 'two', 0],
      ['A6', 'two', 0],
      ['C5', 'one', 0],
      ['D6', 'three', 90],
      ['E5', 'one', 0],
    ],
    marks: [
      ['A6', true],
      ['C5', false],
    ],
  },
  'PAL-B4': {
    key: 'walled-in',
    from: 'b13',
    columns: 8,
    rows: 4,
    tiles: [
      ['A6', 'three', 0],
      ['B6', 'three', 90],
      ['A5', 'three', 270],
      ['B5', 'three', 180],
      ['D6', 'two', 0],
    ],
    marks: [
      ['B5', false],
      ['D6', true],
    ],
  },
  'PAL-M3': {
    key: 'steps',
    from: 'a14',
    columns: 7,
    rows: 5,
    tiles: street,
    pawns: [[0, 'g12']],
    ways: [['g12', 'f12', 'e12', 'd12']],
    numbers: [
      [1, 'f12'],
      [2, 'e12'],
      [3, 'd12'],
    ],
  },
  'PAL-M4': {
    key: 'police',
    from: 'a14',
    columns: 7,
    rows: 5,
    tiles: street,
    pawns: [[0, 'g12']],
    policemen: [[1, 'e12']],
    ways: [['g12', 'f12', 'e12', 'd12']],
    numbers: [
      [1, 'f12'],
      ['+2', 'e13'],
      [4, 'd12'],
    ],
  },
  'PAL-M6': {
    key: 'income',
    from: 'a14',
    columns: 7,
    rows: 5,
    tiles: street,
    pawns: [[0, 'g12']],
    chips: [[0, 'd12']],
    ways: [['g12', 'f12', 'e12', 'd12']],
    numbers: [['+2', 'c12']],
  },
  'PAL-M7': {
    key: 'bypass',
    from: 'a14',
    columns: 14,
    rows: 3,
    tiles: [
      ['A6', 'two', 0],
      ['B6', 'one', 0],
      ['C6', 'two', 0],
      ['D6', 'three', 0],
      ['E6', 'two', 0],
      ['F6', 'one', 90],
    ],
    pawns: [[0, 'f14']],
    ways: [
      ['f14', 'a14'],
      ['f14', 'n14'],
    ],
    numbers: [
      [1, 'a14'],
      [1, 'n14'],
    ],
  },
  'PAL-P1': {
    key: 'policemen',
    from: 'a14',
    columns: 7,
    rows: 5,
    tiles: street,
    policemen: [
      [0, 'a12'],
      [1, 'b11'],
    ],
  },
  'PAL-V4': {
    key: 'target',
    from: 'a14',
    columns: 7,
    rows: 5,
    tiles: street,
    chips: [
      [0, 'b12'],
      [0, 'd12'],
      [1, 'g13'],
    ],
    target: 'd12',
  },
};
