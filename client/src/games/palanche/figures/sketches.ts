import type { Rule } from '../../../generated/palanche';
import { GENOA } from '../genoa';

/** A space in a drawing: in which place of the ring it lies, whose it is, what stands on it. */
export interface Placed {
  readonly at: number;
  readonly space: string;
  readonly owner?: 0 | 1;
  readonly cubes?: number;
  /** Whether it is right or wrong, where the rule speaks of that. */
  readonly isRight?: boolean;
}

/** A sum, where it stands, and whether it is added or the end of the addition. */
export interface Note {
  readonly sign: '' | '+' | '= ';
  readonly amount: number;
  readonly x: number;
  readonly y: number;
}

/** A drawing of a rule: a piece of the board with what the text speaks of. Its words are `figure-<key>`. */
export interface Sketch {
  readonly key: string;
  /** Which piece of the board is shown: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly spaces: readonly Placed[];
  readonly collection?: number;
  readonly dice?: { readonly faces: readonly [number, number]; readonly x: number; readonly y: number };
  readonly pawns?: readonly { readonly seat: 0 | 1; readonly at: number }[];
  readonly way?: { readonly from: number; readonly steps: number };
  /** Whether the two rides are drawn. */
  readonly rides?: boolean;
  /** Whether the two decks lie there. */
  readonly decks?: boolean;
  /** Sums beside the spaces. */
  readonly notes?: readonly Note[];
}

/** Spaces where they lie on the board. */
const ring = (from: number, to: number): readonly Placed[] =>
  GENOA.space
    .filter(({ index }) => index >= from && index <= to)
    .map(({ index, key }) => ({ at: index, space: key }));

/** A row of cards, from the left, in places of the lower side of the board. */
const FIRST = 9;
const row = (...cards: readonly (Omit<Placed, 'at'> | null)[]): readonly Placed[] =>
  cards.flatMap((card, place) => (card ? [{ ...card, at: FIRST - place }] : []));
const BREADTH = 800 / FIRST;
const rowBox = (count: number, top = 930): Sketch['box'] => [140, top, count * BREADTH + 20, 1110 - top];
/** A box with room for sums above the cards. */
const ROOMY = 885;
const noteAt = (place: number, sign: Note['sign'], amount: number, y: number): Note => ({
  sign,
  amount,
  x: 150 + (place + 0.5) * BREADTH,
  y,
});
const above = (place: number, amount: number) => noteAt(place, '+', amount, 920);
const beside = (place: number, sign: Note['sign'], amount: number) => noteAt(place, sign, amount, 1030);

/** Six spaces on from De Ferrari, by these dice. */
const rolled = (key: string, faces: readonly [number, number]): Sketch => ({
  key,
  box: [400, 800, 710, 310],
  spaces: ring(0, 6),
  dice: { faces, x: 640, y: 868 },
  pawns: [{ seat: 0, at: 6 }],
  way: { from: 0, steps: 6 },
});

/** The drawing of each rule that has one. */
export const SKETCHES: Readonly<Partial<Record<Rule, Sketch>>> = {
  'GEN-C1': { key: 'board', box: [-10, -10, 1120, 1120], spaces: ring(0, 39) },
  'GEN-T1': rolled('dice', [2, 4]),
  'GEN-T2': rolled('doubles', [3, 3]),
  'GEN-T3': {
    key: 'passing',
    box: [570, 670, 540, 440],
    spaces: [...ring(37, 39), ...ring(0, 4)],
    pawns: [{ seat: 0, at: 3 }],
    way: { from: 38, steps: 5 },
    notes: [{ sign: '+', amount: 200, x: 930, y: 890 }],
  },
  'GEN-A1': {
    key: 'buying',
    box: [404, 880, 380, 230],
    spaces: [
      { at: 3, space: 'lungomare_di_pegli', owner: 1 },
      ...ring(4, 5),
      { at: 6, space: 'via_sestri', isRight: true },
    ],
    pawns: [{ seat: 0, at: 6 }],
  },
  'GEN-A2': {
    key: 'auction',
    box: rowBox(5),
    spaces: row(null, null, null, null, { space: 'via_sestri', isRight: true }),
    notes: [beside(0, '', 10), beside(1, '', 20), beside(2, '', 90)],
  },
  'GEN-B1': {
    key: 'rent',
    box: rowBox(6),
    spaces: row(...[0, 1, 2, 3, 4, 5].map((cubes) => ({ space: 'via_roma', owner: 0 as const, cubes }))),
  },
  'GEN-K1': {
    key: 'decks',
    box: [140, 690, 820, 420],
    spaces: ring(1, 9),
    decks: true,
    pawns: [{ seat: 0, at: 7 }],
  },
  'GEN-K2': {
    key: 'drawings',
    box: rowBox(5),
    spaces: row(
      { space: 'corso_firenze', isRight: true },
      { space: 'boccadasse', isRight: true },
      { space: 'via_albaro', isRight: true },
      { space: 'via_xx_settembre' },
      { space: 'gradinata_nord' },
    ),
  },
  'GEN-X1': { key: 'rides', box: [-10, -10, 1120, 1120], spaces: ring(0, 39), rides: true },
  'GEN-X3': {
    key: 'collection',
    box: [-10, -10, 440, 260],
    spaces: ring(19, 22),
    collection: 350,
    pawns: [{ seat: 0, at: 20 }],
  },
  'GEN-I1': {
    key: 'colours',
    box: rowBox(6),
    spaces: row(
      { space: 'via_garibaldi', owner: 0, cubes: 1, isRight: true },
      { space: 'via_roma', owner: 0, isRight: true },
      null,
      { space: 'via_sestri', owner: 0, isRight: false },
      { space: 'via_cornigliano', owner: 0, isRight: false },
      { space: 'via_cantore', owner: 1 },
    ),
  },
  'GEN-S1': {
    key: 'trade',
    box: rowBox(5),
    spaces: row({ space: 'via_sestri', owner: 0 }, { space: 'gradinata_nord', owner: 0 }, null, null, {
      space: 'via_roma',
      owner: 1,
    }),
    notes: [beside(2, '+', 150)],
  },
  'GEN-S3': {
    key: 'cubes-stay',
    box: rowBox(3),
    spaces: row({ space: 'via_garibaldi', owner: 0, isRight: true }, null, {
      space: 'via_roma',
      owner: 0,
      cubes: 3,
      isRight: false,
    }),
  },
  'GEN-F1': {
    key: 'selling',
    box: rowBox(3, ROOMY),
    spaces: row({ space: 'via_garibaldi', owner: 0 }, null, { space: 'via_roma', owner: 0, cubes: 2 }),
    notes: [above(0, 180), above(2, 100)],
  },
  'GEN-E1': {
    key: 'wealth',
    box: rowBox(5, ROOMY),
    spaces: row(
      null,
      { space: 'gradinata_nord', owner: 0 },
      { space: 'via_garibaldi', owner: 0 },
      { space: 'via_roma', owner: 0, cubes: 2 },
    ),
    notes: [beside(0, '', 630), above(1, 160), above(2, 360), above(3, 800), beside(4, '= ', 1950)],
  },
};
