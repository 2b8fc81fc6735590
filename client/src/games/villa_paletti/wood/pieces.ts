import box from '../../../../../src/ludoteca/games/villa_paletti/data/pieces.toml';
import type { Symbol } from '../../../frame/contract';
import type { Pieces } from '../../../generated/villa_paletti';

/**
 * The wood in the box as it is drawn. Lengths are millimetres.
 *
 * A page draws one match, so sizes and outlines are those of its box: the printed one, or the players' own.
 */

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
const PRINTED = box as Box;

export interface ColumnPiece {
  readonly id: string;
  readonly colour: Colour;
  readonly kind: Kind;
  readonly worth: number;
  /** From the axis to a corner. */
  readonly radius: number;
}

/** The sizes and outlines that a match is played with. */
interface Wood {
  readonly base: Box['base'];
  readonly height: number;
  readonly thickness: number;
  readonly columns: ReadonlyMap<string, ColumnPiece>;
  /** The outline of each floor, counter-clockwise, around its centre of gravity. */
  readonly outlines: ReadonlyMap<FloorName, readonly Point[]>;
}

function woodOf(own: Pieces | undefined): Wood {
  const across = new Map(own?.column.map((column) => [column.kind, column.across]));
  const floors = own?.floor ?? PRINTED.floors.order;
  return {
    base: own?.base ?? PRINTED.base,
    height: own?.column_height ?? PRINTED.columns.height,
    thickness: own?.floor_thickness ?? PRINTED.floors.thickness,
    columns: new Map(
      PRINTED.columns.colours.flatMap((colour) =>
        PRINTED.columns.kinds.flatMap((row) =>
          row.names.map((name) => {
            const { kind, worth } = row;
            const id = `${colour}-${name}`;
            const wide = across.get(kind) ?? row.across;
            const radius = kind === 'hexagonal' ? wide / Math.sqrt(3) : wide / 2;
            return [id, { id, colour, kind, worth, radius }] as const;
          }),
        ),
      ),
    ),
    outlines: new Map(floors.map(({ floor, outline }) => [floor, centred(closedCurve(outline))])),
  };
}

/** Corners a piece of the curve, as the wood is cut. */
const STEPS = 4;

let wood = woodOf(undefined);
export let BASE = wood.base;
export let COLUMN_HEIGHT = wood.height;
export let FLOOR_THICKNESS = wood.thickness;
export let STOREY = COLUMN_HEIGHT + FLOOR_THICKNESS;
export let COLUMNS = wood.columns;
export const FLOOR_ORDER: readonly FloorName[] = PRINTED.floors.order.map(({ floor }) => floor);

/** Draw with the pieces of a match from now on; without any, with the printed ones. */
export function drawWith(own: Pieces | undefined): void {
  wood = woodOf(own);
  BASE = wood.base;
  COLUMN_HEIGHT = wood.height;
  FLOOR_THICKNESS = wood.thickness;
  STOREY = COLUMN_HEIGHT + FLOOR_THICKNESS;
  COLUMNS = wood.columns;
}

/** Never by colour alone: each has a symbol, the same as on the seats. */
export const SYMBOLS: Readonly<Record<Colour, Symbol>> = {
  red: 'circle',
  yellow: 'triangle',
  green: 'square',
  blue: 'diamond',
};

export function columnPiece(id: string): ColumnPiece {
  return COLUMNS.get(id)!;
}

export function isColumn(piece: string): boolean {
  return COLUMNS.has(piece);
}

export function outlineOf(floor: FloorName): readonly Point[] {
  return wood.outlines.get(floor)!;
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
