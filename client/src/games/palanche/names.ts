import type { Card, View } from '../../generated/palanche';
import type { PersonName, Words } from '../../texts/texts.svelte';

/** What of a view has names; pages without a match have nothing of it. */
type Seen = Pick<View, 'spaces' | 'players'>;

/** A colour or kind; colours of one's own board have no other name than their key. */
export function groupName(words: Words, key: string): string {
  return words.find(`group-${key}`) ?? key.replaceAll('_', ' ');
}

/** What things of Palanche are called in the present language. */
export class Names {
  readonly #words: Words;
  readonly #view: () => Seen;

  constructor(words: Words, view: () => Seen) {
    this.#words = words;
    this.#view = view;
  }

  /** A space: its name in this language, else what its board says. */
  space(key: string): string {
    const printed = () => this.#view().spaces.find((space) => space.key === key)?.name;
    return this.#words.find(`space-${key}`) ?? printed() ?? key;
  }

  /** A card of a deck: its title. */
  card(card: Card): string {
    return card.title || (this.#words.find(`card-${card.key}`) ?? card.key);
  }

  /** Anything that can be owned. */
  asset(key: string): string {
    const kept = this.#view()
      .players.flatMap((player) => player.kept)
      .find((card) => card.key === key);
    if (kept) return this.card(kept);
    return this.#words.find(`card-${key}`) ?? this.space(key);
  }

  group(key: string): string {
    return groupName(this.#words, key);
  }

  account(account: number | 'banca' | 'collection'): PersonName | string {
    return typeof account === 'number' ? this.#words.seat(account) : this.#words.say(`account-${account}`);
  }

  /** What a card says: its sentence with the numbers and places of its effects; a board's own may say nothing. */
  sentence(card: Card): string {
    return card.text || (this.#words.find(`card-${card.key}.sentence`, this.#values(card)) ?? '');
  }

  /** The Genoese on a card and what it means; cards that a table wrote have none. */
  saying(card: Card): { saying: string; meaning: string } | null {
    if (card.title || !this.#words.has(`card-${card.key}`)) return null;
    const [saying, meaning] = ['saying', 'meaning'].map((part) =>
      this.#words.sayKey(`card-${card.key}.${part}`),
    );
    return { saying: saying!, meaning: meaning! };
  }

  #values(card: Card): Record<string, string | number> {
    const values: Record<string, string | number> = {};
    for (const effect of card.effects.flatMap((said) => (said.do === 'keep' ? (said.then ?? []) : [said]))) {
      if ('amount' in effect) values.amount = effect.amount;
      if ('steps' in effect) values.steps = Math.abs(effect.steps);
      if ('space' in effect) values.space = this.space(effect.space);
    }
    return values;
  }
}
