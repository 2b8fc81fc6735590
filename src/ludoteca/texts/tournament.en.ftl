refusal-tournament-needs-bots = A tournament needs two bots or more, each named once: --bots easy,hard
refusal-bot-unusable = { $bot } cannot be used as a bot: { $detail }
refusal-bot-without-choose = { $bot } is no bot: it has no method “choose”.
refusal-not-results = { $file } holds no results of a tournament (line { $line }).
refusal-results-of-another-table = { $file } holds results of another game or of other options (line { $line }).
tournament-more = Everybody sits on every seat in turn, so { $matches } matches were played instead of { $asked }.
tournament-found = { $matches ->
    [one] One match is in the file already.
   *[other] { $matches } matches are in the file already.
}
tournament-forfeit = Match { $seed }: { $bot } ({ $seat }) forfeits; { $why ->
    [crashed] it crashed
    [hung] it did not answer
    [nonsense] it answered nonsense
   *[illegal] it played what the rules forbid
}: { $detail }
tournament-bot = Bot
tournament-seats = Seats
tournament-wins = Wins
tournament-place = Mean place
tournament-rating = Rating
tournament-forfeits = Forfeits
tournament-sure = { $matches } matches, { $actions } actions; ± is where the value lies with 95 % certainty.
tournament-kept = Results in { $file }.
