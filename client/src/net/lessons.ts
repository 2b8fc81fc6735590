/** Which matches on the server are this browser's lessons; they were handed in, not played. */

import type { TableMade } from '../generated/server';
import { ask, Refused } from './http';

const PREFIX = 'lesson:';
const PRACTICE = 'practice:';

/** The lesson's match and the key to look at it. */
export function lessonOf(game: string): readonly [match: string, key: string] | null {
  const [match, key] = localStorage.getItem(PREFIX + game)?.split(' ') ?? [];
  return match && key ? [match, key] : null;
}

export function keepLesson(game: string, match: string, key: string) {
  localStorage.setItem(PREFIX + game, `${match} ${key}`);
}

/** A table for practice, which stands as a match file says; the one before it is given up. */
export async function practiceTable(game: string, file: unknown): Promise<string> {
  await leavePractice(game);
  const { table } = await ask<TableMade>('POST', '/matches?lesson', file);
  localStorage.setItem(PRACTICE + game, table.match);
  return table.match;
}

/** Give the table for practice up, if there is one. */
export async function leavePractice(game: string): Promise<void> {
  const match = localStorage.getItem(PRACTICE + game);
  if (!match) return;
  localStorage.removeItem(PRACTICE + game);
  try {
    await ask('DELETE', `/matches/${match}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // it is gone, or of another player of this browser
  }
}
