import type { Desk, Seat } from '../../frame/contract';
import type { Action, Event, Offer, Preview, View } from '../../generated/palanche';
import type { Staging } from './animation.svelte';

/** A card that something happened to, or the way of a pawn round the ring, by the numbers of spaces. */
export type Mark =
  | { readonly card: string }
  | { readonly from: number; readonly stops: readonly number[]; readonly seat: Seat };

/** The types of the game, for the contract with the frame. */
export interface Palanche {
  readonly view: View;
  readonly private: null;
  readonly action: Action;
  readonly offer: Offer;
  readonly event: Event;
  readonly preview: Preview;
  readonly mark: Mark;
  readonly actor: Staging;
}
export type PalancheDesk = Desk<Palanche>;
