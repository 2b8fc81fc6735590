### What only the table of Palanche in the browser says, in English.

## The board

pl-board = The board of Palanche
pl-ring = The ring of { $spaces } spaces: arrow keys go round, Enter looks closer
pl-round = Round { $round }
pl-round-of = Round { $round } of { $limit }
pl-final-round = The final round
pl-cell-owned = belongs to { $owner }, rent { $rent }
pl-cell-free = for sale at { $price }
pl-cell-cubes =
    { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    }
pl-cell-collection = the collection: { $amount }
pl-cell-pays = pay { $amount } into the collection
pl-cell-ride = ride to { $space }
pl-cell-here = here: { $names }
pl-words-collection = The collection holds { $amount }.
pl-words-cubes = { $cubes ->
        [one] One cube is left.
       *[other] { $cubes } cubes are left.
    }
pl-words-bankrupt = { $who } is bankrupt.
pl-words-player =
    { $who } stands on { $place }, has { $cash } in cash, { $wealth } in all, and owns: { $cards ->
        [none] nothing
       *[other] { $cards }
    }.

## What is asked

pl-ask-again = A double! Roll again.
pl-ask-buy = { $space } is for sale at { $price }.
pl-ask-ride = Will your next roll count from { $space }? The ride costs { $fare }.
pl-ask-destination = Where to? Choose a space with this drawing: { $symbol }.
pl-others-turn = { $who } is thinking.
pl-others-purchase = { $who } may buy.
pl-others-ride-offer = { $who } may ride.
pl-others-destination = { $who } chooses where to go.
pl-others-auction = { $who } may bid.
pl-others-trade = { $who } ponders an offer.
pl-others-debt = { $who } must raise money.
pl-others-card-rest = { $who } does what the card says.
pl-others-reading = { $who } is to read the card.
pl-others-levy = { $who } collects.
pl-others-end-vote = { $who } ponders whether to end the match.
pl-roll = Roll the dice
pl-end-turn = End the turn
pl-buy = Buy for { $price }
pl-decline-purchase = No: auction it
pl-take-ride = Ride
pl-decline-ride = Walk on
pl-play = Play “{ $card }”
pl-play-card = Play this card
pl-propose = Propose a deal
pl-auction-a-card = Auction a card
pl-propose-end = End and count wealth?
pl-ask-end = { $who } proposes to end the match here and count wealth. Everybody must agree.
pl-agree-to-end = End the match
pl-refuse-end = Play on
pl-ask-reading = You are out of the game and read the cards now: the next one is for { $player }.
pl-read = Read the card
pl-invest = Invest for { $cost }
pl-sell =
    { $what ->
        [card] Sell the card for { $brings }
       *[investment] Sell a cube for { $brings }
    }
pl-auction-it = Auction it
pl-deal-for-it = Propose a deal for it
pl-last-card = Last { $deck } card
pl-estate = Your money and cards
pl-cash = in cash
pl-banknotes = Banknotes
pl-notes = In notes: { $notes }
pl-note-cards =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
pl-note-bankrupt = bankrupt
pl-waiting-for = Waiting for { $who }…

## Cards

pl-meaning = It means:
pl-deed-level = What stands on it
pl-deed-rent = rent
pl-deed-price = Price
pl-deed-cost = Each investment
pl-deed-owner = Owner
pl-deed-owned = { $count } owned
pl-deed-card = Whoever stops here turns up the top card.
pl-deed-start = Passing or reaching it by dice pays { $amount }.

## What one knows before deciding

pl-cash-left = Left in cash
pl-rents-together = What these cards bring in rent
pl-rents-change = What the rents become
pl-rent-of = Rent of { $space }
pl-colour = Who has { $colour }
pl-completes-yours = It would complete { $colour } for you!
pl-completes = { $who } lacks only this card for { $colour }.
pl-invest-title = Invest
pl-invest-two-each = Two on each
pl-invest-all = Invest { $cost }
pl-standing = Who is richest?
pl-wealth-of = { $who } would count { $cash } in cash, { $cards } for cards and { $investments } for investments: { $wealth }.
pl-lacks = lacks { $cards }
pl-owns-nothing = no card yet
pl-look-at = Cards and money of { $who }:
pl-watch-deals = Watch all deals
pl-log-cost = It cost { $amount }.
pl-log-whole = { $who } now has all of { $group }!
pl-log-share = { $who }: { $count } of { $size } in { $group }.
pl-log-broken = { $who } no longer has all of { $group }.
pl-log-turn = { $who }’s turn.
pl-log-bids = { $count } bids; { $who } went up to { $amount }.
pl-log-one-bid = There was no other bid.
pl-farewell = Out of the game
pl-farewell-text = There is more on the bill than in the purse: it happens in the best families. The others play on. Watch what becomes of your streets, read the cards for them, or let the bots finish it off.
pl-farewell-read = Read the cards
pl-farewell-watch = Watch
pl-farewell-bots = Let the bots finish
pl-out = You are out of the game and…

## Table talk

pl-talk = What players say of this card
pl-says-wanted = { $who } would like this one
pl-says-not-for-sale = { $who } will not sell it
pl-says-make-an-offer = { $who } is open to offers
pl-mark-wanted = I would like this one
pl-mark-not-for-sale = Not for sale
pl-mark-make-an-offer = Make me an offer
pl-quiet = Ask me no more…
pl-quiet-card = Ask me no more about it
pl-quiet-about = … about { $card }
pl-quiet-player = No more offers from { $who }
pl-sweeten = Try that: { $amount }

## Auctions

pl-auction-of = { $seller } auctions: { $card }
pl-auction-from = No bid yet; it starts at { $minimum }.
pl-auction-by = bid by { $who }
pl-bidder-asked = to bid
pl-bidder-leads = leads
pl-bidder-in = still in
pl-bidder-out = out
pl-your-bid = Your bid, up to { $cash }
pl-bid = Bid { $amount }
pl-drop-out = Drop out
pl-call =
    { $count ->
        [1] { $amount } from { $who }: going…
        [2] { $amount } from { $who }: going, going…
       *[other] Gone! To { $who } for { $amount }.
    }
pl-proxy = Up to { $amount } for me
pl-proxy-note = Bids as little as it takes, up to this sum, and leaves you alone. No other player sees your limit.
pl-proxy-stands = Bidding for you, as little as it takes, up to { $limit }.
pl-proxy-stop = I will bid myself
pl-auction-own = Auction a card of yours
pl-auction-own-note =
    { $left ->
        [one] One more auction this turn.
       *[other] { $left } more auctions this turn.
    }
pl-minimum = From
pl-auction-start = Auction { $card } from { $minimum }

## Deals

pl-deal-with = With
pl-deal-how = Lay cards on the table: here, or by clicking on the board. Money may go one way.
pl-deal-effects = What the deal does to the colours
pl-you-give = You give
pl-gives = { $who } gives
pl-no-cards = no card that may change hands
pl-and-money = and money, up to { $most }
pl-change = { $who }: { $colour } { $before } → { $after } of { $size }
pl-change-none = Nobody’s share of a colour changes.
pl-change-whole = { $who }: { $colour } complete!
pl-change-broken = { $who }: { $colour } no longer complete.
pl-offer-it = Offer it to { $who }
pl-counter-it = Answer { $who }
pl-counter-title = Your counter-offer
pl-back-to-question = { $asked ->
        [auction] Back to the auction
        [debt] Back to the debt
        [purchase] Back to what is for sale
       *[other] Answer the offer
    }
pl-never-mind = Never mind
pl-proposals-left =
    { $left ->
        [one] one proposal left this turn
       *[other] { $left } proposals left this turn
    }
pl-offer-of = { $who } offers { $whom } a deal
pl-offer-countered = { $who } answers { $whom } with another deal
pl-accept = Accept
pl-counter = Counter
pl-decline = Decline
pl-why = Say why not…
pl-why-more = How much more
pl-why-less = How much less
pl-why-not =
    { $why ->
        [completes-yours] “That would give you all of { $group }.”
        [breaks-mine] “I am not breaking up { $group }.”
        [too-little] “With { $amount } more, perhaps.”
        [too-dear] “For { $amount } less, perhaps.”
        [helps-you-more] “That helps you more than me.”
        [not-for-sale] “{ $card } is not for sale.”
       *[no-use] “I have no use for that.”
        [need-cash] “I need my cash just now.”
    }

## Debts

pl-payment-of = { $who } is to pay
pl-debt-of = { $who } owes money
pl-debt-owes = { $owed } to { $creditors }
pl-debt-meter = { $cash } of { $owed }
pl-debt-cash = In cash
pl-debt-missing = Still missing
pl-debt-raisable = Could be raised
pl-debt-sell = What the Banca would buy
pl-debt-cheapest = Cheapest way
pl-sell-basket =
    { $brings ->
        [none] Sell these
       *[other] { $missing ->
            [0] Sell for { $brings } and pay
           *[other] Sell for { $brings }
        }
    }
pl-pay = Pay { $owed }
pl-spare = Play “{ $card }” instead
pl-bankrupt = Declare bankruptcy

## Ledger and reckoning

pl-ledger = Where did my money go?
pl-ledger-whose = Whose money
pl-ledger-in = in
pl-ledger-out = out
pl-ledger-left = Left in cash: { $cash }
pl-reckoning = Wealth, card by card
pl-reckoning-cubes = { $price } + { $cubes } × { $cost }
ending-last-one-left = Only { $winners } is left in the game. { $names } went bankrupt.
ending-time-up =
    { $count ->
        [1] The time is up: { $winners } is the richest, ahead of { $names }.
       *[other] The time is up: { $winners } are the richest together.
    }
ending-rounds-played =
    { $count ->
        [1] The last round is over: { $winners } is the richest, ahead of { $names }.
       *[other] The last round is over: { $winners } are the richest together.
    }
ending-agreed =
    { $count ->
        [1] Everybody agreed to end: { $winners } is the richest, ahead of { $names }.
       *[other] Everybody agreed to end: { $winners } are the richest together.
    }

option-length = How long
    .short = 60 minutes by the clock, as printed
    .long = 90 minutes by the clock, as printed
    .full = until one is left, as printed
    .rounds-30 = 30 rounds, our own length
    .rounds = { $number ->
        [1] one round
       *[other] { $number } rounds
    }
option-first = Who begins
    .dice = the dice decide
    .some = seat { $number }
option-board = Board
    .genova = Genoa
note-length = Thirty rounds take about an hour with people; with bots it goes faster.
note-cap = Only for a match until one is left: after this round it ends all the same.
note-wealth = What is added up at the end to see who is richest.
note-proposals = Fewer keeps the table moving; none means no deals and no auctions of your own.
note-first = Whoever throws most begins, or you say who.
note-board = The printed board of Genoa, one that the host of this server has installed, or one of your own.

## The workshop: cards of one’s own

pl-blank-title = Cards of your own
pl-blank-text = Each deck has one blank card. Give it a title, choose what it does and what it says; then sit down and hope that the others turn it up.
pl-blank-decks = The two blank cards
pl-blank-unwritten = still blank
pl-blank-empty = The blank card of { $deck } is left out unless you write it.
pl-blank-begin = Write this card
pl-blank-name = Title
pl-blank-does = What it does
pl-blank-next = And then
pl-blank-later = When it is played
pl-blank-add = Add something
pl-blank-remove = Leave this out
pl-blank-words = What it says
pl-blank-plain = Just say what it does
pl-blank-clear = Tear it up
pl-blank-fine = This card can be played.
pl-blank-play =
    { $cards ->
        [one] Play with this card
       *[other] Play with both cards
    }
do-receive = receive money
do-pay = pay money
do-pay-per-investment = pay for investments
do-move-to = go to a space
do-move-to-symbol = go to a drawing
do-move-by = go some steps
do-keep = keep the card
side-banca = the Banca
side-each-player = each player
side-collection = the collection
spares-rent = spares you a rent
spares-collection = spares you a payment to the collection
spares-fare = spares you a fare
spares-then = does something when played
pl-do-amount = How much
pl-do-from = From
pl-do-to = To
pl-do-level = For each
pl-do-any-level = investment of any kind
pl-do-space = Where to
pl-do-symbol = Drawing
pl-do-steps = Steps
pl-do-way = Direction
    .on = forward
    .back = back
pl-do-pays = De Ferrari pays { $amount } on the way
pl-do-spares = What the card is kept for
said-receive-banca = Receive { $amount } from the Banca.
said-receive-each-player = Receive { $amount } from each player.
said-receive-collection = Take { $amount } from the collection.
said-pay-banca = Pay the Banca { $amount }.
said-pay-each-player = Pay each player { $amount }.
said-pay-collection = Put { $amount } into the collection.
said-each-any = Pay { $amount } for each of your investments ({ $to }).
said-each-level = Pay { $amount } for each { $level } of yours ({ $to }).
said-move-to = Go forward to { $space }.
said-move-to-symbol = Go to a space with this drawing: { $symbol }.
said-move-on =
    { $steps ->
        [one] Go one space forward.
       *[other] Go { $steps } spaces forward.
    }
said-move-back =
    { $steps ->
        [one] Go one space back.
       *[other] Go { $steps } spaces back.
    }
said-pays = If you pass De Ferrari, receive { $amount }.
said-keep-rent = Keep this card: it spares you one rent.
said-keep-collection = Keep this card: it spares you one payment to the collection.
said-keep-fare = Keep this card: it spares you one fare.
said-keep-then = Keep this card and play it in a turn of yours.

## The lesson

lesson-welcome = Welcome to Genoa
    .text = Palanche is Genoese for money. You walk round the city, buy properties, let the others pay rent, and are the richest in the end. You are red. Via Cornigliano and Via Garibaldi were dealt to you.
lesson-dice = The dice
    .text = A turn begins with both dice. Your meeple goes that many spaces, the way of the arrow, and the space says what happens.
    .do = Roll the dice.
lesson-buying = A property for sale
    .text = Nobody owns Via Sestri. Whoever stops on a free property may buy it at its price.
    .do = Buy it for 100.
lesson-cards = Cards
    .text = Blue turned up a card of a l’è bratta: trouble. The 50 are on San Lorenzo now, and whoever stops at the cathedral takes them all.
lesson-rent = Rent
    .text = Yellow stopped on your Via Cornigliano and paid you 10. A bare property brings little; it is what you build on it that pays.
lesson-auction = Not at that price
    .text = Via di Prè costs 140. If you do not buy it, the Banca auctions it, from 10, and you may bid too.
    .do = Say no.
lesson-bidding = Going, going…
    .text = Blue bids 60, yellow has dropped out. Each bid is at least ten more than the last, and never more than your cash.
    .do = Bid 70.
lesson-won = Sold
    .text = Blue drops out as well: Via di Prè is yours for half its price. Patience is a Genoese virtue.
lesson-trade = A deal
    .text = In their turn players may offer each other cards and money. Blue would give Via Roma for Via Sestri and 250. Look at the lines below: both blue streets would be yours.
    .do = Accept. Counter and decline would be possible, too.
lesson-colour = A whole colour
    .text = Via Garibaldi and Via Roma together are the whole blue colour. Only a player who owns every street of a colour may invest in it.
lesson-investing = Investing
    .text = An apartment on Via Roma costs 200 and lifts its rent from 60 to 220. Each investment takes a cube.
    .do = Press the 200 beside Via Roma.
lesson-again = And the basement
    .text = Two investments on each card are allowed in a turn. The next one more than doubles the rent.
    .do = Invest in Via Roma once more.
lesson-collection = The cathedral ahead
    .text = Now a rent of 600 waits on Via Roma, and 50 are left in your purse. That is daring; but nine spaces ahead is the collection.
    .do = Roll the dice.
lesson-takings = The collection
    .text = You stop at San Lorenzo and take the whole collection. “{ pl-ledger }” explains every palanca of yours at any time.
lesson-final = The final round
    .text = This match was agreed for four rounds. In the last one everybody rolls once, then wealth is counted.
    .do = Roll the dice.
lesson-debt = In debt
    .text = Boccadasse belongs to yellow, and the rent is 140: more than you have. If you owe money you may sell to the Banca, cards for half their price, cubes for half their cost.
    .do = Sell Via di Prè: it brings the 70 that you paid.
lesson-settled = Paid
    .text = The debt is paid at once. Only a player who has nothing left to sell is bankrupt, and out of the game.
lesson-luck = Daring pays
    .text = Yellow stops on Via Roma, and 600 change hands.
lesson-end = The richest of Genoa
    .text = Cash, the price of every card and the cost of every cube: 1,890, and you win. Doubles, rides on the flyover and in the elevator, and cards of your own are left for you to discover.

## Rules, drawn

figure-board = The ring begins at Piazza De Ferrari, bottom right, and goes round with the arrow.
figure-dice = Two and four: six spaces on, to Via Sestri.
figure-doubles = Two threes: do what Via Sestri asks, then roll again. On the third double of a turn you do not move.
figure-passing = Past De Ferrari by dice: 200 from the Banca.
figure-buying = Via Sestri is nobody’s and may be bought for 100; Lungomare di Pegli belongs to blue.
figure-auction = From 10, each bid at least 10 more. Nobody goes beyond 90: the card is sold for that, whatever its price.
figure-rent = Via Roma with nothing on it, and with one to five investments: the rent stands at the foot of the card.
figure-decks = Sun: a card of speremmo ben. Cloud: one of a l’è bratta.
figure-drawings = A card sends you to a creusa: three of these spaces have the little steps.
figure-rides = The flyover from Via Cantore to Corso Italia, the elevator from Via Garibaldi to Spianata Castelletto.
figure-collection = The collection is before the cathedral; whoever stops there takes all of it.
figure-colours = Red has all of blue and may invest; one light blue street is missing.
figure-trade = Red gives two cards and 150 for one of blue’s: cards on both sides, money on one.
figure-cubes-stay = The bare card may change hands, the one with cubes may not.
figure-selling = Half of 360 for the bare card, half of 200 for the top cube.
figure-wealth = Cash, then the price of each card and the cost of its cubes: 630 + 160 + 360 + (400 + 2 × 200).

key-round = goes round the board
key-start = goes to the start
key-look = looks closer
