import type { GameTable, Livery, Moves, Player, Seat } from '../frame/contract';
import type { Outcome } from '../generated/server';
import type { Refusal } from '../net/http';
import type { Tagged } from '../texts/texts.svelte';

/**
 * What a game may bring along to draw its own table: `client/index.js` in its package, an ES module with these
 * exports. It is plain JavaScript and knows nothing of how the rest of the page is made. See docs/add-a-game.md.
 */
export interface Front {
  /** Draw the board into an element. */
  board(element: HTMLElement, desk: FrontDesk): Drawing;
  /** Draw what lies before the player; without it the moves are listed there. */
  panel?(element: HTMLElement, desk: FrontDesk): Drawing;
  /** How the seats look. */
  readonly liveries?: readonly Livery[];
  /** The board in words for a screen reader, a sentence a line. */
  describe?: GameTable['describe'];
  /** The number that counts, for each seat. */
  scores?: GameTable['scores'];
}

export interface Drawing {
  /** Something has changed. */
  update(desk: FrontDesk): void;
  /** The page is left. */
  destroy?(): void;
}

/** What a front sees, and what it can do; a new one with every change. */
export interface FrontDesk {
  readonly view: unknown;
  readonly seat: Seat | null;
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly moves: Moves<Tagged> | null;
  readonly outcome: Outcome | null;
  readonly considered: Tagged | null;
  readonly hinted: Tagged | null;
  /** A sentence of the game's texts. */
  say(key: string, params?: Readonly<Record<string, unknown>>): string;
  /** A record in words: `kind` is `event` or `action`. */
  tell(kind: string, record: Tagged): string;
  consider(action: Tagged | null): void;
  /** What a click does: plays at once, or considers first if the player wants that. */
  choose(action: Tagged): void;
  play(action: Tagged): Promise<boolean>;
  /** Why an action is not allowed; the answer is shown, too. */
  explain(action: Tagged): Promise<Refusal | null>;
}
