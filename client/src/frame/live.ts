import type { ServerMessage } from '../generated/server';
import { pageHands, type PageHands } from '../house/hands';
import { newId, Refused } from '../net/http';
import type { FollowedMatch } from '../net/match.svelte';
import type { Live, LiveFrame, LiveHand, Seat } from './contract';

/** Milliseconds between two messages about a hand that this page simulates. */
const SHOWN_EVERY = 100;

type Hear = (frame: LiveFrame | null) => void;

/** What is done by hand in a match that is being played: simulated by this page if it can, or else by the server. */
export function liveOf(match: FollowedMatch, seat: () => Seat | null, hands: PageHands = pageHands): Live {
  const listeners = new Set<Hear>();
  const say = (frame: LiveFrame | null) => listeners.forEach((listener) => listener(frame));
  /** The own hand that this page simulates. */
  let own: OwnHand | null = null;
  const asked = (request: unknown) => ({ match: match.id, seat: seat() ?? 0, seq: match.seq, request });
  const sceneAt = (seq: number, at: Seat) => `${match.id} ${seq} ${at}`;
  const handOf = (id: string, opened: Promise<boolean>): LiveHand => ({
    id,
    opened,
    move: (move) => match.tell({ type: 'live_move', live: id, move }),
    end: () => match.tell({ type: 'live_end', live: id }),
  });
  return {
    prepare(request) {
      const question = asked(request);
      match.ask({ type: 'live_prepare', ...question, simulates: !hands.isOff }).then(
        (answer) => {
          const game = match.table?.game;
          if (answer.type !== 'live_scene' || !game) return;
          hands.prepare(game, sceneAt(answer.seq, question.seat), answer.request, request);
        },
        () => undefined, // a refusal is shown when the hand really begins
      );
    },
    open(request) {
      const id = newId(); // a live action is named by the id of its request
      const question = asked(request);
      const simulates = hands.isPrepared(sceneAt(question.seq, question.seat));
      const opened = match.ask({ type: 'live_open', ...question, simulates }, id).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refused) return false;
          throw error;
        },
      );
      if (!simulates) return handOf(id, opened);
      own = new OwnHand(id, opened, question.seat, match, hands, request, say);
      return own;
    },
    hear(listener) {
      listeners.add(listener);
      const stops = [
        match.onLive((message: ServerMessage) => {
          if (message.type === 'live_frame') {
            if (message.live === own?.id) own.isStreamed = true;
            listener(message);
          }
          if (message.type === 'live_ended') listener({ ...message, frames: null });
          if (message.type === 'live_held') {
            const { request, move } = message;
            const hand = handOf(message.live, Promise.resolve(true));
            // It was to let go when the line was lost: that is not asked again.
            if (message.live === own?.id && own.isEnding) hand.end();
            else listener({ ...message, held: { hand, request, move } });
          }
        }),
        match.onReset(() => {
          own?.drop();
          listener(null);
        }),
        () => listeners.delete(listener),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** A hand that this page simulates: its frames are shown at once, and the server gets them with the moves. */
class OwnHand implements LiveHand {
  /** Whether the server simulates, too: then its frames count. */
  isStreamed = false;
  #moves: unknown[] = [];
  #frames: unknown[] = [];
  #sentAt = -Infinity;
  /** Whether it was told to let go. */
  isEnding = false;
  /** Moves that the worker has not answered. */
  #waiting = 0;
  #isOver = false;
  readonly #hand: { move(moves: readonly unknown[]): void };
  readonly #hands: PageHands;
  readonly #match: FollowedMatch;

  constructor(
    readonly id: string,
    readonly opened: Promise<boolean>,
    seat: Seat,
    match: FollowedMatch,
    hands: PageHands,
    request: unknown,
    say: Hear,
  ) {
    this.#match = match;
    this.#hands = hands;
    this.#hand = hands.take(
      request,
      (moves, { frames, is_over: isOver, more }) => {
        this.#waiting -= 1;
        this.#moves.push(...moves, ...more);
        this.#frames.push(...frames);
        if (!this.isStreamed && frames.length) say({ seat, live: id, frames });
        if (isOver || (this.isEnding && !this.#waiting)) this.#letGo();
        else if (performance.now() - this.#sentAt >= SHOWN_EVERY) this.#send();
      },
      // The server holds the hand of a lost connection, and simulates it from then on.
      () => this.#match.reconnect(),
    );
    opened.then(
      (isAllowed) => isAllowed || this.drop(),
      () => this.drop(),
    );
  }

  move(move: unknown): void {
    if (this.#isOver || this.isEnding) return;
    this.#waiting += 1;
    this.#hand.move([move]);
  }

  end(): void {
    this.isEnding = true;
    if (!this.#waiting) this.#letGo();
  }

  /** It is not led any more from here. */
  drop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#hands.end();
  }

  #letGo(): void {
    if (this.#isOver) return;
    this.#send();
    this.#match.tell({ type: 'live_end', live: this.id });
    this.drop();
  }

  #send(): void {
    this.#sentAt = performance.now();
    this.#match.tell({ type: 'live_shown', live: this.id, moves: this.#moves, frames: this.#frames });
    this.#moves = [];
    this.#frames = [];
  }
}
