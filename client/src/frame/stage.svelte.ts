import type { Entry } from '../net/match.svelte';
import { settings } from '../browser/settings.svelte';
import type { Tagged } from '../texts/texts.svelte';
import type { Animator, Live, SoundName, Stage } from './contract';
import { lastTurn } from './log';
import type { Showing } from './showing.svelte';
import { play } from './sound';

/** The stage of a table: what is being shown, marked, heard and said there. */
export class TableStage implements Stage {
  readonly live: Live;
  isPicture = false;
  /** What screen readers are told. */
  announcement = $state('');
  /** The events of the line of the log that is pointed at; null while there is none. */
  #pointed = $state.raw<readonly Tagged[] | null>(null);
  readonly #showing: Showing;
  readonly #log: () => readonly Entry[];

  readonly marked: readonly Tagged[] = $derived.by(
    () => this.#pointed ?? lastTurn(this.#log(), this.#showing.seq),
  );

  constructor(showing: Showing, log: () => readonly Entry[], live: Live) {
    this.#showing = showing;
    this.#log = log;
    this.live = live;
  }

  get motion(): boolean {
    return settings.motion && !document.hidden;
  }
  get isPointed(): boolean {
    return this.#pointed !== null;
  }

  /** Show where the events of a line of the log happened. */
  point(events: readonly Tagged[] | null): void {
    this.#pointed = events;
  }

  animate(animator: Animator, laid?: () => void): () => void {
    return this.#showing.stage(animator, laid);
  }

  hear(listener: (event: Tagged) => void, undone?: () => void): () => void {
    return this.#showing.hear(listener, undone);
  }

  announce(sentence: string): void {
    // A screen reader says the same sentence twice only if the text changes.
    this.announcement = this.announcement === sentence ? `${sentence}\u00a0` : sentence;
  }

  sound(name: SoundName): void {
    play(name);
  }
}
