import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeAll, vi } from 'vitest';
import { deskOf, GAMES, leaveTables, matchAt, TABLES, type Key } from '../../gallery/matches';
import { replaceNetwork } from '../../gallery/network';
import type { TableInfo } from '../../src/generated/server';
import type { Answer } from '../../src/net/socket.svelte';
import { library } from '../../src/texts/texts.svelte';

/** Open the texts before the tests of a file, and leave everything after each of them. */
export function atTables(): void {
  beforeAll(async () => {
    replaceNetwork(GAMES);
    await library.open();
    await Promise.all(['talk', ...GAMES.map(({ key }) => key)].map((shelf) => library.open(shelf)));
  });
  afterEach(() => {
    cleanup();
    leaveTables();
  });
}

/** A recorded position with its desk, and what is asked of the server there. */
export function seated(key: Key, index: number, change: Partial<TableInfo> = {}) {
  const match = matchAt(key, index, change);
  const desk = deskOf(match);
  const ask = vi.spyOn(match, 'ask').mockResolvedValue({ type: 'done', id: 'q' } as Answer);
  const seat = desk.position.seat!;
  return { match, desk, ask, seat, table: TABLES[key], game: key };
}

/** What playing an action at a desk sends. */
export function playing({ match, seat }: ReturnType<typeof seated>, action: unknown) {
  return { type: 'play', match: match.id, seat, seq: match.seq, action };
}
