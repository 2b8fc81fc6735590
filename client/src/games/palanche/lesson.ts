import type { Lesson, LessonStep } from '../../frame/contract';
import { EVENT_RULES, type Rule } from '../../generated/palanche';
import match from './lesson.json';

/** The bid the learner makes: the one number the auction leaves open is settled by the record. */
const BID = {
  type: 'offer',
  action: 'bid',
  rule: EVENT_RULES.bid_made,
  bounds: { amount: { type: 'whole', low: 70, high: 70, step: 10 } },
} as const;

/** A short match, played by the rules (see tools/palanche_lesson.py); the learner makes some of its moves. */
const STEPS: readonly LessonStep<Rule>[] = [
  { key: 'welcome', seq: 0 },
  { key: 'dice', seq: 0, act: true, rule: EVENT_RULES.dice_rolled },
  { key: 'buying', seq: 1, act: true, rule: EVENT_RULES.space_bought },
  { key: 'cards', seq: 4, rule: EVENT_RULES.card_turned },
  { key: 'rent', seq: 6, rule: EVENT_RULES.paid.rules.rent },
  { key: 'auction', seq: 8, act: true, rule: EVENT_RULES.purchase_declined },
  { key: 'bidding', seq: 11, act: true, offers: [BID], rule: EVENT_RULES.bid_made },
  { key: 'won', seq: 13, rule: EVENT_RULES.auction_won },
  { key: 'trade', seq: 15, act: true, rule: EVENT_RULES.trade_made },
  { key: 'colour', seq: 16, rule: EVENT_RULES.paid.rules.investment },
  { key: 'investing', seq: 20, act: true, rule: EVENT_RULES.paid.rules.investment },
  { key: 'again', seq: 21, act: true, rule: 'GEN-I2' },
  { key: 'collection', seq: 22, act: true, rule: EVENT_RULES.paid.rules.collection },
  { key: 'takings', seq: 23, rule: EVENT_RULES.paid.rules.collection },
  { key: 'final', seq: 28, act: true, rule: EVENT_RULES.match_ended.rules['rounds-played'] },
  { key: 'debt', seq: 29, act: true, rule: EVENT_RULES.card_sold },
  { key: 'settled', seq: 30, rule: EVENT_RULES.paid.rules.bankruptcy },
  { key: 'luck', seq: 34, rule: EVENT_RULES.paid.rules.rent },
  { key: 'end', seq: 35, rule: EVENT_RULES.wealth_counted },
];

export const lesson: Lesson = { match: match, steps: STEPS };
