import { BLACK, BLUE, GREEN, RED, VIOLET, YELLOW } from '../../frame/liveries';
import type { Livery } from '../../frame/contract';
import type { View } from '../../generated/villa_paletti';
import type { Colour } from './wood/pieces';

export const LIVERY: Readonly<Record<Colour, Livery>> = {
  red: RED,
  yellow: YELLOW,
  green: GREEN,
  blue: BLUE,
};

/** Before the colours are known: no colour of the box, and no two seats alike. */
const BEFORE: readonly Livery[] = [
  BLACK,
  VIOLET,
  { ...BLACK, symbol: VIOLET.symbol },
  { ...VIOLET, symbol: BLACK.symbol },
];

/** A seat looks like the colour it came to. */
export function liveryOf(view: View, seat: number): Livery {
  const colour = view.colours[seat]?.[0];
  return colour ? LIVERY[colour] : BEFORE[seat % BEFORE.length]!;
}
