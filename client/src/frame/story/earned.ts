import type { Entry } from '../../net/match.svelte';
import type { Tagged } from '../../texts/texts.svelte';
import type { GameTable } from '../contract';
import { rowOf } from '../events';
import { undoneIn } from '../log';

/** What everybody earned in one way, seat by seat. */
export interface Source {
  /** The key of its text. */
  readonly where: string;
  readonly amounts: readonly number[];
}

/** What each seat earned where in a match, in the order in which it came up; what was taken back is left out. */
export function earnedIn(log: readonly Entry[], table: GameTable, seats: number): readonly Source[] {
  const gone = undoneIn(log);
  const sources = new Map<string, number[]>();
  for (const entry of log) {
    if (entry.type !== 'played' || gone.has(entry.seq)) continue;
    for (const event of entry.events as readonly Tagged[]) {
      for (const { seat, amount, where } of rowOf(table, event).earned?.(event) ?? []) {
        const amounts = sources.get(where) ?? Array.from({ length: seats }, () => 0);
        amounts[seat]! += amount;
        sources.set(where, amounts);
      }
    }
  }
  return [...sources].map(([where, amounts]) => ({ where, amounts }));
}
