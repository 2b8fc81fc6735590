import type { Bank, Days } from '../generated/server';
import { t } from '../texts/texts.svelte';

/** The clocks from which a table chooses. */
export const CLOCKS = {
  none: null,
  fast: { type: 'bank', seconds: 300, increment: 5, expiry: 'bot' },
  calm: { type: 'bank', seconds: 1200, increment: 20, expiry: 'bot' },
  days: { type: 'days', days: 3, expiry: 'default' },
} as const satisfies Readonly<Record<string, Bank | Days | null>>;

export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[];

/** What a clock is called; null for one that was set otherwise. */
export function nameOfClock(clock: Bank | Days | null): ClockName | null {
  const same = (name: ClockName) => {
    const known: Bank | Days | null = CLOCKS[name];
    if (clock === null || known === null) return clock === known;
    if (clock.type === 'days') return known.type === 'days' && known.days === clock.days;
    return known.type === 'bank' && known.seconds === clock.seconds && known.increment === clock.increment;
  };
  return CLOCK_NAMES.find(same) ?? null;
}

/** The time that players have, in words. */
export function clockWords(clock: Bank | Days | null): string {
  if (clock === null) return t('clock-none');
  if (clock.type === 'days') return t('clock-days', { days: clock.days });
  return t('clock-bank', { minutes: clock.seconds / 60, seconds: clock.increment ?? 0 });
}
