### What only the table of Villa Paletti says.

## The picture

stage-label = The villa. Arrow keys turn and tip the view, plus and minus zoom, zero shows everything, T is the turntable, Q and E turn what is in the hand, Escape lets go.
camera = View
camera-left = Turn left
camera-right = Turn right
camera-near = Closer
camera-far = Farther
camera-home = See everything
camera-turntable = Turntable
first-lost = Here it began: { $above } lost contact with { $below }.
told-locked = { $column } is back in its place and locked: nobody may take it any more.{ $purpose ->
        [own] {" "}The turn is over.
        [proof] {" "}The proof has failed.
       *[other] {""}
    }
told-fell = That ends the match.
told-floor-laid = All points so far are wiped out.
watch-moment = Watch again
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
place-at = { $x } mm { $side ->
        [left] left
       *[right] right
    }, { $y } mm { $depth ->
        [front] to the front
       *[back] to the back
    }
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

## Drawings of the rules page

figure-columns = Five of each colour: three thin ones worth 1, a hexagonal one worth 2, a thick one worth 3.
figure-floors = The five floors in the order in which they are laid, each smaller than the one before.
figure-takeable = Red’s turn: the lower columns of their own may be taken. Not the locked one, not the one on the highest floor, not another player’s.
figure-way-out = Out sideways, past all others: right. Into a column on the way: that one must not be pushed.
figure-standing = Wholly inside the outline: right. Over the edge, or against another column: not allowed.
figure-locked = Broken off: the column stands where it stood, with a lock. It still carries and scores, but nobody may take it.
figure-contest = The proof works: the column leaves the game. It is broken off: the column is locked, and the declarer may take one of the contester’s.
figure-floor = On three columns or more: right. On two only: the floor is taken back.
figure-points = On the highest floor: red 1 + 2 = 3, yellow 3. What stands below does not count.
figure-seal = Yellow held the seal with 3 points. Red now has 4: the seal goes over, and shows yellow.
figure-fall = A floor that tilts by more than 10 degrees has fallen, and the villa with it.

## The lesson

lesson-welcome = Welcome to Villa Paletti
    .text = Twenty wooden columns carry a villa that grows upwards out of itself: what is built on top is pulled out below. Two builders are at work. You play red and blue, the other yellow and green. The wood behaves like real wood: it carries, leans, slips and falls.
lesson-pull = Pull one out
    .text = On your turn you move one column of your own from below to the highest floor. Columns with a ring may be taken. The number beside a column says what it carries: this one hardly anything.
    .do = Take thin blue 1 at the front right and pull it out, in the picture or with “Pull”.
lesson-set = Set it down
    .text = It is out, and the villa stands. Now it goes upright onto the highest floor, wholly inside its edge. The shadow shows where.
    .do = Set it down on the blue floor.
lesson-free = Standing free
    .text = Yellow had it easy: a column with nothing over it is simply lifted. There are not many of those.
lesson-heavy = Something heavy
    .text = The thick red column carries a good part of the weight. It would be worth three points upstairs.
    .do = Try it: pull the thick red column.
lesson-locked = Broken off, and locked
    .text = It dragged the floor along, and you gave up in time. The column is back in its place, now with an iron band: nobody may take it any more. Your turn was over, but the villa stands.
lesson-declare = None can be moved
    .text = Whoever thinks that none of their columns will come out declares it, and asks for a new floor instead of moving.
    .do = Open “None of mine can be moved …” and declare.
lesson-contest = Contested!
    .text = Yellow did not believe it and had to prove it with one of your columns. Had it worked, that column would be out of the game, and your turn over. But it pushed the thick one beside it: that counts as broken off, and locks it.
lesson-penalty = Yours to decide
    .text = For the failed proof you may take one of yellow’s or green’s columns out of the game, at your own risk. But you need supports for your floor.
    .do = Choose “Leave it”.
lesson-floor = A new floor
    .text = The next floor is green. It must come to rest on at least three columns. Move it and turn it until you like it: once let go it lies.
    .do = Lay the green floor where it hovers: “Let go”.
lesson-seal = The master builder’s seal
    .text = From the green floor on it counts. Yellow was the first to put a column there and takes the seal. Whoever holds it in the end wins.
lesson-points = More points
    .text = Thin columns are worth 1 on the highest floor, the hexagonal one 2, the thick one 3. The seal goes to whoever has more than its holder; a tie changes nothing.
    .do = The thick blue column stands free: lift it out.
lesson-top = Onto the top
    .text = It is the heaviest piece in the box. Where it stands, the villa will lean.
    .do = Set it down on the green floor, on the left.
lesson-passed = The seal is yours
    .text = Three to one. The seal shows yellow now: so everybody sees who had it before, and that may yet matter.
lesson-fall = It falls!
    .text = Yellow pulled the last support on the left. Falls are shown slowly, and a ring marks the place where the first contact was lost.
lesson-end = Who wins
    .text = The holder of the seal wins: you. Had you brought it down yourself, the previous holder would have won. Now take Villa Paletti off the shelf.
