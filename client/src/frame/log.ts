import type { Entry } from '../net/match.svelte';
import type { Tagged } from '../texts/texts.svelte';

/** The entries that were taken back. */
export function undoneIn(log: readonly Entry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const entry of log) {
    if (entry.type !== 'undone') continue;
    for (let seq = entry.back_to + 1; seq < entry.seq; seq += 1) gone.add(seq);
  }
  return gone;
}

/** Whether any of these seats has made a move that still holds. */
export function canTakeBack(log: readonly Entry[], seats: readonly number[]): boolean {
  const gone = undoneIn(log);
  return log.some((entry) => entry.type === 'played' && seats.includes(entry.seat) && !gone.has(entry.seq));
}

/** What happened in the newest turn up to an entry: the moves that one seat made in a row and that still hold. */
export function lastTurn(log: readonly Entry[], upTo: number): readonly Tagged[] {
  const shown = log.filter(({ seq }) => seq <= upTo);
  const gone = undoneIn(shown);
  const held = shown.flatMap((entry) => (entry.type === 'played' && !gone.has(entry.seq) ? [entry] : []));
  const seat = held.at(-1)?.seat;
  const first = held.findLastIndex((entry) => entry.seat !== seat) + 1;
  return held.slice(first).flatMap(({ events }) => events as readonly Tagged[]);
}
