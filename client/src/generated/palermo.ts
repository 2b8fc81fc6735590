// Generated from the Python records by tools/typescript.py. Do not edit.

export type Action =
  | LayStart
  | LayHouse
  | ClaimDoor
  | SetTarget
  | PlacePoliceman
  | Walk
  | Stay
  | TakeInterest;

/** A player with all chips collected is back on the start tile: unused points are income (PAL-E1). */
export interface CameHome {
  readonly type: "came_home";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly points: number;
  readonly cost: number;
  readonly income: number;
  readonly money: number;
}

/** A player collected an own chip: unused points are income, later turns have more points (PAL-M6). */
export interface ChipCollected {
  readonly type: "chip_collected";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly door: string;
  readonly points: number;
  readonly cost: number;
  readonly income: number;
  readonly money: number;
  readonly next_points: number;
}

/** Put a chip on a door of a ready-made town (PAL-V2). */
export interface ClaimDoor {
  readonly type: "claim_door";
  readonly door: string;
}

/** The second phase begins: all pawns are on the start tile (PAL-M0, PAL-M8). */
export interface CollectingBegan {
  readonly type: "collecting_began";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
}

/** A number and the terms whose amounts add up to it. */
export interface Derivation {
  readonly of: string;
  readonly total: number;
  readonly terms: readonly (Term)[];
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A chip was put on a door of the ready-made town (PAL-V2). */
export interface DoorClaimed {
  readonly type: "door_claimed";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly door: string;
  readonly chips_left: number;
}

export type Draft =
  | TownDraft;

/** A tile of the draft, with the cells a picture needs. */
export interface DraftTile {
  readonly type: "draft_tile";
  readonly slot: string;
  readonly kind: "one" | "one_mirrored" | "start" | "street" | "three" | "two" | "two_mirrored";
  readonly rotation: 0 | 90 | 180 | 270;
  readonly roofs: readonly (string)[];
  readonly door: string | null;
}

export type Event =
  | FirstPlayerChosen
  | TownFound
  | StartLaid
  | HouseLaid
  | StreetsLaid
  | DoorClaimed
  | CollectingBegan
  | TargetSet
  | PolicemanPlaced
  | Walked
  | ChipCollected
  | CameHome
  | PolicemanBlocked
  | Stayed
  | InterestTaken
  | MatchEnded;

/** The first player was named by the options or drawn (PAL-B1). */
export interface FirstPlayerChosen {
  readonly type: "first_player_chosen";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly drawn: boolean;
}

/** What a policeman would cost a player on the next turn. */
export interface Hindrance {
  readonly type: "hindrance";
  readonly seat: number;
  readonly fewer: number;
  readonly income: number;
}

/** A house was laid, with a chip of the seat on its door (PAL-B1). */
export interface HouseLaid {
  readonly type: "house_laid";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly kind: "one" | "one_mirrored" | "three" | "two" | "two_mirrored";
  readonly slot: string;
  readonly rotation: 0 | 90 | 180 | 270;
  readonly door: string;
  readonly joins: boolean;
  readonly chips_left: number;
}

/** The bank paid a player at home (PAL-E2). */
export interface InterestTaken {
  readonly type: "interest_taken";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly interest: number;
  readonly money: number;
}

export type Judged =
  | TownJudged;

/** Lay a house of one, two or three roofs, turned clockwise, and put a chip on its door (PAL-B1). */
export interface LayHouse {
  readonly type: "lay_house";
  readonly kind: "one" | "one_mirrored" | "three" | "two" | "two_mirrored";
  readonly slot: string;
  readonly rotation?: 0 | 90 | 180 | 270;
}

/** Lay the start tile on a slot (PAL-B1). */
export interface LayStart {
  readonly type: "lay_start";
  readonly slot: string;
}

/** The ends on a street from which an own door, or home, is this far away. */
export interface LeadView {
  readonly cost: number;
  readonly cells: string;
}

/** The last player is home, and in the German edition the round is over (PAL-E3). */
export interface MatchEnded {
  readonly type: "match_ended";
  readonly derivations?: readonly (Derivation)[];
  readonly reason: "all-home" | "round-over";
  readonly money: readonly (number)[];
  readonly winners: readonly (number)[];
}

/** Editions differ in PAL-M5, PAL-M8, PAL-P4 and PAL-E3. */
export interface Options {
  readonly type: "options";
  readonly edition?: "de" | "en" | "fr";
  readonly corner_contact?: "allowed" | "forbidden";
  readonly jumped_policeman?: "free" | "pays";
  readonly free_building?: boolean;
  readonly ready_made_town?: boolean;
  readonly town_code?: string | null;
  readonly no_police?: boolean;
  readonly target_stones?: boolean;
  readonly tiles?: Tiles | "printed";
  readonly first_player?: number | null;
}

/** Everything that seats and spectators see. */
export interface PalermoView {
  readonly type: "palermo_view";
  readonly seats: number;
  readonly options: Options;
  readonly first: number;
  readonly phase: "building" | "claiming" | "collecting" | "over";
  readonly turn: number;
  readonly stage: "claim" | "house" | "over" | "start" | "target" | "turn" | "walk";
  readonly tiles: readonly (TileView)[];
  readonly supply: Readonly<Record<"one" | "one_mirrored" | "three" | "two" | "two_mirrored", number>>;
  readonly players: readonly (PlayerView)[];
  readonly points: number;
  readonly walks: readonly (WalkView)[];
  readonly leads: readonly (LeadView)[];
  readonly interest: number | null;
}

/** Put the own policeman on a street cell, before the pawn moves (PAL-P1). */
export interface PlacePoliceman {
  readonly type: "place_policeman";
  readonly cell: string;
}

/** A tile in its slot. */
export interface PlacedTile {
  readonly type: "placed_tile";
  readonly slot: string;
  readonly kind: "one" | "one_mirrored" | "start" | "street" | "three" | "two" | "two_mirrored";
  readonly rotation?: 0 | 90 | 180 | 270;
}

/** The public values of a player: money, points, chips, pieces on the board. */
export interface PlayerView {
  readonly money: number;
  readonly field: number;
  readonly lap: number;
  readonly points: number;
  readonly chips_to_lay: number;
  readonly chips_on_board: number;
  readonly chips_collected: number;
  readonly pawn: string | null;
  readonly is_home: boolean;
  readonly policeman: string | null;
  readonly target: string | null;
  readonly reach: string;
}

/** A pawn ended on a foreign policeman: he cannot move; in some editions it costs a point (PAL-P4). */
export interface PolicemanBlocked {
  readonly type: "policeman_blocked";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly owner: number;
  readonly cell: string;
  readonly points_less: number;
}

/** A policeman was moved to a new cell (PAL-P1). */
export interface PolicemanPlaced {
  readonly type: "policeman_placed";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly origin: string | null;
  readonly cell: string;
}

/** What an action would look like on the board; empty where there is nothing to see beforehand. */
export interface Preview {
  readonly type: "preview";
  readonly walls: readonly (readonly [string, string])[];
  readonly way: readonly (string)[];
  readonly hindered: readonly (Hindrance)[];
}

/** Put the target stone on the own chip that will be collected next (PAL-V4). */
export interface SetTarget {
  readonly type: "set_target";
  readonly door: string;
}

/** The start tile was laid (PAL-B1). */
export interface StartLaid {
  readonly type: "start_laid";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly slot: string;
}

/** Leave a pawn that has no walk where it is (PAL-M9). */
export interface Stay {
  readonly type: "stay";
}

/** A pawn stayed where it was because it had no walk (PAL-M9). */
export interface Stayed {
  readonly type: "stayed";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly points: number;
}

/** All chips are laid: street tiles filled the empty slots (PAL-B6). */
export interface StreetsLaid {
  readonly type: "streets_laid";
  readonly derivations?: readonly (Derivation)[];
  readonly slots: readonly (string)[];
}

/** Take interest from the bank, at home (PAL-E2). */
export interface TakeInterest {
  readonly type: "take_interest";
}

/** The target stone was put on the chip to collect next (PAL-V4). */
export interface TargetSet {
  readonly type: "target_set";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly door: string;
}

/** A part of a number: its kind, its amount (negative if it is taken away), and values for its text. */
export interface Term {
  readonly kind: string;
  readonly amount: number;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A house as it is drawn, in any rotation, and how many of it are in the box. */
export interface TileShape {
  readonly roofs: string;
  readonly door: string;
  readonly count: number;
}

/** A tile of the town. */
export interface TileView {
  readonly slot: string;
  readonly kind: "one" | "one_mirrored" | "start" | "street" | "three" | "two" | "two_mirrored";
  readonly rotation: 0 | 90 | 180 | 270;
  readonly roofs: readonly (string)[];
  readonly door: string | null;
  readonly chip: number | null;
}

/** The houses of a box: several shapes with the same number of roofs, with doors to the left and right. */
export interface Tiles {
  readonly type: "tiles";
  readonly name?: string;
  readonly house: readonly (TileShape)[];
}

/** An unfinished town or its code, and what the editor asks about it. */
export interface TownDraft {
  readonly type: "town_draft";
  readonly seats: number;
  readonly tiles?: readonly (PlacedTile)[];
  readonly box?: Tiles;
  readonly code?: string | null;
  readonly slot?: string | null;
  readonly finish?: boolean;
}

/** A ready-made town was drawn or read from its code (PAL-V2). */
export interface TownFound {
  readonly type: "town_found";
  readonly derivations?: readonly (Derivation)[];
  readonly code: string;
  readonly drawn: boolean;
}

/** A draft that can be finished (PAL-B4, PAL-B5). */
export interface TownJudged {
  readonly type: "town_judged";
  readonly tiles: readonly (DraftTile)[];
  readonly supply: Readonly<Record<"one" | "one_mirrored" | "start" | "street" | "three" | "two" | "two_mirrored", number>>;
  readonly choices: readonly (PlacedTile)[];
  readonly code: string | null;
  readonly houses: number;
  readonly houses_needed: number;
}

export type View =
  | PalermoView;

/** Move the pawn; the route is the cheapest one, its cost is what counts (PAL-M1). */
export interface Walk {
  readonly type: "walk";
  readonly to: string;
}

/** A cell on which the pawn at turn may end, with cost and income of the walk. */
export interface WalkView {
  readonly shared?: number;
  readonly route: string;
  readonly dearer?: number;
  readonly lost?: number;
  readonly stopped_by?: number | null;
  readonly income?: number;
  readonly ends?: "door" | "home" | "street";
}

/** The pawn moved: of `points` it spent `cost`, lost `lost`, and the rest is income. */
export interface Walked {
  readonly type: "walked";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly origin: string | null;
  readonly to: string;
  readonly route: readonly (string)[];
  readonly points: number;
  readonly cost: number;
  readonly lost: number;
}

/** The open-ended actions, with the bounds of their fields. */
export type Offer = never;

export const SEAT_FIELDS: Record<string, readonly string[]> = {
  came_home: ["seat"],
  chip_collected: ["seat"],
  collecting_began: ["seat"],
  door_claimed: ["seat"],
  first_player_chosen: ["seat"],
  house_laid: ["seat"],
  interest_taken: ["seat"],
  match_ended: ["winners"],
  policeman_blocked: ["seat","owner"],
  policeman_placed: ["seat"],
  start_laid: ["seat"],
  stayed: ["seat"],
  target_set: ["seat"],
  walked: ["seat"],
};

/** The rules of the game. */
export type Rule =
  | "PAL-C1"
  | "PAL-C2"
  | "PAL-C3"
  | "PAL-C4"
  | "PAL-C5"
  | "PAL-B1"
  | "PAL-B2"
  | "PAL-B3"
  | "PAL-B4"
  | "PAL-B5"
  | "PAL-B6"
  | "PAL-M0"
  | "PAL-M1"
  | "PAL-M2"
  | "PAL-M3"
  | "PAL-M4"
  | "PAL-M5"
  | "PAL-M6"
  | "PAL-M7"
  | "PAL-M8"
  | "PAL-M9"
  | "PAL-P1"
  | "PAL-P2"
  | "PAL-P3"
  | "PAL-P4"
  | "PAL-E1"
  | "PAL-E2"
  | "PAL-E3"
  | "PAL-E4"
  | "PAL-V1"
  | "PAL-V2"
  | "PAL-V3"
  | "PAL-V4";

/** The rule behind each kind of event; where it depends on a field of the event, by its values. */
export const EVENT_RULES = {
  came_home: "PAL-E1",
  chip_collected: "PAL-M6",
  collecting_began: "PAL-M0",
  door_claimed: "PAL-V2",
  first_player_chosen: "PAL-B1",
  house_laid: "PAL-B1",
  interest_taken: "PAL-E2",
  match_ended: "PAL-E3",
  policeman_blocked: "PAL-P4",
  policeman_placed: "PAL-P1",
  start_laid: "PAL-B1",
  stayed: "PAL-M9",
  streets_laid: "PAL-B6",
  target_set: "PAL-V4",
  town_found: "PAL-V2",
  walked: "PAL-M1",
} as const satisfies {
  readonly [E in Event["type"]]:
    | string
    | { readonly field: string; readonly rules: Readonly<Record<string, string>> };
};

/** The rule behind each option. */
export const OPTION_RULES = {"corner_contact":"PAL-B2","jumped_policeman":"PAL-M7","free_building":"PAL-V1","ready_made_town":"PAL-V2","town_code":"PAL-V2","no_police":"PAL-V3","target_stones":"PAL-V4","tiles":"PAL-C3","first_player":"PAL-B1"} as const;

export const MAP_SIDE = 14 as const;
export const TOWN_SIDE = 6 as const;
export const SLOTS = ["A1","B1","C1","D1","E1","F1","A2","B2","C2","D2","E2","F2","A3","B3","C3","D3","E3","F3","A4","B4","C4","D4","E4","F4","A5","B5","C5","D5","E5","F5","A6","B6","C6","D6","E6","F6"] as const;
export const HOUSES = ["one","two","three","one_mirrored","two_mirrored"] as const;
export const ROTATIONS = [0,90,180,270] as const;
export const MOST_SHAPES = 12 as const;
export const MOST_OF_A_SHAPE = 36 as const;
