import type {
  FinishedMatches,
  GameSummary,
  MatchLine,
  MyMatches,
  NewTable,
  Picture,
  TableMade,
} from '../generated/server';
import { ask } from './http';
import { session } from './session.svelte';

/** Set up a table; without a session yet, as a guest. */
export async function makeTable(table: Omit<NewTable, 'type'>): Promise<TableMade> {
  await session.enter();
  return ask<TableMade>('POST', '/tables', { type: 'new_table', ...table });
}

/** A table with bots on all other seats that begins at once: the id of the match. */
export async function playNow(
  game: GameSummary,
  set?: { readonly options: Readonly<Record<string, unknown>>; readonly level: string },
): Promise<string> {
  const { usual_seats } = game;
  const bots = Array.from({ length: usual_seats - 1 }, () => ({
    type: 'bot' as const,
    level: set?.level ?? null,
  }));
  const made = await makeTable({
    game: game.key,
    options: set?.options ?? {},
    seats: [{ type: 'me' }, ...bots],
    start: true,
  });
  return made.table.match;
}

/** A table that waits for a bot account, which is invited; bots of the server take the other seats. The id of the match. */
export async function challenge({ key, min_seats }: GameSummary, bot: string): Promise<string> {
  const others = Array.from({ length: min_seats - 2 }, () => ({ type: 'bot' as const, level: null }));
  const made = await makeTable({
    game: key,
    options: {},
    seats: [{ type: 'me' }, { type: 'empty' }, ...others],
  });
  const { match } = made.table;
  await ask('POST', `/bots/${bot}/challenges`, { type: 'new_invitation', match });
  return match;
}

/** The board as the game draws it in text after an entry, through the eyes of a seat or of a spectator. */
export function pictureOf(
  match: string,
  seq: number,
  { seat, key }: { seat: number | null; key: string | null },
): Promise<Picture> {
  const query = new URLSearchParams();
  if (seat !== null) query.set('seat', String(seat));
  if (key !== null) query.set('key', key);
  return ask<Picture>('GET', `/matches/${match}/picture/${seq}?${query.toString()}`);
}

/** My matches that are not over: where it is my turn first, and the longest-waiting first. */
export async function myMatches(): Promise<readonly MatchLine[]> {
  return (await ask<MyMatches>('GET', '/my/matches')).matches;
}

/** Whether a match waits for me. */
export function waitsForMe({ active, mine }: MatchLine): boolean {
  return active.some((seat) => mine.includes(seat));
}

/** A page of my matches that are over. */
export function finishedMatches(wanted: {
  game: string;
  won: boolean;
  before: string | null;
}): Promise<FinishedMatches> {
  const query = new URLSearchParams();
  if (wanted.game) query.set('game', wanted.game);
  if (wanted.won) query.set('won', '');
  if (wanted.before) query.set('before', wanted.before);
  return ask<FinishedMatches>('GET', `/my/matches/finished?${query.toString()}`);
}
