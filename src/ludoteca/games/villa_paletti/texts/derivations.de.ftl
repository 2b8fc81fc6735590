# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = Die Punkte von { $seat }
number-supports = Säulen unter der Etage
number-supports-needed = Säulen, die sie braucht
number-push = So weit wurde { $column } verschoben
number-over-the-rim = Wie weit sie über den Bauplatz ragt
number-over-the-base = Wie weit die Etage über die Basis ragt
number-over-the-edge = Wie weit sie über den Rand ragt
number-overlap = Wie weit sie in { $column } hineinragt
number-gap = Wie weit sie neben { $column } steht
number-to-place = Säulen, die noch aufzustellen sind
number-tipping = Wie weit das Gewicht außerhalb der Säulen liegt
number-neutral-here = Neutrale Säulen auf dieser Ebene
number-room = Der Platz, den die Säule braucht
number-beside-floor = Wie weit die Hand neben der Etage liegt
number-declarations = Erklärungen in Folge ({ $seats } beenden die Partie)
number-highest-grip = Der höchste Griff

term-column-height = { $amount } mm, die Höhe einer Säule
term-grip-margin = { $amount } mm, für die Finger
term-thick = { $amount } für { $count ->
        [one] eine dicke Säule
       *[other] { $count } dicke Säulen
    }
term-hexagonal = { $amount } für { $count ->
        [one] eine sechseckige Säule
       *[other] { $count } sechseckige Säulen
    }
term-thin = { $amount } für { $count ->
        [one] eine dünne Säule
       *[other] { $count } dünne Säulen
    }
term-no-column = { $amount }, denn keine steht auf der obersten Etage
term-columns-under = { $amount }
term-needed = { $amount }, wie jede Etage
term-needed-by-the-experienced = { $amount }, genug für erfahrene Baumeister
term-measured = { $amount } mm, erlaubt sind { $allowed } mm
term-declared-before = { $amount } vorher
term-declared-now = { $amount } jetzt
term-farthest = { $amount } mm von der Mitte
term-site = { $amount } mm, der Bauplatz
term-base = { $amount } mm, die Basis
term-millimetres = { $amount } mm
term-columns = { $amount }, wo { $least } nötig sind
term-others = { $amount }
term-across = { $amount } mm im Durchmesser
