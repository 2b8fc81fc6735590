import type { Outcome } from '../generated/server';

/** Whether the scores say anything: where somebody gave up, nothing was counted. */
export const isCounted = (outcome: Outcome): boolean => outcome.reason !== 'resigned';
