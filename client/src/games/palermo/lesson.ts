import type { Lesson, LessonStep } from '../../frame/contract';
import { EVENT_RULES, type Rule } from '../../generated/palermo';
import match from './lesson.json';

/** A whole match, recorded by the engine; the learner makes some of its moves. */
const STEPS: readonly LessonStep<Rule>[] = [
  { key: 'welcome', seq: 0 },
  { key: 'start', seq: 0, act: true, rule: EVENT_RULES.start_laid },
  { key: 'house', seq: 1, act: true, rule: EVENT_RULES.house_laid },
  { key: 'joining', seq: 2, act: true, rule: 'PAL-B2' },
  { key: 'courtyards', seq: 12, rule: 'PAL-B4' },
  { key: 'town', seq: 34, rule: EVENT_RULES.streets_laid },
  { key: 'walk', seq: 34, act: true, rule: EVENT_RULES.walked },
  { key: 'police', seq: 35, act: true, rule: EVENT_RULES.policeman_placed },
  { key: 'income', seq: 37, act: true, rule: EVENT_RULES.chip_collected },
  { key: 'bypass', seq: 38, act: true, rule: 'PAL-M7' },
  { key: 'blocked', seq: 45, rule: 'PAL-M4' },
  { key: 'card', seq: 63, rule: EVENT_RULES.walked },
  { key: 'home', seq: 86, act: true, rule: EVENT_RULES.came_home },
  { key: 'interest', seq: 90, rule: EVENT_RULES.interest_taken },
  { key: 'end', seq: 93, rule: 'PAL-E4' },
];

export const lesson: Lesson = { match: match, steps: STEPS };
