/** Which matches on the server are this browser's lessons; they were handed in, not played. */

const PREFIX = 'lesson:';

/** The lesson's match and the key to look at it. */
export function lessonOf(game: string): readonly [match: string, key: string] | null {
  const [match, key] = localStorage.getItem(PREFIX + game)?.split(' ') ?? [];
  return match && key ? [match, key] : null;
}

export function keepLesson(game: string, match: string, key: string) {
  localStorage.setItem(PREFIX + game, `${match} ${key}`);
}
