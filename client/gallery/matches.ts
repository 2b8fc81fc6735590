import type { GameTable } from '../src/frame/contract';
import { MatchDesk } from '../src/frame/desk.svelte';
import { table as palanche } from '../src/games/palanche';
import { table as palermo } from '../src/games/palermo';
import { table as villa } from '../src/games/villa_paletti';
import type { GameSummary, TableInfo } from '../src/generated/server';
import { FollowedMatch } from '../src/net/match.svelte';
import palancheMatch from './matches/palanche.json';
import palermoMatch from './matches/palermo.json';
import villaMatch from './matches/villa_paletti.json';
import { asSocket, RecordedSocket, type Moment } from './network';

/** A game with positions of one of its matches. */
interface Recorded {
  readonly game: GameSummary;
  readonly moments: readonly Moment[];
}
export type Key = 'palermo' | 'palanche' | 'villa_paletti';

const RECORDED = {
  palermo: palermoMatch,
  palanche: palancheMatch,
  villa_paletti: villaMatch,
} as unknown as Readonly<Record<Key, Recorded>>;
export const TABLES: Readonly<Record<Key, GameTable>> = { palermo, palanche, villa_paletti: villa };
export const GAMES: readonly GameSummary[] = Object.values(RECORDED).map(({ game }) => game);

/** The desks and matches that are open; each is left when something else is shown. */
const open: { leave(): void }[] = [];

/** Leave all tables. */
export function leaveTables(): void {
  for (const each of open.splice(0)) each.leave();
}

export function gameOf(key: Key): GameSummary {
  return RECORDED[key].game;
}

/** A recorded position, with a table that differs in something. */
export function matchAt(key: Key, index: number, change: Partial<TableInfo> = {}): FollowedMatch {
  const { snapshot, choices } = RECORDED[key].moments.at(index)!;
  const table = { ...snapshot.table, ...change };
  const moment = { snapshot: { ...snapshot, table }, choices };
  const match = new FollowedMatch(table.match, null, asSocket(new RecordedSocket(moment)));
  open.push(match);
  return match;
}

/** A table that waits for its players. */
export function roomOf(key: Key): FollowedMatch {
  return matchAt(key, 0, { status: 'lobby', seq: -1, active: [] });
}

/** The desk of a match at which all seats are played from this browser. */
export function deskOf(match: FollowedMatch): MatchDesk {
  const desk = new MatchDesk(match, TABLES[match.table!.game as Key]);
  open.push({ leave: () => desk.close() });
  return desk;
}

export function deskAt(key: Key, index: number): MatchDesk {
  return deskOf(matchAt(key, index));
}
