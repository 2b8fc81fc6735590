import type { Desk, Seat } from '../../frame/contract';
import type { Point } from '../../frame/points';
import type { Action, Event, Offer, Preview, View } from '../../generated/palermo';
import type { BoardScenes } from './animation.svelte';
import type { CellName, SlotName } from './board/geometry';

/** The ground that something was laid on, a cell where something came or went, the way of a pawn. */
export type Mark =
  | { readonly slot: SlotName; readonly seat: Seat | null }
  | { readonly cell: CellName; readonly seat: Seat }
  | { readonly way: readonly Point[]; readonly seat: Seat };

/** The types of the game, for the contract with the frame. */
export interface Palermo {
  readonly view: View;
  readonly private: null;
  readonly action: Action;
  readonly offer: Offer;
  readonly event: Event;
  readonly preview: Preview;
  readonly mark: Mark;
  readonly actor: BoardScenes;
}
export type PalermoDesk = Desk<Palermo>;
