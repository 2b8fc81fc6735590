### What only the table of Palanche in the browser says, in English.

## The board

pl-board = The board of Palanche
pl-ring = The ring of 40 spaces: arrow keys go round, Enter looks closer
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
pl-cell-pays = puts { $amount } into the collection
pl-cell-ride = ride to { $space }
pl-cell-here = here: { $names }
pl-words-collection = { $amount } lie in the collection.
pl-words-cubes = { $cubes } cubes are left.
pl-words-bankrupt = { $who } is bankrupt.
pl-words-player = { $who } stands on { $place }, has { $cash } in cash, { $wealth } in all, and owns: { $cards }.

group-brown = brown
group-light-blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-blue = blue
group-attivita = businesses
group-gradinata = stands

## What is asked

pl-ask-roll = The dice are yours.
pl-ask-again = A double! Roll again.
pl-ask-end = Anything else, or shall the next one roll?
pl-ask-buy = { $space } is for sale at { $price }.
pl-ask-ride = Will your next roll count from { $space }? The ride costs { $fare }.
pl-ask-destination = Where to? Choose a space with this drawing: { $symbol }.
pl-ask-middle = Your answer is awaited on the table.
pl-others-turn = { $who } is thinking.
pl-others-purchase = { $who } may buy.
pl-others-ride-offer = { $who } may ride.
pl-others-destination = { $who } chooses where to go.
pl-others-auction = { $who } may bid.
pl-others-trade = { $who } ponders an offer.
pl-others-debt = { $who } must raise money.
pl-others-card-rest = { $who } does what the card says.
pl-others-levy = { $who } collects.
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
pl-invest = Invest for { $cost }
pl-sell =
    { $what ->
        [card] Sell the card for { $brings }
       *[investment] Sell a cube for { $brings }
    }
pl-auction-it = Auction it
pl-deal-for-it = Propose a deal for it
pl-last-card = Last card: { $deck }
pl-estate = Your money and cards
pl-cash = in cash
pl-note-cards =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
pl-note-bankrupt = bankrupt
pl-waiting-for = Waiting for { $who } …

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

## Auctions

pl-auction-of = { $seller } auctions: { $card }
pl-auction-from = No bid yet; it starts at { $minimum }.
pl-auction-by = bid by { $who }
pl-bidder-asked = is asked
pl-bidder-leads = leads
pl-bidder-in = still in
pl-bidder-out = out
pl-your-bid = Your bid, up to { $cash }
pl-bid = Bid { $amount }
pl-drop-out = Drop out
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
pl-change-whole = { $who } has all of { $colour }!
pl-change-broken = { $who } no longer has all of { $colour }.
pl-offer-it = Offer it to { $who }
pl-counter-it = Answer { $who }
pl-counter-title = Your counter-offer
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

## Debts

pl-debt-of = { $who } owes money
pl-debt-owes = { $owed } to { $creditors }: { $what }.
pl-debt-meter = { $cash } of { $owed }
pl-debt-cash = In cash
pl-debt-missing = Still missing
pl-debt-raisable = Could be raised
pl-debt-sell = What the Banca would buy
pl-debt-what =
    { $what ->
        [card] the card
       *[investment] the top cube
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

why-paid =
    { $reason ->
        [rent] That is the rent of { $space } as it stands.
        [investment] That is what one investment in { $space } costs.
        [sale] Half the price of { $space }.
        [investment_sale] Half of what a cube on { $space } costs.
       *[other] { $times } × { $each } = { $amount }
    }
why-wealth-counted = { $cash } + { $cards } + { $investments } = { $total }
why-debt-incurred = { $owed } are owed, { $cash } are there.
why-invested = The rent is the row of the highest investment on { $space }.

option-length = How long
    .short = 60 minutes, by the clock
    .long = 90 minutes, by the clock
    .full = until one is left
    .rounds-10 = 10 rounds
    .rounds-20 = 20 rounds
    .rounds-30 = 30 rounds
    .rounds-50 = 50 rounds
option-first = Who begins
    .dice = the dice decide
    .some = seat { $number }
option-board = Board
    .genova = Genoa
