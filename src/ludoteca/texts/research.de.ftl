refusal-no-encoding = { $game } lässt sich nicht mit Nummern lernen; das geht mit { $known }.
