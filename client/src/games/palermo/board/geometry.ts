import type { Point } from '../../../frame/points';
import { MAP_SIDE, SLOTS, TOWN_SIDE } from '../../../generated/palermo';

export { MAP_SIDE, SLOTS };

/** Where things are on the drawing. A cell is `CELL` wide; the map of 14 by 14 cells begins at (CELL, CELL). */
export const CELL = 10;
/** The map and the score track around it. */
export const BOARD_SIDE = (MAP_SIDE + 2) * CELL;

export type CellName = string;
export type SlotName = string;

/** Column and row of a cell, counted from 0 at the lower left: `a1` is 0, 0. */
export function placeOf(cell: CellName): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 };
}

export function cellAt(column: number, row: number): CellName {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function isOnMap(column: number, row: number): boolean {
  return column >= 0 && column < MAP_SIDE && row >= 0 && row < MAP_SIDE;
}

/** The upper left corner of a cell. */
export function cornerOf(cell: CellName): Point {
  const { column, row } = placeOf(cell);
  return { x: (column + 1) * CELL, y: (MAP_SIDE - row) * CELL };
}

export function centreOf(cell: CellName): Point {
  const { x, y } = cornerOf(cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** The slot that holds a cell, or null on the bypass. */
export function slotOf(cell: CellName): SlotName | null {
  const { column, row } = placeOf(cell);
  const across = Math.floor((column - 1) / 2);
  const up = Math.floor((row - 1) / 2);
  if (across < 0 || up < 0 || across >= TOWN_SIDE || up >= TOWN_SIDE) return null;
  return `${String.fromCharCode(65 + across)}${up + 1}`;
}

/** The lower left cell of a slot, as column and row. */
export function placeOfSlot(slot: SlotName): { column: number; row: number } {
  return { column: 1 + 2 * (slot.charCodeAt(0) - 65), row: 1 + 2 * (Number(slot.slice(1)) - 1) };
}

/** The upper left corner of a slot. */
export function cornerOfSlot(slot: SlotName): Point {
  const { column, row } = placeOfSlot(slot);
  return cornerOf(cellAt(column, row + 1));
}

export function centreOfSlot(slot: SlotName): Point {
  const { x, y } = cornerOfSlot(slot);
  return { x: x + CELL, y: y + CELL };
}

/** The four cells of a slot. */
export function cellsOfSlot(slot: SlotName): readonly CellName[] {
  const { column, row } = placeOfSlot(slot);
  return [cellAt(column, row + 1), cellAt(column + 1, row + 1), cellAt(column, row), cellAt(column + 1, row)];
}

/** The centre of a field of the score track: 0 is at the lower left, and it runs clockwise. */
export function fieldCentre(field: number): Point {
  const last = MAP_SIDE + 1;
  const side = Math.floor(field / last);
  const along = field % last;
  const [x, y] = [
    [0, last - along],
    [along, 0],
    [last, along],
    [last - along, last],
  ][side] as [number, number];
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

export const FIELDS = 4 * (MAP_SIDE + 1);
