import data from '../../../../src/ludoteca/games/palanche/data/genova.toml';
import type { Board, Space, SpaceView } from '../../generated/palanche';

/** The board of Genoa as its file describes it, for pages where no match is on the table. */
export const GENOA = data as Omit<Board, 'type'>;

/** What stands on a space. */
export function nameInGenoa(key: string): string | null {
  return GENOA.space.find((space) => space.key === key)?.name ?? null;
}

/** A space as a table would show it, with whatever stands on it in a drawing. */
export function drawnSpace(key: string, owner: number | null = null, cubes = 0): SpaceView {
  return {
    ...spaceOn(
      GENOA,
      GENOA.space.find((each) => each.key === key)!,
      cubes,
    ),
    owner,
  };
}

/** A space of a board on which nobody plays. */
export function spaceOn(board: typeof GENOA, space: Space, cubes = 0): SpaceView {
  const ride = board.ride?.find(({ ends }) => ends.includes(space.key));
  const rents = space.rents ?? [];
  return {
    type: 'space_view',
    key: space.key,
    kind: space.kind,
    name: space.name,
    quarter: space.quarter ?? '',
    colour: space.colour ?? null,
    paint: board.colour.find((colour) => colour.key === space.colour)?.paint ?? null,
    price: space.price ?? 0,
    cost: space.cost ?? 0,
    rents,
    symbols: space.symbols ?? [],
    deck: space.deck ?? null,
    pays_collection: space.pays_collection ?? 0,
    ride_to: ride?.ends.find((end) => end !== space.key) ?? null,
    fare: ride?.fare ?? 0,
    owner: null,
    cubes,
    rent: rents[cubes] ?? 0,
    whole: false,
    worth: 0,
    completes: [],
  };
}
