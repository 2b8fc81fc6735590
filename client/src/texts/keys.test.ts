import { expect, test } from 'vitest';
import { dashed } from './keys';
import type { Words } from './texts.svelte';

// What must not compile: svelte-check fails where one of these lines is no error any more.
export function wrongKeys(words: Words): void {
  // @ts-expect-error no such key
  words.say('no-such-key');
  // @ts-expect-error a parameter is missing
  words.say('seat-name');
  // @ts-expect-error a parameter is misspelled
  words.say('seat-name', { numbre: 1 });
  // @ts-expect-error the sentence takes none
  words.say('cancel', { number: 1 });
  // @ts-expect-error a plural needs a number
  words.say('guest-facts-exactly', { count: 'two' });
  // @ts-expect-error one of the two keys needs a parameter
  words.say(words.has('x') ? 'cancel' : 'seat-name');
  // @ts-expect-error records have no such kind of sentence
  words.tell('evnt', { type: 'walked' });
}

test('keys have dashes where tags have underscores', () => {
  expect(dashed('lay_floor_along')).toBe('lay-floor-along');
});
