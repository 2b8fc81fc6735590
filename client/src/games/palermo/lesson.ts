import type { Lesson, LessonStep } from '../../frame/contract';
import match from './lesson.json';

/** A whole match, recorded by the engine; the learner makes some of its moves. */
const STEPS: readonly LessonStep[] = [
  { key: 'welcome', seq: 0 },
  { key: 'start', seq: 0, act: true, rule: 'PAL-B1' },
  { key: 'house', seq: 1, act: true, rule: 'PAL-B1' },
  { key: 'joining', seq: 2, act: true, rule: 'PAL-B2' },
  { key: 'courtyards', seq: 12, rule: 'PAL-B4' },
  { key: 'town', seq: 34, rule: 'PAL-B6' },
  { key: 'walk', seq: 34, act: true, rule: 'PAL-M1' },
  { key: 'police', seq: 35, act: true, rule: 'PAL-P1' },
  { key: 'income', seq: 37, act: true, rule: 'PAL-M6' },
  { key: 'bypass', seq: 38, act: true, rule: 'PAL-M7' },
  { key: 'blocked', seq: 45, rule: 'PAL-M4' },
  { key: 'card', seq: 63, rule: 'PAL-M1' },
  { key: 'home', seq: 86, act: true, rule: 'PAL-E1' },
  { key: 'interest', seq: 90, rule: 'PAL-E2' },
  { key: 'end', seq: 93, rule: 'PAL-E4' },
];

export const lesson: Lesson = { match: match, steps: STEPS };
