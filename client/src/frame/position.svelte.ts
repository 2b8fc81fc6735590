import type { Outcome, Picture, TableInfo } from '../generated/server';
import { pictureOf } from '../net/tables';
import type { Words } from '../texts/texts.svelte';
import type { GameTable, Player, Position, Seat } from './contract';
import { liveryOf } from './liveries';
import type { Showing } from './showing.svelte';

/** What a match that is played and a recorded one know in different ways. */
export interface Source {
  info(): TableInfo | null;
  /** The seat whose view is shown. */
  seat(): Seat | null;
  /** The seats that are played from this browser. */
  mine(): readonly Seat[];
  outcome(): Outcome | null;
  /** The key with which the match was found, if any. */
  readonly key: string | null;
}

/** The position of a match as it is being shown. */
export class TablePosition implements Position {
  readonly #source: Source;
  readonly #showing: Showing;
  readonly #table: GameTable;
  readonly #words: Words;

  readonly players: readonly Player[] = $derived.by(() => {
    const { seats = [], status } = this.#source.info() ?? {};
    return seats.map(({ seat, kind }) => ({
      seat,
      kind,
      name: this.#words.seat(seat),
      isMine: this.#source.mine().includes(seat),
      isActive: status !== 'closed' && this.#showing.active.includes(seat),
      livery: liveryOf(this.#table, this.view, seat),
    }));
  });

  constructor(source: Source, showing: Showing, table: GameTable, words: Words) {
    this.#source = source;
    this.#showing = showing;
    this.#table = table;
    this.#words = words;
  }

  get view(): unknown {
    return this.#showing.view;
  }
  get private(): unknown {
    return this.#showing.private;
  }
  get seat(): Seat | null {
    return this.#source.seat();
  }
  get options(): Readonly<Record<string, unknown>> {
    return (this.#source.info()?.options ?? {}) as Readonly<Record<string, unknown>>;
  }
  get outcome(): Outcome | null {
    return this.#source.outcome();
  }

  picture(): Promise<Picture> {
    const { seat } = this;
    const own = seat !== null && this.#source.mine().includes(seat) ? seat : null;
    return pictureOf(this.#source.info()!.match, this.#showing.seq, { seat: own, key: this.#source.key });
  }
}
