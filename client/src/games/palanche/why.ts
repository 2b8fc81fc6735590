import type { Why } from '../../frame/contract';
import type { Event } from '../../generated/palanche';

/** The rule behind each reason for which money moves. */
const MONEY_RULES: Readonly<Record<Extract<Event, { type: 'paid' }>['reason'], string>> = {
  start: 'GEN-C3',
  passing: 'GEN-T3',
  purchase: 'GEN-A1',
  auction: 'GEN-A2',
  auction_sale: 'GEN-S2',
  rent: 'GEN-B1',
  donation: 'GEN-X2',
  collection: 'GEN-X3',
  fare: 'GEN-X1',
  investment: 'GEN-I1',
  trade: 'GEN-S1',
  card: 'GEN-K1',
  card_players: 'GEN-K1',
  card_collection: 'GEN-K1',
  sale: 'GEN-F1',
  investment_sale: 'GEN-F1',
  bankruptcy: 'GEN-F2',
  covered: 'GEN-F2',
};

/** Where the numbers of an event come from. */
export function why(event: Event): Why | null {
  switch (event.type) {
    case 'paid':
      return { rule: MONEY_RULES[event.reason] };
    case 'wealth_counted':
      return { rule: 'GEN-E1' };
    case 'debt_incurred':
      return { rule: 'GEN-F0' };
    case 'invested':
      return { rule: 'GEN-B1' };
    default:
      return null;
  }
}
