import type { Desk, GameTable, Livery } from '../frame/contract';

/**
 * What a game may bring along to draw its own table: `client/index.js` in its package, an ES module with these
 * exports. It is plain JavaScript and knows nothing of how the rest of the page is made. See docs/add-a-game.md.
 */
export interface Front {
  /** Draw the board into an element. */
  board(element: HTMLElement, desk: Desk): Drawing;
  /** Draw what lies before the player; without it the moves are listed there. */
  panel?(element: HTMLElement, desk: Desk): Drawing;
  /** How the seats look. */
  readonly liveries?: readonly Livery[];
  /** The board in words for a screen reader, a sentence a line. */
  describe?: GameTable['describe'];
  /** The number that counts, for each seat. */
  scores?: GameTable['scores'];
}

export interface Drawing {
  /** Called once at the start, and again whenever something of the desk that it read has changed. */
  update(): void;
  /** The element is about to be removed. */
  destroy?(): void;
}
