import type { LogPage, Offer, ReplayPage, TableInfo } from '../generated/server';
import { ask, type Refusal } from '../net/http';
import type { Entry } from '../net/match.svelte';
import type { Tagged } from '../texts/texts.svelte';
import { isSame } from './actions';
import type { GameTable, Live, Seat } from './contract';
import { TableMoves, type Choices } from './moves.svelte';
import { TableDesk } from './tableDesk.svelte';

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

/** The one move that a lesson asks for. */
interface Offered {
  readonly seat: Seat;
  readonly action: Tagged;
  readonly offers: readonly Offer[];
  made(): void;
}

/** Said when something else is tried. */
const ELSEWHERE: Refusal = { rule: null, reason: 'not-in-this-lesson', params: {} };

/** The moves of a record: none, unless a lesson asks for one. */
export class RecordMoves extends TableMoves {
  offered = $state.raw<Offered | null>(null);
  readonly asksFirst = false;
  readonly undo = null;
  readonly #isBusy: () => boolean;

  protected readonly choices: Choices | null = $derived.by(() =>
    this.offered && !this.#isBusy() ? { legal: [this.offered.action], offers: this.offered.offers } : null,
  );

  constructor(isBusy: () => boolean, say: (refusal: Refusal) => void) {
    super(say);
    this.#isBusy = isBusy;
  }

  async play(action: Tagged): Promise<boolean> {
    const { offered } = this;
    if (!offered || !isSame(action, offered.action)) {
      this.refuse(ELSEWHERE);
      return false;
    }
    this.offered = null;
    this.dismiss();
    offered.made();
    return true;
  }

  async explain(): Promise<Refusal | null> {
    this.refusal = null;
    return this.offered && this.refuse(ELSEWHERE);
  }

  async preview(): Promise<unknown> {
    return null;
  }
}

/** A record cannot be touched. */
const NO_HANDS: Live = {
  prepare: () => undefined,
  open: () => ({ id: '', opened: Promise.resolve(false), move: () => undefined, end: () => undefined }),
  hear: () => () => undefined,
};

/** The desk at which a record is looked at. */
export class ReplayDesk extends TableDesk {
  readonly info: TableInfo;
  readonly record: Record;
  readonly log: readonly Entry[];
  readonly moves: RecordMoves;
  /** The newest entry of the record. */
  last = $state(0);

  constructor(record: Record, info: TableInfo, table: GameTable, log: readonly Entry[] = []) {
    super(table, {
      source: {
        info: () => info,
        seat: () => this.moves.offered?.seat ?? null,
        mine: () => [],
        outcome: () => (this.showing.seq === this.last ? info.outcome : null),
        key: record.key,
      },
      live: NO_HANDS,
      log: () => log,
    });
    this.info = info;
    this.record = record;
    this.log = log;
    this.moves = new RecordMoves(
      () => this.showing.busy,
      (refusal) => this.stage.announce(this.words.refusal(refusal)),
    );
  }

  /** Go to the position after an entry; one step ahead is shown as it happened. */
  async goTo(seq: number): Promise<void> {
    const isNext = seq === this.showing.seq + 1;
    const page = await this.record.page(seq);
    this.last = page.last;
    if (isNext && !this.showing.busy) this.showing.show(page.entry, page.view, undefined, page.private);
    else {
      this.showing.jump(page.view, seq, undefined, page.private);
      this.stage.takeBack(); // what was shown before did not lead here
    }
    if (seq < page.last) void this.record.page(seq + 1).catch(() => undefined);
  }

  /** Show the next entry; resolves when it was shown. */
  async follow(seq: number): Promise<void> {
    await this.goTo(seq);
    await this.showing.rest();
  }
}
