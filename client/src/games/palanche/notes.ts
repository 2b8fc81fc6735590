/** The four printed banknotes, largest first. */
export const NOTES = [500, 100, 50, 10] as const;
export type Note = (typeof NOTES)[number];
export interface Notes {
  readonly value: Note;
  readonly count: number;
}

/** The small notes that every player gets at the start, and what they are worth together. */
const CHANGE: Readonly<Partial<Record<Note, number>>> = { 100: 4, 50: 10, 10: 10 };
const WORTH_OF_CHANGE = 1000;

/**
 * The banknotes of an amount. From 1,000 on it holds the change that the booklet deals to everybody, so that
 * the money of the start comes out as printed; less than that is held in as few notes as possible.
 */
export function notesOf(amount: number): readonly Notes[] {
  const hasChange = amount >= WORTH_OF_CHANGE;
  let left = hasChange ? amount - WORTH_OF_CHANGE : amount;
  return NOTES.map((value) => {
    const drawn = Math.floor(left / value);
    left -= drawn * value;
    return { value, count: drawn + (hasChange ? (CHANGE[value] ?? 0) : 0) };
  }).filter(({ count }) => count > 0);
}
