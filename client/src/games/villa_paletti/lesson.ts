import type { Lesson, LessonStep } from '../../frame/contract';
import { EVENT_RULES, type Event, type Rule } from '../../generated/villa_paletti';
import { pictureOf } from './board/picture.svelte';
import { controllerOf } from './controller.svelte';
import type { Villa } from './desk';
import match from './lesson.json';

/** Degrees by which the view is turned, newtons at which wood is felt to stick, millimetres of a way. */
const TURNED = 30;
const STICKS = 0.3;
const CARRIED = 25;
/** How hard the second hand must work to be one, of 1. */
const SUPPORTED = 0.3;

/** The columns that the learner is asked to take. */
const LOOSE = 'blue-1';
const HEAVY = 'red-thick';
const FREE = 'blue-thick';

const took = (column: string) => (event: Event) => event.type === 'column_taken' && event.column === column;
const nudged = (column: string) => (event: Event) =>
  event.type === 'column_nudged' && event.column === column;

/**
 * Moments of a short match, recorded on the real wood (`tools/villa_paletti_lesson.py`): the learner does at each with
 * their own hand what is asked for, and watches the rest.
 */
const STEPS: readonly LessonStep<Rule, Villa>[] = [
  { key: 'welcome', seq: 0, live: {}, rule: 'VIL-C2' },
  { key: 'view', keys: 'view', seq: 0, live: { state: (desk) => pictureOf(desk).turned > TURNED } },
  { key: 'nudge', keys: 'panel', seq: 0, live: { event: nudged(LOOSE) }, rule: EVENT_RULES.column_nudged },
  { key: 'fast', keys: 'panel', seq: 0, live: { event: nudged(HEAVY) }, rule: EVENT_RULES.column_nudged },
  {
    key: 'stick',
    keys: 'hand',
    seq: 0,
    live: {
      state(desk) {
        const { grasp } = controllerOf(desk);
        return grasp.hand?.piece === HEAVY && !grasp.isCarrying && grasp.feel.force > STICKS;
      },
    },
    rule: EVENT_RULES.column_taken,
  },
  {
    key: 'let-go',
    keys: 'hand',
    seq: 0,
    live: { event: ({ type }) => type === 'column_touched' },
    rule: EVENT_RULES.column_touched,
  },
  { key: 'pull', keys: 'hand', seq: 0, live: { event: took(LOOSE) }, rule: EVENT_RULES.column_taken },
  {
    key: 'carry',
    keys: 'carry',
    seq: 1,
    live: {
      state(desk) {
        const { grasp } = controllerOf(desk);
        return grasp.isCarrying && grasp.feel.way > CARRIED;
      },
    },
    rule: EVENT_RULES.column_set_down,
  },
  {
    key: 'lower',
    keys: 'carry',
    seq: 1,
    live: { event: ({ type }) => type === 'column_set_down' },
    rule: EVENT_RULES.column_set_down,
  },
  { key: 'free', seq: 4, rule: EVENT_RULES.column_taken },
  { key: 'locked', seq: 5, rule: EVENT_RULES.column_locked },
  {
    key: 'second',
    keys: 'hand',
    seq: 4,
    live: {
      state(desk) {
        const { grasp } = controllerOf(desk);
        return grasp.hand?.piece === HEAVY && grasp.supported >= SUPPORTED;
      },
    },
    rule: EVENT_RULES.column_taken,
  },
  { key: 'out', keys: 'hand', seq: 4, live: { event: took(HEAVY) }, rule: EVENT_RULES.column_taken },
  {
    key: 'hook',
    keys: 'panel',
    seq: 0,
    live: { state: (desk) => controllerOf(desk).pulling.tool === 'hook' },
  },
  { key: 'drag', keys: 'hand', seq: 0, live: { event: took(LOOSE) }, rule: EVENT_RULES.column_taken },
  {
    key: 'declare',
    keys: 'panel',
    seq: 7,
    live: { event: ({ type }) => type === 'declared' },
    rule: EVENT_RULES.declared,
  },
  { key: 'contest', seq: 10, rule: EVENT_RULES.contested },
  {
    key: 'floor',
    keys: 'carry',
    seq: 11,
    live: { event: ({ type }) => type === 'floor_laid' },
    rule: 'VIL-T7',
  },
  { key: 'seal', seq: 14, rule: EVENT_RULES.seal_taken },
  { key: 'points', keys: 'hand', seq: 14, live: { event: took(FREE) }, rule: EVENT_RULES.points_changed },
  {
    key: 'top',
    keys: 'carry',
    seq: 15,
    live: { event: ({ type }) => type === 'seal_taken' },
    rule: EVENT_RULES.seal_taken,
  },
  { key: 'passed', seq: 16, rule: 'VIL-S4' },
  { key: 'fall', seq: 17, rule: EVENT_RULES.villa_fell },
  { key: 'end', seq: 17, rule: EVENT_RULES.match_ended },
];

/** After these it is the neighbour's turn, or no turn is left: what was asked for can only be tried again. */
const MISSED: ReadonlySet<Event['type']> = new Set([
  'column_locked',
  'villa_fell',
  'turn_began',
  'floor_taken_back',
]);

const villa: Lesson<Villa> = { match, steps: STEPS, missed: ({ type }) => MISSED.has(type) };
export const lesson = villa as unknown as Lesson;
