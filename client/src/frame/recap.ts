import type { Recap, ReplayPage } from '../generated/server';
import { ask } from '../net/http';
import type { FollowedMatch } from '../net/match.svelte';
import { settings } from '../browser/settings.svelte';

/** Resolves as soon as the page is looked at; null if it is. */
export function somebodyLooks(): Promise<void> | null {
  if (!document.hidden) return null;
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true }),
  );
}

/** What happened since I last looked at a match of mine: nothing, for whoever wants no animations. */
export async function recapOf({
  id,
  key,
  mine,
  seen,
  seq,
  table,
}: FollowedMatch): Promise<readonly ReplayPage[]> {
  const seat = mine.find((each) => table?.active.includes(each)) ?? mine[0];
  const isNew = seen < 0 && table?.unrated === 'imported';
  if (seat === undefined || isNew || seq <= Math.max(seen, 0) || !settings.motion) return [];
  const query = new URLSearchParams({ seat: String(seat), ...(key ? { key } : {}) });
  try {
    const { pages } = await ask<Recap>(
      'GET',
      `/matches/${id}/since/${Math.max(seen, 0)}?${query.toString()}`,
    );
    return pages;
  } catch {
    return []; // it is played without; the log says what happened
  }
}
