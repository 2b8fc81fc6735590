import type * as generated from '../generated/messages';

/** A value that a sentence can say; what has a `text` is said as it is, such as a player's name. */
export type Sayable = string | number | boolean | null | { readonly text: string } | readonly Sayable[];
type Messages = generated.Messages<Sayable>;

/** A key of a text, as the Fluent files have it. */
export type Key = keyof Messages;
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
/** The keys whose sentences take no other parameters than these. */
export type KeyTaking<Name extends string> = {
  [K in Key]: keyof Messages[K] extends Name ? K : never;
}[Key];
/** What `say` takes beside a key: the parameters of its sentence, if it has any; of several keys, of all. */
export type Params<K extends Key> = keyof Intersection<Messages[K]> extends never
  ? []
  : [Intersection<Messages[K]>];

/** Kinds of sentences that are found by the tag of a record. */
export type Told = 'event' | 'action';

type Dashed<Word extends string> = Word extends `${infer Head}_${infer Tail}`
  ? `${Head}-${Dashed<Tail>}`
  : Word;

/** A word of the records as text keys have it: `lay_house` is `lay-house`. */
export function dashed<Word extends string>(word: Word): Dashed<Word> {
  return word.replaceAll('_', '-') as Dashed<Word>;
}
