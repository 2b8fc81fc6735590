import type { Entry } from '../net/match.svelte';
import { settings } from '../browser/settings.svelte';
import { Words } from '../texts/texts.svelte';
import type { Desk, GameTable, Live } from './contract';
import { sentenceOf } from './events';
import { readingTime } from './motion';
import type { Values } from './options';
import type { TableMoves } from './moves.svelte';
import { TablePosition, type Source } from './position.svelte';
import { nameOfSeat } from './seatNames';
import { Showing, type Hooks } from './showing.svelte';
import { TableStage } from './stage.svelte';

/** How a kind of desk differs from the others. */
interface Setting extends Pick<Hooks, 'rested' | 'awake'> {
  readonly source: Source;
  readonly live: Live;
  log(): readonly Entry[];
}

/** The half of a desk that a played match and a record share: what is shown, and how. */
export abstract class TableDesk implements Desk {
  readonly table: GameTable;
  readonly words: Words;
  readonly showing: Showing;
  readonly position: TablePosition;
  readonly stage: TableStage;
  abstract readonly moves: TableMoves;
  readonly #closing = new AbortController();

  constructor(table: GameTable, { source, live, log, ...hooks }: Setting) {
    this.table = table;
    this.words = new Words(
      source.info()!.game,
      (seat) => nameOfSeat(source.info()?.seats ?? [], seat, this.words),
      table.seatFields,
      (key) => table.nameOf?.(key, this.showing.view) ?? null,
      (name) => table.calledHere?.(name, (source.info()?.options ?? {}) as Values) ?? name,
    );
    this.showing = new Showing({
      moves: () => this.stage.motion,
      pace: () => this.stage.pace,
      heard: (event) => {
        this.stage.announce(sentenceOf(table, event, this.words));
        this.stage.tell(event);
      },
      isCalm: () => !settings.motion && !document.hidden,
      readingTime: (event) => readingTime(sentenceOf(table, event, this.words)),
      animate: async (scene, mover) => {
        const isOwn = mover !== null && source.mine().includes(mover);
        const read = isOwn ? 0 : readingTime(sentenceOf(table, scene.event, this.words));
        await Promise.all([this.stage.perform(scene), scene.pause(read)]);
      },
      undone: () => this.stage.takeBack(),
      laid: () => this.stage.lay(),
      ...hooks,
    });
    this.position = new TablePosition(source, this.showing, table, this.words);
    this.stage = new TableStage(this.showing, table, log, live, () => {
      const seat = source.seat();
      return seat !== null && source.mine().includes(seat) ? seat : null;
    });
  }

  get closed(): AbortSignal {
    return this.#closing.signal;
  }

  /** Leave the table. */
  close(): void {
    this.#closing.abort();
  }
}
