import type { Event, Frame, Pose, VillaFell, View } from '../../generated/villa_paletti';
import type { Scene } from '../../frame/contract';
import { COLUMN_HEIGHT, FLOOR_THICKNESS, isColumn } from './wood/pieces';
import { Film, posesOf, type Poses } from './wood/poses';

/** Events as they are shown on a stage. A stage is anything that can put pieces somewhere. */

export interface Player {
  put(poses: Poses): void;
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
  sound(name: 'place' | 'crash' | 'step' | 'roll'): void;
}

/** How fast a fall is shown once it has begun. */
const SLOW_MOTION = 0.3;
/** Seconds before the first lost contact at which time slows down. */
const RUN_UP = 0.25;
const PAUSE_ON_RUIN = 900;

export async function perform(scene: Scene<View, Event>, player: Player, cues: Cues): Promise<void> {
  const { event, before, after, signal } = scene;
  switch (event.type) {
    case 'villa_laid_out':
      player.put(posesOf(after));
      return;
    case 'column_taken':
      return show(event.film, before, player, signal, cues.seen);
    case 'attempt_broken_off':
      await show(event.film, before, player, signal, cues.seen);
      player.put(posesOf(before));
      return;
    case 'column_set_down':
    case 'floor_laid':
    case 'floor_taken_back':
    case 'floor_slipped':
      await show(event.film, before, player, signal, 0);
      cues.sound('place');
      return;
    case 'column_placed':
      cues.sound('place');
      return;
    case 'colour_rolled':
      cues.sound('roll');
      return pause(500, signal);
    case 'seal_taken':
    case 'declared':
    case 'contested':
      return pause(500, signal);
    case 'villa_fell':
      return fall(event, before, player, signal, cues);
  }
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
  const rest = posesOf(before);
  await run(signal, (passed) => {
    const time = seen + passed;
    player.put(new Map([...rest, ...film.at(time)]));
    return time >= film.seconds;
  });
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
  let time = Math.min(cues.seen, slowFrom);
  let last = 0;
  let hasCrashed = false;
  await run(signal, (passed) => {
    time += (passed - last) * (time >= slowFrom ? SLOW_MOTION : 1);
    last = passed;
    const poses = new Map([...rest, ...film.at(time)]);
    player.put(poses);
    if (lost && time >= slowFrom) cues.lost({ ...lost, at: contactOf(lost.below, lost.above, poses) });
    if (!hasCrashed && time > film.seconds - 0.5) {
      hasCrashed = true;
      cues.sound('crash');
    }
    return time >= film.seconds;
  });
  await pause(PAUSE_ON_RUIN, signal);
  cues.lost(null);
}

/** Where two pieces touch, or did: at the end of the column between them. */
export function contactOf(below: string, above: string, poses: Poses): readonly [number, number, number] {
  const column = [below, above].find(isColumn);
  const pose = column ? poses.get(column) : poses.get(above);
  if (!pose) return [0, 0, 0];
  const [x, y, z] = pose as Pose;
  if (!column) return [x, y, z - FLOOR_THICKNESS / 2];
  return [x, y, z + (column === below ? COLUMN_HEIGHT / 2 : -COLUMN_HEIGHT / 2)];
}

/** Call again for every picture, with the seconds that have passed, until it says that it is done. */
function run(signal: AbortSignal, picture: (passed: number) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now();
    const next = (now: number) => {
      if (signal.aborted || picture(Math.max(0, now - start) / 1000)) resolve();
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
