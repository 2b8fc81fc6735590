import type { Tagged } from '../texts/texts.svelte';
import type { GameTable, Row, Rules } from './contract';

/** The row of an event; a guest need not have one for each. */
export function rowOf({ events }: Pick<GameTable, 'events'>, { type }: Tagged): Row {
  return events[type] ?? {};
}

/** The id of the rule that explains an event; null where the game names none. */
export function ruleOf(rules: Rules, event: Tagged): string | null {
  const rule = rules[event.type];
  if (typeof rule !== 'object') return rule ?? null;
  return rule.rules[String((event as Tagged & Readonly<Record<string, unknown>>)[rule.field])] ?? null;
}
