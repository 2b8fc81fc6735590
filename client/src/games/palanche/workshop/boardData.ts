import { SPACE_FIELDS, type Board, type Space } from '../../../generated/palanche';

/** A board while it is drawn. What it must have is for the rules to say; here names and numbers are kept in step. */
export type Drawn = Board;
export type SpaceKind = Space['kind'];

/** The spaces numbered in their order round the board. */
function numbered(board: Drawn, spaces: readonly Space[]): Drawn {
  return { ...board, space: spaces.map((space, index) => ({ ...space, index })) };
}

/** A key made of a name that no other of these has: letters, digits and underscores. */
export function keyOf(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, 50);
  const key = plain || 'space';
  if (!taken.includes(key)) return key;
  let number = 2;
  while (taken.includes(`${key}_${number}`)) number += 1;
  return `${key}_${number}`;
}

/** The board with another space in place of one; what names its key follows it. */
export function withSpace(board: Drawn, place: number, changed: Space): Drawn {
  const before = board.space[place]!;
  const spaces = board.space.map((space, index) => (index === place ? changed : space));
  return before.key === changed.key
    ? { ...board, space: spaces }
    : rekeyed({ ...board, space: spaces }, before.key, changed.key);
}

/** The board with another name on a space, and a key made of it. */
export function renamed(board: Drawn, place: number, name: string): Drawn {
  const others = board.space.filter((_, index) => index !== place).map(({ key }) => key);
  return withSpace(board, place, { ...board.space[place]!, name, key: keyOf(name, others) });
}

function rekeyed(board: Drawn, from: string, to: string): Drawn {
  const follow = (key: string) => (key === from ? to : key);
  const { places } = board;
  return {
    ...board,
    places: {
      ...places,
      start: follow(places.start),
      collection: follow(places.collection),
      third_double: follow(places.third_double),
    },
    ride: (board.ride ?? []).map((ride) => ({ ...ride, ends: ride.ends.map(follow) })),
    card: (board.card ?? []).map((card) => ({
      ...card,
      effects: card.effects.map((effect) =>
        effect.do === 'move_to' ? { ...effect, space: follow(effect.space) } : effect,
      ),
    })),
  };
}

/** A space of another kind: what only the old kind has is left out. */
export function ofKind(space: Space, kind: SpaceKind): Space {
  const kept: readonly string[] = [...SPACE_FIELDS[kind], 'index', 'key', 'name', 'quarter', 'symbols'];
  const fields = Object.entries(space).filter(([field]) => kept.includes(field));
  const deck = kind === 'card' ? { deck: space.deck ?? 'speremmo' } : {};
  return { ...(Object.fromEntries(fields) as unknown as Space), kind, ...deck };
}

/** One more space after this one, like it. */
export function inserted(board: Drawn, place: number): Drawn {
  const { source: _, ...like } = board.space[place]!;
  const key = keyOf(
    like.name,
    board.space.map((space) => space.key),
  );
  const number = key.match(/_(\d+)$/)?.[1];
  const name = number ? `${like.name.replace(/ \d+$/, '')} ${number}` : like.name;
  return numbered(board, board.space.toSpliced(place + 1, 0, { ...like, key, name }));
}

export function removed(board: Drawn, place: number): Drawn {
  return numbered(board, board.space.toSpliced(place, 1));
}

/** The space one further on, or back; the start stays the first. */
export function moved(board: Drawn, place: number, step: 1 | -1): Drawn {
  const spaces = [...board.space];
  [spaces[place], spaces[place + step]] = [spaces[place + step]!, spaces[place]!];
  return numbered(board, spaces);
}

/** Numbers as a person types them, with anything between them. */
export function numbersIn(text: string): readonly number[] {
  return (text.match(/\d+/g) ?? []).map(Number).map((number) => Math.min(number, 100_000));
}
