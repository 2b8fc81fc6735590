import type { Offer } from '../generated/server';

/** What a form has been filled in with. */
export type Filled = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number)[]>
>;
type Bound = Offer['bounds'][string];

/** Whether a bound leaves one value only. */
export function isFixed(bound: Bound): boolean {
  switch (bound.type) {
    case 'whole':
    case 'real':
      return bound.low === bound.high;
    case 'one_of':
      return bound.values.length === 1;
    case 'some_of':
      return bound.low === bound.values.length;
    case 'free_text':
      return false;
  }
}

/** What a form begins with: the least that is allowed. */
export function firstValues(offer: Offer): Filled {
  return Object.fromEntries(Object.entries(offer.bounds).map(([field, bound]) => [field, least(bound)]));
}

/** The least that a bound allows. */
export function least(bound: Bound): Filled[string] {
  switch (bound.type) {
    case 'whole':
    case 'real':
      return bound.low;
    case 'one_of':
      return bound.values[0] ?? null;
    case 'some_of':
      return bound.values.slice(0, bound.low);
    case 'free_text':
      return '';
  }
}
