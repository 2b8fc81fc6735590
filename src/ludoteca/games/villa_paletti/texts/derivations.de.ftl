# Where numbers come from: `number-…` says which number, `term-…` each of its terms.

number-points = Die Punkte von { $seat }
number-supports = Säulen unter der Etage
number-supports-needed = Säulen, die sie braucht
number-push = So weit wurde { $column } verschoben
number-declarations = Erklärungen in Folge ({ $seats } beenden die Partie)

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
