import type { GameTable } from '../../frame/contract';
import { SEAT_FIELDS, type Action, type Event, type View } from '../../generated/villa_paletti';
import Board from './Board.svelte';
import { describe } from './describe';
import { liveryOf } from './liveries';
import Panel from './Panel.svelte';
import SeatNote from './SeatNote.svelte';

const WHY: Readonly<Partial<Record<Event['type'], string>>> = {
  points_changed: 'VIL-S1',
  seal_taken: 'VIL-S2',
  attempt_broken_off: 'VIL-T4',
  villa_fell: 'VIL-E3',
};

const villaPaletti: GameTable<View, Action, Event> = {
  liveries: [],
  liveryOf,
  seatFields: SEAT_FIELDS,
  Board,
  Panel,
  SeatNote,
  describe,
  scores: (view) => view.points,
  why: (event) => {
    const rule = WHY[event.type];
    return rule ? { rule } : null;
  },
};

// The frame knows games only by records whose types it has not seen.
export const table = villaPaletti as unknown as GameTable;
