import type { Point } from '../../../frame/points';
import { CELL, cellAt, cornerOf, placeOf, type CellName } from './geometry';

/** A side of a roof that slopes one way; light comes from the upper left. */
export interface Slope {
  readonly facing: Side;
  readonly outline: string;
  /** Rows of tiles, from the eaves to the ridge. */
  readonly rows: string;
}
export type Side = 'north' | 'east' | 'south' | 'west';

const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];
const STEP: Readonly<Record<Side, readonly [column: number, row: number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};
/** How far the eaves keep from the edge of the cell where there is a street. */
const EAVES = 0.55;
const ROWS_OF_TILES = [0.28, 0.56, 0.84];

const mix = (one: Point, other: Point, part: number): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});
const said = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;
const path = (...points: readonly Point[]) => `M${points.map(said).join('L')}`;

/** Hipped roofs over any set of cells: the ridge runs through cells that are roofs together. */
export function slopesOf(roofs: readonly CellName[]): readonly Slope[] {
  return roofs.flatMap((cell) => slopesOfCell(cell, new Set(roofs)));
}

function slopesOfCell(cell: CellName, roofs: ReadonlySet<CellName>): Slope[] {
  const { column, row } = placeOf(cell);
  const hasNext = (side: Side) => roofs.has(cellAt(column + STEP[side][0], row + STEP[side][1]));
  const { x, y } = cornerOf(cell);
  const edge = (side: Side) => (hasNext(side) ? 0 : EAVES);
  const [west, east] = [x + edge('west'), x + CELL - edge('east')];
  const [north, south] = [y + edge('north'), y + CELL - edge('south')];
  const centre = { x: x + CELL / 2, y: y + CELL / 2 };
  const middle: Record<Side, Point> = {
    north: { x: centre.x, y: north },
    east: { x: east, y: centre.y },
    south: { x: centre.x, y: south },
    west: { x: west, y: centre.y },
  };
  /** The corners at the ends of a side, and the sides that meet it there. */
  const ends: Record<Side, readonly [Point, Side, Point, Side]> = {
    north: [{ x: west, y: north }, 'west', { x: east, y: north }, 'east'],
    east: [{ x: east, y: north }, 'north', { x: east, y: south }, 'south'],
    south: [{ x: east, y: south }, 'east', { x: west, y: south }, 'west'],
    west: [{ x: west, y: south }, 'south', { x: west, y: north }, 'north'],
  };
  const slopes: Slope[] = [];
  for (const side of SIDES) {
    const [first, before, second, after] = ends[side];
    if (hasNext(side)) {
      // Two wings meet: where both go on around a corner, a valley runs to it.
      if (hasNext(after))
        slopes.push(slope(side, [middle[after], second, centre], [middle[after], second], centre));
      if (hasNext(before))
        slopes.push(slope(side, [middle[before], first, centre], [first, middle[before]], centre));
      continue;
    }
    const ridgeStart = hasNext(before) ? middle[before] : centre;
    const ridgeEnd = hasNext(after) ? middle[after] : centre;
    slopes.push({
      facing: side,
      outline: `${path(first, second, ridgeEnd, centre, ridgeStart)}Z`,
      rows: ROWS_OF_TILES.map((part) => path(mix(first, ridgeStart, part), mix(second, ridgeEnd, part))).join(
        '',
      ),
    });
  }
  return slopes;
}

function slope(facing: Side, outline: readonly Point[], eaves: readonly [Point, Point], ridge: Point): Slope {
  return {
    facing,
    outline: `${path(...outline)}Z`,
    rows: ROWS_OF_TILES.map((part) => path(mix(eaves[0], ridge, part), mix(eaves[1], ridge, part))).join(''),
  };
}

/** Where the door is in the wall: between a roof and the door cell, and which way it opens. */
export function doorway(roofs: readonly CellName[], door: CellName): { at: Point; facing: Side } | null {
  const { column, row } = placeOf(door);
  for (const side of SIDES) {
    const [across, up] = STEP[side];
    if (!roofs.includes(cellAt(column - across, row - up))) continue;
    const { x, y } = cornerOf(door);
    const half = CELL / 2;
    return { at: { x: x + half - across * half, y: y + half + up * half }, facing: side };
  }
  return null;
}
