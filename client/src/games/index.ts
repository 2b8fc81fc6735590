import type { GameTable } from '../frame/contract';
import { chainOf } from '../texts/texts.svelte';
import { catalogue } from '../net/catalogue.svelte';
import { fileAddress } from '../place/place';

/** The tables of our games; each is fetched only when somebody sits down at it. */
const TABLES = import.meta.glob<{ table: GameTable }>('./*/index.ts');
const CARDS = import.meta.glob<string>('./*/card/*.md', { query: '?raw', import: 'default' });
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

/** The reference card of one of our games in a language, as Markdown; `null` if there is none. */
export async function cardOf(game: string, language: string): Promise<string | null> {
  for (const link of chainOf(language)) {
    const load = CARDS[`./${game}/card/${link}.md`];
    if (load) return load();
  }
  return null;
}

/** The address of a game's cover; a guest need not have one. */
export function coverOf(game: string): string | null {
  const own = catalogue.known(game)?.cover;
  return COVERS[`./${game}/cover.svg`] ?? (own ? fileAddress(own) : null);
}
