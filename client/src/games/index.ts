import type { GameTable } from '../frame/contract';
import { catalogue } from '../net/catalogue.svelte';

/** The tables of our games; each is fetched only when somebody sits down at it. */
const TABLES = import.meta.glob<{ table: GameTable }>('./*/index.ts');
const COVERS = import.meta.glob<string>('./*/cover.svg', { query: '?url', import: 'default', eager: true });

/** Our games, in the order in which they stand on the shelf; guests stand after them. */
export const SHELF = ['palermo', 'palanche', 'villa_paletti'] as const;

/** Whether the game was drawn for this client. */
export function isOurs(game: string): boolean {
  return `./${game}/index.ts` in TABLES;
}

/** The table of a game: its own, or the general one. */
export async function tableOf(game: string): Promise<GameTable> {
  const load = TABLES[`./${game}/index.ts`];
  if (load) return (await load()).table;
  const guest = await catalogue.fetchGame(game);
  if (!guest) throw new Error(`no game ${game}`);
  return (await import('../general/table')).guestTable(guest);
}

/** The address of a game's cover; a guest need not have one. */
export function coverOf(game: string): string | null {
  return COVERS[`./${game}/cover.svg`] ?? catalogue.known(game)?.cover ?? null;
}
