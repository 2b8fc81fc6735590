# Villa Paletti in italiano. Piani e colori arrivano come chiavi inglesi: ogni frase li dice a modo suo.

## Parole

nobody = nessuno

## Opzioni

option-villa = La villa sta
    .simulated = qui, nel browser
    .real = sul nostro tavolo: raccontiamo noi che cosa succede
option-wood = Legno
    .perfect = perfetto: le colonne sono tutte uguali
    .fine = fine: le colonne differiscono fino a 0,1 mm
    .rough = grezzo: le colonne differiscono fino a 0,3 mm
option-pieces = Il legno della vostra scatola, se ha altre misure e altre forme
    .printed = quello della scatola originale
option-hands = Mani
    .steady = ferme: non tremano
    .human = umane
    .shaky = malferme
option-hands-by-seat = Mani dei singoli posti
    .as_table = come al tavolo
    .steady = mani ferme
    .human = mani umane
    .shaky = mani malferme
option-placing = Posare colonne e piani
    .both = a mano o con il pannello, come ognuno preferisce
    .by_hand = solo con la propria mano
    .by_panel = solo con il pannello: lo fa la mano del programma
option-pulling = Togliere le colonne
    .both = a mano o dal pannello, come si preferisce
    .by_hand = solo con la propria mano
option-notes = Note accanto alle colonne che dicono come sta ciascuna
option-practice = Esercizio: contro i bot si può riprendere una colonna tirata
option-set-up = Preparazione
    .from_seed = già disposta per voi
    .in_turn = a turno, una colonna per volta
option-youngest = Il più giovane, che lancia il sigillo
    .none = tirato a sorte
    .some = giocatore { $number }
option-colours = Colori
    .chosen = scelti a turno (testo olandese)
    .rolled = tirati da tutti (testo francese)
option-experienced = Costruttori esperti: un piano può poggiare su meno di tre colonne
    .off = no
    .from_orange = dall’arancione in poi (testo francese)
    .orange_only = solo l’arancione (testo olandese)

## Che cosa puoi fare

action-place-column = Metti la colonna { $column } sul cantiere in { $x }, { $y }
action-choose-colour = Prendi il { $colour ->
        [red] rosso
        [yellow] giallo
        [blue] blu
        [green] verde
       *[other] { $colour }
    }
action-pull = Tira la colonna { $column } verso { $direction }°
action-pull-along = Tira la colonna { $column } a mano
action-nudge = Tocca appena la colonna { $column } per sentire quanto tiene
action-lift = Solleva la colonna { $column } diritta verso l’alto
action-break-off = Tocca la colonna { $column } e rinuncia: resta bloccata
action-set-down = Posala in { $x }, { $y }
action-set-down-along = Portala sopra e posala a mano in { $x }, { $y }
action-declare = Dichiara che nessuna tua colonna si può spostare
action-contest = Contesta: mostra che una si può spostare
action-decline = Lascia stare
action-lay-floor = Posa il piano in { $x }, { $y }, girato di { $rotation }°
action-lay-floor-along = Posa il piano a mano in { $x }, { $y }, girato di { $rotation }°
action-give-up-floor = Rinuncia: nessun posto va bene per il piano
action-tell-moved = La colonna { $column } è uscita e sta al suo posto
action-tell-fell = { $column ->
    [none] La villa è caduta sotto il nuovo piano
   *[other] La villa è caduta mentre si spostava la colonna { $column }
}
action-tell-floor = Il prossimo piano è posato
action-tell-colour = Il sigillo ha mostrato il { $colour ->
        [red] rosso
        [yellow] giallo
        [blue] blu
        [green] verde
       *[other] { $colour }
    }
action-roll-seal = Fai lanciare il sigillo al programma

offer-place-column =
    Metti { $column ->
        [open] una colonna
       *[other] la colonna { $column }
    } dove vuoi sul cantiere
offer-pull =
    Tira { $column ->
        [open] una colonna
       *[other] la colonna { $column }
    } a modo tuo: direzione, velocità, presa, altra mano
offer-set-down = Posala dove vuoi sul piano più alto
offer-lay-floor = Posa il piano dove vuoi, su un lato o sull’altro

field-column = Quale colonna
field-x = Quanto a destra del centro, x
field-y = Quanto in su dal centro, y
field-rotation = Girata in senso antiorario di
field-flipped = Quale lato in su
    .no = questo
    .yes = l’altro
field-on = Su quale colonna
    .none = su nessuna: sul piano
field-direction = Verso dove: 0 è a destra, 90 in su
field-speed = Con quale velocità
field-grip = A che altezza dal piede la prendi
field-tool = Con che cosa
    .hand = la mano
    .hook = il gancio
field-hold = Dove sta l’altra mano
    .none = da nessuna parte
    .blue = sul piano blu
    .green = sul piano verde
    .yellow = sul piano giallo
    .orange = sul piano arancione
    .red = sul piano rosso
field-hold-x = L’altra mano: quanto a destra del centro, x
field-hold-y = L’altra mano: quanto in su dal centro, y
field-lift = Con quale forza l’altra mano solleva
field-steady = Con quale forza l’altra mano tiene fermo
field-give-up = Rinuncia appena qualcos’altro si è mosso di
    .none = mai

## Che cosa è successo

event-villa-laid-out = { $rests_on ->
    [none] Venti colonne stanno sul cantiere, e il piano blu vi poggia sopra.
   *[other] Venti colonne stanno sul cantiere; il piano blu poggia su: { $rests_on }.
}
event-column-placed = { $seat } mette la colonna { $column } sul cantiere.
event-site-cleared = Le colonne non lasciano un posto sicuro al piano blu: si ridispongono tutte.
event-floor-slipped = Il piano blu scivola; { $seat } lo posa di nuovo.
event-colour-rolled = { $seat } lancia il sigillo: { $colour ->
        [red] rosso
        [yellow] giallo
        [blue] blu
        [green] verde
       *[other] { $colour }
    }.
event-colour-chosen = { $seat } sceglie il { $colour ->
        [red] rosso
        [yellow] giallo
        [blue] blu
        [green] verde
       *[other] { $colour }
    }.
event-colour-left = { $seat } ha il { $colour ->
        [red] rosso
        [yellow] giallo
        [blue] blu
        [green] verde
       *[other] { $colour }
    }, il colore rimasto.
event-colour-neutral = Il { $colour ->
        [red] rosso
        [yellow] giallo
        [blue] blu
        [green] verde
       *[other] { $colour }
    } è neutro.
event-turn-began = Turno { $turn }: { $seat }.
event-column-taken = { $pushed ->
    [0] { $seat } estrae la colonna { $column }; nient’altro si è mosso.
   *[other] { $seat } estrae la colonna { $column }; nient’altro si è mosso di più di { $pushed } mm.
}
event-attempt-broken-off = { $cause ->
    [let_go] { $seat } lascia la colonna { $column } prima che sia fuori.
    [pushed] { $seat } deve rinunciare alla colonna { $column }: la colonna { $culprit } è stata spinta di { $moved } mm.
    [changed_cover] { $seat } deve rinunciare alla colonna { $column }: la colonna { $culprit } non è coperta come prima.
    [knocked_over] { $seat } deve rinunciare alla colonna { $column }: la colonna { $culprit } è stata rovesciata.
    [toppled] { $seat } posa la colonna { $column }, e quella cade.
    [misplaced] { $seat } non riesce a posare la colonna { $column } dove può stare.
    [no_free_spot] { $seat } non trova un posto libero per la colonna { $column }.
   *[gave_up] { $seat } rinuncia alla colonna { $column }.
}
event-column-nudged = { $carries ->
    [yes] { $seat } ha toccato appena la colonna { $column }: tiene, sotto circa { $load } newton.
   *[no] { $seat } ha toccato appena la colonna { $column }: è libera.
}
event-column-touched = { $seat } ha solo sfiorato la colonna { $column }.
event-column-locked = La colonna { $column } è bloccata.
event-column-set-down = { $seat } posa la colonna { $column } sul piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    }.
event-column-removed = La colonna { $column } di { $owner } esce dal gioco.
event-points-changed = { $column ->
    [none] { $floor ->
            [green] D’ora in poi contano le colonne sul piano più alto.
           *[other] Il nuovo piano azzera i punti: { $before } → { $after }.
        }
   *[other] Punti: { $before } → { $after } ({ $column }: { $worth }).
}
event-seal-taken = { $why ->
    [first_on_floor] La prima colonna sul piano { $floor ->
            [blue] blu
            [green] verde
            [yellow] giallo
            [orange] arancione
            [red] rosso
           *[other] { $floor }
        } è di { $seat }, che prende il sigillo.
   *[more_points] { $seat } prende il sigillo con { $points } { $points ->
            [one] punto
           *[other] punti
        } contro { $points_of_previous }.
}
event-seal-kept = La prima colonna sul piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    } è ancora di { $seat }, che tiene il sigillo.
event-declared = { $seat } dichiara che nessuna sua colonna si può spostare{ $in_a_row ->
        [1] {""}
       *[other] {" "}({ $in_a_row } di fila)
    }.
event-contested = { $seat } contesta la dichiarazione di { $against } e deve dimostrarlo.
event-contest-declined = { $seat } non contesta.
event-penalty-forgone = { $seat } lascia in pace le colonne di { $contester }.
event-floor-laid = { $seat } posa il piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    }; poggia su: { $rests_on }.
event-floor-taken-back = Il piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    } poggia su troppo poche colonne ({ $rests_on }; ne servono { $needed }): { $seat } lo riprende.
event-floor-broken-off = Il piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    } rovescia la colonna { $culprit }: { $seat } lo riprende e tutto torna come prima.
event-floor-given-up = { $seat } non trova un buon posto per il piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    }.
event-floor-impossible = { $why ->
    [red_lies] Non ci sono più piani: il rosso è già posato.
   *[too_few_columns] Non si può posare nessun piano: sul più alto { $columns ->
            [one] c’è una colonna
           *[other] ci sono { $columns } colonne
        }, ne servono { $needed }.
}
event-own-move-skipped = { $seat } non ha colonne da spostare: il turno è finito.
event-villa-fell = { $column ->
    [none] La villa cade! { $seat } stava posando un piano.
   *[other] La villa cade! { $seat } stava muovendo la colonna { $column }.
}
event-match-ended = { $winner ->
    [none] Finita dopo { $turns } { $turns ->
            [one] turno
           *[other] turni
        }. Non vince nessuno.
   *[other] Finita dopo { $turns } { $turns ->
            [one] turno
           *[other] turni
        }. Vince { $winner }.
}

## Com’è finita

outcome-fell = La villa è caduta: vince chi ha il sigillo.
outcome-fell-by-holder = Chi aveva il sigillo ha fatto cadere la villa: vince chi lo aveva prima.
outcome-fell-nobody-wins = La villa è caduta, e nessuno ha diritto al sigillo.
outcome-no-more-building = Nessuno può più costruire: vince chi ha il sigillo.
outcome-no-more-building-nobody-wins = Nessuno può più costruire, e nessuno ha il sigillo.

table-builders = I costruttori
column-seat = posto
column-locked = colonne bloccate
column-out-of-game = colonne fuori dal gioco
column-seal = sigillo
seal-holder = ce l’ha
seal-previous = lo aveva prima
seal-none = –

fact-turns = Durata in turni
fact-floors = Piani raggiunti
fact-seal-changes = Passaggi del sigillo
fact-brought-down-by = L’ha fatta cadere
fact-brought-down-as = È caduta
fact-locked = Colonne bloccate
role-own = spostando una colonna propria
role-neutral = spostando una colonna neutra
role-proof = dando la prova
role-penalty = prendendo una penalità
role-neutral-proof = dando la prova con una colonna neutra
role-floor = posando un piano

## Perché no

refusal-match-over = La partita è finita.
refusal-not-your-turn = Ora decide { $seat }.
refusal-other-decision-first = { $decision ->
    [placing_column] Prima vanno tutte le colonne sul cantiere.
    [laying_blue] Prima si posa il piano blu.
    [rolling_colour] Prima lancia il sigillo per il tuo colore.
    [choosing_colour] Prima scegli un colore.
    [setting_down] Hai una colonna in mano: posala.
    [contesting] Devi dire se contesti.
    [proving] Hai contestato: ora sposta una delle colonne.
    [punishing] Prendi una colonna di chi ha contestato, o lascia stare.
    [laying_floor] Ora si posa il piano, o si rinuncia.
    [doubting_neutral] Devi dire se si può spostare un’altra colonna neutra.
    [proving_neutral] Ora sposta un’altra colonna neutra.
    [moving_own] Ora sposta una colonna tua.
   *[taking_turn] Tocca a te: porta su una colonna, o dichiara che nessuna si può muovere.
}
refusal-no-such-column = Non c’è nessuna colonna «{ $column }».
refusal-column-placed = La colonna { $column } c’è già.
refusal-on-the-rim = La colonna { $column } starebbe sul bordo.
refusal-on-another-column = Lì la colonna { $column } urterebbe la colonna { $other }.
refusal-no-room-for-the-rest = Con la colonna { $column } lì, le colonne che mancano non ci starebbero.
refusal-beyond-the-base = Il piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    } sporgerebbe oltre la base.
refusal-not-safe = Lì il piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    } non starebbe sicuro.
refusal-too-few-supports = Lì il piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    } poggerebbe su { $columns } { $columns ->
        [one] colonna
       *[other] colonne
    }; ne servono { $needed }.
refusal-tell-what-happened = La vostra villa sta sul vostro tavolo: fatelo lì e raccontate che cosa è successo.
refusal-not-a-real-villa = Questa villa sta qui: non c’è niente da raccontare.
refusal-colour-taken = Qualcuno ha già il { $colour ->
        [red] rosso
        [yellow] giallo
        [blue] blu
        [green] verde
       *[other] { $colour }
    }.
refusal-not-your-column = La colonna { $column } non è tua.
refusal-not-the-declarers-column = La colonna { $column } non è di chi ha dichiarato.
refusal-not-the-contesters-column = La colonna { $column } non è di chi ha contestato.
refusal-neutral-first = Prima una colonna neutra; la colonna { $column } non lo è.
refusal-last-neutral = La colonna { $column } è lì l’unica colonna neutra e deve restare.
refusal-column-out-of-game = La colonna { $column } è fuori dal gioco.
refusal-column-locked = La colonna { $column } è bloccata per il resto della partita.
refusal-column-carries-another = Sulla colonna { $column } sta una colonna.
refusal-column-on-top = La colonna { $column } sta già sul piano più alto.
refusal-no-free-spot = Sul piano più alto non c’è un posto libero per la colonna { $column }.
refusal-column-covered = Sulla colonna { $column } poggia un piano: non si solleva, si tira soltanto.
refusal-lift-it-off = La colonna { $column } sta in cima: basta sollevarla.
refusal-hold-nothing = L’altra mano non sta su nessun piano: non può né sollevare né tenere fermo.
refusal-pulling-by-hand = A questo tavolo le colonne si tolgono con la propria mano.
refusal-touch-is-attempt = In questa partita ogni tocco è un tentativo: è cominciata con le regole di prima.
refusal-placing-by-hand = A questo tavolo colonne e piani si posano con la propria mano.
refusal-placing-by-panel = A questo tavolo colonne e piani si posano con il pannello.
refusal-stack-in-the-air = La colonna { $column } non può stare su colonne che non siano l’una accanto all’altra sul piano rosso.
refusal-hold-no-such-floor = Il piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    } non è ancora posato.
refusal-hold-beside-floor = L’altra mano sarebbe accanto al piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    }.
refusal-over-the-edge = La colonna { $column } sporgerebbe dal piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    }.
refusal-stacking-only-on-red = Le colonne si possono impilare solo sul piano rosso.
refusal-not-on-red = La colonna { $other } non sta sul piano rosso.
refusal-carries-already = Sulla colonna { $other } sta già una colonna.
refusal-beside-the-column = Lì la colonna { $column } non starebbe sulla colonna { $other }.
refusal-place-out-of-range = { $name } = { $value } è fuori portata: al massimo { $most } da una parte o dall’altra.
refusal-hand-grip = La presa sta da { $low } a { $high } mm sopra il piede, non a { $value }.
refusal-hand-direction = Una direzione va da { $low } a { $high } gradi, non { $value }.
refusal-hand-speed = Una mano va da { $low } a { $high } mm al secondo, non { $value }.
refusal-hand-give-up = Una mano può rinunciare da { $low } a { $high } mm o gradi, non a { $value }.
refusal-hand-lift = L’altra mano solleva con { $low }–{ $high } newton, non { $value }.
refusal-hand-steady = L’altra mano tiene fermo con { $low }–{ $high } newton, non { $value }.
refusal-hand-hold-x = L’altra mano è fuori portata: x = { $value }.
refusal-hand-hold-y = L’altra mano è fuori portata: y = { $value }.
refusal-hand-path-empty = Il percorso della mano è vuoto.
refusal-hand-path-points = Il percorso della mano ha { $points } punti; se ne leggono al massimo { $most }.
refusal-hand-path-finite = Il punto { $index } del percorso non è un numero.
refusal-hand-path-time = Il tempo del punto { $index } non è in ordine; si tira per al massimo { $most } secondi.
refusal-hand-path-far = Il punto { $index } del percorso è a più di { $most } mm dalla presa.
refusal-hand-path-fast = Al punto { $index } la mano andrebbe a più di { $most } mm al secondo.
refusal-hand-path-lean = Al punto { $index } la mano inclinerebbe il pezzo di più di { $most } gradi.
refusal-no-such-word = «{ $word }» non è qualcosa che qui si possa fare.
refusal-not-understood = «{ $text }» non si capisce.

## Posizioni impossibili

refusal-column-twice = Una colonna è nominata due volte.
refusal-counts = { $idle } dichiarazioni di fila al turno { $turn } non possono essere.
refusal-cut-beyond-tolerance = La colonna { $column } è più lunga o più corta di quanto questo legno permetta.
refusal-pieces-columns = { $at }: ci sono tre tipi di colonne, in quest’ordine: sottile, esagonale, grossa.
refusal-pieces-floors = { $at }: ci sono cinque piani, in quest’ordine: blu, verde, giallo, arancione, rosso.
refusal-pieces-site = { $at }: il cantiere misura { $site } mm di diametro, ma l’intera base solo { $base } mm.
refusal-pieces-outline-crossed = { $at }: questo contorno si incrocia o passa due volte per lo stesso punto.
refusal-pieces-outline-small = { $at }: questo contorno non racchiude quasi nulla.
refusal-pieces-floor-narrow = { $at }: su questo piano non starebbe da nessuna parte una colonna larga { $across } mm.
refusal-pieces-floor-larger = { $at }: questo piano non è più piccolo del precedente.
refusal-pieces-no-layout = { $at }: nel cantiere non c’è posto per tutte le colonne con il piano blu ben saldo sopra.
refusal-floors-in-order = I piani non sono nel loro ordine.
refusal-pose-finite = Un posto non è un numero.
refusal-pose-turn = Una rotazione non è tale: le quattro parti del suo quaternione devono avere lunghezza 1.
refusal-floor-not-lying = Il piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    } non sta orizzontale alla sua altezza.
refusal-floor-in-the-air = Il piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    } non poggia su nessuna colonna.
refusal-column-not-standing = La colonna { $column } non sta in piedi.
refusal-column-off-its-level = La colonna { $column } sta accanto al suo piano.
refusal-columns-overlap = La colonna { $column } e la colonna { $other } stanno nello stesso posto.
refusal-colours-shared = I colori non si accordano con i posti.
refusal-colours-missing = Qualcuno non ha un colore.
refusal-locked-but-gone = La colonna { $column } è bloccata, ma non sta nella villa.
refusal-seal-incomplete = Al sigillo manca chi lo tiene, o il piano.
refusal-seal-shows-holder = Il sigillo non può mostrare chi lo tiene.
refusal-seal-floor = Il sigillo non può essere stato preso sul piano { $floor ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [orange] arancione
        [red] rosso
       *[other] { $floor }
    }.
refusal-seal-not-taken = Qualcuno fa punti, quindi qualcuno ha preso il sigillo sul piano più alto.
refusal-seal-outscored = Qualcuno ha più punti di chi tiene il sigillo.
refusal-over-but-open = La partita è finita, quindi non c’è niente di aperto.
refusal-decisions-impossible = Queste decisioni non possono essere aperte insieme.
refusal-decision-impossible = Questa decisione ora non può essere aperta: { $decision }.

## Perché un bot gioca così

reason-cannot-see-a-real-villa = una villa sul vostro tavolo non la vede
reason-no-quarrel = non vuole litigi
reason-first-place = il primo posto va bene
reason-any-place = un posto vale l’altro
reason-easy-colour = { $colour ->
        [red] tra le rosse
        [yellow] tra le gialle
        [blue] tra le blu
        [green] tra le verdi
       *[other] { $colour }
    } escono facilmente colonne per { $worth } punti
reason-stands-well = lì sta bene; il piano meno stabile ha ancora { NUMBER($margin, maximumFractionDigits: 0) } mm di margine
reason-comes-out = la colonna { $column } viene via; il piano meno stabile ha ancora { NUMBER($margin, maximumFractionDigits: 0) } mm di margine
reason-nothing-safe = nessuna sua colonna si sposta senza rischio
reason-neutral-not-safe = nessuna colonna neutra si sposta senza rischio; rinuncia alla colonna { $column }
reason-nothing-to-lose = perderebbe comunque, quindi osa con la colonna { $column }
reason-not-safe-after-all = niente è sicuro, alla fine; la colonna { $column } vale meno di tutte
reason-cannot-see-it-either = nemmeno lui vede una colonna che si possa spostare
reason-that-one-moves = la colonna { $column } si può spostare; il piano meno stabile ha ancora { NUMBER($margin, maximumFractionDigits: 0) } mm di margine
reason-penalty = la colonna { $column } fa più male
reason-floor-holds = lì il piano tiene; il meno stabile ha ancora { NUMBER($margin, maximumFractionDigits: 0) } mm di margine
reason-no-good-place = nessun posto è buono per il piano
