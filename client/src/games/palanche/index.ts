import type { GameTable } from '../../frame/contract';
import { BLACK, BLUE, GREEN, RED, VIOLET, YELLOW } from '../../frame/liveries';
import { EVENT_RULES, SEAT_FIELDS } from '../../generated/palanche';
import './colours.css';
import './layout.css';
import type { Palanche } from './desk';
import Board from './board/Board.svelte';
import { describe } from './describe';
import { EVENTS } from './events';
import Panel from './panel/Panel.svelte';
import SeatNote from './panel/SeatNote.svelte';

const palanche: GameTable<Palanche> = {
  liveries: [RED, BLUE, YELLOW, GREEN, BLACK, VIOLET],
  seatFields: SEAT_FIELDS,
  events: EVENTS,
  rules: EVENT_RULES,
  Board,
  isFine: true,
  Panel,
  SeatNote,
  hasCard: true,
  keys: [
    ['← → ↑ ↓', 'key-round'],
    ['Home', 'key-start'],
    ['Enter', 'key-look'],
  ],
  workshop: async () => (await import('./workshop/Workshop.svelte')).default,
  editors: { board: async () => (await import('./workshop/Board.svelte')).default },
  firstOption: {
    name: 'length',
    values: ['short', 'long', 'full', 'rounds:30'],
    printed: ['short', 'long', 'full'],
  },
  seatOptions: ['first'],
  listedOptions: {
    length: ['short', 'long', 'full', 'rounds:30', 'rounds:10', 'rounds:20', 'rounds:50'],
    first: ['dice', 0, 1, 2, 3, 4, 5],
    board: ['genova'],
  },
  presets: {
    family: { options: { length: 'rounds:20' }, level: 'easy' },
    children: { options: { length: 'rounds:10', proposals: 0 }, level: 'easy' },
    quick: { options: { length: 'rounds:10' }, level: 'normal' },
    expert: { options: { length: 'rounds:50' }, level: 'hard' },
  },
  figures: async () => (await import('./figures')).figures,
  lesson: async () => (await import('./lesson')).lesson,
  nameOf: (key, view) => view?.spaces.find((space) => space.key === key)?.name ?? null,
  describe,
  isOut: (view, seat) => view.players[seat]?.bankrupt ?? false,
};

export const table = palanche as unknown as GameTable;
