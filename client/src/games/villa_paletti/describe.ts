import type { Words } from '../../texts/texts.svelte';
import type { View } from '../../generated/villa_paletti';
import { weightOf } from './hand/aims';
import { isColumn } from './wood/pieces';
import { levelAt, posesOf } from './wood/poses';

/** The villa in words, level by level from below. */
export function describe(view: View, words: Words): readonly string[] {
  const { floors } = view.villa;
  const columns = [...posesOf(view)].filter(([piece]) => isColumn(piece));
  const locked = new Set(view.locked);
  const named = (column: string) =>
    words.say(locked.has(column) ? 'described-locked' : 'described-column', {
      column,
      weight: words.say('weight', { weight: weightOf(view, column) }),
      covered: view.covered[column] ? 'yes' : 'no',
    });
  const levels = Array.from({ length: floors.length + 1 }, (_, level) => {
    const here = columns
      .filter(([, pose]) => levelAt(pose, floors.length) === level)
      .map(([column]) => named(column));
    return here.length
      ? words.say('described-level', { level, columns: here.join('; ') })
      : words.say('described-level-empty', { level });
  });
  const seats = view.points.map((points, seat) =>
    words.say('described-seat', {
      seat: words.seat(seat),
      colours: (view.colours[seat] ?? []).map((colour) => words.say(`colour-${colour}`)),
      points,
      seal: view.seal.holder === seat ? 'yes' : 'no',
    }),
  );
  const gone = view.out_of_game.length ? [words.say('described-gone', { columns: view.out_of_game })] : [];
  const next = view.next_floor ? [words.say('described-next', { floor: view.next_floor })] : [];
  return [...levels, ...seats, ...gone, ...next];
}
