import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Scene } from '../../frame/contract';
import type { Palermo, PalermoDesk } from './desk';
import { along, between, glide, pause, type Point } from '../../frame/motion';
import { centreOf, type CellName } from './board/geometry';
import { parkedAt } from './board/parking';
import { tileIn, type Drawn } from './board/shapes';

const STEP_MS = 105;
const LONGEST_WALK_MS = 1_000;
const ARRIVAL_MS = 340;
const FLIGHT_MS = 450;
const RISE_MS = 700;
const CEREMONY_MS = 2_200;

/** What is on its way over the board while an event is shown. */
export class BoardScenes {
  readonly pawns = new SvelteMap<number, Point>();
  readonly policemen = new SvelteMap<number, Point>();
  /** Doors whose chips were taken in this entry. */
  readonly gone = new SvelteSet<CellName>();
  arriving = $state.raw<readonly Drawn[]>([]);
  floating = $state.raw<{ readonly at: Point; readonly text: string } | null>(null);
  /** Whether it is being said that the second phase begins. */
  isTownReady = $state(false);

  async show(scene: Scene<Palermo>, desk: PalermoDesk): Promise<void> {
    const { event, before, signal } = scene;
    switch (event.type) {
      case 'start_laid':
        desk.stage.sound('place');
        await this.#arrive([tileIn(event.slot, 'start', 0)], signal);
        break;
      case 'house_laid':
        desk.stage.sound('place');
        await this.#arrive([tileIn(event.slot, event.kind, event.rotation)], signal);
        break;
      case 'streets_laid':
        await this.#arrive(
          event.slots.map((slot) => tileIn(slot, 'street', 0)),
          signal,
        );
        break;
      case 'collecting_began':
        this.isTownReady = true;
        desk.stage.sound('end');
        await pause(CEREMONY_MS, signal);
        break;
      case 'policeman_placed': {
        desk.stage.sound('tap');
        const to = centreOf(event.cell);
        const from = event.origin ? centreOf(event.origin) : { x: to.x, y: to.y - 24 };
        await glide(FLIGHT_MS, signal, (part) => this.policemen.set(event.seat, between(from, to, part)));
        break;
      }
      case 'walked': {
        const start = before.tiles.find(({ kind }) => kind === 'start');
        const from = event.origin
          ? centreOf(event.origin)
          : start && parkedAt(start.slot, event.seat, before.seats);
        const stops = [...(from ? [from] : []), ...event.route.map(centreOf)];
        const time = Math.min(stops.length * STEP_MS, LONGEST_WALK_MS);
        desk.stage.sound('step');
        await glide(time, signal, (part) => this.pawns.set(event.seat, along(stops, part)));
        break;
      }
      case 'chip_collected':
        this.gone.add(event.door);
        await this.#rise(centreOf(event.door), event.income, desk, signal);
        break;
      case 'came_home': {
        const at = this.pawns.get(event.seat);
        if (at) await this.#rise(at, event.income, desk, signal);
        break;
      }
      case 'interest_taken': {
        const start = before.tiles.find(({ kind }) => kind === 'start');
        const at = start && parkedAt(start.slot, event.seat, before.seats);
        if (at) await this.#rise(at, event.interest, desk, signal);
        break;
      }
      case 'door_claimed':
      case 'target_set':
        desk.stage.sound('tap');
        break;
    }
  }

  async #arrive(tiles: readonly Drawn[], signal: AbortSignal): Promise<void> {
    this.arriving = [...this.arriving, ...tiles];
    await pause(ARRIVAL_MS, signal);
  }

  async #rise(at: Point, millions: number, desk: PalermoDesk, signal: AbortSignal): Promise<void> {
    if (!millions) return;
    desk.stage.sound('coin');
    this.floating = { at, text: `+${millions}` };
    await pause(RISE_MS, signal);
    this.floating = null;
  }

  /** The new view lies: nothing is on its way any more. */
  clear(): void {
    this.arriving = [];
    this.floating = null;
    this.isTownReady = false;
    this.pawns.clear();
    this.policemen.clear();
    this.gone.clear();
  }
}
