import type { GameTable } from '../../frame/contract';
import { BLACK, BLUE, GREEN, RED, YELLOW } from '../../frame/liveries';
import { SEAT_FIELDS, type Event } from '../../generated/palermo';
import './colours.css';
import type { Palermo } from './desk';
import Board from './board/Board.svelte';
import { describe } from './describe';
import Panel from './panel/Panel.svelte';
import SeatNote from './panel/SeatNote.svelte';

/** Which rule the numbers of an event come from. */
const RULE_OF: Readonly<Partial<Record<Event['type'], string>>> = {
  walked: 'PAL-M1',
  chip_collected: 'PAL-M6',
  came_home: 'PAL-E1',
  interest_taken: 'PAL-E2',
  policeman_blocked: 'PAL-P4',
};

const palermo: GameTable<Palermo> = {
  liveries: [RED, YELLOW, GREEN, BLUE, BLACK],
  seatFields: SEAT_FIELDS,
  Board,
  isFine: true,
  Panel,
  SeatNote,
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
  presets: {
    family: { options: {}, level: 'easy' },
    children: { options: { ready_made_town: true, no_police: true }, level: 'easy' },
    quick: { options: { ready_made_town: true }, level: 'normal' },
    expert: { options: {}, level: 'hard' },
  },
  seatOptions: ['first_player'],
  optionFigures: { corner_contact: 'PAL-B2', jumped_policeman: 'PAL-M7', target_stones: 'PAL-V4' },
  figures: async () => (await import('./figures')).figures,
  lesson: async () => (await import('./lesson')).lesson,
  describe,
  notice: (event, seat) => {
    if (event.type === 'collecting_began') return { tone: 'good', rule: 'PAL-M0' };
    return event.type === 'policeman_blocked' && event.seat === seat ? { tone: 'bad', rule: 'PAL-P4' } : null;
  },
  earned: (event) => {
    switch (event.type) {
      case 'chip_collected':
        return [{ seat: event.seat, amount: event.income, where: 'earned-doors' }];
      case 'came_home':
        return [{ seat: event.seat, amount: event.income, where: 'earned-home' }];
      case 'interest_taken':
        return [{ seat: event.seat, amount: event.interest, where: 'earned-interest' }];
      default:
        return [];
    }
  },
  scores: (view) => view.players.map(({ money }) => money),
  why: ({ type }) => {
    const rule = RULE_OF[type];
    return rule ? { rule } : null;
  },
};

export const table = palermo as unknown as GameTable;
