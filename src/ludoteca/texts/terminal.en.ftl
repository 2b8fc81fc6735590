# What only the terminal and the engine say, in English.

refusal-option-without-value = The option “{ $option }” needs a value.
refusal-loaded-as-it-was = A saved match goes on as it was set up: leave out options and --seats.
refusal-bots-and-seats = There are { $bots } levels for { $seats } bots: give one for all, or one for each.
refusal-bots-need-no-clock = Bots that play many matches have no clock; choose a length that is not in minutes.
refusal-file-unwritable = { $file } cannot be written: { $why ->
    [missing] there is no such folder
    [folder] it is a folder
    [forbidden] that is not allowed here
   *[other] such a file cannot be
}.
refusal-line-too-long = The line is longer than { $limit } bytes.
refusal-unknown-request = There is no request “{ $request }”; there are { $known }.
refusal-seats-differ = The request says { $requested } seats, the state has { $stated }.
refusal-options-differ = The options of the request are not those of the state.
refusal-too-many-matches = There are { $limit } matches already; drop one first.
refusal-input-ended = The input ended before the match did.
refusal-program-mistake = There is a mistake in the program: { $detail } ({ $file }, line { $line }).
refusal-no-such-number = There is no number { $number } in the list: it goes up to { $last }.
refusal-file-name-missing = Say which file.
refusal-table-head-missing = { $file } does not say what it is for: it begins with game, what and name.
refusal-files-folder-missing = Say where the files of your server are: --files FOLDER, or the setting files.
refusal-file-of-other-game = That file holds a match of { $game }.
refusal-unknown-picture = There is no picture of this game as “{ $suffix }”; .svg always works.
terminal-begin = Type help or ? for what you may type, quit to leave.
terminal-prompt = { $seat }, what will you do?
terminal-and-more = … and { $more } more: type part of what you are looking for.
terminal-nothing-matches = Nothing you may do matches “{ $filter }”; `list` shows everything.
terminal-allowed = That is allowed.
terminal-nothing-happened = Nothing has happened yet.
terminal-hint = { $action } – { $reasons }
terminal-undone = { $seat } takes back a move.
terminal-taken-back = Taken back.
terminal-undo-consent = { $other }, may { $seat } take back their last move and what followed it?
terminal-undo-refused = { $other } does not agree: nothing is taken back.
terminal-saved = Saved in { $file }.
terminal-loaded = { $file } is on the table.
terminal-left = You leave the table.
terminal-replay-prompt = { $seq } of { $last } · Enter: on · b: back · number: there · q: stop
terminal-seats-counted = Options that name a seat count from 0: seat 0 is Player 1.
terminal-help-number = NUMBER         do what stands under it in the list
terminal-help-notation = an action      typed as in the list
terminal-help-filter = any words      show what you may do that contains them
terminal-help-help = help [RULE]    this page, or a rule such as { $rule }
terminal-help-list = list [WORDS]   what you may do
terminal-help-why = why [ACTION]   is it allowed, and if not, why; alone: the rules behind what just happened
terminal-help-hint = hint           what a bot would do
terminal-help-board = board          the table again
terminal-help-log = log            what has happened so far
terminal-help-undo = undo           take back your last move
terminal-help-save = save FILE      keep the match
terminal-help-load = load FILE      go on with another
terminal-help-quit = quit           leave the table
refusal-answer-out-of-bounds = “{ $answer }” will not do; it may be { $bounds }.
refusal-answer-not-a-number = “{ $answer }” is not a number.
refusal-answer-not-listed = “{ $answer }” is not in the list.
refusal-answer-wrong-count = Choose { $low } to { $high } of them, not { $count }.
refusal-not-a-game-key = “{ $name }” cannot be the key of a game: use small letters, digits and underscores, such as river_race.
refusal-game-key-taken = There is a game “{ $name }” already.
refusal-not-a-title = A title is one line without quotation marks and backslashes.
refusal-folder-exists = { $folder } exists already: name a new folder with --into.
