import {
  HAND_GRIP,
  type Action,
  type BreakOff,
  type Lift,
  type Pull,
  type PullAlong,
  type View,
} from '../../../generated/villa_paletti';
import { COLUMN_HEIGHT, type FloorName, type Point } from '../wood/pieces';

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

/** So near, in millimetres and degrees, is the same place. */
const SAME = 0.2;
type Aim = Pick<Spot, 'x' | 'y' | 'rotation'>;

export interface FloorPlace {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly flipped: boolean;
}

/** Millimetres above its foot between which a column of these pieces can be gripped. */
export function gripRange(): readonly [low: number, high: number] {
  return [GRIP_MARGIN, COLUMN_HEIGHT - GRIP_MARGIN];
}
const GRIP_MARGIN = 5;
/** How far above the foot a tool sits. */
export const GRIP: Readonly<Record<Pulling['tool'], number>> = { hand: HAND_GRIP, hook: 12 };

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

const TAKING: readonly Action['type'][] = ['pull', 'pull_along', 'lift', 'break_off'];

function isTaking(action: Action): action is Pull | PullAlong | Lift | BreakOff {
  return TAKING.includes(action.type);
}

/** Where a path leads, in degrees against the clock. */
function directionOf(path: PullAlong['path']): number {
  const [, x = 0, y = 0] = path.at(-1) ?? [];
  return (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;
}

export function takeableFrom(legal: readonly Action[]): ReadonlyMap<string, Takeable> {
  const ways = new Map<string, { directions: number[]; canLift: boolean }>();
  for (const action of legal) {
    if (!isTaking(action)) continue;
    const way = ways.get(action.column) ?? { directions: [], canLift: false };
    if (action.type === 'pull') way.directions.push(action.direction);
    if (action.type === 'pull_along') way.directions.push(directionOf(action.path));
    if (action.type === 'lift') way.canLift = true;
    ways.set(action.column, way);
  }
  return ways;
}

/** What is written at a column; where nothing is, a nudge tells. */
export type Weight = View['notes'][string] | 'unknown';

export function weightOf(view: View, column: string): Weight {
  return view.notes[column] ?? 'unknown';
}

/** Newtons as the grams that people know. */
export function gramsOf(newtons: number): number {
  return Math.round((newtons * 1000) / 9.81 / 5) * 5;
}

/** A place that the rules list, and what is done to set the column down there. */
export interface Listed extends Spot {
  readonly action: Action;
}

/** The listed places for the column in hand: by the program's hand, or by a ready-made way of one's own. */
export function placesFrom(legal: readonly Action[]): readonly Listed[] {
  return legal.flatMap((action): readonly Listed[] => {
    if (action.type === 'set_down') {
      const { x, y, rotation = 0, on = null } = action;
      return [{ x, y, rotation, on, action }];
    }
    if (action.type !== 'set_down_along') return [];
    const [, dx = 0, dy = 0, , turn = 0] = action.path.at(-1) ?? [0, 0, 0];
    const { x, y, rotation = 0 } = action;
    return [{ x: x + dx, y: y + dy, rotation: wrap(rotation + turn), on: null, action }];
  });
}

/** The same for the floor in hand. */
export function floorPlacesFrom(legal: readonly Action[]): readonly (FloorPlace & { action: Action })[] {
  return legal.flatMap((action) => {
    if (action.type !== 'lay_floor' && action.type !== 'lay_floor_along') return [];
    const way = action.type === 'lay_floor_along' ? action.path.at(-1) : undefined;
    const [, dx = 0, dy = 0, , turn = 0] = way ?? [0, 0, 0];
    const { x, y, rotation = 0, flipped = false } = action;
    return [{ x: x + dx, y: y + dy, rotation: wrap(rotation + turn), flipped, action }];
  });
}

/** The listed place nearest to a point; stacking only where nothing else is left. */
export function nearest(places: readonly Listed[], [x, y]: Point): Listed | undefined {
  const far = (place: Listed) => Math.hypot(place.x - x, place.y - y) + (place.on ? 1000 : 0);
  return places.toSorted((one, other) => far(one) - far(other))[0];
}

/** The ready-made way to exactly that place, if there is one: another place is not what was aimed at. */
export function readyMade(
  ways: readonly (Aim & { readonly action: Action })[],
  { x, y, rotation }: Aim,
): Action | null {
  const isThere = (way: Aim) =>
    Math.hypot(way.x - x, way.y - y) < SAME && Math.abs(way.rotation - rotation) < SAME;
  return ways.find(isThere)?.action ?? null;
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
