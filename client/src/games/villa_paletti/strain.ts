import { HAND_STRENGTH } from '../../generated/villa_paletti';
import type { WoodSound } from './woodsounds';

/** Newtons from which on wood that sticks is heard, and by how many more it is heard again. */
const STICKS = 0.3;
/** Milliseconds between two creaks, and millimetres that a column must have slipped meanwhile. */
const BETWEEN_CREAKS_MS = 380;
const SLIP = 0.5;
const LEAST_CREAK = 0.1;

/** What there is to hear: how hard a hand pulls and how far the piece has come, or whether it stands. */
interface Felt {
  readonly force: number;
  readonly way: number;
  readonly stands: boolean;
}

/** Hears what a hand feels: a creak where wood sticks under a pull that grows or slips under it, a click where what is carried stands. */
export class Strain {
  readonly #hear: (sound: WoodSound, strength: number) => void;
  #creakedAt = -Infinity;
  #way = 0;
  /** How hard the pull was when the wood was last heard to stick, in steps. */
  #strained = 0;
  #stood = false;

  constructor(hear: (sound: WoodSound, strength: number) => void) {
    this.#hear = hear;
  }

  /** The hand feels something new at a moment, in milliseconds. */
  feel({ force, way, stands }: Felt, now: number): void {
    if (stands && !this.#stood) this.#hear('click', 0.5);
    this.#stood = stands;
    if (way < this.#way) this.#way = way; // a new hand
    const strained = Math.floor(force / STICKS);
    const grows = strained > this.#strained;
    const slips = strained > 0 && way - this.#way >= SLIP;
    if (strained < this.#strained) this.#strained = strained;
    if (!(grows || slips) || now - this.#creakedAt < BETWEEN_CREAKS_MS) return;
    this.#creakedAt = now;
    this.#way = way;
    this.#strained = strained;
    this.#hear('creak', Math.min(1, LEAST_CREAK + force / HAND_STRENGTH));
  }
}
