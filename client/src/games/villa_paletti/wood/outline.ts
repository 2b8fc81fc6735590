import type { Point } from './pieces';

/** Flat shapes as they are drawn and pointed at. */

export function contains(polygon: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  polygon.forEach(([x1, y1], index) => {
    const [x0, y0] = polygon[(index + polygon.length - 1) % polygon.length]!;
    if (y1 > y !== y0 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** How far a point is from the nearest side. */
export function distanceToEdge(polygon: readonly Point[], x: number, y: number): number {
  let nearest = Infinity;
  polygon.forEach(([x1, y1], index) => {
    const [x0, y0] = polygon[(index + polygon.length - 1) % polygon.length]!;
    const [dx, dy] = [x1 - x0, y1 - y0];
    const along = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x - x0 - along * dx, y - y0 - along * dy));
  });
  return nearest;
}

const STEP = 8;

/** A point well inside an outline, near a wanted one: where a second hand is laid. */
export function pointInside(polygon: readonly Point[], near: Point): Point {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  let best: Point = polygon[0]!;
  let cost = Infinity;
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
      if (!contains(polygon, x, y) || distanceToEdge(polygon, x, y) < STEP) continue;
      const far = Math.hypot(x - near[0], y - near[1]);
      if (far < cost) [best, cost] = [[x, y], far];
    }
  }
  return best;
}

export function centreOf(polygon: readonly Point[]): Point {
  const total = polygon.reduce(([sx, sy], [x, y]) => [sx + x, sy + y] as const, [0, 0] as const);
  return [total[0] / polygon.length, total[1] / polygon.length];
}

/** An outline as the path of a drawing; y points up. */
export function pathOf(polygon: readonly Point[]): string {
  return `M${polygon.map(([x, y]) => `${x.toFixed(1)},${(-y).toFixed(1)}`).join('L')}Z`;
}
