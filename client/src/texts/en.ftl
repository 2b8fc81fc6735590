# The client's own words, in English.

## Places

title-home = The shelf
title-new = A new table
title-lobby = Tables
title-login = Log in
title-reset = Forgotten password
title-leaders = Leaders
title-moderation = Moderation
title-status = How the house is
title-restore = Restore from a backup
title-matches = My matches
title-match = At the table
title-tv = The big screen
title-replay = Replay
title-review = Review
title-story = The story of the match
title-rules = Rules
title-card = Reference card
title-learn = Lesson
title-workshop = Workshop
title-box = Your own box
title-profile = Profile
title-settings = Settings
title-lost = Nothing here

nav-label = Places
nav-home = Ludoteca: to the shelf
nav-shelf = Shelf
nav-lobby = Tables
nav-matches = My matches
nav-profile = Profile
nav-settings = Settings
skip-to-content = Skip to the content
footer-note = Ludoteca: real board games, played exactly by their rulebooks. The covers and boards were drawn for this program; the games belong to their authors and publishers.
language = Language
loading = One moment…
close = Close
yes = yes
no = no

lost-title = There is nothing on this shelf
lost-text = The address may be misspelt, or the table no longer exists.
back-to-shelf = Back to the shelf

## The shelf

home-title = Take a game off the shelf
home-text = Real board games, played to the letter of their rulebooks. Alone against bots, together at one screen, or with friends far away.
home-all-mine = All my matches
home-mine = Your matches
cover-of = Cover of { $game }
play-now = Play now
play-set-table = Open a table
play-learn = Learn it in five minutes
play-rules = Rules
play-card = Reference card

guest-facts = { $low } to { $high } players
guest-facts-exactly = { $count ->
        [one] for one player
       *[other] { $count } players
    }
guest-hook = A guest on this shelf.
game-palermo = Palermo
    .facts = 3–5 players · ages 12+ · 45 minutes · no luck at all
    .hook = Build a town together, house by house. Then race through the streets you made and collect from your own businesses, while the police stand in the way.
game-palanche = Palanche
    .facts = 2–6 players · ages 8+ · 60–90 minutes · luck and haggling
    .hook = Buy up the alleys and palaces of Genoa, bid at auctions, strike deals across the table, and be the richest when the clock strikes.
game-villa-paletti = Villa Paletti
    .facts = 2–4 players · ages 8+ · 30 minutes · steady hands
    .hook = Pull columns from under the villa and build it higher and higher with them. Somebody will bring it down.

## Tables

table-bots = { $count ->
        [one] one bot
       *[other] { $count } bots
    }
table-free = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
table-lobby = Waiting
table-closed = This table was given up.
table-playing = Being played
table-over = Over
lobby-open = Open tables
lobby-empty = Nobody is waiting at the moment. Open a table and leave a seat free!
lobby-played = Being played: have a look
lobby-none-played = No open table is being played at the moment.
lobby-new = New table: { $game }
mine-running = Being played
mine-none-running = You are not playing anything at the moment.
mine-finished = Finished
mine-none-finished = No match has been played to the end yet.
mine-none-found = No match like that.
mine-game = Game
mine-all-games = all games
mine-won = Only those I won
mine-more = Show older ones
mine-place = { $place ->
        [1] Won
       *[other] Place { $place } of { $of }
    }
mine-several = Several seats
mine-left = You left
mine-no-result = No result
mine-moves = { $count ->
        [one] one move
       *[other] { $count } moves
    }
mine-due = time until { $when }
next-match = { $count ->
        [one] Next match
       *[other] Next match ({ $count } wait for you)
    }

new-seats = Seats
new-options = House rules
new-differs = Different from the printed rules:
new-printed = Everything as printed.
new-as-printed = Back to the printed rules
new-change-rules = Change the rules
new-name = Name
preset-family = Family
preset-children = Children
preset-quick = Quick
preset-expert = Expert
option-none = none
option-made = made in the workshop
sitter-bot = Bot: { $level }
bot-level = { $level ->
        [uniform] random
        [easy] easy
        [normal] normal
        [hard] hard
       *[other] strength { $level }
    }
workshop-open = Open the workshop
box-open = Draw your own
box-bring-own = Bring your own
workshop-none = This game has no workshop.

clock = Clock
clock-none = No clock
clock-bank = { $minutes ->
        [one] one minute each
       *[other] { $minutes } minutes each
    }{ $seconds ->
        [0] {""}
        [one] , one second a move
       *[other] , { $seconds } seconds a move
    }
clock-days = { $days ->
        [one] one day a move
       *[other] { $days } days a move
    }
clock-table = Time of the table
clock-left = { $days } d { $hours } h

your-name = Your name
name-question = What shall we call you?
name-question-text = The others at the table see this name. You can change it in your profile.
guest-name = Guest
seat-up = One seat up
seat-down = One seat down
ready = I am ready
start = Start
tv-show = Show on a big screen
share = Share
share-export = Download the match
copy = Copy
copied = Copied

## At the table

board = Board
front = What you can do
table-talk = Log, chat and moves
talk-larger = More room for log and chat
talk-smaller = Less room for log and chat
seats = Seats
seat-you = you
seat-won = wins
seat-bot-plays = a bot plays
seat-away = away
seat-vacation = away until { $day }
seat-at-turn = it is their turn
score = Score
bot-name = Bot { $number }
your-turn = Your turn
your-turn-named = { $name }, your turn
turn-of = { $count ->
        [one] It is { $names }’s turn
       *[other] It is the turn of { $names }
    }
skip-animation = Skip
skip-to-my-turn = Skip to my turn
skip-to-end = Skip to the end
turn-ended = { $seat } ends the turn.
board-picture = The board as text
board-in-words = The board in words
keys = Keys of the board
key-escape = closes what is open
key-help = this list
closer = Look closer at the board
connection-lost = The connection is lost. Trying again…
signed-out = You have been signed out here.
signed-out-again = Come in again
offline-note = The server cannot be reached. You can look at the shelf and read the rules; playing needs the server.
restart-announced = The server will be restarted at { $time }. Matches go on where they were.
match-private = If the table is private, ask somebody at it for the link.
match-refused = You cannot see this table

log = Log
log-since = since you last looked
log-replay = Show how it stood after entry { $seq }
log-undone = { $seat } took back a move.
chat = Chat
moves = Moves
moves-filter = Search the moves
moves-count = { $count ->
        [one] one move
       *[other] { $count } moves
    }
offer-bounds = from { $low } to { $high }
moves-none = There is nothing to decide at the moment.
move-play = Do it
move-cancel = Cancel
why-number = Where does this number come from?
rule-link = Rule { $rule }

undo = Undo
undo-asked = { $seat } would like to take back a move: “{ $move }”
undo-agree = All right
undo-refuse = No
undo-withdraw = Never mind
hint = Hint
watching = { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }
sound-question = Soft sounds are on.
sound-keep = Fine
sound-off = Switch them off
bot-plays-once = Play this one move for me
bot-plays-on = Let a bot go on for me
bot-plays-on-text = Or a bot goes on in your place, move by move as you watch. You can take your seat back at any time. Either way the match is no longer rated.
hand-over = Let a bot play
take-back = Play myself
leave = Leave
leave-title = Leave the match?
leave-later = Just go: the match waits for you
leave-call-off = Call the match off
leave-call-off-text = Nobody has moved yet: it is as if the match had not begun.
leave-resign = Give up
leave-resign-lost = The match ends here. { $seat } has lost it, and it counts.
leave-resign-bot = A bot goes on in { $seat }’s seat. The others play to the end; the match no longer counts for ratings.
leave-end = End without a result
leave-end-text = The match ends here, and nobody wins or loses.
leave-propose = Propose to end the match
leave-propose-text = The others are asked. If all agree, the match ends without a result.
leave-rules = What the house rules say
end-asked = { $seat } proposes to end the match without a result.
end-agree = Agreed
end-refuse = I play on
seat-asked = { $name } would like to play on in place of { $seat }.
seat-agree = Agreed
seat-refuse = Rather not
seat-come-back = Take my seat back from { $name }
seats-come-back = Take back from
closed-title = The match ended without a result
outcome-resigned = { $names } gave up.
rematch-asked = The same people are sitting down for another match.
rematch-join = Join them
rematch = Play again
watch-again = Watch it again
you-win = You win!

line-sat-down = { $name } sits down.
line-stood-up = { $name } stands up.
line-bot-placed = A bot takes { $seat }’s seat.
line-seat-cleared = The seat of { $seat } is free.
line-seats-swapped = Two seats changed places.
line-seat-named = { $name } plays this seat.
line-table-changed = The table was changed: have a look, and say “ready” again.
line-started = The match begins.
line-helped = A bot helps { $seat }: this match is not rated.
line-handed-over = A bot plays for { $seat }.
line-taken-back = { $seat } plays again.
line-time-forgiven = No server was running for { $seconds } seconds: clocks stood still.
line-time-ran-out = The time of { $seat } has run out.
line-undo-asked = { $seat } asks to take back a move: “{ $move }”
line-undo-refused = { $seat } does not agree: the move stands.
line-undo-withdrawn = { $seat } does not ask any more.
line-resigned = { $name } gives up.
line-called-off = { $name } called the match off.
line-end-asked = { $name } proposes to end the match.
line-end-refused = { $name } would rather play on.
line-end-withdrawn = { $name } no longer proposes to end the match.
line-end-agreed = The match was ended by agreement.
line-seat-asked = { $name } asks for the seat that was left.
line-seat-refused = { $name } would rather leave the seat to the bot.
line-seat-withdrawn = { $name } no longer asks for the seat.
line-declined = { $name } does not want to play now.
line-removed = A line was removed.
line-closed = The table was given up.

refusal-unreachable = The server cannot be reached.
refusal-not-in-this-lesson = Good idea, but the lesson would like to show something else.

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-black = black
colour-violet = violet

## Replay and lesson

review-mark-mistake = a better move was possible
review-mark-turn = a turning point

rules-title = The rules of { $game }
rules-chapters = Chapters
rules-table = Table
glance-heading = { $game } at a glance
glance-print = Print
glance-rules = All the rules

## Profile

login-name = Name
login-new = New account
login-make = Make an account
login-have = You have an account?
login-none = No account yet?
leaders-link = Leaders, and what the rating means

## Settings

notices = It is your turn
vacation = Vacation
blocked = People you have blocked
block = Block { $name }
block-note = Whoever is blocked cannot sit down with you, and you see neither what they say nor their tables.
blocked-now = { $name } is blocked.
friend-invite = Invite { $name }
friend-invited = { $name } sees your invitation now.
friend-invites-you = { $name } invites you to a table: { $game }
friend-go = Go there
friends-ask-you = { $count ->
        [one] { $names } would like to be your friend
       *[other] { $names } would like to be your friends
    }
goodbye = Leave for good
unrated = not rated
title-letters = Letters

unrated-imported = This match does not count for ratings: it was brought along.
unrated-undone = This match does not count for ratings: a move was taken back that luck or somebody else had answered.
unrated-helped = This match does not count for ratings: a bot played for somebody.

## The house in the browser

device-play = Play on this device
device-note = Without the server you can play here against bots or at one screen; your matches stay in this browser.
device-matches = On this device
device-bring = Bring it to the server
