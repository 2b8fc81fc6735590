import type { Entry } from '../net/match.svelte';

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
