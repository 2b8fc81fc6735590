import type { SeatInfo } from '../generated/server';
import type { Words } from '../texts/texts.svelte';

type Named = Pick<SeatInfo, 'name' | 'kind'>;

/** What a seat is called at a table; of one name at two seats each gets its number. */
export function nameOfSeat(seats: readonly Named[], seat: number, words: Pick<Words, 'say'>): string {
  const number = seat + 1;
  const { name, kind } = seats[seat] ?? { name: null, kind: 'empty' };
  if (!name) return words.say(kind === 'bot' ? 'bot-name' : 'seat-name', { number });
  const isShared = seats.some((other, place) => place !== seat && other.name === name);
  return isShared ? `${name} ${number}` : name;
}
