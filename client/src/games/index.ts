import type { GameTable } from '../frame/contract';

/** The tables of all games; each is fetched only when somebody sits down at it. */
const TABLES = import.meta.glob<{ table: GameTable }>('./*/index.ts');
const COVERS = import.meta.glob<string>('./*/cover.svg', { query: '?url', import: 'default', eager: true });

/** The games that have a table here, in the order in which they stand on the shelf. */
export const SHELF = ['palermo', 'palanche', 'villa_paletti'] as const;

export function hasTable(game: string): boolean {
  return `./${game}/index.ts` in TABLES;
}

export async function tableOf(game: string): Promise<GameTable> {
  const load = TABLES[`./${game}/index.ts`];
  if (!load) throw new Error(`no table for ${game}`);
  return (await load()).table;
}

/** The address of a game's cover. */
export function coverOf(game: string): string | undefined {
  return COVERS[`./${game}/cover.svg`];
}
