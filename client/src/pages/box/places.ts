import { dashed } from '../../texts/keys';
import type { Words } from '../../texts/texts.svelte';

/** Where in a table a flaw is, in words: `space[3].price` is the price of space 4. */
export function placeInWords(at: string, words: Words): string {
  const [, rows, row, field] = /^(\w+)(?:\[(\d+)\])?(?:\.(\w+))?/.exec(at) ?? [];
  if (!rows) return at;
  const place = words.find(`box-at-${dashed(rows)}`, { number: Number(row ?? 0) + 1 });
  const part = field ? words.find(`box-field-${dashed(field)}`) : null;
  return [place ?? at, place === null ? null : part].filter((each) => each !== null).join(', ');
}
