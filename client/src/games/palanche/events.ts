import type { Events, Row, Seat, Tone } from '../../frame/contract';
import type { Words } from '../../texts/texts.svelte';
import type {
  AuctionFailed,
  AuctionWon,
  Event,
  GroupChange,
  Paid,
  PawnMoved,
  TradeDeclined,
  View,
} from '../../generated/palanche';
import { way } from './board/ring';
import type { Mark, Palanche } from './desk';
import { groupName } from './names';
import { watching } from './watching.svelte';

/** Milliseconds: a glance, a decision of a player, dice that lie, a card that is read, a farewell. */
const GLANCE = 300;
const DECISION = 450;
const FALLEN_DICE = 250;
const READING = 2600;
const FAREWELL = 2400;
const LINE = 900;
const NEWS = 2000;

/** What the table remembers of events after they were shown. */
export interface Memory {
  /** Dice fell. */
  rolled(dice: readonly [number, number]): void;
  /** A card was turned up. */
  turned(card: string): void;
  /** Two seats made a deal. */
  traded(seat: Seat, partner: Seat): void;
  /** An offer was turned down. */
  declined(answer: TradeDeclined): void;
  /** A player went bankrupt. */
  ruined(seat: Seat): void;
}
interface Remembered<E extends Event> {
  /** Remembered when it begins to be shown, whether things move or not. */
  remember?(event: E, memory: Memory): void;
}
type Rows = {
  readonly [T in Event['type']]: Events<Palanche>[T] & Remembered<Extract<Event, { readonly type: T }>>;
};

/** What each event means at the table. */
export const EVENTS: Rows = {
  land_dealt: {
    // A quarter of the board: marked only for a reader of the log.
    mark: ({ spaces }, _, isPointed) => (isPointed ? cards(...spaces) : []),
  },
  rolled_for_first: {
    sound: 'roll',
    show: (scene, board) => board.tumble(scene, scene.event.dice),
    rest: FALLEN_DICE,
    remember: ({ dice }, memory) => memory.rolled(dice),
  },
  turn_began: {
    heading: (event, words, before) =>
      before?.type === 'turn_began' && before.round === event.round
        ? words.say('pl-log-turn', { who: words.seat(event.seat) })
        : words.tell('event', event),
  },
  final_round_began: { sign: () => null }, // the cartouche says it
  time_ran_out: { sign: () => null }, // the log says it
  dice_rolled: {
    sound: 'roll',
    show: (scene, board) => board.tumble(scene, scene.event.dice),
    rest: FALLEN_DICE,
    remember: ({ dice }, memory) => memory.rolled(dice),
  },
  third_double_rolled: {}, // the leap to the villa follows
  pawn_moved: {
    show: (scene, board) => {
      const { from, stops } = walkOf(scene.event, scene.before);
      return board.walk(
        scene,
        scene.event.seat,
        from,
        stops,
        isLeap(scene.event),
        scene.before.spaces.length,
      );
    },
    mark: (event, view) => [
      ...cards(event.start, event.to, event.ride_from),
      { ...walkOf(event, view), seat: event.seat },
    ],
  },
  paid: {
    sound: 'coin',
    show: (scene, board) => board.pay(scene, scene.event, scene.before),
    mark: ({ space }) => cards(space),
    isSaidBy: isPaidFor,
    earned: ({ payee, amount, reason }) =>
      typeof payee === 'number' && reason !== 'start'
        ? [{ seat: payee, amount, where: `money-${reason}` }]
        : [],
  },
  space_bought: {
    sound: 'place',
    rest: GLANCE,
    mark: ({ space }) => cards(space),
    also: ({ groups }, words) => wholeNow(groups, words),
    notice: ({ seat: buyer, groups }, seat) => (buyer !== seat && completes(groups) ? 'plain' : null),
  },
  purchase_declined: { mark: ({ space }) => cards(space) }, // the auction opens
  // Its sheet is laid on the table. Once it is over, the log tells only how it ended.
  auction_opened: { mark: ({ card }) => cards(card), isToldWith: isItsEnd, isSaidBy: isEndedIn },
  bid_made: {
    sound: 'tap',
    show: (scene, board) => board.bid(scene, scene.event.seat),
    mark: ({ card }) => cards(card),
    isToldWith: isItsEnd,
    isSaidBy: isEndedIn,
  },
  dropped_out: {
    sound: 'tap',
    show: (scene, board) => board.bid(scene, scene.event.seat),
    mark: ({ card }) => cards(card),
    isToldWith: isItsEnd,
    isSaidBy: isEndedIn,
  },
  auction_won: {
    show: (scene, board) => board.hammer(scene, scene.event),
    also: (event, words, others) =>
      [bidsFor(event, words, others), wholeNow(event.groups, words)].filter(Boolean).join(' ') || null,
    sign: ({ seat }) => seat,
    mark: ({ card }) => cards(card),
    notice: (event, seat, before) => {
      if (event.seat === seat) return 'good';
      return completes(event.groups) ? 'plain' : auctionEnded(event, seat, before);
    },
  },
  auction_failed: { mark: ({ card }) => cards(card), notice: auctionEnded, sign: () => null },
  card_turned: {
    show: ({ after }, board) => board.read(after),
    rest: READING,
    remember: ({ card }, memory) => memory.turned(card),
  },
  card_read: {}, // the card is shown next
  card_kept: {}, // it was read when it was turned up
  card_played: {}, // what it does follows
  ride_taken: { mark: ({ space, to }) => cards(space, to) }, // the pawn is shown riding
  ride_declined: { mark: ({ space }) => cards(space) },
  ride_lost: { mark: ({ space }) => cards(space) },
  invested: {
    sound: 'place',
    rest: GLANCE,
    mark: ({ space }) => cards(space),
    also: ({ space }, words, others) => {
      const cost = others.find((other) => other.type === 'paid' && other.space === space);
      return cost?.type === 'paid' ? words.say('pl-log-cost', { amount: cost.amount }) : null;
    },
  },
  // The payment that follows says what it brings.
  investment_sold: { mark: ({ space }) => cards(space), isSaidBy: isPaid('investment_sale') },
  card_sold: { mark: ({ space }) => cards(space), isSaidBy: isPaid('sale') },
  trade_proposed: {
    show: (scene, board) => board.deal(scene, [scene.event.seat, scene.event.partner], DECISION, 0),
    mark: ({ give, take }) => cards(...give, ...take),
    isToldWith: (offer, later, mine) =>
      (later.type === 'trade_made' || later.type === 'trade_declined') &&
      later.offer >= offer.offer &&
      isAmong(offer, later) &&
      !isOpenTo(mine, offer),
    isSaidBy: (offer, others) =>
      others.some(
        (other) =>
          (other.type === 'trade_made' || other.type === 'trade_proposed') &&
          isAmong(offer, other) &&
          (other.type === 'trade_made' || other.offer > offer.offer),
      ),
  },
  trade_made: {
    show: (scene, board) => {
      const { seat, partner, groups } = scene.event;
      return board.deal(scene, [seat, partner], DECISION, completes(groups) ? NEWS : LINE);
    },
    mark: ({ give, take }) => cards(...give, ...take),
    also: ({ groups }, words) => sharesNow(groups, words),
    notice: (event, seat) => {
      if (event.seat === seat || event.partner === seat) return 'good';
      return completes(event.groups) ? 'plain' : null;
    },
    remember: ({ seat, partner }, memory) => memory.traded(seat, partner),
  },
  trade_declined: {
    notice: ({ partner }, seat) => (partner === seat ? 'bad' : null),
    remember: (answer, memory) => memory.declined(answer),
  },
  cards_marked: { mark: (event) => cards(...event.cards) }, // the log says it
  asking_stopped: { mark: ({ card }) => cards(card) },
  payment_demanded: {}, // the player is only asked
  debt_incurred: {}, // its sheet is laid on the table
  debt_spared: {}, // the card that spared it was played
  went_bankrupt: {
    sound: 'crash',
    rest: FAREWELL,
    mark: (event) => cards(...event.cards),
    notice: ({ seat: debtor }, seat) => (debtor === seat ? null : 'plain'), // one's own has a sheet
    remember: ({ seat }, memory) => memory.ruined(seat),
  },
  end_proposed: {}, // the frame asks everybody
  end_agreed: {},
  end_refused: {},
  wealth_counted: {}, // the reckoning is laid on the table
  match_ended: {}, // the frame shows the outcome
};

/** The row of an event of this game. */
export const rowOf = ({ type }: Event) => EVENTS[type] as Row<Palanche> & Remembered<Event>;

/** Marks of spaces by their cards; a card that is no space is nowhere on the board. */
function cards(...keys: readonly (string | null | undefined)[]): readonly Mark[] {
  return keys.flatMap((card) => (card ? [{ card }] : []));
}

/** Whether a colour or kind becomes whole for somebody. */
const completes = (groups: readonly GroupChange[] | undefined): boolean => wholeIn(groups).length > 0;
const wholeIn = (groups: readonly GroupChange[] = []) =>
  groups.filter(({ before, after, size }) => after === size && before < size && size > 1);

/** Who has all of which colours now. */
function wholeNow(groups: readonly GroupChange[] | undefined, words: Words): string | null {
  const whole = wholeIn(groups).map(({ seat, group }) =>
    words.say('pl-log-whole', { who: words.seat(seat), group: groupName(words, group) }),
  );
  return whole.length ? whole.join(' ') : null;
}

/** What everybody concerned has of each colour now. */
function sharesNow(groups: readonly GroupChange[] = [], words: Words): string | null {
  const rest = groups.filter((group) => group.after > group.before && !completes([group]));
  const shares = rest.map(({ seat, group, after, size }) =>
    words.say('pl-log-share', { who: words.seat(seat), group: groupName(words, group), count: after, size }),
  );
  const broken = groups
    .filter(({ before, after, size }) => before === size && after < size && size > 1)
    .map(({ seat, group }) =>
      words.say('pl-log-broken', { who: words.seat(seat), group: groupName(words, group) }),
    );
  return [wholeNow(groups, words), ...broken, ...shares].filter(Boolean).join(' ') || null;
}

type Pair = { readonly seat: Seat; readonly partner: Seat };
/** Whether both are between the same two players. */
const isAmong = (one: Pair, other: Pair): boolean =>
  [other.seat, other.partner].includes(one.seat) && [other.seat, other.partner].includes(one.partner);
/** Whether the player of these seats follows every step of a deal: of their own, or of all. */
const isOpenTo = (mine: readonly Seat[], { seat, partner }: Pair): boolean =>
  !mine.length || watching.isOn || mine.includes(seat) || mine.includes(partner);

/** The events whose own line says what was paid for. */
const BOUGHT: Readonly<Partial<Record<Paid['reason'], Event['type']>>> = {
  purchase: 'space_bought',
  investment: 'invested',
  auction: 'auction_won',
  auction_sale: 'auction_won',
  trade: 'trade_made',
};
function isPaidFor({ reason }: Paid, others: readonly Event[]): boolean {
  return others.some(({ type }) => type === BOUGHT[reason]);
}
function isPaid(reason: Paid['reason']): (_: Event, others: readonly Event[]) => boolean {
  return (_, others) => others.some((other) => other.type === 'paid' && other.reason === reason);
}

/** An auction is told to its end to those who were in it, and to the seller. */
function auctionEnded({ seller }: AuctionWon | AuctionFailed, seat: Seat, before: View): Tone | null {
  const asked = before.decisions.at(-1);
  const wasIn = asked?.type === 'auction' && (asked.bidder === seat || asked.waiting.includes(seat));
  return wasIn || seller === seat ? 'plain' : null;
}

type OfAuction = { readonly card: string };
/** Whether an event ends the auction of the same card. */
function isItsEnd({ card }: OfAuction, later: Event): boolean {
  return (later.type === 'auction_won' || later.type === 'auction_failed') && later.card === card;
}
function isEndedIn(event: OfAuction, others: readonly Event[]): boolean {
  return others.some((other) => isItsEnd(event, other));
}
/** How many bids there were, and how far another player went; null where they are not among the events. */
function bidsFor({ seat, card }: AuctionWon, words: Words, others: readonly Event[]): string | null {
  const bids = others.flatMap((other) => (other.type === 'bid_made' && other.card === card ? [other] : []));
  if (!bids.length) return null;
  const [rival] = bids.filter((bid) => bid.seat !== seat).sort((one, other) => other.amount - one.amount);
  if (!rival) return words.say('pl-log-one-bid');
  return words.say('pl-log-bids', {
    count: bids.length,
    who: words.seat(rival.seat),
    amount: rival.amount,
  });
}

const isLeap = ({ way: how }: PawnMoved) => how === 'third_double';

/** The way of a pawn, by the numbers of spaces. */
function walkOf(event: PawnMoved, { spaces }: View): { from: number; stops: readonly number[] } {
  const number = (key: string) => spaces.findIndex((space) => space.key === key);
  const from = number(event.start);
  return { from, stops: isLeap(event) ? [number(event.to)] : way(from, event.steps, spaces.length) };
}
