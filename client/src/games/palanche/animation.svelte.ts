import type { Scene } from '../../frame/contract';
import type { Event, PawnMoved, View } from '../../generated/palanche';
import type { Palanche } from './desk';
import type { Controller } from './controller.svelte';
import { between, glide, pause, type Point } from '../../frame/motion';
import { CELLS, pawnSpot, SIZE, way } from './board/ring';

const STEP_MS = 130;
const LEAP_MS = 700;
const TUMBLE_MS = 650;
const COIN_MS = 620;
const READ_MS = 2600;

/** How far a tumbling die turns, and how often it shows another face. */
const TUMBLE = { turns: 540, faces: 9 } as const;
const MIDDLE: Point = { x: SIZE / 2, y: SIZE / 2 };

/** Things on their way over the board while an event is shown. */
export class Staging {
  /** A pawn that is walking. */
  walker = $state.raw<{ seat: number; at: Point } | null>(null);
  /** Dice that are tumbling: faces and angle. */
  tumbling = $state.raw<{ faces: readonly [number, number]; turn: number } | null>(null);
  /** Money on its way. */
  coin = $state.raw<{ at: Point; amount: number } | null>(null);
  readonly #controller: Controller;

  constructor(controller: Controller) {
    this.#controller = controller;
  }

  /** Shows an event of a match. */
  readonly show = async ({ event, before, after, signal }: Scene<Palanche>): Promise<void> => {
    const { desk } = this.#controller;
    switch (event.type) {
      case 'rolled_for_first':
      case 'dice_rolled':
        desk.stage.sound('roll');
        return this.#tumble(event.dice, signal);
      case 'pawn_moved':
        return this.#walk(event, before, signal);
      case 'paid':
        desk.stage.sound('coin');
        return this.#pay(event, before, signal);
      case 'card_turned':
        this.#controller.reading =
          [...after.decks.map(({ last }) => last), ...after.players.flatMap(({ kept }) => kept)].find(
            (card) => card?.key === event.card,
          ) ?? null;
        return pause(READ_MS, signal);
      case 'invested':
      case 'space_bought':
        desk.stage.sound('place');
        return pause(300, signal);
      case 'bid_made':
      case 'dropped_out':
      case 'trade_proposed':
        desk.stage.sound('tap');
        return pause(450, signal);
      case 'went_bankrupt':
        desk.stage.sound('crash');
        return pause(900, signal);
    }
  };

  async #tumble(dice: readonly [number, number], signal: AbortSignal): Promise<void> {
    await glide(TUMBLE_MS, signal, (part) => {
      const shift = Math.floor((1 - part) * TUMBLE.faces);
      const face = (value: number) => ((value - 1 + shift) % 6) + 1;
      this.tumbling = { faces: [face(dice[0]), face(dice[1])], turn: (1 - part) ** 2 * TUMBLE.turns };
    });
    this.tumbling = null;
    await pause(250, signal);
  }

  async #walk(
    { seat, start, to, steps, way: how }: PawnMoved,
    before: View,
    signal: AbortSignal,
  ): Promise<void> {
    const number = (key: string) => before.spaces.findIndex((space) => space.key === key);
    const from = number(start);
    const stops = how === 'third_double' ? [number(to)] : way(from, steps);
    let at = standing(from);
    for (const stop of stops) {
      const target = standing(stop);
      const begin = at;
      await glide(how === 'third_double' ? LEAP_MS : STEP_MS, signal, (part) => {
        const hop = Math.sin(part * Math.PI) * 16;
        this.walker = {
          seat,
          at: { ...between(begin, target, part), y: between(begin, target, part).y - hop },
        };
      });
      at = target;
      this.#controller.desk.stage.sound('step');
    }
    this.walker = { seat, at };
  }

  async #pay(
    { payer, payee, amount }: Extract<Event, { type: 'paid' }>,
    before: View,
    signal: AbortSignal,
  ): Promise<void> {
    const place = (account: typeof payer): Point => {
      if (account === 'banca') return MIDDLE;
      const key = account === 'collection' ? before.collection_space : before.players[account]!.space;
      if (account === this.walker?.seat) return this.walker.at;
      return standing(before.spaces.findIndex((space) => space.key === key));
    };
    const [from, to] = [place(payer), place(payee)];
    await glide(COIN_MS, signal, (part) => {
      this.coin = { at: between(from, to, part * part * (3 - 2 * part)), amount };
    });
    this.coin = null;
  }

  /** The new view lies on the table: nothing is on its way any more. */
  clear(): void {
    this.walker = null;
    this.tumbling = null;
    this.coin = null;
  }
}

/** Where a pawn stands that is alone on a space. */
function standing(space: number): Point {
  return pawnSpot(CELLS[space]!, 0, 1);
}
