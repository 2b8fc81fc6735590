import type { Offer, Reason } from '../generated/server';
import type { Refusal } from '../net/http';
import type { Tagged } from '../texts/texts.svelte';
import { isSame } from './actions';
import type { Moves } from './contract';

/** What may be done now. */
export interface Choices {
  readonly legal: readonly Tagged[];
  readonly offers: readonly Offer[];
}

const NONE: Choices = { legal: [], offers: [] };

/** The half of the moves that a played match and a lesson share: what is considered, hinted and refused. */
export abstract class TableMoves implements Moves {
  refusal = $state.raw<Refusal | null>(null);
  /** What is considered, and the choices it was considered with: it holds no longer than they do. */
  #thought = $state.raw<{ readonly action: Tagged; readonly among: Choices | null } | null>(null);
  /** What a bot would play: like what is considered, it holds no longer than the choices. */
  #hint = $state.raw<{
    readonly action: Tagged;
    readonly reasons: readonly Reason[];
    readonly among: Choices | null;
  } | null>(null);
  /** Says a refusal to screen readers. */
  readonly #say: (refusal: Refusal) => void;

  constructor(say: (refusal: Refusal) => void) {
    this.#say = say;
  }

  /** Null while nothing can be decided. */
  protected abstract readonly choices: Choices | null;
  abstract readonly asksFirst: boolean;
  abstract readonly undo: (() => void) | null;
  abstract play(action: Tagged): Promise<boolean>;
  abstract explain(action: Tagged): Promise<Refusal | null>;
  abstract preview(action: Tagged): Promise<unknown>;

  get isOpen(): boolean {
    return this.choices !== null;
  }
  get legal(): readonly Tagged[] {
    return (this.choices ?? NONE).legal;
  }
  get offers(): readonly Offer[] {
    return (this.choices ?? NONE).offers;
  }
  get considered(): Tagged | null {
    return this.#thought !== null && this.#thought.among === this.choices ? this.#thought.action : null;
  }
  get hinted(): Tagged | null {
    return this.#standing()?.action ?? null;
  }
  get reasons(): readonly Reason[] {
    return this.#standing()?.reasons ?? [];
  }
  /** The hint, while what may be done is what it was given for. */
  #standing() {
    return this.#hint?.among === this.choices ? this.#hint : null;
  }
  get order(): unknown {
    return null;
  }

  consider(action: Tagged | null): void {
    this.#thought = action && { action, among: this.choices };
    // An action considered instead of the hinted one has not the hint's reasons.
    if (!action || !this.hinted || !isSame(action, this.hinted)) this.#hint = null;
    this.refusal = null;
  }

  choose(action: Tagged): void {
    const isConsidered = this.considered !== null && isSame(action, this.considered);
    if (this.asksFirst && !isConsidered) this.consider(action);
    else void this.play(action);
  }

  /** Show what a bot would play, and why. */
  recommend(action: Tagged, reasons: readonly Reason[]): void {
    this.#hint = { action, reasons, among: this.choices };
    this.consider(action);
  }

  /** Nothing can be left to be played where nothing is played. */
  leaveOrder(_: unknown): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Put away whatever is shown over the board. */
  dismiss(): void {
    this.consider(null);
  }

  refuse(refusal: Refusal): Refusal {
    this.refusal = refusal;
    this.#say(refusal);
    return refusal;
  }
}
