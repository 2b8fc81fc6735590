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

export type { Refusal };
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
  /** What is marked on the board: a place, a way. */
  readonly mark: unknown;
  /** The moving part of the board, which the rows of events are shown with. */
  readonly actor: unknown;
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
  /** What this player has left to be played for the seat, such as to bid up to a limit; no other player sees it. */
  readonly order: unknown;
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
  /** Leave an order for the seat in place of an earlier one, or withdraw it with null. */
  leaveOrder(order: unknown): Promise<boolean>;
}

/** One event on its way over the board. What moves follows the player's speed, and ends at once when it is skipped. */
export interface Scene<K extends Kinds = Kinds, E extends Tagged = K['event']> {
  readonly event: E;
  readonly before: K['view'];
  readonly after: K['view'];
  /** Aborted when the player skips. */
  readonly signal: AbortSignal;
  pause(milliseconds: number): Promise<void>;
  /** Draw again and again while `part` goes from 0 to 1. */
  glide(milliseconds: number, draw: (part: number) => void): Promise<void>;
  /** Draw again and again, with the seconds that have passed, until `draw` returns true. */
  run(draw: (passed: number) => boolean): Promise<void>;
}

export type Tone = 'good' | 'bad' | 'plain';

/** What a seat earned by an event; `where` is the key of the text that says how. */
export interface Earning {
  readonly seat: Seat;
  readonly amount: number;
  readonly where: string;
}

/** What one kind of event means at the table. What a row leaves out does not happen. */
export interface Row<K extends Kinds = Kinds, E extends Tagged = K['event']> {
  /** Heard when it begins to be shown. */
  readonly sound?: SoundName | ((event: E) => SoundName | null);
  /** Shown on the board by the actor that the board gave to `stage.animate`; the frame waits until it is done. */
  show?(scene: Scene<K, E>, actor: K['actor']): Promise<void> | void;
  /** Milliseconds for which it is then left to be seen. */
  readonly rest?: number;
  /** Marked on the board until the player who looks has moved, or while its line of the log is pointed at. */
  mark?(event: E, view: K['view'], isPointed: boolean): readonly K['mark'][];
  /** Told over the board to a seat, if it happened to that seat. */
  notice?(event: E, seat: Seat, before: K['view']): Tone | null;
  /** Said after its own sentence: what that leaves out, such as a colour that is whole now. */
  also?(event: E, words: Words, others: readonly K['event'][]): string | null;
  /** Whether another event of the same entry says it already, so that the log need not. */
  isSaidBy?(event: E, others: readonly K['event'][]): boolean;
  /**
   * Whether the log tells it only in the line of a later event, such as an offer in that of its answer. `mine` are
   * the seats that are played from this browser.
   */
  isToldWith?(event: E, later: K['event'], mine: readonly Seat[]): boolean;
  /** Whose sign its line of the log bears, if not that of the player who moved; null for none. */
  sign?(event: E): Seat | null;
  /** Told in a line of its own under no player's sign, such as a new round; `before` is the heading before it. */
  heading?(event: E, words: Words, before: K['event'] | null): string;
  /** What seats earned by it, for the story of the match. */
  earned?(event: E): readonly Earning[];
  /** Said while it is shown, if its own words would give away how it ends. */
  meanwhile?(event: E, words: Words): string;
}

/** A row for every kind of event: a missing one is a type error. */
export type Events<K extends Kinds = Kinds> = {
  readonly [T in K['event']['type']]: Row<K, Extract<K['event'], { readonly type: T }>>;
};

/** The rule behind each kind of event; where it depends on a field of the event, by the values of that field. */
export type Rules = Readonly<
  Record<string, string | { readonly field: string; readonly rules: Readonly<Record<string, string>> }>
>;

/** What happens at the table besides moves: things move, are marked, heard and said. */
export interface Stage<K extends Kinds = Kinds> {
  /** Whether things may move. */
  readonly motion: boolean;
  /** Whether events are being shown. */
  readonly isBusy: boolean;
  /** Be done at once with everything that is being shown. */
  skip(): void;
  /** How many times faster than usual everything is shown at this table; 1 unless the player has asked for more. */
  pace: number;
  /** Whether the board is a picture beside a text: nothing is laid over it unasked. */
  readonly isPicture: boolean;
  /** Whether the board is on a screen that is read from the other end of a room: its writing and its dice are larger. */
  readonly isBig: boolean;
  /** What to mark on the board: every move since this player's last one, or the line of the log that is pointed at. */
  readonly marks: readonly K['mark'][];
  /** The seat that the player points at in the list of seats; null while there is none. */
  readonly watched: Seat | null;
  /** Whether a line of the log is pointed at. */
  readonly isPointed: boolean;
  /** Show events with this actor, as their rows say; `laid` is called when a new view is shown. Returns how to stop. */
  animate(actor: K['actor'], laid?: () => void): () => void;
  /** Show an event again, beginning from the view before it. */
  repeat(event: K['event'], before: K['view'], signal: AbortSignal): Promise<void>;
  /**
   * Hear of every event when its turn to be shown has come, even where nothing moves; `undone` is called when
   * events are taken back, or another moment of a record is shown. Returns how to stop.
   */
  hear(listener: (event: K['event']) => void, undone?: () => void): () => void;
  /** Say something to screen readers. */
  announce(sentence: string): void;
  sound(name: SoundName): void;
  /** Where a game plays sounds that it makes itself; null while sounds are off or the browser forbids them. */
  speaker(): Speaker | null;
  readonly live: Live;
}

export interface Speaker {
  readonly context: AudioContext;
  readonly out: AudioNode;
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
  /** Whether the server allows it; moves need not wait for the answer. */
  readonly opened: Promise<boolean>;
  move(move: unknown): void;
  end(): void;
}
export interface LiveFrame {
  readonly seat: Seat;
  readonly live: string;
  /** The frames since the last time, or null when the hand is gone. */
  readonly frames: unknown;
  /** The own hand, which was held while the connection was lost; the frames show all that has changed. */
  readonly held?: { readonly hand: LiveHand; readonly request: unknown; readonly move: unknown };
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

/** What a learner does at a table that is really played, until the page has seen it. */
export interface LivePart<K extends Kinds = Kinds> {
  /** Seen as soon as this is so; reactive. */
  readonly state?: (desk: Desk<K>) => boolean;
  /** Seen when this has happened. */
  readonly event?: (event: K['event']) => boolean;
}

/** A step of a lesson: how it stands after an entry of the recorded match, what is said, what to do. */
export interface LessonStep<Rule extends string = string, K extends Kinds = Kinds> {
  /** The step's text is `lesson-<key>`, with the attribute `.do` if something is to be done. */
  readonly key: string;
  readonly seq: number;
  /** The learner plays the next entry of the record themselves. */
  readonly act?: boolean;
  /** The learner plays freely from that entry on, at a table for practice; with nothing to be seen only to look. */
  readonly live?: LivePart<K>;
  /** How it is done by keys: the text is `lesson-keys-<keys>`. */
  readonly keys?: string;
  /** The bounds of that entry's action, if it is an open-ended one. */
  readonly offers?: readonly Offer[];
  /** The rule that it teaches: that of an event, or another where what is taught is no event of its own. */
  readonly rule?: Rule;
}

export interface Lesson<K extends Kinds = Kinds> {
  /** A match file. */
  readonly match: { readonly entries: readonly { readonly action?: Tagged; readonly seat?: number }[] };
  readonly steps: readonly LessonStep<string, K>[];
  /** Whether an event means that a live step cannot be done any more at this table. */
  missed?(event: K['event']): boolean;
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

/** The data of a table file, perhaps with flaws. */
export type TableData = Readonly<Record<string, unknown>>;
export interface EditorProps {
  data: TableData;
  words: Words;
  /** Where something is wrong, as the rules say it, such as `space[3].price`. */
  at: string | null;
  change: (data: TableData) => void;
}
/** Draws the data of a table file and changes it. */
export type TableEditor = Component<EditorProps>;

/** What a game brings to the frame; `client/src/games/<game>/index.ts` exports one as `table`. */
export interface GameTable<K extends Kinds = Kinds> {
  readonly liveries: readonly Livery[];
  /** How a seat looks, where that comes out only during the match; null while it is not known. */
  liveryOf?(view: K['view'], seat: Seat): Livery | null;
  readonly seatFields: SeatFields;
  readonly events: Events<K>;
  readonly rules: Rules;
  /** The board itself. What may be pressed on it has the class `lit`: nothing is laid over it. */
  readonly Board: Component<{ desk: Desk<K> }>;
  /**
   * On a phone the places of the board are smaller than a finger: it can be drawn larger and pushed about. If only
   * a part of it is the board proper, that part has the class `fine`; what has `data-here` comes into sight.
   */
  readonly isFine?: boolean;
  /** Whether what is open now is decided on the board: then it is in the hand of a player beside a big screen, too. */
  decidesOnBoard?(desk: Desk<K>): boolean;
  /** The keys of the board, listed under "?". */
  readonly keys?: readonly Shortcut[];
  /** Whether the game has a reference card, at `/card/<game>`. */
  readonly hasCard?: boolean;
  /** What lies in front of the player: hand, dials, buttons. */
  readonly Panel?: Component<{ desk: Desk<K> }>;
  /** What a seat has, in its line of the seat list. */
  readonly SeatNote?: Component<{ desk: Desk<K>; seat: Seat }>;
  /** A tool of the game with its own address, such as an editor; fetched when somebody goes there. */
  workshop?(): Promise<Workshop>;
  /** The option that is made in the workshop. */
  readonly workshopOption?: string;
  /** Editors of the table files of one's own box, by the option that a file fills; null: there is only the file. */
  readonly editors?: Readonly<Record<string, (() => Promise<TableEditor>) | null>>;
  /** Values of options that could be anything, such as texts, from which a form lets choose. */
  readonly listedOptions?: Readonly<Record<string, readonly (string | number | null)[]>>;
  /** The option that the rulebook lets choose first, in plain view at a new table, and the values offered there. */
  readonly firstOption?: {
    readonly name: string;
    readonly values: readonly string[];
    /** Those of them that are printed. */
    readonly printed: readonly string[];
  };
  /** Whether a seat has nothing more to decide in this match. */
  isOut?(view: K['view'], seat: Seat): boolean;
  /** Whether only people can play with these options, because no bot sees what happens: no bots, no hints. */
  needsPeople?(options: Readonly<Record<string, unknown>>): boolean;
  /** The options whose value is a seat. */
  readonly seatOptions?: readonly string[];
  readonly presets?: Readonly<Partial<Record<(typeof PRESETS)[number], Preset>>>;
  /** The rule whose drawing shows what an option is about. */
  readonly optionFigures?: Readonly<Record<string, string>>;
  /** Drawings of the rules page; fetched when they are shown. */
  figures?(): Promise<Figures>;
  /** What stands on the thing with this key, where the texts of the language have no name for it. */
  nameOf?(key: string, view: K['view']): string | null;
  /** What something is called at a table with these options that the texts call so. */
  calledHere?(name: string, options: Readonly<Record<string, unknown>>): string;
  /** What a considered action would lead to, said beside it: a cost, a loss. */
  consequence?(desk: Desk<K>, action: K['action']): string;
  /** The board in words for a screen reader, a sentence a line; without it the board is made of words itself. */
  describe?(view: K['view'], words: Words): readonly string[];
  /** The number that counts, for each seat. */
  scores?(view: K['view']): readonly number[];
  lesson?(): Promise<Lesson>;
}
