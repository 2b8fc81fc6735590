import { isSame } from '../../frame/actions';
import type { Seat, Tone } from '../../frame/contract';
import { ruleOf } from '../../frame/events';
import { EVENT_RULES, type Event, type View } from '../../generated/villa_paletti';
import type { Mark } from './desk';
import { rowOf } from './events';

/** What has just happened, as it is told over the picture. */
export interface Told {
  readonly event: Event;
  /** How the villa stood before it, so that it can be watched again. */
  readonly before: View;
  /** The rule that says what it costs, or brings. */
  readonly rule: string;
  readonly tone: Tone;
}

const MOST_TOLD = 2;

/** Keeps what has happened lately, until the player does something again. */
export class Moment {
  told = $state.raw<readonly Told[]>([]);
  /** What was moved last. */
  last = $state.raw<Mark | null>(null);
  /** What is being watched again. */
  again = $state.raw<Told | null>(null);

  /** An event begins to be shown to a seat; null for a spectator. */
  hear(event: Event, before: View, mine: Seat | null): void {
    const { told, begins, answers, mark } = rowOf(event);
    const isMine = 'seat' in event && event.seat === mine;
    if (begins && (isMine || mine === null)) this.told = [];
    if (answers) this.told = this.told.filter((each) => each.event.type !== 'declared');
    // A player of several seats may be shown the same event once for each.
    const isKnown = this.told.some((each) => isSame(each.event, event));
    const rule = ruleOf(EVENT_RULES, event);
    if (told && rule && !isKnown) {
      this.told = [...this.told, { event, before, rule, tone: told }].slice(-MOST_TOLD);
    }
    const last = mark?.(event, before, false).at(-1);
    // A column that is set down came from where it was taken out.
    if (last && (last.from || last.piece !== this.last?.piece)) this.last = last;
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

/** Whether a moment can be watched again: it was filmed, and something is to be seen. */
export function isFilmed({ event }: Told): boolean {
  return 'film' in event && event.film.length > 1;
}
