import type { Point } from '../../../frame/points';

/** Where things are on the board: a ring of spaces around a map, drawn in a square of `SIZE`. */

export const SIZE = 1100;
export const DEPTH = 150;

export type Side = 'bottom' | 'left' | 'top' | 'right';

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A space of the ring: its outline, on which side it lies, and whether it is a corner. */
export interface Cell extends Box {
  readonly index: number;
  readonly side: Side;
  readonly isCorner: boolean;
  readonly centre: Point;
  /** The middle of the edge that faces the map. */
  readonly inner: Point;
}

const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right'];

const rings = new Map<number, readonly Cell[]>();

/**
 * The spaces of a board of any length. The ring begins in the corner at the bottom right and goes round clockwise;
 * if its length is no multiple of four, the first sides have a space more.
 */
export function ringOf(count: number): readonly Cell[] {
  const known = rings.get(count);
  if (known) return known;
  const firsts = SIDES.map((_, side) => Math.ceil((count * side) / SIDES.length));
  const cells = SIDES.flatMap((side, number) => {
    const first = firsts[number]!;
    const perSide = (firsts[number + 1] ?? count) - first;
    return Array.from({ length: perSide }, (_, step) => cellAt(first + step, side, step, perSide));
  });
  rings.set(count, cells);
  return cells;
}

function cellAt(index: number, side: Side, step: number, perSide: number): Cell {
  const breadth = (SIZE - 2 * DEPTH) / (perSide - 1);
  const isCorner = step === 0;
  const along = isCorner ? 0 : DEPTH + (step - 1) * breadth;
  const length = isCorner ? DEPTH : breadth;
  const far = SIZE - DEPTH;
  const back = SIZE - along - length;
  const box: Box = {
    bottom: { x: back, y: far, width: length, height: DEPTH },
    left: { x: 0, y: back, width: DEPTH, height: length },
    top: { x: along, y: 0, width: length, height: DEPTH },
    right: { x: far, y: along, width: DEPTH, height: length },
  }[side];
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const inner = {
    bottom: { x: centre.x, y: box.y },
    left: { x: DEPTH, y: centre.y },
    top: { x: centre.x, y: DEPTH },
    right: { x: box.x, y: centre.y },
  }[side];
  return { ...box, index, side, isCorner, centre, inner };
}

/** A strip of the cell along the edge that faces the map, or along the outer edge. */
export function strip(cell: Cell, breadth: number, at: 'inner' | 'outer'): Box {
  const { x, y, width, height } = cell;
  const isFirst = (cell.side === 'bottom' || cell.side === 'right') === (at === 'inner');
  if (cell.side === 'bottom' || cell.side === 'top') {
    return { x, y: isFirst ? y : y + height - breadth, width, height: breadth };
  }
  return { x: isFirst ? x : x + width - breadth, y, width: breadth, height };
}

/** How broad the strip of a colour is. */
export const BAND = 34;

/** How much of the ring a space takes. */
function breadthOf({ side, width, height }: Cell): number {
  return side === 'left' || side === 'right' ? height : width;
}

/** Whether a space is narrow, as those of long boards are: what stands on it is smaller. */
export function isDense(cell: Cell): boolean {
  return breadthOf(cell) < 68;
}

/** Cubes stand in a row along the band. */
export function cubeSpot(cell: Cell, index: number): Point {
  const band = strip(cell, BAND, 'inner');
  const along = isDense(cell) ? 9 + (index * (breadthOf(cell) - 17)) / 4 : 17 + index * 13.5;
  return cell.side === 'left' || cell.side === 'right'
    ? { x: band.x + band.width / 2, y: band.y + along }
    : { x: band.x + along, y: band.y + band.height / 2 };
}

/** What is left of a cell between its two strips, for the writing. */
export function body(cell: Cell, inner: number, outer: number): Box {
  const { x, y, width, height, side } = cell;
  const [before, after] = side === 'bottom' || side === 'right' ? [inner, outer] : [outer, inner];
  return side === 'bottom' || side === 'top'
    ? { x, y: y + before, width, height: height - before - after }
    : { x: x + before, y, width: width - before - after, height };
}

/** How far apart pawns stand, and how many in a row. */
const PAWN = { gap: 27, perRow: 3, row: 34 } as const;

/**
 * Where the pawns that stand on a space together are put, in rows of three: on the edge to the map, so that the
 * writing stays readable; in the corners on the drawing.
 */
export function pawnSpot(cell: Cell, place: number, count: number): Point {
  const perRow = Math.min(isDense(cell) ? PAWN.perRow - 1 : PAWN.perRow, count);
  const row = Math.floor(place / perRow);
  const inRow = Math.min(perRow, count - row * perRow);
  const along = ((place % perRow) - (inRow - 1) / 2) * PAWN.gap;
  if (cell.isCorner) {
    const rows = Math.ceil(count / perRow);
    const below = cell.index === 0 ? 18 : 2; // the name of the start stands above its drawing
    return { x: cell.centre.x + along, y: cell.centre.y + (row - (rows - 1) / 2) * PAWN.row + below };
  }
  const inward = row * PAWN.row;
  const { x, y } = cell.inner;
  return {
    bottom: { x: x + along, y: y - 6 - inward },
    left: { x: x + 6 + inward, y: y + along },
    top: { x: x + along, y: y + 8 + inward },
    right: { x: x - 6 - inward, y: y + along },
  }[cell.side];
}

/** The spaces a pawn comes by, its last one included: forward, or back if `steps` is negative. */
export function way(from: number, steps: number, spaces: number): readonly number[] {
  const step = Math.sign(steps);
  const at = (count: number) => (from + step * count + spaces) % spaces;
  return Array.from({ length: Math.abs(steps) }, (_, count) => at(count + 1));
}

/** A name broken into lines of at most `longest` letters, where it has blanks. */
export function lines(name: string, longest: number): readonly string[] {
  const found: string[] = [];
  for (const word of name.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
