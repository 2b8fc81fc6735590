# What only the table in the browser says of Palermo, in English.

board-help = The town. Arrow keys move the cursor, Enter does what is offered there, N goes to the next place where something may be done, R turns the house, K takes another kind, P takes the policeman.

prompt-start = Lay the start tile wherever you like.
prompt-house = Choose a house, turn it, and lay it wall to wall with another. Your chip goes on its door.
prompt-claim = Put a chip on a free door.
prompt-target = Show which of your chips comes next.
prompt-turn = { $points ->
        [0] You are home: move the policeman if you like, then take the interest.
       *[other] You have { $points } points. First the policeman, if you like; then walk to one of the lit cells.
    }
prompt-walk = { $points ->
        [0] Now take the interest.
       *[other] Now the pawn: { $points } points.
    }
prompt-over = It is over.

hand-house = House with { $kind ->
        [one] one roof
        [two] two roofs
       *[three] three roofs
    }, { $left } left
hand-turn = Turn
tools = What to move
tool-walk = Walk
tool-police = Policeman
card-title = Movement card
card-label = Movement card: { $points } points, { $chips } chips on it
price = { $cost } pt
seat-to-lay = { $chips } to lay
seat-collecting = { $collected }/{ $all } · { $points } pts
seat-home = home

why-walked = Every step costs one point, a foreign policeman two. { $cost } of { $points } points were used, { $lost } lost by being stopped short.
why-chip-collected = { $points } points on the card, { $cost } used on the way: the rest is income.
why-came-home = { $points } points on the card, { $cost } used on the way home: the rest is income.
why-interest-taken = The bank pays whoever is home, by the number of players.
why-policeman-blocked = In this edition ending on a foreign policeman costs { $points_less } points of the next turn.

told-phase-building = The town is being built. { $seat } is at turn.
told-phase-claiming = The doors of the town are claimed. { $seat } is at turn.
told-phase-collecting = The pawns are in the streets. { $seat } is at turn.
told-phase-over = The match is over.
told-supply = In the box: { $one } houses with one roof, { $two } with two, { $three } with three.
told-house = { $slot }: house, roofs on { $roofs }, door on { $door }, { $owner ->
        [none] no chip
       *[other] chip of { $owner }
    }.
told-start = { $slot }: the start tile.
told-street = { $slot }: streets with a fountain.
told-player = { $seat }: { $money } million, { $points } points, { $laid } chips on the board, { $collected } collected, { $pawn ->
        [home] home
        [parked] pawn on the start tile
       *[other] pawn on { $pawn }
    }{ $policeman ->
        [none] {""}
       *[other] , policeman on { $policeman }
    }{ $target ->
        [none] {""}
       *[other] , target on { $target }
    }.
told-walk-street = Walk to { $to }{ $lost ->
        [0] {""}
       *[other] , stopped short, { $lost } points lost
    }.
told-walk-door = Walk to { $to } for { $cost } points: a chip and { $income } million.
told-walk-home = Walk home to { $to } for { $cost } points: { $income } million.
told-not-allowed = Not possible: { $action }.
told-bypass = bypass
told-empty = { $slot } is empty
told-roof = roof
told-door = door
told-street-cell = street
told-chip = chip of { $seat }
told-pawn = pawn of { $seat }
told-policeman = policeman of { $seat }
