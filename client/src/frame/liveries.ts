import type { Livery } from './contract';

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
