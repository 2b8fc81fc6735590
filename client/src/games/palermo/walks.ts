import type { View, WalkView } from '../../generated/palermo';
import type { CellName } from './board/geometry';

/** A cell on which the pawn at turn may end, with the cells on the way there. */
export interface Walk extends Required<Omit<WalkView, 'route'>> {
  readonly route: readonly CellName[];
  readonly to: CellName;
}

/** The walks of a view, with what is left out of them. */
export function walksOf(view: View): readonly Walk[] {
  return view.walks.map((walk) => {
    const route = cellsIn(walk.route);
    return {
      lost: 0,
      stopped_by: null,
      income: 0,
      ends: 'street',
      ...walk,
      route,
      to: route.at(-1) ?? '',
    };
  });
}

/** The cells whose names are written one after the other. */
export function cellsIn(names: string): readonly CellName[] {
  return names.match(/[a-z]\d+/g) ?? [];
}
