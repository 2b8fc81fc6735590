# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = De punten van { $seat }
number-supports = Pilaren onder de verdieping
number-supports-needed = Pilaren die hij nodig heeft
number-push = Hoe ver de { $column } is verschoven
number-over-the-rim = Hoe ver hij buiten de bouwplaats steekt
number-over-the-base = Hoe ver de verdieping buiten de basis steekt
number-over-the-edge = Hoe ver hij over de rand steekt
number-overlap = Hoe ver hij over { $column } heen komt
number-gap = Hoe ver hij naast { $column } staat
number-to-place = Pilaren die nog geplaatst moeten worden
number-tipping = Hoe ver het gewicht buiten de pilaren ligt
number-neutral-here = Neutrale pilaren op dit niveau
number-room = De ruimte die de pilaar nodig heeft
number-beside-floor = Hoe ver de hand naast de verdieping is
number-declarations = Verklaringen op rij ({ $seats } beëindigen de partij)
number-highest-grip = De hoogste greep

term-column-height = { $amount } mm, de hoogte van een pilaar
term-grip-margin = { $amount } mm, voor de vingers
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
term-farthest = { $amount } mm van het midden
term-site = { $amount } mm, de bouwplaats
term-base = { $amount } mm, de basis
term-millimetres = { $amount } mm
term-columns = { $amount }, terwijl er { $least } nodig zijn
term-others = { $amount }
term-across = { $amount } mm doorsnee
