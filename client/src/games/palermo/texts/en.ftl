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
prompt-police = Choose the street cell your policeman goes to. Whoever walks past him pays double.
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
card-label = Movement card: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $chips ->
        [one] one chip
       *[other] { $chips } chips
    } on it
price = { $cost } pt
seat-to-lay = { $chips } to lay
seat-doors = { $collected }/{ $all }
seat-points = { $points } pts
seat-home = home

why-walked = Every step costs one point, another player’s policeman two. { $cost } of { $points } points were used{ $lost ->
        [0] {""}
        [one] , one was lost by being stopped short
       *[other] , { $lost } were lost by being stopped short
    }.
why-chip-collected = { $points } points on the card, { $cost } used on the way: the rest is income.
why-came-home = { $points } points on the card, { $cost } used on the way home: the rest is income.
why-interest-taken = The bank pays whoever is home, by the number of players.
why-policeman-blocked = In this edition, ending a move on another player’s policeman { $points_less ->
        [0] costs nothing on the next turn
        [one] costs one point on the next turn
       *[other] costs { $points_less } points on the next turn
    }.

told-phase-building = The town is being built. It is { $seat }’s turn.
told-phase-claiming = The doors of the town are claimed. It is { $seat }’s turn.
told-phase-collecting = The pawns are in the streets. It is { $seat }’s turn.
told-phase-over = The match is over.
told-supply = In the box: { $one ->
        [one] one house
       *[other] { $one } houses
    } with one roof, { $two } with two, { $three } with three.
told-house = { $slot }: house, roofs on { $roofs }, door on { $door }, { $owner ->
        [none] no chip
       *[other] chip of { $owner }
    }.
told-start = { $slot }: the start tile.
told-street = { $slot }: streets with a fountain.
told-player = { $seat }: { $money } million, { $points ->
        [one] one point
       *[other] { $points } points
    }, { $laid ->
        [one] one chip
       *[other] { $laid } chips
    } on the board, { $collected } collected, { $pawn ->
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
       [one] , stopped short, one point lost
       *[other] , stopped short, { $lost } points lost
    }.
told-walk-door = Walk to { $to } for { $cost ->
        [one] one point
       *[other] { $cost } points
    }: a chip and { $income } million.
told-walk-home = Walk home to { $to } for { $cost ->
        [one] one point
       *[other] { $cost } points
    }: { $income } million.
told-not-allowed = Not possible: { $action }.
told-bypass = bypass
told-empty = { $slot } is empty
told-roof = roof
told-door = door
told-street-cell = street
told-chip = chip of { $seat }
told-pawn = pawn of { $seat }
told-policeman = policeman of { $seat }

workshop-title = The town workshop
workshop-text = Build a town by hand, tile by tile, in any order. Whatever fits here can be finished. The code brings the same town back at any time.
workshop-town = The slots of the town
workshop-slot = { $slot }: { $kind ->
        [none] empty
        [start] start tile
        [street] fountain
        [one] house with one roof
        [two] house with two roofs
       *[three] house with three roofs
    }
workshop-houses = { $houses } of { $needed } houses
workshop-here = On { $slot }
workshop-put = { $kind ->
        [start] Start tile
        [street] Fountain
        [one] House with one roof, turned by { $rotation }°
        [two] House with two roofs, turned by { $rotation }°
       *[three] House with three roofs, turned by { $rotation }°
    }
workshop-take = Take the tile away
workshop-nothing = Nothing fits here any more.
workshop-fill = Fill the rest
workshop-clear = Start anew
workshop-code = Town code
workshop-play = Play in this town

figure-map = Six by six slots for tiles, the bypass with its four corners around them. The score track runs around it all.
figure-tiles = The tiles: houses with one, two and three roofs, each with its door; a fountain; the start tile.
figure-joining = Wall to wall joins. Touching at a corner only does not.
figure-walled-in = A courtyard that cannot be reached is not allowed; a door to the street is.
figure-steps = Three points, three steps.
figure-police = The policeman in the way takes two points: three steps cost four.
figure-income = Five points, your chip three steps away: two million.
figure-bypass = From anywhere on a side of the bypass to either of its corners: one point.
figure-policemen = Diagonally two policemen may stand together; side by side they may not.
figure-target = The stone is on the chip that comes next; no other can be taken.

lesson-welcome = Welcome to Palermo
    .text = The match has two halves. First everybody builds the town together. Then the pawns run through its streets and collect from their own doors. There is no luck at all. Let us look over the shoulders of three players, and make some of their moves.
lesson-start = The start tile
    .text = Whoever begins puts the start tile anywhere. All pawns set out from here, and come home here in the end.
    .do = Lay the start tile on C3.
lesson-house = The first house
    .text = Then everybody in turn lays a house with one, two or three roofs. Their own chip goes on its door: that is where they will collect later.
    .do = Lay the house with three roofs on D4.
lesson-joining = Wall to wall
    .text = Every further house must share a wall with one that is there already. Touching at a corner does not count.
    .do = You are yellow now: lay the house with two roofs on E4.
lesson-courtyards = No courtyards
    .text = The streets grow out of what is left between the roofs. Every door must stay reachable from the bypass, the wide road around the town. Dead ends are fine, and useful: your doors close together, the others’ doors far apart.
lesson-town = The town stands
    .text = All chips are placed. Fountains fill the last two slots. Now the pawns set out.
lesson-walk = Walking
    .text = The movement card shows 3: the pawn has that many steps, and it must use all of them, unless it stops at one of its own doors with its chip.
    .do = Walk to the red chip on d8.
lesson-police = The policeman
    .text = The chip is now on red’s card: one point more from now on. Before walking you may put your policeman into somebody’s way. Others pay two points to pass him.
    .do = You are yellow: take the policeman and put him on g5.
lesson-income = Money
    .text = Points that are left when you stop at your own door are millions. So short routes pay, and so does every chip on your card.
    .do = You are green: walk to e6 with one point, and two are left.
lesson-bypass = The bypass
    .text = On the bypass one single step takes you to the next corner, however far it is.
    .do = You are red: walk to the corner a1.
lesson-blocked = Standing on the policeman
    .text = Green paid two points and stopped on yellow’s policeman. As long as the pawn stands there he cannot move.
lesson-card = The card grows
    .text = Every chip is another point. Green walks with eleven by now, and took nine million on a very short way.
lesson-home = Going home
    .text = With all chips collected the way leads back to the start tile. Points left over when you get home are income, as always.
    .do = You are green: go home to f7.
lesson-interest = Interest
    .text = Whoever is home gets interest on each further turn: five million with three players. Being first pays.
lesson-end = The end
    .text = When everybody is home and the round is over, the most money wins. Now it is your turn: take Palermo off the shelf.

town-stands = The town stands:
now-walk = now walk!
earned-doors = From doors
earned-home = On coming home
earned-interest = Interest at home

key-cursor = moves the cursor
key-do = does what is offered there
key-next = goes to the next place where something may be done
key-turn = turns the house
key-kind = takes another kind of house
key-policeman = takes the policeman

note-edition = The printed rules differ in a few places, mostly about policemen and the way home.
note-corner-contact = Whether a new house may touch the others with nothing but a corner.
note-jumped-policeman = What it costs to cut a corner past another player’s policeman.
note-free-building = Houses may be put anywhere, and the town grows in several places.
note-ready-made-town = The town stands already: you only share out the doors, and are walking much sooner.
note-town-code = A town from the workshop can be played again by its code.
note-no-police = Nobody stands in the way: friendlier, and good with children.
note-target-stones = Everybody shows beforehand which chip they will fetch next, so the others can stop them.
note-first-player = The youngest player begins, or chance decides.
