import type { Component } from 'svelte';
import type { Offer, Outcome, Picture, Reason } from '../generated/server';
import type { Refusal } from '../net/http';
import type { SeatFields, Tagged, Words } from '../texts/texts.svelte';

/**
 * The contract between the frame and a game's table. The frame knows games only through `GameTable`;
 * a table knows the match only through its `Desk`. Nobody here knows a rule: what may be done comes from the
 * server, why not comes from the server.
 */

export type Seat = number;
export type Symbol = 'circle' | 'triangle' | 'square' | 'diamond' | 'star' | 'cross';

/** How a seat looks: never by colour alone. */
export interface Livery {
  /** Its text key is `colour-<name>`. */
  readonly name: string;
  /** The custom property that holds its colour, for light and dark: `var(--seat-red)`. */
  readonly colour: string;
  /** What can be written on that colour. */
  readonly ink: string;
  readonly symbol: Symbol;
}

/** Somebody at the table, as the board shows them. */
export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'empty' | 'person' | 'bot';
  readonly isMine: boolean;
  readonly isActive: boolean;
  readonly livery: Livery;
}

/** What the seat through whose eyes the board is seen may do now. */
export interface Moves<Action> {
  readonly legal: readonly Action[];
  readonly offers: readonly Offer[];
}

/** One event on its way over the board. */
export interface Scene<View, Event> {
  readonly event: Event;
  readonly before: View;
  readonly after: View;
  /** Aborted when the player skips: finish at once. */
  readonly signal: AbortSignal;
}

/** Shows an event; the frame waits until it is done. */
export type Animator<View, Event> = (scene: Scene<View, Event>) => Promise<void> | void;

/** Something that goes on by hand, live, while the table watches. */
export interface Live {
  readonly id: string;
  /** Settled when the server has said whether it lets it; moves need not wait for that. */
  readonly opened: Promise<void>;
  move(move: unknown): void;
  end(): void;
}
export interface LiveFrame {
  readonly seat: Seat;
  readonly live: string;
  /** The frames since the last time, or null when the hand is gone. */
  readonly frames: unknown;
}

/** Everything a board is given. All of it is reactive. */
export interface Desk<View = unknown, Action extends Tagged = Tagged, Event extends Tagged = Tagged> {
  /** The view on the table now; while an entry is being shown, the one before it. */
  readonly view: View;
  /** What only the seat that looks sees beside it, as the game's `private` says; null where nothing is hidden. */
  readonly private: unknown;
  /** Through whose eyes; null for a spectator. */
  readonly seat: Seat | null;
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Null while it is not this seat's decision, while events are shown, or while an answer is awaited. */
  readonly moves: Moves<Action> | null;
  readonly outcome: Outcome | null;
  /** Whether the board is a picture beside a text: nothing is laid over it that nobody asked for. */
  readonly isPicture?: boolean;
  /** The action that is considered: the frame says it in words and offers to play it. */
  readonly considered: Action | null;
  /** What a bot would play, once a hint was asked for. */
  readonly hinted: Action | null;
  /** Why it would play that; a board can draw the plan in it. */
  readonly reasons: readonly Reason[];
  /** Why the last thing that was tried is not allowed. */
  readonly refusal: Refusal | null;
  /** What is marked on the board: the events of the newest turn, or of the line of the log that is pointed at. */
  readonly marked: readonly Event[];
  /** The events of the line of the log that is pointed at; null while there is none. */
  readonly pointed: readonly Event[] | null;
  readonly words: Words;
  /** Whether things may move. */
  readonly motion: boolean;
  /** Take the last move of one's own back, or ask the others whether one may; null where there is none. */
  readonly undo: (() => void) | null;
  /** Whether a click plays at once, or only considers (touch, or by the player's choice). */
  readonly asksFirst: boolean;

  /** Show where the events of a line of the log happened. */
  point(events: readonly Event[] | null): void;
  consider(action: Action | null): void;
  /** Play at once if the player wants that, else consider first: what a click on the board does. */
  choose(action: Action): void;
  play(action: Action): Promise<boolean>;
  /** Ask the judge why this is not allowed, and show the answer; resolves to null if it is allowed. */
  explain(action: Action): Promise<Refusal | null>;
  preview(action: Action): Promise<unknown>;
  /** The board as the game draws it in text, as it stands now. */
  picture(): Promise<Picture>;
  /** Let a board show events; `laid` is called when the new view lies. Returns how to stop. */
  stage(animator: Animator<View, Event>, laid?: () => void): () => void;
  /**
   * Hear of every event when its turn to be shown has come, even where nothing moves; `undone` is called when
   * events are taken back. Returns how to stop.
   */
  hear(listener: (event: Event) => void, undone?: () => void): () => void;
  /** Say something to screen readers. */
  announce(sentence: string): void;
  sound(name: SoundName): void;
  /** Something may soon be done by hand: the server gets ready for it. Nothing is touched by that. */
  prepareLive(request: unknown): void;
  openLive(request: unknown): Live;
  /** Hear the frames of hands; null when everything was read anew and no hand is known any more. */
  onLive(hear: (frame: LiveFrame | null) => void): () => void;
}

export type SoundName = 'tap' | 'place' | 'coin' | 'step' | 'turn' | 'end' | 'roll' | 'crash';

/** Where a number of an event comes from. */
export interface Why {
  /** The rule that is decisive. */
  readonly rule: string;
}

/** How something that happened to me is told: as good or bad, by which rule. */
export interface Notice {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly rule: string;
}

/** A step of a lesson: how it stands after an entry of the recorded match, what is said, what to do. */
export interface LessonStep {
  /** The step's text is `lesson-<key>`, with the attribute `.do` if something is to be done. */
  readonly key: string;
  readonly seq: number;
  /** The learner plays the next entry of the record themselves. */
  readonly act?: boolean;
  /** The bounds of that entry's action, if it is an open-ended one. */
  readonly offers?: readonly Offer[];
  readonly rule?: string;
}

export interface Lesson {
  /** A match file. */
  readonly match: { readonly entries: readonly { readonly action?: Tagged; readonly seat?: number }[] };
  readonly steps: readonly LessonStep[];
  /** Whether a move will do for the recorded one, where nobody can make it to the millimetre. */
  accepts?(made: Tagged, recorded: Tagged): boolean;
}

/** A key of the board and the key of the text that says what it does. */
export type Key = readonly [key: string, text: string];

export const PRESETS = ['family', 'children', 'quick', 'expert'] as const;

/** A table set with one click: options that are not as printed, and how strong the bots are. */
export interface Preset {
  readonly options: Readonly<Record<string, unknown>>;
  readonly level: 'easy' | 'normal' | 'hard';
}

/** Drawings by the id of the rule that they show. */
export type Figures = Readonly<Record<string, Component>>;
export type Workshop = Component<{ piece: string; change: (piece: string) => void }>;

/** What a game brings to the frame; `client/src/games/<game>/index.ts` exports one as `table`. */
export interface GameTable<View = unknown, Action extends Tagged = Tagged, Event extends Tagged = Tagged> {
  readonly liveries: readonly Livery[];
  /** How a seat looks, where that comes out only during the match; null while it is not known. */
  liveryOf?(view: View, seat: Seat): Livery | null;
  readonly seatFields: SeatFields;
  /** The board itself. */
  readonly Board: Component<{ desk: Desk<View, Action, Event> }>;
  /**
   * On a phone the places of the board are smaller than a finger: it can be drawn larger and pushed about. If only
   * a part of it is the board proper, that part has the class `fine`; what has `data-here` comes into sight.
   */
  readonly isFine?: boolean;
  /** The keys of the board, listed under "?". */
  readonly keys?: readonly Key[];
  /** What lies in front of the player: hand, dials, buttons. */
  readonly Panel?: Component<{ desk: Desk<View, Action, Event> }>;
  /** What a seat has, in its line of the seat list. */
  readonly SeatNote?: Component<{ desk: Desk<View, Action, Event>; seat: Seat }>;
  /** A tool of the game with its own address, such as an editor; fetched when somebody goes there. */
  workshop?(): Promise<Workshop>;
  /** The option that is made in the workshop. */
  readonly workshopOption?: string;
  /** Values of options that could be anything, such as texts, from which a form lets choose. */
  readonly listedOptions?: Readonly<Record<string, readonly (string | number | null)[]>>;
  /** The options whose value is a seat. */
  readonly seatOptions?: readonly string[];
  readonly presets?: Readonly<Partial<Record<(typeof PRESETS)[number], Preset>>>;
  /** The rule whose drawing shows what an option is about. */
  readonly optionFigures?: Readonly<Record<string, string>>;
  /** Drawings of the rules page; fetched when they are shown. */
  figures?(): Promise<Figures>;
  /** What stands on the thing with this key, where the texts of the language have no name for it. */
  nameOf?(key: string, view: View): string | null;
  /** The board in words for a screen reader, a sentence a line; without it the board is made of words itself. */
  describe?(view: View, words: Words): readonly string[];
  /** The number that counts, for each seat. */
  scores?(view: View): readonly number[];
  /** The rule behind the numbers of an event; its text is `why-<event tag>`. */
  why?(event: Event): Why | null;
  /** What is said of an event while it is shown, if its own words would tell before how it ends. */
  whileShown?(event: Event, words: Words): string | null;
  /** What somebody earns by an event; `where` is the key of the text that says how. */
  earned?(event: Event): readonly { readonly seat: Seat; readonly amount: number; readonly where: string }[];
  /** Whether an event is told over the board to whoever sits there: it happened to them. */
  notice?(event: Event, seat: Seat, before: View): Notice | null;
  lesson?(): Promise<Lesson>;
}
