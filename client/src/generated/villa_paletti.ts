// Generated from the Python records by tools/typescript.py. Do not edit.

export type Action =
  | PlaceColumn
  | ChooseColour
  | Pull
  | PullAlong
  | Nudge
  | Lift
  | BreakOff
  | SetDown
  | SetDownAlong
  | Declare
  | Contest
  | Decline
  | LayFloor
  | LayFloorAlong
  | GiveUpFloor
  | TellColour
  | RollSeal
  | TellMoved
  | TellFell
  | TellFloor;

/** The action is legal; nothing else is known beforehand. */
export interface Allowed {
  readonly type: "allowed";
}

/** An attempt was given up, or counts as given up; the villa is put back as it was (VIL-T4). */
export interface AttemptBrokenOff {
  readonly type: "attempt_broken_off";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly column: string;
  readonly purpose: "neutral" | "neutral_proof" | "own" | "penalty" | "proof";
  readonly cause: "changed_cover" | "dropped" | "knocked_over" | "left_level" | "let_go" | "misplaced" | "overturned" | "pushed" | "tilted" | "toppled" | "gave_up" | "no_free_spot";
  readonly culprit: string | null;
  readonly moved: number;
  readonly moment: number | null;
  readonly film: readonly (Frame)[];
}

/** Touch a column and give up; it is locked (VIL-T4). */
export interface BreakOff {
  readonly type: "break_off";
  readonly column: string;
}

/** Take one of the colours that are left (VIL-U3). */
export interface ChooseColour {
  readonly type: "choose_colour";
  readonly colour: "blue" | "green" | "red" | "yellow";
}

/** A seat chose a colour (VIL-U3). */
export interface ColourChosen {
  readonly type: "colour_chosen";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly colour: "blue" | "green" | "red" | "yellow";
}

/** A seat has the colour that was left (VIL-U3). */
export interface ColourLeft {
  readonly type: "colour_left";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly colour: "blue" | "green" | "red" | "yellow";
}

/** The colour that is left is neutral (VIL-N2). */
export interface ColourNeutral {
  readonly type: "colour_neutral";
  readonly derivations?: readonly (Derivation)[];
  readonly colour: "blue" | "green" | "red" | "yellow";
}

/** The seal chose a colour (VIL-U3). */
export interface ColourRolled {
  readonly type: "colour_rolled";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly colour: "blue" | "green" | "red" | "yellow";
}

/** One of the twenty columns: its length error and its pose. */
export interface Column {
  readonly id: string;
  readonly longer: number;
  readonly pose: Pose | null;
}

/** The column may not be taken for the rest of the game (VIL-T4). */
export interface ColumnLocked {
  readonly type: "column_locked";
  readonly derivations?: readonly (Derivation)[];
  readonly column: string;
}

/** A seat nudged a column to feel how fast it sits; nothing has moved (VIL-T4). */
export interface ColumnNudged {
  readonly type: "column_nudged";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly column: string;
  readonly force: number;
  readonly carries: boolean;
  readonly load: number;
}

/** A seat put a column on the building site (VIL-U1). */
export interface ColumnPlaced {
  readonly type: "column_placed";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly column: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/** A column has left the game and never scores (VIL-T6). */
export interface ColumnRemoved {
  readonly type: "column_removed";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly column: string;
  readonly owner: number;
  readonly why: "penalty" | "proof";
}

/** A column was set down on the highest floor (VIL-T3). */
export interface ColumnSetDown {
  readonly type: "column_set_down";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly column: string;
  readonly purpose: "neutral" | "neutral_proof" | "own" | "penalty" | "proof";
  readonly floor: "blue" | "green" | "orange" | "red" | "yellow";
  readonly x: number;
  readonly y: number;
  readonly on: readonly (string)[];
  readonly film: readonly (Frame)[];
}

/** A column was taken out, and the villa still stands (VIL-T2). */
export interface ColumnTaken {
  readonly type: "column_taken";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly column: string;
  readonly purpose: "neutral" | "neutral_proof" | "own" | "penalty" | "proof";
  readonly level: number;
  readonly pushed: number;
  readonly seconds: number;
  readonly film: readonly (Frame)[];
}

/** A hand let go of a column before any wood had moved, which is no attempt (VIL-T4). */
export interface ColumnTouched {
  readonly type: "column_touched";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly column: string;
  readonly purpose: "neutral" | "neutral_proof" | "own" | "penalty" | "proof";
}

/** The first contact that opened and did not close again before the villa fell. */
export interface ContactLost {
  readonly t: number;
  readonly below: string;
  readonly above: string;
}

/** Contest a declaration: the seat must then move one of the columns itself (VIL-T6, VIL-N2). */
export interface Contest {
  readonly type: "contest";
}

/** A seat declined to contest (VIL-T6, VIL-N2). */
export interface ContestDeclined {
  readonly type: "contest_declined";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
}

/** A seat contested, and must prove that a column can be moved (VIL-T6, VIL-N2). */
export interface Contested {
  readonly type: "contested";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly against: number;
}

/** Declare that none of the own columns can be moved, and ask for a new floor (VIL-T5). */
export interface Declare {
  readonly type: "declare";
}

/** A seat declared that none of its columns can be moved (VIL-T5). */
export interface Declared {
  readonly type: "declared";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly in_a_row: number;
}

/** Decline to contest, or to take the penalty (VIL-T6, VIL-N2). */
export interface Decline {
  readonly type: "decline";
}

/** A number and the terms whose amounts add up to it. */
export interface Derivation {
  readonly of: string;
  readonly total: number;
  readonly terms: readonly (Term)[];
  readonly params?: Readonly<Record<string, string | number>>;
}

/** How the match ended (VIL-E1, VIL-E2). */
export interface End {
  readonly reason: "fell" | "fell-by-holder" | "fell-nobody-wins" | "no-more-building" | "no-more-building-nobody-wins";
  readonly winner: number | null;
  readonly brought_down_by: number | null;
  readonly role: "floor" | "neutral" | "neutral_proof" | "own" | "penalty" | "proof" | null;
  readonly floors: number;
}

export type Event =
  | VillaLaidOut
  | ColumnPlaced
  | SiteCleared
  | FloorSlipped
  | ColourRolled
  | ColourChosen
  | ColourLeft
  | ColourNeutral
  | TurnBegan
  | ColumnTaken
  | AttemptBrokenOff
  | ColumnTouched
  | ColumnNudged
  | ColumnLocked
  | ColumnSetDown
  | ColumnRemoved
  | PointsChanged
  | SealTaken
  | SealKept
  | Declared
  | Contested
  | ContestDeclined
  | PenaltyForgone
  | FloorLaid
  | FloorTakenBack
  | FloorBrokenOff
  | FloorGivenUp
  | FloorImpossible
  | OwnMoveSkipped
  | VillaFell
  | MatchEnded;

/** A floor that has been laid. */
export interface Floor {
  readonly floor: "blue" | "green" | "orange" | "red" | "yellow";
  readonly pose: Pose;
}

/** A floor knocked over a free-standing column; everything was put back, without the floor (VIL-E3). */
export interface FloorBrokenOff {
  readonly type: "floor_broken_off";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly floor: "blue" | "green" | "orange" | "red" | "yellow";
  readonly culprit: string;
  readonly film: readonly (Frame)[];
}

/** A seat found no good place for the floor (VIL-T7). */
export interface FloorGivenUp {
  readonly type: "floor_given_up";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly floor: "blue" | "green" | "orange" | "red" | "yellow";
}

/** No floor can be laid: too few columns are on the highest one, or the red floor is laid (VIL-T7). */
export interface FloorImpossible {
  readonly type: "floor_impossible";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly why: "red_lies" | "too_few_columns";
  readonly columns: number;
  readonly needed: number;
}

/** A floor was laid (VIL-T7): points begin with green (VIL-S1), and anew with later ones (VIL-S3). */
export interface FloorLaid {
  readonly type: "floor_laid";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly floor: "blue" | "green" | "orange" | "red" | "yellow";
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly flipped: boolean;
  readonly rests_on: readonly (string)[];
  readonly film: readonly (Frame)[];
}

/** What a floor would rest on if it stayed where it is let go (VIL-T7). */
export interface FloorPreview {
  readonly type: "floor_preview";
  readonly rests_on: readonly (string)[];
  readonly needed: number;
}

/** The blue floor slipped: it is laid again (VIL-U2). */
export interface FloorSlipped {
  readonly type: "floor_slipped";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly film: readonly (Frame)[];
}

/** A floor came to rest on too few columns and was taken back (VIL-T7). */
export interface FloorTakenBack {
  readonly type: "floor_taken_back";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly floor: "blue" | "green" | "orange" | "red" | "yellow";
  readonly rests_on: readonly (string)[];
  readonly needed: number;
  readonly film: readonly (Frame)[];
}

/** One frame of the film: the pieces that moved since the last one; `[t, {piece: pose}]` in JSON. */
export type Frame = readonly [t: number, moved: Readonly<Record<string, Pose>>];

/** Give up laying the floor: there is no good place (VIL-T7). */
export interface GiveUpFloor {
  readonly type: "give_up_floor";
}

/** The hand's target at a time, relative to where it took hold; a list of up to 9 numbers in JSON. */
export type HandPoint = readonly [t: number, x: number, y: number, z?: number, turn?: number, lean_x?: number, lean_y?: number, steady?: number, lift?: number];

/** Lay the next floor and let go (VIL-T7; the blue one: VIL-U2). */
export interface LayFloor {
  readonly type: "lay_floor";
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  readonly flipped?: boolean;
}

/** Carry the next floor over the villa, lower it and let go, along a recorded path (VIL-T7; blue: VIL-U2). */
export interface LayFloorAlong {
  readonly type: "lay_floor_along";
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  readonly flipped?: boolean;
  readonly path: readonly (HandPoint)[];
}

/** Lift a column that has nothing above it straight up (VIL-T2). */
export interface Lift {
  readonly type: "lift";
  readonly column: string;
}

/** The match is over (VIL-E1, VIL-E2). */
export interface MatchEnded {
  readonly type: "match_ended";
  readonly derivations?: readonly (Derivation)[];
  readonly reason: "fell" | "fell-by-holder" | "fell-nobody-wins" | "no-more-building" | "no-more-building-nobody-wins";
  readonly winner: number | null;
  readonly holder: number | null;
  readonly previous: number | null;
  readonly brought_down_by: number | null;
  readonly turns: number;
  readonly floors: number;
}

/** Push a column gently, without moving it, to feel how fast it sits; no attempt (VIL-T4). */
export interface Nudge {
  readonly type: "nudge";
  readonly column: string;
}

/** The seat that has to decide, and what. */
export interface OpenDecision {
  readonly seat: number;
  readonly decision: "choosing_colour" | "contesting" | "doubting_neutral" | "laying_blue" | "laying_floor" | "moving_own" | "placing_column" | "proving" | "proving_neutral" | "punishing" | "rolling_colour" | "setting_down" | "taking_turn";
  readonly column: string | null;
  readonly purpose: "neutral" | "neutral_proof" | "own" | "penalty" | "proof" | null;
  readonly contester: number | null;
}

/** The options of a match. */
export interface Options {
  readonly type: "villa_paletti_options";
  readonly villa?: "real" | "simulated";
  readonly wood?: "fine" | "perfect" | "rough";
  readonly pieces?: Pieces | "printed";
  readonly hands?: "human" | "shaky" | "steady";
  readonly hands_by_seat?: readonly ("as_table" | "human" | "shaky" | "steady")[];
  readonly placing?: "both" | "by_hand" | "by_panel";
  readonly pulling?: "both" | "by_hand";
  readonly notes?: boolean;
  readonly practice?: boolean;
  readonly set_up?: "from_seed" | "in_turn";
  readonly youngest?: number | null;
  readonly colours?: "chosen" | "rolled";
  readonly experienced?: "from_orange" | "off" | "orange_only";
}

/** The round base of one's own box, in millimetres (VIL-C1). */
export interface OwnBase {
  readonly across: number;
  readonly site_across: number;
  readonly thickness: number;
}

/** One of the three kinds of column (VIL-C2). */
export interface OwnColumn {
  readonly kind: "hexagonal" | "thick" | "thin";
  readonly across: number;
  readonly grams: number;
}

/** One of the five floors; its outline is a closed curve through these points, in millimetres (VIL-C3). */
export interface OwnFloor {
  readonly floor: "blue" | "green" | "orange" | "red" | "yellow";
  readonly grams: number;
  readonly outline: readonly (readonly [number, number])[];
}

/** After the neutral step the seat has no column of its own to move (VIL-N2). */
export interface OwnMoveSkipped {
  readonly type: "own_move_skipped";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
}

/** The declarer takes no column of the contester's (VIL-T6). */
export interface PenaltyForgone {
  readonly type: "penalty_forgone";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly contester: number;
}

/** The wood of a box: numbers, colours and points are as printed, sizes and outlines are its own. */
export interface Pieces {
  readonly type: "pieces";
  readonly name?: string;
  readonly column_height: number;
  readonly floor_thickness: number;
  readonly base: OwnBase;
  readonly column: readonly (OwnColumn)[];
  readonly floor: readonly (OwnFloor)[];
}

/** Put a column upright on the building site (VIL-U1). */
export interface PlaceColumn {
  readonly type: "place_column";
  readonly column: string;
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
}

/** The points on the highest floor, seat by seat (VIL-S1, VIL-S3). */
export interface PointsChanged {
  readonly type: "points_changed";
  readonly derivations?: readonly (Derivation)[];
  readonly floor: "blue" | "green" | "orange" | "red" | "yellow";
  readonly before: readonly (number)[];
  readonly after: readonly (number)[];
  readonly column: string | null;
  readonly worth: number;
}

/** The pose of a piece: its centre in millimetres and a unit quaternion; a list of 7 in JSON. */
export type Pose = readonly [x: number, y: number, z: number, qw: number, qx: number, qy: number, qz: number];

export type Preview =
  | WayOut
  | FloorPreview
  | Allowed;

/** Pull a column sideways from under its floor, straight and evenly (VIL-T2). */
export interface Pull {
  readonly type: "pull";
  readonly column: string;
  readonly direction: number;
  readonly speed?: number;
  readonly grip?: number;
  readonly tool?: "hand" | "hook";
  readonly hold?: "blue" | "green" | "orange" | "red" | "yellow" | null;
  readonly hold_x?: number;
  readonly hold_y?: number;
  readonly lift?: number;
  readonly steady?: number;
  readonly give_up?: number | null;
}

/** Pull a column along the recorded path of a hand (VIL-T2). */
export interface PullAlong {
  readonly type: "pull_along";
  readonly column: string;
  readonly path: readonly (HandPoint)[];
  readonly grip?: number;
  readonly tool?: "hand" | "hook";
  readonly hold?: "blue" | "green" | "orange" | "red" | "yellow" | null;
  readonly hold_x?: number;
  readonly hold_y?: number;
  readonly lift?: number;
  readonly steady?: number;
  readonly give_up?: number;
}

/** Let the program roll the seal for players at a real table (VIL-U3, VIL-R1). */
export interface RollSeal {
  readonly type: "roll_seal";
}

/** The holder of the seal is also the first to score on the new floor: nothing changes (VIL-S3). */
export interface SealKept {
  readonly type: "seal_kept";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly floor: "blue" | "green" | "orange" | "red" | "yellow";
}

/** The seal in front of its holder, showing the colour of the one before (VIL-S4). */
export interface SealShown {
  readonly holder: number | null;
  readonly previous: number | null;
  readonly shows: "blue" | "green" | "red" | "yellow" | null;
  readonly floor: "blue" | "green" | "orange" | "red" | "yellow" | null;
}

/** The seal has a new holder, and shows the colour of the one before (VIL-S2, VIL-S3, VIL-S4). */
export interface SealTaken {
  readonly type: "seal_taken";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly previous: number | null;
  readonly shows: "blue" | "green" | "red" | "yellow" | null;
  readonly why: "first_on_floor" | "more_points";
  readonly floor: "blue" | "green" | "orange" | "red" | "yellow";
  readonly points: number;
  readonly points_of_previous: number;
}

/** Set the column in hand on the highest floor (VIL-T3). */
export interface SetDown {
  readonly type: "set_down";
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  readonly on?: string | null;
}

/** Carry the column in hand over the villa, lower it and let go, along a recorded path (VIL-T3). */
export interface SetDownAlong {
  readonly type: "set_down_along";
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  readonly path: readonly (HandPoint)[];
}

/** The blue floor finds no safe place on the columns: all columns are placed anew (VIL-U2). */
export interface SiteCleared {
  readonly type: "site_cleared";
  readonly derivations?: readonly (Derivation)[];
}

/** Report which colour the seal showed when it was rolled on a real table (VIL-U3, VIL-R1). */
export interface TellColour {
  readonly type: "tell_colour";
  readonly colour: "blue" | "green" | "red" | "yellow";
}

/** Report that the real villa has fallen (VIL-R1). */
export interface TellFell {
  readonly type: "tell_fell";
  readonly column?: string | null;
}

/** Report that the next floor was laid on the real villa (VIL-R1). */
export interface TellFloor {
  readonly type: "tell_floor";
}

/** Report that a column of a real villa was moved up, or taken out of the game as a penalty (VIL-R1). */
export interface TellMoved {
  readonly type: "tell_moved";
  readonly column: string;
  readonly on?: readonly (string)[];
}

/** A part of a number: its kind, its amount (negative if it is taken away), and values for its text. */
export interface Term {
  readonly kind: string;
  readonly amount: number;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A seat's turn began. */
export interface TurnBegan {
  readonly type: "turn_began";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly turn: number;
}

/** Everything that seats and spectators see. */
export interface View {
  readonly type: "villa_paletti_view";
  readonly options: Options;
  readonly seats: number;
  readonly villa: Villa;
  readonly loads: Readonly<Record<string, number>>;
  readonly notes: Readonly<Record<string, "carries" | "free" | "loose" | "needed">>;
  readonly covered: Readonly<Record<string, "blue" | "green" | "orange" | "red" | "yellow">>;
  readonly free: readonly (string)[];
  readonly colours: readonly (readonly ("blue" | "green" | "red" | "yellow")[])[];
  readonly neutral: "blue" | "green" | "red" | "yellow" | null;
  readonly locked: readonly (string)[];
  readonly out_of_game: readonly (string)[];
  readonly points: readonly (number)[];
  readonly seal: SealShown;
  readonly turn: number;
  readonly turn_of: number | null;
  readonly idle: number;
  readonly next_floor: "blue" | "green" | "orange" | "red" | "yellow" | null;
  readonly supports_needed: number;
  readonly supports: number;
  readonly in_question: readonly (string)[];
  readonly hands: readonly ("human" | "shaky" | "steady")[];
  readonly carry_height: number | null;
  readonly open: readonly (OpenDecision)[];
  readonly end: End | null;
}

/** All columns, and the floors laid so far, from below. */
export interface Villa {
  readonly columns: readonly (Column)[];
  readonly floors: readonly (Floor)[];
  readonly pieces?: Pieces;
}

/** The villa came down (VIL-E3). */
export interface VillaFell {
  readonly type: "villa_fell";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly role: "floor" | "neutral" | "neutral_proof" | "own" | "penalty" | "proof";
  readonly column: string | null;
  readonly cause: "changed_cover" | "dropped" | "knocked_over" | "left_level" | "let_go" | "misplaced" | "overturned" | "pushed" | "tilted" | "toppled" | null;
  readonly culprit: string | null;
  readonly first_lost: ContactLost | null;
  readonly floors: number;
  readonly moment: number | null;
  readonly film: readonly (Frame)[];
}

/** All columns were placed on the building site and the blue floor was laid on them (VIL-U1, VIL-U2). */
export interface VillaLaidOut {
  readonly type: "villa_laid_out";
  readonly derivations?: readonly (Derivation)[];
  readonly columns: Readonly<Record<string, Pose>>;
  readonly floor: Pose;
  readonly rests_on: readonly (string)[];
}

/** The straight way out of a pulled column (VIL-T2). */
export interface WayOut {
  readonly type: "way_out";
  readonly way: number;
  readonly gap: number | null;
  readonly nearest: string | null;
}

import type { OneOf, Real } from "./server";

type Among<Bound, Value> = Omit<Bound, "values"> & { readonly values: readonly Value[] };
/** The open-ended actions, with the bounds of their fields. */
export type Offer =
  | { readonly type: "offer"; readonly action: "place_column"; readonly rule: string; readonly bounds: { readonly column: Among<OneOf, Exclude<PlaceColumn["column"], undefined>>; readonly x: Real; readonly y: Real; readonly rotation: Real } }
  | { readonly type: "offer"; readonly action: "lay_floor"; readonly rule: string; readonly bounds: { readonly x: Real; readonly y: Real; readonly rotation: Real; readonly flipped: Among<OneOf, Exclude<LayFloor["flipped"], undefined>> } }
  | { readonly type: "offer"; readonly action: "set_down"; readonly rule: string; readonly bounds: { readonly x: Real; readonly y: Real; readonly rotation: Real; readonly on: Among<OneOf, Exclude<SetDown["on"], undefined>> } }
  | { readonly type: "offer"; readonly action: "pull"; readonly rule: string; readonly bounds: { readonly column: Among<OneOf, Exclude<Pull["column"], undefined>>; readonly direction: Real; readonly speed: Real; readonly grip: Real; readonly tool: Among<OneOf, Exclude<Pull["tool"], undefined>>; readonly hold: Among<OneOf, Exclude<Pull["hold"], undefined>>; readonly hold_x: Real; readonly hold_y: Real; readonly lift: Real; readonly steady: Real; readonly give_up: Real } }
  | { readonly type: "offer"; readonly action: "nudge"; readonly rule: string; readonly bounds: { readonly column: Among<OneOf, Exclude<Nudge["column"], undefined>> } };

export const SEAT_FIELDS: Record<string, readonly string[]> = {
  attempt_broken_off: ["seat"],
  colour_chosen: ["seat"],
  colour_left: ["seat"],
  colour_rolled: ["seat"],
  column_nudged: ["seat"],
  column_placed: ["seat"],
  column_removed: ["seat","owner"],
  column_set_down: ["seat"],
  column_taken: ["seat"],
  column_touched: ["seat"],
  contest_declined: ["seat"],
  contested: ["seat","against"],
  declared: ["seat"],
  floor_broken_off: ["seat"],
  floor_given_up: ["seat"],
  floor_impossible: ["seat"],
  floor_laid: ["seat"],
  floor_slipped: ["seat"],
  floor_taken_back: ["seat"],
  match_ended: ["winner","holder","previous","brought_down_by"],
  own_move_skipped: ["seat"],
  penalty_forgone: ["seat","contester"],
  seal_kept: ["seat"],
  seal_taken: ["seat","previous"],
  turn_began: ["seat"],
  villa_fell: ["seat"],
};

/** The rules of the game. */
export type Rule =
  | "VIL-C1"
  | "VIL-C2"
  | "VIL-C3"
  | "VIL-C4"
  | "VIL-C5"
  | "VIL-U1"
  | "VIL-U2"
  | "VIL-U3"
  | "VIL-T1"
  | "VIL-T2"
  | "VIL-T3"
  | "VIL-T4"
  | "VIL-T5"
  | "VIL-T6"
  | "VIL-T7"
  | "VIL-S1"
  | "VIL-S2"
  | "VIL-S3"
  | "VIL-S4"
  | "VIL-E1"
  | "VIL-E2"
  | "VIL-E3"
  | "VIL-N1"
  | "VIL-N2"
  | "VIL-V1"
  | "VIL-R1";

/** The rule behind each kind of event; where it depends on a field of the event, by its values. */
export const EVENT_RULES = {
  attempt_broken_off: "VIL-T4",
  colour_chosen: "VIL-U3",
  colour_left: "VIL-U3",
  colour_neutral: "VIL-N2",
  colour_rolled: "VIL-U3",
  column_locked: "VIL-T4",
  column_nudged: "VIL-T4",
  column_placed: "VIL-U1",
  column_removed: "VIL-T6",
  column_set_down: "VIL-T3",
  column_taken: "VIL-T2",
  column_touched: "VIL-T4",
  contest_declined: "VIL-T6",
  contested: "VIL-T6",
  declared: "VIL-T5",
  floor_broken_off: "VIL-E3",
  floor_given_up: "VIL-T7",
  floor_impossible: "VIL-T7",
  floor_laid: {"field":"floor","rules":{"blue":"VIL-U2","green":"VIL-S1","yellow":"VIL-S3","orange":"VIL-S3","red":"VIL-S3"}},
  floor_slipped: "VIL-U2",
  floor_taken_back: "VIL-T7",
  match_ended: "VIL-E2",
  own_move_skipped: "VIL-N2",
  penalty_forgone: "VIL-T6",
  points_changed: "VIL-S1",
  seal_kept: "VIL-S3",
  seal_taken: "VIL-S2",
  site_cleared: "VIL-U2",
  turn_began: "VIL-T1",
  villa_fell: "VIL-E3",
  villa_laid_out: "VIL-U1",
} as const satisfies {
  readonly [E in Event["type"]]:
    | string
    | { readonly field: string; readonly rules: Readonly<Record<string, string>> };
};

/** The rule behind each option. */
export const OPTION_RULES = {"villa":"VIL-R1","wood":"VIL-C4","pieces":"VIL-C1","hands":"VIL-C4","placing":"VIL-T3","pulling":"VIL-T2","notes":"VIL-T4","practice":"LUD-U1","set_up":"VIL-U1","youngest":"VIL-U3","colours":"VIL-U3","experienced":"VIL-V1"} as const;

export const LONGEST = 60.0 as const;
export const SPEED_RANGE = [10.0,200.0] as const;
export const ONLY_TOUCHED = 0.3 as const;
export const MOST_LIFT = 1.0 as const;
export const MOST_STEADY = 2.0 as const;
export const HAND_GRIP = 35.0 as const;
export const HAND_SPRING = 0.4 as const;
export const HAND_STRENGTH = 4.0 as const;
