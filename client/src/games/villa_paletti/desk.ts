import type { Desk } from '../../frame/contract';
import type { Action, Event, Preview, View } from '../../generated/villa_paletti';
import type { Offer } from '../../generated/server';

/** The types of the game, for the contract with the frame. */
export interface Villa {
  readonly view: View;
  readonly private: null;
  readonly action: Action;
  readonly offer: Offer;
  readonly event: Event;
  readonly preview: Preview;
}
export type VillaDesk = Desk<Villa>;
