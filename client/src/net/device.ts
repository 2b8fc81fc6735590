/** The matches that were played in this browser without the server, seen from a page of the server. */
import type { FinishedMatches, MatchLine, MyMatches, TableMade } from '../generated/server';
import { askText } from './http';
import { hasPlayed, house } from './house.svelte';
import { session } from './session.svelte';

export { hasPlayed };

const BROUGHT = 'brought:';

async function read<Answer>(path: string): Promise<Answer> {
  return JSON.parse((await house.request('GET', path, {}, null)).text) as Answer;
}

/** What was played on this device, unfinished matches first; those that the server has by now are left out. */
export async function deviceMatches(): Promise<readonly MatchLine[]> {
  const { matches } = await read<MyMatches>('/my/matches');
  const { matches: finished } = await read<FinishedMatches>('/my/matches/finished');
  return [...matches, ...finished].filter(({ match }) => localStorage.getItem(BROUGHT + match) === null);
}

/** Bring a match to the server, once however often it is tried: the id of the match there. It stays here, too. */
export async function bring(match: string): Promise<string> {
  await session.enter();
  const { text: file } = await house.request('GET', `/matches/${match}/export`, {}, null);
  const made = JSON.parse((await askText('POST', '/matches', file, `device-${match}`)).text) as TableMade;
  localStorage.setItem(BROUGHT + match, made.table.match);
  return made.table.match;
}

/** Where a match of this device is played. */
export function deviceAddress(match: string): string {
  return `/local.html?/match/${match}`;
}
