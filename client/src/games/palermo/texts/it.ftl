# Quello che di Palermo dice solo il tavolo nel browser, in italiano.

board-help = La città. Le frecce muovono il cursore, Invio fa quello che lì si offre, N va al prossimo posto dove si può fare qualcosa, R gira la casa, K ne prende un altro tipo, P prende il poliziotto.

prompt-start = Posa la tessera di partenza dove vuoi.
prompt-house = Scegli una casa, girala e posala muro contro muro con un’altra. Il tuo gettone va sulla sua porta.
prompt-first-house = Scegli una casa, girala e posala dove vuoi: è la prima. Il tuo gettone va sulla sua porta.
prompt-claim = Metti un gettone su un locale libero.
prompt-target = Mostra quale dei tuoi gettoni viene dopo.
prompt-turn = { $points ->
        [0] Sei a casa: muovi il poliziotto se vuoi, poi prendi gli interessi.
       *[other] Hai { $points } punti. Prima il poliziotto, se vuoi; poi cammina fino a una delle caselle illuminate.
    }
prompt-walk = { $points ->
        [0] Ora prendi gli interessi.
       *[other] Ora la pedina: { $points } punti.
    }
prompt-police = Scegli la casella di strada dove va il tuo poliziotto. Passargli davanti costa il doppio.
prompt-over = È finita.
reach-of = { $seat }, { $points } punti: la prossima camminata potrebbe finire su { $count ->
        [one] una casella
       *[other] { $count } caselle
    }.
walk-numbers = I numeri: quanto manca da lì { $goal ->
        [home] a casa
       *[door] alla tua porta più vicina
    }.
walk-leads = Da lì { $goal ->
        [home] casa tua è
       *[door] la tua porta più vicina è
    } a { $cost }{ $income ->
        [0] {"."}
       *[other] {":"} fino a +{ $income } al prossimo turno.
    }
walk-short = Si ferma prima per colpa di { $seat }: { $lost ->
        [one] un punto perso.
       *[other] { $lost } punti persi.
    }
police-hinders = { $seat }: { $income ->
        [0] {""}
       *[other] incasso migliore { $income } in meno
    }{ $parts ->
        [both] {", "}
       *[one] {""}
    }{ $fewer ->
        [0] {""}
        [one] un arrivo in meno
       *[other] { $fewer } arrivi in meno
    }.
police-hinders-none = Al prossimo turno non ostacolerebbe nessuno.

hand-house = Casa con { $kind ->
        [one] un tetto
        [one_mirrored] un tetto (specchiata)
        [two] due tetti
        [two_mirrored] due tetti (specchiata)
       *[three] tre tetti
    }, { $left ->
        [one] ne resta una
       *[other] ne restano { $left }
    }
hand-turn = Gira
tools = Che cosa muovere
tool-walk = Cammina
tool-police = Poliziotto
card-title = Carta movimento
card-label = Carta movimento: { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $chips ->
        [one] un gettone
       *[other] { $chips } gettoni
    } sopra
price = { $cost } pt
seat-to-lay = { $chips } da posare
seat-doors = { $collected }/{ $all }
seat-points = { $points } pt
seat-home = a casa


told-phase-building = La città viene costruita. Tocca a { $seat }.
told-phase-claiming = Si scelgono i locali della città. Tocca a { $seat }.
told-phase-collecting = Le pedine sono per le strade. Tocca a { $seat }.
told-phase-over = La partita è finita.
told-supply = Nella scatola: { $one ->
        [one] una casa
       *[other] { $one } case
    } con un tetto, { $two } con due, { $three } con tre.
told-house = { $slot }: casa, tetti su { $roofs }, porta su { $door }, { $owner ->
        [none] nessun gettone
       *[other] gettone di { $owner }
    }.
told-start = { $slot }: la tessera di partenza.
told-street = { $slot }: strade con una fontana.
told-player = { $seat }: { $money } milioni, { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $laid ->
        [one] un gettone
       *[other] { $laid } gettoni
    } sul tabellone, { $collected } raccolti, { $pawn ->
        [home] a casa
        [parked] pedina sulla tessera di partenza
       *[other] pedina su { $pawn }
    }{ $policeman ->
        [none] {""}
       *[other] , poliziotto su { $policeman }
    }{ $target ->
        [none] {""}
       *[other] , obiettivo su { $target }
    }.
told-walk-street = Cammina fino a { $to }{ $lost ->
        [0] {""}
       [one] , fermo prima, un punto perso
       *[other] , fermo prima, { $lost } punti persi
    }.
told-walk-door = Cammina fino a { $to } per { $cost ->
        [one] un punto
       *[other] { $cost } punti
    }: un gettone e { $income ->
        [one] un milione
       *[other] { $income } milioni
    }.
told-walk-home = Torna a casa a { $to } per { $cost ->
        [one] un punto
       *[other] { $cost } punti
    }: { $income ->
        [one] un milione
       *[other] { $income } milioni
    }.
told-not-allowed = Non si può: { $action }.
told-bypass = circonvallazione
told-empty = { $slot } è vuoto
told-roof = tetto
told-door = porta
told-street-cell = strada
told-chip = gettone di { $seat }
told-pawn = pedina di { $seat }
told-policeman = poliziotto di { $seat }

workshop-title = Il laboratorio della città
workshop-text = Costruisci una città a mano, tessera per tessera, in qualsiasi ordine. Tutto quello che qui si può posare si può anche finire. Il codice riporta la stessa città in ogni momento.
workshop-town = I lotti della città
workshop-slot = { $slot }: { $kind ->
        [none] vuoto
        [start] tessera di partenza
        [street] fontana
        [one] casa con un tetto
        [one_mirrored] casa con un tetto (specchiata)
        [two] casa con due tetti
        [two_mirrored] casa con due tetti (specchiata)
       *[three] casa con tre tetti
    }
workshop-houses = { $houses } case su { $needed }
workshop-here = Su { $slot }
workshop-put = { $kind ->
        [start] Tessera di partenza
        [street] Fontana
        [one] Casa con un tetto, girata di { $rotation }°
        [one_mirrored] Casa con un tetto, girata di { $rotation }° (specchiata)
        [two] Casa con due tetti, girata di { $rotation }°
        [two_mirrored] Casa con due tetti, girata di { $rotation }° (specchiata)
       *[three] Casa con tre tetti, girata di { $rotation }°
    }
workshop-take = Togli la tessera
workshop-nothing = Qui non entra più niente.
workshop-fill = Riempi il resto
workshop-clear = Ricomincia
workshop-code = Codice della città
workshop-play = Gioca in questa città

figure-map = Sei per sei lotti per le tessere, intorno la circonvallazione con i suoi quattro angoli. Fuori corre il tracciato segnapunti.
figure-tiles = Le tessere: case con uno, due e tre tetti, ognuna con la sua porta; una fontana; la tessera di partenza.
figure-joining = Muro contro muro unisce. Toccarsi solo a un angolo no.
figure-walled-in = Un cortile irraggiungibile non è permesso; una porta sulla strada sì.
figure-steps = Tre punti, tre passi.
figure-police = Il poliziotto in mezzo costa due punti: tre passi ne costano quattro.
figure-income = Cinque punti, il proprio gettone raggiunto con tre: due milioni.
figure-bypass = Da qualunque punto di un lato della circonvallazione fino a uno dei suoi angoli: un punto.
figure-policemen = In diagonale due poliziotti possono stare vicini; fianco a fianco no.
figure-target = Il segnalino sta sul gettone che viene dopo; nessun altro si può prendere.

lesson-welcome = Benvenuti a Palermo
    .text = La partita ha due tempi. Prima tutti costruiscono insieme la città. Poi le pedine corrono per le sue strade e incassano alle proprie porte. La fortuna non c’entra. Guardiamo tre giocatori da sopra la spalla, e facciamo alcune delle loro mosse.
lesson-start = La tessera di partenza
    .text = Chi comincia la mette dove vuole. Da qui partono tutte le pedine, e qui alla fine tornano a casa.
    .do = Posa la tessera di partenza su C3.
lesson-house = La prima casa
    .text = Poi ognuno a turno posa una casa con uno, due o tre tetti. Il suo gettone va sulla porta: lì più tardi incasserà.
    .do = Posa la casa con tre tetti su D4.
lesson-joining = Muro contro muro
    .text = Ogni altra casa deve avere un muro in comune con una che c’è già. Toccarsi a un angolo non basta.
    .do = Ora sei il giallo: posa la casa con due tetti su E4.
lesson-courtyards = Niente cortili
    .text = Le strade nascono da quel che resta fra i tetti. Ogni porta deve restare raggiungibile dalla circonvallazione, la strada larga intorno alla città. I vicoli ciechi vanno bene, e servono: le tue porte vicine, quelle degli altri lontane.
lesson-town = La città è in piedi
    .text = Tutti i gettoni sono posati. Le fontane riempiono gli ultimi due lotti. Ora partono le pedine.
lesson-walk = Camminare
    .text = La carta movimento mostra 3: la pedina ha altrettanti passi, e deve usarli tutti, a meno che si fermi a una propria porta con il suo gettone.
    .do = Cammina fino al gettone rosso su d8.
lesson-police = Il poliziotto
    .text = Ora il gettone sta sulla carta del rosso: da adesso un punto in più. Prima di camminare puoi mettere il poliziotto fra i piedi di qualcuno. Gli altri pagano due punti per passare.
    .do = Sei il giallo: prendi il poliziotto e mettilo su g5.
lesson-income = Denaro
    .text = I punti che restano quando ti fermi alla tua porta sono milioni. Perciò rendono i percorsi corti, e ogni gettone sulla tua carta.
    .do = Sei il verde: vai a e6 con un punto, e ne restano due.
lesson-bypass = La circonvallazione
    .text = Sulla circonvallazione un solo passo porta all’angolo vicino, per quanto sia lontano.
    .do = Sei il rosso: vai all’angolo a1.
lesson-blocked = Fermo sul poliziotto
    .text = Il verde ha pagato due punti e si è fermato sul poliziotto del giallo. Finché la pedina sta lì, lui non si muove.
lesson-card = La carta cresce
    .text = Ogni gettone è un punto in più. Il verde ormai cammina con undici e ha preso nove milioni per una via cortissima.
lesson-home = Tornare a casa
    .text = Raccolti tutti i gettoni si torna alla tessera di partenza. I punti che restano sono guadagno, come sempre.
    .do = Sei il verde: torna a casa a f7.
lesson-interest = Interessi
    .text = Chi è a casa riceve interessi a ogni suo turno: cinque milioni in tre giocatori. Arrivare primi conviene.
lesson-end = La fine
    .text = Quando tutti sono a casa e il giro è finito, vince chi ha più denaro. Ora tocca a te: prendi Palermo dallo scaffale.

town-stands = La città è in piedi:
now-walk = ora si cammina!
earned-doors = Nei locali
earned-home = Al ritorno a casa
earned-interest = Interessi a casa

key-cursor = muove il cursore
key-do = fa ciò che lì è offerto
key-next = va al prossimo punto in cui si può fare qualcosa
key-turn = gira la casa
key-kind = prende un altro tipo di casa
key-policeman = prende il poliziotto

note-edition = I regolamenti stampati differiscono in pochi punti, soprattutto sui poliziotti e sul ritorno a casa.
note-corner-contact = Se una casa nuova può toccare le altre soltanto con un angolo.
note-jumped-policeman = Quanto costa tagliare un angolo accanto al poliziotto di un altro.
note-free-building = Le case si mettono dove si vuole, e la città cresce in più punti.
note-ready-made-town = La città c’è già: vi dividete solo i locali e camminate molto prima.
option-tiles = Case
    .printed = come stampate
note-tiles = Le forme delle case: quelle solite, o quelle di una scatola vostra.
note-town-code = Una città del laboratorio si rigioca con il suo codice.
note-no-police = Nessuno sbarra la strada: più amichevole, adatto ai bambini.
note-target-stones = Ognuno mostra prima quale gettone prenderà: gli altri possono fermarlo.
note-first-player = Comincia il più giovane, o decide la sorte.
