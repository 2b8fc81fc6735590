# An evening together: the house let in, the big screen, the phone as a hand; in English.

lan-only-here = Links from this page open on this computer only.
lan-offer = Phones and the TV in the house cannot reach this computer yet.
lan-what = This opens { $address } to the devices in your network until you close it or stop the program. They can play here; nothing else on this computer is opened.
lan-open = Let the house in
lan-is-open = The house is let in: devices in your network reach { $url }.
lan-close = Close it again
lan-address = Address for other devices
lan-nowhere = This computer is in no local network. Connect it to your Wi-Fi to play with phones.
code-of = QR code: { $label }
code-show = QR code

tv-share = Link for a TV or another big screen
tv-choose = What shall we play?
tv-choose-text = This screen is the table, and every phone is a hand.
tv-scan = Scan to take a seat
tv-scan-text = Point your phone’s camera here. All you type is your name.
tv-scan-bot = Scan to take over from a bot
tv-seats = { $taken } of { $all } seats taken
tv-start = Start with { $count } players
tv-start-few =
    { $count ->
        [one] One more person is needed
       *[other] { $count } more people are needed
    }.
tv-next = Next match
tv-other-game = Another game
tv-full-screen = Full screen
tv-sound = Sound
tv-turn-here = Turn the table to this side

hand-title = Take a seat
hand-sit = Sit down
hand-another = Another person on this phone
hand-another-name = Their name
hand-pass = Pass the phone to { $name }
hand-hidden = What belongs to one of you is hidden until the right person taps.
hand-i-am = I am { $name }
hand-take = Play for { $name }
new-strength = Strength
new-strength-step = { $step } – { $points } points
new-strength-note = From 1 to 10 they get stronger step by step; “normal” has 1500 points. A player who is 100 points ahead wins about two duels in three.
new-like-me = Someone like me
new-like-me-found = { $matches ->
        [0] You have not met a bot here yet, so we begin in the middle: strength { $step }.
        [one] Strength { $step }, judged by one match of yours against bots.
       *[other] Strength { $step }, judged by your last { $matches } matches against bots.
    }
new-title = A table for { $game }
new-seats-note = Several seats of yours are played at this screen, one after the other. Seats left free are for people you invite.
new-level = Bots
new-level-mixed = mixed
new-name-of = Name of player { $number }
presets = Ready-made tables
new-more = Time and guests
new-open = Anybody may sit down
new-start = Start
new-invite = Open the table and invite
sitter-me = Me
sitter-empty = Left free
room-text = Everybody sits down, says “ready”, and off you go.
room-invited = You are invited! Choose a seat.
seat-empty = free
seat-ready = ready
seat-not-ready = not ready yet
sit-down = Sit here
stand-up = Stand up
clear-seat = Clear the seat
not-ready = Not ready after all
start-not-full = There is a free seat.
start-not-ready = Not everybody is ready.
invite-title = Invite somebody
invite-text = Whoever opens this link or scans the code may sit down.
share-join = Link to sit down
share-full = All seats are taken. With this link people can watch.
share-seat = Play { $seat }’s seat on another device
share-seat-link = Whoever opens this link plays for { $seat }
share-watch = Link to watch
