import type { Outcome } from '../generated/server';
import { namesInList, type Words } from '../texts/texts.svelte';

/** Whether the scores say anything: where somebody gave up, nothing was counted. */
export const isCounted = (outcome: Outcome): boolean => outcome.reason !== 'resigned';

/** Who wins, as a sentence; one chair's winner is spoken to, several people at one screen are told a name. */
export function winnersOf({ winners }: Outcome, words: Words, mine: readonly number[] = []): string {
  if (winners.length === 1 && mine.length === 1 && mine[0] === winners[0]) return words.say('you-win');
  const key = winners.length === 0 ? 'nobody-wins' : winners.length === 1 ? 'winner' : 'winners';
  return words.say(key, { names: namesInList(winners.map((seat) => words.seat(seat))) });
}

/** Why it is over, as a sentence, with the others' names by rank where the game has one for them. */
export function reasonOf({ reason, ranks, winners }: Outcome, words: Words): string {
  const others = [...ranks.keys()]
    .filter((seat) => !winners.includes(seat))
    .sort((one, other) => ranks[one]! - ranks[other]!)
    .map((seat) => words.seat(seat));
  const named = {
    names: namesInList(others),
    winners: namesInList(winners.map((seat) => words.seat(seat))),
    count: winners.length,
  };
  return words.find(`ending-${reason}`, named) ?? words.sayKey(`outcome-${reason}`, named);
}
