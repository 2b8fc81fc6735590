action-bid = Bid { $count } × { $face }
action-call = Call it a lie
event-rolled = { $seat } rolls { $count ->
    [one] one die
   *[other] { $count } dice
  }.
event-bid-made = { $seat } bids { $count } × { $face }.
event-bid-called = { $seat } calls { $bidder }’s bid of { $count } × { $face }: there are { $found }. { $loser } loses a die and has { $left } left.
number-found = Dice that show { $face }
term-cup = { $amount } under { $seat }’s cup
number-left = Dice that { $seat } has left
term-dice-before = { $amount } before
term-die-lost = { $amount } lost
outcome-last-dice = One player still has dice.
option-dice = Dice for each player
refusal-liars-dice-number = A player begins with one to eight dice, not { $dice }.
refusal-liars-dice-cups = Each of the { $seats } players has a cup, and the one whose turn it is has dice.
board-dice = Dice
board-turn = Next
board-bid = Bid
ld-cup = { $seat }: { $count ->
    [one] one die
   *[other] { $count } dice
  }
ld-own = { $seat }: { $dice }
ld-bid = { $seat } bids { $count } × { $face }
ld-no-bid = No bid yet
ld-count = How many
ld-face = Face
ld-pending = { $count } × { $face }
ld-more = One more
ld-fewer = One fewer
