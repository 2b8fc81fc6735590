import {
  HAND_SPRING,
  HAND_STRENGTH,
  LONGEST,
  MOST_LIFT,
  MOST_STEADY,
  type HandPoint,
  type Pose,
} from '../../../generated/villa_paletti';

/** A hand at a piece: where it wants to be, and how the wood follows. Millimetres, degrees, seconds. */

/** A way from where the hand took hold; `turn` against the clock, the leans of its top to the right and to the back. */
export interface Way {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  readonly leanX: number;
  readonly leanY: number;
}
const NO_WAY: Way = { x: 0, y: 0, z: 0, turn: 0, leanX: 0, leanY: 0 };

/** No hand at a table should be faster: aside, down, and turning. */
const FASTEST = 240;
const FASTEST_DOWN = 110;
const FASTEST_TURN = 160;
const FASTEST_LEAN = 60;
const FARTHEST = 320;
/** How far fingers raise, turn and tilt a column without letting go. */
const MOST_RAISED = 20;
const MOST_TURNED = 120;
const MOST_LEANT = 15;
/** Seconds between two points at least: as many as a hand may have in the time that it may last. */
const LEAST = 0.02;
/** Seconds before a hand may last no longer, at which it lets go. */
const SPARE = 2;
/** The second hand holds a floor firmly long before it lifts with all its strength. */
const STEADIES = 3;
/** A carried piece that stays so far above the hand may stand on something. */
const HELD_UP = 0.8;

export class Hand {
  readonly piece: string;
  /** Where the piece was gripped. */
  readonly #grip: Pose;
  #at = NO_WAY;
  #wish = NO_WAY;
  #time = 0;
  #clock: number | null = null;
  /** Where the piece is, as a way from where it was gripped. */
  #felt: readonly [number, number] | null = null;
  #way = 0;
  #lag = 0;
  #above = 0;
  /** How hard the second hand works at the floor above, from 0 to 1. */
  #support = 0;

  /** A hand at a piece that was gripped there; one that goes on is where its last point was. */
  constructor(piece: string, grip: Pose, last: HandPoint | null = null) {
    this.piece = piece;
    this.#grip = grip;
    if (!last) return;
    const [time, x, y, z = 0, turn = 0, leanX = 0, leanY = 0] = last;
    this.#time = time;
    this.#at = this.#wish = { x, y, z, turn, leanX, leanY };
  }

  /** Where the finger is, as a way from where it took hold. */
  reach(x: number, y: number): void {
    const far = Math.hypot(x, y);
    const part = far > FARTHEST ? FARTHEST / far : 1;
    this.#wish = { ...this.#wish, x: x * part, y: y * part };
  }

  /** Go there, and rest. */
  send(way: Partial<Way>): void {
    this.#wish = { ...this.#wish, ...way };
  }

  sendTo(x: number, y: number): void {
    this.send({ x: x - this.#grip[0], y: y - this.#grip[1] });
  }

  /** Go on from where it was sent. */
  shift(x: number, y: number): void {
    this.reach(this.#wish.x + x, this.#wish.y + y);
  }

  /** Raise and turn what it holds, as far as fingers can. */
  raise(by: number, turn: number): void {
    this.send({
      z: within(this.#wish.z + by, MOST_RAISED),
      turn: within(this.#wish.turn + turn, MOST_TURNED),
    });
  }

  /** Tilt what it holds, by degrees to the right and to the back. */
  tilt(x: number, y: number): void {
    const [leanX, leanY] = [this.#wish.leanX + x, this.#wish.leanY + y];
    const part = Math.min(1, MOST_LEANT / (Math.hypot(leanX, leanY) || 1));
    this.send({ leanX: leanX * part, leanY: leanY * part });
  }

  /** The second hand holds the floor above and lifts it, from 0 (it is off) to 1 (with all its strength). */
  support(effort: number): void {
    this.#support = Math.min(1, Math.max(0, effort));
  }

  get supported(): number {
    return this.#support;
  }

  /** The finger is off: the hand keeps hold, pulls no more and stays with the piece. */
  rest(): void {
    const [x, y] = this.#felt ?? [this.#at.x, this.#at.y];
    this.#wish = { ...this.#at, x, y };
  }

  /** Milliseconds from a moment until the next point may be sent. */
  waits(now: number): number {
    return this.#clock === null ? 0 : Math.max(0, 1000 * LEAST - (now - this.#clock));
  }

  /** The next point of its path at a moment of the page's time, or null while it is too early for one. */
  point(now: number): HandPoint | null {
    const passed = this.#clock === null ? LEAST : (now - this.#clock) / 1000;
    if (passed < LEAST) return null;
    this.#clock = now;
    const step = Math.min(passed, 0.1); // time goes on, also while the finger is off
    const dx = this.#wish.x - this.#at.x;
    const dy = this.#wish.y - this.#at.y;
    const part = Math.min(1, (FASTEST * step) / (Math.hypot(dx, dy) || 1));
    this.#at = {
      x: this.#at.x + dx * part,
      y: this.#at.y + dy * part,
      z: towards(this.#at.z, this.#wish.z, FASTEST_DOWN * step),
      turn: towards(this.#at.turn, this.#wish.turn, FASTEST_TURN * step),
      leanX: towards(this.#at.leanX, this.#wish.leanX, FASTEST_LEAN * step),
      leanY: towards(this.#at.leanY, this.#wish.leanY, FASTEST_LEAN * step),
    };
    this.#time += step;
    const { x, y, z, turn, leanX, leanY } = this.#at;
    const way = [round(this.#time, 4), round(x, 2), round(y, 2), round(z, 2), round(turn, 2)] as const;
    if (!this.#support && !leanX && !leanY) return way;
    return [
      ...way,
      round(leanX, 2),
      round(leanY, 2),
      round(MOST_STEADY * Math.min(1, STEADIES * this.#support), 2),
      round(MOST_LIFT * this.#support, 2),
    ];
  }

  /** Where the piece is now: how far it has come, and how far it lags behind the hand. */
  feel(pose: Pose): void {
    const [x, y, z] = [pose[0] - this.#grip[0], pose[1] - this.#grip[1], pose[2] - this.#grip[2]];
    this.#felt = [x, y];
    this.#way = Math.hypot(x, y);
    this.#lag = Math.hypot(this.#at.x - x, this.#at.y - y);
    this.#above = z - this.#at.z;
  }

  /** How far the piece has come. */
  get way(): number {
    return this.#way;
  }

  /** The force on a piece that is pulled, in newtons. */
  get force(): number {
    return Math.min(HAND_STRENGTH, this.#lag * HAND_SPRING);
  }

  /** Whether a carried piece does not follow the hand down: it stands, or lags behind, or the hand trembles. */
  get isHeldUp(): boolean {
    return this.#above > HELD_UP;
  }

  /** Seconds that are left. */
  get left(): number {
    return Math.max(0, LONGEST - SPARE - this.#time);
  }

  /** Where the hand is, as a way from where it took hold. */
  get at(): Way {
    return this.#at;
  }

  /** Where the hand was sent, as a way from where it took hold. */
  get wish(): Way {
    return this.#wish;
  }

  /** Where the hand wants to be, as seen from the table. */
  get target(): readonly [number, number] {
    return [this.#grip[0] + this.#at.x, this.#grip[1] + this.#at.y];
  }
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

function towards(from: number, to: number, most: number): number {
  return from + Math.max(-most, Math.min(most, to - from));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
