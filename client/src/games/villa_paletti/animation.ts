import type { Scene } from '../../frame/contract';
import type {
  AttemptBrokenOff,
  ColumnSetDown,
  ColumnTaken,
  FloorBrokenOff,
  FloorLaid,
  FloorSlipped,
  FloorTakenBack,
  Frame,
  View,
  VillaFell,
} from '../../generated/villa_paletti';
import type { Actor, Villa } from './desk';
import { COLUMN_HEIGHT, FLOOR_ORDER, FLOOR_THICKNESS, isColumn } from './wood/pieces';
import { Film, posesOf, type Poses } from './wood/poses';

/** Films of the wood, shown by anything that can put pieces somewhere. */

/** How fast a fall is shown once it has begun, and an attempt where it goes wrong. */
const SLOW_MOTION = 0.3;
/** Seconds before the first lost contact at which time slows down, and around the moment of a mishap. */
const RUN_UP = 0.25;
const AROUND_MISHAP = 0.35;
const PAUSE_ON_RUIN = 1800;
const PAUSE_ON_MISHAP = 700;
/** Milliseconds that the eye has to get where something is about to happen. */
const GOING_THERE = 450;

/** A column comes out. */
export async function takeOut(scene: Scene<Villa, ColumnTaken>, actor: Actor): Promise<void> {
  await goTo(placeOf(scene.event.column, scene.before), scene, actor);
  await show(scene, actor);
}

/** A column is set down. */
export async function setDown(scene: Scene<Villa, ColumnSetDown>, actor: Actor): Promise<void> {
  await goTo(lastPlaceOf(scene.event.column, scene.event.film), scene, actor);
  await show(scene, actor);
  actor.hear('click');
}

/** A floor is laid, or it is tried. */
export async function layFloor(
  scene: Scene<Villa, FloorLaid | FloorTakenBack | FloorBrokenOff | FloorSlipped>,
  actor: Actor,
): Promise<void> {
  await goTo(lastPlaceOf(nextFloorOf(scene.before), scene.event.film), scene, actor);
  await show(scene, actor);
  actor.hear('click');
}

type Filmed = ColumnTaken | ColumnSetDown | FloorLaid | FloorTakenBack | FloorBrokenOff | FloorSlipped;
type Place = readonly [number, number, number];

export function placeOf(column: string, view: View): Place | null {
  const pose = view.villa.columns.find(({ id }) => id === column)?.pose;
  return pose ? [pose[0], pose[1], pose[2]] : null;
}

function lastPlaceOf(piece: string, frames: readonly Frame[]): Place | null {
  const pose = frames.findLast(([, moved]) => piece in moved)?.[1][piece];
  return pose ? [pose[0], pose[1], pose[2]] : null;
}

function nextFloorOf({ villa }: View): string {
  return FLOOR_ORDER[villa.floors.length] ?? '';
}

/** Look where something is about to happen, unless it was seen while it did. */
async function goTo(place: Place | null, { pause }: Pick<Scene, 'pause'>, actor: Actor): Promise<void> {
  if (!place || actor.seen > 0) return;
  actor.lookAt(...place);
  await pause(GOING_THERE);
}

/** Show a film at the speed of life, from where it has not been seen yet. */
async function show(scene: Scene<Villa, Filmed>, actor: Actor): Promise<void> {
  const film = new Film(scene.event.film);
  if (actor.seen >= film.seconds) return;
  await project(film, posesOf(scene.before), scene, actor, actor.seen, () => 1);
}

/** Show how an attempt went wrong, slowly around that moment, and then how it is put back. */
export async function mishap(scene: Scene<Villa, AttemptBrokenOff>, actor: Actor): Promise<void> {
  const { event, before, pause } = scene;
  const film = new Film(event.film);
  const { moment } = event;
  if (moment !== null) actor.lookAt(...(placeOf(event.culprit ?? event.column, before) ?? [0, 0, 0]));
  else await goTo(placeOf(event.column, before), scene, actor);
  const isSlow = (time: number) => moment !== null && Math.abs(time - moment) < AROUND_MISHAP;
  // What was seen as it happened is shown again only where it went wrong.
  const from = moment === null ? actor.seen : Math.min(actor.seen, Math.max(0, moment - AROUND_MISHAP));
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
  await project(film, rest, scene, actor, Math.min(actor.seen, slowFrom), (time, poses) => {
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

/** Show a film from a moment on; `paced` says how fast it goes on at each moment of it, 1 is as in life. */
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
  return run((passed) => {
    const poses = new Map([...rest, ...film.at(time)]);
    actor.put(poses);
    const isOver = time >= film.seconds;
    time = Math.min(film.seconds, time + (passed - last) * paced(time, poses));
    last = passed;
    return isOver;
  });
}
