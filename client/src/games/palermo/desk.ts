import type { Desk } from '../../frame/contract';
import type { Action, Event, Preview, View } from '../../generated/palermo';

/** The types of the game, for the contract with the frame. */
export interface Palermo {
  readonly view: View;
  readonly private: null;
  readonly action: Action;
  readonly event: Event;
  readonly preview: Preview;
}
export type PalermoDesk = Desk<Palermo>;
