# What only the table in the browser says of Palermo, in English.

board-help = The town. Arrow keys move the cursor, Enter does what is offered there, N goes to the next place where something may be done, R turns the house, K takes another kind, P takes the police stone.

prompt-start = Lay the Start/Finish tile wherever you like.
prompt-house = Choose a house, turn it, and lay it wall to wall with another. Your chip goes on its doorway.
prompt-first-house = Choose a house, turn it, and lay it anywhere: it is the first one. Your chip goes on its doorway.
prompt-claim = Put a chip on a free business.
prompt-target = Show which of your chips comes next.
prompt-turn = { $points ->
        [0] You are home: move the police stone if you like, then take the bonus.
       *[other] You have { $points } points. First the police stone, if you like; then walk to one of the lit spaces.
    }
prompt-walk = { $points ->
        [0] Now take the bonus.
       *[other] Now the pawn: { $points } points.
    }
prompt-police = Choose the street space your police stone goes to. Whoever walks past it pays double.
prompt-over = It is over.
reach-of = { $seat }, { $points } points: the next walk could end on { $count ->
        [one] one space
       *[other] { $count } spaces
    }.
walk-numbers = The numbers: how far it is from there { $goal ->
        [home] home
       *[door] to your nearest door
    }.
walk-leads = From there your { $goal ->
        [home] home is
       *[door] nearest door is
    } { $cost } away{ $income ->
        [0] {"."}
       *[other] {":"} up to +{ $income } next turn.
    }
walk-short = Stopped short by { $seat }: { $lost ->
        [one] one point is lost.
       *[other] { $lost } points are lost.
    }
police-hinders = { $seat }: { $income ->
        [0] {""}
       *[other] best income { $income } less
    }{ $parts ->
        [both] {", "}
       *[one] {""}
    }{ $fewer ->
        [0] {""}
        [one] one place fewer to walk to
       *[other] { $fewer } places fewer to walk to
    }.
police-hinders-none = It would hinder nobody next turn.

hand-house = House with { $kind ->
        [one] one roof
        [one_mirrored] one roof (mirrored)
        [two] two roofs
        [two_mirrored] two roofs (mirrored)
       *[three] three roofs
    }, { $left } left
hand-turn = Turn
tools = What to move
tool-walk = Walk
tool-police = Police stone
card-title = Turn-movement card
card-label = Turn-movement card: { $points ->
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


told-phase-building = The town is being built. It is { $seat }’s turn.
told-phase-claiming = The businesses of the town are claimed. It is { $seat }’s turn.
told-phase-collecting = The pawns are in the streets. It is { $seat }’s turn.
told-phase-over = The match is over.
told-supply = In the box: { $one ->
        [one] one house
       *[other] { $one } houses
    } with one roof, { $two } with two, { $three } with three.
told-house = { $slot }: house, roofs on { $roofs }, doorway on { $door }, { $owner ->
        [none] no chip
       *[other] chip of { $owner }
    }.
told-start = { $slot }: the Start/Finish tile.
told-street = { $slot }: streets with a fountain.
told-player = { $seat }: { $money } million, { $points ->
        [one] one point
       *[other] { $points } points
    }, { $laid ->
        [one] one chip
       *[other] { $laid } chips
    } on the board, { $collected } collected, { $pawn ->
        [home] home
        [parked] pawn on the Start/Finish tile
       *[other] pawn on { $pawn }
    }{ $policeman ->
        [none] {""}
       *[other] , police stone on { $policeman }
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
told-bypass = bypass street
told-empty = { $slot } is empty
told-roof = roof
told-door = doorway
told-street-cell = street
told-chip = chip of { $seat }
told-pawn = pawn of { $seat }
told-policeman = police stone of { $seat }

workshop-title = The town workshop
workshop-text = Build a town by hand, tile by tile, in any order. Whatever fits here can be finished. The code brings the same town back at any time.
workshop-town = The slots of the town
workshop-slot = { $slot }: { $kind ->
        [none] empty
        [start] Start/Finish tile
        [street] fountain
        [one] house with one roof
        [one_mirrored] house with one roof (mirrored)
        [two] house with two roofs
        [two_mirrored] house with two roofs (mirrored)
       *[three] house with three roofs
    }
workshop-houses = { $houses } of { $needed } houses
workshop-here = On { $slot }
workshop-put = { $kind ->
        [start] Start/Finish tile
        [street] Fountain
        [one] House with one roof, turned by { $rotation }°
        [one_mirrored] House with one roof, turned by { $rotation }° (mirrored)
        [two] House with two roofs, turned by { $rotation }°
        [two_mirrored] House with two roofs, turned by { $rotation }° (mirrored)
       *[three] House with three roofs, turned by { $rotation }°
    }
workshop-take = Take the tile away
workshop-nothing = Nothing fits here any more.
workshop-fill = Fill the rest
workshop-clear = Start anew
workshop-code = Town code
workshop-play = Play in this town

figure-map = Six by six slots for tiles, the bypass street with its four corners around them. The scoring track runs around it all.
figure-tiles = The tiles: houses with one, two and three roofs, each with its doorway; a fountain; the Start/Finish tile.
figure-joining = Wall to wall joins. Touching at a corner only does not.
figure-walled-in = A courtyard that cannot be reached is not allowed; a doorway to the street is.
figure-steps = Three points, three steps.
figure-police = The police stone in the way takes two points: three steps cost four.
figure-income = Five points, your chip three steps away: two million.
figure-bypass = From anywhere on a side of the bypass street to either of its corners: one point.
figure-policemen = Diagonally two police stones may stand together; side by side they may not.
figure-target = The stone is on the chip that comes next; no other can be taken.

lesson-welcome = Welcome to Palermo
    .text = The match has two halves. First everybody builds the town together. Then the pawns run through its streets and collect from their own businesses. There is no luck at all. Let us look over the shoulders of three players, and make some of their moves.
lesson-start = The Start/Finish tile
    .text = Whoever begins puts the Start/Finish tile anywhere. All pawns set out from here, and come home here in the end.
    .do = Lay the Start/Finish tile on C3.
lesson-house = The first house
    .text = Then everybody in turn lays a house with one, two or three roofs. Their own chip goes on its doorway: that is where they will collect later.
    .do = Lay the house with three roofs on D4.
lesson-joining = Wall to wall
    .text = Every further house must share a wall with one that is there already. Touching at a corner does not count.
    .do = You are yellow now: lay the house with two roofs on E4.
lesson-courtyards = No courtyards
    .text = The streets grow out of what is left between the roofs. Every doorway must stay reachable from the bypass street, the wide road around the town. Dead ends are fine, and useful: your doorways close together, the others’ doorways far apart.
lesson-town = The town stands
    .text = All chips are placed. Fountains fill the last two slots. Now the pawns set out.
lesson-walk = Walking
    .text = The turn-movement card shows 3: the pawn has that many steps, and it must use all of them, unless it stops at one of its own businesses with its chip.
    .do = Walk to the red chip on d8.
lesson-police = The police stone
    .text = The chip is now on red’s turn-movement card: one point more from now on. Before walking you may put your police stone into somebody’s way. Others pay two points to pass it.
    .do = You are yellow: take the police stone and put it on g5.
lesson-income = Money
    .text = Points that are left when you stop at your own doorway are millions. So short routes pay, and so does every chip on your turn-movement card.
    .do = You are green: walk to e6 with one point, and two are left.
lesson-bypass = The bypass street
    .text = On the bypass street one single step takes you to the next corner, however far it is.
    .do = You are red: walk to the corner a1.
lesson-blocked = Standing on the police stone
    .text = Green paid two points and stopped on yellow’s police stone. As long as the pawn stands there it cannot move.
lesson-card = The card grows
    .text = Every chip is another point. Green walks with eleven by now, and took nine million on a very short way.
lesson-home = Going home
    .text = With all chips collected the way leads back to the Start/Finish tile. Points left over when you get home are income, as always.
    .do = You are green: go home to f7.
lesson-interest = The bonus
    .text = Whoever is home gets a bonus on each further turn: five million with three players. Being first pays.
lesson-end = The end
    .text = When everybody is home and the round is over, the most money wins. Now it is your turn: take Palermo off the shelf.

town-stands = The town stands:
now-walk = now walk!
earned-doors = From businesses
earned-home = On coming home
earned-interest = Bonus at home

key-cursor = moves the cursor
key-do = does what is offered there
key-next = goes to the next place where something may be done
key-turn = turns the house
key-kind = takes another kind of house
key-policeman = takes the police stone

note-edition = The printed rules differ in a few places, mostly about police stones and the way home.
note-corner-contact = Whether a new house may touch the others with nothing but a corner.
note-jumped-policeman = What it costs to cut a corner past another player’s police stone.
note-free-building = Houses may be put anywhere, and the town grows in several places.
note-ready-made-town = The town stands already: you only share out the businesses, and are walking much sooner.
option-tiles = Houses
    .printed = as printed
note-tiles = The shapes of the houses: the usual ones, or those of a box of your own.
note-town-code = A town from the workshop can be played again by its code.
note-no-police = Nobody stands in the way: friendlier, and good with children.
note-target-stones = Everybody shows beforehand which chip they will fetch next, so the others can stop them.
note-first-player = The youngest player begins, or chance decides.
