import type { Desk } from '../../frame/contract';
import type { Action, Event, Preview, View } from '../../generated/palermo';
import type { Offer } from '../../generated/server';

/** The types of the game, for the contract with the frame. */
export interface Palermo {
  readonly view: View;
  readonly private: null;
  readonly action: Action;
  readonly offer: Offer;
  readonly event: Event;
  readonly preview: Preview;
}
export type PalermoDesk = Desk<Palermo>;
