/** What the page and the worker with the house say to each other. */

/** What is being loaded, in this order. */
export type Stage = 'python' | 'games' | 'matches';

export type ToHouse =
  | { readonly type: 'open'; readonly folder: string; readonly build: string; readonly base: string }
  | {
      readonly type: 'request';
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | null;
    }
  | { readonly type: 'connect' | 'disconnect'; readonly page: string }
  | { readonly type: 'message'; readonly page: string; readonly text: string };

/** Why matches are not kept: the browser gives no storage, or has no room left. */
export type NotKept = 'forbidden' | 'full';

export type FromHouse =
  | { readonly type: 'progress'; readonly stage: Stage; readonly share: number }
  | { readonly type: 'ready' }
  /** The physics engine is loaded. */
  | { readonly type: 'simulates' }
  | { readonly type: 'not-kept'; readonly why: NotKept }
  /** Another tab has the house: this one waits until that is closed. */
  | { readonly type: 'elsewhere' }
  /** The files of the site are of another version than this page. */
  | { readonly type: 'other-version' }
  | { readonly type: 'failed'; readonly detail: string }
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly status: number;
      readonly mediaType: string | null;
      readonly text: string;
    }
  | { readonly type: 'message'; readonly page: string; readonly text: string }
  | { readonly type: 'closed'; readonly page: string; readonly code: number };
