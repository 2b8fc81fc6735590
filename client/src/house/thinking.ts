/** What the worker with the house and the worker that thinks say to each other. */
import type { Files } from './files';

export type ToThinker = { readonly files: Files } | { readonly job: string };

export type FromThinker =
  | { readonly answer: string }
  /** A job has failed, or Python could not be started for it: then a new worker has to try again. */
  | { readonly error: string; readonly isStarted: boolean };
