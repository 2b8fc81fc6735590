import type { LogPage, Offer, Outcome, Picture, Reason, ReplayPage, TableInfo } from '../generated/server';
import { ask, Refused, type Refusal } from '../net/http';
import { pictureOf } from '../net/tables';
import { settings } from '../settings.svelte';
import { Words, type Tagged } from '../texts/texts.svelte';
import type { Entry } from '../net/match.svelte';
import type { Animator, Desk, GameTable, Live, Moves, Player, Seat, SoundName } from './contract';
import { liveryOf } from './liveries';
import { lastTurn } from './log';
import { nameOfSeat } from './seatNames';
import { Showing } from './showing.svelte';
import { play as playSound } from './sound';

/** A recorded match, position by position, as the server's rules replay it. */
export class Record {
  readonly id: string;
  readonly key: string | null;
  readonly #query: string;
  readonly #pages = new Map<number, Promise<ReplayPage>>();

  constructor(id: string, key: string | null) {
    this.id = id;
    this.key = key;
    this.#query = key ? `?key=${encodeURIComponent(key)}` : '';
  }

  table(): Promise<TableInfo> {
    return ask('GET', `/matches/${this.id}${this.#query}`);
  }

  log(): Promise<LogPage> {
    return ask('GET', `/matches/${this.id}/log${this.#query}`);
  }

  /** How it stood after entry `seq`; what comes next is fetched on the way. */
  page(seq: number): Promise<ReplayPage> {
    let page = this.#pages.get(seq);
    if (!page) {
      page = ask<ReplayPage>('GET', `/matches/${this.id}/replay/${seq}${this.#query}`);
      page.catch(() => this.#pages.delete(seq));
      this.#pages.set(seq, page);
    }
    return page;
  }
}

/** A move that a lesson asks for. */
interface Offered {
  readonly seat: Seat;
  readonly action: Tagged;
  readonly offers: readonly Offer[];
  /** Whether what was done will do. */
  accepts(made: Tagged, recorded: Tagged): boolean;
  made(): void;
}

/** The desk at which a record is looked at: nothing can be done there, unless a lesson offers one move. */
export class ReplayDesk implements Desk {
  readonly table: GameTable;
  readonly info: TableInfo;
  readonly record: Record;
  readonly log: readonly Entry[];
  readonly words: Words;
  readonly showing: Showing<unknown>;
  considered = $state.raw<Tagged | null>(null);
  hinted = $state.raw<Tagged | null>(null);
  reasons = $state.raw<readonly Reason[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  pointed = $state.raw<readonly Tagged[] | null>(null);
  announcement = $state('');
  active = $state.raw<readonly Seat[]>([]);
  isPicture = false;
  last = $state(0);
  /** The one move that a lesson asks for, by which seat, and what happens when it is made. */
  offered = $state.raw<Offered | null>(null);
  /** Said when something else is tried. */
  readonly #elsewhere: Refusal;

  readonly players: readonly Player[] = $derived.by(() =>
    this.info.seats.map(({ seat, kind }) => ({
      seat,
      kind,
      name: this.#nameOf(seat),
      isMine: false,
      isActive: this.active.includes(seat),
      livery: liveryOf(this.table, this.view, seat),
    })),
  );
  readonly moves: Moves<Tagged> | null = $derived.by(() =>
    this.offered && !this.showing.busy ? { legal: [this.offered.action], offers: this.offered.offers } : null,
  );

  readonly marked: readonly Tagged[] = $derived.by(
    () => this.pointed ?? lastTurn(this.log, this.showing.seq),
  );

  constructor(record: Record, info: TableInfo, table: GameTable, log: readonly Entry[] = []) {
    this.record = record;
    this.log = log;
    this.info = info;
    this.table = table;
    this.words = new Words(
      info.game,
      (seat) => this.#nameOf(seat),
      table.seatFields,
      (key) => table.nameOf?.(key, this.view) ?? null,
    );
    this.#elsewhere = { rule: null, reason: 'not-in-this-lesson', params: {} };
    this.showing = new Showing({
      moves: () => this.motion,
      announce: (event) => this.announce(this.words.tell('event', event)),
      rested: () => undefined,
    });
  }

  get view(): unknown {
    return this.showing.view;
  }
  get private(): unknown {
    return this.showing.private;
  }
  get seat(): Seat | null {
    return this.offered?.seat ?? null;
  }
  get options(): Readonly<globalThis.Record<string, unknown>> {
    return this.info.options as Readonly<globalThis.Record<string, unknown>>;
  }
  get outcome(): Outcome | null {
    return this.showing.seq === this.last ? this.info.outcome : null;
  }
  get motion(): boolean {
    return settings.motion && !document.hidden;
  }
  readonly asksFirst = false;
  readonly undo = null;

  /** Go to how it stood after an entry; one step ahead is shown as it happened. */
  async goTo(seq: number): Promise<void> {
    const isNext = seq === this.showing.seq + 1;
    const page = await this.record.page(seq);
    this.last = page.last;
    if (isNext && !this.showing.busy)
      this.showing.show(page.entry as Entry, page.view, undefined, page.private);
    else this.showing.jump(page.view, seq, undefined, page.private);
    if (seq < page.last) void this.record.page(seq + 1).catch(() => undefined);
  }

  /** Show the next entry, and be done when it was shown. */
  async follow(seq: number): Promise<void> {
    await this.goTo(seq);
    await this.showing.rest();
  }

  point(events: readonly Tagged[] | null): void {
    this.pointed = events;
  }

  consider(action: Tagged | null): void {
    this.considered = action;
    this.refusal = null;
  }

  choose(action: Tagged): void {
    void this.play(action);
  }

  async play(action: Tagged): Promise<boolean> {
    const offered = this.offered;
    if (!offered || !offered.accepts(action, offered.action)) {
      this.refusal = this.#elsewhere;
      return false;
    }
    this.offered = null;
    this.considered = null;
    this.refusal = null;
    offered.made();
    return true;
  }

  async explain(): Promise<Refusal | null> {
    this.refusal = this.offered ? this.#elsewhere : null;
    return this.refusal;
  }

  async preview(): Promise<unknown> {
    return null;
  }

  picture(): Promise<Picture> {
    return pictureOf(this.record.id, this.showing.seq, { seat: null, key: this.record.key });
  }

  stage(animator: Animator<unknown, Tagged>, laid?: () => void): () => void {
    return this.showing.stage(animator, laid);
  }

  hear(listener: (event: Tagged) => void, undone?: () => void): () => void {
    return this.showing.hear(listener, undone);
  }

  announce(sentence: string): void {
    this.announcement = sentence;
  }

  sound(name: SoundName): void {
    playSound(name);
  }

  /** A record cannot be touched; in a lesson the recorded hand goes on where the learner takes hold. */
  openLive(request: unknown): Live {
    const opened = this.play(request as Tagged).then(() => {
      throw new Refused(this.#elsewhere);
    });
    return { id: '', opened, move: () => undefined, end: () => undefined };
  }

  prepareLive(): void {
    // Here nothing is simulated.
  }

  onLive(): () => void {
    return () => undefined;
  }

  /** Show what would have been better here, and why. */
  recommend(action: Tagged, reasons: readonly Reason[]): void {
    this.hinted = this.considered = action;
    this.reasons = reasons;
  }

  dismiss(): void {
    this.hinted = null;
    this.reasons = [];
    this.considered = null;
    this.refusal = null;
  }

  #nameOf(seat: Seat): string {
    return nameOfSeat(this.info.seats, seat, this.words);
  }
}
