import type { Scene, Seat } from '../../frame/contract';
import { between, type Point } from '../../frame/points';
import type { AuctionWon, Paid, View } from '../../generated/palanche';
import { pawnSpot, ringOf, SIZE } from './board/ring';

const STEP_MS = 130;
const LEAP_MS = 700;
const HOP = 16;
const TUMBLE_MS = 650;
const COIN_MS = 620;
const CALL_MS = 620;
/** How long a bid stays to be seen: after some in a row by others each is quicker than the one before. */
const BID = { ms: 450, leastMs: 150, quickerMs: 60, calm: 3 } as const;

/** How far a tumbling die turns, and how often it shows another face. */
const TUMBLE = { turns: 540, faces: 9 } as const;
const MIDDLE: Point = { x: SIZE / 2, y: SIZE / 2 };

/** What is on its way over the board while an event is shown. */
export class Staging {
  /** A pawn that is walking. */
  walker = $state.raw<{ seat: Seat; at: Point } | null>(null);
  /** Dice that are tumbling: faces and angle. */
  tumbling = $state.raw<{ faces: readonly [number, number]; turn: number } | null>(null);
  /** Money on its way. */
  coin = $state.raw<{ at: Point; amount: number } | null>(null);
  /** How far the auctioneer has come: going, going, gone. */
  call = $state.raw<{ count: number; won: AuctionWon } | null>(null);
  /** Lay the card that was turned up on the table. */
  readonly read: (view: View) => void;
  readonly #sound: (name: 'step' | 'tap') => void;
  readonly #isWatched: (...seats: readonly Seat[]) => boolean;
  /** Bids in a row by players who are not watched. */
  #bids = 0;

  constructor(
    read: (view: View) => void,
    sound: (name: 'step' | 'tap') => void,
    isWatched: (...seats: readonly Seat[]) => boolean,
  ) {
    this.read = read;
    this.#sound = sound;
    this.#isWatched = isWatched;
  }

  /** A bid, or that a player drops out: quicker and quicker while only others bid. */
  async bid({ pause }: Scene, seat: Seat): Promise<void> {
    this.#bids = this.#isWatched(seat) ? 0 : this.#bids + 1;
    const quicker = BID.quickerMs * Math.max(0, this.#bids - BID.calm);
    await pause(Math.max(BID.leastMs, BID.ms - quicker));
  }

  /** Going, going, gone. */
  async hammer({ pause }: Scene, won: AuctionWon): Promise<void> {
    this.#bids = 0;
    for (const count of [1, 2, 3]) {
      this.call = { count, won };
      this.#sound('tap');
      await pause(CALL_MS);
    }
    this.call = null;
  }

  /** A deal is left to be seen: one that is only told for as long as its line is read, if at all. */
  async deal({ pause }: Scene, seats: readonly Seat[], watched: number, told: number): Promise<void> {
    const isWatched = this.#isWatched(...seats);
    if (isWatched) this.#sound('tap');
    await pause(isWatched ? watched : told);
  }

  async tumble({ glide }: Scene, dice: readonly [number, number]): Promise<void> {
    await glide(TUMBLE_MS, (part) => {
      const shift = Math.floor((1 - part) * TUMBLE.faces);
      const face = (value: number) => ((value - 1 + shift) % 6) + 1;
      this.tumbling = { faces: [face(dice[0]), face(dice[1])], turn: (1 - part) ** 2 * TUMBLE.turns };
    });
    this.tumbling = null;
  }

  /** A pawn goes from stop to stop; one far stop is a leap. */
  async walk(
    { glide }: Scene,
    seat: Seat,
    from: number,
    stops: readonly number[],
    isLeap: boolean,
    spaces: number,
  ): Promise<void> {
    let at = standing(from, spaces);
    for (const stop of stops) {
      const [begin, target] = [at, standing(stop, spaces)];
      await glide(isLeap ? LEAP_MS : STEP_MS, (part) => {
        const { x, y } = between(begin, target, part);
        this.walker = { seat, at: { x, y: y - Math.sin(part * Math.PI) * HOP } };
      });
      at = target;
      this.#sound('step');
    }
    this.walker = { seat, at };
  }

  async pay({ glide }: Scene, { payer, payee, amount }: Paid, view: View): Promise<void> {
    const [from, to] = [this.#placeOf(payer, view), this.#placeOf(payee, view)];
    await glide(COIN_MS, (part) => {
      this.coin = { at: between(from, to, part * part * (3 - 2 * part)), amount };
    });
    this.coin = null;
  }

  #placeOf(account: Paid['payer'], view: View): Point {
    if (account === 'banca') return MIDDLE;
    if (account === this.walker?.seat) return this.walker.at;
    const key = account === 'collection' ? view.collection_space : view.players[account]!.space;
    const space = view.spaces.findIndex((each) => each.key === key);
    return standing(space, view.spaces.length);
  }

  /** The new view is shown: nothing is on its way any more. */
  clear(): void {
    this.walker = null;
    this.tumbling = null;
    this.coin = null;
    this.call = null;
  }
}

/** Where a pawn is that is alone on a space, on a board of `spaces`. */
function standing(space: number, spaces: number): Point {
  return pawnSpot(ringOf(spaces)[space]!, 0, 1);
}
