import type { Line, SayPhrase } from '../generated/server';
import { Refused, type Refusal } from '../net/http';
import type { FollowedMatch } from '../net/match.svelte';
import { dashed } from '../texts/keys';
import { common } from '../texts/texts.svelte';

export type Phrase = SayPhrase['phrase'];
/** What a player says: words of their own, or a phrase that everybody reads in their language. */
export type Said = { readonly text: string } | { readonly phrase: Phrase };

export const PHRASES: readonly Phrase[] = [
  'hello',
  'good_luck',
  'nice_move',
  'thanks',
  'sorry',
  'oops',
  'let_me_think',
  'take_your_time',
  'back_soon',
  'well_played',
  'another_one',
  'goodbye',
];

export function phraseOf(phrase: string): string {
  return common.sayKey(`phrase-${dashed(phrase)}`);
}

/** What a line of the chat says, in the language of the page. */
export function wordsOf({ text, params }: Line): string {
  return text ?? phraseOf(String(params['phrase']));
}

/** Say something at a table; a refusal is handed on. */
export async function sayAt(match: FollowedMatch, said: Said, refused: (refusal: Refusal) => void) {
  const about = { match: match.id };
  try {
    await match.ask(
      'text' in said ? { type: 'say', ...about, ...said } : { type: 'say_phrase', ...about, ...said },
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    refused(error.refusal);
  }
}
