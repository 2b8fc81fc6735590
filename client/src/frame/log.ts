import type { Entry } from '../net/match.svelte';
import type { Tagged } from '../texts/texts.svelte';
import type { GameTable, Seat } from './contract';
import { rowOf, toldOf } from './events';

/** The entries that were taken back. */
export function undoneIn(log: readonly Entry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const entry of log) {
    if (entry.type !== 'undone') continue;
    for (let seq = entry.back_to + 1; seq < entry.seq; seq += 1) gone.add(seq);
  }
  return gone;
}

/** Which of these seats has made the newest move of theirs that still holds; null where none has. */
export function lastMover(log: readonly Entry[], seats: readonly number[]): number | null {
  const gone = undoneIn(log);
  for (const entry of log.toReversed()) {
    if (entry.type === 'played' && seats.includes(entry.seat) && !gone.has(entry.seq)) return entry.seat;
  }
  return null;
}

type Played = Extract<Entry, { readonly type: 'played' }>;

/** The moves up to an entry that still hold. */
function heldUpTo(log: readonly Entry[], upTo: number): readonly Played[] {
  const shown = log.filter(({ seq }) => seq <= upTo);
  const gone = undoneIn(shown);
  return shown.flatMap((entry) => (entry.type === 'played' && !gone.has(entry.seq) ? [entry] : []));
}

/** Whether a move after an entry still holds. */
export function holdsAfter(log: readonly Entry[], seq: number): boolean {
  return heldUpTo(log, Infinity).some((move) => move.seq > seq);
}

const eventsOf = (moves: readonly Played[]) => moves.flatMap(({ events }) => events as readonly Tagged[]);

/** What happened in the newest turn up to an entry: the moves that one seat made in a row and that still hold. */
export function lastTurn(log: readonly Entry[], upTo: number): readonly Tagged[] {
  const held = heldUpTo(log, upTo);
  const seat = held.at(-1)?.seat;
  return eventsOf(held.slice(held.findLastIndex((entry) => entry.seat !== seat) + 1));
}

/** What happened since a seat last moved, or since the start; right after its own move, what that move did. */
export function sinceMoveOf(seat: number | null, log: readonly Entry[], upTo: number): readonly Tagged[] {
  const held = heldUpTo(log, upTo);
  const own = held.findLastIndex((entry) => entry.seat === seat);
  if (seat === null || own === held.length - 1) return lastTurn(log, upTo);
  return eventsOf(held.slice(own + 1));
}

/** The first move that an undo would take back, as its events tell it. */
export function moveToUndo(
  log: readonly Entry[],
  { seat, back_to }: { readonly seat: number; readonly back_to: number },
): Tagged | null {
  const gone = undoneIn(log);
  const move = log.find(
    (entry) => entry.type === 'played' && entry.seq > back_to && entry.seat === seat && !gone.has(entry.seq),
  );
  return move?.type === 'played' ? ((move.events as readonly Tagged[])[0] ?? null) : null;
}

/** One line of the log: what an entry tells under the sign of its seat, or a heading under no sign. */
export interface ToldLine {
  readonly key: string;
  readonly entry: Entry;
  /** The numbers of this entry and of earlier ones that are told with it; none if another line has them. */
  readonly seqs: readonly number[];
  /** What is told; nothing for an entry that takes others back. */
  readonly events: readonly Tagged[];
  /** All events of the entry, and those of earlier ones that are told with them. */
  readonly others: readonly Tagged[];
  /** Whose sign it bears; null for none. */
  readonly seat: Seat | null;
  /** The heading before this one, if this is a heading: null for the first; undefined for any other line. */
  readonly headingBefore?: Tagged | null;
}

/** More entries than this lie between a question and its answer only if there is none. */
const ANSWERED_WITHIN = 100;

/** The lines of the log: answers stand with what they answer, headings under no player's sign. */
export function linesOf(
  table: Pick<GameTable, 'events'>,
  log: readonly Entry[],
  mine: readonly Seat[],
): readonly ToldLine[] {
  const told = new Map(
    log.map((entry) => [entry.seq, entry.type === 'undone' ? [] : [...(entry.events as readonly Tagged[])]]),
  );
  const seqs = new Map(log.map(({ seq }) => [seq, [seq]]));
  log.forEach((entry, index) => {
    const events = told.get(entry.seq)!;
    for (const event of events.filter((each) => rowOf(table, each).isToldWith)) {
      const answer = log
        .slice(index + 1, index + 1 + ANSWERED_WITHIN)
        .find(({ seq }) =>
          told.get(seq)!.some((later) => rowOf(table, event).isToldWith!(event, later, mine)),
        );
      if (!answer) continue;
      events.splice(events.indexOf(event), 1);
      told.get(answer.seq)!.unshift(event);
      seqs.get(answer.seq)!.push(...seqs.get(entry.seq)!);
    }
  });
  let before: Tagged | null = null;
  return log.flatMap((entry) => {
    const key = `entry ${entry.seq}`;
    if (entry.type === 'undone')
      return [{ key, entry, seqs: [entry.seq], events: [], others: [], seat: entry.seat }];
    const own = seqs.get(entry.seq)!;
    const others = told.get(entry.seq)!;
    const shown = toldOf(table, others);
    const plain = shown.filter((event) => !rowOf(table, event).heading);
    const seat = entry.type === 'played' ? signOf(table, plain, entry.seat) : null;
    const lines: ToldLine[] = plain.length ? [{ key, entry, seqs: own, events: plain, others, seat }] : [];
    for (const event of shown.filter((each) => rowOf(table, each).heading)) {
      const headed = {
        seqs: lines.length ? [] : own,
        events: [event],
        others,
        seat: null,
        headingBefore: before,
      };
      lines.push({ key: `${key} heading ${lines.length}`, entry, ...headed });
      before = event;
    }
    return lines;
  });
}

/** Whose sign a line bears: what its first event says, or the sign of the player who moved. */
function signOf(table: Pick<GameTable, 'events'>, events: readonly Tagged[], mover: Seat): Seat | null {
  const sign = events[0] && rowOf(table, events[0]).sign;
  return sign ? sign(events[0]!) : mover;
}
