import type { Entry } from '../net/match.svelte';
import type { Tagged } from '../texts/texts.svelte';
import type { Animator } from './contract';

interface Act<View> {
  readonly entry: Entry;
  readonly view: View;
}

/** More entries than this are not shown one by one: the board jumps to how it stands now. */
const MOST_WAITING = 12;

/** Shows entries one after the other: each event moves over the board, then the new view is laid down. */
export class Showing<View> {
  /** The view on the table. */
  view = $state.raw<View | null>(null);
  /** Whether events are being shown. */
  busy = $state(false);
  /** The entry that is shown, or was last. */
  seq = $state(-1);
  #waiting: Act<View>[] = [];
  #animators = new Set<Animator<View, Tagged>>();
  #skip: AbortController | null = null;
  #performance: Promise<void> = Promise.resolve();
  readonly #moves: () => boolean;
  readonly #announce: (event: Tagged) => void;
  readonly #rested: () => void;

  constructor(hooks: {
    /** Whether things may move. */
    moves: () => boolean;
    /** Called when an event begins to be shown. */
    announce: (event: Tagged) => void;
    /** Called when everything was shown. */
    rested: () => void;
  }) {
    this.#moves = hooks.moves;
    this.#announce = hooks.announce;
    this.#rested = hooks.rested;
  }

  stage(animator: Animator<View, Tagged>): () => void {
    this.#animators.add(animator);
    return () => this.#animators.delete(animator);
  }

  /** Lay down a view without showing how it came. */
  jump(view: View, seq: number): void {
    this.#waiting = [];
    this.#skip?.abort();
    this.view = view;
    this.seq = seq;
  }

  /** Show what happened, after everything that is shown already. */
  show(entry: Entry, view: View): void {
    this.#waiting.push({ entry, view });
    if (this.#waiting.length > MOST_WAITING) this.skip();
    if (!this.busy) this.#performance = this.#run();
  }

  /** Wait until everything was shown. */
  rest(): Promise<void> {
    return this.#performance;
  }

  /** Be done at once with what is being shown. */
  skip(): void {
    this.#skip?.abort();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let act = this.#waiting.shift(); act; act = this.#waiting.shift()) {
      const skip = new AbortController();
      this.#skip = skip;
      await this.#perform(act, skip.signal);
      // A jump during the performance already laid down something newer.
      if (act.entry.seq > this.seq) {
        this.view = act.view;
        this.seq = act.entry.seq;
      }
    }
    this.#skip = null;
    this.busy = false;
    this.#rested();
  }

  async #perform({ entry, view }: Act<View>, signal: AbortSignal): Promise<void> {
    const before = this.view;
    if (entry.type === 'undone' || before === null) return;
    for (const event of entry.events as readonly Tagged[]) {
      this.#announce(event);
      if (!this.#moves() || signal.aborted) continue;
      const skipped = new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => resolve(), { once: true }),
      );
      const scene = { event, before, after: view, signal };
      await Promise.race([skipped, Promise.all([...this.#animators].map((animate) => animate(scene)))]);
    }
  }
}
