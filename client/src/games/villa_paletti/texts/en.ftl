### What only the table of Villa Paletti says.

## The picture

stage-label = The villa. Arrow keys turn and tip the view, plus and minus zoom, zero shows everything, T is the turntable, Q and E turn what is in the hand, Escape lets go.
camera = View
camera-left = Turn left
camera-right = Turn right
camera-near = Closer
camera-home = See everything
camera-turntable = Turntable
first-lost = Here it began: { $above } lost { $below }.
companion-label = Your villa: which column stands on which floor
level-view = { $level ->
        [0] The building site from above
        [1] The blue floor from above
        [2] The green floor from above
        [3] The yellow floor from above
        [4] The orange floor from above
       *[other] The red floor from above
    }
level-name = { $level ->
        [0] Building site
        [1] Blue floor
        [2] Green floor
        [3] Yellow floor
        [4] Orange floor
       *[other] Red floor
    }
level-short = { $level ->
        [0] on site
        [1] on blue
        [2] on green
        [3] on yellow
        [4] on orange
       *[other] on red
    }

## The seal

seal-nobody = The master builder’s seal is still on the table.
seal-held = { $seat } holds the seal. Nobody had it before.
seal-held-from = { $seat } holds the seal; it shows { $previous }, who had it before.
seat-seal = Seal
seat-locked = { $count ->
        [one] one locked
       *[other] { $count } locked
    }

## Taking a column out

ask-taking-turn = Move one of your columns up, or declare.
ask-moving-own = Now move a column of your own.
ask-proving = Prove it: move one of these columns up.
ask-punishing = You may take one of these columns out of the game.
ask-proving-neutral = Prove it: move another neutral column up.
choose-column = Which column?
column-choice = { $column }, { $level ->
        [0] on the building site
        [1] on the blue floor
        [2] on the green floor
        [3] on the yellow floor
        [4] on the orange floor
       *[other] on the red floor
    }, carries { $load } newtons{ $may ->
        [yes] {""}
       *[no] , may not be taken
    }
dial-label = The level from above. Arrow keys turn the direction of the pull.
carries = Carries { $load } N
carries-nothing = Carries nothing you can feel
direction = Direction: { $degrees }°
way-out = Out after { $way } mm.
way-gap = { $gap } mm beside { $column }.
way-blocked = { $column } stands in the way!
tool = With
tool-hand = the hand
tool-hook = the hook
second-hand = Second hand
second-hand-none = rests
lift-force = Lifts: { $force } N
steady-force = Steadies: { $force } N
how-to-pull = { $tool ->
        [hook] With the hook
       *[hand] By hand
    }, { $speed } mm/s, { $hold ->
        [none] no second hand
       *[other] second hand on { $hold ->
            [blue] blue
            [green] green
            [yellow] yellow
            [orange] orange
           *[red] red
        }
    }
speed = Speed: { $speed } mm/s
give-up = Break off
give-up-never = never
give-up-at = if anything moves { $limit } mm
do-pull = Pull
do-lift = Lift it out
do-break-off = Break off
do-declare = Declare
do-forgo = Leave it
take-tip = Choose a column here, or take it in the picture and pull.
by-hand-tip = … or take it in the picture and pull it out yourself.
declare-title = None of mine can be moved …
declare-text = You ask for { $floor ->
        [green] the green floor
        [yellow] the yellow floor
        [orange] the orange floor
        [red] the red floor
       *[other] a floor, though none is left
    } instead of moving a column. Somebody may contest and try one of your columns. If it works, that column is out of the game and your turn is over. If it fails, you may take one of theirs. Then you lay the floor on at least { $needed ->
        [one] one column
       *[other] { $needed } columns
    }, if that can be done.

## By hand

gauge-force = Pull
newtons = { $force } N
gauge-way = { $way } mm out
gauge-left = { $seconds } s left
hand-break-off = Let go and break off
hand-of = { $seat } has a hand at the villa …

## Setting down and laying floors

ask-setting-down = Set { $column } on the { $floor ->
        [blue] blue
        [green] green
        [yellow] yellow
        [orange] orange
       *[other] red
    } floor.
ask-placing-column = Put a column on the building site.
place-label = The floor from above. Arrow keys move the column, with Shift further.
place-at = { $x } mm right, { $y } mm back
nudge = Move a little
nudge-left = To the left
nudge-right = To the right
nudge-away = To the back
nudge-here = To the front
turn-left = Turn
next-place = Another free place
stack-on = Onto { $column }
do-set-down = Set down here
ask-laying-floor = Lay { $floor ->
        [blue] the blue floor
        [green] the green floor
        [yellow] the yellow floor
        [orange] the orange floor
       *[other] the red floor
    } on at least { $needed ->
        [one] one column
       *[other] { $needed } columns
    }.
floor-label = The columns from above, and the floor over them. Arrow keys move it, Q and E turn it.
rotation = Turned: { $degrees }°
flipped = Other side up
next-floor-place = Another good place
rests-on = { $count ->
        [0] It would rest on nothing.
        [one] Rests on one column:
       *[other] Rests on { $count } columns:
    }
do-lay-floor = Let go
do-give-up-floor = No good place
floor-tip = In the picture: drag the floor, turn it with Shift and the wheel.

## Declaring and contesting

ask-contest = { $seat } says that none of their columns can be moved. Do you contest?
if-won-contest = You move one of { $seat }’s columns up: it leaves the game, their turn is over, no floor.
if-lost-contest = You break off: that column is locked, and { $seat } may take one of yours out of the game.
if-not-contest = If nobody contests, { $seat } lays { $floor ->
        [green] the green floor
        [yellow] the yellow floor
        [orange] the orange floor
        [red] the red floor
       *[other] no floor, for none is left
    }; all points so far are wiped out.
ask-neutral = { $seat } broke off a neutral column. Do you show that another one can be moved?
if-won-neutral = You move another neutral column up: it stays there, and { $seat }’s turn is over.
if-lost-neutral = You break off: that column is locked, nothing else follows.
if-not-neutral = If nobody tries, { $seat } goes on with a column of their own.
do-contest = Contest
do-decline = Let it pass
ask-choosing-colour = Which colour do you want to build with?

## Companion: a real villa

companion-tip = Do it on your table, then choose the column and tell what happened.
tell-moved = It stands on top
tell-removed = It is out
tell-broken-off = Broken off
tell-fell = The villa fell
tell-floor = The floor lies

## The board in words

described-column = { $column }{ $covered ->
        [yes] {" "}carrying { $load } newtons
       *[no] {""}
    }
described-locked = { $column }, locked
described-level = { $level ->
        [0] On the building site
        [1] On the blue floor
        [2] On the green floor
        [3] On the yellow floor
        [4] On the orange floor
       *[other] On the red floor
    }: { $columns }.
described-level-empty = { $level ->
        [0] The building site is empty.
        [1] The blue floor is empty.
        [2] The green floor is empty.
        [3] The yellow floor is empty.
        [4] The orange floor is empty.
       *[other] The red floor is empty.
    }
described-seat = { $seat } builds with { $colours } and has { $points ->
        [one] one point
       *[other] { $points } points
    } on the highest floor{ $seal ->
        [yes] , and the seal
       *[no] {""}
    }.
described-gone = Out of the game: { $columns }.
described-next = The next floor would be { $floor ->
        [green] green
        [yellow] yellow
        [orange] orange
       *[other] red
    }.
