### Quello che dice solo il tavolo di Villa Paletti.

## L’immagine

stage-label = La villa. Le frecce girano e inclinano la vista, più e meno avvicinano e allontanano, zero mostra tutto, T è la piattaforma girevole, Q ed E girano ciò che è in mano, Esc lascia andare.
camera = Vista
camera-left = Gira a sinistra
camera-right = Gira a destra
camera-near = Più vicino
camera-home = Mostra tutto
camera-turntable = Piattaforma girevole
first-lost = Qui è cominciato: { $above } ha perso { $below }.
companion-label = La vostra villa: quale colonna sta su quale piano
level-view = { $level ->
        [0] Il cantiere dall’alto
        [1] Il piano blu dall’alto
        [2] Il piano verde dall’alto
        [3] Il piano giallo dall’alto
        [4] Il piano arancione dall’alto
       *[other] Il piano rosso dall’alto
    }
level-name = { $level ->
        [0] Cantiere
        [1] Piano blu
        [2] Piano verde
        [3] Piano giallo
        [4] Piano arancione
       *[other] Piano rosso
    }
level-short = { $level ->
        [0] cantiere
        [1] blu
        [2] verde
        [3] giallo
        [4] arancione
       *[other] rosso
    }

## Il sigillo

seal-nobody = Il sigillo del capomastro è ancora sul tavolo.
seal-held = { $seat } ha il sigillo. Prima non l’aveva nessuno.
seal-held-from = { $seat } ha il sigillo; mostra { $previous }, che l’aveva prima.
seat-seal = Sigillo
seat-locked = { $count ->
        [one] una bloccata
       *[other] { $count } bloccate
    }

## Togliere una colonna

ask-taking-turn = Porta in alto una tua colonna, oppure dichiara.
ask-moving-own = Ora sposta una colonna tua.
ask-proving = Dimostralo: porta in alto una di queste colonne.
ask-punishing = Puoi togliere dal gioco una di queste colonne.
ask-proving-neutral = Dimostralo: porta in alto un’altra colonna neutrale.
choose-column = Quale colonna?
column-choice = { $column }, { $level ->
        [0] sul cantiere
        [1] sul piano blu
        [2] sul piano verde
        [3] sul piano giallo
        [4] sul piano arancione
       *[other] sul piano rosso
    }, porta { $load } newton{ $may ->
        [yes] {""}
       *[no] , non si può prendere
    }
dial-label = Il livello dall’alto. Le frecce girano la direzione del tiro.
carries = Porta { $load } N
carries-nothing = Non porta niente che si senta
direction = Direzione: { $degrees }°
way-out = Fuori dopo { $way } mm.
way-gap = A { $gap } mm da { $column }.
way-blocked = { $column } è di mezzo!
tool = Con
tool-hand = la mano
tool-hook = il gancio
second-hand = Seconda mano
second-hand-none = riposa
lift-force = Solleva: { $force } N
steady-force = Tiene ferma: { $force } N
how-to-pull = { $tool ->
        [hook] Con il gancio
       *[hand] A mano
    }, { $speed } mm/s, { $hold ->
        [none] senza seconda mano
       *[other] seconda mano sul { $hold ->
            [blue] blu
            [green] verde
            [yellow] giallo
            [orange] arancione
           *[red] rosso
        }
    }
speed = Velocità: { $speed } mm/s
give-up = Interrompere
give-up-never = mai
give-up-at = se qualcosa si muove di { $limit } mm
do-pull = Tira
do-lift = Sollevala
do-break-off = Interrompi
do-declare = Dichiara
do-forgo = Lascia stare
take-tip = Scegli una colonna qui, oppure prendila nell’immagine e tira.
by-hand-tip = … oppure prendila nell’immagine e tirala fuori tu.
declare-title = Nessuna delle mie si può muovere …
declare-text = Chiedi { $floor ->
        [green] il piano verde
        [yellow] il piano giallo
        [orange] il piano arancione
        [red] il piano rosso
       *[other] un piano, anche se non ce ne sono più
    } invece di muovere una colonna. Qualcuno può contestare e provare una delle tue colonne. Se ci riesce, quella colonna è fuori dal gioco e il tuo turno è finito. Se fallisce, puoi togliergliene una. Poi posi il piano su almeno { $needed ->
        [one] una colonna
       *[other] { $needed } colonne
    }, se è possibile.

## Con la mano

gauge-force = Tiro
newtons = { $force } N
gauge-way = { $way } mm fuori
gauge-left = ancora { $seconds } s
hand-break-off = Lascia e interrompi
hand-of = { $seat } ha una mano sulla villa …

## Posare colonne e piani

ask-setting-down = Posa { $column } sul piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
       *[other] rosso
    }.
ask-placing-column = Metti una colonna sul cantiere.
place-label = Il piano dall’alto. Le frecce muovono la colonna, con Maiusc più lontano.
place-at = { $x } mm a destra, { $y } mm indietro
nudge = Sposta un poco
nudge-left = A sinistra
nudge-right = A destra
nudge-away = Indietro
nudge-here = Avanti
turn-left = Gira
next-place = Un altro posto libero
stack-on = Sopra { $column }
do-set-down = Posa qui
ask-laying-floor = Posa { $floor ->
        [blue] il piano blu
        [green] il piano verde
        [yellow] il piano giallo
        [orange] il piano arancione
       *[other] il piano rosso
    } su almeno { $needed ->
        [one] una colonna
       *[other] { $needed } colonne
    }.
floor-label = Le colonne dall’alto e il piano sopra di esse. Le frecce lo muovono, Q ed E lo girano.
rotation = Girato: { $degrees }°
flipped = Rovesciato
next-floor-place = Un altro buon posto
rests-on = { $count ->
        [0] Non poggerebbe su niente.
        [one] Poggia su una colonna:
       *[other] Poggia su { $count } colonne:
    }
do-lay-floor = Lascia andare
do-give-up-floor = Nessun buon posto
floor-tip = Nell’immagine: trascina il piano, giralo con Maiusc e la rotella.

## Dichiarare e contestare

ask-contest = { $seat } dice che nessuna delle sue colonne si può muovere. Contesti?
if-won-contest = Porti in alto una colonna di { $seat }: esce dal gioco, il suo turno è finito, niente piano.
if-lost-contest = Interrompi: quella colonna è bloccata, e { $seat } può togliere dal gioco una delle tue.
if-not-contest = Se nessuno contesta, { $seat } posa { $floor ->
        [green] il piano verde
        [yellow] il piano giallo
        [orange] il piano arancione
        [red] il piano rosso
       *[other] nessun piano, perché non ce ne sono più
    }; tutti i punti finora sono cancellati.
ask-neutral = { $seat } ha interrotto con una colonna neutrale. Mostri che se ne può muovere un’altra?
if-won-neutral = Porti in alto un’altra colonna neutrale: resta lì, e il turno di { $seat } è finito.
if-lost-neutral = Interrompi: quella colonna è bloccata, non succede altro.
if-not-neutral = Se nessuno prova, { $seat } continua con una colonna sua.
do-contest = Contesta
do-decline = Lascia passare
ask-choosing-colour = Con quale colore vuoi costruire?

## Compagno: una villa vera

companion-tip = Fatelo sul vostro tavolo, poi scegliete la colonna e dite che cosa è successo.
tell-moved = È in cima
tell-removed = È fuori
tell-broken-off = Interrotto
tell-fell = La villa è caduta
tell-floor = Il piano è posato

## Il tavolo a parole

described-column = { $column }{ $covered ->
        [yes] {" "}che porta { $load } newton
       *[no] {""}
    }
described-locked = { $column }, bloccata
described-level = { $level ->
        [0] Sul cantiere
        [1] Sul piano blu
        [2] Sul piano verde
        [3] Sul piano giallo
        [4] Sul piano arancione
       *[other] Sul piano rosso
    }: { $columns }.
described-level-empty = { $level ->
        [0] Il cantiere è vuoto.
        [1] Il piano blu è vuoto.
        [2] Il piano verde è vuoto.
        [3] Il piano giallo è vuoto.
        [4] Il piano arancione è vuoto.
       *[other] Il piano rosso è vuoto.
    }
described-seat = { $seat } costruisce con { $colours } e ha { $points ->
        [one] un punto
       *[other] { $points } punti
    } sul piano più alto{ $seal ->
        [yes] , e il sigillo
       *[no] {""}
    }.
described-gone = Fuori dal gioco: { $columns }.
described-next = Il prossimo piano sarebbe { $floor ->
        [green] verde
        [yellow] giallo
        [orange] arancione
       *[other] rosso
    }.
