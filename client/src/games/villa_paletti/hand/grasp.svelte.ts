import type { Frame, Pose, PullAlong } from '../../../generated/villa_paletti';
import type { Live, LiveFrame } from '../../../frame/contract';
import { Refused } from '../../../net/http';
import { Hand } from './hand';
import type { Point } from '../wood/pieces';

const POINTS_EVERY = 1000 / 30;

/** A hand at the villa, live: one's own, which is led by a finger, or another's, which is watched. */
export class Grasp {
  /** The own hand at a column. */
  hand = $state.raw<Hand | null>(null);
  /** How hard the hand pulls and how far the column has come. */
  feel = $state.raw<{ force: number; way: number; left: number }>({ force: 0, way: 0, left: 0 });
  /** Whose hand is at work, if one is. */
  handOf = $state<number | null>(null);
  /** The piece that is in somebody's hand. */
  held = $state<string | null>(null);
  /** Where pieces are under a hand; null while no hand is at work. */
  moved = $state.raw<ReadonlyMap<string, Pose> | null>(null);
  /** How much of the film of the last hand was seen as it happened, in seconds. */
  seen = 0;
  readonly #open: (request: PullAlong) => Live;
  #live: Live | null = null;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(open: (request: PullAlong) => Live) {
    this.#open = open;
  }

  get isPulling(): boolean {
    return this.hand !== null;
  }

  /**
   * Take hold of a column that stands so and pull it towards a point: from now on it is touched. The hand moves
   * at once; whether the server lets it is known later.
   */
  async take(request: PullAlong, pose: Pose, towards: Point): Promise<boolean> {
    const hand = new Hand(request.column, pose);
    const live = this.#open(request);
    hand.reach(...towards);
    this.hand = hand;
    this.#live = live;
    this.#send();
    this.#beat = setInterval(() => this.#send(), POINTS_EVERY);
    try {
      await live.opened;
      return true;
    } catch (error) {
      if (this.#live === live) this.#drop();
      if (!(error instanceof Refused)) throw error;
      return false;
    }
  }

  /** The finger moves, by so many millimetres from where it took hold. */
  reach(x: number, y: number): void {
    this.hand?.reach(x, y);
  }

  /** The finger is off, the hand stays. */
  rest(): void {
    this.hand?.rest();
  }

  /** The hand lets go: before the column is out this breaks off. */
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
      this.seen = 0;
      // The first frame shows what is in the hand, even if it has not moved.
      this.held = Object.keys((frames as readonly Frame[])[0]?.[1] ?? {})[0] ?? null;
    }
    this.handOf = seat;
    for (const [time, poses] of frames as readonly Frame[]) {
      this.seen = Math.max(this.seen, time);
      for (const [piece, pose] of Object.entries(poses)) moved.set(piece, pose);
    }
    this.moved = moved;
    const pose = this.hand && moved.get(this.hand.column);
    if (!this.hand || !pose) return;
    this.hand.feel(pose);
    const { force, way, left } = this.hand;
    this.feel = { force, way, left };
  }

  /** What the hand did has become an entry of the log: the pieces are where the view says. */
  settle(): void {
    this.moved = null;
    this.seen = 0;
  }

  #send(): void {
    const point = this.hand?.point(performance.now());
    if (point) this.#live?.move(point);
    if (this.hand && this.hand.left <= 0) this.letGo();
  }

  #drop(): void {
    clearInterval(this.#beat);
    this.#live = null;
    this.hand = null;
    this.feel = { force: 0, way: 0, left: 0 };
  }
}
