// Generated from the Python records by tools/typescript.py. Do not edit.

/** Send no more emails and forget the address; an account needs its password. */
export interface AddressGone {
  readonly type: "address_gone";
  readonly password: string | null;
}

/** Agree to end the match without a result, or not; with `agree` false the proposer withdraws it. */
export interface AnswerEnd {
  readonly type: "answer_end";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly agree: boolean;
}

/** Agree that a player takes the seat `wanted`, or not; with `agree` false the player withdraws it. */
export interface AnswerSeat {
  readonly type: "answer_seat";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly wanted: number;
  readonly player: string;
  readonly agree: boolean;
}

/** Propose to end the match without a result; the only person ends it at once. */
export interface AskEnd {
  readonly type: "ask_end";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
}

/** A player who has sent me a friend request, or to whom I have sent one. */
export interface Asker {
  readonly type: "asker";
  readonly player: string;
  readonly name: string;
}

/** What an authenticator app has to know; it counts once a code of it was sent back. */
export interface Authenticator {
  readonly type: "authenticator";
  readonly secret: string;
  readonly uri: string;
  readonly qr: string;
}

/** Every seat has a bank of seconds; each move adds an increment. */
export interface Bank {
  readonly type: "bank";
  readonly seconds: number;
  readonly increment?: number;
  readonly expiry?: "bot" | "default";
}

/** The entry in which a seat gained most. */
export interface BestMoment {
  readonly type: "best_moment";
  readonly seq: number;
  readonly seat: number;
  readonly gain: number;
}

/** A better move than the one played in an entry. */
export interface Better {
  readonly type: "better";
  readonly seq: number;
  readonly seat: number;
  readonly played: unknown;
  readonly better: unknown;
  readonly chance: number;
  readonly better_chance: number;
  readonly reasons: readonly (Reason)[];
}

/** Whom I have blocked: they do not sit down where I sit, and I do not see what they say. */
export interface BlockList {
  readonly type: "block_list";
  readonly blocked: readonly (Blocked)[];
}

/** A player whom I have blocked. */
export interface Blocked {
  readonly type: "blocked";
  readonly player: string;
  readonly name: string;
}

/** Block a player. */
export interface Blocking {
  readonly type: "blocking";
  readonly player: string;
}

/** A bot account: a player that is a program. */
export interface BotInfo {
  readonly type: "bot_info";
  readonly player: string;
  readonly name: string;
  readonly here: boolean;
  readonly mine: boolean;
}

/** Bot accounts, by name. */
export interface BotList {
  readonly type: "bot_list";
  readonly bots: readonly (BotInfo)[];
}

/** A bot account and a token for its program, which is shown only once. */
export interface BotMade {
  readonly type: "bot_made";
  readonly player: string;
  readonly name: string;
  readonly token: string;
}

/** Start a new match from the position after an entry. */
export interface BranchAt {
  readonly type: "branch_at";
  readonly seq: number;
}

/** End a match in which no person has moved yet, as if it had not begun. */
export interface CallOff {
  readonly type: "call_off";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
}

/** Host, before the start: change what was agreed. What is left out stays. */
export interface ChangeTable {
  readonly type: "change_table";
  readonly id: string;
  readonly match: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  readonly clock?: Bank | Days | null;
  readonly open?: boolean;
}

/** The newest lines of chat of a match, for moderators. */
export interface ChatLines {
  readonly type: "chat_lines";
  readonly lines: readonly (Line)[];
}

/** Would this action be allowed now? `done`, or `refused` with the rule. */
export interface Check {
  readonly type: "check";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly action: unknown;
}

/** What one of my seats may do now; sent whenever one of my seats has to decide, after its `update`. */
export interface Choices {
  readonly type: "choices";
  readonly match: string;
  readonly seat: number;
  readonly seq: number;
  readonly legal: readonly (unknown)[];
  readonly offers: readonly (Offer)[];
}

/** Host, before the start: free a seat. */
export interface ClearSeat {
  readonly type: "clear_seat";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
}

export type ClientMessage =
  | Ping
  | WatchLobby
  | LeaveLobby
  | Subscribe
  | Unsubscribe
  | Play
  | LeaveOrder
  | Check
  | Preview
  | Hint
  | Undo
  | Consent
  | GetHelp
  | HandOver
  | TakeBack
  | Say
  | SayPhrase
  | Seen
  | Sit
  | Decline
  | AnswerSeat
  | Stand
  | Resign
  | CallOff
  | AskEnd
  | AnswerEnd
  | NameSeat
  | Ready
  | PassSeat
  | PlaceBot
  | ClearSeat
  | SwapSeats
  | ChangeTable
  | Start
  | Rematch
  | CloseTable
  | LivePrepare
  | LiveOpen
  | LiveMove
  | LiveShown
  | LiveEnd;

/** What a seat's clock shows at the moment of the message; `seat` -1 is the clock of the table. */
export interface ClockFace {
  readonly type: "clock_face";
  readonly seat: number;
  readonly remaining_ms: number;
  readonly running: boolean;
}

/** Host: close the table; during a match only if no other person plays, or no person has moved. */
export interface CloseTable {
  readonly type: "close_table";
  readonly id: string;
  readonly match: string;
}

/** Agree to the undo that seat `by` asked for, or not; with `agree` false that seat withdraws it. */
export interface Consent {
  readonly type: "consent";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly by: number;
  readonly back_to: number;
  readonly agree: boolean;
}

/** How the copy off the server's machine is. */
export interface CopyStatus {
  readonly type: "copy_status";
  readonly is_on: boolean;
  readonly is_behind: boolean;
  readonly at: string | null;
}

/** A name and a password. */
export interface Credentials {
  readonly type: "credentials";
  readonly name: string;
  readonly password: string;
}

/** Every decision may take that many days. */
export interface Days {
  readonly type: "days";
  readonly days: number;
  readonly expiry?: "bot" | "default";
}

/** Answer `invited` with no; `key` is that of the invitation. The table's journal says so. */
export interface Decline {
  readonly type: "decline";
  readonly id: string;
  readonly match: string;
  readonly key: string;
}

/** A number and the terms whose amounts add up to it. */
export interface Derivation {
  readonly of: string;
  readonly total: number;
  readonly terms: readonly (Term)[];
  readonly params?: Readonly<Record<string, string | number>>;
}

/** It was done; `seq` is the entry it became, for requests that become one. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly seq: number | null;
}

/** A seat proposes to end the match without a result; the seats in `waiting_for` must agree. */
export interface EndAsked {
  readonly type: "end_asked";
  readonly seat: number;
  readonly agreed: readonly (number)[];
  readonly waiting_for: readonly (number)[];
}

/** Matches of mine that are over, newest first. */
export interface FinishedMatches {
  readonly type: "finished_matches";
  readonly matches: readonly (MatchLine)[];
  readonly next: string | null;
}

/** The name of an account whose password is forgotten. */
export interface ForgottenPassword {
  readonly type: "forgotten_password";
  readonly name: string;
}

/** Any text up to `longest` characters. */
export interface FreeText {
  readonly type: "free_text";
  readonly longest: number;
}

/** A friend of mine. */
export interface Friend {
  readonly type: "friend";
  readonly player: string;
  readonly name: string;
  readonly here: boolean;
  readonly tables: readonly (TableInfo)[];
}

/** My friends, the requests I have received, and those I have sent. */
export interface FriendList {
  readonly type: "friend_list";
  readonly friends: readonly (Friend)[];
  readonly asking: readonly (Asker)[];
  readonly asked: readonly (Asker)[];
}

/** The JSON schemas of a game's records. */
export interface GameSchemas {
  readonly type: "game_schemas";
  readonly options: unknown;
  readonly action: unknown;
  readonly event: unknown;
  readonly view: unknown;
  readonly position: unknown;
  readonly rules: Readonly<Record<string, string | RuleBy>>;
}

/** A player's results at one game. */
export interface GameStatistics {
  readonly type: "game_statistics";
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  readonly best_score: number | null;
  readonly mean_rank: number;
  readonly rating: number | null;
}

/** A game on the shelf. */
export interface GameSummary {
  readonly type: "game_summary";
  readonly key: string;
  readonly title: string;
  readonly min_seats: number;
  readonly max_seats: number;
  readonly usual_seats: number;
  readonly rules_version: number;
  readonly levels: readonly (string)[];
  readonly strengths: Readonly<Record<string, number>>;
  readonly options: unknown;
  readonly default_options: unknown;
  readonly files: Readonly<Record<string, readonly (string)[]>>;
  readonly live: boolean;
  readonly previews: boolean;
  readonly missing: readonly (Reason)[];
  readonly front: string | null;
  readonly cover: string | null;
}

/** A bot chooses moves of this seat, though I send them: the match does not count for ratings. */
export interface GetHelp {
  readonly type: "get_help";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
}

/** This table is no longer followed (it was deleted, or became private to others). */
export interface Gone {
  readonly type: "gone";
  readonly match: string;
  readonly reason: string;
}

/** Delete me; an account needs its password. */
export interface Goodbye {
  readonly type: "goodbye";
  readonly password?: string | null;
}

/** A bot shall play for this seat until it is taken back. */
export interface HandOver {
  readonly type: "hand_over";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly level?: string | null;
}

/** What would a bot play? Answered by `hinted`. */
export interface Hint {
  readonly type: "hint";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly level?: string | null;
}

/** What a bot would play, and why. */
export interface Hinted {
  readonly type: "hinted";
  readonly id: string;
  readonly seq: number;
  readonly action: unknown;
  readonly reasons: readonly (Reason)[];
}

/** A web hook: an address of mine that the server calls. */
export interface HookInfo {
  readonly type: "hook_info";
  readonly id: string;
  readonly url: string;
  readonly kind: "discord" | "json" | "ntfy" | "slack";
}

/** My web hooks. */
export interface HookList {
  readonly type: "hook_list";
  readonly hooks: readonly (HookInfo)[];
}

/** The house is restored; the server starts anew with it. */
export interface HouseRestored {
  readonly type: "house_restored";
  readonly at: string | null;
  readonly is_whole: boolean;
}

/** Whether the server is well. */
export interface HouseStatus {
  readonly type: "house_status";
  readonly version: string;
  readonly since: string;
  readonly is_closing: boolean;
  readonly writes: boolean;
  readonly playing: number;
  readonly waiting: number;
  readonly connections: number;
  readonly workers: number;
  readonly email: boolean;
  readonly backed_up_at: string | null;
  readonly copy: CopyStatus;
  readonly restart_at: string | null;
}

/** A friend shows the way to a table that waits for people; `key` opens it. */
export interface Invited {
  readonly type: "invited";
  readonly match: string;
  readonly game: string;
  readonly name: string;
  readonly key: string;
}

/** No more news of the lobby. */
export interface LeaveLobby {
  readonly type: "leave_lobby";
  readonly id: string;
}

/** Leave a standing order for a seat, such as to bid up to a limit, or withdraw it (null). */
export interface LeaveOrder {
  readonly type: "leave_order";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly order: unknown;
}

/** The strength of bots that suits a player, and from how many matches that was found. */
export interface Likeness {
  readonly type: "likeness";
  readonly level: string;
  readonly rating: number;
  readonly matches: number;
}

/** A line of the table's journal: what was said and what happened around the match. */
export interface Line {
  readonly type: "line";
  readonly number: number;
  readonly seq: number;
  readonly kind: "bot_placed" | "called_off" | "closed" | "declined" | "end_agreed" | "end_asked" | "end_refused" | "end_withdrawn" | "handed_over" | "helped" | "removed" | "resigned" | "said" | "sat_down" | "seat_asked" | "seat_cleared" | "seat_named" | "seat_refused" | "seat_withdrawn" | "seats_swapped" | "started" | "stood_up" | "table_changed" | "taken_back" | "time_forgiven" | "time_ran_out" | "undo_asked" | "undo_refused" | "undo_withdrawn";
  readonly at: string;
  readonly player: string | null;
  readonly name: string | null;
  readonly seat: number | null;
  readonly text: string | null;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The hand lets go. Answered by `live_ended`. */
export interface LiveEnd {
  readonly type: "live_end";
  readonly live: string;
}

/** The live hand has ended; if it led to a move, its `update` follows or was sent before. */
export interface LiveEnded {
  readonly type: "live_ended";
  readonly match: string;
  readonly seat: number;
  readonly live: string;
}

/** The scene under a live hand at the moment, for everyone at the table but a page that simulates it. */
export interface LiveFrame {
  readonly type: "live_frame";
  readonly match: string;
  readonly seat: number;
  readonly live: string;
  readonly frames: unknown;
}

/** The own live hand, held still while the connection was lost: from now on this one leads it. */
export interface LiveHeld {
  readonly type: "live_held";
  readonly match: string;
  readonly seat: number;
  readonly live: string;
  readonly request: unknown;
  readonly move: unknown | null;
  readonly frames: unknown;
}

/** The hand moves. Not answered; frames follow at their own pace. */
export interface LiveMove {
  readonly type: "live_move";
  readonly live: string;
  readonly move: unknown;
}

/** Begin something by hand while the table watches, in answer to entry `seq`; its id is its name. */
export interface LiveOpen {
  readonly type: "live_open";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly seq: number;
  readonly request: unknown;
  readonly simulates?: boolean;
}

/** Prepare physics for an action by hand that may follow, in answer to entry `seq`. */
export interface LivePrepare {
  readonly type: "live_prepare";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly seq: number;
  readonly request: unknown;
  readonly simulates?: boolean;
}

/** What a page needs to simulate any hand of its player in answer to entry `seq`. */
export interface LiveScene {
  readonly type: "live_scene";
  readonly id: string;
  readonly seq: number;
  readonly request: unknown;
}

/** A hand that the page simulates has moved; the others see its frames. Not answered. */
export interface LiveShown {
  readonly type: "live_shown";
  readonly live: string;
  readonly moves: readonly (unknown)[];
  readonly frames: unknown;
}

/** The open tables, newest first: those that wait for people, and those that are played. */
export interface Lobby {
  readonly type: "lobby";
  readonly id: string | null;
  readonly tables: readonly (TableInfo)[];
  readonly played: readonly (TableInfo)[];
}

/** How devices in the same house reach the server. */
export interface LocalNetworkInfo {
  readonly type: "local_network_info";
  readonly url: string | null;
  readonly is_open: boolean;
  readonly may_change: boolean;
  readonly choices: readonly (string)[];
}

/** The log as one seat, or a spectator, may see it. */
export interface LogPage {
  readonly type: "log_page";
  readonly match: string;
  readonly seat: number | null;
  readonly entries: readonly (OpenedEntry | PlayedEntry | UndoneEntry)[];
}

/** A match of mine in a list. */
export interface MatchLine {
  readonly type: "match_line";
  readonly match: string;
  readonly game: string;
  readonly status: "closed" | "lobby" | "over" | "playing";
  readonly seats: readonly (SeatInfo)[];
  readonly mine: readonly (number)[];
  readonly active: readonly (number)[];
  readonly waiting_since: string | null;
  readonly due_at: string | null;
  readonly started_at: string | null;
  readonly ended_at: string | null;
  readonly moves: number;
  readonly scores: readonly (number)[] | null;
  readonly places: readonly (number)[] | null;
  readonly unrated: "helped" | "imported" | "undone" | null;
}

/** Who I am here. */
export interface Me {
  readonly type: "me";
  readonly player: string;
  readonly name: string;
  readonly account: boolean;
  readonly moderator: boolean;
}

/** People whose name has a part; at most fifty, the banned first. */
export interface ModeratedPeople {
  readonly type: "moderated_people";
  readonly people: readonly (ModeratedPerson)[];
}

/** A person as moderators see them. */
export interface ModeratedPerson {
  readonly type: "moderated_person";
  readonly player: string;
  readonly name: string;
  readonly account: boolean;
  readonly moderator: boolean;
  readonly since: string;
  readonly banned_at: string | null;
}

/** The position after an entry of the log, in numbers. */
export interface Moment {
  readonly type: "moment";
  readonly seq: number;
  readonly seat: number;
  readonly chances: readonly (number)[];
  readonly measures: Readonly<Record<string, readonly (number)[]>>;
}

/** The tables where I sit that are not over: where it is my turn first, and the longest-waiting first. */
export interface MyMatches {
  readonly type: "my_matches";
  readonly matches: readonly (MatchLine)[];
}

/** A seat for me, or under another name for a person at the same screen. */
export interface Myself {
  readonly type: "me";
  readonly name?: string | null;
}

/** Set the name of a seat of mine: several people may share a screen. */
export interface NameSeat {
  readonly type: "name_seat";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly name: string;
}

/** Send emails to this address; an account needs its password. */
export interface NewAddress {
  readonly type: "new_address";
  readonly email: string;
  readonly language?: string;
  readonly password?: string | null;
}

/** An authenticator app that shows codes from now on, with the first of them. */
export interface NewAuthenticator {
  readonly type: "new_authenticator";
  readonly password: string;
  readonly secret: string;
  readonly code: string;
}

/** Make a bot account of mine. */
export interface NewBot {
  readonly type: "new_bot";
  readonly name: string;
}

/** Send a friend request, by id or account name, or accept the one of that player. */
export interface NewFriend {
  readonly type: "new_friend";
  readonly player?: string | null;
  readonly name?: string | null;
}

/** Sign in as a guest under a name. */
export interface NewGuest {
  readonly type: "new_guest";
  readonly name: string;
}

/** Call this address when it is my turn somewhere, or a match of mine ends. */
export interface NewHook {
  readonly type: "new_hook";
  readonly url: string;
  readonly kind?: "discord" | "json" | "ntfy" | "slack";
  readonly language?: string;
}

/** A table that waits, at which I sit or which I arrange. */
export interface NewInvitation {
  readonly type: "new_invitation";
  readonly match: string;
}

/** A new line in the journal. */
export interface NewLine {
  readonly type: "line";
  readonly match: string;
  readonly line: Line;
}

/** Another name for a person. */
export interface NewName {
  readonly type: "new_name";
  readonly name: string;
}

/** A passkey that the browser has made. */
export interface NewPasskey {
  readonly type: "new_passkey";
  readonly label: string;
  readonly credential: Readonly<Record<string, unknown>>;
}

/** The password until now, and the one from now on. */
export interface NewPassword {
  readonly type: "new_password";
  readonly old: string;
  readonly new: string;
  readonly end_tokens?: boolean;
}

/** Send push notifications to this browser; the fields are those of its `PushSubscription`. */
export interface NewPush {
  readonly type: "new_push";
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language?: string;
}

/** Set up a table. */
export interface NewTable {
  readonly type: "new_table";
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: readonly (Myself | WantedBot | Vacant)[];
  readonly open?: boolean;
  readonly clock?: Bank | Days | null;
  readonly start?: boolean;
  readonly screen?: boolean;
}

/** A bearer token for a program of mine. */
export interface NewToken {
  readonly type: "new_token";
  readonly label: string;
  readonly scopes?: readonly ("account" | "play" | "read")[];
}

/** Begin a vacation of this many days now. */
export interface NewVacation {
  readonly type: "new_vacation";
  readonly days: number;
}

/** How I am notified of my turn, and what the server supports. */
export interface Notices {
  readonly type: "notices";
  readonly letters: boolean;
  readonly email: string | null;
  readonly confirmed: boolean;
  readonly push_key: string | null;
  readonly browsers: readonly (string)[];
}

/** An open-ended action: its tag, the rule that allows it, and the bounds of each field. */
export interface Offer {
  readonly type: "offer";
  readonly action: string;
  readonly rule: string;
  readonly bounds: Readonly<Record<string, Whole | Real | OneOf | SomeOf | FreeText>>;
}

/** Exactly one of these values. */
export interface OneOf {
  readonly type: "one_of";
  readonly values: readonly (string | number | boolean | null)[];
}

/** Let devices of the local network connect. */
export interface OpenLocalNetwork {
  readonly type: "open_local_network";
  readonly address: string | null;
}

/** The table was set. */
export interface OpenedEntry {
  readonly type: "opened";
  readonly seq: number;
  readonly events: readonly (unknown)[];
  readonly at: string;
}

/** How a match ended. */
export interface Outcome {
  readonly type: "outcome";
  readonly reason: string;
  readonly scores: readonly (number)[];
  readonly winners: readonly (number)[];
  readonly ranks: readonly (number)[];
}

/** Make a token that plays this seat on another device; an earlier one ends. Answered by `seat_token`. */
export interface PassSeat {
  readonly type: "pass_seat";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
}

/** What the browser's `navigator.credentials` gave, in WebAuthn's JSON form. */
export interface PasskeyAnswer {
  readonly type: "passkey_answer";
  readonly credential: Readonly<Record<string, unknown>>;
}

/** A passkey, without its key. */
export interface PasskeyInfo {
  readonly type: "passkey_info";
  readonly id: string;
  readonly label: string;
  readonly created_at: string;
}

/** What the browser's `navigator.credentials` gets, in WebAuthn's JSON form. */
export interface PasskeyQuestion {
  readonly type: "passkey_question";
  readonly options: Readonly<Record<string, unknown>>;
}

/** The password once more, before something that matters. */
export interface PasswordAgain {
  readonly type: "password_again";
  readonly password: string;
}

/** The match as one seat sees it, or a spectator (`seat` null). */
export interface Perspective {
  readonly type: "perspective";
  readonly seat: number | null;
  readonly private: unknown;
  readonly log: readonly (OpenedEntry | PlayedEntry | UndoneEntry)[];
}

/** The board as the game draws it in text; keys in angle brackets stand for words of the game. */
export interface Picture {
  readonly type: "picture";
  readonly match: string;
  readonly seq: number;
  readonly seat: number | null;
  readonly lines: readonly (readonly (Span)[])[];
}

/** Are you there? Answered by `done`. */
export interface Ping {
  readonly type: "ping";
  readonly id: string;
}

/** Host: a bot of that level (by default the usual one) takes the empty seat, or another bot's. */
export interface PlaceBot {
  readonly type: "place_bot";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly level?: string | null;
}

/** Play an action in answer to entry `seq`. */
export interface Play {
  readonly type: "play";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly seq: number;
  readonly action: unknown;
}

/** A seat did something; only the seat itself sees the action, everybody the events they may see. */
export interface PlayedEntry {
  readonly type: "played";
  readonly seq: number;
  readonly seat: number;
  readonly action: unknown;
  readonly events: readonly (unknown)[];
  readonly at: string;
}

/** What would this action do? Answered by `previewed`, if the game offers previews. */
export interface Preview {
  readonly type: "preview";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly action: unknown;
}

/** What an action would do. */
export interface Previewed {
  readonly type: "previewed";
  readonly id: string;
  readonly preview: unknown;
}

/** Why a request was refused: a rule of the game or null, a message key, the values for its sentence. */
export interface Problem {
  readonly type: "problem";
  readonly rule: string | null;
  readonly reason: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly derivations: readonly (Derivation)[];
}

/** Stop push notifications to that browser. */
export interface PushGone {
  readonly type: "push_gone";
  readonly endpoint: string;
}

/** A player's strength at a game; `shown` is a cautious estimate (mu - 3 sigma), in points. */
export interface RatingInfo {
  readonly type: "rating_info";
  readonly player: string;
  readonly name: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly shown: number;
  readonly matches: number;
  readonly bot: boolean;
}

/** The best of a game, or the ratings of a player. */
export interface RatingList {
  readonly type: "rating_list";
  readonly ratings: readonly (RatingInfo)[];
}

/** Ready to start, or not. */
export interface Ready {
  readonly type: "ready";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly ready: boolean;
}

/** A real number from `low` to `high`. */
export interface Real {
  readonly type: "real";
  readonly low: number;
  readonly high: number;
  readonly unit: string;
}

/** A text key with the parameters of its sentence. */
export interface Reason {
  readonly type: "reason";
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What happened since an entry: the position after it, and after each later entry. */
export interface Recap {
  readonly type: "recap";
  readonly pages: readonly (ReplayPage)[];
}

/** Codes that replace the second factor once each; they are shown only now. */
export interface RecoveryCodes {
  readonly type: "recovery_codes";
  readonly codes: readonly (string)[];
}

/** It was refused: a rule of the game or null, a message key and the values for its sentence. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly rule: string | null;
  readonly reason: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly derivations: readonly (Derivation)[];
}

/** Play again with the same people and options, everybody one seat further. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
  readonly match: string;
}

/** The match as it stood after entry `seq`, as one seat or a spectator sees it. */
export interface ReplayPage {
  readonly type: "replay_page";
  readonly match: string;
  readonly game: string;
  readonly seq: number;
  readonly last: number;
  readonly seat: number | null;
  readonly view: unknown;
  readonly private: unknown;
  readonly active: readonly (number)[];
  readonly entry: OpenedEntry | PlayedEntry | UndoneEntry;
}

/** A line of chat that players reported. */
export interface Report {
  readonly type: "report";
  readonly id: string;
  readonly match: string;
  readonly number: number;
  readonly line: string;
  readonly player: string;
  readonly name: string;
  readonly at: string;
  readonly is_removed: boolean;
  readonly is_banned: boolean;
}

/** Reports that are not settled, oldest first. */
export interface ReportList {
  readonly type: "report_list";
  readonly reports: readonly (Report)[];
}

/** A new password in place of a forgotten one. */
export interface ResetPassword {
  readonly type: "reset_password";
  readonly password: string;
}

/** Resign: with two seats, or as the last person, the match is lost; otherwise a bot plays on. */
export interface Resign {
  readonly type: "resign";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
}

/** The server will be restarted then; null: it will not after all. Matches go on where they were. */
export interface RestartAnnounced {
  readonly type: "restart_announced";
  readonly at: string | null;
}

/** Restore this empty house from a backup, a folder with a copy, or an S3-compatible store. */
export interface RestoreFrom {
  readonly type: "restore_from";
  readonly source: string;
}

/** Whether the sender may restore this empty house from a backup or a copy, and from where by default. */
export interface RestoreOffer {
  readonly type: "restore_offer";
  readonly may_restore: boolean;
  readonly place: string;
}

/** A finished review, as it is stored with the match. */
export interface Review {
  readonly type: "review";
  readonly format: "ludoteca-review-1";
  readonly game: string;
  readonly last: number;
  readonly level: string;
  readonly playouts: number;
  readonly moments: readonly (Moment)[];
  readonly turning: readonly (number)[];
  readonly mistakes: readonly (Better)[];
}

/** The review of a match, or how far it is. */
export interface ReviewPage {
  readonly type: "review_page";
  readonly match: string;
  readonly status: "done" | "making" | "none" | "waiting";
  readonly ahead: number;
  readonly done: number;
  readonly total: number;
  readonly review: Review | null;
}

/** The rule behind an event where it depends on one of the event's fields: a rule id for each value. */
export interface RuleBy {
  readonly field: string;
  readonly rules: Readonly<Record<string, string>>;
}

/** Say something to the table. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly match: string;
  readonly text: string;
}

/** Say one of the ready phrases, which every player reads in their own language. */
export interface SayPhrase {
  readonly type: "say_phrase";
  readonly id: string;
  readonly match: string;
  readonly phrase: "another_one" | "back_soon" | "good_luck" | "goodbye" | "hello" | "let_me_think" | "nice_move" | "oops" | "sorry" | "take_your_time" | "thanks" | "well_played";
}

/** A player who has a seat asks for a bot's, too; the seats in `waiting_for` must agree. */
export interface SeatAsked {
  readonly type: "seat_asked";
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly agreed: readonly (number)[];
  readonly waiting_for: readonly (number)[];
}

/** The holder of a seat. */
export interface SeatInfo {
  readonly type: "seat_info";
  readonly seat: number;
  readonly kind: "bot" | "empty" | "person";
  readonly player: string | null;
  readonly name: string | null;
  readonly level: string | null;
  readonly ready: boolean;
  readonly connected: boolean;
  readonly left_by: string | null;
  readonly away_until: string | null;
}

/** The token that plays a seat on another device; it is shown only once. */
export interface SeatToken {
  readonly type: "seat_token";
  readonly id: string;
  readonly token: string;
}

/** How an account is protected, and what this server supports. */
export interface Security {
  readonly type: "security";
  readonly totp: boolean;
  readonly recovery_codes: number;
  readonly passkeys: readonly (PasskeyInfo)[];
  readonly can_have_passkeys: boolean;
  readonly can_reset_password: boolean;
}

/** I have looked up to entry `seq`; kept for "since you last looked". */
export interface Seen {
  readonly type: "seen";
  readonly id: string;
  readonly match: string;
  readonly seq: number;
}

export type ServerMessage =
  | Welcome
  | RestartAnnounced
  | Invited
  | Done
  | Refused
  | Lobby
  | Snapshot
  | Update
  | Choices
  | StandingOrder
  | TableChanged
  | NewLine
  | SeatToken
  | Previewed
  | Hinted
  | LiveScene
  | LiveFrame
  | LiveHeld
  | LiveEnded
  | Gone;

/** A name and a password, and a code if the account has a second factor. */
export interface SignIn {
  readonly type: "sign_in";
  readonly name: string;
  readonly password: string;
  readonly code: string | null;
}

/** How people can sign in here, beside name and password. */
export interface SignInWays {
  readonly type: "sign_in_ways";
  readonly openid: string | null;
}

/** A browser or program that is signed in as me. */
export interface SignedIn {
  readonly type: "signed_in";
  readonly id: string;
  readonly kind: "browser" | "program";
  readonly label: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly this: boolean;
}

/** Where I am signed in, oldest first. */
export interface SignedInList {
  readonly type: "signed_in_list";
  readonly sessions: readonly (SignedIn)[];
}

/** Take an empty seat, or during a match the seat of a bot that plays for no person. */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly key?: string | null;
}

/** Everything about a table: after `subscribe`, when the match starts, and when one's seats change. */
export interface Snapshot {
  readonly type: "snapshot";
  readonly id: string | null;
  readonly table: TableInfo;
  readonly mine: readonly (number)[];
  readonly hosting: boolean;
  readonly invite: string | null;
  readonly share: string | null;
  readonly seen: number;
  readonly view: unknown;
  readonly perspectives: readonly (Perspective)[];
  readonly lines: readonly (Line)[];
}

/** Any of these values, each at most once, between `low` and `high` of them. */
export interface SomeOf {
  readonly type: "some_of";
  readonly values: readonly (string | number)[];
  readonly low: number;
  readonly high: number | null;
}

/** A piece of text that looks the same from end to end: `bold`, `red`, `on-#ffd040` … */
export interface Span {
  readonly type: "span";
  readonly text: string;
  readonly looks: readonly (string)[];
}

/** Leave a seat; during a match a bot takes it. */
export interface Stand {
  readonly type: "stand";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
}

/** The standing order of one of my seats; null once it has lapsed or was withdrawn. No other sees it. */
export interface StandingOrder {
  readonly type: "standing_order";
  readonly match: string;
  readonly seat: number;
  readonly order: unknown;
}

/** Host: begin. Every person must be ready, no seat empty. */
export interface Start {
  readonly type: "start";
  readonly id: string;
  readonly match: string;
}

/** A player's results at every game. */
export interface Statistics {
  readonly type: "statistics";
  readonly player: string;
  readonly name: string;
  readonly games: readonly (GameStatistics)[];
}

/** How each seat did over a match: money or points, as the game measures them. */
export interface Story {
  readonly type: "story";
  readonly match: string;
  readonly measure: string | null;
  readonly moments: readonly (StoryMoment)[];
  readonly best: readonly (BestMoment)[];
}

/** The amounts of all seats after an entry. */
export interface StoryMoment {
  readonly type: "story_moment";
  readonly seq: number;
  readonly values: readonly (number)[];
}

/** Follow a table. Answered by `snapshot`; `update`, `choices`, `table` and `line` follow by themselves. */
export interface Subscribe {
  readonly type: "subscribe";
  readonly id: string;
  readonly match: string;
  readonly role?: "player" | "table";
  readonly since?: number;
  readonly lines_since?: number;
  readonly key?: string | null;
  readonly tokens?: readonly (string)[];
}

/** Host, before the start: two seats change places. */
export interface SwapSeats {
  readonly type: "swap_seats";
  readonly id: string;
  readonly match: string;
  readonly one: number;
  readonly other: number;
}

/** Something about the table changed other than the match itself. */
export interface TableChanged {
  readonly type: "table";
  readonly table: TableInfo;
  readonly mine: readonly (number)[];
  readonly hosting: boolean;
}

/** A table that a person draws, or brings as a file or code; with none of them, the printed one. */
export interface TableDraft {
  readonly type: "table_draft";
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly code: string | null;
  readonly file: string | null;
}

/** A table as everybody sees it. */
export interface TableInfo {
  readonly type: "table_info";
  readonly match: string;
  readonly game: string;
  readonly rules_version: number;
  readonly options: unknown;
  readonly status: "closed" | "lobby" | "over" | "playing";
  readonly open: boolean;
  readonly host: string;
  readonly seats: readonly (SeatInfo)[];
  readonly clock: Bank | Days | null;
  readonly clocks: readonly (ClockFace)[];
  readonly created_at: string;
  readonly started_at: string | null;
  readonly seq: number;
  readonly active: readonly (number)[];
  readonly outcome: Outcome | null;
  readonly undo: UndoAsked | null;
  readonly end: EndAsked | null;
  readonly seat_asked: SeatAsked | null;
  readonly untouched: boolean;
  readonly rematch: string | null;
  readonly unrated: "helped" | "imported" | "undone" | null;
  readonly installed_rules: number | null;
  readonly spectators: number;
  readonly screen: boolean;
}

/** The table as options hold it, as a file and as a code; or its flaw, with its place `at`. */
export interface TableJudged {
  readonly type: "table_judged";
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly code: string;
  readonly file: string;
  readonly flaw: Problem | null;
}

/** Open tables: those that wait for people, and those that are played and may be watched; newest first. */
export interface TableList {
  readonly type: "table_list";
  readonly tables: readonly (TableInfo)[];
  readonly played: readonly (TableInfo)[];
}

/** A new table, with its links for the person who made it. */
export interface TableMade {
  readonly type: "table_made";
  readonly table: TableInfo;
  readonly invite: string;
  readonly share: string;
  readonly invite_url: string;
  readonly share_url: string;
}

/** I play for this seat again. */
export interface TakeBack {
  readonly type: "take_back";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
}

/** A part of a number: its kind, its amount (negative if it is taken away), and values for its text. */
export interface Term {
  readonly kind: string;
  readonly amount: number;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A bearer token, without its secret. */
export interface TokenInfo {
  readonly type: "token_info";
  readonly id: string;
  readonly label: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly scopes: readonly ("account" | "play" | "read")[];
}

/** My bearer tokens. */
export interface TokenList {
  readonly type: "token_list";
  readonly tokens: readonly (TokenInfo)[];
}

/** A new bearer token; its secret is shown only once. */
export interface TokenMade {
  readonly type: "token_made";
  readonly id: string;
  readonly label: string;
  readonly token: string;
}

/** Take back to how it stood after entry `back_to` (by default one entry). */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly back_to?: number | null;
}

/** A seat asks to go back to how it stood after entry `back_to`; the seats in `waiting_for` must agree. */
export interface UndoAsked {
  readonly type: "undo_asked";
  readonly seat: number;
  readonly back_to: number;
  readonly seq: number;
  readonly agreed: readonly (number)[];
  readonly waiting_for: readonly (number)[];
}

/** Everything after entry `back_to` was taken back, and stays in the log. */
export interface UndoneEntry {
  readonly type: "undone";
  readonly seq: number;
  readonly seat: number;
  readonly back_to: number;
  readonly agreed: readonly (number)[] | null;
  readonly at: string;
}

/** Games that are installed and cannot be played, each with the reason. */
export interface UnplayableGames {
  readonly type: "unplayable_games";
  readonly games: readonly (Problem)[];
}

/** Follow a table no longer. */
export interface Unsubscribe {
  readonly type: "unsubscribe";
  readonly id: string;
  readonly match: string;
}

/** A new entry, as one of my seats sees it, or a spectator. */
export interface Update {
  readonly type: "update";
  readonly match: string;
  readonly seat: number | null;
  readonly seq: number;
  readonly entry: OpenedEntry | PlayedEntry | UndoneEntry;
  readonly changes: readonly (readonly [readonly (string | number)[], unknown])[];
  readonly private: unknown;
  readonly active: readonly (number)[];
  readonly clocks: readonly (ClockFace)[];
  readonly outcome: Outcome | null;
}

/** A seat that stays empty for now. */
export interface Vacant {
  readonly type: "empty";
}

/** The end of my vacation, if I am on one, and the days I have left. */
export interface Vacation {
  readonly type: "vacation";
  readonly until: string | null;
  readonly days_left: number;
}

/** A seat for a bot, by default of the usual level. */
export interface WantedBot {
  readonly type: "bot";
  readonly level?: string | null;
}

/** Send the open tables now and whenever they change. Answered by `lobby`. */
export interface WatchLobby {
  readonly type: "watch_lobby";
  readonly id: string;
}

/** The first message: who you are to the server. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly version: string;
  readonly player: string;
  readonly name: string;
  readonly now: string;
  readonly restart_at: string | null;
}

/** A whole number from `low` to `high` in steps of `step`. */
export interface Whole {
  readonly type: "whole";
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

export const PROTOCOL = 2 as const;

export const SIGNED_OUT = 4001 as const;

export const REQUEST_RULES = {"undo":"LUD-U1","consent":"LUD-U1","resign":"LUD-E1","call_off":"LUD-E2","ask_end":"LUD-E3","answer_end":"LUD-E3"} as const;
