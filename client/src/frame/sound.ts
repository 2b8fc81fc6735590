import { settings } from '../browser/settings.svelte';
import type { SoundName, Speaker } from './contract';

/** A sound is a few soft notes: pitch in hertz, when it begins and how long it rings, in seconds. */
type Note = readonly [pitch: number, at: number, length: number, wave?: OscillatorType];

const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  tap: [[520, 0, 0.05, 'triangle']],
  place: [
    [190, 0, 0.09, 'triangle'],
    [120, 0.02, 0.12],
  ],
  coin: [
    [1180, 0, 0.09],
    [1570, 0.07, 0.22],
  ],
  step: [[330, 0, 0.04, 'triangle']],
  turn: [
    [587, 0, 0.14],
    [880, 0.12, 0.28],
  ],
  end: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.2],
    [1047, 0.48, 0.5],
  ],
  roll: [
    [240, 0, 0.05, 'triangle'],
    [300, 0.07, 0.05, 'triangle'],
    [210, 0.15, 0.06, 'triangle'],
  ],
  crash: [
    [90, 0, 0.4, 'sawtooth'],
    [60, 0.08, 0.6, 'square'],
  ],
};
const LOUDNESS = 0.08;

let context: AudioContext | undefined;

/**
 * Where sounds that a game makes itself go, as loud as the others; null if the player switched
 * sounds off, or has not touched the page yet: browsers keep such a page silent.
 */
export function speaker(): Speaker | null {
  if (!settings.get('sound') || !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  out.connect(context.destination);
  return { context, out };
}

/** Play a sound, if the player switched sounds on. */
export function play(name: SoundName): void {
  const heard = speaker();
  if (!heard) return;
  const { context, out } = heard;
  for (const [pitch, at, length, wave = 'sine'] of SOUNDS[name]) {
    const begin = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(1, begin);
    volume.gain.exponentialRampToValueAtTime(0.01, begin + length);
    tone.connect(volume).connect(out);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
