import type { Outcome } from '../generated/server';
import { inList, type Words } from '../texts/texts.svelte';

/** Whether the scores say anything: where somebody gave up, nothing was counted. */
export const isCounted = (outcome: Outcome): boolean => outcome.reason !== 'resigned';

/** Who wins, as a sentence. */
export function winnersOf({ winners }: Outcome, words: Words): string {
  const key = winners.length === 0 ? 'nobody-wins' : winners.length === 1 ? 'winner' : 'winners';
  return words.say(key, { names: inList(winners.map((seat) => words.seat(seat))) });
}

/** Why it is over, as a sentence; whoever gave up is last. */
export function reasonOf({ reason, ranks, winners }: Outcome, words: Words): string {
  const others = ranks.flatMap((_, seat) => (winners.includes(seat) ? [] : [words.seat(seat)]));
  return words.say(`outcome-${reason}`, { names: inList(others) });
}
