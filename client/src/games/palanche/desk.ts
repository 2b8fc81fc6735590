import type { Desk } from '../../frame/contract';
import type { Action, Event, Offer, Preview, View } from '../../generated/palanche';

/** The types of the game, for the contract with the frame. */
export interface Palanche {
  readonly view: View;
  readonly private: null;
  readonly action: Action;
  readonly offer: Offer;
  readonly event: Event;
  readonly preview: Preview;
}
export type PalancheDesk = Desk<Palanche>;
