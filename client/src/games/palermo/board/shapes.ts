import tiles from '../../../../../src/ludoteca/games/palermo/data/tiles.toml';
import { HOUSES, ROTATIONS, type LayHouse, type TileView } from '../../../generated/palermo';
import { cellsOfSlot, type CellName, type SlotName } from './geometry';

export type TileKind = TileView['kind'];
export type HouseKind = LayHouse['kind'];
export type Rotation = TileView['rotation'];

export { HOUSES, ROTATIONS };

/** The cells of a tile are lettered a b over c d, as the data of the game describes them. */
type Letter = 'a' | 'b' | 'c' | 'd';
interface Row {
  readonly kind: TileKind;
  readonly roofs: string;
  readonly door?: string;
}
const ROWS = new Map((tiles as { tiles: readonly Row[] }).tiles.map((row) => [row.kind, row]));
const TURNED: Readonly<Record<Letter, Letter>> = { a: 'b', b: 'd', d: 'c', c: 'a' };
const LETTERS = 'abcd';

/** How a tile looks: enough to draw it. */
export interface Drawn {
  readonly slot: SlotName;
  readonly kind: TileKind;
  readonly roofs: readonly CellName[];
  readonly door: CellName | null;
}

/** A tile as it would lie in a slot, for tiles that do not lie yet. */
export function tileIn(slot: SlotName, kind: TileKind, rotation: Rotation): Drawn {
  const { roofs = '', door = '' } = ROWS.get(kind) ?? {};
  const cells = cellsOfSlot(slot);
  const turned = (letters: string) =>
    [...letters].map((letter) => {
      let place = letter as Letter;
      for (let turns = rotation / 90; turns > 0; turns -= 1) place = TURNED[place];
      return cells[LETTERS.indexOf(place)]!;
    });
  return { slot, kind, roofs: turned(roofs), door: turned(door)[0] ?? null };
}
