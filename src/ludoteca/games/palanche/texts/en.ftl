### What happens in Palanche, in English. Cards, names and the glossary have files of their own.

## Accounts

account-banca = Banca
account-collection = the collection

## Events

event-land-dealt = { $seat } is dealt { $spaces }.
event-rolled-for-first = { $seat } rolls { $dice } for the first turn.
event-turn-began = Round { $round }: it is the turn of { $seat }.
event-final-round-began = The final round: everybody rolls once more.
event-time-ran-out = Time is up. This round is finished, then comes the final one.
event-dice-rolled = { $seat } rolls { $dice }.
event-third-double-rolled = A third double in a row: { saying-third-double }! { $seat } is taken to the villa.
event-pawn-moved = 
    { $ride_from ->
        [none] { $seat }: { $start } → { $to }.
       *[other] { $seat } rides: { $ride_from } → { $start } → { $to }.
    }
event-paid =
    { $reason ->
        [start] { $payee } starts with { $amount }.
        [passing] { $payee } collects { $amount } on the way past De Ferrari.
        [purchase] { $payer } pays { $amount } for { $space }.
        [auction] { $payer } pays { $amount } for { $card }.
        [auction_sale] { $payer } pays { $payee } { $amount } for { $card }.
        [rent] { $payer } pays { $payee } { $amount } rent for { $space }.
        [donation] { $payer } puts { $amount } into the collection.
        [collection] { $payee } takes the whole collection: { $amount }.
        [fare] { $payer } pays the fare: { $amount }.
        [investment] { $payer } invests { $amount } in { $space }.
        [trade] { $payer } pays { $payee } { $amount }, as agreed.
        [sale] { $payee } gets { $amount }, half the price, for { $space }.
        [investment_sale] { $payee } gets { $amount }, half the cost, for a cube on { $space }.
        [bankruptcy] The Banca takes the last { $amount } of { $payer }.
        [covered] The Banca pays { $payee } the { $amount } that were owed.
       *[other] { $payer } pays { $payee } { $amount }{ $times ->
            [1] {""}
           *[other] {" "}({ $times } × { $each })
        }: “{ $card }”.
    }
event-space-bought = { $seat } buys { $space } for { $price }.
event-purchase-declined = { $seat } does not buy { $space }.
event-auction-opened =
    { $seller ->
        [none] The Banca auctions { $card }, from { $minimum }.
       *[other] { $seller } auctions { $card }, from { $minimum }.
    }
event-bid-made = { $seat } bids { $amount }.
event-dropped-out =
    { $short ->
        [yes] { $seat } cannot bid any more.
       *[no] { $seat } drops out.
    }
event-auction-won = { $card } goes to { $seat } for { $amount }.
event-auction-failed = Nobody wants { $card }.
event-card-turned = { $seat } turns up “{ $card }” ({ $deck }).
event-card-read = { $seat }, who is bankrupt, reads the card for { $player }:
event-card-kept = { $seat } keeps the card for later.
event-card-played = { $seat } plays “{ $card }”.
event-ride-taken = { $seat } will ride to { $to } with the next roll.
event-ride-declined = { $seat } goes on by the ordinary way.
event-ride-lost = { $seat } does not get to ride after all; the fare is gone.
event-invested = { $seat } invests in { $space } ({ $level }): the rent is now { $rent }.
event-investment-sold = { $seat } sells an investment on { $space } ({ $level }).
event-card-sold = { $seat } sells { $space } to the Banca.
event-trade-proposed =
    { $counter ->
        [0] { $seat } offers { $partner }
       *[other] { $seat } counters
    }: { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } for { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }.
event-trade-made =
    A deal: { $seat } gives { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } and gets { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    } from { $partner }.
event-trade-declined =
    { $why ->
        [completes-yours] { $seat }: “That would give you all of { $group }.”
        [breaks-mine] { $seat }: “I am not breaking up { $group }.”
        [too-little] { $seat }: “With { $amount } more, perhaps.”
        [too-dear] { $seat }: “For { $amount } less, perhaps.”
        [helps-you-more] { $seat }: “That helps you more than me.”
        [not-for-sale] { $seat }: “{ $card } is not for sale.”
        [no-use] { $seat }: “I have no use for that.”
        [need-cash] { $seat }: “I need my cash just now.”
        [asked-before] { $seat }: “You have asked me that before.”
       *[other] { $seat } turns the offer down.
    }
event-cards-marked =
    { $mark ->
        [wanted] { $seat } would like { $cards }.
        [not-for-sale] { $seat } will not sell { $cards }.
        [make-an-offer] { $seat } is open to offers for { $cards }.
       *[none] { $seat } takes the mark off { $cards }.
    }
event-asking-stopped =
    { $lifted ->
        [yes] { $partner ->
            [none] { $seat } may be asked about { $card } again.
           *[other] { $partner } may make { $seat } offers again.
        }
       *[no] { $partner ->
            [none] { $seat } does not want to be asked about { $card } any more.
           *[other] { $seat } wants no more offers from { $partner }.
        }
    }
event-payment-demanded = { $seat } can pay the { $owed }, or play “{ $cards }” and be spared.
event-debt-incurred = { $seat } owes { $owed } and has { $cash }. { saying-debt }.
event-debt-spared = { $seat } is spared { $owed }.
event-end-proposed = { $seat } proposes to end the match here and count wealth.
event-end-agreed = { $seat } agrees to end.
event-end-refused = { $seat } wants to play on.
event-went-bankrupt = { $seat } owes { $owed } and is bankrupt. { saying-bankruptcy } { saying-bankruptcy-consolation }.
event-wealth-counted = { $seat }: { $cash } in cash, { $cards } in cards, { $investments } in investments, { $total } in all.
event-match-ended = The richest of Genoa: { $winners }.

## Actions

action-roll = roll the dice
action-end-turn = end the turn
action-buy = buy it
action-decline-purchase = do not buy: auction it
action-bid = bid { $amount }
action-drop-out = drop out
action-take-ride = ride with the next roll
action-decline-ride = go on by the ordinary way
action-choose-space = go to { $space }
action-play-card = play “{ $card }”
action-read-card = read the card
action-invest = invest in { $space }
action-propose-trade =
    offer { $partner }: { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } for { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }
action-counter-trade =
    counter: { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } for { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }
action-accept-trade = accept the offer
action-decline-trade = turn the offer down
action-auction-card = auction { $card }, from { $minimum }
action-sell-card = sell { $space } to the Banca
action-sell-investment = sell a cube on { $space }
action-several = do all of this at once
action-mark-cards =
    { $mark ->
        [wanted] say that you would like { $cards }
        [not-for-sale] say that { $cards } will not be sold
        [make-an-offer] ask for offers for { $cards }
       *[none] take your mark off { $cards }
    }
action-stop-asking =
    { $lift ->
        [yes] be open to questions again
       *[no] ask not to be asked any more in this match
    }
action-pay-debt = pay
action-declare-bankruptcy = declare bankruptcy
action-propose-end = propose to end the match and count wealth
action-agree-to-end = agree to end the match
action-refuse-end = play on
action-time-up = time is up

offer-bid = bid an amount of your own
offer-propose-trade = propose a trade with { $partner }
offer-counter-trade = make a counter-offer
offer-auction-card =
    auction { $card ->
        [open] a card of your own
       *[other] { $card }
    }

field-amount = How much you bid
field-partner = Whom you trade with
field-offer = Which offer you answer
field-give = What you give
field-take = What you get
field-give-money = How much money you add
field-take-money = How much money you get
field-card = Which card you auction
field-minimum = The lowest bid you allow

card-saying = { $saying } – { $meaning }

## Options

option-length = How long: short (60 minutes), long (90 minutes), full (until one is left), or rounds:N
option-cap = The round with which a full match ends at the latest; without one, bots that cannot ruin each other play on for ever
option-wealth = What counts as wealth at the end
    .all-cards = cash, all cards and investments
    .terreno-only = cash, properties and investments
option-proposals = How many trades, and how many own auctions, in a turn
option-first = The seat that begins, or dice
option-board = The board: genova, or a board file
option-blank-speremmo = A card of your own among speremmo ben
option-blank-bratta = A card of your own among a l’è bratta

## How it ends

outcome-last-one-left = Only one is left in the game.
outcome-time-up = The time is up, and wealth has been counted.
outcome-rounds-played = The last round is over, and wealth has been counted.
outcome-agreed = Everybody agreed to end, and wealth has been counted.

## Tables and facts

table-wealth = Wealth
table-money-received = Where the money came from
table-money-paid = Where the money went
column-cash = cash
column-cards = cards
column-investments = investments
column-wealth = wealth
column-money = what for
money-start = to start with
money-passing = De Ferrari
money-purchase = bought spaces
money-auction = auctions of the Banca
money-auction_sale = auctions of players
money-rent = rent
money-donation = into the collection
money-collection = the collection
money-fare = rides
money-investment = investments
money-trade = trades
money-card = cards, with the Banca
money-card_players = cards, between players
money-card_collection = cards, with the collection
money-sale = cards sold to the Banca
money-investment_sale = cubes sold to the Banca
money-bankruptcy = lost in bankruptcy
money-covered = paid by the Banca for the bankrupt
money-total = all in all
fact-rounds = Rounds
fact-bankrupt = Players gone bankrupt
fact-cubes-placed = Cubes on the board at the end
fact-offers = Offers made
fact-best-wealth = Wealth of the richest

## Why a bot plays so

reason-roll = the dice are waiting
reason-nothing-more = nothing more to do
reason-buy = it is worth { $worth } palanche to you, for { $price }
reason-too-dear = it costs { $price }, and there is only { $cash }
reason-not-worth-it = it is worth only { $worth } palanche to you, for { $price }
reason-cheaper-at-auction = nobody else can pay { $price }: it is cheaper under the hammer
reason-enough-bid = { $bid } palanche are too much for what is worth { $worth } to you
reason-worth-it = it is worth up to { $worth } palanche to you
reason-way-is-fine = the ordinary way is fine
reason-better-from-there = the next roll from there saves about { $saved }
reason-no-way-out = { $owed } is owed, and all there is brings { $raisable }
reason-small-change = the card is worth more than { $owed }
reason-invest = the rent goes up to { $rent }; that brings about { $brings } more until the end
reason-play-card = now is a good time for it
reason-aim-whole = with it you have the whole of { $cards }
reason-aim-missing = then only { $cards } is missing for the whole colour
reason-aim-cubes = next { $cubes ->
        [one] a cube
       *[other] { $cubes } cubes
    } each on { $cards }, for { $cost } in all
reason-deal =
    { $own ->
        [better] about { $gain } palanche better for you
        [worse] about { $gain } palanche worse for you
       *[even] it makes hardly any difference to you
    }, { $their ->
        [better] about { $theirs } better for { $other }
        [worse] about { $theirs } worse for { $other }
       *[even] hardly any for { $other }
    }
reason-good-deal = { reason-deal }
reason-better-so = as it stands, { reason-deal }: ask for a fairer share
reason-bad-deal = { reason-deal }
reason-because-completes = because { $other } would have all of { $group }
reason-because-completes-own = because you would have all of { $group }
reason-because-breaks = because you would no longer have all of { $group }
reason-because-helps-more = because it helps { $other } more than you
reason-because-for-sale = because { $other } is open to offers for it
reason-say-wanted = the others may come to you with an offer
reason-say-not-for-sale = so that nobody asks in vain
reason-say-for-sale = others need it more than you
reason-best-place = the best place to go, worth about { $worth }
reason-spare-it = it spares { $owed }
reason-missed-least = it brings { $brings } palanche and will be missed least
reason-others-pay-more = others may pay more than the Banca
reason-sell-now = to you it is worth only { $worth } palanche until the end; others may pay more
reason-stalemate = in round { $round } nobody can ruin anybody any more
reason-play-on = there is still something to win
reason-read-card = bankrupt players read the cards

## Refusals: whose decision it is

refusal-match-over = The match is over.
refusal-not-your-decision = { $seat } has to decide first.
refusal-turn-open = A turn is under way.
refusal-purchase-open = First decide whether to buy the space you stand on.
refusal-ride-open = First declare whether you will ride.
refusal-destination-open = First choose where the card takes you.
refusal-reading-open = First the card must be read.
refusal-card-open = Finish with the card first.
refusal-debt-open = First the debt must be settled.
refusal-auction-open = First the auction must end.
refusal-trade-open = First the offer must be answered.
refusal-vote-open = First everybody says whether the match ends.
refusal-debt-out-of-turn = Outside your own turn you can only sell to the Banca.
refusal-no-turn = There is no turn under way.
refusal-already-rolled = You have rolled already.
refusal-roll-due = You still have to roll.
refusal-clock-only = Only the clock can say that.
refusal-no-clock = This match is played without a clock.
refusal-time-already-up = The time is up already.

## Refusals: spaces and cards

refusal-nothing-for-sale = There is nothing for sale here.
refusal-price-above-cash = The price is { $price }, and you have { $cash }.
refusal-no-ride = There is no ride to declare.
refusal-fare-above-cash = The fare is { $fare }, and you have { $cash }.
refusal-no-choice = There is no place to choose.
refusal-nothing-to-read = There is no card for you to read.
refusal-not-a-destination = { $space } is not one of the places with that drawing.
refusal-there-already = You are on { $space } already: the card takes you elsewhere.
refusal-no-such-card = There is no card “{ $card }”.
refusal-not-the-owner = { $card } does not belong to { $seat }.
refusal-not-a-kept-card = “{ $card }” is not a card one keeps.
refusal-card-not-now = “{ $card }” can do nothing now.
refusal-has-cubes = { $card } has cubes on it ({ $cubes }), so it cannot change hands.

## Refusals: investments

refusal-takes-no-cubes = { $card } takes no investments.
refusal-colour-not-whole = You do not own the whole colour of { $card }.
refusal-fully-invested = { $card } has all five investments.
refusal-two-a-turn = { $card } had its { $limit } investments this turn.
refusal-no-cubes-left = All { $cubes } cubes are on the board.
refusal-cost-above-cash = It costs { $cost }, and you have { $cash }.

## Refusals: auctions and trades

refusal-no-auction = There is no auction.
refusal-auctions-used-up =
    { $limit ->
        [0] In this match players hold no auctions of their own.
        [one] You have auctioned a card this turn, and that is all.
       *[other] You have auctioned { $limit } cards this turn, and that is all.
    }
refusal-minimum-too-low = The minimum cannot be less than { $least }.
refusal-not-in-tens = { $amount } will not do: money moves in tens.
refusal-bid-too-low = { $amount } is too little: at least { $least }.
refusal-bid-above-cash = You cannot bid { $amount }: you have { $cash }.
refusal-proposals-used-up =
    { $limit ->
        [0] This match is played without trades.
        [one] You have made a proposal this turn, and that is all.
       *[other] You have made { $limit } proposals this turn, and that is all.
    }
refusal-trade-with-oneself = You cannot trade with yourself.
refusal-no-such-partner = There is no player at that seat.
refusal-partner-bankrupt = { $other } is out of the game.
refusal-money-both-ways = Money goes one way only.
refusal-money-above-cash = { $seat } does not have { $amount }.
refusal-card-twice = A card is named twice.
refusal-no-card-in-trade = At least one card must change hands.
refusal-gift = { saying-gift-refused }: no gifts.
refusal-no-offer = There is no offer to answer.
refusal-no-such-offer = There has been no offer { $offer } yet.
refusal-offer-lapsed = Offer { $offer } has lapsed.
refusal-counters-used-up = There were { $limit } counter-offers: now it is yes or no.
refusal-no-vote = There is no vote to answer.
refusal-vote-full-only = Only a full match can end by a vote; this one has an end of its own.
refusal-vote-used-up = You have asked that already in this match.

## Refusals: debts

refusal-nothing-owed = You owe nothing.
refusal-no-debt = You have no debt, and the Banca buys only from those who do.
refusal-debt-trade-for-money = While you owe money, a trade must bring you some and cost you none.
refusal-debt-trade-loses = That trade brings { $money }, takes { $lost } of what the Banca would give, and leaves { $cash } for a debt of { $owed }.
refusal-cash-short = You owe { $owed } and have { $cash }.
refusal-cash-enough = You have { $cash }, and that covers the { $owed } you owe.
refusal-kept-card-unsaleable = The Banca gives nothing for “{ $card }”.
refusal-no-cubes = There is no cube on { $card }.
refusal-can-still-pay = You can still raise { $raisable }, and you owe { $owed }.

## Refusals: options, boards and cards of one’s own

refusal-number-of-seats = { $seats } cannot play: Palanche is for { $low } to { $high }.
refusal-options-malformed = These options cannot be read: { $problem }.
refusal-first-seat-unknown = { $seat } cannot begin: only { $seats } play.
refusal-cap-only-full = A cap is for full matches only.
refusal-board-unknown = There is no board “{ $board }”; there is { $known }. Or name a board file.
refusal-amount-not-in-steps = { $at }: { $amount } will not do, it must be a multiple of { $step }.
refusal-board-size = { $at }: a board has { $low } to { $high } spaces, not { $found }.
refusal-board-levels = { $at }: the investments are { $expected }, in this order.
refusal-board-kit = { $at }: a board needs at least { $least } spaces of the kind { $kind }; this one has { $found }.
refusal-board-index = { $at }: this is space { $expected }, not { $found }.
refusal-key-twice = { $at }: “{ $key }” is there already.
refusal-board-colour-unused = { $at }: no space has the colour { $colour }.
refusal-board-colour-unknown = { $at }: there is no colour “{ $colour }”.
refusal-board-symbol-unknown = { $at }: there is no symbol “{ $symbol }”.
refusal-board-deck-missing = { $at }: a card space must name its deck.
refusal-board-rents = { $at }: { $expected } rents are needed, not { $found }.
refusal-board-place-missing = { $at }: the board has no space “{ $space }”.
refusal-board-start = { $at }: the start is the first space of the ring.
refusal-board-third-double = { $at }: a third double leads to a space that pays into the collection.
refusal-ride-end-missing = { $at }: a ride has two ends, not { $found }.
refusal-ride-end-unknown = { $at }: the board has no space “{ $space }” for this ride.
refusal-ride-end-shared = { $at }: { $space } is the end of another ride already.
refusal-ride-end-on-cards = { $at }: { $space } is a card space, where a card may move the meeple away; a ride cannot end there.
refusal-board-misplaced = { $at }: { $space } is of the kind “{ $kind }”, on which there is no “{ $field }”.
refusal-board-collection = { $at }: the collection is on a special space that asks for nothing; { $space } is none.
refusal-deck-restless = { $at }: the deck { $deck } needs a card that neither moves a meeple nor is kept.
refusal-blank-untitled = { $at }: a card needs a title.
refusal-blank-wordless = { $at }: something must stand on the card.
refusal-effect-missing = { $at }: a card must do something.
refusal-effect-space-unknown = { $at }: the board has no space “{ $space }”.
refusal-effect-symbol-unknown = { $at }: at least two spaces must carry “{ $symbol }”.
refusal-effect-no-steps = { $at }: a move has at least one step.
refusal-effect-too-far = { $at }: { $steps } steps are once round the board or more.
refusal-effect-keep-alone = { $at }: a card that is kept says nothing else.
refusal-effect-moves-twice = { $at }: a card moves the meeple only once.
refusal-effect-keep-unclear = { $at }: a kept card either spares a payment or does something when played.
refusal-notation = “{ $text }” is not something one can do here.

## Refusals: positions that cannot arise

refusal-position-space-unknown = The board has no space “{ $space }”.
refusal-position-one-for-each-seat = { $field } needs { $seats } entries, one for each seat.
refusal-position-seat-unknown = There is no such seat.
refusal-position-out = The list of bankrupt seats is not possible.
refusal-position-end-proposed = The list of seats that asked to end names a seat twice.
refusal-position-no-ride-here = No ride starts from { $space }.
refusal-position-not-a-card = { $space } has no card.
refusal-position-takes-no-cubes = { $space } takes no investments.
refusal-position-cubes = { $space } cannot have { $cubes } cubes.
refusal-position-too-many-cubes = There are { $cubes } cubes on the board, and only { $supply } in the box.
refusal-position-not-a-kept-card = Somebody keeps a card that is not one to keep.
refusal-position-deck = The deck { $deck } does not hold the cards it should.
refusal-position-unseen = The deck { $deck } cannot have { $unseen } unseen cards.
refusal-position-card-twice = A card is kept twice.
refusal-position-not-in-tens = { $amount } will not do: money comes in tens.
refusal-position-ledger-row = A row of the ledger is not possible.
refusal-position-ledger-unbalanced = The ledger does not add up to cash and collection.
refusal-position-bankrupt-has-something = { $seat } is bankrupt and still has something.
refusal-position-no-clock = Time cannot run out in a match without a clock.
refusal-position-round = Round { $round } does not fit a match of { $limit }.
refusal-position-final = This cannot be the final round.
refusal-position-ending = The end does not fit the open decisions.
refusal-position-one-left = Only one is left, so the match is over.
refusal-position-goes-on-by-itself = Nobody has to decide here: the match would go on by itself.
refusal-position-invested = More than two investments on one card in a turn.
refusal-position-decision = The open decision “{ $decision }” is not possible ({ $problem }).

## Refusals: talk, and several things at once

refusal-newer-rules = This match began under earlier rules, which do not have that yet.
refusal-out-of-the-game = You are out of the game.
refusal-no-card-named = Name at least one card.
refusal-nothing-named = Name at least one investment or sale.
refusal-own-card-wanted = { $card } is yours already.
refusal-too-many-marks = More than { $limit } marks at a time are too many.
refusal-card-or-player = Name a card or a player, not both.
refusal-reason-missing = Say why, or nothing at all.
refusal-reason-incomplete = For that reason something is missing: a card, a colour or a sum.
refusal-no-such-group = There is no such colour or kind.
refusal-not-in-auction = You are not bidding for { $card }.
refusal-position-talk = What was said at the table is not possible ({ $problem }).
