# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = The points of { $seat }
number-supports = Columns under the floor
number-supports-needed = Columns that it needs
number-push = How far the { $column } was pushed
number-declarations = Declarations in a row ({ $seats } end the match)

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
