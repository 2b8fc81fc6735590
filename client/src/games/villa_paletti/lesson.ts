import type { Lesson, LessonStep } from '../../frame/contract';
import type { Tagged } from '../../texts/texts.svelte';
import type { Action } from '../../generated/villa_paletti';
import match from './lesson.json';

/** A short match, recorded on the real wood (`tools/villa_paletti_lesson.py`); the learner makes some moves. */
const STEPS: readonly LessonStep[] = [
  { key: 'welcome', seq: 0, rule: 'VIL-C2' },
  { key: 'pull', seq: 0, act: true, rule: 'VIL-T2' },
  { key: 'set', seq: 1, act: true, rule: 'VIL-T3' },
  { key: 'free', seq: 4, rule: 'VIL-T2' },
  { key: 'heavy', seq: 4, act: true, rule: 'VIL-T1' },
  { key: 'locked', seq: 5, rule: 'VIL-T4' },
  { key: 'declare', seq: 7, act: true, rule: 'VIL-T5' },
  { key: 'contest', seq: 10, rule: 'VIL-T6' },
  { key: 'penalty', seq: 10, act: true, rule: 'VIL-T6' },
  { key: 'floor', seq: 11, act: true, rule: 'VIL-T7' },
  { key: 'seal', seq: 14, rule: 'VIL-S2' },
  { key: 'points', seq: 14, act: true, rule: 'VIL-S1' },
  { key: 'top', seq: 15, act: true, rule: 'VIL-T3' },
  { key: 'passed', seq: 16, rule: 'VIL-S4' },
  { key: 'fall', seq: 17, rule: 'VIL-E3' },
  { key: 'end', seq: 17, rule: 'VIL-E2' },
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
