import type { Tagged, Words } from '../texts/texts.svelte';
import type { GameTable, Row, Rules, Seat } from './contract';

/** The row of an event; a guest need not have one for each. */
export function rowOf({ events }: Pick<GameTable, 'events'>, { type }: Tagged): Row {
  return events[type] ?? {};
}

/** What happened, in words, with what its own sentence leaves out. */
export function sentenceOf(table: Pick<GameTable, 'events'>, event: Tagged, words: Words): string {
  const also = rowOf(table, event).also?.(event, words, []);
  return also ? `${words.tell('event', event)} ${also}` : words.tell('event', event);
}

/** A move in words: what it did first; what only opens the turn of the next player is the end of a turn. */
export function moveSaid(table: Pick<GameTable, 'events'>, event: Tagged, seat: Seat, words: Words): string {
  return rowOf(table, event).heading
    ? words.say('turn-ended', { seat: words.seat(seat) })
    : words.tell('event', event);
}

/** The events of an entry that the log tells: one line for each thing that happened. */
export function toldOf(table: Pick<GameTable, 'events'>, events: readonly Tagged[]): readonly Tagged[] {
  return events.filter((event) => !rowOf(table, event).isSaidBy?.(event, events));
}

/** The id of the rule that explains an event; null where the game names none. */
export function ruleOf(rules: Rules, event: Tagged): string | null {
  const rule = rules[event.type];
  if (typeof rule !== 'object') return rule ?? null;
  return rule.rules[String((event as Tagged & Readonly<Record<string, unknown>>)[rule.field])] ?? null;
}
