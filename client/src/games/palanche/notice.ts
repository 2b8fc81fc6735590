import type { Notice, Seat } from '../../frame/contract';
import type { Event, View } from '../../generated/palanche';

/** What happened to a player and is not to be missed: deals, auctions they were in, debts. */
export function notice(event: Event, seat: Seat, before: View): Notice | null {
  switch (event.type) {
    case 'trade_made':
      return event.seat === seat || event.partner === seat ? { tone: 'good', rule: 'GEN-S1' } : null;
    case 'trade_declined':
      return event.partner === seat ? { tone: 'bad', rule: 'GEN-S1' } : null;
    case 'auction_won':
    case 'auction_failed': {
      const wonBy = event.type === 'auction_won' ? event.seat : null;
      const asked = before.decisions.at(-1);
      const wasIn = asked?.type === 'auction' && (asked.bidder === seat || asked.waiting.includes(seat));
      if (wonBy === seat) return { tone: 'good', rule: 'GEN-A2' };
      return wasIn || event.seller === seat ? { tone: 'plain', rule: 'GEN-A2' } : null;
    }
    case 'debt_incurred':
      // Whoever can pay, and might be spared by a card, is only asked.
      return event.seat === seat && event.cash < event.owed ? { tone: 'bad', rule: 'GEN-F0' } : null;
    default:
      return null;
  }
}
