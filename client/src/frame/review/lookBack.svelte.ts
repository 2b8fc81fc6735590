import type { Review, ReviewPage } from '../../generated/server';
import { ask, isUnreachable, Refused, type Refusal } from '../../net/http';
import { pause } from '../motion';

const LOOK_AGAIN_MS = 1_000;

/** A look back at a match: asked for once, awaited while the server makes it. */
export class LookBack {
  page = $state.raw<ReviewPage | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  readonly #path: string;

  constructor(match: string, key: string | null) {
    this.#path = `/matches/${match}/review${key ? `?key=${encodeURIComponent(key)}` : ''}`;
  }

  get review(): Review | null {
    return this.page?.review ?? null;
  }

  /** Whether the server has given up on it. */
  get hasFailed(): boolean {
    return this.page?.status === 'none';
  }

  /** Have it made and look again and again, until it is done or nobody waits any more. */
  async wait(signal: AbortSignal): Promise<void> {
    let method = 'POST';
    while (!signal.aborted) {
      try {
        this.page = await ask<ReviewPage>(method, this.#path);
        method = 'GET';
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (!isUnreachable(error)) {
          this.refusal = error.refusal;
          return;
        }
      }
      if (this.page?.status === 'done' || this.page?.status === 'none') return;
      await pause(LOOK_AGAIN_MS, signal);
    }
  }
}
