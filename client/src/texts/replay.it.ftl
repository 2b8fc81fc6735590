# The words of replay, review, story and lesson, in Italian.

replay-position = Voce { $seq } di { $last }
replay-first = All’inizio
replay-back = Mossa precedente
replay-play = Avvia
replay-pause = Pausa
replay-forward = Mossa successiva
replay-last = Alla fine
replay-to-match = Alla partita com’è ora
review-open = Analisi di questa partita
review-made = L’analisi è in corso. Intanto puoi riguardare la partita.
review-waits = { $ahead ->
        [one] Prima tocca a un’altra analisi.
       *[other] Prima tocca ad altre { $ahead } analisi.
    }
review-failed = Questa partita non si può analizzare.
review-chances = Probabilità di vincere
review-what = Che cosa è disegnato
review-turns = Svolte
review-no-turns = Nessuna voce ha cambiato molto.
review-entry = voce { $seq }
review-entries = voci { $from }–{ $to }
review-mistakes = Mosse migliori
review-played = Giocato: { $move } ({ $chance } di vincere)
review-instead = Meglio: { $move } ({ $chance })
review-show-played = Mossa giocata
review-show-better = Mossa migliore
review-how = Le probabilità sono quote di vittorie: da ogni momento i bot ({ $level }) hanno giocato fino alla fine { $playouts } volte, estraendo di nuovo tutto ciò che è nascosto.
replay-play-on = Continua da qui
story-curve = { $measure } dalla prima all’ultima mossa
story-best = Momenti migliori
story-look = Guarda
story-earned = Chi ha guadagnato che cosa e dove
story-picture = Condividi come immagine
learn-title = Lezione: { $game }
learn-none = Per questo gioco non c’è ancora una lezione. Le regole dicono tutto.
learn-step = Passo { $step } di { $steps }
learn-back = Indietro
learn-next = Avanti
learn-show = Fammi vedere
learn-seen = Ben fatto!
learn-missed = Può succedere; qui puoi provare quanto vuoi.
learn-again = Ancora una volta
learn-skip = Salta
learn-finish = Allo scaffale
