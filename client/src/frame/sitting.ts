import type { FollowedMatch } from '../net/match.svelte';
import { session } from '../net/session.svelte';
import { socket } from '../net/socket.svelte';
import type { Seat } from './contract';

/** Take a seat under a name; throws `Refused`. */
export async function sitDown(
  match: FollowedMatch,
  seat: Seat,
  name: string,
  key: string | null,
): Promise<void> {
  const wanted = name.trim();
  if (wanted && wanted !== session.me?.name) {
    await session.rename(wanted);
    socket().reopen(); // a connection keeps the name it was opened with
  }
  await match.ask({ type: 'sit', match: match.id, seat, key });
}
