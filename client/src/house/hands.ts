import { BUILD, FOLDER, isAlone } from '../place/place';
import type { FromHand, Moved, ToHand } from './handling';

/** Milliseconds from a move to its answer: so long it may take once, or in the median of a hand. */
const LATE_MS = 1000;
const SLOW_MS = 100;

/** A hand at work in the worker. */
export interface SimulatedHand {
  move(moves: readonly unknown[]): void;
}

interface AtWork {
  readonly hear: (moves: readonly unknown[], moved: Moved) => void;
  readonly broke: () => void;
  /** What was sent and is not answered yet, with the time when it was. */
  readonly waiting: { readonly moves: readonly unknown[]; readonly at: number }[];
  readonly took: number[];
}

/** What of a worker is used here. */
export type HandWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/**
 * The hands that this page simulates itself, so that the wood follows at once: the same Python and physics as the server's,
 * in a worker. Where that cannot be had, or is too slow, nothing is ever prepared here, and the server simulates.
 */
export class PageHands {
  readonly #start: () => HandWorker;
  #worker: HandWorker | null = null;
  #game: string | null = null;
  #prepared: string | null = null;
  #atWork: AtWork | null = null;
  #isOff: boolean;

  constructor(isPossible: boolean, start: () => HandWorker) {
    this.#isOff = !isPossible;
    this.#start = start;
  }

  /** Whether hands at a game are going to be simulated here, as soon as everything is loaded. */
  get isOff(): boolean {
    return this.#isOff;
  }

  isPrepared(scene: string): boolean {
    return !this.#isOff && this.#prepared === scene;
  }

  /** Make ready for the hands of a scene: its request as the server sent it, and an action by hand in it. */
  prepare(game: string, scene: string, request: unknown, action: unknown): void {
    if (this.#isOff) return;
    if (this.#game !== game) this.#open(game);
    this.#post({ type: 'prepare', scene, request: JSON.stringify(request), action: JSON.stringify(action) });
  }

  /** A hand in the prepared scene; `hear` gets the moves that were made and what they led to, `broke` ends it. */
  take(action: unknown, hear: AtWork['hear'], broke: () => void): SimulatedHand {
    const atWork: AtWork = { hear, broke, waiting: [], took: [] };
    this.#atWork = atWork;
    this.#post({ type: 'open', action: JSON.stringify(action) });
    return {
      move: (moves) => {
        if (this.#atWork !== atWork) return;
        atWork.waiting.push({ moves, at: performance.now() });
        this.#post({ type: 'move', moves: JSON.stringify(moves) });
      },
    };
  }

  /** The hand is over. */
  end(): void {
    const took = this.#atWork?.took.sort((one, other) => one - other) ?? [];
    this.#atWork = null;
    this.#prepared = null;
    const median = took[took.length >> 1] ?? 0;
    if (median > SLOW_MS) this.#turnOff();
  }

  #open(game: string): void {
    this.#worker?.terminate();
    this.#game = game;
    this.#prepared = null;
    this.#worker = this.#start();
    this.#worker.onmessage = ({ data }: MessageEvent<FromHand>) => this.#hear(data);
    this.#worker.onerror = () => this.#turnOff();
    this.#post({ type: 'start', folder: FOLDER, build: BUILD, game });
  }

  #post(message: ToHand): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromHand): void {
    if (message.type === 'prepared') this.#prepared = message.scene;
    else if (message.type === 'failed') this.#turnOff();
    else this.#moved(JSON.parse(message.moved) as Moved);
  }

  #moved(moved: Moved): void {
    const atWork = this.#atWork;
    const sent = atWork?.waiting.shift();
    if (!atWork || !sent) return; // of a hand that is over
    const took = performance.now() - sent.at;
    atWork.took.push(took);
    atWork.hear(sent.moves, moved);
    if (took > LATE_MS && !moved.is_over) this.#turnOff();
  }

  /** It cannot be done here, or not fast enough: from now on the server simulates. */
  #turnOff(): void {
    this.#isOff = true;
    this.#worker?.terminate();
    this.#worker = null;
    const atWork = this.#atWork;
    this.#atWork = null;
    atWork?.broke();
  }
}

/** Where the house is in this browser it simulates without a network anyway; some people pay for each byte. */
const isPossible =
  !isAlone &&
  'Worker' in globalThis &&
  'WebAssembly' in globalThis &&
  !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

export const pageHands = new PageHands(
  isPossible,
  () => new Worker(new URL('./hand.worker.ts', import.meta.url), { type: 'module' }),
);
