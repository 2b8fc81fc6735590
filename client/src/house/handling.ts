/** What a page and the worker that simulates its player's hand say to each other; records of the game are JSON. */
export type ToHand =
  | { readonly type: 'start'; readonly folder: string; readonly build: string; readonly game: string }
  | {
      readonly type: 'prepare';
      readonly scene: string;
      readonly request: string;
      /** An action by hand in this scene, to try it with. */
      readonly action: string;
    }
  | { readonly type: 'open'; readonly action: string }
  | { readonly type: 'move'; readonly moves: string };

export type FromHand =
  | { readonly type: 'prepared'; readonly scene: string }
  /** What the hand shows after the next moves that it was sent. */
  | { readonly type: 'moved'; readonly moved: string }
  | { readonly type: 'failed'; readonly detail: string };

/** What moves of a hand have led to. */
export interface Moved {
  readonly frames: readonly unknown[];
  readonly is_over: boolean;
  /** Moves that follow by themselves, because the hand has ended. */
  readonly more: readonly unknown[];
}
