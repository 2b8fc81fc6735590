import type { Scene } from '../../frame/contract';
import type {
  AttemptBrokenOff,
  ColumnNudged,
  ColumnSetDown,
  ColumnTaken,
  FloorBrokenOff,
  FloorLaid,
  FloorSlipped,
  FloorTakenBack,
  Frame,
  Pose,
  View,
  VillaFell,
} from '../../generated/villa_paletti';
import type { Actor, Villa } from './desk';
import { COLUMN_HEIGHT, FLOOR_ORDER, FLOOR_THICKNESS, isColumn } from './wood/pieces';
import { Film, SAME, between, distance, posesOf, type Poses } from './wood/poses';

/** Newtons a second by which a finger that nudges is seen to push harder. */
const PUSH_RISES = 0.9;
/** Millimetres by which a loose column shivers, how fast, and in what time it calms down. */
const SHIVER = 2.2;
const SHIVERS = 52;
const CALMS_DOWN = 0.16;
/** Millimetres by which a loaded one leans with its floor, and the time in which it springs back. */
const LEAN = 1.1;
const SPRINGS = 0.12;
const NUDGE_SEEN = 0.6;
const LEAST_CREAK = 0.3;
const QUIET = 0.35;

/** Films of the wood, shown by anything that can put pieces somewhere. */

/** How fast a fall is shown once it has begun, and an attempt where it goes wrong. */
const SLOW_MOTION = 0.3;
/** Seconds before the first lost contact at which time slows down, and around the moment of a mishap. */
const RUN_UP = 0.25;
const AROUND_MISHAP = 0.35;
const PAUSE_ON_RUIN = 1800;
const PAUSE_ON_MISHAP = 700;
/** Seconds in which what is shown elsewhere glides to its place, the part that is not seen any more; millimetres that are not. */
const GLIDES = 0.1;
const GLIDED = 0.04;
const UNSEEN = 0.2;
/** Milliseconds that the eye has to get where something is about to happen. */
const GOING_THERE = 450;

/** A column comes out. */
export async function takeOut(scene: Scene<Villa, ColumnTaken>, actor: Actor): Promise<void> {
  await show(scene, actor, scene.event.column, placeOf(scene.event.column, scene.before));
}

/**
 * A column is nudged: the finger pushes harder and harder, for as long as the column resists. A loose one then shivers
 * with a click; one that carries creaks, leans a little with the floor on it, and springs back. Drawn larger than it is.
 */
export async function nudge(scene: Scene<Villa, ColumnNudged>, actor: Actor): Promise<void> {
  const { event, before, run } = scene;
  const rest = posesOf(before);
  const [x, y, z] = placeOf(event.column, before) ?? [0, 0, 0];
  const far = Math.hypot(x, y) || 1;
  const [aside, away] = [x / far, y / far];
  const above = before.villa.floors.find(({ pose }) => pose[2] > z)?.floor;
  const pushed = event.force / PUSH_RISES;
  let hasSounded = false;
  await run((passed) => {
    const since = passed - pushed;
    const part = event.carries
      ? LEAN * Math.min(1, passed / pushed) * Math.exp(-Math.max(0, since) / SPRINGS)
      : 0;
    const shiver =
      event.carries || since < 0 ? 0 : SHIVER * Math.sin(SHIVERS * since) * Math.exp(-since / CALMS_DOWN);
    const by = part + shiver;
    const moved = new Map(rest);
    for (const piece of [event.column, ...(event.carries && above ? [above] : [])]) {
      const pose = rest.get(piece);
      if (pose)
        moved.set(piece, [pose[0] + by * aside, pose[1] + by * away, ...pose.slice(2)] as unknown as Pose);
    }
    actor.put(moved);
    if (!hasSounded && since >= 0) {
      hasSounded = true;
      if (event.carries) actor.hear('creak', Math.min(1, LEAST_CREAK + event.load));
      else actor.hear('click', QUIET);
    }
    return since >= NUDGE_SEEN;
  });
  actor.put(rest);
}

/** A column is set down. */
export async function setDown(scene: Scene<Villa, ColumnSetDown>, actor: Actor): Promise<void> {
  await show(scene, actor, scene.event.column);
  actor.hear('click');
}

/** A floor is laid, or it is tried. */
export async function layFloor(
  scene: Scene<Villa, FloorLaid | FloorTakenBack | FloorBrokenOff | FloorSlipped>,
  actor: Actor,
): Promise<void> {
  await show(scene, actor, nextFloorOf(scene.before));
  actor.hear('click');
}

type Filmed = ColumnTaken | ColumnSetDown | FloorLaid | FloorTakenBack | FloorBrokenOff | FloorSlipped;
type Place = readonly [number, number, number];

export function placeOf(column: string, view: View): Place | null {
  const pose = view.villa.columns.find(({ id }) => id === column)?.pose;
  return pose ? [pose[0], pose[1], pose[2]] : null;
}

/** Where a film shows a piece first, highest and last. */
function wayOf(piece: string, film: readonly Frame[]): readonly Pose[] {
  const way = film.flatMap(([, moved]) => (piece in moved ? [moved[piece]!] : []));
  const highest = way.toSorted((one, other) => other[2] - one[2]);
  return way.length ? [way[0]!, highest[0]!, way.at(-1)!] : [];
}

function nextFloorOf({ villa }: View): string {
  return FLOOR_ORDER[villa.floors.length] ?? '';
}

/** Look where something is about to happen to a piece. */
async function goTo(
  place: Place | null,
  way: readonly Pose[],
  { pause }: Pick<Scene, 'pause'>,
  actor: Actor,
): Promise<void> {
  if (!place) return;
  actor.lookAt(...place, way);
  await pause(GOING_THERE);
}

/** Show a film of a piece at the speed of life, from where it has not been seen yet; look where it comes to by default. */
async function show(
  scene: Scene<Villa, Filmed>,
  actor: Actor,
  piece: string,
  place?: Place | null,
): Promise<void> {
  const film = new Film(scene.event.film);
  const rest = posesOf(scene.before);
  const seen = actor.seen(film, rest);
  const way = wayOf(piece, scene.event.film);
  const [x = 0, y = 0, z = 0] = way.at(-1) ?? [];
  if (seen === 0) await goTo(place ?? (way.length ? [x, y, z] : null), way, scene, actor);
  await project(film, rest, scene, actor, Math.min(seen, film.seconds), () => 1);
}

/** Show how an attempt went wrong, slowly around that moment, and then how it is put back. */
export async function mishap(scene: Scene<Villa, AttemptBrokenOff>, actor: Actor): Promise<void> {
  const { event, before, pause } = scene;
  const film = new Film(event.film);
  const { moment } = event;
  const seen = actor.seen(film, posesOf(before));
  if (moment !== null) actor.lookAt(...(placeOf(event.culprit ?? event.column, before) ?? [0, 0, 0]));
  else if (seen === 0) {
    await goTo(placeOf(event.column, before), wayOf(event.column, event.film), scene, actor);
  }
  const isSlow = (time: number) => moment !== null && Math.abs(time - moment) < AROUND_MISHAP;
  // What was seen as it happened is shown again only where it went wrong.
  const from = moment === null ? seen : Math.min(seen, Math.max(0, moment - AROUND_MISHAP));
  let hasCreaked = moment === null;
  await project(film, posesOf(before), scene, actor, from, (time) => {
    if (!hasCreaked && isSlow(time)) {
      hasCreaked = true;
      actor.hear('creak');
    }
    return isSlow(time) ? SLOW_MOTION : 1;
  });
  if (moment !== null) await pause(PAUSE_ON_MISHAP);
  actor.put(posesOf(before));
}

/** Show a fall: time slows down where the first contact opens, and the place is pointed out. */
export async function fall(scene: Scene<Villa, VillaFell>, actor: Actor): Promise<void> {
  const { event, before, pause } = scene;
  const film = new Film(event.film);
  const rest = posesOf(before);
  const lost = event.first_lost;
  const slowFrom = lost ? Math.max(0, lost.t - RUN_UP) : Math.max(0, film.seconds - 1.2);
  actor.watchFall(rest, film.at(film.seconds));
  actor.hear('creak');
  await pause(GOING_THERE);
  let hasCrashed = false;
  await project(film, rest, scene, actor, Math.min(actor.seen(film, rest), slowFrom), (time, poses) => {
    if (lost && time >= slowFrom) actor.lost({ ...lost, at: contactOf(lost.below, lost.above, poses) });
    if (!hasCrashed && time > film.seconds - 0.5) {
      hasCrashed = true;
      actor.hear('crash');
    }
    return time >= slowFrom ? SLOW_MOTION : 1;
  });
  await pause(PAUSE_ON_RUIN);
  actor.lost(null);
}

/** Where two pieces touch, or did: at the end of the column between them. */
export function contactOf(below: string, above: string, poses: Poses): readonly [number, number, number] {
  const column = [below, above].find(isColumn);
  const pose = column ? poses.get(column) : poses.get(above);
  if (!pose) return [0, 0, 0];
  const [x, y, z] = pose;
  if (!column) return [x, y, z - FLOOR_THICKNESS / 2];
  return [x, y, z + (column === below ? COLUMN_HEIGHT / 2 : -COLUMN_HEIGHT / 2)];
}

/**
 * Show a film from a moment on; `paced` says how fast it goes on at each moment of it, 1 is as in life. What is shown a
 * little elsewhere at first, because this page simulated the hand itself, glides to where the film has it.
 */
function project(
  film: Film,
  rest: Poses,
  { run }: Pick<Scene, 'run'>,
  actor: Actor,
  from: number,
  paced: (time: number, poses: Poses) => number,
): Promise<void> {
  let time = from;
  let last = 0;
  const shown = from > 0 ? elsewhere(film.at(from), actor) : new Map<string, Pose>();
  return run((passed) => {
    const poses = new Map([...rest, ...film.at(time)]);
    const part = Math.exp(-passed / GLIDES);
    for (const [piece, pose] of shown) {
      const goal = poses.get(piece);
      if (goal && part > GLIDED) poses.set(piece, between(goal, pose, part));
    }
    actor.put(poses);
    const isOver = time >= film.seconds && (shown.size === 0 || part <= GLIDED);
    time = Math.min(film.seconds, time + (passed - last) * paced(time, poses));
    last = passed;
    return isOver;
  });
}

/** The pieces that are shown a little beside where they should be, and where that is. */
function elsewhere(poses: Poses, actor: Actor): Map<string, Pose> {
  const shown = new Map<string, Pose>();
  for (const [piece, pose] of poses) {
    const now = actor.poseOf(piece);
    const far = now ? distance(now, pose) : 0;
    if (now && far > UNSEEN && far <= SAME) shown.set(piece, now);
  }
  return shown;
}
