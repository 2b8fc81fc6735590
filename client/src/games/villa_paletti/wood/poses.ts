import type { Frame, Pose, View } from '../../../generated/villa_paletti';
import { COLUMN_HEIGHT, FLOOR_THICKNESS, STOREY, outlineOf, type FloorName, type Point } from './pieces';

/** Where pieces are, and how they get from one moment to the next. Nothing here knows a rule. */

export type Poses = ReadonlyMap<string, Pose>;

/** Everything that stands or lies in a villa. */
export function posesOf({ villa }: Pick<View, 'villa'>): Map<string, Pose> {
  const poses = new Map<string, Pose>();
  for (const { id, pose } of villa.columns) if (pose) poses.set(id, pose);
  for (const { floor, pose } of villa.floors) poses.set(floor, pose);
  return poses;
}

/** A level pose, turned by so many degrees; a flipped piece is first rolled over its own x axis. */
export function uprightPose(x: number, y: number, z: number, degrees = 0, flipped = false): Pose {
  const half = (degrees * Math.PI) / 360;
  return flipped
    ? [x, y, z, 0, Math.cos(half), Math.sin(half), 0]
    : [x, y, z, Math.cos(half), 0, 0, Math.sin(half)];
}

/** How far a level piece is turned, in degrees; the other way round `uprightPose`. */
export function turnOf([, , , w, a, b, c]: Pose): number {
  const isFlipped = a * a + b * b > 0.5;
  return ((isFlipped ? Math.atan2(b, a) : Math.atan2(c, w)) * 360) / Math.PI;
}

/** Half-way between two moments at 0.5; turns go the short way round. */
export function between(from: Pose, to: Pose, at: number): Pose {
  const mix = (index: 0 | 1 | 2 | 3 | 4 | 5 | 6, sign = 1) =>
    from[index] + (sign * to[index] - from[index]) * at;
  const dot = from[3] * to[3] + from[4] * to[4] + from[5] * to[5] + from[6] * to[6];
  const sign = dot < 0 ? -1 : 1;
  const turn = [mix(3, sign), mix(4, sign), mix(5, sign), mix(6, sign)] as const;
  const length = Math.hypot(...turn) || 1;
  return [mix(0), mix(1), mix(2), turn[0] / length, turn[1] / length, turn[2] / length, turn[3] / length];
}

/** A point of a piece as seen from the table. */
export function placed(pose: Pose, x: number, y: number, z = 0): readonly [number, number, number] {
  const [px, py, pz, w, a, b, c] = pose;
  const tx = 2 * (b * z - c * y);
  const ty = 2 * (c * x - a * z);
  const tz = 2 * (a * y - b * x);
  return [
    px + x + w * tx + b * tz - c * ty,
    py + y + w * ty + c * tx - a * tz,
    pz + z + w * tz + a * ty - b * tx,
  ];
}

/** The outline of a floor as seen from above. */
export function outlineAt(floor: FloorName, pose: Pose): readonly Point[] {
  return outlineOf(floor).map(([x, y]): Point => {
    const [px, py] = placed(pose, x, y);
    return [px, py];
  });
}

/** The level on which a column stands, by the height of its foot: 0 is the building site. */
export function levelAt(pose: Pose, floors: number): number {
  const storey = Math.round((pose[2] - COLUMN_HEIGHT / 2) / STOREY);
  return Math.min(Math.max(0, storey), floors);
}

/** The height of what the columns of a level stand on. */
export function groundOf(level: number): number {
  return level * STOREY;
}

/** The middle of a floor that lies on the columns of a level. */
export function floorHeight(level: number): number {
  return level * STOREY + COLUMN_HEIGHT + FLOOR_THICKNESS / 2;
}

/** A recorded film: where everything is at a time. */
export class Film {
  readonly #tracks = new Map<string, { times: number[]; poses: Pose[] }>();
  readonly seconds: number;

  constructor(frames: readonly Frame[]) {
    let before = 0;
    for (const [time, moved] of frames) {
      for (const [piece, pose] of Object.entries(moved)) {
        const track = this.#tracks.get(piece) ?? { times: [], poses: [] };
        // A piece that is in no frame has not moved: it stays until just before it moves again.
        const last = track.times.at(-1);
        if (last !== undefined && last < before) {
          track.times.push(before);
          track.poses.push(track.poses.at(-1)!);
        }
        track.times.push(time);
        track.poses.push(pose);
        this.#tracks.set(piece, track);
      }
      before = time;
    }
    this.seconds = before;
  }

  /** Where everything is that the film has shown so far. */
  at(time: number): Map<string, Pose> {
    const poses = new Map<string, Pose>();
    for (const [piece, { times, poses: track }] of this.#tracks) {
      if (times[0]! > time) continue;
      const next = times.findIndex((each) => each > time);
      if (next < 0) poses.set(piece, track.at(-1)!);
      else {
        const [t0, t1] = [times[next - 1]!, times[next]!];
        poses.set(piece, between(track[next - 1]!, track[next]!, (time - t0) / (t1 - t0)));
      }
    }
    return poses;
  }
}

/** Millimetres by which two simulations of a hand may differ and still show the same. */
export const SAME = 10;

/** When frames that were seen as they happened first show something else than a film does, or null if they never do. */
export function parting(seen: readonly Frame[], film: Film, rest: Poses): number | null {
  for (const [time, moved] of seen) {
    if (time > film.seconds) return null;
    const filmed = film.at(time);
    for (const [piece, pose] of Object.entries(moved)) {
      const other = filmed.get(piece) ?? rest.get(piece);
      if (other && distance(pose, other) > SAME) return time;
    }
  }
  return null;
}

/** How far apart two poses are, in millimetres. */
export function distance(one: Pose, other: Pose): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
