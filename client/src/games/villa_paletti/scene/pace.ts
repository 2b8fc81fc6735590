/** Pictures that take longer than this, so many times in a row, are drawn coarser from then on. */
const SLOW = 0.09;
const SLOW_PICTURES = 3;
const COARSEST = 0.5;
/** Milliseconds without movement until the picture is drawn as finely as it can be. */
const REST = 350;

/** How finely pictures are drawn: a weak machine gets coarse ones while things move, and a fine one at rest. */
export class Pace {
  readonly #finest: number;
  readonly #drawFinely: () => void;
  #moving: number;
  #slow = 0;
  #wentOn = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(drawFinely: () => void) {
    this.#finest = this.#moving = Math.min(devicePixelRatio, 2);
    this.#drawFinely = drawFinely;
  }

  /** How many points a pixel of the page has while things move. */
  get moving(): number {
    return this.#moving;
  }

  get finest(): number {
    return this.#finest;
  }

  /** A picture was drawn, so many seconds after the last one; whether more will follow at once. */
  drew(passed: number, goesOn: boolean): void {
    if (this.#wentOn) this.#keepUp(passed);
    this.#wentOn = goesOn;
    clearTimeout(this.#rest);
    if (!goesOn && this.#finest > this.#moving) this.#rest = setTimeout(this.#drawFinely, REST);
  }

  close(): void {
    clearTimeout(this.#rest);
  }

  #keepUp(passed: number): void {
    this.#slow = passed > SLOW ? this.#slow + 1 : 0;
    if (this.#slow < SLOW_PICTURES || this.#moving <= COARSEST) return;
    this.#slow = 0;
    this.#moving = Math.max(COARSEST, this.#moving * 0.7);
  }
}
