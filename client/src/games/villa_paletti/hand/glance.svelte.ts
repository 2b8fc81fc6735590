import type { Action, FloorPreview, WayOut } from '../../../generated/villa_paletti';
import { Refused, type Refusal } from '../../../net/http';

/** What the server says about what is aimed at. */
export interface Glimpse {
  readonly action: Action;
  readonly preview: WayOut | FloorPreview | null;
  readonly refusal: Refusal | null;
}

/** Milliseconds of standing still before the server is asked what it thinks. */
const PAUSE = 70;

/** Asks the server about what is aimed at, once the aim is steady for a moment. */
export class Glance {
  glimpse = $state.raw<Glimpse | null>(null);
  readonly #preview: (action: Action) => Promise<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(preview: (action: Action) => Promise<unknown>) {
    this.#preview = preview;
  }

  at(action: Action | null): void {
    const asked = ++this.#asked; // an answer still on its way is about something no longer aimed at
    clearTimeout(this.#timer);
    if (action) this.#timer = setTimeout(() => void this.#ask(action, asked), PAUSE);
    else this.glimpse = null;
  }

  forget(): void {
    this.at(null);
  }

  async #ask(action: Action, asked: number): Promise<void> {
    let glimpse: Glimpse;
    try {
      const preview = (await this.#preview(action)) as Glimpse['preview'];
      glimpse = { action, preview, refusal: null };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      glimpse = { action, preview: null, refusal: error.refusal };
    }
    if (asked === this.#asked) this.glimpse = glimpse;
  }
}
