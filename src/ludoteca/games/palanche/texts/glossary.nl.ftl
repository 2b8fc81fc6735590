### The Genoese of Palanche, explained in Dutch.
###
### Spelt in the traditional way, as on the cards of the game: æ as in “fair”, ç as s, eu and êu as French “eu”,
### o and ô as “oo”, ò and ö as “o”, u and û as French “u”, x as French “j”, nn-a as “ng-a”.

## Proverbs

word-ancheu = Ancheu a l’é unna giornâ fortunâ
    .meaning = Vandaag is een geluksdag.

word-nasce-fortunae = L’é mêgio nasce fortunæ che ricchi
    .meaning = Beter met geluk geboren dan met geld.

word-ciu-cu-che-pansa = T’æ ciù cû che pansa
    .meaning = Je hebt meer kont dan buik: wat een mazzel!

word-ghe-semmo-niatri = Pe chi no gh’à de figgi, ò o no gh’à nisciun, ghe semmo niatri
    .meaning = Wie geen kinderen heeft, of helemaal niemand, die heeft ons.

word-sta-ben = Chi o veu stâ ben, che o pigge o mondo comme o ven
    .meaning = Wie het goed wil hebben, neemt de wereld zoals die komt.

word-passo-avanti = Ôgni câso into cû o fa anâ un passo avanti
    .meaning = Elke schop onder je kont brengt je een stap vooruit.

word-riccon = Se t’ê un riccon no stâ à mogognâ
    .meaning = Ben je rijk, ga dan niet mopperen.

word-moi-e-paga = À moî e à pagâ gh’é delongo tempo
    .meaning = Voor sterven en betalen is er altijd nog tijd.

word-casa-neuva = Casa neuva, chi no ghe ne pòrta, no ghe n’attreuva
    .meaning = Een nieuw huis: wie niets meebrengt, vindt er niets.

word-comensa-ma = Chi comensa mâ, finisce pezo
    .meaning = Wie slecht begint, eindigt nog slechter.

word-marcheise = Sciô marcheise, secondo e intræ beseugna fâ e speise
    .meaning = Meneer de markies, naar de inkomsten richte men de uitgaven.

word-do-de-stacca = L’é mêgio un dô de stacca che un dô de cheu
    .meaning = Beter pijn in je beurs dan pijn in je hart.

word-pellisson = Ni à mazzo ni à mazzon no levâte o pellisson
    .meaning = Begin mei noch eind mei: doe je winterjas niet uit.

word-aegua-in-ma = No t’ê manco bon à trovâ l’ægua in mâ
    .meaning = Jij kunt nog geen water vinden in de zee.

word-cagou-feua = O l’à cagòu feua da-o bolacco
    .meaning = Hij heeft naast de emmer gepoept: hij is te ver gegaan.

word-cioule = O meise de çioule o ven pe tutti
    .meaning = De uienmaand, de tijd van tranen, komt voor iedereen.

word-sciuscia = Sciusciâ e sciorbî no se peu
    .meaning = Blazen en slurpen tegelijk, dat gaat niet.

word-presta = À prestâ e palanche à un amigo, ti perdi e palanche e ti perdi l’amigo
    .meaning = Leen je een vriend geld, dan ben je je geld kwijt en je vriend.

## Words and turns of phrase

word-a-brettio = À brettio
    .meaning = Lukraak, in het wilde weg.

word-a-l-e-bratta = A l'è bratta
    .meaning = Nu zitten we in de problemen.

word-aia-rossa = Äia rossa, ò che ceuve ò che boffa
    .meaning = Rode lucht: of het regent of het waait.

word-anaeta-ben = A t’é anæta ben
    .meaning = Daar kwam je goed van af.

word-angoscia = Angoscia
    .meaning = Misselijkheid: in Genua zit de ‘angoscia’ in de maag, niet in de ziel.

word-attaccapommelli = Attaccapommelli
    .meaning = Een kletsmajoor: iemand die je bij je knoop pakt en niet meer loslaat.

word-bacilli = Bacilli
    .meaning = Kleine gedroogde tuinbonen, lekker bij stokvis.

word-baxaico = Baxaicò
    .meaning = Basilicum: hier klein van blad en lid van de familie.

word-belin = Belin
    .meaning = Ooit een mannelijk lichaamsdeel, nu de komma en het uitroepteken van elke Genuese zin.

word-belin-scignurata = Belin che scignurata!
    .meaning = Geweldig! Ronduit vorstelijk, met een fluitje erbij.

word-besagnin = Besagnin
    .meaning = De groenteman, genoemd naar de moestuinen langs de Bisagno.

word-besugo = Besugo
    .meaning = Een zeebrasem; zo heet een sufferd die in elk aas bijt.

word-bolacco = Bolacco
    .meaning = Een emmer.

word-bottiggon = Bottiggon de vin bon
    .meaning = Een grote fles goede wijn.

word-camallo = Camallo
    .meaning = Een havenarbeider of sjouwer, de trots van de haven.

word-caroggi = Caroggi
    .meaning = De steegjes van de oude stad.

word-ciaeto = Ciæto
    .meaning = Een roddel: hoe minder waar, hoe sneller hij gaat.

word-cianzi = Cianzi
    .meaning = Huil maar!

word-cirolla = Cirolla
    .meaning = Cirulla, het kaartspel van Genua.

word-creusa = Creusa
    .meaning = Een smal pad tussen muren, met baksteen in het midden, bijna altijd omhoog.

word-cristezanti = Cristezanti
    .meaning = De dragers van de reusachtige kruisbeelden in processies: in evenwicht, zonder handen.

word-d-aia = D’äia no se vive
    .meaning = Van de wind kun je niet leven.

word-dinae = I dinæ van e vègnan
    .meaning = Geld komt en gaat.

word-faina = Fainâ
    .meaning = Farinata: een dunne koek van kikkererwtenmeel uit de houtoven.

word-figgeu = Figgeu
    .meaning = Kind, jongen; als moeder het zegt, op elke leeftijd.

word-foresto = Foresto
    .meaning = Een vreemdeling, dus iedereen van achter de heuvels.

word-fugassa = Fugassa
    .meaning = Focaccia: plat, vet van de olie, zout, goed op elk uur.

word-grebano = Grebano
    .meaning = Een lomperik, ruw als een rots.

word-lalla = Lalla
    .meaning = De tante.

word-lebeccio = Lebeccio
    .meaning = Libeccio, de zuidwestenwind die de hoge golven brengt.

word-ma = Mâ
    .meaning = In het Genuees zijn ‘zee’ en ‘slecht’ een en hetzelfde woord.

word-maccaia = Maccaia
    .meaning = Sciroccoweer: grijze lucht, klamme warmte, niets droogt en niemand beweegt.

word-magon = Te vègne o magon
    .meaning = Je krijgt een brok in je keel.

word-mandillo = Mandillo
    .meaning = Een zakdoek; ook een pastavel dat net zo dun is.

word-menestron = Menestron
    .meaning = Minestrone op z’n Genuees, met pesto en zonder haast.

word-miscio = Miscio
    .meaning = Blut, platzak.

word-mogogno = Mogogno
    .meaning = Het aanhoudende gemor, half binnensmonds: in Genua een burgerrecht.

word-nescio = T’ê un pittin nescio
    .meaning = Je bent een beetje dwaas.

word-no-ghe-verso = No gh’é verso
    .meaning = Er is geen beginnen aan.

word-no-se-va-a-loua = No se va à louâ
    .meaning = Vandaag gaan we niet werken.

word-ouh-belin = Ouh belin!
    .meaning = O jee! (maar dan een stuk grover)

word-palanca = Palanca
    .meaning = Een oude munt; in het meervoud, palanche, gewoon geld.

word-pandoce = Pandôçe
    .meaning = Pandolce, het kerstbrood met rozijnen, pijnboompitten en een takje laurier.

word-pasqualinn-a = Torta pasqualinn-a
    .meaning = De paastaart met snijbiet, wrongel en hele eieren onder vele vellen deeg.

word-pesto = Pesto
    .meaning = Basilicum, knoflook, pijnboompitten, zout, kaas, olie en spierkracht.

word-poveo-figgeu = Pöveo o mæ figgeu, ch’o l’é miscio
    .meaning = Mijn arme kind, het heeft geen cent.

word-preboggion = Preboggion
    .meaning = Het bosje wilde kruiden, de ziel van vullingen en soepen.

word-quaexima = Longo comme a Quæxima
    .meaning = Zo lang als de vasten.

word-ratella = Ratella
    .meaning = Een kibbelpartij.

word-ravatto = Ravatto
    .meaning = Een wrak: oud spul, of iemand met een zwakke gezondheid.

word-regaggio = Regaggio
    .meaning = Opgeknapt, weer kwiek.

word-rinfrescou = Rinfrescòu
    .meaning = Opgefrist, afgekoeld.

word-rumenta = Rumenta
    .meaning = Vuilnis.

word-san-zorzo = San Zòrzo
    .meaning = Sint-Joris: zijn rode kruis op wit is de vlag van Genua.

word-sciaccaelo = Sciaccælo
    .meaning = Iemand met weinig verstand.

word-sciamadda = Sciamadda
    .meaning = De gaarkeuken met de laaiende oven: farinata, hartige taart en gefrituurds.

word-speremmo-ben = Speremmo ben
    .meaning = Laten we er het beste van hopen.

word-sprescia = Sprescia
    .meaning = Haast.

word-stocchefiscio = Stocchefiscio
    .meaning = Stokvis: kabeljauw, gedroogd in de noordenwind, gekookt in Genua.

word-vanni-cianin = Vanni cianin
    .meaning = Rustig aan.

word-vergheugna = Vergheugna
    .meaning = Schande.

word-zena = Zena
    .meaning = Genua in zijn eigen taal.

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
