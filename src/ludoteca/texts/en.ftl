# Everything that is not a game's own, in English.

## Seats and results

seat-name = Player { $number }
winner = { $names } wins.
winners = { $names } share the win.
nobody-wins = Nobody wins.

## Refusals

refusal-malformed = { $why ->
    [json] That is not JSON: see byte { $word }.
    [cut] That is not JSON: it ends too early.
    [missing] { $path ->
        [none] “{ $word }” is missing.
       *[other] “{ $word }” is missing in “{ $path }”.
    }
    [unknown] { $path ->
        [none] Nobody asked for “{ $word }”.
       *[other] Nobody asked for “{ $word }” in “{ $path }”.
    }
    [value] “{ $path }” cannot be “{ $word }”.
    [low] “{ $path }” must be at least { $word }.
    [high] “{ $path }” must be at most { $word }.
    [short] “{ $path }” is too short: at least { $word }.
    [long] “{ $path }” is too long: at most { $word }.
    [form] “{ $path }” does not have the right form.
    [kind] { $path ->
        [none] That must be { $word ->
            [int] a whole number
            [float] a number
            [str] a text
            [bool] true or false
            [array] a list
            [object] an object
            [int-or-str] a whole number or a text
            [str-or-object] a text or an object
           *[other] { $word }
        }.
       *[other] “{ $path }” must be { $word ->
            [int] a whole number
            [float] a number
            [str] a text
            [bool] true or false
            [array] a list
            [object] an object
            [int-or-str] a whole number or a text
            [str-or-object] a text or an object
           *[other] { $word }
        }.
    }
   *[other] That cannot be read: { $detail }.
}
refusal-number-too-long = A number is too long: at most { $digits } digits are read.
refusal-wrong-number-of-seats = { $seats } cannot sit down: the game is for { $low } to { $high }.
refusal-unknown-game = There is no game “{ $game }”; there are { $known }.
refusal-unknown-level = There is no bot “{ $level }”; there are { $known }.
refusal-no-dial = The bots of { $game } have no dial of strength.
refusal-unknown-option = There is no option “{ $option }”; there are { $known }.
refusal-option-value = The option “{ $option }” cannot be { $value }; it can be { $values }.
refusal-unknown-language = There is no language “{ $language }”; there are { $known }.
refusal-unknown-rule = There is no rule { $id }.
refusal-no-such-seat = There is no seat { $wanted }: they count from 0, which is Player 1, to { $last }.
refusal-no-such-entry = There is no entry { $seq }: the last one is { $last }.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-no-such-entry = There is no entry { $back_to } to go back to.
refusal-undo-not-practice = At this table a move with luck in it stays made; a table for practice lets you take it back.
refusal-undo-needs-consent = Luck, a reveal or another player’s move lies in between: the others must agree.
refusal-not-a-match-file = That is not the file of a match.
refusal-old-record = This match was recorded by an older version of the program, in a form that is no longer read.
refusal-log-has-no-opening = The log does not begin with the opening of the match.
refusal-log-opened-twice = The match is set up twice, at entry { $seq }.
refusal-log-differs = Entry { $seq } is not what the rules say happened.
refusal-log-breaks-a-rule = Entry { $seq } breaks a rule ({ $refused }).
refusal-rules-version-differs = The match was played by version { $recorded } of the rules; these are version { $present }.
refusal-draws-missing = A draw is missing: { $label }.
refusal-draws-left-over = There are more draws than were needed.
refusal-draws-differ = The draw { $label } was expected, not { $recorded }.
refusal-physics-missing = The simulated wood needs MuJoCo: type `pip install 'ludoteca[physics]'`, or play on a table of your own with `--villa real`.
refusal-needs-server = That needs a server.
refusal-wood-not-loaded = The simulated wood could not be loaded. Try again with a connection, or play with your own box: open a table and choose that the villa stands on your table.
refusal-file-unreadable = { $file } cannot be read: { $why ->
    [missing] there is no such file
    [folder] it is a folder
    [forbidden] that is not allowed here
    [not-text] it is not text
   *[other] such a file cannot be
}.
refusal-golden-head = That is no line of a golden’s head: { $line }.

## Games of other packages

refusal-game-unplayable = The game “{ $game }” cannot be played: { $why ->
    [no-game] its entry point names no game
    [no-info] it has no “info” that says what it is
    [key] its “info” has another key than its entry point
    [seats] its number of seats cannot be
    [options] its options are no Record
    [position] its position is no Position
    [view] its view is no Record
   *[error] { $detail }
}.
no-rules-page = { $title } brings no rules page.
missing-bots = The bots of { $title } cannot be loaded: { $detail }. Those for every game play it.
missing-texts = { $title } lacks { $count } texts, among them { $keys }.
keeps-the-contract = { $title } keeps the contract: { $matches } matches were played, and nothing is missing.
broken-promise = A promise of the contract is broken: { $promise } ({ $seats } seats, bots “{ $level }”, seed { $seed }).
rules-mistake = There is a mistake in the rules: { $detail } ({ $file }, line { $line }; { $seats } seats, bots “{ $level }”, seed { $seed }).

## The engine over a pipe

refusal-internal = The engine made a mistake: { $detail }.
refusal-unknown-match = There is no match “{ $match }”.
refusal-seat-not-active = It is not the turn of { $seat }.

## Bots

reason-uniform = any of { $actions } would do
reason-uniform-offer = felt like it
reason-drawn = one of the legal actions, drawn at random
reason-searched = won { $percent } % of { $tries } imagined matches
reason-no-time = there was no time to think

## The terminal

refusal-file-not-toml = { $file }, line { $line }: this is not TOML ({ $problem }).
refusal-table-row = { $at }: { $problem }.
refusal-table-too-long = A table file has at most { $most } characters.
refusal-table-code-unreadable = This is no code of a table.
refusal-table-unknown = { $game } has no table “{ $what }”; it has { $known }.
refusal-table-for-another = { $file } is for something else: { $what } of { $game }.
refusal-no-tables = { $game } is played with its printed things only.
table-sound = { $file } is sound: { $what } “{ $name }” for { $game }.
table-installed = Installed as { $file }. Choose “{ $name }” when you set up a table.

column-game = game
column-title = title
column-seats = seats
column-bots = bots
column-option = option
column-default = default
column-values = values
column-meaning = meaning
column-rank = rank
column-player = player
column-score = score

stats-playing = Playing
stats-title = { $title }: { $matches } matches of bots
stats-length = Length in actions
stats-endings = How they ended
stats-winners = Wins by seat
stats-audited = The books balanced after each of { $actions } actions.
stats-drawn = Drawn in { $file }.

## Filling in an action

form-begins = Enter takes what stands in [brackets], “{ $done }” does so for all that is left. “{ $leave }”, or an empty line where nothing stands in brackets, leaves it.
form-again = Once more, then: Enter keeps your answer, “{ $leave }” leaves it.
form-left = Nothing was done.
form-which = number or name
form-which-ones = numbers or names, with commas between
form-whole =
    { $low } to { $high }{ $step ->
        [1] {""}
       *[other] , in steps of { $step }
    }
form-real =
    { $low } to { $high }{ $unit ->
        [none] {""}
        [degrees] {" "}degrees
       *[other] {" "}{ $unit }
    }
form-text = at most { $longest } characters
value-none = none
value-yes = yes
value-no = no

refusal-not-active = It is not your decision now.
refusal-name-the-seat = { $active ->
    [0] The match is over.
   *[other] Several seats have to decide: name the one that acts.
}
refusal-not-listed = That is not among the things you may do now: { $action }.

# Where a number comes from: what it is, and the terms that add up to it.
derivation = { $number }: { $terms }
derivation-sum = { $number }: { $terms } = { $total }
new-game-written = Written to { $folder }. Next: pip install -e { $folder }, then ludoteca play { $game }, ludoteca conformance { $game } and pytest { $folder }.
