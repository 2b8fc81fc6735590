### What only the table of Villa Paletti says.

## The picture

stage-label = The villa. Arrow keys turn and tip the view, plus and minus zoom, zero shows everything, T is the turntable, Q and E turn what is in the hand, Page Down and Page Up lower and raise it, Escape lets go of a column that is pulled.
camera = View
camera-left = Turn left
camera-right = Turn right
camera-near = Closer
camera-far = Farther
camera-home = See everything
camera-turntable = Turntable
first-lost = Here it began. Contact lost: { $above } and { $below }.
told-locked = The { $column } is back in its place and locked: nobody may take it any more.{ $purpose ->
        [own] {" "}The turn is over.
        [proof] {" "}The proof has failed.
       *[other] {""}
    }
told-fell = That ends the match.
told-floor-laid = { $seat } lays the { $floor ->
        [blue] blue
        [green] green
        [yellow] yellow
        [orange] orange
       *[other] red
    } floor.
told-points = { $floor ->
        [green] From now on columns on the highest floor score.
       *[other] All points so far are wiped out.
    }
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

seal-nobody = Points and seal begin with the green floor: whoever first sets a column of their own there takes the seal.
seal-held = { $seat } holds the seal. Nobody had it before.
seal-held-from = { $seat } holds the seal; it shows { $previous }, who had it before.
seat-seal = Seal
seat-hands = { $hands ->
        [steady] steady hands
        [shaky] shaky hands
       *[human] human hands
    }
seat-locked = { $count ->
        [one] one locked
       *[other] { $count } locked
    }

## Taking a column out

ask-taking-turn = Move one of your columns up, or declare that none can be moved.
ask-taking-turn-neutral = First move a neutral column up ({ $colour }), then one of your own; or declare that none of yours can be moved.
ask-moving-own = Now move a column of your own.
ask-proving = Prove it: move one of these columns up.
ask-punishing = You may take one of these columns out of the game.
ask-proving-neutral = Prove it: move another neutral column up.
choose-column = Which column?
weight = { $weight ->
        [free] nothing is over it
        [loose] carries nothing: nearly always it comes out
        [carries] holds weight: a calm hand takes it out nine times of ten
        [needed] the villa needs it: nearly always it falls
       *[unknown] nudge it to feel how it stands
    }
weight-exact = Weight on it: about { NUMBER($grams, maximumFractionDigits: 0) } g
column-choice = { $column }, { $level ->
        [0] on the building site
        [1] on the blue floor
        [2] on the green floor
        [3] on the yellow floor
        [4] on the orange floor
       *[other] on the red floor
    }, { $weight }{ $may ->
        [yes] {""}
       *[no] , may not be taken
    }
dial-label = The level from above. Arrow keys turn the direction of the pull.
direction = Direction: { $degrees }°
way-out = Out after { NUMBER($way, maximumFractionDigits: 0) } cm.
way-gap = { NUMBER($gap, maximumFractionDigits: 0) } mm to spare beside the { $column }.
way-blocked = The { $column } is in the way!
tool = With
tool-hand = the hand
tool-hook = the hook
second-hand = Other hand
second-hand-none = not needed
lift-force = Lifts { NUMBER($grams, maximumFractionDigits: 0) } g
steady-force = Steadies with { NUMBER($grams, maximumFractionDigits: 0) } g
how-to-pull = { $tool ->
        [hook] With the hook
       *[hand] By hand
    }, { $pace ->
        [slow] slowly
        [quick] quickly
       *[even] at an even pace
    }, { $hold ->
        [none] with one hand
       *[other] other hand on { $hold ->
            [blue] blue
            [green] green
            [yellow] yellow
            [orange] orange
           *[red] red
        }
    }
speed = Speed: { NUMBER($speed, maximumFractionDigits: 1) } cm a second
give-up = Give up by itself
give-up-never = never
give-up-at = if anything moves { NUMBER($limit, maximumFractionDigits: 1) } mm
do-pull = Pull
do-lift = Lift it out
do-nudge = Nudge
do-break-off = Give up
do-declare = Declare: none can be moved
do-forgo = Leave it
take-tip = Choose a column here; or press it in the picture, hold for a moment, and pull.
by-hand-tip = … or press it in the picture, hold for a moment, and pull it out yourself.
declare-title = None of mine can be moved…
declare-text = You ask for { $floor ->
        [green] the green floor
        [yellow] the yellow floor
        [orange] the orange floor
        [red] the red floor
       *[other] a floor, though none is left
    } instead of moving a column. Somebody may challenge that and try one of your columns. If they succeed, that column is out of the game and your turn is over. If they fail, you may take one of theirs. Then you lay the floor on at least { $needed ->
        [one] one column
       *[other] { $needed } columns
    }: { $supports } { $supports ->
        [one] stands
       *[other] stand
    } there now, so it could { $can ->
        [yes] be laid.
       *[no] not be laid.
    }

## By hand

gauge-force = Pull
gauge-effort = { $effort ->
        [0] easy
        [1] a little
        [2] some strength
        [3] hard
       *[other] with all its strength
    }
gauge-under = { $under } mm still under the floor
gauge-left = { $seconds } s left
gauge-second-hand = Other hand
hand-does = What the finger does
hand-pull = { $what ->
        [carry] Carry
       *[pull] Pull
    }
hand-raise = Raise, turn
hand-tilt = Tilt
grip = Gripped { $height } mm above its foot
gripped = You have hold of it. Now pull; letting go costs nothing yet.
hold-tip = Press and hold a moment to take a column. Beside the wood, with the right button or with two fingers you turn the view.
hand-only-touched = Let go: only touched
hand-break-off = Let go and give up
hand-of = { $seat } has a hand at the villa…
carry-tip = { $what ->
        [floor] By hand: drag the floor over the columns and lower it with the lever.
       *[column] By hand: drag the column where you want it, or tap the place, and lower it with the lever.
    }{ $panel ->
        [yes] {" "}Or use the panel.
       *[no] {""}
    }
carry-hangs = In your hand. Lower it gently.
carry-stands = It touches down: you can let go.
hand-let-go = Let go
hand-hold-drop = Hold to drop it
lever = Lower
lever-height = { NUMBER($height, maximumFractionDigits: 0) } mm up

## Setting down and laying floors

ask-setting-down = Set the { $column } on the { $floor ->
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
turn-left = Turn left
turn-right = Turn right
next-place = Another free place
stack-on = Onto the { $column }
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
hand-only-tip = At this table you place by hand, in the picture. Here you can only take a ready-made place.
floor-by-hand-tip = In the picture you do it by hand; here it is done for you.

## Declaring and contesting

ask-contest = { $seat } says that none of their columns can be moved. Do you challenge that?
if-won-contest = You move one of { $seat }’s columns up: it leaves the game, their turn is over, no floor.
if-lost-contest = You give up: that column is locked, and { $seat } may take one of yours out of the game.
if-not-contest = If nobody challenges it, { $seat } lays { $floor ->
        [green] the green floor
        [yellow] the yellow floor
        [orange] the orange floor
        [red] the red floor
       *[other] no floor, for none is left
    }{ $floor ->
        [green] ; from then on columns score
        [none] {""}
       *[other] ; all points so far are wiped out
    }.
in-question = It is about these columns:
ask-neutral = { $seat } gave up on a neutral column. Do you show that another one can be moved?
if-won-neutral = You move another neutral column up: it stays there, and { $seat }’s turn is over.
if-lost-neutral = You give up: that column is locked, nothing else follows.
if-not-neutral = If nobody tries, { $seat } goes on with a column of their own.
do-contest = Challenge
do-decline = Let it pass
ask-telling-colour = Which colour did the seal show?
ask-choosing-colour = Which colour do you want to build with?

## Companion: a real villa

companion-tip = Do it on your table, then choose the column and tell what happened.
tell-which = { $column }
tell-moved = It stands on top
tell-removed = It is out
tell-broken-off = Given up
tell-fell = The villa fell
tell-floor = The floor is in place

## The board in words

described-column = { $column }{ $covered ->
        [yes] {" "}({ $weight })
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
figure-locked = Given up: the column stands where it stood, with a lock. It still carries and scores, but nobody may take it.
figure-contest = The proof works: the column leaves the game. It fails: the column is locked, and the one who declared may take a column of the other.
figure-floor = On three columns or more: right. On two only: the floor is taken back.
figure-points = On the highest floor: red 1 + 2 = 3, yellow 3. What stands below does not count.
figure-seal = Yellow held the seal with 3 points. Red now has 4: the seal goes over, and shows yellow.
figure-fall = A floor that tilts by more than 10 degrees has fallen, and the villa with it.

## The lesson

lesson-welcome = Welcome to Villa Paletti
    .text = Twenty wooden columns carry a villa that grows upwards out of itself: what is built on top is pulled out below. Two builders are at work. You play red and blue, the other yellow and green. The wood behaves like real wood: it carries, leans, slips and falls.
lesson-view = Walk around it
    .text = A villa has a back, too. Look at it from all sides before you touch anything: here nothing counts, and everything can be tried again.
    .do = Turn the view: drag beside the wood, with two fingers on a touch screen, or use the arrows at the foot of the picture.
lesson-nudge = Ask the wood
    .text = How fast a column sits cannot be seen. A nudge tells: a loose one shivers, a loaded one stays and creaks. Nudging costs nothing.
    .do = Press the thin blue column 1 at the front right, hold for a moment and let go without moving. Or choose it in the panel and take “Nudge”.
lesson-fast = And one that carries
    .text = It shivered at once: nothing rests on it. Compare it with one that bears the villa.
    .do = Nudge the thick red column at the back.
lesson-stick = Feel it stick
    .text = Now pull at that one, very gently. The column lags behind your finger, the bar rises, the wood creaks: all that is the weight on it.
    .do = Press the thick red column, hold for a moment, and pull a little, only until it resists.
lesson-let-go = Let go in time
    .text = As long as the wood has not moved, you have only touched it, and letting go costs nothing.
    .do = Let go: lift your finger, or take “Let go: only touched”. If it has slipped already: give up, and take “Once more”.
lesson-pull = Pull one out
    .text = On your turn you move one column of your own from below to the highest floor. The loose one will do. Slow is safe: a hasty hand shakes. And it matters where you take it: low it drags, high it tips.
    .do = Press the thin blue column 1 in its middle, hold for a moment, and pull it out along the arrow.
lesson-carry = Carry it
    .text = It is out, and the villa stands. Now it hangs in your hand above the roof.
    .do = Drag it over the blue floor to a free place.
lesson-lower = Set it down
    .text = It goes upright onto the highest floor, wholly inside its edge. Dropped from high up it would topple, so lower it until it stands.
    .do = Move the lever at the right down until it stands, then take “Let go”.
lesson-free = Standing free
    .text = Yellow had it easy: a column with nothing over it is simply lifted. There are not many of those.
lesson-locked = Given up, and locked
    .text = See what one hand does at the thick red column: it drags the floor along and gives up in time. The column is back in its place, now with an iron band: nobody may take it any more. The turn is over, but the villa stands.
lesson-second = The other hand
    .text = The same moment again, and this time it is yours. You have two hands: while one pulls, the other holds the floor above and lifts it a little.
    .do = Take the thick red column and let the other hand lift meanwhile: a second finger that goes up, the mouse wheel, or the slider “Other hand”.
lesson-out = Out with it
    .text = Held like this, the floor is not dragged along. Lift enough, but not so much that the floor tips.
    .do = Pull the thick red column outwards, away from the villa, with both hands.
lesson-hook = The hook
    .text = There is a hook in the box for columns that fingers hardly reach. It drags and does not keep the column upright.
    .do = Choose the thin blue column 1, and in the panel “the hook”.
lesson-drag = Drag it out
    .text = Take it low with the hook, and it slides instead of tipping.
    .do = Press the thin blue column 1 near its foot, hold for a moment, and drag it out along the arrow.
lesson-declare = None can be moved
    .text = Whoever thinks that none of their columns will come out declares it, and asks for a new floor instead of moving. Yours are all locked, on top, or carry too much.
    .do = Open “None of mine can be moved…” and declare it.
lesson-contest = Challenged!
    .text = Yellow did not believe it and had to prove it with one of your columns. Had it worked, that column would be out of the game, and your turn over. But it pushed the thick one beside it: the proof has failed, and the column is locked. For that you could have taken one of theirs out of the game.
lesson-floor = A new floor
    .text = The next floor is green. It must come to rest on at least three columns. Carry it, turn it, lower it: once you let go, it stays.
    .do = Lower the green floor onto the columns, and let go when it rests.
lesson-seal = The master builder’s seal
    .text = From the green floor on columns score. Yellow was the first to put a column there and takes the seal. Whoever holds it in the end wins.
lesson-points = More points
    .text = Thin columns are worth 1 on the highest floor, the hexagonal one 2, the thick one 3. The seal goes to whoever has more than its holder; a tie changes nothing.
    .do = The thick blue column at the right edge stands free: press it, hold for a moment, and lift it away.
lesson-top = Onto the top
    .text = It is the heaviest piece in the box. Where it stands, the villa will lean.
    .do = Carry it to the left side of the green floor, lower it, and let go.
lesson-passed = The seal is yours
    .text = Three to one. The seal shows yellow now: so everybody sees who had it before, and that may yet matter.
lesson-fall = It falls!
    .text = Yellow pulled the last support on the left. Falls are shown slowly, and a ring marks the place where the first contact was lost.
lesson-end = Who wins
    .text = The holder of the seal wins: you. Had you brought it down yourself, the previous holder would have won. Now take Villa Paletti off the shelf.
lesson-keys-view = By keys: Tab to the picture, then the arrow keys.
lesson-keys-panel = By keys: Tab and Enter reach everything in the panel.
lesson-keys-hand = By keys: choose the column in the panel. In the picture Enter takes hold, the arrow keys pull, with Shift they raise and turn it, W A S D tilt it, Page Up is the other hand, Escape lets go.
lesson-keys-carry = By keys: in the picture Enter takes it in hand, the arrow keys carry it, Page Down lowers it; when it stands, Enter lets go.

key-view = turn and tip the view, or move what is in the hand
key-zoom = zooms
key-whole = shows everything
key-turntable = is the turntable
key-turn = turns what is in the hand
key-lower = lowers and raises it; in a pull, the other hand
key-hold = takes hold, and lets go of what stands
key-raise = raise it and turn it
key-tilt = tilt it
key-grip = grips higher, lower

note-villa = The villa is built on the screen, or you build your own box and the program keeps the score.
note-wood = The rougher the wood, the more the columns differ, and the harder it is to guess which ones carry.
note-hands = Steady hands forgive; shaky hands are for the brave.
note-hands-by-seat = So that a child and a grown-up can play together on equal terms.
note-placing = With your own hand on the screen, or by saying where, and the program does it.
note-set-up = The columns are laid out for you, or everybody puts one down in turn.
note-youngest = The youngest player rolls for the seal first, or chance decides who.
note-colours = Everybody chooses a colour, or the die decides.
note-experienced = Higher floors may then rest on two columns, or one: more daring villas.
