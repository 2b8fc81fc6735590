import type { ReplayPage } from '../generated/server';
import type { FollowedMatch } from '../net/match.svelte';
import { settings } from '../browser/settings.svelte';
import type { GameTable, Seat } from './contract';
import { liveOf } from './live';
import { MatchMoves } from './matchMoves.svelte';
import { somebodyLooks } from './recap';
import { TableDesk } from './tableDesk.svelte';

/** The desk of a match that is being played or watched: between the followed match and the board. */
export class MatchDesk extends TableDesk {
  readonly match: FollowedMatch;
  readonly moves: MatchMoves;
  /** Whether a bot goes on for me, move by move as I see them; left at any time. */
  isLent = $state(false);
  #seat = $state<Seat | null>(null);

  constructor(match: FollowedMatch, table: GameTable, recap: readonly ReplayPage[] = []) {
    const seat = () => this.#seat;
    super(table, {
      source: {
        info: () => match.table,
        seat,
        mine: () => match.mine,
        outcome: () => (this.showing.busy ? null : match.outcome),
        key: match.key,
      },
      live: liveOf(match, seat),
      log: () => match.perspective(this.#seat)?.log ?? [],
      rested: () => this.#settle(),
      awake: () => (settings.motion ? somebodyLooks() : null),
    });
    this.match = match;
    this.moves = new MatchMoves(
      match,
      seat,
      () => this.showing.busy,
      (refusal) => this.stage.announce(this.words.refusal(refusal)),
    );
    const stops = [
      match.onNews((update) => {
        this.moves.dismiss();
        if (update.seat === this.#seat) {
          this.showing.show(update.entry, update.view, update.active, update.private);
        }
      }),
      match.onReset(() => this.#reset()),
    ];
    this.closed.addEventListener('abort', () => stops.forEach((stop) => stop()));
    this.#reset();
    this.#playBack(recap);
  }

  /** The seat whose view is shown: one of mine that has to decide; else the same as before. */
  #seatToShow(): Seat | null {
    const { mine, table } = this.match;
    const deciding = mine.find((seat) => table?.active.includes(seat));
    if (deciding !== undefined) return deciding;
    if (this.#seat !== null && mine.includes(this.#seat)) return this.#seat;
    return mine[0] ?? null;
  }

  /** Show the view of one of my seats, as long as no other of mine has to decide. */
  look(seat: Seat): void {
    const { mine, table } = this.match;
    if (!mine.includes(seat) || seat === this.#seat || this.showing.busy) return;
    if (!table?.active.includes(seat) && mine.some((other) => table?.active.includes(other))) return;
    this.#seat = seat;
    this.#jumpTo(this.match.perspective(seat)?.log.at(-1)?.seq ?? this.match.seq);
  }

  #reset(): void {
    this.#seat = this.#seatToShow();
    this.#jumpTo(this.match.seq);
  }

  /** Show what happened since I last looked, from how it stood then. */
  #playBack([before, ...pages]: readonly ReplayPage[]): void {
    if (!before || !pages.length || before.seat !== this.#seat) return;
    this.showing.jump(before.view, before.seq, before.active, before.private);
    for (const { entry, view, active, private: own } of pages) this.showing.show(entry, view, active, own);
    // What came while the pages were on their way.
    void this.showing.rest().then(() => {
      if (this.showing.seq < this.match.seq) this.#reset();
    });
  }

  #settle(): void {
    const seat = this.#seatToShow();
    if (seat === this.#seat) return;
    this.#seat = seat;
    // What this seat sees of the newest entry may still be on its way.
    this.#jumpTo(this.match.perspective(seat)?.log.at(-1)?.seq ?? this.match.seq);
  }

  #jumpTo(seq: number): void {
    const perspective = this.match.perspective(this.#seat);
    if (perspective) {
      this.showing.jump(perspective.view, seq, this.match.table?.active, perspective.private);
    }
  }
}
