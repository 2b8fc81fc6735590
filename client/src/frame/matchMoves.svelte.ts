import { Refused, type Refusal } from '../net/http';
import type { FollowedMatch } from '../net/match.svelte';
import { settings } from '../browser/settings.svelte';
import type { Tagged } from '../texts/texts.svelte';
import type { Seat } from './contract';
import { lastMover } from './log';
import { TableMoves, type Choices } from './moves.svelte';

const hasFinePointer = matchMedia('(hover: hover) and (pointer: fine)');

/** The moves of a match that is being played: the server lists and judges them. */
export class MatchMoves extends TableMoves {
  readonly #match: FollowedMatch;
  readonly #seat: () => Seat | null;
  readonly #isBusy: () => boolean;
  #isWaiting = $state(false);

  protected readonly choices: Choices | null = $derived.by(() => {
    const seat = this.#seat();
    if (seat === null || this.#isBusy() || this.#isWaiting) return null;
    const { outcome, seq, table } = this.#match;
    const choices = this.#match.choices.get(seat);
    if (!choices || choices.seq !== seq || outcome || table?.status === 'closed') return null;
    return choices as Choices;
  });

  constructor(
    match: FollowedMatch,
    seat: () => Seat | null,
    isBusy: () => boolean,
    say: (refusal: Refusal) => void,
  ) {
    super(say);
    this.#match = match;
    this.#seat = seat;
    this.#isBusy = isBusy;
  }

  get asksFirst(): boolean {
    return settings.get('confirm') || !hasFinePointer.matches;
  }

  get undo(): (() => void) | null {
    const { mine, outcome } = this.#match;
    // A player of several seats may already be shown the view of the next one.
    const mover = lastMover(this.#match.perspective(this.#seat())?.log ?? [], mine);
    return mover === null || outcome !== null ? null : () => void this.request('undo', mover);
  }

  /** Take everything back to how it stood after an entry. */
  async goBackTo(entry: number): Promise<void> {
    const { id: match, mine } = this.#match;
    try {
      await this.#match.ask({ type: 'undo', match, seat: mine[0] ?? 0, back_to: entry });
    } catch (error) {
      this.#refused(error);
    }
  }

  override get order(): unknown {
    const seat = this.#seat();
    return seat === null ? null : (this.#match.orders.get(seat) ?? null);
  }

  override async leaveOrder(order: unknown): Promise<boolean> {
    const seat = this.#seat();
    if (seat === null) return false;
    this.refusal = null;
    try {
      await this.#match.ask({ type: 'leave_order', match: this.#match.id, seat, order });
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    }
  }

  async play(action: Tagged): Promise<boolean> {
    const seat = this.#seat();
    if (seat === null || this.#isWaiting) return false;
    this.#isWaiting = true;
    this.refusal = null;
    try {
      const { id: match, seq } = this.#match;
      await this.#match.ask({ type: 'play', match, seat, seq, action });
      this.consider(null);
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    } finally {
      this.#isWaiting = false;
    }
  }

  async explain(action: Tagged): Promise<Refusal | null> {
    const seat = this.#seat();
    if (seat === null) return null;
    try {
      await this.#match.ask({ type: 'check', match: this.#match.id, seat, action });
      return null;
    } catch (error) {
      return this.#refused(error);
    }
  }

  async preview(action: Tagged): Promise<unknown> {
    const seat = this.#seat();
    if (seat === null) return null;
    const answer = await this.#match.ask({ type: 'preview', match: this.#match.id, seat, action });
    return answer.type === 'previewed' ? answer.preview : null;
  }

  /** Ask a bot what it would play, and show it. */
  async askHint(): Promise<void> {
    const seat = this.#seat();
    if (seat === null) return;
    try {
      const answer = await this.#match.ask({ type: 'hint', match: this.#match.id, seat });
      if (answer.type !== 'hinted' || answer.seq !== this.#match.seq) return;
      this.recommend(answer.action as Tagged, answer.reasons);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Let a bot make this one move. */
  async playByBot(): Promise<boolean> {
    const seat = this.#seat();
    if (seat === null) return false;
    try {
      await this.#match.ask({ type: 'get_help', match: this.#match.id, seat });
    } catch (error) {
      this.#refused(error);
      return false;
    }
    await this.askHint();
    return this.hinted !== null && (await this.play(this.hinted));
  }

  /** Ask the server for something on behalf of a seat of this player; a refusal is shown. */
  async request(
    type: 'undo' | 'hand_over' | 'take_back' | 'rematch' | 'stand',
    seat = this.#seat() ?? this.#match.mine[0] ?? 0,
  ): Promise<void> {
    const match = this.#match.id;
    try {
      await this.#match.ask(type === 'rematch' ? { type, match } : { type, match, seat });
    } catch (error) {
      this.#refused(error);
    }
  }

  #refused(error: unknown): Refusal {
    if (!(error instanceof Refused)) throw error;
    return this.refuse(error.refusal);
  }
}
