import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import { untrack } from 'svelte';
import { CHAINS, CODES, NAMED, SEAT_PARAMS } from '../generated/texts';
import type { Derivation, Offer, Reason, Term } from '../generated/server';
import { catalogue } from '../net/catalogue.svelte';
import { ask, type Refusal } from '../net/http';
import { settings } from '../browser/settings.svelte';
import { isFixed, least } from '../net/offers';
import { dashed, type Key, type Params, type Told } from './keys';

export const LANGUAGES: Readonly<Record<keyof typeof CHAINS, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
  lij: 'Italiano, Palanche in zeneize',
};

/** Where a language looks when it lacks a sentence. */
export function chainOf(language: string): readonly string[] {
  return CHAINS[language as keyof typeof CHAINS] ?? CHAINS.en;
}
/** The parameters of refusals and reasons that name a seat; those of records are known by their type. */
const seatParams: ReadonlySet<string> = new Set(SEAT_PARAMS);
/** Values that sentences choose by, and never say: they keep their key even if a thing has the same one. */
const codes: ReadonlySet<string> = new Set(CODES);

/** What fetches each file of texts, by its path. */
type Files = Readonly<Record<string, () => Promise<string>>>;

/** Texts that every page needs. */
const COMMON: Files = {
  ...import.meta.glob<string>('./??.ftl', { import: 'default' }),
  ...import.meta.glob<string>(
    // What only the terminal says is not fetched, and what hosts meet is on their shelf.
    [
      '../../../src/ludoteca/texts/*.ftl',
      '!../../../src/ludoteca/texts/{email,host,research,terminal,tournament}.*.ftl',
    ],
    { import: 'default' },
  ),
};

/** Common texts that only some pages need, and which therefore are fetched with those. */
export const PLACES = ['account', 'replay', 'box', 'alone', 'talk', 'evening', 'host'] as const;
export type Place = (typeof PLACES)[number];

/** The files of each place and of each game built into the client: the first page does not carry their lists. */
const SHELVES = new Map(
  Object.entries(import.meta.glob<Files>('./shelves/*.ts', { import: 'default' })).map(
    ([path, load]) => [path.slice('./shelves/'.length, -'.ts'.length), load] as const,
  ),
);

/** All texts that were fetched: a bundle for each language and shelf, which is a game, a place, or everybody's. */
class Library {
  language = $state(firstLanguage());
  #bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());

  isGuest(game: string): boolean {
    return game !== '' && !SHELVES.has(game);
  }

  /** Fetch the texts of a game or a place in the present language; without either, the common ones. */
  async open(shelf = ''): Promise<void> {
    // Whoever asks for texts must not be asked again when they arrive.
    await untrack(() => this.#fetch(this.language, shelf));
  }

  /** Read everything in another language from now on. */
  async choose(language: string): Promise<void> {
    const shelves = new Set([...this.#bundles.keys()].map((key) => key.split(':')[1]!));
    await Promise.all([...shelves].map((shelf) => this.#fetch(language, shelf)));
    settings.set('language', language);
    this.language = language;
    document.documentElement.lang = language;
  }

  find(key: string, game: string): { bundle: FluentBundle; pattern: NonNullable<unknown> } | null {
    const [name, attribute] = key.split('.', 2) as [string, string | undefined];
    for (const language of chainOf(this.language)) {
      for (const shelf of [...(game ? [game] : []), '', ...PLACES]) {
        const bundle = this.#bundles.get(`${language}:${shelf}`);
        const message = bundle?.getMessage(name);
        const pattern = attribute ? message?.attributes[attribute] : message?.value;
        if (bundle && pattern) return { bundle, pattern };
      }
    }
    return null;
  }

  async #fetch(language: string, shelf: string): Promise<void> {
    const added = new Map<string, FluentBundle>();
    for (const link of chainOf(language)) {
      const key = `${link}:${shelf}`;
      if (this.#bundles.has(key)) continue;
      const bundle = new FluentBundle(link, { useIsolating: false });
      for (const text of await textsOf(shelf, link)) {
        bundle.addResource(new FluentResource(text), { allowOverrides: true });
      }
      added.set(key, bundle);
    }
    if (added.size) this.#bundles = new Map([...this.#bundles, ...added]);
  }
}

/** The texts of a shelf in a language, in a fixed order; those of guest games come from the server. */
async function textsOf(shelf: string, language: string): Promise<readonly string[]> {
  if (library.isGuest(shelf)) return [await ask<string>('GET', `/games/${shelf}/texts/${language}`)];
  const files = (await SHELVES.get(shelf)?.()) ?? COMMON;
  const paths = Object.keys(files).filter((path) => path.split('/').at(-1)!.split('.').at(-2) === language);
  return Promise.all(paths.sort().map((path) => files[path]!()));
}

function firstLanguage(): string {
  const wanted = [settings.get('language'), ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wanted.find((language) => language && language in CHAINS) ?? 'en';
}

/** The name of a player in a sentence: said as it is, even if a thing of the game has the same key. */
export class PersonName {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** The name of a player as a parameter of a sentence. */
export const person = (name: string | null | undefined): PersonName => new PersonName(name ?? '');

/** A value as Fluent takes it. */
function plain(value: unknown): FluentVariable {
  if (value instanceof PersonName) return value.text;
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
  /** Where the numbers of an event come from. */
  readonly derivations?: readonly Derivation[];
}
export type SeatFields = Readonly<Record<string, readonly string[]>>;

/** The sentences of one game, or the common ones, in the present language. */
export class Words {
  readonly #game: string;
  readonly #seatName: (seat: number) => string;
  readonly #seatFields: SeatFields;
  readonly #nameOf: (key: string) => string | null;
  readonly #calledHere: (name: string) => string;

  constructor(
    game = '',
    seatName?: (seat: number) => string,
    seatFields: SeatFields = {},
    nameOf: (key: string) => string | null = () => null,
    calledHere: (name: string) => string = (name) => name,
  ) {
    this.#calledHere = calledHere;
    this.#game = game;
    this.#nameOf = nameOf;
    this.#seatName = seatName ?? ((seat) => this.say('seat-name', { number: seat + 1 }));
    this.#seatFields = seatFields;
  }

  has(key: string): boolean {
    return library.find(key, this.#game) !== null;
  }

  /** The sentence of a key; `key.attribute` names an attribute. */
  say<K extends Key>(key: K, ...params: Params<K>): string {
    return this.sayKey(key, params[0] as Readonly<Record<string, unknown>> | undefined);
  }

  /** The sentence of a key that only the data know, or null if there is none. */
  find(key: string, params?: Readonly<Record<string, unknown>>): string | null {
    return this.has(key) ? this.sayKey(key, params) : null;
  }

  /** The same; a missing sentence is shown as its key, that of a guest's game in plain words. */
  sayKey(key: string, params: Readonly<Record<string, unknown>> = {}): string {
    const found = library.find(key, this.#game);
    if (!found) return library.isGuest(this.#game) ? inPlainWords(key, params) : `‹${key}›`;
    const values = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        plain(codes.has(name) ? value : this.#named(value)),
      ]),
    );
    return elided(found.bundle.formatPattern(found.pattern as string, values, []), found.bundle.locales[0]!);
  }

  /** A record in words: `kind` is `event` or `action` */
  tell(kind: Told, record: Tagged): string {
    return this.sayKey(keyOf(kind, record), this.#fields(record));
  }

  /** The same, cut at the numbers of the record: every second part is one. */
  tellInParts(kind: Told, record: Tagged): readonly string[] {
    const fields = Object.entries(this.#fields(record)).map(
      ([name, value]) => [name, typeof value === 'number' ? new MarkedNumber(value) : value] as const,
    );
    return this.sayKey(keyOf(kind, record), Object.fromEntries(fields)).split(MARK);
  }

  /** An open-ended action in words: its fields are what their bounds fix them to, or `open`. */
  offer({ action, bounds }: Offer): string {
    const fields = Object.entries(bounds).map(
      ([name, bound]) => [name, isFixed(bound) ? least(bound) : 'open'] as const,
    );
    return this.sayKey(
      keyOf('offer', { type: action }),
      this.#fields({ type: action, ...Object.fromEntries(fields) }),
    );
  }

  /** What a field of an open-ended action asks for. */
  field(name: string): string {
    return this.sayKey(`field-${dashed(name)}`);
  }

  /** A value of a field of an action: the field's own word for it, a seat's or a thing's name. */
  value(action: string, field: string, value: unknown): string {
    const own = `field-${dashed(field)}.${String(plain(value))}`;
    if (this.has(own)) return this.sayKey(own);
    if (value === null || typeof value === 'boolean') return this.sayKey(`value-${String(plain(value))}`);
    return String(plain(this.#named(this.#fields({ type: action, [field]: value })[field])));
  }

  /** A piece of a picture, with words for the keys that stand in it in angle brackets. */
  onBoard(text: string): string {
    return text.replaceAll(/<([a-z0-9_]+-[a-z0-9_-]+)>/g, (_, key: string) => {
      const seat = /^seat-(\d+)$/.exec(key)?.[1];
      if (seat) return this.seat(Number(seat)).text;
      return this.find(key) ?? key.slice(key.indexOf('-') + 1);
    });
  }

  /** Why not, in one sentence. */
  refusal({ reason, params }: Refusal): string {
    return this.sayKey(`refusal-${reason}`, this.#withSeats(params));
  }

  /** Where a number comes from: “The points of Anna: 3 for a thick column + 1 for a thin column = 4”. */
  derivation({ of, total, terms, params }: Derivation): string {
    const number = this.sayKey(`number-${of}`, this.#withSeats({ total, ...params }));
    const said = terms.map((term, place) => signOf(term, place) + this.#term(term)).join('');
    return this.say(terms.length > 1 ? 'derivation-sum' : 'derivation', { number, terms: said, total });
  }

  #term({ kind, amount, params }: Term): string {
    return this.sayKey(`term-${kind}`, this.#withSeats({ amount: Math.abs(amount), ...params }));
  }

  /** Why a bot would play so. */
  reason({ key, params }: Reason): string {
    return this.sayKey(`reason-${key}`, this.#withSeats(params));
  }

  /** The name of the player at a seat. */
  seat(seat: number): PersonName {
    return new PersonName(this.#seatName(seat));
  }

  /** Parameters with names instead of the numbers of seats. */
  #withSeats(params: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        seatParams.has(name) && typeof value === 'number' ? this.seat(value) : value,
      ]),
    );
  }

  #fields(record: Tagged): Record<string, unknown> {
    const { derivations: _, ...fields }: Record<string, unknown> = { ...record };
    for (const name of this.#seatFields[record.type] ?? []) {
      const seat = fields[name];
      if (typeof seat === 'number') fields[name] = this.seat(seat);
      else if (Array.isArray(seat)) fields[name] = seat.map((each: number) => this.seat(each));
    }
    return fields;
  }

  /** Things by their names instead of their keys. */
  #named(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((part) => this.#named(part));
    if (typeof value !== 'string' || !/^[a-z][\w-]*$/.test(value)) return value;
    const kind = NAMED.find((each) => this.has(`${each}-${value}`));
    return kind ? this.#calledHere(this.sayKey(`${kind}-${value}`)) : (this.#nameOf(value) ?? value);
  }
}

/** What is written before a term of a sum. */
function signOf({ amount }: Term, place: number): string {
  if (place) return amount < 0 ? ' − ' : ' + ';
  return amount < 0 ? '−' : '';
}

/** French writes “d’Anna”, not “de Anna”: no text knows which name it will be given. */
function elided(sentence: string, language: string): string {
  return language === 'fr' ? sentence.replaceAll(/\b([Dd])e (?=[AEIOUYÀÂÉÈÊÎÔÛ])/g, '$1’') : sentence;
}

/** What a key says by itself, for games that came without the sentence: `event-rolled` is “rolled (pips 4)”. */
function inPlainWords(key: string, params: Readonly<Record<string, unknown>>): string {
  const said = key.slice(key.indexOf('-') + 1).replaceAll(/[-_.]/g, ' ');
  const values = Object.entries(params)
    .filter(([name]) => name !== 'type')
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${String(plain(value))}`);
  return values.length ? `${said} (${values.join(', ')})` : said;
}

function keyOf(kind: string, { type }: Tagged): string {
  return `${kind}-${dashed(type)}`;
}

export const library = new Library();
export const common = new Words();

/** A common sentence in the present language. */
export function t<K extends Key>(key: K, ...params: Params<K>): string {
  return common.say(key, ...params);
}

/** Which language's numbers and lists are written: Genoese writes as Italian does. */
const written = () => (library.language === 'lij' ? 'it' : library.language);

/** A number as people write it in the present language. */
export function inFigures(value: number, how: Intl.NumberFormatOptions = {}): string {
  const grouped = { useGrouping: 'always', ...how } as Intl.NumberFormatOptions;
  return new Intl.NumberFormat(written(), grouped).format(value);
}

/** Several in one sentence: this one, that one and another. */
export const inList = (parts: readonly string[]): string => new Intl.ListFormat(written()).format(parts);

/** Several players in one sentence. */
export const namesInList = (names: readonly PersonName[]): PersonName =>
  new PersonName(inList(names.map(String)));

/** The name of a game. */
export function gameName(game: string): string {
  const key = `game-${dashed(game)}`;
  return common.find(key) ?? catalogue.known(game)?.title ?? game;
}

/** What stands beside a game on the shelf; a guest's own texts are not at hand there. */
export function gameFacts(game: string): string {
  const key = `game-${dashed(game)}.facts`;
  if (common.has(key)) return common.sayKey(key);
  const found = catalogue.known(game);
  if (!found) return '';
  const { min_seats: low, max_seats: high } = found;
  return low === high ? t('guest-facts-exactly', { count: low }) : t('guest-facts', { low, high });
}

/** What makes somebody want to play it. */
export function gameHook(game: string): string {
  const key = `game-${dashed(game)}.hook`;
  return common.find(key) ?? t('guest-hook');
}
