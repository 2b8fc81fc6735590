/** Places on a board, and what lies between them. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Where something is that goes from stop to stop at an even pace. */
export function along(stops: readonly Point[], part: number): Point {
  const way = part * (stops.length - 1);
  const stop = Math.min(Math.floor(way), Math.max(0, stops.length - 2));
  return between(stops[stop]!, stops[stop + 1] ?? stops[stop]!, way - stop);
}
