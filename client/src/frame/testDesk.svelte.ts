import { flushSync } from 'svelte';
import { vi } from 'vitest';
import type { Outcome, Reason } from '../generated/server';
import type { Refusal } from '../net/http';
import type { Words } from '../texts/texts.svelte';
import type { Desk, Kinds, LiveFrame, Player, Seat } from './contract';

/** A desk without a match, for tests of controllers: what is shown is set, what is asked for is recorded. */
export class TestDesk<K extends Kinds> implements Desk<K> {
  readonly position: TestPosition<K>;
  readonly moves: TestMoves<K>;
  readonly stage = new TestStage<K>();
  readonly words = { has: () => false, say: (key: string) => key } as unknown as Words;
  readonly #closing = new AbortController();

  constructor(view: K['view'], legal: readonly K['action'][] = [], offers: readonly K['offer'][] = []) {
    this.position = new TestPosition(view);
    this.moves = new TestMoves(legal, offers);
  }

  get closed(): AbortSignal {
    return this.#closing.signal;
  }
  close(): void {
    this.#closing.abort();
  }

  /** Events happen, one after the other, and lead to a view. */
  show(view: K['view'], ...events: readonly K['event'][]): void {
    for (const event of events) for (const { hear } of this.stage.listeners) hear(event);
    this.position.view = view;
    for (const laid of this.stage.laid) laid();
    flushSync();
  }
}

class TestPosition<K extends Kinds> {
  view: K['view'];
  private = $state.raw<K['private']>(null);
  seat = $state.raw<Seat | null>(0);
  players = $state.raw<readonly Player[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  readonly options = {};
  readonly picture = vi.fn();

  constructor(view: K['view']) {
    this.view = $state.raw(view);
  }
}

class TestMoves<K extends Kinds> {
  isOpen = $state(true);
  legal = $state.raw<readonly K['action'][]>([]);
  offers = $state.raw<readonly K['offer'][]>([]);
  considered = $state.raw<K['action'] | null>(null);
  hinted = $state.raw<K['action'] | null>(null);
  reasons = $state.raw<readonly Reason[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  asksFirst = false;
  readonly undo = null;
  order = $state.raw<unknown>(null);
  readonly leaveOrder = vi.fn<(order: unknown) => Promise<boolean>>(() => Promise.resolve(true));
  readonly consider = vi.fn((action: K['action'] | null) => void (this.considered = action));
  readonly choose = vi.fn<(action: K['action']) => void>();
  readonly play = vi.fn<(action: K['action']) => Promise<boolean>>(() => Promise.resolve(true));
  readonly explain = vi.fn<(action: K['action']) => Promise<Refusal | null>>(() => Promise.resolve(null));
  readonly preview = vi.fn<(action: K['action']) => Promise<K['preview'] | null>>(() =>
    Promise.resolve(null),
  );

  constructor(legal: readonly K['action'][], offers: readonly K['offer'][]) {
    this.legal = legal;
    this.offers = offers;
  }

  /** Nothing can be decided any more. */
  end(): void {
    this.isOpen = false;
    this.legal = [];
    this.offers = [];
  }
}

class TestStage<K extends Kinds> {
  readonly motion = true;
  isBusy = $state(false);
  readonly isPicture = false;
  readonly isBig = false;
  watched = $state<number | null>(null);
  pace = 1;
  readonly marks = [];
  readonly isPointed = false;
  readonly listeners = new Set<{ hear: (event: K['event']) => void; undone?: () => void }>();
  readonly laid = new Set<() => void>();
  readonly skip = vi.fn();
  readonly announce = vi.fn();
  readonly sound = vi.fn();
  readonly speaker = vi.fn(() => null);
  readonly repeat = vi.fn(() => Promise.resolve());
  readonly hand = { id: 'hand', opened: Promise.resolve(true), move: vi.fn(), end: vi.fn() };
  readonly live = {
    prepare: vi.fn(),
    open: vi.fn<(request: unknown) => TestStage<K>['hand']>(() => this.hand),
    hear: vi.fn<(listener: (frame: LiveFrame | null) => void) => () => void>(() => () => undefined),
  };

  animate(_: K['actor'], laid: () => void = () => undefined): () => void {
    this.laid.add(laid);
    return () => this.laid.delete(laid);
  }

  hear(hear: (event: K['event']) => void, undone?: () => void): () => void {
    const listener = { hear, ...(undone ? { undone } : {}) };
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
