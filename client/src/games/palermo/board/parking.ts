import type { Point } from '../../../frame/points';
import { centreOfSlot, type SlotName } from './geometry';

/** Where a parked pawn waits on the start tile: around its middle, each at a place of its own. */
export function parkedAt(start: SlotName, seat: number, seats: number): Point {
  const { x, y } = centreOfSlot(start);
  const angle = (seat / seats) * 2 * Math.PI - Math.PI / 2;
  return { x: x + 4.2 * Math.cos(angle), y: y + 4 * Math.sin(angle) - 0.5 };
}
