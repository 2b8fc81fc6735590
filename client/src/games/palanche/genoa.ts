import data from '../../../../src/ludoteca/games/palanche/data/genova.toml';
import type { Board, SpaceView } from '../../generated/palanche';

/** The board of Genoa as its file describes it, for pages where no match is on the table. */
export const GENOA = data as Omit<Board, 'type'>;

/** What stands on a space. */
export function nameInGenoa(key: string): string | null {
  return GENOA.space.find((space) => space.key === key)?.name ?? null;
}

/** A space as a table would show it, with whatever stands on it in a drawing. */
export function drawnSpace(key: string, owner: number | null = null, cubes = 0): SpaceView {
  const space = GENOA.space.find((each) => each.key === key)!;
  const ride = GENOA.ride?.find(({ ends }) => ends.includes(key));
  const rents = space.rents ?? [];
  return {
    type: 'space_view',
    key,
    kind: space.kind,
    name: space.name,
    quarter: space.quarter ?? '',
    colour: space.colour ?? null,
    paint: GENOA.colour.find((colour) => colour.key === space.colour)?.paint ?? null,
    price: space.price ?? 0,
    cost: space.cost ?? 0,
    rents,
    symbols: space.symbols ?? [],
    deck: space.deck ?? null,
    pays_collection: space.pays_collection ?? 0,
    ride_to: ride?.ends.find((end) => end !== key) ?? null,
    fare: ride?.fare ?? 0,
    owner,
    cubes,
    rent: rents[cubes] ?? 0,
    whole: false,
    worth: 0,
  };
}
