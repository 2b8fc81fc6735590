import { Refused, type Refusal } from '../net/http';

/** What the server says about an action that is thought of: what it would lead to, or why it is not allowed. */
export interface Foreseen<Action, Preview> {
  readonly action: Action;
  readonly preview: Preview | null;
  readonly refusal: Refusal | null;
}

/** Milliseconds of standing still before the server is asked. */
const STILL_MS = 60;

/** Asks the server about what is aimed at, once the aim is steady for a moment; only the last answer counts. */
export class Foresight<Action, Preview> {
  seen = $state.raw<Foreseen<Action, Preview> | null>(null);
  readonly #preview: (action: Action) => Promise<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(preview: (action: Action) => Promise<unknown>) {
    this.#preview = preview;
  }

  /** Aim at something; what was seen of the last aim stays until the answer comes. */
  at(action: Action | null): void {
    const asked = ++this.#asked; // an answer still on its way is about something no longer aimed at
    clearTimeout(this.#timer);
    if (action) this.#timer = setTimeout(() => void this.#ask(action, asked), STILL_MS);
    else this.seen = null;
  }

  forget(): void {
    this.at(null);
  }

  async #ask(action: Action, asked: number): Promise<void> {
    let seen: Foreseen<Action, Preview>;
    try {
      seen = { action, preview: (await this.#preview(action)) as Preview | null, refusal: null };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      seen = { action, preview: null, refusal: error.refusal };
    }
    if (asked === this.#asked) this.seen = seen;
  }
}
