import type { Tagged } from '../texts/texts.svelte';
import type { Scene } from './contract';

/** How things move over a board, as fast as the player wants; whatever is skipped is done at once. */

let speed = 1;

/** Let everything move faster from now on, or slower: 1 is as it was made. */
export function setSpeed(times: number): void {
  speed = times;
}

/** The pace of a scene that is shown at the speed of life, whatever the player has chosen. */
export function lifelike(): number {
  return 1 / speed;
}

const READ_MS = 9;
const LONGEST_READ_MS = 1_500;

/** How many milliseconds what others do is told for at least: the longer the sentence, the longer. */
export function readingTime(sentence: string): number {
  return Math.min(sentence.length * READ_MS, LONGEST_READ_MS);
}

/** Wait; no longer than until it is skipped. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds / speed);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** Call for every picture with the seconds that have passed, until it says that it is done, or it is skipped. */
export function run(signal: AbortSignal, picture: (passed: number) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const begin = performance.now();
    const frame = (now: number) => {
      // Once it is skipped the new view lies already: nothing may be moved any more.
      if (signal.aborted || picture((Math.max(0, now - begin) * speed) / 1000)) resolve();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** Draw again and again while `part` goes from 0 to 1. */
export function glide(
  milliseconds: number,
  signal: AbortSignal,
  draw: (part: number) => void,
): Promise<void> {
  return run(signal, (passed) => {
    const part = Math.min(1, (passed * 1000) / milliseconds);
    draw(part);
    return part === 1;
  });
}

/** An event on its way over the board, with what moves bound to how it is shown: `pace` times faster than usual. */
export function sceneOf(
  event: Tagged,
  before: unknown,
  after: unknown,
  signal: AbortSignal,
  pace = 1,
): Scene {
  return {
    event,
    before,
    after,
    signal,
    pause: (milliseconds) => pause(milliseconds / pace, signal),
    glide: (milliseconds, draw) => glide(milliseconds / pace, signal, draw),
    run: (draw) => run(signal, (passed) => draw(passed * pace)),
  };
}
