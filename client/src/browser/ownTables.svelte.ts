/** A table of one's own box, such as tiles or a board, that was drawn or opened in this browser. */
export interface OwnTable {
  readonly game: string;
  /** The option of a match that it fills. */
  readonly what: string;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const SHELF = 'own-tables';

/** The tables of one's own box; kept in this browser. */
class OwnTables {
  #all = $state.raw<readonly OwnTable[]>(read());

  of(game: string, what: string): readonly OwnTable[] {
    return this.#all.filter((table) => table.game === game && table.what === what);
  }

  find(game: string, what: string, name: string): OwnTable | null {
    return this.of(game, what).find((table) => table.name === name) ?? null;
  }

  /** Keep a table in place of the one with its name; false if the browser has no room for it. */
  keep(table: OwnTable): boolean {
    return this.#write([...this.#without(table), table]);
  }

  drop(table: OwnTable): void {
    this.#write(this.#without(table));
  }

  #without({ game, what, name }: OwnTable): readonly OwnTable[] {
    return this.#all.filter((each) => each.game !== game || each.what !== what || each.name !== name);
  }

  #write(all: readonly OwnTable[]): boolean {
    try {
      localStorage.setItem(SHELF, JSON.stringify(all));
    } catch {
      return false;
    }
    this.#all = all;
    return true;
  }
}

function read(): readonly OwnTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '[]');
    return Array.isArray(found) ? (found as readonly OwnTable[]) : [];
  } catch {
    return [];
  }
}

export const ownTables = new OwnTables();
