import type { GameTable, Livery, Seat } from './contract';

const livery = (name: string, symbol: Livery['symbol']): Livery => ({
  name,
  symbol,
  colour: `var(--seat-${name})`,
  ink: `var(--seat-${name}-ink)`,
});

export const RED = livery('red', 'circle');
export const YELLOW = livery('yellow', 'triangle');
export const GREEN = livery('green', 'square');
export const BLUE = livery('blue', 'diamond');
export const BLACK = livery('black', 'star');
export const VIOLET = livery('violet', 'cross');

/** The colours of the seats where a game has none of its own. */
export const LIVERIES: readonly Livery[] = [RED, YELLOW, GREEN, BLUE, BLACK, VIOLET];

/** How a seat looks at a table: as the match has it, else as the game has it. */
export function liveryOf(table: GameTable, view: unknown, seat: Seat): Livery {
  const known = view === null ? null : table.liveryOf?.(view, seat);
  return known ?? table.liveries[seat] ?? LIVERIES[seat % LIVERIES.length]!;
}
