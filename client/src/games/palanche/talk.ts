import type { CardMark, DeclineTrade, MarkCards, StopAsking, Trade, View } from '../../generated/palanche';
import type { Seat } from '../../frame/contract';

export type MarkName = CardMark['mark'];

/** What a mark says, drawn around the origin within a radius of 10: a heart, a lock, an open hand with a coin. */
export const MARK_SIGNS: Readonly<Record<MarkName, string>> = {
  wanted: 'M0 8C-12-1-8-9-3.500-8C-1-7.500 0-5 0-4C0-5 1-7.500 3.500-8C8-9 12-1 0 8Z',
  'not-for-sale': 'M-6-1H6V8H-6ZM-4-1V-4a4 4 0 0 1 8 0V-1',
  'make-an-offer': 'M-8-2 0-9H8V-1L0 7ZM4-5.500a.8.8 0 1 0 .1 0',
};

/** The marks that a seat may put on a card: on its own that it is for sale or not, on others that it is wanted. */
export function marksFor(isOwn: boolean): readonly MarkName[] {
  return isOwn ? ['make-an-offer', 'not-for-sale'] : ['wanted'];
}

/** The mark that a seat has put on a card. */
export function markOf({ marks }: View, seat: Seat, card: string): MarkName | null {
  return marks.find((mark) => mark.seat === seat && mark.card === card)?.mark ?? null;
}

/** Put a mark on a card, or take it off if it is there. */
export function marking(view: View, seat: Seat, card: string, mark: MarkName): MarkCards {
  return { type: 'mark_cards', cards: [card], mark: markOf(view, seat, card) === mark ? null : mark };
}

/** A card that one does not want to be asked about any more, or a player whose offers one does not want. */
export type Nuisance = { readonly card: string } | { readonly partner: Seat };

/** Whether a seat has asked not to be asked any more. */
export function isQuiet({ quiet }: View, seat: Seat, about: Nuisance): boolean {
  return quiet
    .filter((request) => request.seat === seat)
    .some(({ card, partner }) => ('card' in about ? card === about.card : partner === about.partner));
}

/** Ask not to be asked any more, or lift that again. */
export function quieting(view: View, seat: Seat, about: Nuisance): StopAsking {
  return { type: 'stop_asking', ...about, lift: isQuiet(view, seat, about) };
}

/** How much more could be asked of the player who made an offer, or how much less given: as far as there is money. */
export function priceRange({ players }: View, offer: Trade): { isLess: boolean; low: number; high: number } {
  const isLess = offer.take_money > 0;
  const high = isLess ? offer.take_money : (players[offer.by]?.cash ?? 0) - offer.give_money;
  return { isLess, low: 10, high: Math.floor(high / 10) * 10 };
}

/** What may truly be said against an offer; `amount` is how much more, or less, might change the answer. */
export function reasonsAgainst(view: View, offer: Trade, amount: number): readonly DeclineTrade[] {
  const answer = { type: 'decline_trade', offer: offer.offer } as const;
  const { isLess, low, high } = priceRange(view, offer);
  const whole = view.trade.filter(
    ({ seat, after, before, size }) => seat === offer.by && after === size && before < size,
  );
  const broken = view.trade.filter(
    ({ seat, before, size }) => seat === offer.seat && before === size && size > 1,
  );
  return [
    ...(high >= low ? [{ ...answer, why: isLess ? 'too-dear' : 'too-little', amount } as const] : []),
    ...whole.map(({ group }) => ({ ...answer, why: 'completes-yours', group }) as const),
    ...broken.map(({ group }) => ({ ...answer, why: 'breaks-mine', group }) as const),
    ...offer.take.map((card) => ({ ...answer, why: 'not-for-sale', card }) as const),
    ...(isLess ? [{ ...answer, why: 'need-cash' } as const] : []),
    ...(offer.give.length ? [{ ...answer, why: 'no-use' } as const] : []),
    { ...answer, why: 'helps-you-more' },
  ];
}
