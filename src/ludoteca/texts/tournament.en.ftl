refusal-tournament-needs-bots = A tournament needs two bots or more, each named once: --bots easy,hard
refusal-bot-unusable = { $bot } cannot be used as a bot: { $detail }
refusal-anchor-does-not-play = { $bot } does not play, so it cannot be the anchor.
refusal-answer-to-another-request = The bot answered request { $answered } instead of { $asked }.
refusal-bot-without-choose = { $bot } is no bot: it has no method “choose”.
refusal-not-results = { $file } holds no results of a tournament (line { $line }).
refusal-results-of-another-table = { $file } holds results of another game or of other options (line { $line }).
tournament-more = Everybody sits on every seat in turn, so { $matches } matches were played instead of { $asked }.
tournament-found = { $matches ->
    [one] One match is in the file already.
   *[other] { $matches } matches are in the file already.
}
tournament-forfeit = Seed { $seed }: { $bot } ({ $seat }) forfeits; { $why ->
    [crashed] it crashed
    [hung] it did not answer
    [nonsense] it answered nonsense
   *[illegal] it played what the rules forbid
}: { $detail }
tournament-broken-off = { $matches ->
    [one] One match was broken off by --most-actions: all its bots share the first place.
   *[other] { $matches } matches were broken off by --most-actions: all their bots share the first place.
}
tournament-bot = Bot
tournament-seats = Seats
tournament-wins = Wins
tournament-place = Mean place
tournament-rating = Rating
tournament-forfeits = Forfeits
tournament-sure = { $matches } matches, { $actions } actions. The rating of { $anchor } is 1500 by definition; 400 points more are ten wins to one. Intervals hold the true value in 95 of 100 cases.
tournament-better = { $better } is better than { $worse }: decided.
tournament-undecided = { $pairs ->
    [one] One pair is
   *[other] { $pairs } pairs are
} undecided: play more matches, or the bots are about equal.
tournament-kept = Results in { $file }.
league-curves = Ratings over time
league-matches = matches
league-pairs = Each bot against each other one
league-read = The rating of { $anchor } is 1500 by definition; bars are intervals that hold the true value in 95 of 100 cases. A cell is the share with which the bot of the row was ranked before the bot of the column. A bot whose code changed appears once for each version.
