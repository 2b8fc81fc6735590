import type { GameTable } from '../../frame/contract';
import { SEAT_FIELDS, type Event } from '../../generated/villa_paletti';
import './colours.css';
import type { Villa } from './desk';
import Board from './board/Board.svelte';
import { describe } from './describe';
import { liveryOf } from './liveries';
import Panel from './panel/Panel.svelte';
import SeatNote from './panel/SeatNote.svelte';

const WHY: Readonly<Partial<Record<Event['type'], string>>> = {
  points_changed: 'VIL-S1',
  seal_taken: 'VIL-S2',
  attempt_broken_off: 'VIL-T4',
  villa_fell: 'VIL-E3',
};

/** Whoever looks on holds their breath until it is seen how these end. */
const THRILLS: ReadonlySet<Event['type']> = new Set([
  'column_taken',
  'attempt_broken_off',
  'villa_fell',
  'floor_taken_back',
  'floor_slipped',
]);

const villaPaletti: GameTable<Villa> = {
  liveries: [],
  liveryOf,
  seatFields: SEAT_FIELDS,
  Board,
  Panel,
  SeatNote,
  keys: [
    ['← ↑ → ↓', 'key-view'],
    ['+ −', 'key-zoom'],
    ['0', 'key-whole'],
    ['T', 'key-turntable'],
    ['Q E', 'key-turn'],
    ['PgDn PgUp', 'key-lower'],
  ],
  presets: {
    family: { options: { hands: 'steady' }, level: 'easy' },
    children: { options: { hands: 'steady', wood: 'perfect' }, level: 'easy' },
    expert: { options: { hands: 'shaky', wood: 'rough', experienced: 'from_orange' }, level: 'hard' },
  },
  seatOptions: ['youngest'],
  optionFigures: { placing: 'VIL-T3' },
  figures: async () => (await import('./figures')).figures,
  lesson: async () => (await import('./lesson')).lesson,
  describe,
  // In the end only the seal counts, and the points of a fallen villa are gone.
  scores: ({ end, points }) => (end ? points.map((_, seat) => Number(seat === end.winner)) : points),
  whileShown: (event, words) =>
    THRILLS.has(event.type) && 'seat' in event
      ? words.say('hand-of', { seat: words.seat(event.seat) })
      : null,
  earned: (event) =>
    event.type === 'points_changed' && event.column
      ? event.after.flatMap((points, seat) => {
          const amount = points - event.before[seat]!;
          return amount > 0 ? [{ seat, amount, where: `floor-${event.floor}` }] : [];
        })
      : [],
  why: (event) => {
    const rule = WHY[event.type];
    return rule ? { rule } : null;
  },
};

// The frame knows games only by records whose types it has not seen.
export const table = villaPaletti as unknown as GameTable;
