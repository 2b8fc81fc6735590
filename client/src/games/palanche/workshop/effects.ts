import { LEVELS as BUILT, type Card, type Keep, type MoveBy } from '../../../generated/palanche';
import { dashed } from '../../../texts/keys';
import type { Words } from '../../../texts/texts.svelte';
import { GENOA } from '../genoa';

/** One thing a card says. */
export type Effect = Card['effects'][number];
/** One thing a card does at once. */
export type Deed = Exclude<Effect, Keep>;
export type EffectKind = Effect['do'];

export const DEEDS = [
  'receive',
  'pay',
  'pay_per_investment',
  'move_to',
  'move_to_symbol',
  'move_by',
] as const satisfies readonly Deed['do'][];
export const LEVELS = ['any', ...BUILT] as const;
export const FARTHEST = GENOA.space.length - 1;
const FIRST_AMOUNT = 50;

/** A new effect of a kind, as the editor begins with it. */
export function fresh(kind: EffectKind): Effect {
  switch (kind) {
    case 'receive':
      return { do: kind, from: 'banca', amount: FIRST_AMOUNT };
    case 'pay':
      return { do: kind, to: 'banca', amount: FIRST_AMOUNT };
    case 'pay_per_investment':
      return { do: kind, to: 'banca', amount: FIRST_AMOUNT, level: 'any' };
    case 'move_to':
      return { do: kind, space: GENOA.places.start, pays_200: true };
    case 'move_to_symbol':
      return { do: kind, symbol: GENOA.symbols?.[0] ?? '', pays_200: false };
    case 'move_by':
      return { do: kind, steps: 3, pays_200: true };
    case 'keep':
      return { do: kind, spares: 'rent' };
  }
}

/** Whether something read from outside is an effect, as far as its sentence needs. */
export function isEffect(value: unknown): value is Effect {
  if (typeof value !== 'object' || value === null) return false;
  const read = value as Readonly<Record<string, unknown>>;
  if (read.do === 'keep') return read.then == null || (Array.isArray(read.then) && read.then.every(isEffect));
  const kind = DEEDS.find((deed) => deed === read.do);
  if (!kind) return false;
  return Object.entries(fresh(kind)).every(([field, like]) => typeof read[field] === typeof like);
}

/** A move with other steps; whoever goes back is never paid on the way. */
export function withSteps(move: MoveBy, steps: number): MoveBy {
  return { ...move, steps, pays_200: steps > 0 && move.pays_200 };
}

/** What an effect says, as it may stand on the card. */
export function sentenceOf(effect: Effect, words: Words): string {
  switch (effect.do) {
    case 'receive':
      return words.say(`said-receive-${dashed(effect.from)}`, { amount: effect.amount });
    case 'pay':
      return words.say(`said-pay-${dashed(effect.to)}`, { amount: effect.amount });
    case 'pay_per_investment':
      return words.say(effect.level === 'any' ? 'said-each-any' : 'said-each-level', {
        amount: effect.amount,
        level: effect.level,
        to: effect.to,
      });
    case 'move_to':
      return withPay(words.say('said-move-to', { space: effect.space }), effect.pays_200, words);
    case 'move_to_symbol':
      return withPay(words.say('said-move-to-symbol', { symbol: effect.symbol }), effect.pays_200, words);
    case 'move_by':
      return effect.steps < 0
        ? words.say('said-move-back', { steps: -effect.steps })
        : withPay(words.say('said-move-on', { steps: effect.steps }), effect.pays_200, words);
    case 'keep':
      if (effect.spares) return words.say(`said-keep-${effect.spares}`);
      return [
        words.say('said-keep-then'),
        ...(effect.then ?? []).map((deed) => sentenceOf(deed, words)),
      ].join(' ');
  }
}

function withPay(sentence: string, pays: boolean, words: Words): string {
  return pays ? `${sentence} ${words.say('said-pays', { amount: GENOA.places.passing_pays })}` : sentence;
}
