### Quello che dice solo il tavolo di Villa Paletti.

## L’immagine

stage-label = La villa. Le frecce girano e inclinano la vista, più e meno ingrandiscono e riducono, zero mostra tutto, T è il piatto girevole, Q ed E girano ciò che hai in mano, Pagina giù e Pagina su lo abbassano e lo alzano, Esc lascia una colonna che tiri.
camera = Vista
camera-left = Gira a sinistra
camera-right = Gira a destra
camera-near = Più vicino
camera-far = Più lontano
camera-home = Mostra tutto
camera-turntable = Piattaforma girevole
first-lost = È cominciato qui. Contatto perso: { $above } e { $below }.
told-locked = La colonna { $column } torna al suo posto ed è bloccata: nessuno può più prenderla.{ $purpose ->
        [own] {" "}Il turno è finito.
        [proof] {" "}La prova è fallita.
       *[other] {""}
    }
told-fell = Con questo la partita è finita.
told-floor-laid = { $seat } posa il piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
       *[other] rosso
    }.
told-points = { $floor ->
        [green] D’ora in poi contano le colonne sul piano più alto.
       *[other] Tutti i punti di prima sono cancellati.
    }
watch-moment = Rivedi
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

seal-nobody = Punti e sigillo cominciano dal piano verde: chi vi posa la prima colonna propria prende il sigillo.
seal-held = { $seat } ha il sigillo. Prima non l’aveva nessuno.
seal-held-from = { $seat } ha il sigillo; mostra { $previous }, che l’aveva prima.
seat-seal = Sigillo
seat-hands = { $hands ->
        [steady] mani ferme
        [shaky] mani malferme
       *[human] mani umane
    }
seat-locked = { $count ->
        [one] una bloccata
       *[other] { $count } bloccate
    }

## Togliere una colonna

ask-taking-turn = Porta in alto una tua colonna, oppure dichiara che nessuna si può muovere.
ask-taking-turn-neutral = Porta prima in alto una colonna neutra ({ $colour ->
        [red] rossa
        [yellow] gialla
        [blue] blu
       *[green] verde
    }), poi una tua; oppure dichiara che nessuna delle tue si può muovere.
ask-moving-own = Ora sposta una colonna tua.
ask-proving = Dimostralo: porta in alto una di queste colonne.
ask-punishing = Puoi togliere dal gioco una di queste colonne.
ask-proving-neutral = Dimostralo: porta in alto un’altra colonna neutra.
choose-column = Quale colonna?
weight = { $weight ->
        [free] non ha niente sopra
        [loose] non regge niente: viene via quasi sempre
        [carries] regge peso: una mano calma la toglie nove volte su dieci
        [needed] la villa ne ha bisogno: crolla quasi sempre
       *[unknown] toccala appena per sentire come sta
    }
weight-exact = Peso sopra: circa { NUMBER($grams, maximumFractionDigits: 0) } g
column-choice = { $column }, { $level ->
        [0] sul cantiere
        [1] sul piano blu
        [2] sul piano verde
        [3] sul piano giallo
        [4] sul piano arancione
       *[other] sul piano rosso
    }, { $weight }{ $may ->
        [yes] {""}
       *[no] , non si può prendere
    }
dial-label = Il livello dall’alto. Le frecce girano la direzione in cui tirare.
direction = Direzione: { $degrees }°
way-out = Fuori dopo { NUMBER($way, maximumFractionDigits: 0) } cm.
way-gap = { NUMBER($gap, maximumFractionDigits: 0) } mm di spazio accanto alla colonna { $column }.
way-blocked = La colonna { $column } è in mezzo!
tool = Con
tool-hand = la mano
tool-hook = il gancio
second-hand = L’altra mano
second-hand-none = non serve
lift-force = Solleva { NUMBER($grams, maximumFractionDigits: 0) } g
steady-force = Tiene ferma con { NUMBER($grams, maximumFractionDigits: 0) } g
how-to-pull = { $tool ->
        [hook] Con il gancio
       *[hand] A mano
    }, { $pace ->
        [slow] piano
        [quick] in fretta
       *[even] con calma
    }, { $hold ->
        [none] con una mano sola
       *[other] l’altra mano sul { $hold ->
            [blue] blu
            [green] verde
            [yellow] giallo
            [orange] arancione
           *[red] rosso
        }
    }
speed = Velocità: { NUMBER($speed, maximumFractionDigits: 1) } cm al secondo
give-up = Rinuncia da sé
give-up-never = mai
give-up-at = se qualcosa si muove di { NUMBER($limit, maximumFractionDigits: 1) } mm
do-pull = Tira
do-lift = Sollevala
do-nudge = Tocca appena
do-break-off = Rinuncia
do-declare = Dichiara: nessuna si muove
do-forgo = Lascia stare
take-tip = Scegli qui una colonna; oppure premila nell’immagine, tieni un momento e tira.
by-hand-tip = … oppure premila nell’immagine, tieni un momento e tirala fuori tu.
declare-title = Nessuna delle mie si può muovere…
declare-text = Chiedi { $floor ->
        [green] il piano verde
        [yellow] il piano giallo
        [orange] il piano arancione
        [red] il piano rosso
       *[other] un piano, anche se non ce ne sono più
    } invece di muovere una colonna. Qualcuno può contestare la dichiarazione e provare una delle tue colonne. Se ci riesce, quella colonna è fuori dal gioco e il tuo turno è finito. Se fallisce, puoi togliergliene una. Poi posi il piano su almeno { $needed ->
        [one] una colonna
       *[other] { $needed } colonne
    }: ora lì ne { $supports ->
        [one] sta una
       *[other] stanno { $supports }
    }, dunque { $can ->
        [yes] si potrebbe.
       *[no] non si potrebbe.
    }

## Con la mano

gauge-force = Trazione
gauge-effort = { $effort ->
        [0] facile
        [1] un poco
        [2] con un po’ di forza
        [3] duro
       *[other] con tutta la forza
    }
gauge-under = ancora { $under } mm sotto il piano
gauge-left = ancora { $seconds } s
gauge-second-hand = Altra mano
hand-does = Che cosa fa il dito
hand-pull = { $what ->
        [carry] Porta
       *[pull] Tira
    }
hand-raise = Alza, gira
hand-tilt = Inclina
grip = Presa a { $height } mm dal piede
gripped = L’hai presa. Ora tira; lasciarla per ora non costa nulla.
hold-tip = Premi e tieni un momento per prendere una colonna. Accanto al legno, con il tasto destro o con due dita giri la vista.
hand-only-touched = Lascia: solo sfiorata
hand-break-off = Lascia e rinuncia
hand-of = { $seat } ha una mano sulla villa…
carry-tip = { $what ->
        [floor] A mano: trascina il piano sopra le colonne e abbassalo con la leva.
       *[column] A mano: trascina la colonna dove vuoi, o tocca il posto, e abbassala con la leva.
    }{ $panel ->
        [yes] {" "}Oppure usa il pannello.
       *[no] {""}
    }
carry-hangs = In mano a te. Abbassa piano.
carry-stands = Ha toccato: puoi lasciare.
hand-let-go = Lascia
hand-hold-drop = Tieni premuto per farla cadere
lever = Abbassa
lever-height = { NUMBER($height, maximumFractionDigits: 0) } mm

## Posare colonne e piani

ask-setting-down = Posa la colonna { $column } sul piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
       *[other] rosso
    }.
ask-placing-column = Metti una colonna sul cantiere.
place-label = Il piano dall’alto. Le frecce muovono la colonna, con Maiusc più lontano.
place-at = { $x } mm a { $side ->
        [left] sinistra
       *[right] destra
    }, { $y } mm { $depth ->
        [front] in avanti
       *[back] indietro
    }
nudge = Sposta un poco
nudge-left = A sinistra
nudge-right = A destra
nudge-away = Indietro
nudge-here = Avanti
turn-left = Gira a sinistra
turn-right = Gira a destra
next-place = Un altro posto libero
stack-on = Sopra la colonna { $column }
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
hand-only-tip = A questo tavolo si posa a mano, nell’immagine. Qui ci sono solo posti già pronti.
floor-by-hand-tip = Nell’immagine lo fai a mano; qui lo fa il programma per te.

## Dichiarare e contestare

ask-contest = { $seat } dichiara che nessuna delle sue colonne si può muovere. Contesti la dichiarazione?
if-won-contest = Porti in alto una colonna di { $seat }: esce dal gioco, il suo turno è finito, niente piano.
if-lost-contest = Rinunci: quella colonna è bloccata, e { $seat } può togliere dal gioco una delle tue.
if-not-contest = Se nessuno contesta, { $seat } posa { $floor ->
        [green] il piano verde
        [yellow] il piano giallo
        [orange] il piano arancione
        [red] il piano rosso
       *[other] nessun piano, perché non ce ne sono più
    }{ $floor ->
        [green] ; da allora le colonne contano
        [none] {""}
       *[other] ; tutti i punti finora sono cancellati
    }.
in-question = Si tratta di queste colonne:
ask-neutral = { $seat } ha rinunciato a una colonna neutra. Mostri che se ne può muovere un’altra?
if-won-neutral = Porti in alto un’altra colonna neutra: resta lì, e il turno di { $seat } è finito.
if-lost-neutral = Rinunci: quella colonna è bloccata, non succede altro.
if-not-neutral = Se nessuno prova, { $seat } continua con una colonna sua.
do-contest = Contesta
do-decline = Lascia passare
ask-telling-colour = Che colore ha mostrato il sigillo?
ask-choosing-colour = Con quale colore vuoi costruire?

## Compagno: una villa vera

companion-tip = Fatelo sul vostro tavolo, poi scegliete la colonna e dite che cosa è successo.
tell-which = { $column }
tell-moved = È in cima
tell-removed = È fuori
tell-broken-off = Si è rinunciato
tell-fell = La villa è caduta
tell-floor = Il piano è posato

## Il tavolo a parole

described-column = { $column }{ $covered ->
        [yes] {" "}({ $weight })
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

## Disegni della pagina delle regole

figure-columns = Cinque per colore: tre sottili da 1, una esagonale da 2, una grossa da 3.
figure-floors = I cinque piani nell’ordine in cui si posano, ognuno più piccolo del precedente.
figure-takeable = Tocca al rosso: può prendere le sue colonne più in basso. Non quella bloccata, non quella sul piano più alto, non quella di un altro.
figure-way-out = Fuori di lato, oltre tutte le altre: giusto. Contro una colonna sul percorso: quella non si può spingere.
figure-standing = Tutta dentro il contorno: giusto. Oltre il bordo o contro un’altra colonna: non è permesso.
figure-locked = Si rinuncia: la colonna sta dov’era, con un lucchetto. Regge ancora e dà punti, ma nessuno la può prendere.
figure-contest = La prova riesce: la colonna esce dal gioco. Fallisce: la colonna è bloccata, e chi ha dichiarato può prenderne una di chi contesta.
figure-floor = Su tre colonne o più: giusto. Solo su due: il piano si riprende.
figure-points = Sul piano più alto: rosso 1 + 2 = 3, giallo 3. Quel che sta sotto non conta.
figure-seal = Il giallo aveva il sigillo con 3 punti. Ora il rosso ne ha 4: il sigillo passa, e mostra il giallo.
figure-fall = Un piano che si inclina di più di 10 gradi è caduto, e la villa con lui.

## La lezione

lesson-welcome = Benvenuti a Villa Paletti
    .text = Venti colonne di legno reggono una villa che cresce da sé stessa: quel che si costruisce in alto si tira fuori in basso. Due costruttori sono all’opera. Tu giochi rosso e blu, l’altro giallo e verde. Il legno si comporta come legno vero: regge, pende, scivola e cade.
lesson-view = Girale intorno
    .text = Una villa ha anche un retro. Guardala da tutti i lati prima di toccare qualcosa: qui niente conta, e tutto si può riprovare.
    .do = Gira la vista: trascina accanto al legno, con due dita su uno schermo tattile, o usa le frecce in fondo all’immagine.
lesson-nudge = Chiedi al legno
    .text = Quanto è ferma una colonna non si vede. Lo dice un tocco leggero: una libera trema, una carica resta lì e scricchiola. Non costa niente.
    .do = Premi la sottile blu 1 davanti a destra, tieni un momento e lascia senza muoverla. Oppure sceglila nel pannello e usa «Tocca appena».
lesson-fast = E una che regge
    .text = Ha tremato subito: sopra non c’è peso. Confrontala con una che porta la villa.
    .do = Tocca appena la grossa rossa in fondo.
lesson-stick = Senti che tiene
    .text = Ora tira quella, pianissimo. La colonna resta indietro rispetto al dito, la barra sale, il legno scricchiola: è il peso che porta.
    .do = Premi la grossa rossa, tieni un momento e tira un poco, solo finché resiste.
lesson-let-go = Lascia in tempo
    .text = Finché il legno non si è mosso l’hai solo sfiorata, e lasciarla non costa niente.
    .do = Lascia: alza il dito, o usa «Lascia: solo sfiorata». Se è già scivolata: rinuncia, e usa «Ancora una volta».
lesson-pull = Tirane fuori una
    .text = Al tuo turno porti una tua colonna dal basso sul piano più alto. Quella libera va bene. Piano è sicuro: una mano frettolosa trema. E conta dove la prendi: in basso trascina, in alto rovescia.
    .do = Premi la sottile blu 1 a metà, tieni un momento e tirala fuori lungo la freccia.
lesson-carry = Portala
    .text = È fuori, e la villa sta in piedi. Ora ti pende dalla mano sopra il tetto.
    .do = Trascinala sopra il piano blu, in un posto libero.
lesson-lower = Posala
    .text = Va dritta sul piano più alto, tutta dentro il bordo. Lasciata dall’alto cadrebbe: abbassala finché sta in piedi.
    .do = Abbassa la leva a destra finché sta in piedi, poi «Lascia».
lesson-free = Libera
    .text = Per il giallo è stato facile: una colonna con niente sopra si solleva e basta. Non ce ne sono molte.
lesson-locked = Si rinuncia, ed è bloccata
    .text = Guarda che cosa fa una mano sola con la grossa rossa: trascina il piano con sé e smette in tempo. La colonna è di nuovo al suo posto, ora con una fascia di ferro: nessuno la può più prendere. Il turno è finito, ma la villa sta in piedi.
lesson-second = L’altra mano
    .text = Di nuovo lo stesso momento, e stavolta tocca a te. Hai due mani: mentre una tira, l’altra tiene il piano di sopra e lo solleva un poco.
    .do = Prendi la grossa rossa e intanto fai sollevare l’altra mano: un secondo dito che sale, la rotella del mouse o il cursore «Altra mano».
lesson-out = Fuori
    .text = Così tenuto, il piano non viene trascinato. Solleva abbastanza, ma non tanto da farlo inclinare.
    .do = Tira la grossa rossa verso l’esterno, via dalla villa, con due mani.
lesson-hook = Il gancio
    .text = Nella scatola c’è un gancio per le colonne a cui le dita arrivano appena. Trascina, e non tiene dritta la colonna.
    .do = Scegli la sottile blu 1, e nel pannello «il gancio».
lesson-drag = Trascinala fuori
    .text = Presa in basso con il gancio scivola invece di rovesciarsi.
    .do = Premi la sottile blu 1 vicino al piede, tieni un momento e trascinala fuori lungo la freccia.
lesson-declare = Nessuna si può muovere
    .text = Chi crede che nessuna delle sue colonne venga fuori lo dichiara, e chiede un piano nuovo invece di muovere. Le tue sono tutte bloccate, in cima, o reggono troppo.
    .do = Apri «Nessuna delle mie si può muovere…» e dichiaralo.
lesson-contest = Contestato!
    .text = Il giallo non ci ha creduto e doveva dimostrarlo con una delle tue colonne. Se fosse riuscito, quella colonna sarebbe fuori dal gioco e il tuo turno finito. Ma ha spinto la grossa lì accanto: la prova è fallita, e la colonna è bloccata. In cambio avresti potuto togliere dal gioco una delle sue.
lesson-floor = Un piano nuovo
    .text = Il prossimo piano è il verde. Deve fermarsi su almeno tre colonne. Portalo, giralo, abbassalo: una volta lasciato, è posato.
    .do = Abbassa il piano verde sulle colonne, e lascialo quando è fermo.
lesson-seal = Il sigillo del capomastro
    .text = Dal piano verde in poi si contano i punti. Il giallo ci ha messo una colonna per primo e prende il sigillo. Chi lo tiene alla fine vince.
lesson-points = Più punti
    .text = Sul piano più alto le sottili valgono 1, l’esagonale 2, la grossa 3. Il sigillo va a chi ha più punti di chi lo tiene; un pareggio non cambia nulla.
    .do = La grossa blu sul bordo destro è libera: premila, tieni un momento e sollevala.
lesson-top = In cima
    .text = È il pezzo più pesante della scatola. Dove sta lei, la villa penderà.
    .do = Portala sul lato sinistro del piano verde, abbassala e lasciala.
lesson-passed = Il sigillo è tuo
    .text = Tre a uno. Ora il sigillo mostra il giallo: così tutti vedono chi l’aveva prima, e può ancora contare.
lesson-fall = Cade!
    .text = Il giallo ha tirato l’ultimo sostegno a sinistra. Le cadute si vedono al rallentatore, e un anello segna dove si è perso il primo contatto.
lesson-end = Chi vince
    .text = Vince chi tiene il sigillo: tu. Se l’avessi fatta cadere tu, avrebbe vinto chi l’aveva prima. Ora prendi Villa Paletti dallo scaffale.
lesson-keys-view = Con i tasti: Tab fino all’immagine, poi le frecce.
lesson-keys-panel = Con i tasti: Tab e Invio arrivano a tutto il pannello.
lesson-keys-hand = Con i tasti: scegli la colonna nel pannello. Nell’immagine Invio la afferra, le frecce tirano, con Maiusc la alzano e la girano, W A S D la inclinano, Pag↑ è l’altra mano, Esc la lascia.
lesson-keys-carry = Con i tasti: nell’immagine Invio la prende in mano, le frecce la portano, Pag↓ l’abbassa; quando sta in piedi, Invio la lascia.

key-view = girano e inclinano la vista, o muovono ciò che è in mano
key-zoom = ingrandisce e rimpicciolisce
key-whole = mostra tutto
key-turntable = è il piatto girevole
key-turn = gira ciò che è in mano
key-lower = lo abbassa e lo alza; mentre si tira, l’altra mano
key-hold = afferra, e lascia ciò che sta in piedi
key-raise = lo alzano e lo girano
key-tilt = lo inclinano
key-grip = prende più in alto, più in basso

note-villa = La villa è sullo schermo, oppure costruite con la vostra scatola e il programma tiene il conto.
note-wood = Più il legno è grezzo, più le colonne sono diverse e più è difficile capire quali reggono.
note-hands = Le mani ferme perdonano; quelle tremanti sono per i coraggiosi.
note-hands-by-seat = Così un bambino e un adulto giocano ad armi pari.
note-placing = Con la tua mano sullo schermo, o dicendo dove, e il programma lo fa.
note-set-up = Le colonne sono già disposte, o ognuno ne posa una a turno.
note-youngest = Il più giovane tira per primo per il sigillo, o decide la sorte.
note-colours = Ognuno sceglie un colore, o decide il dado.
note-experienced = I piani alti possono poggiare su due colonne, o una: ville più audaci.
