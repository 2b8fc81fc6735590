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

export function isLesson(match: string): boolean {
  return Object.keys(localStorage).some(
    (name) => name.startsWith(PREFIX) && lessonOf(name.slice(PREFIX.length))?.[0] === match,
  );
}
