# What the server of tables says, in English.

refusal-account-keeps-its-name = An account keeps its name.
refusal-already-moved = A person has moved already: the match can no longer be called off.
refusal-banned = You may not come in any more.
refusal-body-too-long = That is longer than { $most } bytes.
refusal-bot-plays = A bot plays this seat at the moment; take it back first.
refusal-database-away = The server’s database does not answer just now. What was played so far is safe; try again in a moment.
refusal-end-asked-already = { $seat } has proposed that already.
refusal-foreign-origin = That came from a page of another site.
refusal-not-at-this-machine = Only a person at the computer that runs the server may do that.
refusal-no-local-network = This computer is in no local network. Connect it to your Wi-Fi first.
refusal-not-an-address-here = This computer does not have the address { $address }.
refusal-hand-at-work = A hand is at work: it has to let go first.
refusal-has-account = You have an account already.
refusal-hooks-are-off = The host does not allow web hooks.
refusal-name-empty = A name needs at least one letter.
refusal-name-taken = The name “{ $name }” is taken.
refusal-needs-invitation = This table is private: you need its invitation.
refusal-no-hand-at-work = No hand is at work.
refusal-no-hint = The bot has no advice just now.
refusal-no-live-actions = Nothing can be done by hand here.
refusal-no-previews = This game shows no previews.
refusal-no-standing-orders = This game takes no standing orders.
refusal-no-workshop = This game has no workshop.
refusal-no-such-hook = There is no such web hook.
refusal-no-such-token = There is no such token.
refusal-not-handed-over = No bot plays for this seat.
refusal-not-now = Not now: the table is { $status ->
    [lobby] not yet begun
    [playing] in play
    [over] over
   *[closed] closed
}.
refusal-not-ready = Not everybody is ready.
refusal-not-signed-in = Say first who you are.
refusal-not-the-host = Only whoever opened the table may do that.
refusal-not-your-seat = That is not your seat.
refusal-not-your-table = You do not sit at this table.
refusal-nothing-to-agree-to = Nobody asks for your consent.
refusal-others-play = Other people are playing: propose to them to end the match.
refusal-seat-empty = A seat is still empty.
refusal-seat-taken = That seat is taken.
refusal-seats-are-taken = More people sit here than there would be seats.
refusal-server-closing = The server is closing; come back in a moment.
refusal-server-error = The server made a mistake; it has been noted.
refusal-stale = Something happened in the meantime; look again.
refusal-too-many-hands = The server is busy; try again in a moment.
refusal-too-many-hints = At most { $most } hints at a time.
refusal-too-many-hooks = At most { $most } web hooks each.
refusal-request-too-slow = The request did not arrive within { $seconds } seconds.
refusal-too-many-requests = Not so fast; try again in a moment.
refusal-too-much-written = That was a lot for the disk of this server; try again later.
refusal-too-many-kept-matches = You have { $most } matches on this server; delete some that are over first.
refusal-too-many-kept-bytes = Your matches take up { $most } megabytes on this server; delete some that are over first.
refusal-server-full = All tables of this server are in use; try again in a moment.
refusal-others-played = Others played in this match, so it stays.
refusal-too-many-emails = That is enough emails for now; try again later.
refusal-too-much-work = That was a lot of work for this server; try again in a minute.
refusal-too-much-memory = Your network is sending too much at once; try again in a moment.
refusal-too-many-sockets = You are connected too many times; close some windows first.
refusal-too-many-tables = At most { $most } tables at a time.
refusal-too-many-tokens = At most { $most } tokens each.
refusal-unknown-player = There is no such player.
refusal-wrong-name-or-password = Name or password is wrong.

refusal-letters-are-off = This host sends no letters.
refusal-letter-failed = The letter to { $email } could not be sent.
refusal-no-such-address = That address is not known here, or letters to it have been ended.
refusal-pushes-are-off = This host does not push notifications.
refusal-too-many-browsers = There can be at most { $most } browsers.
refusal-away-already = You are on vacation already.
refusal-vacation-too-long = { $most ->
        [0] You have no days of vacation left this year.
        [one] You have one day of vacation left this year.
       *[other] You have { $most } days of vacation left this year.
    }
refusal-that-is-you = That is you.
refusal-too-many-blocks = At most { $most } people can be blocked.
refusal-line-is-gone = There is no such line, or it has been removed.
refusal-too-many-reports = You have reported { $most } lines today; the rest can wait until tomorrow.
refusal-not-welcome = You cannot sit down at this table.
refusal-not-heard = You cannot write at this table.
refusal-no-such-account = There is no account called “{ $name }”.
refusal-cannot-be-asked = You cannot ask this person to be friends.
refusal-too-many-friends = At most { $most } people can be your friends.
refusal-not-your-friend = You can only invite friends.
refusal-name-of-a-bot = At the beginning of a name “[bot]” is the mark of bot accounts: choose another name than “{ $name }”.
refusal-bots-make-no-bots = A bot account makes no others.
refusal-too-many-bots = You can have at most { $most } bot accounts.
refusal-not-your-bot = That is not a bot account of yours.
refusal-not-a-bot = That is not a bot account.
refusal-bot-is-away = { $name } is not here at the moment.
refusal-bot-is-busy = { $name } is busy: it plays { $most } matches already.
refusal-wrong-password = That is not your password.
refusal-needs-code = Enter the code of your authenticator app, or a recovery code.
refusal-wrong-code = That code is wrong or was used before.
refusal-openid-failed = You could not be signed in at { $name }. Try again, or use your password.
refusal-openid-is-off = No other way to sign in is set up here.
refusal-passkey-unknown = This passkey belongs to no account here.
refusal-passkey-refused = The passkey was not accepted; please try again.
refusal-passkeys-are-off = This server cannot use passkeys.
refusal-too-many-passkeys = At most { $most } passkeys each.
refusal-no-such-passkey = There is no such passkey.
refusal-no-second-factor = Your account has no second factor.
refusal-no-such-reset = This link was used or is too old; ask for a new one.
refusal-token-lacks-scope = This token may not do that; it needs “{ $scope }”.
refusal-no-account = You have no account, and so no password.
refusal-time-is-up = Your time is up; the bot plays on.
refusal-too-many-own-tables = You have { $most } tables already; close one first.
refusal-too-many-reviews = You are already waiting for { $most ->
        [one] one review
       *[other] { $most } reviews
    }: look again when one is done.
refusal-too-many-bot-matches = You let { $most } matches of bots run already.
refusal-too-many-lines = That is a lot of lines; wait a little.
refusal-match-file-too-long = A match that is brought along can have at most { $most } entries.
refusal-undo-asked-already = Seat { $seat } has asked to take back a move already; answer that first.
refusal-seat-asked-already = { $name } has asked for a seat already; answer that first.
refusal-request-id-reused = This request’s id was used for another request already; give every request an id of its own.
refusal-request-unfinished = This request is being carried out, or was interrupted; please ask again in a minute.
