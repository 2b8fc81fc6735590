/** What somebody chose for this browser; kept in it. */
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

/** How much faster things move than they were made to. */
const SPEED: Readonly<Record<Pace, number>> = { slow: 0.6, normal: 1, fast: 2, instant: 1_000 };

interface Choices {
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  /** Whether they have said that they want sounds, or not. */
  soundAsked: boolean;
  /** Whether they were asked for their name before the first table. */
  nameAsked: boolean;
  /** Ask before a move is made, also with the mouse. */
  confirm: boolean;
  language: string | null;
}

const SHELF = 'settings';
const DEFAULTS: Choices = {
  theme: 'auto',
  motion: 'auto',
  pace: 'normal',
  sound: true,
  soundAsked: false,
  nameAsked: false,
  confirm: false,
  language: null,
};

class Settings {
  #choices = $state<Choices>({ ...DEFAULTS, ...read() });
  #calm = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').onchange = (query) => (this.#calm = query.matches);
  }

  get<Name extends keyof Choices>(name: Name): Choices[Name] {
    return this.#choices[name];
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.#choices[name] = value;
    localStorage.setItem(SHELF, JSON.stringify(this.#choices));
  }

  /** How fast things on the table move: 1 is as they were made. */
  get speed(): number {
    return SPEED[this.#choices.pace];
  }

  /** Whether things on the table may move. */
  get motion(): boolean {
    return this.#choices.motion === 'auto' ? !this.#calm : this.#choices.motion === 'full';
  }
}

function read(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
