import type { KeyTaking } from '../../texts/keys';

/** Does what somebody asked for, and tells on their page whether it was done. */
export type Attempt = (
  work: () => Promise<unknown>,
  success: KeyTaking<'name'>,
  name?: string,
) => Promise<void>;

/** A form that does its work here instead of leading to another page. */
export const submitting = (work: () => unknown) => (event: SubmitEvent) => {
  event.preventDefault();
  void work();
};
