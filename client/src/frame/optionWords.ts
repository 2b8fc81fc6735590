import { dashed } from '../texts/keys';
import type { Words } from '../texts/texts.svelte';
import type { Choice, Value, Values } from './options';

const keyOf = (name: string) => `option-${dashed(name)}`;

/** What an option is called. */
export function optionName(words: Words, name: string): string {
  return words.sayKey(keyOf(name));
}

/** What an option is about, in a sentence; nothing where the game has none. */
export function optionNote(words: Words, name: string): string | null {
  return words.find(`note-${dashed(name)}`);
}

/** What is written on something that was made or brought, such as a board of the host. */
function titleOf(made: object): string | null {
  const { title, name } = made as { title?: unknown; name?: unknown };
  return [title, name].find((each): each is string => typeof each === 'string' && each !== '') ?? null;
}

/** What was chosen for a single seat; null where it is as for all. */
export function seatValue(words: Words, choice: Choice, values: Values, seat: number): string | null {
  const value = ((values[choice.name] ?? []) as readonly Value[])[seat] ?? choice.values[0];
  return value === choice.values[0] ? null : optionValue(words, choice.name, value);
}

/** What was chosen for an option that each seat has: for which of them. */
export function seatValues(words: Words, choice: Choice, values: Values): string {
  const seats = Array.from({ length: choice.high ?? 0 }, (_, seat) => seat);
  const said = seats.flatMap((seat) => {
    const value = seatValue(words, choice, values, seat);
    return value === null ? [] : [`${words.say('seat-name', { number: seat + 1 })}: ${value}`];
  });
  return said.join(', ');
}

/** What a value of an option is called: the game's own word for it, else the value itself. */
export function optionValue(words: Words, name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => optionValue(words, name, each)).join(', ');
  if (typeof value === 'object' && value !== null) return titleOf(value) ?? words.say('option-made');
  const said =
    value === null ? 'none' : value === true ? 'yes' : value === false ? 'no' : `${value as string | number}`;
  const own = `${keyOf(name)}.${said.replaceAll(/[^\w-]/g, '-')}`;
  const called = words.find(own);
  if (called !== null) return called;
  const [kind, count] = said.split(':'); // such as "rounds:3"
  const counted = count && words.find(`${keyOf(name)}.${kind}`, { number: Number(count) });
  if (counted) return counted;
  if (value === null) return words.say('option-none');
  if (typeof value === 'boolean') return words.say(value ? 'yes' : 'no');
  return words.find(`${keyOf(name)}.some`, { value, number: Number(value) + 1 }) ?? said;
}
