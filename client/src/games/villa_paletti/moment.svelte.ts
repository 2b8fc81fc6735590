import type { Event, View } from '../../generated/villa_paletti';
import { isSame } from '../../frame/actions';
import type { Point } from './wood/pieces';

/** What has just happened, as it is told over the picture. */
export interface Told {
  readonly event: Event;
  /** How the villa stood before it, so that it can be watched again. */
  readonly before: View;
  /** The rule that says what it costs, or brings. */
  readonly rule: string;
  readonly tone: 'bad' | 'good' | 'plain';
}

/** What was moved last: the piece, and where it came from. */
export interface LastMove {
  readonly piece: string;
  readonly from: readonly [number, number, number] | null;
}

/** What is told over the picture, with the rule behind it. */
const TOLD: Readonly<Partial<Record<Event['type'], Omit<Told, 'event' | 'before'>>>> = {
  attempt_broken_off: { rule: 'VIL-T4', tone: 'bad' },
  villa_fell: { rule: 'VIL-E3', tone: 'bad' },
  floor_taken_back: { rule: 'VIL-T7', tone: 'bad' },
  floor_slipped: { rule: 'VIL-U2', tone: 'bad' },
  floor_given_up: { rule: 'VIL-T7', tone: 'plain' },
  floor_impossible: { rule: 'VIL-T7', tone: 'plain' },
  floor_laid: { rule: 'VIL-S3', tone: 'plain' },
  declared: { rule: 'VIL-T5', tone: 'plain' },
  contested: { rule: 'VIL-T6', tone: 'plain' },
  column_removed: { rule: 'VIL-T6', tone: 'bad' },
  seal_taken: { rule: 'VIL-S2', tone: 'good' },
  own_move_skipped: { rule: 'VIL-N2', tone: 'plain' },
};
/** With these somebody begins something new: what was told before has been read. */
const BEGINS: ReadonlySet<Event['type']> = new Set([
  'column_taken',
  'attempt_broken_off',
  'declared',
  'contested',
  'villa_fell',
]);
/** With these a declaration is answered: what follows from it is told instead. */
const ANSWERS: ReadonlySet<Event['type']> = new Set([
  'contested',
  'floor_laid',
  'floor_given_up',
  'floor_impossible',
]);
const MOST_TOLD = 2;

/** Keeps what has happened lately, until the player does something again. */
export class Moment {
  told = $state.raw<readonly Told[]>([]);
  last = $state.raw<LastMove | null>(null);
  /** Whether something is shown for the first time: nobody is told before how it ends. */
  isShown = $state(false);
  /** What is being watched again. */
  again = $state.raw<Told | null>(null);

  /** Something happens; `mine`: through whose eyes it is seen. */
  hear(event: Event, before: View, mine: number | null): void {
    const isMine = 'seat' in event && event.seat === mine;
    if (BEGINS.has(event.type) && (isMine || mine === null)) this.told = [];
    if (ANSWERS.has(event.type)) this.told = this.told.filter(({ event: { type } }) => type !== 'declared');
    const telling = tellingOf(event);
    // Whoever plays several seats may be shown the same through the eyes of each.
    const isKnown = this.told.some((told) => isSame(told.event, event));
    if (telling && !isKnown) this.told = [...this.told, { event, before, ...telling }].slice(-MOST_TOLD);
    const last = lastMove(event, before);
    // A column that is set down came from where it was taken out.
    if (last) this.last = last.from || last.piece !== this.last?.piece ? last : this.last;
  }

  /** Watch something again that happened. */
  watch(told: Told | null): void {
    this.again = told;
  }

  dismiss(told: Told): void {
    this.told = this.told.filter((each) => each !== told);
    if (this.again === told) this.again = null;
  }

  /** What happened was taken back. */
  forget(): void {
    this.told = [];
    this.last = null;
    this.again = null;
  }
}

function tellingOf(event: Event): Omit<Told, 'event' | 'before'> | undefined {
  const telling = TOLD[event.type];
  // No points are lost with the green floor: with it they begin.
  return telling && event.type === 'floor_laid' && event.floor === 'green'
    ? { ...telling, rule: 'VIL-S1' }
    : telling;
}

/** Whether a moment can be watched again: it was filmed, and something is to be seen. */
export function isFilmed({ event }: Told): boolean {
  return 'film' in event && event.film.length > 1;
}

/** The piece that events are about, where it is now. */
export function pieceOf(events: readonly Event[], view: View): LastMove | null {
  const moved = events.flatMap((event) => lastMove(event, view) ?? []).at(-1);
  return moved ? { ...moved, from: null } : null;
}

function lastMove(event: Event, before: View): LastMove | null {
  switch (event.type) {
    case 'column_taken':
    case 'attempt_broken_off':
    case 'column_removed':
      return { piece: event.column, from: placeOf(event.column, before) };
    case 'column_set_down':
    case 'column_placed':
      return { piece: event.column, from: null };
    case 'floor_laid':
      return { piece: event.floor, from: null };
    default:
      return null;
  }
}

function placeOf(column: string, { villa }: View): readonly [...Point, number] | null {
  const pose = villa.columns.find(({ id }) => id === column)?.pose;
  return pose ? [pose[0], pose[1], pose[2]] : null;
}
