import type { GameTable } from '../../frame/contract';
import { BLACK, BLUE, GREEN, RED, YELLOW } from '../../frame/liveries';
import { EVENT_RULES, OPTION_RULES, SEAT_FIELDS } from '../../generated/palermo';
import './colours.css';
import type { Palermo } from './desk';
import Board from './board/Board.svelte';
import { consequence, describe } from './describe';
import { EVENTS } from './events';
import Panel from './panel/Panel.svelte';
import SeatNote from './panel/SeatNote.svelte';

const { corner_contact, jumped_policeman, target_stones } = OPTION_RULES;

const palermo: GameTable<Palermo> = {
  liveries: [RED, YELLOW, GREEN, BLUE, BLACK],
  seatFields: SEAT_FIELDS,
  events: EVENTS,
  rules: EVENT_RULES,
  Board,
  isFine: true,
  decidesOnBoard: ({ moves }) => moves.isOpen,
  Panel,
  SeatNote,
  hasCard: true,
  keys: [
    ['← ↑ → ↓', 'key-cursor'],
    ['Enter', 'key-do'],
    ['N', 'key-next'],
    ['R', 'key-turn'],
    ['K', 'key-kind'],
    ['P', 'key-policeman'],
  ],
  workshop: async () => (await import('./workshop/Workshop.svelte')).default,
  workshopOption: 'town_code',
  editors: { tiles: async () => (await import('./workshop/Tiles.svelte')).default },
  presets: {
    family: { options: {}, level: 'easy' },
    children: { options: { ready_made_town: true, no_police: true }, level: 'easy' },
    quick: { options: { ready_made_town: true }, level: 'normal' },
    expert: { options: {}, level: 'hard' },
  },
  seatOptions: ['first_player'],
  listedOptions: { tiles: ['printed'] },
  optionFigures: { corner_contact, jumped_policeman, target_stones },
  figures: async () => (await import('./figures')).figures,
  lesson: async () => (await import('./lesson')).lesson,
  consequence,
  describe,
  scores: (view) => view.players.map(({ money }) => money),
};

export const table = palermo as unknown as GameTable;
