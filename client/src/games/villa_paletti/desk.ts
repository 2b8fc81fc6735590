import type { Desk } from '../../frame/contract';
import type { Action, Event, Offer, Pose, Preview, View } from '../../generated/villa_paletti';
import type { Film, Poses } from './wood/poses';
import type { WoodSound } from './woodsounds';

/** A piece that was moved, and where it came from. */
export interface Mark {
  readonly piece: string;
  readonly from: readonly [number, number, number] | null;
}

/** Where the first contact opened, and between which pieces. */
export interface Lost {
  readonly at: readonly [number, number, number];
  readonly below: string;
  readonly above: string;
}

/** Shows the wood: anything that can put pieces somewhere. */
export interface Actor {
  /** How much of a film was already seen as it happened, in seconds; `rest`: where pieces were before it. */
  seen(film: Film, rest: Poses): number;
  put(poses: Poses): void;
  /** Where a piece is shown. */
  poseOf(piece: string): Pose | undefined;
  /** Look at a place; where a piece is on its `way` there or from there stays in the picture. */
  lookAt(x: number, y: number, z: number, way?: readonly Pose[]): void;
  /** Look from where the fall between two moments is seen best. */
  watchFall(before: Poses, after: Poses): void;
  /** Point out where a fall began. */
  lost(lost: Lost | null): void;
  hear(sound: WoodSound, strength?: number): void;
}

/** The types of the game, for the contract with the frame. */
export interface Villa {
  readonly view: View;
  readonly private: null;
  readonly action: Action;
  readonly offer: Offer;
  readonly event: Event;
  readonly preview: Preview;
  readonly mark: Mark;
  readonly actor: Actor;
}
export type VillaDesk = Desk<Villa>;
