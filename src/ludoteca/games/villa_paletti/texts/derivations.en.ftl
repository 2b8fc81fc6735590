# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = The points of { $seat }
number-supports = Columns under the floor
number-supports-needed = Columns that it needs
number-push = How far the { $column } was pushed
number-over-the-rim = How far it juts out over the building site
number-over-the-base = How far the floor juts out over the base
number-over-the-edge = How far it juts out over the edge
number-overlap = How far it reaches into the { $column }
number-gap = How far it is beside the { $column }
number-to-place = Columns still to be placed
number-tipping = How far the weight is outside the columns
number-neutral-here = Neutral columns on this level
number-room = The room that the column needs
number-beside-floor = How far the hand is beside the floor
number-declarations = Declarations in a row ({ $seats } end the match)
number-highest-grip = The highest grip

term-column-height = { $amount } mm, the height of a column
term-grip-margin = { $amount } mm, for the fingers
term-thick = { $amount } for { $count ->
        [one] a thick column
       *[other] { $count } thick columns
    }
term-hexagonal = { $amount } for { $count ->
        [one] a hexagonal column
       *[other] { $count } hexagonal columns
    }
term-thin = { $amount } for { $count ->
        [one] a thin column
       *[other] { $count } thin columns
    }
term-no-column = { $amount }, for none is on the highest floor
term-columns-under = { $amount }
term-needed = { $amount }, as every floor does
term-needed-by-the-experienced = { $amount }, enough for experienced builders
term-measured = { $amount } mm, where { $allowed } mm are allowed
term-declared-before = { $amount } before
term-declared-now = { $amount } now
term-farthest = { $amount } mm from the middle
term-site = { $amount } mm, the building site
term-base = { $amount } mm, the base
term-millimetres = { $amount } mm
term-columns = { $amount }, where { $least } are needed
term-others = { $amount }
term-across = { $amount } mm across
