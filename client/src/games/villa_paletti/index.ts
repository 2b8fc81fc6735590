import type { GameTable } from '../../frame/contract';
import { EVENT_RULES, OPTION_RULES, SEAT_FIELDS } from '../../generated/villa_paletti';
import './colours.css';
import type { Villa } from './desk';
import Board from './board/Board.svelte';
import { describe } from './describe';
import { EVENTS } from './events';
import { liveryOf } from './liveries';
import Panel from './panel/Panel.svelte';
import SeatNote from './panel/SeatNote.svelte';

const villaPaletti: GameTable<Villa> = {
  liveries: [],
  liveryOf,
  seatFields: SEAT_FIELDS,
  events: EVENTS,
  rules: EVENT_RULES,
  Board,
  // A thumb on the picture of the villa is the hand; questions are answered beside it.
  decidesOnBoard: ({ moves, position }) => moves.isOpen && position.view.options.villa !== 'real',
  Panel,
  SeatNote,
  hasCard: true,
  keys: [
    ['← ↑ → ↓', 'key-view'],
    ['+ −', 'key-zoom'],
    ['0', 'key-whole'],
    ['T', 'key-turntable'],
    ['Q E', 'key-turn'],
    ['PgDn PgUp', 'key-lower'],
    ['Enter', 'key-hold'],
    ['⇧ ↑ ←', 'key-raise'],
    ['W A S D', 'key-tilt'],
    ['R F', 'key-grip'],
  ],
  presets: {
    family: { options: { hands: 'steady' }, level: 'easy' },
    children: { options: { hands: 'steady', wood: 'perfect' }, level: 'easy' },
    expert: { options: { hands: 'shaky', wood: 'rough', experienced: 'from_orange' }, level: 'hard' },
  },
  editors: { pieces: null },
  listedOptions: { pieces: ['printed'] },
  needsPeople: ({ villa }) => villa === 'real',
  // Thin columns of the printed box have no numbers.
  calledHere: (name, { villa }) => (villa === 'real' ? name.replace(/ \d\b/, '') : name),
  seatOptions: ['youngest'],
  optionFigures: { placing: OPTION_RULES.placing },
  figures: async () => (await import('./figures')).figures,
  lesson: async () => (await import('./lesson')).lesson,
  describe,
  // In the end only the seal counts, and the points of a fallen villa are gone.
  scores: ({ end, points }) => (end ? points.map((_, seat) => Number(seat === end.winner)) : points),
};

// The frame knows games only by records whose types it has not seen.
export const table = villaPaletti as unknown as GameTable;
