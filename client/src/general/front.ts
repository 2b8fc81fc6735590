import type { Desk, GameTable } from '../frame/contract';

/**
 * What a game may bring along to draw its own table: `client/index.js` in its package, an ES module with these
 * exports. It is plain JavaScript and knows nothing of how the rest of the page is made. See docs/add-a-game.md.
 */
export interface Front extends Partial<
  Pick<GameTable, 'events' | 'liveries' | 'describe' | 'scores' | 'keys'>
> {
  /** Draw the board into an element. */
  board(element: HTMLElement, desk: Desk): Drawing;
  /** Draw what lies before the player; without it the moves are listed there. */
  panel?(element: HTMLElement, desk: Desk): Drawing;
}

export interface Drawing {
  /** Called once at the start, and again whenever something of the desk that it read has changed. */
  update(): void;
  /** The element is about to be removed. */
  destroy?(): void;
}
