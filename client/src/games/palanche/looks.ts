import type { SpaceView, View } from '../../generated/palanche';

/** How colours and kinds look: a sign each, so that nobody needs to tell colours apart. */

/** Signs of the groups, drawn around the origin within a radius of 10. */
const SIGNS: Readonly<Record<string, string>> = {
  wave: 'M-9-2q3-5 6 0t6 0t6 0M-9 5q3-5 6 0t6 0t6 0',
  wheel:
    'M0-4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M0-9v5M0 4v5M-9 0h5M4 0h5M-6.5-6.5l3.4 3.4M3.1 3.1l3.4 3.4M6.5-6.5 3.1-3.1M-3.1 3.1l-3.4 3.4',
  arch: 'M-8 8V0a8 8 0 0 1 16 0v8M-3.5 8V1a3.5 3.5 0 0 1 7 0v7',
  hill: 'M-10 7 -3-6 1 1 4-3 10 7Z',
  tower: 'M-5 9V-3h10V9ZM-7-3h14M-5-3v-5h2v2h2v-2h2v2h2v-2h2v5',
  fish: 'M-9 0q5-7 12 0q-7 7-12 0ZM3 0l6-5v10Z',
  leaf: 'M-7 8Q-9-6 8-8Q9 7-4 5ZM-7 8 3-3',
  crown: 'M-9 7V-5l5 5 4-8 4 8 5-5V7Z',
  basket: 'M-8-1h16l-2.5 9h-11ZM-5-1a5 6 0 0 1 10 0',
  stand: 'M-9 8h18V-1h-5v3h-4v3h-4v3ZM-3 2v-10l7 3-7 3',
};
const COLOUR_SIGNS = ['wave', 'wheel', 'arch', 'hill', 'tower', 'fish', 'leaf', 'crown'] as const;

/** A colour of land, all attività, or all gradinate. */
export interface Group {
  readonly key: string;
  readonly paint: string;
  /** What can be written on the paint. */
  readonly ink: string;
  readonly sign: string;
  readonly spaces: readonly string[];
}

const KIND_PAINT: Readonly<Record<string, string>> = { attivita: '#6a5a4d', gradinata: '#1d6b6a' };

export function groupKey(space: Pick<SpaceView, 'colour' | 'kind'>): string | null {
  return space.colour ?? (space.kind in KIND_PAINT ? space.kind : null);
}

/** The groups in the order of the ring, land first. */
export function groupsOf(view: Pick<View, 'spaces'>): readonly Group[] {
  const found = new Map<string, { paint: string; spaces: string[] }>();
  for (const space of view.spaces) {
    const key = groupKey(space);
    if (key === null) continue;
    const group = found.get(key) ?? { paint: space.paint ?? KIND_PAINT[key] ?? '#777777', spaces: [] };
    group.spaces.push(space.key);
    found.set(key, group);
  }
  let colours = 0;
  const named = [...found].map(([key, { paint, spaces }]) => {
    const isKind = key in KIND_PAINT;
    const sign = isKind
      ? key === 'attivita'
        ? 'basket'
        : 'stand'
      : COLOUR_SIGNS[colours++ % COLOUR_SIGNS.length]!;
    return { key, paint, ink: inkOn(paint), sign: SIGNS[sign]!, spaces, isKind };
  });
  return named.sort((one, other) => Number(one.isKind) - Number(other.isKind));
}

/** Dark or light writing, whichever reads better on a paint. */
export function inkOn(paint: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(paint.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (light + 0.05) ** 2 > 1.05 * 0.06 ? '#1c140d' : '#ffffff';
}

/** Drawings on spaces, around the origin within a radius of 10. */
const SYMBOLS: Readonly<Record<string, string>> = {
  creusa: 'M-9 9h6V4h5V-1h5V-6h3M-9 9V5M-3 4V0M2-1v-4M7-6v-3',
  trenino: 'M-8-7H6q3 0 3 4V5H-8ZM-5-4h4v4h-4ZM2-4h4v4H2ZM-4 8a2 2 0 1 0 0-.1M5 8a2 2 0 1 0 0-.1',
  pista_ciclabile:
    'M-6 4a3.6 3.6 0 1 0 .1 0M6 4a3.6 3.6 0 1 0 .1 0M-6 7.5-2-1h6l2 8.500M-2-1 0 5l4-6M-3-4h3M4-1 3-5h3',
  strada: 'M-8 9-3-9M8 9 3-9M0-8v3M0-2v4M0 6v3',
};

/** The drawing of a symbol; those of one's own board that we do not know are a star. */
export function symbolOf(symbol: string): string {
  return SYMBOLS[symbol] ?? 'M0-9 2-3h7L4 1l2 7-6-4-6 4 2-7-5-4h7Z';
}
