# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = De punten van { $seat }
number-supports = Pilaren onder de verdieping
number-supports-needed = Pilaren die ze nodig heeft
number-push = Hoe ver de { $column } is verschoven
number-declarations = Verklaringen op rij ({ $seats } beëindigen de partij)

term-thick = { $amount } voor { $count ->
        [one] een dikke pilaar
       *[other] { $count } dikke pilaren
    }
term-hexagonal = { $amount } voor { $count ->
        [one] een zeshoekige pilaar
       *[other] { $count } zeshoekige pilaren
    }
term-thin = { $amount } voor { $count ->
        [one] een dunne pilaar
       *[other] { $count } dunne pilaren
    }
term-no-column = { $amount }, want er staat er geen op de hoogste verdieping
term-columns-under = { $amount }
term-needed = { $amount }, zoals elke verdieping
term-needed-by-the-experienced = { $amount }, genoeg voor ervaren bouwmeesters
term-measured = { $amount } mm, waar { $allowed } mm mag
term-declared-before = { $amount } eerder
term-declared-now = { $amount } nu
