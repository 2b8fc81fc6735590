import type { HandPoint, Pose } from '../../../generated/villa_paletti';

/** A hand at a column while it is pulled: where it wants to be, how hard it pulls. Millimetres, seconds. */

/** No hand at a table should be faster. */
const FASTEST = 240;
const FARTHEST = 320;
/** Points a second that are sent. */
const RATE = 30;
/** The spring between hand and wood, as the hand is built: newtons a millimetre, and its strength. */
const SPRING = 0.4;
export const STRENGTH = 4;
/** The hand may last so long; then it lets go. */
export const LONGEST = 58;
/** While the finger is off, time stands nearly still for the hand. */
const RESTING = 0.004;

export class Hand {
  readonly column: string;
  /** Where the column was gripped. */
  readonly #grip: Pose;
  #x = 0;
  #y = 0;
  #wishX = 0;
  #wishY = 0;
  #time = 0;
  #clock: number | null = null;
  #isResting = false;
  #way = 0;
  #lag = 0;

  constructor(column: string, grip: Pose) {
    this.column = column;
    this.#grip = grip;
  }

  /** Where the finger is, as a way from where it took hold. */
  reach(x: number, y: number): void {
    const far = Math.hypot(x, y);
    const part = far > FARTHEST ? FARTHEST / far : 1;
    this.#wishX = x * part;
    this.#wishY = y * part;
    this.#isResting = false;
  }

  /** The finger is off: the hand stays where it is and keeps hold. */
  rest(): void {
    this.#wishX = this.#x;
    this.#wishY = this.#y;
    this.#isResting = true;
  }

  /** The next point of its path at a moment of the page's time, or null while it is too early for one. */
  point(now: number): HandPoint | null {
    const passed = this.#clock === null ? 1 / RATE : (now - this.#clock) / 1000;
    if (passed < 1 / RATE - 0.002) return null;
    this.#clock = now;
    const step = this.#isResting ? RESTING : Math.min(passed, 0.1);
    const dx = this.#wishX - this.#x;
    const dy = this.#wishY - this.#y;
    const far = Math.hypot(dx, dy);
    const part = far > FASTEST * step ? (FASTEST * step) / far : 1;
    this.#x += dx * part;
    this.#y += dy * part;
    this.#time += step;
    return [round(this.#time, 4), round(this.#x, 2), round(this.#y, 2), 0];
  }

  /** Where the column is now: how far it has come, and how far it lags behind the hand. */
  feel(pose: Pose): void {
    const x = pose[0] - this.#grip[0];
    const y = pose[1] - this.#grip[1];
    this.#way = Math.hypot(x, y);
    this.#lag = Math.hypot(this.#x - x, this.#y - y);
  }

  /** How far the column has come. */
  get way(): number {
    return this.#way;
  }

  /** The force on the column, in newtons. */
  get force(): number {
    return Math.min(STRENGTH, this.#lag * SPRING);
  }

  /** Seconds that are left. */
  get left(): number {
    return Math.max(0, LONGEST - this.#time);
  }

  /** Where the hand wants to be, as seen from the table. */
  get target(): readonly [number, number] {
    return [this.#grip[0] + this.#x, this.#grip[1] + this.#y];
  }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
