/** What the worker with the house and the worker that thinks say to each other. */
export type ToThinker = { readonly folder: string; readonly build: string } | { readonly job: string };

export type FromThinker =
  | { readonly answer: string }
  /** A job has failed, or Python could not be started for it: then a new worker has to try again. */
  | { readonly error: string; readonly isStarted: boolean };
