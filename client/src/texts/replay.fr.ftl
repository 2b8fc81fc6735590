# The words of replay, review, story and lesson, in French.

replay-position = Entrée { $seq } sur { $last }
replay-first = Au début
replay-back = Coup précédent
replay-play = Lire
replay-pause = Pause
replay-forward = Coup suivant
replay-last = À la fin
replay-to-match = À la partie telle qu’elle est
review-open = Analyse de cette partie
review-made = L’analyse est en cours. Vous pouvez regarder la partie en attendant.
review-waits = { $ahead ->
        [one] Une autre analyse passe avant.
       *[other] { $ahead } autres analyses passent avant.
    }
review-failed = Cette partie ne peut pas être analysée.
review-chances = Chances de gagner
review-what = Ce qui est dessiné
review-turns = Tournants
review-no-turns = Aucune entrée n’a changé grand-chose.
review-entry = entrée { $seq }
review-entries = entrées { $from }–{ $to }
review-mistakes = Meilleurs coups
review-played = Joué : { $move } ({ $chance } de gagner)
review-instead = Mieux : { $move } ({ $chance })
review-show-played = Coup joué
review-show-better = Meilleur coup
review-how = Les chances sont des parts de victoires : à partir de chaque moment, des bots ({ $level }) ont joué { $playouts } fois jusqu’à la fin, tout ce qui est caché étant tiré à nouveau.
replay-play-on = Continuer à partir d’ici
story-curve = { $measure } du premier au dernier coup
story-best = Meilleurs moments
story-look = Regarder
story-earned = Qui a gagné quoi, et où
story-picture = Partager en image
learn-title = Leçon : { $game }
learn-none = Il n’y a pas encore de leçon pour ce jeu. La page des règles dit tout.
learn-step = Étape { $step } sur { $steps }
learn-back = Retour
learn-next = Suite
learn-show = Montrez-moi
learn-seen = Bien joué !
learn-missed = Cela arrive ; ici, vous pouvez réessayer autant que vous voulez.
learn-again = Encore une fois
learn-skip = Passer
learn-finish = À l’étagère
