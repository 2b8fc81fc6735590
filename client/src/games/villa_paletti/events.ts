import type { Events, Row, Seat, Tone } from '../../frame/contract';
import type { Event, View } from '../../generated/villa_paletti';
import type { Words } from '../../texts/texts.svelte';
import { fall, layFloor, mishap, nudge, placeOf, setDown, takeOut } from './animation';
import type { Mark, Villa } from './desk';
import { posesOf } from './wood/poses';

/** What is told over the picture, and when it has been read. */
interface Telling<E extends Event> {
  /** Told over the picture. */
  readonly told?: Tone;
  /** With it a seat begins something new: what was told before has been read. */
  readonly begins?: true;
  /** It answers a declaration: what follows from that is told instead. */
  readonly answers?: true;
  /** How it is told over the picture, where that differs from its line in the log. */
  tell?(event: E, words: Words): string;
  /** What it means for the players, where nothing else on the screen says it. */
  follows?(event: E, words: Words): string;
}
type Rows = {
  readonly [T in Event['type']]: Events<Villa>[T] & Telling<Extract<Event, { readonly type: T }>>;
};

/** Milliseconds for which something is seen that does not move. */
const GLANCE = 500;

/** What each event means at the table. */
export const EVENTS: Rows = {
  villa_laid_out: { show: ({ after }, actor) => actor.put(posesOf(after)) },
  column_placed: { show: (_, actor) => actor.hear('click'), mark: ({ column }) => [piece(column)] },
  site_cleared: {}, // the columns are laid out anew at once
  floor_slipped: { show: layFloor, meanwhile: handOf, told: 'bad' },
  colour_rolled: { sound: 'roll', rest: GLANCE },
  colour_chosen: {}, // the list of seats shows it
  colour_left: {}, // the list of seats shows it
  colour_neutral: {}, // the log says it
  turn_began: { heading: (event, words) => words.tell('event', event) },
  column_taken: { show: takeOut, mark: moved, meanwhile: handOf, begins: true },
  attempt_broken_off: {
    show: mishap,
    mark: moved,
    meanwhile: handOf,
    told: 'bad',
    begins: true,
    follows: ({ column, purpose }, words) => words.say('told-locked', { column, purpose }),
  },
  column_touched: { told: 'plain', begins: true },
  column_nudged: { show: nudge, mark: ({ column }) => [piece(column)], told: 'plain', begins: true },
  column_locked: {}, // the broken-off attempt was told
  column_set_down: { show: setDown, mark: ({ column }) => [piece(column)] },
  column_removed: { mark: moved, told: 'bad' }, // its taking out was shown
  points_changed: {
    earned: ({ column, before, after, floor }) =>
      after.flatMap((points, seat) => {
        const amount = points - before[seat]!;
        return column && amount > 0 ? [{ seat, amount, where: `floor-${floor}` }] : [];
      }),
  },
  seal_taken: { rest: GLANCE, told: 'good' },
  seal_kept: {}, // nothing changes
  declared: { rest: GLANCE, told: 'plain', begins: true },
  contested: { rest: GLANCE, told: 'plain', begins: true, answers: true },
  contest_declined: {}, // the floor follows
  penalty_forgone: {}, // the log says it
  floor_laid: {
    show: layFloor,
    mark: ({ floor }) => [piece(floor)],
    told: 'plain',
    answers: true,
    // The columns under it are told in the log.
    tell: ({ seat, floor }, words) => words.say('told-floor-laid', { seat: words.seat(seat), floor }),
    follows: ({ floor }, words) => (floor === 'blue' ? '' : words.say('told-points', { floor })),
  },
  floor_taken_back: { show: layFloor, meanwhile: handOf, told: 'bad' },
  floor_broken_off: { show: layFloor, meanwhile: handOf, told: 'bad', answers: true },
  floor_given_up: { told: 'plain', answers: true },
  floor_impossible: { told: 'plain', answers: true },
  own_move_skipped: { told: 'plain' },
  villa_fell: {
    show: fall,
    meanwhile: handOf,
    told: 'bad',
    begins: true,
    follows: (_, words) => words.say('told-fell'),
  },
  match_ended: {}, // the frame shows the outcome
};

/** The row of an event of this game. */
export const rowOf = ({ type }: Event) => EVENTS[type] as Row<Villa> & Telling<Event>;

/** What is said until it is seen how something ends. */
function handOf({ seat }: { readonly seat: Seat }, words: Words): string {
  return words.say('hand-of', { seat: words.seat(seat) });
}

function piece(name: string): Mark {
  return { piece: name, from: null };
}

/** A column that left its place; a line of the log is pointed at long after that. */
function moved({ column }: { readonly column: string }, view: View, isPointed: boolean): readonly Mark[] {
  return [{ piece: column, from: isPointed ? null : placeOf(column, view) }];
}
