# Villa Paletti in English.

## Words

nobody = nobody

## Options

option-villa = The villa stands
    .simulated = here, in the browser
    .real = on our own table: we tell what happens
option-wood = Wood
    .perfect = perfect: every column has the same length
    .fine = fine: columns differ by up to 0.1 mm
    .rough = rough: columns differ by up to 0.3 mm
option-pieces = The wood of your own box, if its sizes and shapes are not the usual ones
    .printed = that of the printed box
option-hands = Hands
    .steady = steady: they do not tremble
    .human = human
    .shaky = shaky
option-hands-by-seat = Hands of single seats
    .as_table = as the table
    .steady = steady hands
    .human = human hands
    .shaky = shaky hands
option-placing = Setting down and laying floors
    .both = by hand or with the panel, as each likes
    .by_hand = by one’s own hand only
    .by_panel = with the panel only: the program’s hand does it
option-pulling = Taking columns out
    .both = by hand or with the panel, as each likes
    .by_hand = by one’s own hand only
option-notes = Notes at the columns that say how each stands
option-practice = Practice: a pull may be taken back against bots
option-set-up = Set-up
    .from_seed = laid out for you
    .in_turn = in turn, one column each
option-youngest = The youngest player, who rolls the seal
    .none = drawn by lot
    .some = player { $number }
option-colours = Colours
    .chosen = chosen in turn (Dutch text)
    .rolled = rolled by everybody (French text)
option-experienced = Experienced builders: a floor may rest on fewer than three columns
    .off = no
    .from_orange = from orange on (French text)
    .orange_only = orange alone (Dutch text)

## What you may do

action-place-column = Put the { $column } on the site at { $x }, { $y }
action-choose-colour = Take { $colour }
action-pull = Pull the { $column } towards { $direction }°
action-pull-along = Pull the { $column } by hand
action-nudge = Nudge the { $column } to feel how fast it sits
action-lift = Lift the { $column } straight up
action-break-off = Touch the { $column } and give up: it is locked
action-set-down = Set it down at { $x }, { $y }
action-set-down-along = Carry it over and set it down by hand at { $x }, { $y }
action-declare = Declare that none of your columns can be moved
action-contest = Challenge: show that one can be moved
action-decline = Leave it
action-lay-floor = Lay the floor at { $x }, { $y }, turned by { $rotation }°
action-lay-floor-along = Lay the floor by hand at { $x }, { $y }, turned by { $rotation }°
action-give-up-floor = Find no good place for the floor
action-tell-moved = The { $column } came out and stands where it belongs
action-tell-fell = { $column ->
    [none] The villa fell under the new floor
   *[other] The villa fell while the { $column } was moved
}
action-tell-floor = The next floor is in place
action-tell-colour = The seal showed { $colour }
action-roll-seal = Let the program roll the seal

offer-place-column =
    Put { $column ->
        [open] a column
       *[other] the { $column }
    } anywhere on the site
offer-pull =
    Pull { $column ->
        [open] a column
       *[other] the { $column }
    } your own way: direction, speed, grip, other hand
offer-set-down = Set it down anywhere on the highest floor
offer-lay-floor = Lay the floor anywhere, either side up

field-column = Which column
field-x = How far to the right of the middle, x
field-y = How far up from the middle, y
field-rotation = Turned against the clock by
field-flipped = Which side up
    .no = this one
    .yes = the other one
field-on = On which column
    .none = on none: on the floor
field-direction = Towards where: 0 is right, 90 is up
field-speed = How fast
field-grip = How high above its foot you grip it
field-tool = With what
    .hand = the hand
    .hook = the hook
field-hold = Where the other hand is
    .none = nowhere
    .blue = on the blue floor
    .green = on the green floor
    .yellow = on the yellow floor
    .orange = on the orange floor
    .red = on the red floor
field-hold-x = The other hand: how far to the right of the middle, x
field-hold-y = The other hand: how far up from the middle, y
field-lift = How hard the other hand lifts
field-steady = How hard the other hand steadies
field-give-up = Give up as soon as something else has moved by
    .none = never

## What happened

event-villa-laid-out = { $rests_on ->
    [none] Twenty columns stand on the site, and the blue floor is on top.
   *[other] Twenty columns stand on the site; blue rests on: { $rests_on }.
}
event-column-placed = { $seat } puts the { $column } on the site.
event-site-cleared = The columns leave no safe place for the blue floor: all are laid out anew.
event-floor-slipped = The blue floor slips; { $seat } lays it again.
event-colour-rolled = { $seat } rolls the seal: { $colour }.
event-colour-chosen = { $seat } chooses { $colour }.
event-colour-left = { $seat } has { $colour }, the colour that is left.
event-colour-neutral = The neutral colour is { $colour }.
event-turn-began = Turn { $turn }: { $seat }.
event-column-taken = { $pushed ->
    [0] { $seat } takes the { $column } out; nothing else moved.
   *[other] { $seat } takes the { $column } out; nothing else moved by more than { $pushed } mm.
}
event-attempt-broken-off = { $cause ->
    [let_go] { $seat } lets go of the { $column } before it is out.
    [pushed] { $seat } has to give up on the { $column }: the { $culprit } was pushed by { $moved } mm.
    [changed_cover] { $seat } has to give up on the { $column }: the { $culprit } is not covered as before.
    [knocked_over] { $seat } has to give up on the { $column }: the { $culprit } was knocked over.
    [toppled] { $seat } sets the { $column } down and it falls over.
    [misplaced] { $seat } does not get the { $column } to stand where it may.
    [no_free_spot] { $seat } finds no free spot for the { $column }.
   *[gave_up] { $seat } gives up on the { $column }.
}
event-column-nudged = { $carries ->
    [yes] { $seat } nudged the { $column }: it sits fast, under about { $load } newtons.
   *[no] { $seat } nudged the { $column }: it sits loose.
}
event-column-touched = { $seat } only touched the { $column }.
event-column-locked = The { $column } is locked.
event-column-set-down = { $seat } sets the { $column } on the { $floor } floor.
event-column-removed = The { $column } of { $owner } leaves the game.
event-points-changed = { $column ->
    [none] { $floor ->
            [green] From now on columns on the highest floor score.
           *[other] The new floor wipes out the points: { $before } → { $after }.
        }
   *[other] Points: { $before } → { $after } ({ $column }: { $worth }).
}
event-seal-taken = { $why ->
    [first_on_floor] { $seat } is first on the { $floor } floor and takes the seal.
   *[more_points] { $seat } takes the seal with { $points } { $points ->
            [one] point
           *[other] points
        } against { $points_of_previous }.
}
event-seal-kept = { $seat } is first on the { $floor } floor and keeps the seal.
event-declared = { $seat } declares that none of their columns can be moved{ $in_a_row ->
        [1] {""}
       *[other] {" "}({ $in_a_row } in a row)
    }.
event-contested = { $seat } challenges { $against } and has to prove it.
event-contest-declined = { $seat } does not challenge it.
event-penalty-forgone = { $seat } leaves the columns of { $contester } alone.
event-floor-laid = { $seat } lays the { $floor } floor; it rests on: { $rests_on }.
event-floor-taken-back = The { $floor } floor rests on too few columns ({ $rests_on }; { $needed } are needed): { $seat } takes it back.
event-floor-broken-off = The { $floor } floor knocks the { $culprit } over: { $seat } takes it back, and everything is put back.
event-floor-given-up = { $seat } finds no good place for the { $floor } floor.
event-floor-impossible = { $why ->
    [red_lies] No floor is left: red has been laid.
   *[too_few_columns] No floor can be laid: { $columns } { $columns ->
            [one] column stands
           *[other] columns stand
        } on the highest one, { $needed } are needed.
}
event-own-move-skipped = { $seat } has no column to move: the turn is over.
event-villa-fell = { $column ->
    [none] The villa falls! { $seat } was laying a floor.
   *[other] The villa falls! { $seat } was moving the { $column }.
}
event-match-ended = { $winner ->
    [none] It is over after { $turns } { $turns ->
            [one] turn
           *[other] turns
        }. Nobody wins.
   *[other] It is over after { $turns } { $turns ->
            [one] turn
           *[other] turns
        }. { $winner } wins.
}

## How it ended

outcome-fell = The villa fell: the holder of the seal wins.
outcome-fell-by-holder = The holder of the seal brought the villa down: the previous holder wins.
outcome-fell-nobody-wins = The villa fell, and nobody has a right to the seal.
outcome-no-more-building = Nobody can build any more: the holder of the seal wins.
outcome-no-more-building-nobody-wins = Nobody can build any more, and nobody holds the seal.

table-builders = The builders
column-seat = seat
column-locked = columns locked
column-out-of-game = columns out of the game
column-seal = seal
seal-holder = holds it
seal-previous = had it before
seal-none = –

fact-turns = Length in turns
fact-floors = Floors reached
fact-seal-changes = Changes of the seal
fact-brought-down-by = Brought down by
fact-brought-down-as = Brought down while
fact-locked = Columns locked
role-own = moving a column of one’s own
role-neutral = moving a neutral column
role-proof = proving
role-penalty = taking a penalty
role-neutral-proof = proving with a neutral column
role-floor = laying a floor

## Why not

refusal-match-over = The match is over.
refusal-not-your-turn = Now it is { $seat } who decides.
refusal-other-decision-first = { $decision ->
    [placing_column] First all columns go on the site.
    [laying_blue] First the blue floor is laid.
    [rolling_colour] First roll the seal for your colour.
    [choosing_colour] First choose a colour.
    [setting_down] You have a column in your hand: set it down.
    [contesting] You are asked whether you challenge it.
    [proving] You have challenged it: now move one of the columns.
    [punishing] Take a column of whoever challenged, or leave it.
    [laying_floor] Now the floor is laid, or given up.
    [doubting_neutral] You are asked whether another neutral column can be moved.
    [proving_neutral] Now move another neutral column.
    [moving_own] Now move a column of your own.
   *[taking_turn] It is your turn: move a column up, or declare that none can be moved.
}
refusal-no-such-column = There is no column “{ $column }”.
refusal-column-placed = The { $column } stands already.
refusal-on-the-rim = The { $column } would stand on the rim.
refusal-on-another-column = There the { $column } would meet the { $other }.
refusal-no-room-for-the-rest = With the { $column } there, the columns still to come would not fit.
refusal-beyond-the-base = The { $floor } floor would reach beyond the base.
refusal-not-safe = The { $floor } floor would not stand safely there.
refusal-too-few-supports = There the { $floor } floor would rest on { $columns } { $columns ->
        [one] column
       *[other] columns
    }; { $needed } are needed.
refusal-tell-what-happened = Your villa stands on your own table: do it there and tell what happened.
refusal-not-a-real-villa = This villa stands here: nothing has to be told of it.
refusal-colour-taken = Somebody has { $colour } already.
refusal-not-your-column = The { $column } is not yours.
refusal-not-the-declarers-column = The { $column } is not a column of whoever declared.
refusal-not-the-contesters-column = The { $column } is not a column of whoever challenged.
refusal-neutral-first = First a neutral column; the { $column } is none.
refusal-last-neutral = The { $column } is the only neutral column there and must stay.
refusal-column-out-of-game = The { $column } is out of the game.
refusal-column-locked = The { $column } is locked for the rest of the game.
refusal-column-carries-another = A column stands on the { $column }.
refusal-column-on-top = The { $column } stands on the highest floor already.
refusal-no-free-spot = The highest floor has no free spot for the { $column }.
refusal-column-covered = A floor is on the { $column }: it cannot be lifted, only pulled.
refusal-lift-it-off = The { $column } stands on top: simply lift it off.
refusal-hold-nothing = The other hand is on no floor: it can neither lift nor steady.
refusal-pulling-by-hand = At this table columns are taken out by one’s own hand.
refusal-touch-is-attempt = In this match every touch is an attempt: it began under the earlier rules.
refusal-placing-by-hand = At this table columns are set down and floors laid by one’s own hand.
refusal-placing-by-panel = At this table columns are set down and floors laid with the panel.
refusal-stack-in-the-air = The { $column } cannot stand on columns that are not one beside the other on the red floor.
refusal-hold-no-such-floor = The { $floor } floor has not been laid yet.
refusal-hold-beside-floor = The other hand would be beside the { $floor } floor.
refusal-over-the-edge = The { $column } would reach over the edge of the { $floor } floor.
refusal-stacking-only-on-red = Columns may stand on one another on the red floor only.
refusal-not-on-red = The { $other } does not stand on the red floor.
refusal-carries-already = A column stands on the { $other } already.
refusal-beside-the-column = There the { $column } would not stand on the { $other }.
refusal-place-out-of-range = { $name } = { $value } is out of reach: at most { $most } either way.
refusal-hand-grip = The grip is { $low } to { $high } mm above the foot, not { $value }.
refusal-hand-direction = A direction is { $low } to { $high } degrees, not { $value }.
refusal-hand-speed = A hand goes { $low } to { $high } mm a second, not { $value }.
refusal-hand-give-up = A hand can give up at { $low } to { $high } mm or degrees, not at { $value }.
refusal-hand-lift = The other hand lifts with { $low } to { $high } newtons, not { $value }.
refusal-hand-steady = The other hand steadies with { $low } to { $high } newtons, not { $value }.
refusal-hand-hold-x = The other hand is out of reach: x = { $value }.
refusal-hand-hold-y = The other hand is out of reach: y = { $value }.
refusal-hand-path-empty = The path of the hand is empty.
refusal-hand-path-points = The path of the hand has { $points } points; at most { $most } are read.
refusal-hand-path-finite = Point { $index } of the path is not a number.
refusal-hand-path-time = The time of point { $index } does not follow; a pull takes at most { $most } seconds.
refusal-hand-path-far = Point { $index } of the path is farther than { $most } mm from the grip.
refusal-hand-path-fast = The hand would be faster than { $most } mm a second at point { $index }.
refusal-hand-path-lean = The hand would tilt what it holds by more than { $most } degrees at point { $index }.
refusal-no-such-word = “{ $word }” is nothing one can do here.
refusal-not-understood = “{ $text }” is not understood.

## Positions that cannot be

refusal-column-twice = A column is named twice.
refusal-counts = { $idle } declarations in a row on turn { $turn }: that is not possible.
refusal-cut-beyond-tolerance = The { $column } is longer or shorter than such wood can be.
refusal-pieces-columns = { $at }: there are three kinds of column, in this order: thin, hexagonal, thick.
refusal-pieces-floors = { $at }: there are five floors, in this order: blue, green, yellow, orange, red.
refusal-pieces-site = { $at }: the building site is { $site } mm across, and the whole base only { $base } mm.
refusal-pieces-outline-crossed = { $at }: this outline crosses itself, or has the same point twice.
refusal-pieces-outline-small = { $at }: this outline encloses next to nothing.
refusal-pieces-floor-narrow = { $at }: a column { $across } mm across could stand nowhere on this floor.
refusal-pieces-floor-larger = { $at }: this floor is not smaller than the one before.
refusal-pieces-no-layout = { $at }: the building site has no room for all columns with the blue floor safely on top.
refusal-floors-in-order = The floors are not in their order.
refusal-pose-finite = A place is not a number.
refusal-pose-turn = A turn is not a turn: the four parts of its quaternion must have length 1.
refusal-floor-not-lying = The { $floor } floor is not level at its height.
refusal-floor-in-the-air = The { $floor } floor is on no column.
refusal-column-not-standing = The { $column } does not stand.
refusal-column-off-its-level = The { $column } stands beside its floor.
refusal-columns-overlap = The { $column } and the { $other } stand in the same place.
refusal-colours-shared = The colours do not fit the seats.
refusal-colours-missing = Somebody has no colour.
refusal-locked-but-gone = The { $column } is locked, but does not stand in the villa.
refusal-seal-incomplete = The seal lacks its holder or its floor.
refusal-seal-shows-holder = The seal cannot show its own holder.
refusal-seal-floor = The seal cannot have been taken on the { $floor } floor.
refusal-seal-not-taken = Somebody scores, so somebody has taken the seal on the highest floor.
refusal-seal-outscored = Somebody has more points than the holder of the seal.
refusal-over-but-open = The match is over, so nothing is open.
refusal-decisions-impossible = These decisions cannot be open together.
refusal-decision-impossible = This decision cannot be open now: { $decision }.

## Why a bot plays so

reason-cannot-see-a-real-villa = it cannot see a villa on your table
reason-no-quarrel = it wants no quarrel
reason-first-place = the first place will do
reason-any-place = any place will do
reason-easy-colour = columns worth { $worth } of { $colour } come out easily
reason-stands-well = it stands well there; the shakiest floor still has { NUMBER($margin, maximumFractionDigits: 0) } mm to spare
reason-comes-out = the { $column } comes out; the shakiest floor still has { NUMBER($margin, maximumFractionDigits: 0) } mm to spare
reason-nothing-safe = no column of its own is safe to move
reason-neutral-not-safe = no neutral column is safe to move; the { $column } is given up
reason-nothing-to-lose = it would lose anyway, so it dares the { $column }
reason-not-safe-after-all = nothing is safe after all; the { $column } is worth least
reason-cannot-see-it-either = it sees no column that could be moved either
reason-that-one-moves = the { $column } can be moved; the shakiest floor still has { NUMBER($margin, maximumFractionDigits: 0) } mm to spare
reason-penalty = the { $column } hurts most
reason-floor-holds = the floor holds there; the shakiest one still has { NUMBER($margin, maximumFractionDigits: 0) } mm to spare
reason-no-good-place = no place is good for the floor
