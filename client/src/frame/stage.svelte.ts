import type { Entry } from '../net/match.svelte';
import { settings } from '../browser/settings.svelte';
import type { Tagged } from '../texts/texts.svelte';
import type { GameTable, Live, Scene, Seat, SoundName, Speaker, Stage } from './contract';
import { rowOf } from './events';
import { sinceMoveOf } from './log';
import { lifelike, sceneOf } from './motion';
import type { Showing } from './showing.svelte';
import { play, speaker } from './sound';

/** More lines than this a screen reader's user does not look back to. */
const MOST_ANNOUNCED = 20;

/** The stage of a table: what is being shown, marked, heard and said there, by the game's rows of events. */
export class TableStage implements Stage {
  readonly live: Live;
  isPicture = false;
  isBig = $state(false);
  pace = $state(1);
  watched = $state<Seat | null>(null);
  /** What screen readers were told last: each line is read when it is added, however soon the next one follows. */
  announcements = $state.raw<readonly { readonly number: number; readonly sentence: string }[]>([]);
  /** The events of the line of the log that is pointed at; null while there is none. */
  #pointed = $state.raw<readonly Tagged[] | null>(null);
  readonly #showing: Showing;
  readonly #table: Pick<GameTable, 'events'>;
  readonly #log: () => readonly Entry[];
  /** The seat of the player who looks; null for a spectator. */
  readonly #seat: () => Seat | null;
  readonly #actors = new Set<{ readonly actor: unknown; readonly laid?: () => void }>();
  readonly #listeners = new Set<{ hear(event: Tagged): void; undone?(): void }>();

  readonly marks: readonly unknown[] = $derived.by(() => {
    const events = this.#pointed ?? sinceMoveOf(this.#seat(), this.#log(), this.#showing.seq);
    return events.flatMap(
      (event) => rowOf(this.#table, event).mark?.(event, this.#showing.view, this.isPointed) ?? [],
    );
  });

  constructor(
    showing: Showing,
    table: Pick<GameTable, 'events'>,
    log: () => readonly Entry[],
    live: Live,
    seat: () => Seat | null = () => null,
  ) {
    this.#showing = showing;
    this.#table = table;
    this.#log = log;
    this.#seat = seat;
    this.live = live;
  }

  get motion(): boolean {
    return settings.motion && !document.hidden;
  }
  get isBusy(): boolean {
    return this.#showing.busy;
  }
  get isPointed(): boolean {
    return this.#pointed !== null;
  }

  skip(): void {
    this.#showing.skip();
  }

  /** Show where the events of a line of the log happened. */
  point(events: readonly Tagged[] | null): void {
    this.#pointed = events;
  }

  animate(actor: unknown, laid?: () => void): () => void {
    return enter(this.#actors, { actor, laid });
  }

  repeat(event: Tagged, before: unknown, signal: AbortSignal): Promise<void> {
    return this.perform(sceneOf(event, before, before, signal, lifelike())); // to be seen, however fast others play
  }

  hear(hear: (event: Tagged) => void, undone?: () => void): () => void {
    return enter(this.#listeners, { hear, undone });
  }

  announce(sentence: string): void {
    const number = (this.announcements.at(-1)?.number ?? 0) + 1;
    this.announcements = [...this.announcements, { number, sentence }].slice(-MOST_ANNOUNCED);
  }

  sound(name: SoundName): void {
    play(name);
  }

  speaker(): Speaker | null {
    return speaker();
  }

  /** An event begins to be shown. */
  tell(event: Tagged): void {
    for (const { hear } of this.#listeners) hear(event);
  }

  takeBack(): void {
    for (const { undone } of this.#listeners) undone?.();
  }

  /** A new view is shown. */
  lay(): void {
    for (const { laid } of this.#actors) laid?.();
  }

  /** Show an event as its row says. */
  async perform(scene: Scene): Promise<void> {
    if (!this.#actors.size) return;
    const { sound, show, rest } = rowOf(this.#table, scene.event);
    const heard = typeof sound === 'function' ? sound(scene.event) : sound;
    if (heard) this.sound(heard);
    await Promise.all([...this.#actors].map(async ({ actor }) => show?.(scene, actor)));
    if (rest) await scene.pause(rest);
  }
}

/** Put a member into a set; returns how to take it out. */
function enter<Member>(set: Set<Member>, member: Member): () => void {
  set.add(member);
  return () => set.delete(member);
}
