### The cards of Palanche in Italian: what stands on them. What they do is in data/cards.toml.
###
### A sentence may use what its card's effects hold: $amount in palanche, $steps without sign, $space by name.
### The saying is Genoese in every language; its meaning comes from the glossary, which must be in the bundle.

## speremmo ben

card-cappuccino_dip = Focaccia nel cappuccino
    .sentence = Inzuppi la focaccia salata nel cappuccino davanti a un turista: lui impallidisce, assaggia e ne ordina sei. Ritira { $amount } palanche dalla Banca per meriti culturali.
    .saying = { word-fugassa }
    .meaning = { word-fugassa.meaning }

card-cirulla_master = Cirulla alla bocciofila
    .sentence = Tre vecchietti giuravano che sotto i settant’anni nessuno li avrebbe battuti a cirulla. Bussi, fai scopa, e da allora non parlano più. Ritira { $amount } palanche dalla Banca.
    .saying = { word-cirolla }
    .meaning = { word-cirolla.meaning }

card-parking_miracle = Parcheggio al primo colpo
    .sentence = Sabato sera, proprio sotto casa, e non è nemmeno un passo carrabile: i vicini scendono a fare le foto. Ritira { $amount } palanche dalla Banca prima di svegliarti.
    .saying = { word-ancheu }
    .meaning = { word-ancheu.meaning }

card-winter_coat = La tasca del cappotto
    .sentence = Nel cappotto dell’anno scorso ci sono un biglietto del bus, uno della lotteria e mezzo biscotto. Quello della lotteria ha vinto; il biscotto è ancora buono. Ritira { $amount } palanche dalla Banca.
    .saying = { word-nasce-fortunae }
    .meaning = { word-nasce-fortunae.meaning }

card-honest_gull = Il gabbiano onesto
    .sentence = Un gabbiano ti strappa la focaccia di mano, ci pensa su e in cambio lascia cadere un borsellino. Il proprietario ti dà la ricompensa, il gabbiano rinuncia alla sua parte: ritira { $amount } palanche dalla Banca.
    .saying = { word-ciu-cu-che-pansa }
    .meaning = { word-ciu-cu-che-pansa.meaning }

card-sixth_floor = Sesto piano senza ascensore
    .sentence = Da anni porti su la spesa alla signora Rosetta. No, non è mancata: si è trasferita al pianterreno e adesso vuole sdebitarsi. Ritira { $amount } palanche dalla Banca.
    .saying = { word-ghe-semmo-niatri }
    .meaning = { word-ghe-semmo-niatri.meaning }

card-auntie_envelope = La busta della zia
    .sentence = Hai passato i quaranta, ma ogni onomastico la zia ti infila ancora una busta in mano sul pianerottolo: e non dirlo a tua madre. Ritira { $amount } palanche dalla Banca.
    .saying = { word-lalla }
    .meaning = { word-lalla.meaning }

card-stuck_funicular = A metà strada per il Righi
    .sentence = La funicolare si ferma tra due stazioni. Mentre gli altri sbuffano, tu spieghi i campanili uno per uno, e qualcuno fa girare il cappello. Ritira { $amount } palanche dalla Banca.
    .saying = { word-sta-ben }
    .meaning = { word-sta-ben.meaning }

card-shown_the_door = Quella è la porta
    .sentence = Vent’anni in un’agenzia marittima e ti lasciano a casa. A mezzogiorno vendi panini sul marciapiede di fronte, e il tuo ex capo è terzo in coda. Ritira { $amount } palanche dalla Banca.
    .saying = { word-passo-avanti }
    .meaning = { word-passo-avanti.meaning }

card-calendar_window = La tua finestra è luglio
    .sentence = Un fotografo ha messo in un calendario le tue persiane, il tuo bucato e il tuo spicchio di mare. Del bucato, però, poteva avvisarti. Ritira { $amount } palanche dalla Banca.
    .saying = { word-riccon }
    .meaning = { word-riccon.meaning }

card-grumbling_prize = Mugugno d’oro
    .sentence = La giuria è unanime. Trovi la coppa piccola, i discorsi lunghi e il rinfresco una vergogna, e loro applaudono di nuovo. Ritira { $amount } palanche dalla Banca.
    .saying = { word-mogogno }
    .meaning = { word-mogogno.meaning }

card-trunks_on_the_quay = Quaranta bauli e un pappagallo
    .sentence = Dal transatlantico scende una duchessa con quaranta bauli, un pappagallo e nessun facchino. La tua schiena se la ricorderà per anni, il tuo borsellino anche. Ritira { $amount } palanche dalla Banca.
    .saying = { word-camallo }
    .meaning = { word-camallo.meaning }

card-free_parsley = Il prezzemolo è omaggio
    .sentence = Compri un limone; il fruttivendolo ci aggiunge il prezzemolo, una carota, una ricetta e troppo resto. Ritira { $amount } palanche dalla Banca, e domani torna per l’altro limone.
    .saying = { word-besagnin }
    .meaning = { word-besagnin.meaning }

card-demijohn = Dietro il carbone
    .sentence = Svuotando la cantina trovi la damigiana che il nonno nascondeva alla nonna e, accanto, quella che la nonna nascondeva a lui. Ritira { $amount } palanche dalla Banca.
    .saying = { word-bottiggon }
    .meaning = { word-bottiggon.meaning }

card-painting_by_the_bins = Il quadro vicino ai bidoni
    .sentence = Accanto ai bidoni c’è una marina nera di fuliggine. Ci passi la manica: prima spunta la Lanterna, poi una firma, poi un collezionista col fiatone. Ritira { $amount } palanche dalla Banca.
    .saying = { word-rumenta }
    .meaning = { word-rumenta.meaning }

card-guest_from_lofoten = Un ospite dalle Lofoten
    .sentence = Un signore del profondo nord assaggia il tuo stoccafisso, posa la forchetta e chiede di essere adottato. Ritira { $amount } palanche dalla Banca e aggiungi un posto a tavola.
    .saying = { word-stocchefiscio }
    .meaning = { word-stocchefiscio.meaning }

card-january_swim = Primo gennaio, undici gradi
    .sentence = A Capodanno ti tuffi dagli scogli e ne esci color aragosta, con dieci anni di meno. Quelli in cappotto avevano scommesso contro: ritira { $amount } palanche dalla Banca.
    .saying = { word-regaggio }
    .meaning = { word-regaggio.meaning }

card-shade_for_rent = Affittasi ombra
    .sentence = Il tuo vicolo è così stretto che il sole lo cerca dal Medioevo. Ad agosto metti fuori due sedie e affitti il fresco a mezz’ore. Ritira { $amount } palanche dalla Banca.
    .saying = { word-rinfrescou }
    .meaning = { word-rinfrescou.meaning }

card-letter_from_buenos_aires = Lettera da Buenos Aires
    .sentence = Il prozio Baciccia partì nel 1907 senza pagare un vestito alla tua famiglia. I nipoti hanno ritrovato il conto e mandano soldi, interessi e vestito. Ritira { $amount } palanche dalla Banca.
    .saying = { word-dinae }
    .meaning = { word-dinae.meaning }

card-flying_fine = La multa che prese il volo
    .sentence = La vigilessa ha appena firmato quando la tramontana si porta via multa, berretto e blocchetto, dritti in porto. L’ufficio, commosso, ti rimborsa anche quella del mese scorso: ritira { $amount } palanche dalla Banca.
    .saying = { word-anaeta-ben }
    .meaning = { word-anaeta-ben.meaning }

card-seventh_pestle = Il settimo giro di pestello
    .sentence = Al campionato del pesto gli altri guardano l’orologio; tu ascolti. Al settimo giro l’aglio tace, e tace pure la giuria. Ritira { $amount } palanche dalla Banca.
    .saying = { word-pesto }
    .meaning = { word-pesto.meaning }

card-seven_herbs = Sette erbe e nessuna mappa
    .sentence = Sali sulle alture dietro casa e scendi con sette erbe selvatiche in un mazzetto. Dove crescano non lo dirai mai, nemmeno ai ristoratori che rilanciano sulla tua porta. Ritira { $amount } palanche dalla Banca.
    .saying = { word-preboggion }
    .meaning = { word-preboggion.meaning }

card-grandmother_collects = La nonna fa la questua
    .sentence = La nonna ha raccontato a tutto il tavolo che sei pelle e ossa. Con lei nessuno ha mai avuto l’ultima parola: ritira { $amount } palanche da ogni giocatore.
    .saying = { word-poveo-figgeu }
    .meaning = { word-poveo-figgeu.meaning }

card-farinata_for_all = Farinata appena sfornata
    .sentence = Quaranta minuti di coda e poi di corsa, perché scottasse ancora le dita a tutti. Ritira { $amount } palanche da ogni giocatore; il bordo croccante resta a te.
    .saying = { word-faina }
    .meaning = { word-faina.meaning }

card-draw_at_the_derby = Zero a zero nel derby
    .sentence = La Nord giurava sulla vittoria e la Sud pure; tu avevi puntato su novanta minuti di niente. Ritira { $amount } palanche da ogni giocatore, ed esci dalla scala di servizio.
    .saying = { word-sciaccaelo }
    .meaning = { word-sciaccaelo.meaning }

card-christmas_pandolce = Il pandolce di Natale
    .sentence = Il più piccolo toglie il rametto d’alloro, il più vecchio taglia, e tutti si ricordano in casa di chi sono. Ritira { $amount } palanche da ogni giocatore; una fetta si tiene per San Biagio.
    .saying = { word-pandoce }
    .meaning = { word-pandoce.meaning }

card-standing_spoon = Il cucchiaio sta in piedi
    .sentence = Il tuo minestrone supera l’unico esame che conta: il cucchiaio ci sta dritto da solo. Tutti vogliono il bis, e domani lo vogliono freddo. Ritira { $amount } palanche da ogni giocatore.
    .saying = { word-menestron }
    .meaning = { word-menestron.meaning }

card-shortcut_uphill = La scorciatoia
    .sentence = In salita ti sorpassa una signora di ottant’anni con due borse della spesa che, impietosita, ti mostra la sua strada tra i muri. Raggiungi una qualsiasi casella con la creusa; De Ferrari non paga.
    .saying = { word-creusa }
    .meaning = { word-creusa.meaning }

card-little_train = Il trenino di Casella
    .sentence = Parte quando parte, aspetta le capre, rallenta per il panorama, e alla fine arriva lo stesso. Raggiungi una qualsiasi casella dove passa il trenino; se passi da De Ferrari, incassi come al solito.
    .saying = { word-sprescia }
    .meaning = { word-sprescia.meaning }

card-borrowed_bicycle = In bicicletta, e in piano
    .sentence = Nella città delle scale c’è chi ti paga per provare una bicicletta. Ritira { $amount } palanche dalla Banca, poi pedala fino a una qualsiasi casella con la pista ciclabile; De Ferrari non paga.
    .saying = { word-vanni-cianin }
    .meaning = { word-vanni-cianin.meaning }

card-office_is_down = Sistema bloccato
    .sentence = Computer spenti fino a domani, mare come l’olio e tu che, guarda caso, hai il costume sotto il vestito. Raggiungi { $space }; se passi da De Ferrari, incassi come al solito.
    .saying = { word-no-se-va-a-loua }
    .meaning = { word-no-se-va-a-loua.meaning }

card-wind_at_your_back = Col vento in poppa
    .sentence = Ieri sera cielo rosso; stamattina l’ombrello si apre, si rovescia e salpa con te attaccato. Avanza di { $steps } caselle; se passi da De Ferrari o ci arrivi, incassi come al solito.
    .saying = { word-aia-rossa }
    .meaning = { word-aia-rossa.meaning }

card-later_is_fine = C’è sempre tempo
    .sentence = Il padrone di casa ti conosce da trent’anni, e le tue scuse da ventinove. Conserva questa carta: giocala quando devi un affitto, e quell’affitto non lo paghi.
    .saying = { word-moi-e-paga }
    .meaning = { word-moi-e-paga.meaning }

card-sacristans_cat = Il gatto del sagrestano
    .sentence = Da quando hai tirato giù dal campanile il gatto del sagrestano, il cestino delle offerte ti gira intorno. Conserva questa carta: giocala quando devi versare nella colletta, e per una volta non versi.
    .saying = { word-no-ghe-verso }
    .meaning = { word-no-ghe-verso.meaning }

card-coffee_to_escape = Il prezzo della fuga
    .sentence = «Solo una parola», ti ha detto sotto i portici, un’ora fa. Gli offri un caffè e scappi mentre gira lo zucchero. Paga { $amount } palanche alla Banca.
    .saying = { word-attaccapommelli }
    .meaning = { word-attaccapommelli.meaning }

card-sea_air_diet = La dieta dell’aria di mare
    .sentence = Avevi giurato di vivere di sola aria di mare. La vetrina del fornaio è a quattro passi da casa: al terzo hai ceduto. Paga { $amount } palanche alla Banca.
    .saying = { word-d-aia }
    .meaning = { word-d-aia.meaning }

## a l'è bratta

card-four_bare_walls = Quattro muri e un’eco
    .sentence = La casa nuova ha la vista, l’eco e nient’altro: quelli di prima hanno portato via le lampadine e pure i chiodi dai muri. Paga { $amount } palanche alla Banca.
    .saying = { word-casa-neuva }
    .meaning = { word-casa-neuva.meaning }

card-one_of_those_mornings = Una di quelle mattine
    .sentence = La caffettiera sul fuoco senz’acqua, il bus partito senza di te, l’ombrello partito col bus; e sono solo le sette e mezza. Paga { $amount } palanche alla Banca.
    .saying = { word-comensa-ma }
    .meaning = { word-comensa-ma.meaning }

card-frescoed_christening = Battesimo sotto gli affreschi
    .sentence = Per il battesimo prendi in affitto un salone di marmo, un quartetto d’archi e undici camerieri in livrea. Il bambino ha dormito tutto il tempo. Paga { $amount } palanche alla Banca.
    .saying = { word-marcheise }
    .meaning = { word-marcheise.meaning }

card-returned_ring = L’anello torna indietro
    .sentence = Menù scelto, novanta cugini invitati; poi vi fate coraggio e vi dite che è meglio restare amici. La caparra però resta al ristorante: paga { $amount } palanche alla Banca.
    .saying = { word-do-de-stacca }
    .meaning = { word-do-de-stacca.meaning }

card-woollens_in_may = I maglioni in soffitta
    .sentence = Un raggio di sole e avevi già messo via la lana. La tramontana l’ha saputo ed è tornata la notte stessa. Per sciroppo, pastiglie e borsa dell’acqua calda paga { $amount } palanche alla Banca.
    .saying = { word-pellisson }
    .meaning = { word-pellisson.meaning }

card-lost_in_the_lanes = Senza bussola sotto casa
    .sentence = «La cartina? Ma se ci abito da sempre!» Tre ore dopo una coppia di finlandesi ti prende sottobraccio e ti riporta a casa. La cena la offri tu: paga { $amount } palanche alla Banca.
    .saying = { word-aegua-in-ma }
    .meaning = { word-aegua-in-ma.meaning }

card-party_on_the_roof = Quattro amici sul tetto
    .sentence = Doveva esserci un po’ di musica. C’era la banda, c’era una capra e alle tre c’erano i pompieri, che si sono fermati fino alle cinque. Paga { $amount } palanche alla Banca.
    .saying = { word-cagou-feua }
    .meaning = { word-cagou-feua.meaning }

card-tax_month = Tutto di martedì
    .sentence = Acqua, spazzatura, caldaia, assicurazione e compleanno della suocera cadono nello stesso giorno. Paga { $amount } palanche alla Banca; se qualcuno chiede, stavi affettando cipolle.
    .saying = { word-cioule }
    .meaning = { word-cioule.meaning }

card-phone_on_the_scooter = Tre mani sul motorino
    .sentence = Una teneva il telefono, una la focaccia e la terza, ha annotato il vigile, non era sul manubrio. Paga { $amount } palanche alla Banca, con tutte e due.
    .saying = { word-sciuscia }
    .meaning = { word-sciuscia.meaning }

card-swear_box = La cassetta delle parolacce
    .sentence = Alla festa della parrocchia c’è una cassetta per una certa parola genovese. Tu leggi il cartello ad alta voce. Paga { $amount } palanche alla Banca.
    .saying = { word-belin }
    .meaning = { word-belin.meaning }

card-plastic_basil = Il basilico che non appassisce
    .sentence = «Non vuole sole, non teme lumache!» L’hai innaffiato ogni sera per un mese prima di vedere l’etichetta: è di plastica. Paga { $amount } palanche alla Banca.
    .saying = { word-besugo }
    .meaning = { word-besugo.meaning }

card-cream_in_the_pesto = La panna nel pesto
    .sentence = L’hai fatto di notte, a persiane chiuse. Ma in questa città certe cose si sentono anche attraverso i muri. Paga { $amount } palanche alla Banca, e chiedi scusa al mortaio.
    .saying = { word-grebano }
    .meaning = { word-grebano.meaning }

card-nine_days_of_washing = Nove giorni di bucato
    .sentence = Cielo basso, vento tiepido, aria da bere col cucchiaio: le camicie stese sono più bagnate di ieri. Per un’ora di lavanderia a gettoni paga { $amount } palanche alla Banca.
    .saying = { word-maccaia }
    .meaning = { word-maccaia.meaning }

card-four_hundred_steps = Quattrocento scalini
    .sentence = L’ascensore di Castelletto è in manutenzione e tu: «Cosa vuoi che siano due gradini?» Gli ultimi cento li hai fatti in spalla ai vicini, su una sedia da cucina. Paga { $amount } palanche alla Banca.
    .saying = { word-ravatto }
    .meaning = { word-ravatto.meaning }

card-whale_watching = A vedere le balene
    .sentence = Tre ore di barca per vedere le balene. Le balene hanno visto te, verde pallido, a cavallo del parapetto. Per limoni e discrezione paga { $amount } palanche alla Banca.
    .saying = { word-angoscia }
    .meaning = { word-angoscia.meaning }

card-open_window = Un filo d’aria
    .sentence = Avevi lasciato la finestra socchiusa. Quando torni ci abitano una burrasca, due piccioni e le lenzuola dei vicini, che ora vanno stirate. Paga { $amount } palanche alla Banca.
    .saying = { word-nescio }
    .meaning = { word-nescio.meaning }

card-pier_handkerchiefs = Fazzoletti sul molo
    .sentence = Saluti una cugina che torna giovedì, e piangi così bene che ti viene dietro tutta la banchina. Per un giro di fazzoletti paga { $amount } palanche alla Banca.
    .saying = { word-magon }
    .meaning = { word-magon.meaning }

card-supper_for_the_staircase = A cena tutta la scala
    .sentence = Avevi detto «venite su, c’è stoccafisso e bacilli» a qualcuno del palazzo. È venuto il palazzo: sette piani e il gatto. Per altri bacilli paga { $amount } palanche alla Banca.
    .saying = { word-bacilli }
    .meaning = { word-bacilli.meaning }

card-cold_boiler = L’addio della caldaia
    .sentence = La notte più fredda dell’anno la caldaia sospira, accenna due note tristi e si spegne serenamente. Per le esequie e per l’erede paga { $amount } palanche alla Banca.
    .saying = { word-miscio }
    .meaning = { word-miscio.meaning }

card-wardrobe_in_the_lane = Un armadio e un pianoforte
    .sentence = L’armadio della bisnonna è entrato nel vicolo da monte, un pianoforte da mare. Dei tre, l’unica a uscirne è stata la gru: paga { $amount } palanche alla Banca.
    .saying = { word-caroggi }
    .meaning = { word-caroggi.meaning }

card-slate_roof = Un’ardesia sola
    .sentence = «È una sola», dice l’uomo dei tetti, e la solleva. Sotto ce n’è un’altra, e sotto quell’altra c’è il cielo. Paga { $amount } palanche alla Banca.
    .saying = { word-cianzi }
    .meaning = { word-cianzi.meaning }

card-friends_remember = Gli amici non dimenticano
    .sentence = Mezza pizza, un biglietto del cinema, quell’ombrello: tu l’avevi scordato, loro l’avevano scritto. Paga { $amount } palanche a ogni giocatore, e amici come prima.
    .saying = { word-presta }
    .meaning = { word-presta.meaning }

card-thin_or_thick = Alta o bassa?
    .sentence = In una panetteria piena hai chiesto a voce alta se la focaccia vada alta o bassa. Le urla si sentono dal largo. Per fare pace paga { $amount } palanche a ogni giocatore.
    .saying = { word-ratella }
    .meaning = { word-ratella.meaning }

card-wrong_scarf = La sciarpa degli altri
    .sentence = Scommessa persa: hai attraversato tutta la città con la sciarpa dell’altra gradinata, e avevano tutti la macchina fotografica. Per far sparire le foto paga { $amount } palanche a ogni giocatore.
    .saying = { word-vergheugna }
    .meaning = { word-vergheugna.meaning }

card-third_floor_secret = Lo sa solo il terzo piano
    .sentence = L’avevi detto solo al terzo piano, e sotto giuramento. La sera, al mercato del pesce, correggevano già i particolari. Per il silenzio paga { $amount } palanche a ogni giocatore.
    .saying = { word-ciaeto }
    .meaning = { word-ciaeto.meaning }

card-easter_monday_seat = Trentatré sfoglie
    .sentence = Trentatré ne aveva la pasqualina, sottili come veli, finché a Pasquetta, sul prato, non hai preso posto senza guardare. Il pranzo lo offri tu: paga { $amount } palanche a ogni giocatore.
    .saying = { word-pasqualinn-a }
    .meaning = { word-pasqualinn-a.meaning }

card-queue_on_the_hill = Due minuti e torno
    .sentence = In doppia fila per due minuti, e dietro la coda è arrivata alle alture. Paga { $amount } palanche alla Banca per il carro attrezzi, poi raggiungi una qualsiasi casella con la strada; De Ferrari non paga.
    .saying = { word-quaexima }
    .meaning = { word-quaexima.meaning }

card-camellia_guide = Scambio di guida
    .sentence = Hai detto una parola gentile sulle camelie, e ora quaranta cappellini ti seguono dappertutto. Accompagnali: raggiungi { $space }; De Ferrari non paga.
    .saying = { word-foresto }
    .meaning = { word-foresto.meaning }

card-headwind = Libeccio in faccia
    .sentence = Sul lungomare ti pieghi in avanti, spingi, non molli, e intanto le panchine ti sorpassano. Torna indietro di { $steps } caselle.
    .saying = { word-lebeccio }
    .meaning = { word-lebeccio.meaning }

card-forgotten_gas = L’avrò spento, il gas?
    .sentence = Prima il dubbio, poi la certezza, poi tutte quelle scale. Era spento; ma già che sei in casa, prendi un fazzoletto pulito. Torna indietro di { $steps } caselle.
    .saying = { word-mandillo }
    .meaning = { word-mandillo.meaning }

card-painted_windows = Finestre dipinte
    .sentence = Si rifà la facciata: finestre finte, cornicioni finti, un gatto finto su un davanzale finto. Di vero c’è solo il conto: paga { $amount } palanche alla Banca per ogni tuo investimento.
    .saying = { word-palanca }
    .meaning = { word-palanca.meaning }

card-water_in_the_cellar = Tutta in una volta
    .sentence = È piovuto come piove qui: un anno d’acqua prima di pranzo. Su le maniche e fate la catena: paga { $amount } palanche alla Banca per ogni tua cantina.
    .saying = { word-bolacco }
    .meaning = { word-bolacco.meaning }

card-basil_greenhouse = Il basilico ha starnutito
    .sentence = Entro stasera su ogni terrazzo ci vuole una piccola serra, con le tendine e qualcuno che vegli il malato. Paga { $amount } palanche alla Banca per ogni tuo terrazzo.
    .saying = { word-baxaico }
    .meaning = { word-baxaico.meaning }

card-ship_in_the_way = Una nave davanti al mare
    .sentence = Quattordici ponti di nave da crociera hanno attraccato fra te e l’orizzonte, e il comandante si ferma a cena. Paga { $amount } palanche alla Banca per ogni tua vista mare.
    .saying = { word-ma }
    .meaning = { word-ma.meaning }

card-candle_for_the_dragon = Una candela di troppo
    .sentence = Ne hai accesa una a San Giorgio e, per non sbagliare, una al drago. Il sagrestano ha la vista buona: versa { $amount } palanche nella colletta.
    .saying = { word-san-zorzo }
    .meaning = { word-san-zorzo.meaning }

card-three_steps_of_crucifix = Tre passi in processione
    .sentence = Il gran crocifisso hai voluto portarlo tu. Tre passi, un lampione e due vasi di gerani dopo, versa { $amount } palanche nella colletta.
    .saying = { word-cristezanti }
    .meaning = { word-cristezanti.meaning }
