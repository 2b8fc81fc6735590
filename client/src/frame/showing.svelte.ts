import type { Entry } from '../net/match.svelte';
import type { Tagged } from '../texts/texts.svelte';
import type { Animator } from './contract';
import { pause } from './motion';

interface Act {
  readonly entry: Entry;
  readonly view: unknown;
  readonly active: readonly number[];
  readonly private: unknown;
}

/** A breath between two entries, so that the eye can follow. */
const BREATH_MS = 160;
/** More entries than this are not shown one by one: the board jumps to how it stands now. */
const MOST_WAITING = 40;

/** Shows entries one after the other: each event moves over the board, then the new view is laid down. */
export class Showing {
  /** The view on the table. */
  view = $state.raw<unknown>(null);
  /** What only the seat that looks sees beside it. */
  private = $state.raw<unknown>(null);
  /** Whose decision it is at the moment that is shown. */
  active = $state.raw<readonly number[]>([]);
  /** The event that is being shown. */
  event = $state.raw<Tagged | null>(null);
  /** Whether events are being shown. */
  busy = $state(false);
  /** The entry that is shown, or was last. */
  seq = $state(-1);
  #waiting: Act[] = [];
  #stages = new Set<{ readonly animate: Animator; readonly laid: () => void }>();
  #listeners = new Set<{ readonly hear: (event: Tagged) => void; readonly undone: () => void }>();
  #skip: AbortController | null = null;
  /** Whether everything that waits is laid down without being shown. */
  #isHurried = false;
  #performance: Promise<void> = Promise.resolve();
  readonly #moves: () => boolean;
  readonly #announce: (event: Tagged) => void;
  readonly #rested: () => void;
  readonly #awake: () => Promise<void> | null;

  constructor(hooks: {
    /** Whether things may move. */
    moves: () => boolean;
    /** Called when an event begins to be shown. */
    announce: (event: Tagged) => void;
    /** Called when everything was shown. */
    rested: () => void;
    /** Resolves when somebody looks, null while they do: nothing is shown to an empty chair. */
    awake?: () => Promise<void> | null;
  }) {
    this.#moves = hooks.moves;
    this.#announce = hooks.announce;
    this.#rested = hooks.rested;
    this.#awake = hooks.awake ?? (() => null);
  }

  stage(animate: Animator, laid: () => void = () => undefined): () => void {
    const stage = { animate, laid };
    this.#stages.add(stage);
    return () => this.#stages.delete(stage);
  }

  hear(hear: (event: Tagged) => void, undone: () => void = () => undefined): () => void {
    const listener = { hear, undone };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Lay down a view without showing how it came. */
  jump(view: unknown, seq: number, active: readonly number[] = this.active, own: unknown = null): void {
    this.#waiting = [];
    this.#skip?.abort();
    this.#lay(view, seq, active, own);
  }

  /** Show what happened, after everything that is shown already. */
  show(entry: Entry, view: unknown, active: readonly number[] = this.active, own: unknown = null): void {
    this.#waiting.push({ entry, view, active, private: own });
    if (this.#waiting.length > MOST_WAITING) this.skip();
    if (!this.busy) this.#performance = this.#run();
  }

  /** Wait until everything was shown. */
  rest(): Promise<void> {
    return this.#performance;
  }

  /** Be done at once with everything that is to be shown. */
  skip(): void {
    this.#isHurried = true;
    this.#skip?.abort();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let act = this.#waiting.shift(); act; act = this.#waiting.shift()) {
      const skip = new AbortController();
      this.#skip = skip;
      const somebody = this.#awake();
      if (somebody) await somebody;
      if (this.#isHurried) skip.abort();
      await this.#perform(act, skip.signal);
      if (this.#waiting.length && this.#moves() && !skip.signal.aborted) {
        await pause(BREATH_MS, skip.signal);
      }
      // A jump during the performance may have laid down something newer, or the same through other eyes
      // that had not seen it yet.
      if (act.entry.seq >= this.seq) this.#lay(act.view, act.entry.seq, act.active, act.private);
    }
    this.#skip = null;
    this.#isHurried = false;
    this.event = null;
    this.busy = false;
    this.#rested();
  }

  #lay(view: unknown, seq: number, active: readonly number[], own: unknown): void {
    this.view = view;
    this.private = own;
    this.seq = seq;
    this.active = active;
    for (const { laid } of this.#stages) laid();
  }

  async #perform({ entry, view }: Act, signal: AbortSignal): Promise<void> {
    const before = this.view;
    if (before === null) return;
    if (entry.type === 'undone') {
      for (const { undone } of this.#listeners) undone();
      return;
    }
    for (const event of entry.events as readonly Tagged[]) {
      this.event = event;
      this.#announce(event);
      for (const { hear } of this.#listeners) hear(event);
      if (!this.#moves() || signal.aborted) continue;
      const skipped = new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => resolve(), { once: true }),
      );
      const scene = { event, before, after: view, signal };
      await Promise.race([
        skipped,
        Promise.all([...this.#stages].map(async ({ animate }) => animate(scene))),
      ]);
    }
  }
}
