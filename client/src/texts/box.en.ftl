## Your own box: tables that an owner draws or brings

box-text = Draw it, or bring a file or code. The rules check every change, and a match remembers what it was played with.
box-title-tiles = The houses of your box
box-text-tiles = Are the houses in your box shaped differently? Draw them here: several shapes of a kind, doors to the left and to the right, and how many there are of each.
box-title-board = A board of your own
box-text-board = Choose a space on the board and change what is printed on it. A board has 28 to 60 spaces; add, remove and move them as you like.
box-title-pieces = The wood of your box
box-text-pieces = Is the wood in your box of another size or shape? Save the printed wood as a file, type in what you measure, and open it here.
box-only-file = This table is written as a file. Open yours below: it is checked, and can then be kept, shared and played with.
box-own-name = My box
box-verdict = Name and check
box-name = Name
box-sound = All is well: a match can be played with it.
box-play = Play with it
box-keep = Keep it in this browser
box-kept = “{ $name }” is kept in this browser: choose it when you open a table.
box-no-room = This browser has no room left for it. Save it as a file.
box-share = Share it
box-link = As a link
box-code = As a code
box-file = Save as a file
box-bring = Open another one
box-bring-code = A code or link
box-bring-open = Open
box-bring-file = A table file
box-mine = Kept in this browser
box-forget = Delete { $name }
box-printed = Begin again with the printed one

## Where a flaw is

box-at-house = Shape { $number }
box-at-space = Space { $number }
box-at-ride = Ride { $number }
box-at-colour = Colour { $number }
box-at-card = Card { $number }
box-at-places = Special places
box-at-base = The base
box-at-column = Column { $number }
box-at-floor = Floor { $number }
box-field-across = width
box-field-site-across = width of the building site
box-field-outline = outline
box-field-floor = colour
box-field-roofs = roofs
box-field-door = door
box-field-count = how many
box-field-name = Name
box-field-kind = Kind
box-field-colour = Colour
box-field-deck = Deck
box-field-price = Price
box-field-cost = Cost of an investment
box-field-pays-collection = Paid into the collection
box-field-rents = Rents
box-field-quarter = Quarter
box-field-symbols = Drawings on the space
box-field-passing-pays = Passing the start pays
box-field-collection = Where the collection is
box-field-third-double = Where a third double leads
box-field-cubes = Cubes in the box
box-field-ends = ends
box-field-fare = Fare

## Palermo: tiles

tiles-how = Press one of the four spaces of a tile to change it: street, roof, in front of the door.
tiles-shape = Shape { $number }
tiles-remove = Remove shape { $number }
tiles-cell =
    { $cell ->
        [a] upper left
        [b] upper right
        [c] lower left
       *[d] lower right
    }: { $use ->
        [roof] roof
        [door] in front of the door
       *[street] street
    }
tiles-count = How many are in the box
tiles-fewer = One fewer
tiles-more = One more
tiles-add = Add a shape

## Palanche: the board

board-ring = The board with { $spaces } spaces; arrow keys go round it
board-spaces = { $count } spaces
board-space = { $number } · { $name }
board-previous = The space before
board-next = The next space
board-insert = Add a space like it
board-remove = Remove it
board-back = Move it back
board-on = Move it on
board-kind-card = draw a card
board-kind-special = special space
board-rents-terreno = Bare land first, then with each investment: six numbers.
board-rents-kind = With one of this kind, with two, and so on.
board-places = Special places
board-rides = Rides
board-ride-end = Ride { $ride }, end { $end }
board-ride-remove = Remove ride { $ride }
board-ride-add = Add a ride
board-colours = Colours of land
board-paint = Paint of { $colour }
board-colour-name = Name of colour { $number }
board-colour-remove = Remove { $colour }
board-colour-add = Add a colour
