import { BLACK, BLUE, GREEN, RED, YELLOW } from '../../frame/liveries';
import type { Livery } from '../../frame/contract';
import type { View } from '../../generated/villa_paletti';
import type { Colour } from './wood/pieces';

export const LIVERY: Readonly<Record<Colour, Livery>> = {
  red: RED,
  yellow: YELLOW,
  green: GREEN,
  blue: BLUE,
};

/** A seat looks like the colour it came to; before that like plain wood. */
export function liveryOf(view: View, seat: number): Livery {
  const colour = view.colours[seat]?.[0];
  return colour ? LIVERY[colour] : BLACK;
}
