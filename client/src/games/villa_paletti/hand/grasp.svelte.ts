import {
  ONLY_TOUCHED,
  type Frame,
  type LayFloorAlong,
  type Pose,
  type PullAlong,
  type SetDownAlong,
} from '../../../generated/villa_paletti';
import type { LiveHand, LiveFrame } from '../../../frame/contract';
import { Hand, type Way } from './hand';
import type { Point } from '../wood/pieces';
import { parting, type Film, type Poses } from '../wood/poses';

const POINTS_EVERY = 1000 / 30;
/** Seconds of a film before it shows something new. */
const RUN_UP = 0.3;
/** After this time the wood has answered to the last move of a finger. */
const SETTLED_MS = 500;

/** What can be done by hand. */
export type ByHand = PullAlong | SetDownAlong | LayFloorAlong;

/** What a finger that moves does with the piece: pull or carry it, raise and turn it, tilt it. */
export type Doing = 'pull' | 'raise' | 'tilt';

/** How hard a hand pulls and how far the piece has come; how high it is, and whether it stays above the hand. */
export interface Feel {
  readonly force: number;
  readonly way: number;
  /** Seconds that the hand has left. */
  readonly left: number;
  readonly height: number;
  readonly isHeldUp: boolean;
}
const NOTHING_FELT: Feel = { force: 0, way: 0, left: 0, height: 0, isHeldUp: false };

/** A hand at the villa, live: one's own, which is led by a finger, or another's, which is watched. */
export class Grasp {
  /** The own hand at a piece. */
  hand = $state.raw<Hand | null>(null);
  /** What the own hand feels. */
  feel = $state.raw(NOTHING_FELT);
  /** Whether the own hand carries a piece, rather than pulling one. */
  isCarrying = $state(false);
  /** Whose hand is at work, if one is. */
  handOf = $state<number | null>(null);
  /** The piece that is in somebody's hand. */
  held = $state<string | null>(null);
  /** Where pieces are under a hand; null while no hand is at work. */
  moved = $state.raw<ReadonlyMap<string, Pose> | null>(null);
  /** What was seen of the last hand as it happened. */
  #seen: Frame[] = [];
  readonly #open: (request: ByHand) => LiveHand;
  #live: LiveHand | null = null;
  /** Waits for what the last move of a finger that is off has done. */
  #settling: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  /** Sends where the finger is, as soon as it may. */
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(open: (request: ByHand) => LiveHand) {
    this.#open = open;
  }

  /** How hard the second hand works at the floor above, from 0 to 1. */
  supported = $state(0);
  /** What the hand does when the finger moves on. */
  does = $state<Doing>('pull');

  /** Let the second hand hold and lift the floor above a column that is pulled, more or less than now. */
  support(by: number): void {
    if (!this.hand || this.isCarrying) return;
    this.hand.support(this.hand.supported + by);
    this.supported = this.hand.supported;
  }

  /** Whether the own hand is at work. */
  get isAtWork(): boolean {
    return this.hand !== null;
  }

  /**
   * Take hold of a piece that is there, and go towards a point: from now on it is touched. The hand moves at once;
   * whether the server lets it is known later.
   */
  async take(request: ByHand, piece: string, pose: Pose, go: (hand: Hand) => void): Promise<boolean> {
    const hand = new Hand(piece, pose);
    const live = this.#open(request);
    go(hand);
    this.#lead(hand, live, request);
    const isAllowed = await live.opened;
    if (!isAllowed && this.#live === live) this.#drop();
    return isAllowed;
  }

  /** Go on with a hand that was held: it keeps still where it is. */
  resume(live: LiveHand, request: ByHand, hand: Hand, frame: LiveFrame): void {
    hand.rest();
    this.#lead(hand, live, request);
    this.hear(frame);
  }

  #lead(hand: Hand, live: LiveHand, request: ByHand): void {
    this.isCarrying = request.type !== 'pull_along';
    this.supported = hand.supported;
    this.hand = hand;
    this.#live = live;
    this.#send();
    this.#beat = setInterval(() => this.#send(), POINTS_EVERY);
  }

  /** Do something with the piece by hand, and send it as soon as it may be. */
  move(go: (hand: Hand) => void): void {
    clearTimeout(this.#settling);
    if (!this.hand) return;
    go(this.hand);
    // Not at the next beat: every millisecond is felt.
    if (!this.#send()) this.#soon ??= setTimeout(() => this.#send(), this.hand?.waits(performance.now()));
  }

  /** Where the own hand is, as a way from where it took hold. */
  get way(): Point {
    const { x, y } = this.hand?.at ?? { x: 0, y: 0 };
    return [x, y];
  }

  /** The finger moves, by so many millimetres from where it took hold. */
  reach(x: number, y: number): void {
    this.move((hand) => hand.reach(x, y));
  }

  /** The hand is sent somewhere and rests there. */
  send(way: Partial<Way>): void {
    this.hand?.send(way);
  }

  /** The same, to a place of the table. */
  sendTo(x: number, y: number): void {
    this.hand?.sendTo(x, y);
  }

  /** Whether the column that is pulled has been moved: the attempt has begun (VIL-T4). */
  get hasMoved(): boolean {
    return this.feel.way > ONLY_TOUCHED;
  }

  /** The finger is off: the hand stays, unless it has only touched the column, which it lets go. */
  rest(): void {
    this.hand?.rest();
    if (this.isCarrying || this.hasMoved) return;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      if (this.hand && !this.hasMoved) this.letGo();
    }, SETTLED_MS);
  }

  /** The hand lets go: before a column is out this gives up; what is carried falls. */
  letGo(): void {
    this.#live?.end();
    clearInterval(this.#beat);
  }

  /** A hand moves, one's own or another's; null if none is known any more, as after a lost connection. */
  hear(frame: LiveFrame | null): void {
    if (!frame?.frames) {
      this.#drop();
      this.handOf = null;
      this.held = null;
      if (!frame) this.settle();
      return;
    }
    const { seat, frames } = frame;
    const moved = new Map(this.moved);
    if (this.handOf === null) {
      this.#seen = [];
      // The first frame shows what is in the hand, even if it has not moved.
      this.held = Object.keys((frames as readonly Frame[])[0]?.[1] ?? {})[0] ?? null;
    }
    this.handOf = seat;
    for (const [time, poses] of frames as readonly Frame[]) {
      this.#seen.push([time, poses]);
      for (const [piece, pose] of Object.entries(poses)) moved.set(piece, pose);
    }
    this.moved = moved;
    const pose = this.hand && moved.get(this.hand.piece);
    if (!this.hand || !pose) return;
    this.hand.feel(pose);
    const { force, way, left, isHeldUp } = this.hand;
    this.feel = { force, way, left, height: pose[2], isHeldUp };
  }

  /** What the hand did has become an entry of the log: the pieces are where the view says. */
  settle(): void {
    this.moved = null;
    this.#seen = [];
  }

  /**
   * How much of a film of the last hand was seen as it happened, in seconds. Where the server's film shows something
   * else than this page's simulation did, it is shown from a little before that.
   */
  seenOf(film: Film, rest: Poses): number {
    const parted = parting(this.#seen, film, rest);
    return parted === null ? (this.#seen.at(-1)?.[0] ?? 0) : Math.max(0, parted - RUN_UP);
  }

  /** Send the next point of the path, unless it is too early for one; whether it was sent. */
  #send(): boolean {
    const point = this.hand?.point(performance.now());
    if (point) {
      clearTimeout(this.#soon);
      this.#soon = undefined;
      this.#live?.move(point);
    }
    if (this.hand && this.hand.left <= 0) this.letGo();
    return Boolean(point);
  }

  #drop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#settling);
    clearTimeout(this.#soon);
    this.#soon = undefined;
    this.#live = null;
    this.hand = null;
    this.isCarrying = false;
    this.does = 'pull';
    this.supported = 0;
    this.feel = NOTHING_FELT;
  }
}
