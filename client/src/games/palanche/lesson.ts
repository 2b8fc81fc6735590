import type { Lesson, LessonStep } from '../../frame/contract';
import match from './lesson.json';

/** The bid the learner makes: the one number the auction leaves open is settled by the record. */
const BID = {
  type: 'offer',
  action: 'bid',
  rule: 'GEN-A2',
  bounds: { amount: { type: 'whole', low: 70, high: 70, step: 10 } },
} as const;

/** A short match, played by the rules (see tools/palanche_lesson.py); the learner makes some of its moves. */
const STEPS: readonly LessonStep[] = [
  { key: 'welcome', seq: 0 },
  { key: 'dice', seq: 0, act: true, rule: 'GEN-T1' },
  { key: 'buying', seq: 1, act: true, rule: 'GEN-A1' },
  { key: 'cards', seq: 4, rule: 'GEN-K1' },
  { key: 'rent', seq: 6, rule: 'GEN-B1' },
  { key: 'auction', seq: 8, act: true, rule: 'GEN-A1' },
  { key: 'bidding', seq: 11, act: true, offers: [BID], rule: 'GEN-A2' },
  { key: 'won', seq: 13, rule: 'GEN-A2' },
  { key: 'trade', seq: 15, act: true, rule: 'GEN-S1' },
  { key: 'colour', seq: 16, rule: 'GEN-I1' },
  { key: 'investing', seq: 20, act: true, rule: 'GEN-I1' },
  { key: 'again', seq: 21, act: true, rule: 'GEN-I2' },
  { key: 'collection', seq: 22, act: true, rule: 'GEN-X3' },
  { key: 'takings', seq: 23, rule: 'GEN-X3' },
  { key: 'final', seq: 28, act: true, rule: 'GEN-E3' },
  { key: 'debt', seq: 29, act: true, rule: 'GEN-F1' },
  { key: 'settled', seq: 30, rule: 'GEN-F2' },
  { key: 'luck', seq: 34, rule: 'GEN-B1' },
  { key: 'end', seq: 35, rule: 'GEN-E1' },
];

export const lesson: Lesson = { match: match, steps: STEPS };
