import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import { untrack } from 'svelte';
import { CHAINS, CODES, NAMED, SEAT_PARAMS } from '../generated/texts';
import type { Refusal } from '../net/http';
import { settings } from '../settings.svelte';

export const LANGUAGES: Readonly<Record<keyof typeof CHAINS, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
  lij: 'Zeneize',
};

/** Where a language looks when it lacks a sentence. */
function chainOf(language: string): readonly string[] {
  return CHAINS[language as keyof typeof CHAINS] ?? CHAINS.en;
}
/** The parameters of refusals that name a seat; those of records are known by their type. */
const seatParams: ReadonlySet<string> = new Set(SEAT_PARAMS);
/** Values that sentences choose by, and never say: they keep their key even if a thing has the same one. */
const codes: ReadonlySet<string> = new Set(CODES);

type Loader = () => Promise<string>;
const FILES: Readonly<Record<string, Loader>> = {
  ...import.meta.glob<string>('./*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../games/*/texts/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../src/ludoteca/texts/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../src/ludoteca/games/*/texts/*.ftl', { import: 'default' }),
};

/** `…/games/palermo/texts/names.it.ftl` is Italian and Palermo's; without a game it is everybody's. */
function shelfOf(path: string): { game: string; language: string } {
  const game = /games\/([^/]+)\//.exec(path)?.[1] ?? '';
  const language = path.split('/').at(-1)!.split('.').at(-2)!;
  return { game, language };
}

/** All texts that were fetched: a bundle for each language and game. */
class Library {
  language = $state(firstLanguage());
  #bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());

  /** Fetch the texts of a game in the present language; without a game, the common ones. */
  async open(game = ''): Promise<void> {
    // Whoever asks for texts must not be asked again when they arrive.
    await untrack(() => this.#fetch(this.language, game));
  }

  /** Read everything in another language from now on. */
  async choose(language: string): Promise<void> {
    const games = new Set([...this.#bundles.keys()].map((key) => key.split(':')[1]!));
    await Promise.all([...games].map((game) => this.#fetch(language, game)));
    settings.set('language', language);
    this.language = language;
    document.documentElement.lang = language;
  }

  find(key: string, game: string): { bundle: FluentBundle; pattern: NonNullable<unknown> } | null {
    const [name, attribute] = key.split('.', 2) as [string, string | undefined];
    for (const language of chainOf(this.language)) {
      for (const shelf of game ? [game, ''] : ['']) {
        const bundle = this.#bundles.get(`${language}:${shelf}`);
        const message = bundle?.getMessage(name);
        const pattern = attribute ? message?.attributes[attribute] : message?.value;
        if (bundle && pattern) return { bundle, pattern };
      }
    }
    return null;
  }

  async #fetch(language: string, game: string): Promise<void> {
    const added = new Map<string, FluentBundle>();
    for (const link of chainOf(language)) {
      const shelf = `${link}:${game}`;
      if (this.#bundles.has(shelf)) continue;
      const loaders = Object.entries(FILES)
        .filter(([path]) => {
          const place = shelfOf(path);
          return place.game === game && place.language === link;
        })
        .sort(([one], [other]) => one.localeCompare(other));
      const bundle = new FluentBundle(link, { useIsolating: false });
      for (const text of await Promise.all(loaders.map(([, load]) => load()))) {
        bundle.addResource(new FluentResource(text), { allowOverrides: true });
      }
      added.set(shelf, bundle);
    }
    if (added.size) this.#bundles = new Map([...this.#bundles, ...added]);
  }
}

function firstLanguage(): string {
  const wanted = [settings.get('language'), ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wanted.find((language) => language && language in CHAINS) ?? 'en';
}

/** A value as Fluent takes it. */
function plain(value: unknown): FluentVariable {
  if (typeof value === 'string' || typeof value === 'number' || value instanceof FluentNumber) return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value) && value.length === 0) return 'none';
  if (Array.isArray(value)) return value.map((part) => String(plain(part))).join(', ');
  const record = value as Record<string, unknown>;
  if (typeof record.type === 'string') return record.type;
  return Object.entries(record)
    .map(([name, part]) => `${name} ${String(plain(part))}`)
    .join(', ');
}

const MARK = '\uE000';

/** A number that can be found again in the sentence it is put into. */
class MarkedNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return `${MARK}${scope ? super.toString(scope) : this.value}${MARK}`;
  }
}

export interface Tagged {
  readonly type: string;
}
export type SeatFields = Readonly<Record<string, readonly string[]>>;

/** The sentences of one game, or the common ones, in the present language. */
export class Words {
  readonly #game: string;
  readonly #seatName: (seat: number) => string;
  readonly #seatFields: SeatFields;
  readonly #nameOf: (key: string) => string | null;

  constructor(
    game = '',
    seatName?: (seat: number) => string,
    seatFields: SeatFields = {},
    nameOf: (key: string) => string | null = () => null,
  ) {
    this.#game = game;
    this.#nameOf = nameOf;
    this.#seatName = seatName ?? ((seat) => this.say('seat-name', { number: seat + 1 }));
    this.#seatFields = seatFields;
  }

  has(key: string): boolean {
    return library.find(key, this.#game) !== null;
  }

  /** The sentence of a key; `key.attribute` names an attribute. A missing one is shown as its key. */
  say(key: string, params: Readonly<Record<string, unknown>> = {}): string {
    const found = library.find(key, this.#game);
    if (!found) return `‹${key}›`;
    const values = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        plain(codes.has(name) ? value : this.#named(value)),
      ]),
    );
    return found.bundle.formatPattern(found.pattern as string, values, []);
  }

  /** A record in words: `kind` is `event`, `action`, `why` … */
  tell(kind: string, record: Tagged): string {
    return this.say(keyOf(kind, record), this.#fields(record));
  }

  /** The same, cut at the numbers of the record: every second part is one. */
  tellInParts(kind: string, record: Tagged): readonly string[] {
    const fields = Object.entries(this.#fields(record)).map(([name, value]) => [
      name,
      typeof value === 'number' ? new MarkedNumber(value) : value,
    ]);
    return this.say(keyOf(kind, record), Object.fromEntries(fields)).split(MARK);
  }

  /** Why not, in one sentence. */
  refusal({ reason, params }: Refusal): string {
    const named = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        seatParams.has(name) && typeof value === 'number' ? this.#seatName(value) : value,
      ]),
    );
    return this.say(`refusal-${reason}`, named);
  }

  seat(seat: number): string {
    return this.#seatName(seat);
  }

  #fields(record: Tagged): Record<string, unknown> {
    const fields: Record<string, unknown> = { ...record };
    for (const name of this.#seatFields[record.type] ?? []) {
      const seat = fields[name];
      if (typeof seat === 'number') fields[name] = this.#seatName(seat);
      else if (Array.isArray(seat)) fields[name] = seat.map((each: number) => this.#seatName(each));
    }
    return fields;
  }

  /** Things by their names instead of their keys. */
  #named(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((part) => this.#named(part));
    if (typeof value !== 'string' || !/^[a-z][\w-]*$/.test(value)) return value;
    const kind = NAMED.find((each) => this.has(`${each}-${value}`));
    return kind ? this.say(`${kind}-${value}`) : (this.#nameOf(value) ?? value);
  }
}

function keyOf(kind: string, { type }: Tagged): string {
  return `${kind}-${type.replaceAll('_', '-')}`;
}

export const library = new Library();
export const common = new Words();

/** A common sentence in the present language. */
export function t(key: string, params?: Readonly<Record<string, unknown>>): string {
  return common.say(key, params);
}

/** A number as people write it in the present language; Genoese writes as Italian does. */
export function inFigures(value: number): string {
  const language = library.language === 'lij' ? 'it' : library.language;
  return new Intl.NumberFormat(language, { useGrouping: 'always' } as Intl.NumberFormatOptions).format(value);
}

/** The name of a game, or with an attribute what stands beside it on the shelf. */
export function gameName(game: string, attribute?: 'facts' | 'hook'): string {
  return t(`game-${game.replaceAll('_', '-')}${attribute ? `.${attribute}` : ''}`);
}
