import type {
  ClockFace,
  Line,
  Offer,
  Outcome,
  ServerMessage,
  Snapshot,
  TableInfo,
  Update,
} from '../generated/server';
import { changed } from './changes';
import { Refused, type Refusal } from './http';
import { Pauses } from './pauses';
import { socket, type Answer, type Question, type Socket } from './socket.svelte';

export type Entry = Update['entry'];
export type Seat = number;

/** What one of my seats may do in answer to entry `seq`. */
export interface Choices {
  readonly seq: number;
  readonly legal: readonly unknown[];
  readonly offers: readonly Offer[];
}

/** The match as one seat sees it, or a spectator: what everybody sees, and what only this seat does. */
export interface Perspective {
  readonly seat: Seat | null;
  readonly view: unknown;
  readonly private: unknown;
  readonly log: readonly Entry[];
}

/** A new entry, with the whole view after it. */
export type ShownUpdate = Update & { readonly view: unknown };
export type News = (update: ShownUpdate) => void;

/** A table that is followed over the socket: who sits there, the log, and what my seats may do. */
export class FollowedMatch {
  readonly id: string;
  table = $state.raw<TableInfo | null>(null);
  mine = $state.raw<readonly Seat[]>([]);
  hosting = $state(false);
  invite = $state<string | null>(null);
  share = $state<string | null>(null);
  /** Up to which entry I had looked when I came. */
  seen = $state(-1);
  seq = $state(-1);
  perspectives = $state.raw<readonly Perspective[]>([]);
  lines = $state.raw<readonly Line[]>([]);
  choices = $state.raw<ReadonlyMap<Seat, Choices>>(new Map());
  /** The standing orders of my seats, which no other player sees; null for one that has lapsed. */
  orders = $state.raw<ReadonlyMap<Seat, unknown>>(new Map());
  clocks = $state.raw<readonly ClockFace[]>([]);
  /** When the clocks were last read, in the page's own time. */
  clocksAt = $state(0);
  outcome = $state.raw<Outcome | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  /** The key with which the table was found, if any. */
  readonly key: string | null;
  readonly #socket: Socket;
  readonly #stops: (() => void)[] = [];
  readonly #news = new Set<News>();
  readonly #resets = new Set<() => void>();
  readonly #pauses = new Pauses();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isSubscribing = false;
  /** The entry after which each perspective is shown. */
  #shownAt = new Map<Seat | null, number>();
  #live = new Set<(message: ServerMessage) => void>();
  /** The own hand that was held while the connection was lost, until a table that is still loading hears of it. */
  #held: ServerMessage | null = null;

  readonly #role: 'player' | 'table';

  constructor(
    id: string,
    key: string | null,
    connection: Socket = socket(),
    role: 'player' | 'table' = 'player',
  ) {
    this.id = id;
    this.key = key;
    this.#role = role;
    this.#socket = connection;
    this.#stops.push(connection.listen((message) => this.#hear(message)));
    this.#stops.push(connection.onWelcome(() => void this.#subscribe()));
  }

  /** Hear of each entry as it comes; returns how to stop. */
  onNews(news: News): () => void {
    this.#news.add(news);
    return () => this.#news.delete(news);
  }

  /** Be told when everything was read anew (after the start, a lost connection, a change of seats). */
  onReset(reset: () => void): () => void {
    this.#resets.add(reset);
    return () => this.#resets.delete(reset);
  }

  /** Hear the frames of what is being done by hand. */
  onLive(hear: (message: ServerMessage) => void): () => void {
    this.#live.add(hear);
    if (this.#held) hear(this.#held);
    return () => this.#live.delete(hear);
  }

  perspective(seat: Seat | null): Perspective | undefined {
    return this.perspectives.find((each) => each.seat === seat);
  }

  ask(question: Question, id?: string): Promise<Answer> {
    return this.#socket.ask(question, id);
  }

  tell(message: Parameters<Socket['tell']>[0]): void {
    this.#socket.tell(message);
  }

  /** Connect anew: what belonged to the connection is resumed by the server. */
  reconnect(): void {
    this.#socket.reopen();
  }

  /** Follow the table no longer. */
  leave(): void {
    clearTimeout(this.#retry);
    for (const stop of this.#stops) stop();
    if (this.#socket.status === 'open') {
      this.ask({ type: 'unsubscribe', match: this.id }).catch(() => undefined);
    }
  }

  async #subscribe(): Promise<void> {
    clearTimeout(this.#retry);
    this.#isSubscribing = true;
    let asksAgain = false;
    try {
      await this.ask({
        type: 'subscribe',
        match: this.id,
        role: this.#role,
        key: this.key,
        tokens: this.#role === 'table' ? [] : seatTokens(this.id),
        since: this.perspectives.length ? Math.min(...this.#shownAt.values()) : -1,
        lines_since: this.lines.at(-1)?.number ?? -1,
      });
      this.refusal = null;
      this.#pauses.reset();
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.reason === 'unreachable') return;
      // The server could not look just now: ask again until it can.
      if (['server-error', 'database-away'].includes(error.refusal.reason)) {
        asksAgain = true;
        this.#retry = setTimeout(() => void this.#subscribe(), this.#pauses.next());
      } else this.refusal = error.refusal;
    } finally {
      this.#isSubscribing = asksAgain;
    }
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        if (message.table.match === this.id) this.#takeSnapshot(message);
        break;
      case 'update':
        if (message.match === this.id) this.#takeUpdate(message);
        break;
      case 'choices':
        if (message.match === this.id) {
          this.choices = new Map(this.choices).set(message.seat, message);
        }
        break;
      case 'standing_order':
        if (message.match === this.id) this.orders = new Map(this.orders).set(message.seat, message.order);
        break;
      case 'table':
        if (message.table.match === this.id) {
          this.#takeTable(message.table);
          this.mine = message.mine;
          this.hosting = message.hosting;
        }
        break;
      case 'line':
        if (message.match === this.id) this.lines = mergeLines(this.lines, [message.line]);
        break;
      case 'live_frame':
      case 'live_ended':
      case 'live_held':
        if (message.match !== this.id) break;
        if (message.type !== 'live_frame') this.#held = message.type === 'live_held' ? message : null;
        for (const hear of this.#live) hear(message);
        break;
      case 'gone':
        if (message.match === this.id)
          this.refusal = { rule: null, reason: message.reason, params: { match: this.id } };
        break;
      // Answers and what is not about a table: the socket and the lobby take these.
      case 'welcome':
      case 'restart_announced':
      case 'invited':
      case 'done':
      case 'refused':
      case 'lobby':
      case 'seat_token':
      case 'previewed':
      case 'hinted':
      case 'live_scene':
        break;
    }
  }

  #takeSnapshot(message: Snapshot): void {
    this.mine = message.mine;
    this.hosting = message.hosting;
    this.invite = message.invite;
    this.share = message.share;
    if (this.table === null) this.seen = message.seen;
    this.perspectives = message.perspectives.map(({ seat, private: own, log }) => ({
      seat,
      view: message.view,
      private: own,
      log: mergeLog(this.perspective(seat)?.log ?? [], log),
    }));
    this.seq = message.table.seq;
    this.#shownAt = new Map(message.perspectives.map(({ seat }) => [seat, message.table.seq]));
    this.orders = new Map(); // those that stand are sent after it
    this.lines = mergeLines(this.lines, message.lines);
    this.#takeTable(message.table);
    this.#held = null;
    for (const reset of this.#resets) reset();
  }

  #takeUpdate(message: Update): void {
    const before = this.perspective(message.seat);
    if (!before || this.#shownAt.get(message.seat) !== message.seq - 1) {
      // The changes are of a view that this page does not have: read everything that is missing.
      if (!this.#isSubscribing) void this.#subscribe();
      return;
    }
    this.seq = message.seq;
    this.#shownAt.set(message.seat, message.seq);
    const view = changed(before.view, message.changes);
    this.perspectives = this.perspectives.map((each) =>
      each.seat === message.seat
        ? { seat: each.seat, view, private: message.private, log: mergeLog(each.log, [message.entry]) }
        : each,
    );
    if (this.table) {
      const { seq, active, outcome, entry } = message;
      const moved = entry.type === 'played' && this.table.seats[entry.seat]?.kind === 'person';
      this.table = { ...this.table, seq, active, outcome, untouched: this.table.untouched && !moved };
    }
    this.#readClocks(message.clocks);
    this.outcome = message.outcome;
    for (const news of this.#news) news({ ...message, view });
  }

  #takeTable(table: TableInfo): void {
    this.table = table;
    this.outcome = table.outcome;
    this.#readClocks(table.clocks);
  }

  #readClocks(clocks: readonly ClockFace[]): void {
    this.clocks = clocks;
    this.clocksAt = performance.now();
  }
}

function mergeLog(known: readonly Entry[], news: readonly Entry[]): readonly Entry[] {
  const last = known.at(-1)?.seq ?? -1;
  return [...known, ...news.filter((entry) => entry.seq > last)];
}

/** The lines in their order; one that was changed takes the place of what it was. */
function mergeLines(known: readonly Line[], news: readonly Line[]): readonly Line[] {
  const byNumber = new Map([...known, ...news].map((line) => [line.number, line]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

const tokenShelf = (match: string) => `seat-tokens:${match}`;

/** The tokens of seats that were passed to this device. */
export function seatTokens(match: string): string[] {
  return JSON.parse(localStorage.getItem(tokenShelf(match)) ?? '[]') as string[];
}

export function keepSeatToken(match: string, token: string): void {
  localStorage.setItem(tokenShelf(match), JSON.stringify([...new Set([...seatTokens(match), token])]));
}
