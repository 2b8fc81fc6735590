const FIRST_MS = 300;
const LONGEST_MS = 8_000;

/** How long to wait before the next try: a little at first, longer with every try that failed. */
export class Pauses {
  #next = FIRST_MS;

  next(): number {
    const pause = this.#next;
    this.#next = Math.min(pause * 2, LONGEST_MS);
    return pause;
  }

  /** It worked: the next pause is short again. */
  reset(): void {
    this.#next = FIRST_MS;
  }
}
