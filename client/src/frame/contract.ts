import type { Component } from 'svelte';
import type { Offer, Outcome, Picture, Reason } from '../generated/server';
import type { Refusal } from '../net/http';
import type { KeyTaking } from '../texts/keys';
import type { PersonName, SeatFields, Tagged, Words } from '../texts/texts.svelte';

/**
 * The contract between the frame and a game's table, the same for our games and for guests. The frame knows a game
 * only through its `GameTable`; a table knows the match only through its `Desk`. Neither knows a rule: what is
 * allowed, and why something is not, comes from the server.
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
  readonly name: PersonName;
  readonly kind: 'empty' | 'person' | 'bot';
  readonly isMine: boolean;
  readonly isActive: boolean;
  readonly livery: Livery;
}

/** The types of one game: `Desk<Palermo>` is a desk at which Palermo is played. */
export interface Kinds {
  readonly view: unknown;
  readonly private: unknown;
  readonly action: Tagged;
  readonly offer: Offer;
  readonly event: Tagged;
  readonly preview: unknown;
}

/** How the match stands, as it is shown now. */
export interface Position<K extends Kinds = Kinds> {
  /** What everybody sees; while an entry is being shown, as it was before that entry. */
  readonly view: K['view'];
  /** What only this seat sees beside it, as the game's `private` says; null where nothing is hidden. */
  readonly private: K['private'];
  /** The seat whose view it is; null for a spectator. */
  readonly seat: Seat | null;
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Null until the last entry was shown. */
  readonly outcome: Outcome | null;
  /** The board as the game draws it in text. */
  picture(): Promise<Picture>;
}

/** What the seat may do now, and what the player is about to do. */
export interface Moves<K extends Kinds = Kinds> {
  /** False while it is not this seat's decision, while events are shown, or while an answer is awaited. */
  readonly isOpen: boolean;
  /** The listed actions; none while `isOpen` is false. */
  readonly legal: readonly K['action'][];
  /** The open-ended actions with their bounds; none while `isOpen` is false. */
  readonly offers: readonly K['offer'][];
  /** The action that is considered: the frame says it in words and offers to play it. */
  readonly considered: K['action'] | null;
  /** What a bot would play, once a hint was asked for. */
  readonly hinted: K['action'] | null;
  /** Why it would play that; a board can draw the plan in it. */
  readonly reasons: readonly Reason[];
  /** Why the last thing that was tried is not allowed. */
  readonly refusal: Refusal | null;
  /** Whether a click considers first instead of playing at once (touch, or the player's setting). */
  readonly asksFirst: boolean;
  /** Take back this player's last move, or ask the others for it; null where there is none. */
  readonly undo: (() => void) | null;
  consider(action: K['action'] | null): void;
  /** What a click on the board does: play, or consider first where `asksFirst` says so. */
  choose(action: K['action']): void;
  play(action: K['action']): Promise<boolean>;
  /** Ask the rules why this is not allowed, and show the answer; resolves to null if it is allowed. */
  explain(action: K['action']): Promise<Refusal | null>;
  /** What an action would lead to, as the game's `preview` says. */
  preview(action: K['action']): Promise<K['preview'] | null>;
}

/** One event on its way over the board. */
export interface Scene<K extends Kinds = Kinds> {
  readonly event: K['event'];
  readonly before: K['view'];
  readonly after: K['view'];
  /** Aborted when the player skips: finish at once. */
  readonly signal: AbortSignal;
}

/** Shows an event; the frame waits until it is done. */
export type Animator<K extends Kinds = Kinds> = (scene: Scene<K>) => Promise<void> | void;

/** What happens at the table besides moves: things move, are marked, heard and said. */
export interface Stage<K extends Kinds = Kinds> {
  /** Whether things may move. */
  readonly motion: boolean;
  /** Whether the board is a picture beside a text: nothing is laid over it unasked. */
  readonly isPicture: boolean;
  /** The events to mark on the board: those of the newest turn, or of the line of the log that is pointed at. */
  readonly marked: readonly K['event'][];
  /** Whether a line of the log is pointed at. */
  readonly isPointed: boolean;
  /** Let a board show events; `laid` is called when the new view is shown. Returns how to stop. */
  animate(animator: Animator<K>, laid?: () => void): () => void;
  /**
   * Hear of every event when its turn to be shown has come, even where nothing moves; `undone` is called when
   * events are taken back. Returns how to stop.
   */
  hear(listener: (event: K['event']) => void, undone?: () => void): () => void;
  /** Say something to screen readers. */
  announce(sentence: string): void;
  sound(name: SoundName): void;
  readonly live: Live;
}

/** Moves that are made by hand while the table watches. */
export interface Live {
  /** A hand may soon be at work: the server gets ready for it. Nothing is touched by that. */
  prepare(request: unknown): void;
  open(request: unknown): LiveHand;
  /** Hear the frames of all hands; null when everything was read anew and no hand is known any more. */
  hear(listener: (frame: LiveFrame | null) => void): () => void;
}
export interface LiveHand {
  readonly id: string;
  /** Settled when the server has said whether it allows it; moves need not wait for that. */
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

/** Everything a game's table knows of its match. All of it is reactive. */
export interface Desk<K extends Kinds = Kinds> {
  readonly position: Position<K>;
  readonly moves: Moves<K>;
  readonly stage: Stage<K>;
  /** The sentences of the game and of the frame. */
  readonly words: Words;
  /** Aborted when the player leaves the table. */
  readonly closed: AbortSignal;
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

/** A key of the board and the text that says what it does. */
export type Shortcut = readonly [key: string, text: KeyTaking<never>];

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
export interface GameTable<K extends Kinds = Kinds> {
  readonly liveries: readonly Livery[];
  /** How a seat looks, where that comes out only during the match; null while it is not known. */
  liveryOf?(view: K['view'], seat: Seat): Livery | null;
  readonly seatFields: SeatFields;
  /** The board itself. */
  readonly Board: Component<{ desk: Desk<K> }>;
  /**
   * On a phone the places of the board are smaller than a finger: it can be drawn larger and pushed about. If only
   * a part of it is the board proper, that part has the class `fine`; what has `data-here` comes into sight.
   */
  readonly isFine?: boolean;
  /** The keys of the board, listed under "?". */
  readonly keys?: readonly Shortcut[];
  /** What lies in front of the player: hand, dials, buttons. */
  readonly Panel?: Component<{ desk: Desk<K> }>;
  /** What a seat has, in its line of the seat list. */
  readonly SeatNote?: Component<{ desk: Desk<K>; seat: Seat }>;
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
  nameOf?(key: string, view: K['view']): string | null;
  /** The board in words for a screen reader, a sentence a line; without it the board is made of words itself. */
  describe?(view: K['view'], words: Words): readonly string[];
  /** The number that counts, for each seat. */
  scores?(view: K['view']): readonly number[];
  /** The rule behind the numbers of an event; its text is `why-<event tag>`. */
  why?(event: K['event']): Why | null;
  /** What is said of an event while it is shown, if its own words would tell before how it ends. */
  whileShown?(event: K['event'], words: Words): string | null;
  /** What somebody earns by an event; `where` is the key of the text that says how. */
  earned?(
    event: K['event'],
  ): readonly { readonly seat: Seat; readonly amount: number; readonly where: string }[];
  /** Whether an event is told over the board to whoever sits there: it happened to them. */
  notice?(event: K['event'], seat: Seat, before: K['view']): Notice | null;
  lesson?(): Promise<Lesson>;
}
