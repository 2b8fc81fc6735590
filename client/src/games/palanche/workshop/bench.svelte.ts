import { DECKS, type Blank, type Card, type Judged } from '../../../generated/palanche';
import type { Refusal } from '../../../net/http';
import type { Words } from '../../../texts/texts.svelte';
import { fresh, isEffect, sentenceOf, type Effect } from './effects';

export type DeckName = Card['deck'];

/** A blank card on the bench. */
export interface Draft {
  readonly title: string;
  /** Null while the card simply says what it does. */
  readonly text: string | null;
  readonly effects: readonly Effect[];
}

/** Asks the rules about a card. */
export type Judge = (deck: DeckName, card: Blank) => Promise<Judged>;

/** Cards that can be played, by the option of the table they go into. */
type Written = Readonly<Partial<Record<`blank_${DeckName}`, Blank>>>;
type Cards = Readonly<Record<DeckName, Draft | null>>;
const NOTHING: Cards = { speremmo: null, bratta: null };

/** The bench on which the blank cards of both decks are written; the rules say what is still wrong (GEN-V1). */
export class Bench {
  deck = $state<DeckName>('speremmo');
  #cards = $state.raw<Cards>(NOTHING);
  written = $state.raw<Written>({});
  /** Why the card of a deck cannot be played yet. */
  flaws = $state.raw<Readonly<Partial<Record<DeckName, Refusal>>>>({});
  readonly #words: Words;
  readonly #judge: Judge;
  readonly #asked: Record<DeckName, number> = { speremmo: 0, bratta: 0 };

  constructor(words: Words, judge: Judge) {
    this.#words = words;
    this.#judge = judge;
  }

  /** The card that is worked on; null if nothing is written on it yet. */
  get card(): Draft | null {
    return this.#cards[this.deck];
  }

  /** The cards as one word, for the address; empty if there are none. */
  get piece(): string {
    return Object.keys(this.written).length ? codeOf(this.written) : '';
  }

  /** What stands on the card of a deck: the author's words, else what it does. */
  blankOf(deck: DeckName): Blank | null {
    const draft = this.#cards[deck];
    if (!draft) return null;
    const said = draft.effects.map((effect) => sentenceOf(effect, this.#words)).join(' ');
    return { title: draft.title, text: draft.text ?? said, effects: draft.effects };
  }

  /** Take up cards that were written before; a piece that cannot be read is an empty bench. */
  async takeUp(piece: string): Promise<void> {
    const cards = cardsIn(piece);
    this.#cards = { speremmo: cards.blank_speremmo ?? null, bratta: cards.blank_bratta ?? null };
    for (const deck of DECKS) await this.#ask(deck);
  }

  begin(): Promise<void> {
    return this.#change({ title: '', text: null, effects: [fresh('receive')] });
  }

  tearUp(): Promise<void> {
    return this.#change(null);
  }

  name(title: string): Promise<void> {
    return this.#edit((card) => ({ ...card, title }));
  }

  /** Write something else than what the card does; null goes back to that. */
  write(text: string | null): Promise<void> {
    return this.#edit((card) => ({ ...card, text }));
  }

  add(): Promise<void> {
    return this.#edit((card) => ({ ...card, effects: [...card.effects, fresh('receive')] }));
  }

  remove(index: number): Promise<void> {
    return this.#edit((card) => ({ ...card, effects: card.effects.filter((_, place) => place !== index) }));
  }

  set(index: number, effect: Effect): Promise<void> {
    return this.#edit((card) => ({
      ...card,
      effects: card.effects.map((other, place) => (place === index ? effect : other)),
    }));
  }

  #edit(make: (card: Draft) => Draft): Promise<void> {
    const { card } = this;
    return card ? this.#change(make(card)) : Promise.resolve();
  }

  #change(draft: Draft | null): Promise<void> {
    this.#cards = { ...this.#cards, [this.deck]: draft };
    return this.#ask(this.deck);
  }

  /** Ask the rules about a card; only the answer to the newest question counts. */
  async #ask(deck: DeckName): Promise<void> {
    const asked = ++this.#asked[deck];
    const blank = this.blankOf(deck);
    const { card, flaw } = blank ? await this.#judge(deck, blank) : { card: null, flaw: null };
    if (asked === this.#asked[deck]) this.#settle(deck, card, flaw);
  }

  #settle(deck: DeckName, card: Blank | null, flaw: Refusal | null): void {
    const { [optionOf(deck)]: _card, ...cards } = this.written;
    const { [deck]: _flaw, ...flaws } = this.flaws;
    this.written = card ? { ...cards, [optionOf(deck)]: card } : cards;
    this.flaws = flaw ? { ...flaws, [deck]: flaw } : flaws;
  }
}

/** The option of a table that holds the card of a deck. */
function optionOf(deck: DeckName): `blank_${DeckName}` {
  return `blank_${deck}`;
}

/** Cards as a word that may stand in an address: their JSON in letters and digits. */
function codeOf(cards: Written): string {
  const bytes = new TextEncoder().encode(JSON.stringify(cards));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function cardsIn(code: string): Written {
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
    const cards: unknown = JSON.parse(json);
    return areWritten(cards) ? cards : {};
  } catch {
    return {};
  }
}

/** Whether something read from an address is cards; whether they can be played is for the rules to say. */
function areWritten(cards: unknown): cards is Written {
  if (typeof cards !== 'object' || cards === null) return false;
  return DECKS.every((deck) => isBlank((cards as Readonly<Record<string, unknown>>)[optionOf(deck)] ?? null));
}

function isBlank(card: unknown): boolean {
  if (card === null) return true;
  if (typeof card !== 'object') return false;
  const { title, text, effects } = card as Readonly<Record<string, unknown>>;
  return (
    typeof title === 'string' && typeof text === 'string' && Array.isArray(effects) && effects.every(isEffect)
  );
}
