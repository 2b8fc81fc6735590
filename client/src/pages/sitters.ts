import type { GameSummary } from '../generated/server';

/** Who has a seat: me (or a person at this screen), another person, a bot of a level, or no one yet. */
export type Sitter = 'me' | 'other' | 'empty' | `bot ${string}`;

export function bot(level: string | undefined): Sitter {
  return `bot ${level ?? ''}`;
}

/** The level of a bot that was not chosen: the sound and quick one, or else the strongest. */
export function usualLevel(levels: readonly string[]): string | undefined {
  return levels.includes('normal') ? 'normal' : levels.at(-1);
}

/** The level of all bots among the sitters; null if there are none, or several levels. */
export function levelOf(sitters: readonly Sitter[]): string | null {
  const levels = new Set(sitters.filter((sitter) => sitter.startsWith('bot ')));
  return levels.size === 1 ? [...levels][0]!.slice('bot '.length) : null;
}

/** The same sitters with bots of another level. */
export function withLevel(sitters: readonly Sitter[], level: string): Sitter[] {
  return sitters.map((sitter) => (sitter.startsWith('bot ') ? bot(level) : sitter));
}

/** The game as it is where only people can play: without levels of bots. */
export function withoutBots(game: GameSummary): GameSummary {
  return { ...game, levels: [], strengths: {} };
}
