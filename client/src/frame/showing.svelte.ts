import type { Entry } from '../net/match.svelte';
import type { Tagged } from '../texts/texts.svelte';
import type { Scene } from './contract';
import { pause, sceneOf } from './motion';

interface Act {
  readonly entry: Entry;
  readonly view: unknown;
  readonly active: readonly number[];
  readonly private: unknown;
}

/** A breath between two entries, so that the eye can follow. */
const BREATH_MS = 160;
/** Where nothing moves, what one player did stays before the next player's move is shown: as long as it is read. */
const BETWEEN_PLAYERS = { leastMs: 700, mostMs: 3_000 } as const;
/** More entries than this that came while no one looked are not shown one by one: the board jumps to how it stands. */
const MOST_WAITING = 40;

/** What is done with what is shown. */
export interface Hooks {
  /** Whether things may move. */
  moves(): boolean;
  /** Whether nothing moves because the player wants it so, and looks. */
  isCalm?(): boolean;
  /** How many milliseconds it takes to read of an event. */
  readingTime?(event: Tagged): number;
  /** An event begins to be shown. */
  heard(event: Tagged): void;
  /** Show it, where things may move. */
  animate(scene: Scene, mover: number | null): Promise<void>;
  /** Events were taken back. */
  undone(): void;
  /** A new view is shown. */
  laid(): void;
  /** Everything was shown. */
  rested?(): void;
  /** How many times faster than usual everything is shown. */
  pace?(): number;
  /** Resolves when the page is looked at, null while it is: nothing is shown to an empty chair. */
  awake?(): Promise<void> | null;
}

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
  #skip: AbortController | null = null;
  /** Whether everything that waits is laid down without being shown. */
  #isHurried = false;
  /** Who made the move that was shown last, and when it was shown. */
  #shown: { readonly mover: number | null; readonly at: number } | null = null;
  /** How long it takes to read what that player did. */
  #readMs = 0;
  /** The seats for whose decision is waited, while nothing is shown until then. */
  #awaited = $state.raw<readonly number[]>([]);
  #performance: Promise<void> = Promise.resolve();
  readonly #hooks: Hooks;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
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
    if (this.#waiting.length > MOST_WAITING && this.#hooks.awake?.()) this.skip();
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

  /** Show nothing until one of these seats decides. */
  skipTo(seats: readonly number[]): void {
    this.#awaited = seats;
    this.skip();
  }

  /** Whether what happens is laid down without being shown, until a seat decides. */
  get isSkipping(): boolean {
    return this.#awaited.length > 0;
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let act = this.#waiting.shift(); act; act = this.#waiting.shift()) {
      const skip = new AbortController();
      this.#skip = skip;
      const somebody = this.#hooks.awake?.();
      if (somebody) await somebody;
      if (this.#isHurried || this.isSkipping) skip.abort();
      if (this.#hooks.isCalm?.()) await this.#leaveToBeSeen(moverOf(act.entry), skip.signal);
      await this.#perform(act, skip.signal);
      this.#shown = { mover: moverOf(act.entry), at: performance.now() };
      if (this.#waiting.length && this.#hooks.moves() && !skip.signal.aborted) {
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
    this.#hooks.rested?.();
  }

  /** Wait until what another player did has been seen. */
  async #leaveToBeSeen(next: number | null, signal: AbortSignal): Promise<void> {
    if (this.#shown === null || this.#shown.mover === next) return;
    const { leastMs, mostMs } = BETWEEN_PLAYERS;
    const stays = Math.min(mostMs, Math.max(leastMs, this.#readMs));
    this.#readMs = 0;
    await pause(Math.max(0, this.#shown.at + stays - performance.now()), signal);
  }

  #lay(view: unknown, seq: number, active: readonly number[], own: unknown): void {
    this.view = view;
    this.private = own;
    this.seq = seq;
    this.active = active;
    if (active.length === 0 || active.some((seat) => this.#awaited.includes(seat))) this.#awaited = [];
    this.#hooks.laid();
  }

  async #perform({ entry, view }: Act, signal: AbortSignal): Promise<void> {
    const before = this.view;
    if (before === null) return;
    if (entry.type === 'undone') {
      this.#hooks.undone();
      return;
    }
    for (const event of entry.events as readonly Tagged[]) {
      this.event = event;
      this.#hooks.heard(event);
      this.#readMs += this.#hooks.readingTime?.(event) ?? 0;
      if (!this.#hooks.moves() || signal.aborted) continue;
      const skipped = new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => resolve(), { once: true }),
      );
      await Promise.race([
        skipped,
        this.#hooks.animate(sceneOf(event, before, view, signal, this.#hooks.pace?.()), moverOf(entry)),
      ]);
    }
  }
}

/** The seat that made a move or took one back; null for the start of a match. */
function moverOf(entry: Entry): number | null {
  return entry.type === 'opened' ? null : entry.seat;
}
