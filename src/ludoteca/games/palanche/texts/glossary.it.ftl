### The Genoese of Palanche, explained in Italian.
###
### Spelt in the traditional way, as on the cards of the game: æ as in “fair”, ç as s, eu and êu as French “eu”,
### o and ô as “oo”, ò and ö as “o”, u and û as French “u”, x as French “j”, nn-a as “ng-a”.

## Proverbs

word-ancheu = Ancheu a l’é unna giornâ fortunâ
    .meaning = Oggi è una giornata fortunata.

word-nasce-fortunae = L’é mêgio nasce fortunæ che ricchi
    .meaning = Venire al mondo con la fortuna vale più che con i soldi.

word-ciu-cu-che-pansa = T’æ ciù cû che pansa
    .meaning = Hai più sedere che pancia: che fortuna sfacciata!

word-ghe-semmo-niatri = Pe chi no gh’à de figgi, ò o no gh’à nisciun, ghe semmo niatri
    .meaning = Chi è senza figli, o proprio solo, conti su di noi.

word-sta-ben = Chi o veu stâ ben, che o pigge o mondo comme o ven
    .meaning = Per vivere bene prendi il mondo così com’è.

word-passo-avanti = Ôgni câso into cû o fa anâ un passo avanti
    .meaning = Una pedata nel didietro, e sei un passo più avanti.

word-riccon = Se t’ê un riccon no stâ à mogognâ
    .meaning = Se sei un riccone, non star lì a mugugnare.

word-moi-e-paga = À moî e à pagâ gh’é delongo tempo
    .meaning = A morire e a pagare c’è sempre tempo.

word-casa-neuva = Casa neuva, chi no ghe ne pòrta, no ghe n’attreuva
    .meaning = Nella casa nuova chi non porta nulla non trova nulla.

word-comensa-ma = Chi comensa mâ, finisce pezo
    .meaning = Chi comincia male finisce peggio.

word-marcheise = Sciô marcheise, secondo e intræ beseugna fâ e speise
    .meaning = Signor marchese, le spese vanno fatte secondo le entrate.

word-do-de-stacca = L’é mêgio un dô de stacca che un dô de cheu
    .meaning = Meglio piangere per la tasca che per il cuore.

word-pellisson = Ni à mazzo ni à mazzon no levâte o pellisson
    .meaning = Né a inizio né a fine maggio toglierti la maglia pesante.

word-aegua-in-ma = No t’ê manco bon à trovâ l’ægua in mâ
    .meaning = In mezzo al mare, tu non troveresti l’acqua.

word-cagou-feua = O l’à cagòu feua da-o bolacco
    .meaning = Non ha centrato il secchio: ha passato il segno.

word-cioule = O meise de çioule o ven pe tutti
    .meaning = Il mese delle cipolle, quello in cui si piange, viene per tutti.

word-sciuscia = Sciusciâ e sciorbî no se peu
    .meaning = Soffiare e succhiare insieme non si può.

word-presta = À prestâ e palanche à un amigo, ti perdi e palanche e ti perdi l’amigo
    .meaning = Presta soldi a un amico, e saluta gli uni e l’altro.

## Words and turns of phrase

word-a-brettio = À brettio
    .meaning = A caso, come viene viene.

word-a-l-e-bratta = A l'è bratta
    .meaning = Siamo nei guai.

word-aia-rossa = Äia rossa, ò che ceuve ò che boffa
    .meaning = Cielo rosso: in arrivo pioggia, oppure vento.

word-anaeta-ben = A t’é anæta ben
    .meaning = Ti è andata bene.

word-angoscia = Angoscia
    .meaning = Nausea: a Genova la sente lo stomaco, non l’anima.

word-attaccapommelli = Attaccapommelli
    .meaning = Attaccabottoni: chi comincia a parlare con chiunque e non la finisce più.

word-bacilli = Bacilli
    .meaning = Piccole fave secche, buona compagnia dello stoccafisso.

word-baxaico = Baxaicò
    .meaning = Basilico: qui ha la foglia piccola ed è uno di famiglia.

word-belin = Belin
    .meaning = Un tempo parte del corpo maschile, oggi virgola e punto esclamativo di ogni frase genovese.

word-belin-scignurata = Belin che scignurata!
    .meaning = Magnifico! Roba da signori, con l’ammirazione tutta davanti.

word-besagnin = Besagnin
    .meaning = Il fruttivendolo, che prende nome dagli orti del Bisagno.

word-besugo = Besugo
    .meaning = Un pesce; si dice del babbeo che abbocca sempre.

word-bolacco = Bolacco
    .meaning = Il secchio.

word-bottiggon = Bottiggon de vin bon
    .meaning = Un bottiglione di vino buono.

word-camallo = Camallo
    .meaning = Scaricatore di porto, facchino: l’orgoglio della banchina.

word-caroggi = Caroggi
    .meaning = I vicoli della città vecchia.

word-ciaeto = Ciæto
    .meaning = Un pettegolezzo: meno è vero, più corre.

word-cianzi = Cianzi
    .meaning = Piangi!

word-cirolla = Cirolla
    .meaning = Cirulla, il gioco di carte dei genovesi.

word-creusa = Creusa
    .meaning = Viottolo tra i muri, coi mattoni in mezzo, quasi sempre in salita.

word-cristezanti = Cristezanti
    .meaning = I portatori dei grandi crocifissi nelle processioni, che li tengono in equilibrio senza mani.

word-d-aia = D’äia no se vive
    .meaning = D’aria non si vive.

word-dinae = I dinæ van e vègnan
    .meaning = I soldi vanno e vengono.

word-faina = Fainâ
    .meaning = Farinata: torta sottile di farina di ceci, cotta nel forno a legna.

word-figgeu = Figgeu
    .meaning = Figliolo, ragazzo; se lo dice la mamma, a qualsiasi età.

word-foresto = Foresto
    .meaning = Forestiero, cioè chiunque venga da dietro le alture.

word-fugassa = Fugassa
    .meaning = Focaccia: bassa, unta, salata, buona a tutte le ore.

word-grebano = Grebano
    .meaning = Persona rozza e ignorante.

word-lalla = Lalla
    .meaning = La zia.

word-lebeccio = Lebeccio
    .meaning = Libeccio, il vento di sud-ovest che porta le mareggiate.

word-ma = Mâ
    .meaning = In genovese «mare» e «male» sono la stessa parola.

word-maccaia = Maccaia
    .meaning = Tempo di scirocco: cielo coperto, aria umida, niente asciuga e nessuno si muove.

word-magon = Te vègne o magon
    .meaning = Ti viene il magone, il groppo in gola.

word-mandillo = Mandillo
    .meaning = Il fazzoletto; e anche una lasagna sottile come un fazzoletto.

word-menestron = Menestron
    .meaning = Il minestrone alla genovese, con il pesto e senza fretta.

word-miscio = Miscio
    .meaning = Povero, al verde.

word-mogogno = Mogogno
    .meaning = Il mugugno, lamento costante e a mezza voce: a Genova è un diritto.

word-nescio = T’ê un pittin nescio
    .meaning = Sei un po’ sciocchino.

word-no-ghe-verso = No gh’é verso
    .meaning = Non c’è verso.

word-no-se-va-a-loua = No se va à louâ
    .meaning = Oggi non si va a lavorare.

word-ouh-belin = Ouh belin!
    .meaning = Accidenti! (ma detto più forte)

word-palanca = Palanca
    .meaning = Una vecchia moneta; al plurale, palanche, i soldi.

word-pandoce = Pandôçe
    .meaning = Il pandolce di Natale, con uvetta, pinoli e un rametto d’alloro.

word-pasqualinn-a = Torta pasqualinn-a
    .meaning = La torta di Pasqua, con bietole, quagliata e uova intere sotto tante sfoglie.

word-pesto = Pesto
    .meaning = Basilico, aglio, pinoli, sale, formaggio, olio e olio di gomito.

word-poveo-figgeu = Pöveo o mæ figgeu, ch’o l’é miscio
    .meaning = Mio povero piccolo, non ha il becco di un quattrino.

word-preboggion = Preboggion
    .meaning = Il mazzetto di erbe selvatiche, anima di ripieni e minestre.

word-quaexima = Longo comme a Quæxima
    .meaning = Lungo come la Quaresima.

word-ratella = Ratella
    .meaning = Un battibecco.

word-ravatto = Ravatto
    .meaning = Un rottame: roba vecchia, o chi è poco in salute.

word-regaggio = Regaggio
    .meaning = Rinvigorito, arzillo.

word-rinfrescou = Rinfrescòu
    .meaning = Rinfrescato.

word-rumenta = Rumenta
    .meaning = Spazzatura.

word-san-zorzo = San Zòrzo
    .meaning = San Giorgio: la sua croce rossa in campo bianco è la bandiera di Genova.

word-sciaccaelo = Sciaccælo
    .meaning = Persona di poco senno.

word-sciamadda = Sciamadda
    .meaning = La bottega col forno acceso, dove si comprano farinata, torte e fritti.

word-speremmo-ben = Speremmo ben
    .meaning = Speriamo bene.

word-sprescia = Sprescia
    .meaning = Fretta.

word-stocchefiscio = Stocchefiscio
    .meaning = Stoccafisso: merluzzo seccato al vento del nord e cucinato a Genova.

word-vanni-cianin = Vanni cianin
    .meaning = Vai piano.

word-vergheugna = Vergheugna
    .meaning = Vergogna.

word-zena = Zena
    .meaning = Genova, nella sua lingua.

## What is said when it happens

saying-third-double = { word-cagou-feua }
    .meaning = { word-cagou-feua.meaning }

saying-debt = { word-marcheise }
    .meaning = { word-marcheise.meaning }

saying-bankruptcy = { word-ouh-belin }
    .meaning = { word-ouh-belin.meaning }

saying-bankruptcy-consolation = { word-do-de-stacca }
    .meaning = { word-do-de-stacca.meaning }

saying-gift-refused = { word-presta }
    .meaning = { word-presta.meaning }
