import type { Speaker } from '../../frame/contract';

/** How wood sounds, made of noise and a few resonances: nothing here was recorded anywhere. */

export type WoodSound = 'click' | 'creak' | 'crash';

/** A resonance of a piece of wood: its pitch in hertz, how sharp it is, how loud. */
type Resonance = readonly [pitch: number, sharpness: number, loudness: number];

/** A column of beech that is struck. */
const COLUMN: readonly Resonance[] = [
  [940, 14, 1],
  [2150, 18, 0.5],
  [3900, 12, 0.25],
];
/** A floor, or the table, that is struck. */
const BOARD: readonly Resonance[] = [
  [165, 6, 1.3],
  [420, 9, 0.8],
  [1150, 10, 0.3],
];
const SECONDS_OF_NOISE = 1;
/** A crash: so many knocks within so many seconds, denser at first. */
const KNOCKS = 22;
const CLATTER = 1.5;
/** A creak: slips that follow each other so many times a second, a little faster and slower. */
const SLIPS = 46;
const CREAK = 0.28;

let noise: AudioBuffer | undefined;

/** Let the wood be heard, if there is a speaker; `strength` from 0 to 1. */
export function hearWood(speaker: Speaker | null, sound: WoodSound, strength = 1): void {
  if (!speaker) return;
  const { context, out } = speaker;
  noise ??= noiseOf(context);
  const now = context.currentTime;
  switch (sound) {
    case 'click':
      knock(context, out, COLUMN, now, 0.035, 0.9 * strength);
      knock(context, out, BOARD, now + 0.004, 0.07, 0.4 * strength);
      return;
    case 'creak':
      return creak(context, out, now, strength);
    case 'crash':
      for (let index = 0; index < KNOCKS; index++) {
        const at = CLATTER * (index / KNOCKS) ** 1.7 + Math.random() * 0.05;
        const loud = strength * (1 - index / (1.3 * KNOCKS)) * (0.5 + Math.random() / 2);
        const wood = Math.random() < 0.6 ? COLUMN : BOARD;
        knock(context, out, wood, now + at, 0.05 + Math.random() * 0.06, loud, 0.8 + Math.random() * 0.5);
      }
      knock(context, out, BOARD, now + 0.02, 0.3, 1.6 * strength, 0.6);
  }
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, SECONDS_OF_NOISE * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

/** A short burst of noise that makes a piece ring. */
function knock(
  context: AudioContext,
  out: AudioNode,
  wood: readonly Resonance[],
  at: number,
  length: number,
  loud: number,
  pitched = 1,
): void {
  const struck = context.createBufferSource();
  struck.buffer = noise!;
  const blow = context.createGain();
  blow.gain.setValueAtTime(loud, at);
  blow.gain.exponentialRampToValueAtTime(0.001, at + length);
  struck.connect(blow);
  for (const [pitch, sharpness, loudness] of wood) {
    const rings = context.createBiquadFilter();
    rings.type = 'bandpass';
    rings.frequency.value = pitch * pitched;
    rings.Q.value = sharpness;
    const share = context.createGain();
    share.gain.value = loudness * Math.sqrt(sharpness);
    blow.connect(rings).connect(share).connect(out);
  }
  struck.start(at, Math.random() * (SECONDS_OF_NOISE - length));
  struck.stop(at + length + 0.1);
}

/** Wood that sticks and slips: a rough tone that wavers, as a box rings. */
function creak(context: AudioContext, out: AudioNode, at: number, strength: number): void {
  const slips = context.createOscillator();
  slips.type = 'sawtooth';
  const pace = SLIPS * (0.8 + 0.7 * Math.random());
  slips.frequency.setValueAtTime(pace, at);
  slips.frequency.linearRampToValueAtTime(pace * (1 + 0.5 * strength), at + CREAK * 0.6);
  slips.frequency.linearRampToValueAtTime(pace * 0.9, at + CREAK);
  const box = context.createBiquadFilter();
  box.type = 'bandpass';
  box.frequency.value = 620 + 500 * Math.random();
  box.Q.value = 5;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.001, at);
  volume.gain.exponentialRampToValueAtTime(0.2 + 0.7 * strength, at + CREAK * 0.3);
  volume.gain.exponentialRampToValueAtTime(0.001, at + CREAK);
  slips.connect(box).connect(volume).connect(out);
  slips.start(at);
  slips.stop(at + CREAK);
}
