import type { Action, SetDown } from '../../../generated/villa_paletti';
import type { FloorName, Point } from '../wood/pieces';

/** What a player aims at before doing it: how to pull, where to set down, how to lay. */

/** How a column may be taken, by the list of legal actions. */
export interface Takeable {
  readonly directions: readonly number[];
  readonly canLift: boolean;
}

/** How a column is to be pulled. */
export interface Pulling {
  readonly direction: number;
  readonly speed: number;
  readonly grip: number;
  readonly tool: 'hand' | 'hook';
  readonly hold: FloorName | null;
  readonly holdAt: Point;
  readonly lift: number;
  readonly steady: number;
  readonly giveUp: number | null;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly on: string | null;
}

export interface FloorPlace {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly flipped: boolean;
}

/** How far above the foot a tool sits. */
export const GRIP: Readonly<Record<Pulling['tool'], number>> = { hand: 35, hook: 12 };

export const CAREFUL: Pulling = {
  direction: 0,
  speed: 50,
  grip: GRIP.hand,
  tool: 'hand',
  hold: null,
  holdAt: [0, 0],
  lift: 0,
  steady: 0,
  giveUp: null,
};

export function takeableFrom(legal: readonly Action[]): ReadonlyMap<string, Takeable> {
  const ways = new Map<string, { directions: number[]; canLift: boolean }>();
  for (const action of legal) {
    if (action.type !== 'pull' && action.type !== 'lift' && action.type !== 'break_off') continue;
    const way = ways.get(action.column) ?? { directions: [], canLift: false };
    if (action.type === 'pull') way.directions.push(action.direction);
    if (action.type === 'lift') way.canLift = true;
    ways.set(action.column, way);
  }
  return ways;
}

/** The listed place nearest to a point; stacking only where nothing else is left. */
export function nearest(places: readonly SetDown[], [x, y]: Point): SetDown | undefined {
  const far = (place: SetDown) => Math.hypot(place.x - x, place.y - y) + (place.on ? 1000 : 0);
  return places.toSorted((one, other) => far(one) - far(other))[0];
}

/** A pull that somebody else thought of, over the settings at hand. */
export function pullingLike(pull: Extract<Action, { type: 'pull' }>, now: Pulling): Pulling {
  return {
    direction: pull.direction,
    speed: pull.speed ?? now.speed,
    grip: pull.grip ?? now.grip,
    tool: pull.tool ?? now.tool,
    hold: pull.hold ?? null,
    holdAt: [pull.hold_x ?? 0, pull.hold_y ?? 0],
    lift: pull.lift ?? 0,
    steady: pull.steady ?? 0,
    giveUp: pull.give_up ?? null,
  };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function wrap(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
