import type { Outcome, Picture, Reason, ReplayPage, ServerMessage } from '../generated/server';
import { Refused, UNREACHABLE, type Refusal } from '../net/http';
import type { FollowedMatch } from '../net/match.svelte';
import { newId } from '../net/socket.svelte';
import { pictureOf } from '../net/tables';
import { settings } from '../settings.svelte';
import { Words, type Tagged } from '../texts/texts.svelte';
import type { Animator, Desk, GameTable, Live, LiveFrame, Moves, Player, Seat, SoundName } from './contract';
import { isSame } from './actions';
import { liveryOf } from './liveries';
import { lastMover } from './log';
import { lastTurn } from './log';
import { somebodyLooks } from './recap';
import { nameOfSeat } from './seatNames';
import { Showing } from './showing.svelte';
import { play as playSound } from './sound';

const hasFinePointer = matchMedia('(hover: hover) and (pointer: fine)');

/** The desk of a match that is being played or watched: between the followed match and the board. */
export class MatchDesk implements Desk {
  readonly match: FollowedMatch;
  readonly table: GameTable;
  readonly words: Words;
  readonly showing: Showing<unknown>;
  /** What is thought of, and the moves it was thought of with: it holds no longer than they do. */
  #thought = $state.raw<{ readonly action: Tagged; readonly moves: Moves<Tagged> | null } | null>(null);
  #hint = $state.raw<{ readonly action: Tagged; readonly reasons: readonly Reason[] } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  pointed = $state.raw<readonly Tagged[] | null>(null);
  announcement = $state('');
  /** Whether a bot goes on for me, move by move as I see them; left at any time. */
  isLent = $state(false);
  #waiting = $state(false);
  #seat = $state<Seat | null>(null);
  readonly #stops: (() => void)[] = [];

  readonly players: readonly Player[] = $derived.by(() => this.#seatedPlayers());
  readonly moves: Moves<Tagged> | null = $derived.by(() => this.#movesNow());
  readonly marked: readonly Tagged[] = $derived.by(
    () => this.pointed ?? lastTurn(this.match.perspective(this.#seat)?.log ?? [], this.showing.seq),
  );

  constructor(match: FollowedMatch, table: GameTable, recap: readonly ReplayPage[] = []) {
    this.match = match;
    this.table = table;
    this.words = new Words(
      match.table!.game,
      (seat) => this.#nameOf(seat),
      table.seatFields,
      (key) => table.nameOf?.(key, this.view) ?? null,
    );
    this.showing = new Showing({
      moves: () => this.motion,
      announce: (event) => this.announce(this.words.tell('event', event)),
      rested: () => this.#settle(),
      awake: () => (settings.motion ? somebodyLooks() : null),
    });
    this.#stops.push(
      match.onNews((update) => {
        this.considered = null;
        this.#hint = null;
        this.refusal = null;
        if (update.seat === this.#seat) {
          this.showing.show(update.entry, update.view, update.active, update.private);
        }
      }),
      match.onReset(() => this.#reset()),
    );
    this.#reset();
    this.#playBack(recap);
  }

  get considered(): Tagged | null {
    return this.#thought !== null && this.#thought.moves === this.moves ? this.#thought.action : null;
  }
  set considered(action: Tagged | null) {
    this.#thought = action && { action, moves: this.moves };
  }
  get hinted(): Tagged | null {
    return this.#hint?.action ?? null;
  }
  get reasons(): readonly Reason[] {
    return this.#hint?.reasons ?? [];
  }
  get view(): unknown {
    return this.showing.view;
  }
  get private(): unknown {
    return this.showing.private;
  }
  get seat(): Seat | null {
    return this.#seat;
  }
  get options(): Readonly<Record<string, unknown>> {
    return (this.match.table?.options ?? {}) as Readonly<Record<string, unknown>>;
  }
  get outcome(): Outcome | null {
    return this.showing.busy ? null : this.match.outcome;
  }
  get motion(): boolean {
    return settings.motion && !document.hidden;
  }
  get undo(): (() => void) | null {
    const log = this.match.perspective(this.#seat)?.log ?? [];
    // Whoever plays several seats may be looking through the eyes of the next one already.
    const mover = lastMover(log, this.match.mine);
    if (mover === null || this.match.outcome !== null) return null;
    return () => void this.request('undo', mover);
  }
  get asksFirst(): boolean {
    return settings.get('confirm') || !hasFinePointer.matches;
  }

  point(events: readonly Tagged[] | null): void {
    this.pointed = events;
  }

  consider(action: Tagged | null): void {
    this.considered = action;
    // What is considered instead of a hint is none, and has not its reasons.
    if (!action || !this.hinted || !isSame(action, this.hinted)) this.#hint = null;
    this.refusal = null;
  }

  choose(action: Tagged): void {
    const isConsidered = this.considered !== null && isSame(action, this.considered);
    if (this.asksFirst && !isConsidered) this.consider(action);
    else void this.play(action);
  }

  async play(action: Tagged): Promise<boolean> {
    if (this.#seat === null || this.#waiting) return false;
    this.#waiting = true;
    this.refusal = null;
    try {
      const { id: match, seq } = this.match;
      await this.match.ask({ type: 'play', match, seat: this.#seat, seq, action });
      this.considered = null;
      return true;
    } catch (error) {
      this.#refuse(error);
      return false;
    } finally {
      this.#waiting = false;
    }
  }

  async explain(action: Tagged): Promise<Refusal | null> {
    if (this.#seat === null) return null;
    try {
      await this.match.ask({ type: 'check', match: this.match.id, seat: this.#seat, action });
      return null;
    } catch (error) {
      return this.#refuse(error);
    }
  }

  async preview(action: Tagged): Promise<unknown> {
    if (this.#seat === null) return null;
    const answer = await this.match.ask({ type: 'preview', match: this.match.id, seat: this.#seat, action });
    return answer.type === 'previewed' ? answer.preview : null;
  }

  picture(): Promise<Picture> {
    return pictureOf(this.match.id, this.showing.seq, { seat: this.#seat, key: this.match.key });
  }

  /** Ask a bot what it would play, and show it. */
  async askHint(): Promise<void> {
    if (this.#seat === null) return;
    try {
      const answer = await this.match.ask({ type: 'hint', match: this.match.id, seat: this.#seat });
      if (answer.type !== 'hinted' || answer.seq !== this.match.seq) return;
      this.#hint = { action: answer.action as Tagged, reasons: answer.reasons };
      this.consider(this.#hint.action);
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Let a bot make this one move. */
  async playByBot(): Promise<boolean> {
    if (this.#seat === null) return false;
    try {
      await this.match.ask({ type: 'get_help', match: this.match.id, seat: this.#seat });
    } catch (error) {
      this.#refuse(error);
      return false;
    }
    await this.askHint();
    return this.hinted !== null && (await this.play(this.hinted));
  }

  /** Say anything to the server for one's own seat; a refusal is shown. */
  async request(
    type: 'undo' | 'hand_over' | 'take_back' | 'rematch' | 'stand',
    seat = this.#seat ?? this.match.mine[0] ?? 0,
  ): Promise<void> {
    const match = this.match.id;
    try {
      await this.match.ask(type === 'rematch' ? { type, match } : { type, match, seat });
    } catch (error) {
      this.#refuse(error);
    }
  }

  stage(animator: Animator<unknown, Tagged>, laid?: () => void): () => void {
    return this.showing.stage(animator, laid);
  }

  hear(listener: (event: Tagged) => void, undone?: () => void): () => void {
    return this.showing.hear(listener, undone);
  }

  announce(sentence: string): void {
    // The same sentence twice is two sentences to a screen reader only if the text changes.
    this.announcement = this.announcement === sentence ? `${sentence}\u00a0` : sentence;
  }

  sound(name: SoundName): void {
    playSound(name);
  }

  prepareLive(request: unknown): void {
    const { id: match, seq } = this.match;
    const asked = this.match.ask({ type: 'live_prepare', match, seat: this.#seat ?? 0, seq, request });
    asked.catch(() => undefined); // whoever really begins is told why not
  }

  openLive(request: unknown): Live {
    const { id: match, seq } = this.match;
    const id = newId(); // a live action is named by the id of its request
    const asked = this.match.ask({ type: 'live_open', match, seat: this.#seat ?? 0, seq, request }, id);
    return {
      id,
      opened: asked.then(() => undefined),
      move: (move) => this.match.tell({ type: 'live_move', live: id, move }),
      end: () => this.match.tell({ type: 'live_end', live: id }),
    };
  }

  onLive(hear: (frame: LiveFrame | null) => void): () => void {
    const stops = [
      this.match.onLive((message: ServerMessage) => {
        if (message.type === 'live_frame') hear(message);
        if (message.type === 'live_ended') hear({ ...message, frames: null });
      }),
      this.match.onReset(() => hear(null)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Dismiss whatever is shown over the board. */
  dismiss(): void {
    this.considered = null;
    this.#hint = null;
    this.refusal = null;
  }

  /** Get up from the desk. */
  close(): void {
    for (const stop of this.#stops) stop();
  }

  #refuse(error: unknown): Refusal {
    if (!(error instanceof Refused)) throw error;
    this.refusal = error.refusal;
    this.announce(this.words.refusal(error.refusal));
    return error.refusal ?? UNREACHABLE;
  }

  #movesNow(): Moves<Tagged> | null {
    if (this.#seat === null || this.showing.busy || this.#waiting) return null;
    const choices = this.match.choices.get(this.#seat);
    if (!choices || choices.seq !== this.match.seq || this.match.outcome) return null;
    if (this.#isClosed()) return null;
    return choices as Moves<Tagged>;
  }

  /** Called off, or ended by agreement: nobody is asked anything any more. */
  #isClosed(): boolean {
    return this.match.table?.status === 'closed';
  }

  #seatedPlayers(): readonly Player[] {
    const table = this.match.table;
    if (!table) return [];
    return table.seats.map(({ seat, kind }) => ({
      seat,
      kind,
      name: this.#nameOf(seat),
      isMine: this.match.mine.includes(seat),
      isActive: !this.#isClosed() && this.showing.active.includes(seat),
      livery: liveryOf(this.table, this.view, seat),
    }));
  }

  #nameOf(seat: Seat): string {
    return nameOfSeat(this.match.table?.seats ?? [], seat, this.words);
  }

  /** Look through the eyes of whichever of my seats has to decide; else keep looking as before. */
  #seatToLookThrough(): Seat | null {
    const { mine, table } = this.match;
    const deciding = mine.find((seat) => table?.active.includes(seat));
    if (deciding !== undefined) return deciding;
    if (this.#seat !== null && mine.includes(this.#seat)) return this.#seat;
    return mine[0] ?? null;
  }

  #reset(): void {
    this.#seat = this.#seatToLookThrough();
    const perspective = this.match.perspective(this.#seat);
    if (perspective) {
      const active = this.match.table?.active;
      this.showing.jump(perspective.view, this.match.seq, active, perspective.private);
    }
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
    const seat = this.#seatToLookThrough();
    if (seat === this.#seat) return;
    this.#seat = seat;
    const perspective = this.match.perspective(seat);
    // What this seat sees of the newest entry may still be on its way.
    if (perspective) {
      const seq = perspective.log.at(-1)?.seq ?? this.match.seq;
      this.showing.jump(perspective.view, seq, this.match.table?.active, perspective.private);
    }
  }
}
