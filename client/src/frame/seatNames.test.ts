import { expect, test } from 'vitest';
import type { Words } from '../texts/texts.svelte';
import { nameOfSeat } from './seatNames';

test('one name at two seats is told apart by the number of the seat', () => {
  const person = (name: string) => ({ name, kind: 'person' as const });
  const seats = [person('Ada'), person('Ben'), person('Ada'), { name: null, kind: 'bot' as const }];
  const words: Pick<Words, 'say'> = { say: (key, ...params) => `${key} ${JSON.stringify(params[0])}` };
  const names = seats.map((_, seat) => nameOfSeat(seats, seat, words));
  expect(names).toEqual(['Ada 1', 'Ben', 'Ada 3', 'bot-name {"number":4}']);
});
