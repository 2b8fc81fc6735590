import data from '../../../../src/ludoteca/games/palanche/data/genova.toml';
import type { Board } from '../../generated/palanche';

/** The board of Genoa as its file describes it, for pages where no match is on the table. */
export const GENOA = data as Omit<Board, 'type'>;

/** What stands on a space. */
export function nameInGenoa(key: string): string | null {
  return GENOA.space.find((space) => space.key === key)?.name ?? null;
}
