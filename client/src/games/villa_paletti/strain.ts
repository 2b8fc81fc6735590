import { HAND_STRENGTH } from '../../generated/villa_paletti';
import type { WoodSound } from './woodsounds';

/** Part of the strength of a hand from which on wood that sticks is heard. */
const STICKS = 0.3;
/** Milliseconds between two creaks, and millimetres that a column must have slipped meanwhile. */
const BETWEEN_CREAKS_MS = 380;
const SLIP = 0.5;

/** What there is to hear: how hard a hand pulls and how far the piece has come, or whether it stands. */
interface Felt {
  readonly force: number;
  readonly way: number;
  readonly stands: boolean;
}

/** Hears what a hand feels: a creak where wood slips under a strong pull, a click where what is carried stands. */
export class Strain {
  readonly #hear: (sound: WoodSound, strength: number) => void;
  #creakedAt = -Infinity;
  #way = 0;
  #stood = false;

  constructor(hear: (sound: WoodSound, strength: number) => void) {
    this.#hear = hear;
  }

  /** The hand feels something new at a moment, in milliseconds. */
  feel({ force, way, stands }: Felt, now: number): void {
    const part = force / HAND_STRENGTH;
    if (stands && !this.#stood) this.#hear('click', 0.5);
    this.#stood = stands;
    if (way < this.#way) this.#way = way; // a new hand
    const slips = way - this.#way >= SLIP && now - this.#creakedAt >= BETWEEN_CREAKS_MS;
    if (part < STICKS || !slips) return;
    this.#creakedAt = now;
    this.#way = way;
    this.#hear('creak', Math.min(1, part));
  }
}
