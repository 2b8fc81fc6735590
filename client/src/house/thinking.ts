/** What the worker with the house and the worker that thinks say to each other. */
export type ToThinker = { readonly folder: string; readonly build: string } | { readonly job: string };

export type FromThinker = { readonly answer: string } | { readonly error: string };
