import type { Event, Frame, VillaFell, View } from '../../generated/villa_paletti';
import type { Scene } from '../../frame/contract';
import type { Villa } from './desk';
import { pause, run } from '../../frame/motion';
import { COLUMN_HEIGHT, FLOOR_ORDER, FLOOR_THICKNESS, isColumn } from './wood/pieces';
import { Film, posesOf, type Poses } from './wood/poses';
import type { WoodSound } from './woodsounds';

/** Events as they are shown on a stage. A stage is anything that can put pieces somewhere. */

export interface Player {
  put(poses: Poses): void;
  /** Look at a place; or from where the fall between two moments is seen best. */
  lookAt(x: number, y: number, z: number): void;
  watchFall(before: Poses, after: Poses): void;
}

/** Where the first contact opened, and between which pieces. */
export interface Lost {
  readonly at: readonly [number, number, number];
  readonly below: string;
  readonly above: string;
}

export interface Cues {
  /** How much of the film was already seen as it happened, in seconds. */
  readonly seen: number;
  /** Point out where a fall began. */
  lost(lost: Lost | null): void;
  hear(sound: WoodSound, strength?: number): void;
  roll(): void;
}

/** How fast a fall is shown once it has begun, and an attempt where it goes wrong. */
const SLOW_MOTION = 0.3;
/** Seconds before the first lost contact at which time slows down, and around the moment of a mishap. */
const RUN_UP = 0.25;
const AROUND_MISHAP = 0.35;
const PAUSE_ON_RUIN = 900;
const PAUSE_ON_MISHAP = 700;
/** Milliseconds that the eye has to get where something is about to happen. */
const GOING_THERE = 450;

export async function perform(scene: Scene<Villa>, player: Player, cues: Cues): Promise<void> {
  const { event, before, after, signal } = scene;
  switch (event.type) {
    case 'villa_laid_out':
      player.put(posesOf(after));
      return;
    case 'column_taken':
      await goTo(placeOf(event.column, before), player, signal, cues);
      return show(event.film, before, player, signal, cues.seen);
    case 'attempt_broken_off':
      return mishap(event, before, player, signal, cues);
    case 'column_set_down':
      await goTo(lastPlaceOf(event.column, event.film), player, signal, cues);
      await show(event.film, before, player, signal, cues.seen);
      return cues.hear('click');
    case 'floor_laid':
    case 'floor_taken_back':
    case 'floor_slipped':
      await goTo(lastPlaceOf(nextFloorOf(before), event.film), player, signal, cues);
      await show(event.film, before, player, signal, cues.seen);
      return cues.hear('click');
    case 'column_placed':
      return cues.hear('click');
    case 'colour_rolled':
      cues.roll();
      return pause(500, signal);
    case 'seal_taken':
    case 'declared':
    case 'contested':
      return pause(500, signal);
    case 'villa_fell':
      return fall(event, before, player, signal, cues);
  }
}

type Place = readonly [number, number, number];

function placeOf(column: string, view: View): Place | null {
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
async function goTo(place: Place | null, player: Player, signal: AbortSignal, cues: Cues): Promise<void> {
  if (!place || cues.seen > 0) return;
  player.lookAt(...place);
  await pause(GOING_THERE, signal);
}

/** Show a film at the speed of life, from where it has not been seen yet. */
async function show(
  frames: readonly Frame[],
  before: View,
  player: Player,
  signal: AbortSignal,
  seen: number,
): Promise<void> {
  const film = new Film(frames);
  if (seen >= film.seconds) return;
  await roll(film, posesOf(before), player, signal, seen, () => 1);
}

/** Show how an attempt went wrong, slowly around that moment, and then how it is put back. */
async function mishap(
  event: Extract<Event, { type: 'attempt_broken_off' }>,
  before: View,
  player: Player,
  signal: AbortSignal,
  cues: Cues,
): Promise<void> {
  const film = new Film(event.film);
  const { moment } = event;
  if (moment !== null) player.lookAt(...(placeOf(event.culprit ?? event.column, before) ?? [0, 0, 0]));
  else await goTo(placeOf(event.column, before), player, signal, cues);
  const isSlow = (time: number) => moment !== null && Math.abs(time - moment) < AROUND_MISHAP;
  // What was seen as it happened is shown again only where it went wrong.
  const from = moment === null ? cues.seen : Math.min(cues.seen, Math.max(0, moment - AROUND_MISHAP));
  let hasCreaked = moment === null;
  await roll(film, posesOf(before), player, signal, from, (time) => {
    if (!hasCreaked && isSlow(time)) {
      hasCreaked = true;
      cues.hear('creak');
    }
    return isSlow(time) ? SLOW_MOTION : 1;
  });
  if (moment !== null) await pause(PAUSE_ON_MISHAP, signal);
  player.put(posesOf(before));
}

/** Show a fall: time slows down where the first contact opens, and the place is pointed out. */
async function fall(
  event: VillaFell,
  before: View,
  player: Player,
  signal: AbortSignal,
  cues: Cues,
): Promise<void> {
  const film = new Film(event.film);
  const rest = posesOf(before);
  const lost = event.first_lost;
  const slowFrom = lost ? Math.max(0, lost.t - RUN_UP) : Math.max(0, film.seconds - 1.2);
  player.watchFall(rest, film.at(film.seconds));
  cues.hear('creak');
  await pause(GOING_THERE, signal);
  let hasCrashed = false;
  await roll(film, rest, player, signal, Math.min(cues.seen, slowFrom), (time, poses) => {
    if (lost && time >= slowFrom) cues.lost({ ...lost, at: contactOf(lost.below, lost.above, poses) });
    if (!hasCrashed && time > film.seconds - 0.5) {
      hasCrashed = true;
      cues.hear('crash');
    }
    return time >= slowFrom ? SLOW_MOTION : 1;
  });
  await pause(PAUSE_ON_RUIN, signal);
  cues.lost(null);
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
function roll(
  film: Film,
  rest: Poses,
  player: Player,
  signal: AbortSignal,
  from: number,
  paced: (time: number, poses: Poses) => number,
): Promise<void> {
  let time = from;
  let last = 0;
  return run(signal, (passed) => {
    const poses = new Map([...rest, ...film.at(time)]);
    player.put(poses);
    const isOver = time >= film.seconds;
    time = Math.min(film.seconds, time + (passed - last) * paced(time, poses));
    last = passed;
    return isOver;
  });
}
