import type { Lesson, LessonStep } from '../../frame/contract';
import type { Tagged } from '../../texts/texts.svelte';
import { EVENT_RULES, type Action, type Rule } from '../../generated/villa_paletti';
import match from './lesson.json';

/** A short match, recorded on the real wood (`tools/villa_paletti_lesson.py`); the learner makes some moves. */
const STEPS: readonly LessonStep<Rule>[] = [
  { key: 'welcome', seq: 0, rule: 'VIL-C2' },
  { key: 'pull', seq: 0, act: true, rule: EVENT_RULES.column_taken },
  { key: 'set', seq: 1, act: true, rule: EVENT_RULES.column_set_down },
  { key: 'free', seq: 4, rule: EVENT_RULES.column_taken },
  { key: 'heavy', seq: 4, act: true, rule: EVENT_RULES.turn_began },
  { key: 'locked', seq: 5, rule: EVENT_RULES.column_locked },
  { key: 'declare', seq: 7, act: true, rule: EVENT_RULES.declared },
  { key: 'contest', seq: 10, rule: EVENT_RULES.contested },
  { key: 'penalty', seq: 10, act: true, rule: EVENT_RULES.penalty_forgone },
  { key: 'floor', seq: 11, act: true, rule: EVENT_RULES.floor_given_up },
  { key: 'seal', seq: 14, rule: EVENT_RULES.seal_taken },
  { key: 'points', seq: 14, act: true, rule: EVENT_RULES.points_changed },
  { key: 'top', seq: 15, act: true, rule: EVENT_RULES.column_set_down },
  { key: 'passed', seq: 16, rule: 'VIL-S4' },
  { key: 'fall', seq: 17, rule: EVENT_RULES.villa_fell },
  { key: 'end', seq: 17, rule: EVENT_RULES.match_ended },
];

/** Millimetres and degrees by which a learner may miss the recorded place. */
const NEAR = 35;
const TURNED = 30;

/** The same column however it is pulled, the same place more or less. */
export function accepts(made: Tagged, recorded: Tagged): boolean {
  const [move, wanted] = [made, recorded] as unknown as readonly [Action, Action];
  switch (wanted.type) {
    case 'pull':
      return (move.type === 'pull' || move.type === 'pull_along') && move.column === wanted.column;
    case 'lift':
      return move.type === 'lift' && move.column === wanted.column;
    case 'set_down':
      return (move.type === 'set_down' || move.type === 'set_down_along') && isNear(move, wanted);
    case 'lay_floor':
      return (
        (move.type === 'lay_floor' || move.type === 'lay_floor_along') &&
        isNear(move, wanted) &&
        !move.flipped &&
        Math.cos(((move.rotation ?? 0) * Math.PI) / 180) > Math.cos((TURNED * Math.PI) / 180)
      );
    default:
      return move.type === wanted.type;
  }
}

function isNear(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= NEAR;
}

export const lesson: Lesson = { match: match, steps: STEPS, accepts };
