import type { View, WalkView } from '../../generated/palermo';
import type { CellName } from './board/geometry';

const ROW = 15;
const COLUMNS = 'abcdefghijklmn';

/** A cell on which the pawn at turn may end, with the cells on the way there. */
export interface Walk extends Required<Omit<WalkView, 'route' | 'shared' | 'dearer'>> {
  readonly route: readonly CellName[];
  readonly to: CellName;
  readonly cost: number;
}

/** The walks of a view, with what is left out of them. */
export function walksOf(view: View): readonly Walk[] {
  let before: readonly CellName[] = [];
  return view.walks.map(({ shared = 0, route: rest, dearer = 0, ...walk }) => {
    const route = [...before.slice(0, shared), ...cellsIn(rest)];
    before = route;
    return {
      lost: 0,
      stopped_by: null,
      income: 0,
      ends: 'street',
      ...walk,
      route,
      to: route.at(-1)!,
      cost: route.length + dearer,
    };
  });
}

/** The cells whose names are written one after the other. */
export function cellsIn(names: string): readonly CellName[] {
  return names.match(/[a-z]\d+/g) ?? [];
}

/** The names of the cells of a set in hexadecimal digits (see `PlayerView.reach`). */
export function cellsOfSet(digits: string): readonly CellName[] {
  const bits = [...BigInt(`0x${digits || '0'}`).toString(2)].reverse();
  return bits.flatMap((bit, place) =>
    bit === '1' ? [`${COLUMNS[place % ROW]}${Math.floor(place / ROW) + 1}`] : [],
  );
}
