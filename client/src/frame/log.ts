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

/** Which of these seats has made the newest move of theirs that still holds; null where none has. */
export function lastMover(log: readonly Entry[], seats: readonly number[]): number | null {
  const gone = undoneIn(log);
  for (const entry of log.toReversed()) {
    if (entry.type === 'played' && seats.includes(entry.seat) && !gone.has(entry.seq)) return entry.seat;
  }
  return null;
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
