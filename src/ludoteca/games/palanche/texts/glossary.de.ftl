### The Genoese of Palanche, explained in German.
###
### Spelt in the traditional way, as on the cards of the game: æ as in “fair”, ç as s, eu and êu as French “eu”,
### o and ô as “oo”, ò and ö as “o”, u and û as French “u”, x as French “j”, nn-a as “ng-a”.

## Proverbs

word-ancheu = Ancheu a l’é unna giornâ fortunâ
    .meaning = Heute ist ein Glückstag.

word-nasce-fortunae = L’é mêgio nasce fortunæ che ricchi
    .meaning = Besser mit Glück geboren als mit Geld.

word-ciu-cu-che-pansa = T’æ ciù cû che pansa
    .meaning = Du hast mehr Hintern als Bauch: So ein Dusel!

word-ghe-semmo-niatri = Pe chi no gh’à de figgi, ò o no gh’à nisciun, ghe semmo niatri
    .meaning = Wer keine Kinder hat oder gar niemanden: Wir sind ja da.

word-sta-ben = Chi o veu stâ ben, che o pigge o mondo comme o ven
    .meaning = Wer gut leben will, nehme die Welt, wie sie kommt.

word-passo-avanti = Ôgni câso into cû o fa anâ un passo avanti
    .meaning = Jeder Tritt in den Hintern bringt einen Schritt nach vorn.

word-riccon = Se t’ê un riccon no stâ à mogognâ
    .meaning = Wer reich ist, soll nicht nörgeln.

word-moi-e-paga = À moî e à pagâ gh’é delongo tempo
    .meaning = Zum Sterben und zum Zahlen ist immer noch Zeit.

word-casa-neuva = Casa neuva, chi no ghe ne pòrta, no ghe n’attreuva
    .meaning = Neues Haus: Wer nichts mitbringt, findet nichts vor.

word-comensa-ma = Chi comensa mâ, finisce pezo
    .meaning = Wer schlecht anfängt, hört noch schlechter auf.

word-marcheise = Sciô marcheise, secondo e intræ beseugna fâ e speise
    .meaning = Herr Marquis, nach den Einnahmen richten sich die Ausgaben.

word-do-de-stacca = L’é mêgio un dô de stacca che un dô de cheu
    .meaning = Besser Taschenweh als Herzweh.

word-pellisson = Ni à mazzo ni à mazzon no levâte o pellisson
    .meaning = Anfang Mai wie Ende Mai: Leg den Pelz noch nicht beiseite.

word-aegua-in-ma = No t’ê manco bon à trovâ l’ægua in mâ
    .meaning = Du findest nicht einmal Wasser im Meer.

word-cagou-feua = O l’à cagòu feua da-o bolacco
    .meaning = Er hat neben den Eimer gemacht: Er hat es übertrieben.

word-cioule = O meise de çioule o ven pe tutti
    .meaning = Der Zwiebelmonat, in dem man weint, kommt für alle einmal.

word-sciuscia = Sciusciâ e sciorbî no se peu
    .meaning = Pusten und schlürfen zugleich geht nicht.

word-presta = À prestâ e palanche à un amigo, ti perdi e palanche e ti perdi l’amigo
    .meaning = Leihst du einem Freund Geld, bist du das Geld los und den Freund.

## Words and turns of phrase

word-a-brettio = À brettio
    .meaning = Aufs Geratewohl, wie es gerade kommt.

word-a-l-e-bratta = A l'è bratta
    .meaning = Jetzt wird es brenzlig: Man steckt in Schwierigkeiten.

word-aia-rossa = Äia rossa, ò che ceuve ò che boffa
    .meaning = Roter Himmel: Entweder regnet es oder es stürmt.

word-anaeta-ben = A t’é anæta ben
    .meaning = Da hast du Glück gehabt.

word-angoscia = Angoscia
    .meaning = Übelkeit: In Genua sitzt die „angoscia“ im Magen, nicht in der Seele.

word-attaccapommelli = Attaccapommelli
    .meaning = Jemand, der einen am Knopf festhält und nicht mehr aufhört zu reden.

word-bacilli = Bacilli
    .meaning = Kleine getrocknete Saubohnen, gern zum Stockfisch gegessen.

word-baxaico = Baxaicò
    .meaning = Basilikum: hier kleinblättrig und so gut wie verwandt.

word-belin = Belin
    .meaning = Einst ein männlicher Körperteil, heute Komma und Ausrufezeichen jedes Genueser Satzes.

word-belin-scignurata = Belin che scignurata!
    .meaning = Großartig! Geradezu herrschaftlich, mit einem Pfiff durch die Zähne.

word-besagnin = Besagnin
    .meaning = Der Gemüsehändler, benannt nach den Gärten am Bisagno.

word-besugo = Besugo
    .meaning = Eine Meerbrasse; so heißt, wer auf jeden Köder hereinfällt.

word-bolacco = Bolacco
    .meaning = Der Eimer.

word-bottiggon = Bottiggon de vin bon
    .meaning = Eine große Flasche guten Weins.

word-camallo = Camallo
    .meaning = Hafenarbeiter, Lastenträger: der Stolz des Hafens.

word-caroggi = Caroggi
    .meaning = Die engen Gassen der Altstadt.

word-ciaeto = Ciæto
    .meaning = Klatsch: je weniger wahr, desto schneller.

word-cianzi = Cianzi
    .meaning = Wein nur!

word-cirolla = Cirolla
    .meaning = Cirulla, das Kartenspiel der Genueser.

word-creusa = Creusa
    .meaning = Ein schmaler Weg zwischen Mauern, in der Mitte Ziegel, fast immer bergauf.

word-cristezanti = Cristezanti
    .meaning = Die Träger der riesigen Prozessionskreuze: im Gleichgewicht, ohne Hände.

word-d-aia = D’äia no se vive
    .meaning = Von Luft kann man nicht leben.

word-dinae = I dinæ van e vègnan
    .meaning = Geld kommt und geht.

word-faina = Fainâ
    .meaning = Farinata: ein dünner Fladen aus Kichererbsenmehl, im Holzofen gebacken.

word-figgeu = Figgeu
    .meaning = Kind, Junge; aus dem Mund der Mutter in jedem Alter.

word-foresto = Foresto
    .meaning = Ein Fremder, also jeder von jenseits der Hügel.

word-fugassa = Fugassa
    .meaning = Focaccia: flach, ölig, salzig, zu jeder Tageszeit.

word-grebano = Grebano
    .meaning = Ein ungehobelter Klotz.

word-lalla = Lalla
    .meaning = Die Tante.

word-lebeccio = Lebeccio
    .meaning = Libeccio, der Südwestwind, der die hohen Wellen bringt.

word-ma = Mâ
    .meaning = Auf Genuesisch sind „das Meer“ und „schlecht“ ein und dasselbe Wort.

word-maccaia = Maccaia
    .meaning = Schirokkowetter: grauer Himmel, feuchte Luft, nichts trocknet, keiner rührt sich.

word-magon = Te vègne o magon
    .meaning = Da bekommst du einen Kloß im Hals.

word-mandillo = Mandillo
    .meaning = Taschentuch; auch ein Nudelblatt, das so dünn ist.

word-menestron = Menestron
    .meaning = Minestrone auf Genueser Art, mit Pesto und ohne Eile.

word-miscio = Miscio
    .meaning = Pleite, abgebrannt.

word-mogogno = Mogogno
    .meaning = Das stetige, halblaute Murren: in Genua ein Bürgerrecht.

word-nescio = T’ê un pittin nescio
    .meaning = Du bist ein bisschen dumm.

word-no-ghe-verso = No gh’é verso
    .meaning = Da ist nichts zu machen.

word-no-se-va-a-loua = No se va à louâ
    .meaning = Heute geht man nicht zur Arbeit.

word-ouh-belin = Ouh belin!
    .meaning = Ach du liebe Zeit! (nur deutlich derber)

word-palanca = Palanca
    .meaning = Eine alte Münze; in der Mehrzahl, Palanche, einfach Geld.

word-pandoce = Pandôçe
    .meaning = Pandolce, der Weihnachtskuchen mit Rosinen, Pinienkernen und Lorbeerzweig.

word-pasqualinn-a = Torta pasqualinn-a
    .meaning = Die Ostertorte mit Mangold, Quark und ganzen Eiern unter vielen Teigblättern.

word-pesto = Pesto
    .meaning = Basilikum, Knoblauch, Pinienkerne, Salz, Käse, Öl und Muskelkraft.

word-poveo-figgeu = Pöveo o mæ figgeu, ch’o l’é miscio
    .meaning = Mein armes Kind, es hat keinen Pfennig.

word-preboggion = Preboggion
    .meaning = Der Strauß aus Wildkräutern, die Seele von Füllungen und Suppen.

word-quaexima = Longo comme a Quæxima
    .meaning = Lang wie die Fastenzeit.

word-ratella = Ratella
    .meaning = Ein Gezänk.

word-ravatto = Ravatto
    .meaning = Ein Wrack: altes Zeug oder jemand, dem es nicht gut geht.

word-regaggio = Regaggio
    .meaning = Wieder munter, putzmunter.

word-rinfrescou = Rinfrescòu
    .meaning = Erfrischt.

word-rumenta = Rumenta
    .meaning = Müll.

word-san-zorzo = San Zòrzo
    .meaning = Sankt Georg: Sein rotes Kreuz auf Weiß ist die Flagge Genuas.

word-sciaccaelo = Sciaccælo
    .meaning = Jemand mit wenig Verstand.

word-sciamadda = Sciamadda
    .meaning = Die Garküche mit loderndem Ofen: Farinata, Gemüsetorten, Frittiertes.

word-speremmo-ben = Speremmo ben
    .meaning = Hoffen wir das Beste.

word-sprescia = Sprescia
    .meaning = Eile.

word-stocchefiscio = Stocchefiscio
    .meaning = Stockfisch: Kabeljau, im Nordwind getrocknet, in Genua gekocht.

word-vanni-cianin = Vanni cianin
    .meaning = Immer schön langsam.

word-vergheugna = Vergheugna
    .meaning = Schande.

word-zena = Zena
    .meaning = Genua in seiner eigenen Sprache.

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
