# Palermo in English. Cells are named a1 … n14, slots A1 … F6.

## The town is built

refusal-not-your-turn = It is { $seat }’s turn.
refusal-town-comes-first = The town has to be built first.
refusal-start-comes-first = The Start/Finish tile comes first.
refusal-start-lies-already = The Start/Finish tile has been laid already.
refusal-slot-taken = There is a tile on { $slot } already.
tile-kind =
    { $kind ->
        [one] one roof
        [one_mirrored] one roof, mirrored
        [two] two roofs
        [two_mirrored] two roofs, mirrored
        [three] three roofs
        [start] Start/Finish
       *[street] street
    }
refusal-none-left =
    { $count ->
        [one] The one tile of this kind ({ tile-kind }) has been laid
       *[other] All { $count } tiles of this kind ({ tile-kind }) have been laid
    } already.
refusal-own-door-walled-in = Its own doorway at { $door } could not be reached from the bypass street.
refusal-door-walled-in = The doorway at { $door } could not be reached from the bypass street.
refusal-start-walled-in = The Start/Finish tile on { $slot } could not be reached from the bypass street.
refusal-slot-walled-in = That would close off { $slot }: no courtyards.
refusal-does-not-join = A roof of the new house must share a wall with a roof that is there already.
refusal-touches-at-corner = Touching another house at a corner only is not allowed.
refusal-town-cannot-be-finished = After that the town could not be finished: there is no way to fill the board.
refusal-town-undecided = No way to finish the town after that was found; whether there is one is undecided, and that counts as no.
refusal-town-is-built = The town is built.

event-first-player-chosen = { $drawn ->
    [yes] { $seat } is drawn to begin.
   *[no] { $seat } begins.
}
event-town-found = { $drawn ->
    [yes] A town was drawn: { $code }.
   *[no] The town is { $code }.
}
event-start-laid = { $seat } lays the Start/Finish tile on { $slot }.
event-house-laid = { $seat } lays a house with { $kind ->
    [one] one roof
    [one_mirrored] one roof (mirrored)
    [two] two roofs
    [two_mirrored] two roofs (mirrored)
   *[three] three roofs
    } on { $slot }; its doorway is { $door }.
event-streets-laid = Street tiles fill { $slots }.
event-door-claimed = { $seat } claims the business at { $door }.
event-collecting-began = The town stands. { $seat } sets out first.

action-lay-start = Lay the Start/Finish tile on { $slot }
action-lay-house = Lay a house with { $kind ->
    [one] one roof
    [one_mirrored] one roof (mirrored)
    [two] two roofs
    [two_mirrored] two roofs (mirrored)
   *[three] three roofs
    } on { $slot }{ $rotation ->
    [0] {""}
   *[other] , turned by { $rotation }°
    }
action-claim-door = Claim the business at { $door }

## Doors are claimed

refusal-doors-come-first = First every chip must be on a doorway.
refusal-not-a-door = There is no doorway at { $cell }.
refusal-door-claimed = The business at { $cell } belongs to { $seat }.
refusal-too-few-houses = The town has { $houses } houses; { $needed } are needed.
refusal-town-code-letters = A town code has no “{ $letters }”, only the letters { $known }.
refusal-tile-roofs = { $at }: a house has one to three roofs that share walls, of the spaces a b c d; not “{ $roofs }”.
refusal-tile-door = { $at }: the doorway opens onto a street space beside a roof, of a b c d; not “{ $door }” with the roofs “{ $roofs }”.
refusal-tile-twice = { $at }: this shape is there already, perhaps turned.
refusal-tile-counts = { $at }: there are { $right } houses with { $roofs ->
    [one] one roof
   *[other] { $roofs } roofs
}, not { $found }.
refusal-town-code-length = A town code has { $right } letters, not { $length }.
refusal-town-code-misprint = There is a misprint in the town code: its last two letters do not fit the others.
refusal-town-code-without-ready-made-town = A town code is for matches with a ready-made town.

## Money is collected

refusal-match-over = The match is over.
refusal-not-a-street = { $cell } is under a roof.
refusal-pawn-there = { $seat }’s pawn is on { $cell }.
refusal-too-far = { $cell } costs { $cost } points, and you { $points ->
        [one] have only one
       *[other] have only { $points }
    }.
refusal-policeman-costs-two = { $seat }’s police stone on { $cell } costs two points, and only one would be left.
refusal-points-left-over =
    { $points ->
        [one] The one point must be used
       *[other] All { $points } points must be used
    }, and { $cell } cannot be reached with exactly that many.
refusal-another-step-possible = The pawn may stop short on { $cell } only if it could go nowhere else.
refusal-not-the-target = The target stone is on { $target }: nothing can be taken at { $cell }.
refusal-home-comes-first = The way to { $cell } leads over the Start/Finish tile, where the walk ends.
refusal-can-walk = The pawn can walk, so it must.
refusal-home-already = The pawn is home.
refusal-not-home = Only players at home get the bonus.
refusal-no-police = This match is played without police stones.
refusal-policeman-moved-already = The police stone has moved this turn; now the pawn.
refusal-policeman-held = { $seat }’s pawn stands on the police stone at { $cell }: it cannot move.
refusal-policeman-there = { $seat }’s police stone is on { $cell }.
refusal-next-to-policeman = { $cell } is right beside { $seat }’s police stone.
refusal-start-occupied = Pawns are parked on the Start/Finish tile: no police stone may be put on { $cell }.
refusal-no-target-stones = This match is played without target stones.
refusal-target-stays = The target stone cannot be moved before its chip is collected.
refusal-target-comes-first = First put down the target stone.
refusal-not-your-chip = None of your chips is at { $cell }.

event-target-set = { $seat } will collect at { $door } next.
event-policeman-placed = { $seat }’s police stone goes to { $cell }.
event-walked = { $lost ->
    [0] { $seat } walks to { $to } for { $cost } of { $points } { $points ->
            [one] point
           *[other] points
        }.
   *[other] { $seat } walks to { $to } for { $cost } of { $points } { $points ->
            [one] point
           *[other] points
        } and is stopped short: { $lost } lost.
}
event-chip-collected = { $seat } collects at { $door }: { $points } { $points ->
        [one] point
       *[other] points
    } − { $cost } = { $income } million, { $money } in all. Next turn: { $next_points } { $next_points ->
        [one] point
       *[other] points
    }.
event-came-home = { $seat } comes home: { $points } { $points ->
        [one] point
       *[other] points
    } − { $cost } = { $income } million, { $money } in all.
event-policeman-blocked = { $points_less ->
    [0] { $seat } stands on { $owner }’s police stone, which cannot move now.
   *[other] { $seat } stands on { $owner }’s police stone, which cannot move now, and has a point less next turn.
}
event-stayed = { $seat } cannot go anywhere with { $points } { $points ->
        [one] point
       *[other] points
    } and stays.
event-interest-taken = { $seat } gets { $interest } million bonus: { $money } in all.
event-match-ended = The match is over. The most money: { $winners }.

action-set-target = Put the target stone on { $door }
action-place-policeman = Put the police stone on { $cell }
action-walk = Walk to { $to }
action-stay = Stay
action-take-interest = Take the bonus

outcome-all-home = Everybody is home.
outcome-round-over = Everybody is home, and the round is over.
table-score-track = The scoring track
column-colour = colour
column-field = space
column-lap = lap
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-black = black
fact-all-money = Money made by all
fact-lead = The winner’s lead

## Text that cannot be read

refusal-unknown-cell = There is no space { $cell }: spaces are a1 to n14.
refusal-unknown-slot = There is no slot { $slot }: slots are A1 to F6.
refusal-unknown-house = There is no house { $house }: houses have 1, 2 or 3 roofs.
refusal-unknown-rotation = { $rotation } will not do: tiles are turned by 0, 90, 180 or 270 degrees.
refusal-unknown-notation = “{ $text }” is no action. Try: start C4, lay 2 C4 90, claim g7, target g7, police g7, walk g7, stay, interest.

## Positions that cannot be

refusal-first-player-not-seated = { $seat } cannot be the first player at this table of { $seats }.
refusal-wrong-phase = With these options there is no phase “{ $phase }”.
refusal-not-in-this-phase = There can be no { $field } in this phase.
refusal-not-one-a-seat = { $field } must have a value for each of the { $seats } seats, not { $count }.
refusal-wrong-turn = It cannot be { $seat }’s turn: it is { $other }’s.
refusal-too-many-tiles = There { $most ->
        [one] is only one tile
       *[other] are only { $most } tiles
    } of this kind ({ tile-kind }), not { $count }.
refusal-rotation-of-a-street = A tile without a house ({ tile-kind }) is not turned.
refusal-start-missing = The Start/Finish tile is missing.
refusal-street-too-early = A street tile is on { $slot } before all chips are placed.
refusal-town-not-finished = There is no tile on { $slot }.
refusal-town-is-finished = All chips are placed: the town is finished.
refusal-too-many-houses = The town has { $houses } houses, but only { $needed } can have been built.
refusal-wrong-completion = The town cannot become { $completion }.
refusal-chip-without-door = There is no doorway on { $slot } for a chip.
refusal-chip-of-nobody = The chip on { $slot } belongs to nobody at this table.
refusal-chip-missing = There is no chip on the doorway at { $door }.
refusal-too-many-chips = { $seat } has { $count } chips on the board, but owns only { $most }.
refusal-unequal-chips = { $seat } has laid { $count } chips, but it must be { $right } by now.
refusal-money-negative = { $seat } cannot owe money.
refusal-money-before-first-chip = { $seat } has money but has not collected a chip.
refusal-two-pawns = Two pawns stand on { $cell }.
refusal-parked-on-the-way = { $seat }’s pawn is on its way: it cannot be parked on the Start/Finish tile.
refusal-chip-not-taken = { $seat }’s pawn stands on { $cell }, where it would have taken the chip.
refusal-not-gone-home = { $seat } has all chips: on { $cell } the pawn would be home.
refusal-two-policemen = Two police stones stand on { $cell }.
refusal-policeman-missing = { $seat } cannot have moved a police stone that is not on the board.
refusal-penalty-without-policeman = { $seat } cannot have a point less.
refusal-target-too-early = { $seat } can have no target stone on the board.
refusal-target-too-late = { $seat } cannot be putting down a target stone now.
refusal-target-without-chip = { $seat }’s target stone must be on one of their own chips.
refusal-not-over = The match cannot be over yet.
refusal-not-the-town-of-the-code = The tiles are not those of the town code { $code }.
refusal-houses-do-not-join = The houses around { $slot } and { $far } do not join, though both groups could have grown.
refusal-money-without-chips = { $seat } has { $money } million, but the chips collected so far bring { $most } at most.
refusal-before-the-first-player = { $seat } cannot have begun before { $other }, the first player, has left the Start/Finish tile.

## Options

option-edition = Whose rulebook decides where they differ
    .de = German, the publisher’s own
    .en = English
    .fr = French
option-corner-contact = May houses touch at a corner only?
    .allowed = yes, but that does not join them
    .forbidden = no
option-jumped-policeman = Another player’s police stone that is jumped over on the bypass street
    .free = costs nothing
    .pays = costs a point
option-free-building = Free building: houses need not join
option-ready-made-town = Ready-made town: the players only claim its businesses
option-tiles = The houses of your own box, if their shapes are not the usual ones
    .printed = those of the printed box
option-town-code = The code of the ready-made town; without one it is drawn
option-no-police = Without police stones
option-target-stones = Target stones show which chip comes next
option-first-player = Who begins (the youngest player)
    .none = drawn by lot
    .some = seat { $number }

## Why a bot plays so

reason-start-in-the-middle = from the middle no house is far
reason-plan-with-door = with the doorway at { $door } my { $doors ->
        [one] one doorway takes
       *[other] { $doors } doorways take
    } { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and { $doors ->
        [one] brings
       *[other] bring
    } { $money } million
reason-looks-ahead = of { $tried } sites this one stands best once everybody has built on, by { $gain } million
reason-plays-out = played out { $playouts } times in all, this choice wins { $share } % of its matches
reason-builds-near = close to my other businesses
reason-builds-anywhere = any place will do
reason-claims-anywhere = any business will do
reason-plan-aims = { $door } comes next in my plan, for { $income } million
reason-plan-hinders = costs { $seat } about { $loss } million on the way
reason-nearest-door = my nearest business
reason-hinders = somebody would collect at { $cell } next
reason-collects = collects { $income } million at { $cell }
reason-then-collects = then { $door } in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } for { $income }
reason-then-home = then home in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } with { $income }
reason-plan-until-home = home { $turns ->
        [one] one turn later
       *[other] { $turns } turns later
    } with { $money } million
reason-plan-order = in this order: { $order }
reason-goes-home = goes home with { $income } million
reason-comes-closer = on the way to { $door } by { $cell }
reason-comes-closer-to-home = on the way home by { $cell }
reason-looks-for-door = comes closer to a business by { $cell }
reason-strays = has lost its way
reason-nothing-else = there is nothing else to do
