# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = The points of { $seat }
number-next-points = The points of the next turn
number-points-less = Points less next turn
number-cost = The cost of the way
number-lost = Points lost
number-income = The income
number-money = All the money
number-money-of = The money of { $seat }
number-interest = The bonus
number-chips-left = Chips that { $seat } has left
number-chips-to-collect = Chips that { $seat } has still to collect
number-tiles-left = Tiles of this kind left in the box
number-walk-ends = Spaces where the walk may end
number-houses-needed = Houses that are needed
number-houses-found = Houses with { $roofs ->
        [one] one roof
       *[other] { $roofs } roofs
    }

term-houses-each = { $amount }, with { $chips } chips for each of { $count } players
term-shape = { $amount } with the roofs { $roofs } and the doorway at { $door }
term-no-shape = { $amount }, for there is no such shape
term-card = { $amount } on the movement card
term-chips = { $amount } for chips collected
term-policeman-before = { $amount } for the police stone of the last turn
term-steps = { $amount } for steps
term-policemen = { $amount } more for police stones on the way
term-jumped-policemen = { $amount } more for police stones jumped over
term-before-a-pawn = { $amount } in front of another pawn
term-before-a-policeman = { $amount } in front of a police stone
term-points-of-turn = { $amount } points of the turn
term-spent = { $amount } used
term-money-before = { $amount } before
term-money-more = { $amount } now
term-by-players = { $amount }, with { $count } players
term-laps = { $amount } for rounds of the track ({ $count })
term-field = { $amount } where the marker is
term-chips-each = { $amount } each with { $count } players
term-chips-laid = { $amount } on the board
term-by-edition = { $amount }, in this edition
term-tiles-in-box = { $amount } in the box
term-tiles-laid = { $amount } laid
term-cells = { $amount }
