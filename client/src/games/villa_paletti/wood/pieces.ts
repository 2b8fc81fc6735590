import box from '../../../../../src/ludoteca/games/villa_paletti/data/pieces.toml';
import type { Symbol } from '../../../frame/contract';

/** The wood in the box as it is drawn. Lengths are millimetres. */

export type Colour = 'red' | 'yellow' | 'blue' | 'green';
export type Kind = 'thin' | 'hexagonal' | 'thick';
export type FloorName = 'blue' | 'green' | 'yellow' | 'orange' | 'red';
export type Point = readonly [x: number, y: number];

interface KindRow {
  readonly kind: Kind;
  readonly worth: number;
  readonly names: readonly string[];
  readonly across: number;
  readonly sides: number;
}
interface Box {
  readonly base: { readonly across: number; readonly site_across: number; readonly thickness: number };
  readonly columns: {
    readonly height: number;
    readonly colours: readonly Colour[];
    readonly kinds: readonly KindRow[];
  };
  readonly floors: {
    readonly thickness: number;
    readonly order: readonly { readonly floor: FloorName; readonly outline: readonly Point[] }[];
  };
}
const BOX = box as Box;

export interface ColumnPiece {
  readonly id: string;
  readonly colour: Colour;
  readonly kind: Kind;
  readonly worth: number;
  /** From the axis to a corner. */
  readonly radius: number;
}

export const BASE = BOX.base;
export const COLUMN_HEIGHT = BOX.columns.height;
export const FLOOR_THICKNESS = BOX.floors.thickness;
export const STOREY = COLUMN_HEIGHT + FLOOR_THICKNESS;
export const FLOOR_ORDER: readonly FloorName[] = BOX.floors.order.map(({ floor }) => floor);

/** Never by colour alone: each has a symbol, the same as on the seats. */
export const SYMBOLS: Readonly<Record<Colour, Symbol>> = {
  red: 'circle',
  yellow: 'triangle',
  green: 'square',
  blue: 'diamond',
};

export const COLUMNS: ReadonlyMap<string, ColumnPiece> = new Map(
  BOX.columns.colours.flatMap((colour) =>
    BOX.columns.kinds.flatMap(({ kind, worth, names, across }) =>
      names.map((name) => {
        const id = `${colour}-${name}`;
        const radius = kind === 'hexagonal' ? across / Math.sqrt(3) : across / 2;
        return [id, { id, colour, kind, worth, radius }] as const;
      }),
    ),
  ),
);

export function columnPiece(id: string): ColumnPiece {
  return COLUMNS.get(id)!;
}

export function isColumn(piece: string): boolean {
  return COLUMNS.has(piece);
}

/** Corners a piece of the curve, as the wood is cut. */
const STEPS = 4;

/** The outline of each floor, counter-clockwise, around its centre of gravity. */
export const OUTLINES: ReadonlyMap<FloorName, readonly Point[]> = new Map(
  BOX.floors.order.map(({ floor, outline }) => [floor, centred(closedCurve(outline))]),
);

export function outlineOf(floor: FloorName): readonly Point[] {
  return OUTLINES.get(floor)!;
}

function closedCurve(points: readonly Point[]): Point[] {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  return points.flatMap((_, index) => {
    const through = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    return Array.from({ length: STEPS }, (_, step): Point => {
      const [before, start, end, after] = through;
      const along = (axis: 0 | 1) =>
        catmullRom(before[axis], start[axis], end[axis], after[axis], step / STEPS);
      return [along(0), along(1)];
    });
  });
}

function catmullRom(before: number, start: number, end: number, after: number, at: number): number {
  const square = 2 * before - 5 * start + 4 * end - after;
  const cube = 3 * (start - end) + after - before;
  return start + 0.5 * at * (end - before + at * (square + at * cube));
}

function centred(polygon: readonly Point[]): readonly Point[] {
  let doubled = 0;
  let momentX = 0;
  let momentY = 0;
  polygon.forEach(([x0, y0], index) => {
    const [x1, y1] = polygon[(index + 1) % polygon.length]!;
    const cross = x0 * y1 - x1 * y0;
    doubled += cross;
    momentX += (x0 + x1) * cross;
    momentY += (y0 + y1) * cross;
  });
  const moved = polygon.map(([x, y]): Point => [x - momentX / (3 * doubled), y - momentY / (3 * doubled)]);
  return doubled > 0 ? moved : moved.reverse();
}
