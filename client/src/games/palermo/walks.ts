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

/** How far a cell leads towards an own door, or home. */
export interface Lead {
  /** 0 for the nearest cells, more for those a little further away. */
  readonly rank: number;
  /** What the way from there costs. */
  readonly cost: number;
}

/** The ends of walks from which an own door, or home, is nearest. */
export function leadsOf({ leads }: View): ReadonlyMap<CellName, Lead> {
  return new Map(
    leads.flatMap(({ cost, cells }, rank) =>
      cellsOfSet(cells).map((cell) => [cell, { rank, cost }] as const),
    ),
  );
}

/** Where the pawn at turn goes: to its doors as long as it has chips there, then home. */
export function goalOf({ players, turn }: View): 'door' | 'home' {
  return players[turn]?.chips_on_board ? 'door' : 'home';
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
