import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Scene, Seat } from '../../frame/contract';
import { along, between, type Point } from '../../frame/points';
import { centreOf, type CellName } from './board/geometry';
import type { Drawn } from './board/shapes';

const STEP_MS = 105;
const LONGEST_WALK_MS = 1_000;
const ARRIVAL_MS = 340;
const FLIGHT_MS = 450;
const RISE_MS = 700;
const CEREMONY_MS = 2_200;
/** How far above its cell a policeman appears who was not on the board. */
const DROP = 24;

/** What is on its way over the board while an event is shown. */
export class BoardScenes {
  readonly pawns = new SvelteMap<Seat, Point>();
  readonly policemen = new SvelteMap<Seat, Point>();
  /** Doors whose chips were taken in this entry. */
  readonly gone = new SvelteSet<CellName>();
  arriving = $state.raw<readonly Drawn[]>([]);
  floating = $state.raw<{ readonly at: Point; readonly text: string } | null>(null);
  /** Whether the beginning of the second phase is being announced. */
  isTownReady = $state(false);

  /** Tiles are laid. */
  async arrive({ pause }: Scene, ...tiles: readonly Drawn[]): Promise<void> {
    this.arriving = [...this.arriving, ...tiles];
    await pause(ARRIVAL_MS);
  }

  async celebrate({ pause }: Scene): Promise<void> {
    this.isTownReady = true;
    await pause(CEREMONY_MS);
  }

  /** A policeman flies to a cell, or drops onto it. */
  async place({ glide }: Scene, seat: Seat, origin: CellName | null, cell: CellName): Promise<void> {
    const to = centreOf(cell);
    const from = origin ? centreOf(origin) : { x: to.x, y: to.y - DROP };
    await glide(FLIGHT_MS, (part) => this.policemen.set(seat, between(from, to, part)));
  }

  async walk({ glide }: Scene, seat: Seat, stops: readonly Point[]): Promise<void> {
    const time = Math.min(stops.length * STEP_MS, LONGEST_WALK_MS);
    await glide(time, (part) => this.pawns.set(seat, along(stops, part)));
  }

  /** Income rises from where it was earned. */
  async rise({ pause }: Scene, at: Point | null | undefined, millions: number): Promise<void> {
    if (!at || !millions) return;
    this.floating = { at, text: `+${millions}` };
    await pause(RISE_MS);
    this.floating = null;
  }

  /** The new view is shown: nothing is on its way any more. */
  clear(): void {
    this.arriving = [];
    this.floating = null;
    this.isTownReady = false;
    this.pawns.clear();
    this.policemen.clear();
    this.gone.clear();
  }
}
