### The Genoese of Palanche, explained in English.
###
### Spelt in the traditional way, as on the cards of the game: æ as in “fair”, ç as s, eu and êu as French “eu”,
### o and ô as “oo”, ò and ö as “o”, u and û as French “u”, x as French “j”, nn-a as “ng-a”.

## Proverbs

word-ancheu = Ancheu a l’é unna giornâ fortunâ
    .meaning = Today is a lucky day.

word-nasce-fortunae = L’é mêgio nasce fortunæ che ricchi
    .meaning = Better to be born lucky than rich.

word-ciu-cu-che-pansa = T’æ ciù cû che pansa
    .meaning = You have more backside than belly: what luck you have!

word-ghe-semmo-niatri = Pe chi no gh’à de figgi, ò o no gh’à nisciun, ghe semmo niatri
    .meaning = For those who have no children, or have nobody at all, there is us.

word-sta-ben = Chi o veu stâ ben, che o pigge o mondo comme o ven
    .meaning = If you want to be well, take the world as it comes.

word-passo-avanti = Ôgni câso into cû o fa anâ un passo avanti
    .meaning = Every kick in the backside moves you one step forward.

word-riccon = Se t’ê un riccon no stâ à mogognâ
    .meaning = If you are rich, do not grumble.

word-moi-e-paga = À moî e à pagâ gh’é delongo tempo
    .meaning = For dying and for paying there is always time.

word-casa-neuva = Casa neuva, chi no ghe ne pòrta, no ghe n’attreuva
    .meaning = In a new house, who brings nothing finds nothing.

word-comensa-ma = Chi comensa mâ, finisce pezo
    .meaning = Who begins badly ends worse.

word-marcheise = Sciô marcheise, secondo e intræ beseugna fâ e speise
    .meaning = My lord marquis, one must spend according to what comes in.

word-do-de-stacca = L’é mêgio un dô de stacca che un dô de cheu
    .meaning = Better an ache in the pocket than an ache in the heart.

word-pellisson = Ni à mazzo ni à mazzon no levâte o pellisson
    .meaning = Neither early in May nor late in May take off your winter coat.

word-aegua-in-ma = No t’ê manco bon à trovâ l’ægua in mâ
    .meaning = You could not even find water in the sea.

word-cagou-feua = O l’à cagòu feua da-o bolacco
    .meaning = He has missed the bucket: he has overdone it.

word-cioule = O meise de çioule o ven pe tutti
    .meaning = The month of onions, the time for tears, comes to everybody.

word-sciuscia = Sciusciâ e sciorbî no se peu
    .meaning = You cannot blow and suck at once.

word-presta = À prestâ e palanche à un amigo, ti perdi e palanche e ti perdi l’amigo
    .meaning = Lend money to a friend, and you lose the money and lose the friend.

## Words and turns of phrase

word-a-brettio = À brettio
    .meaning = At random, any old how.

word-a-l-e-bratta = A l'è bratta
    .meaning = We are in trouble now.

word-aia-rossa = Äia rossa, ò che ceuve ò che boffa
    .meaning = Red sky: either it rains or the wind blows.

word-anaeta-ben = A t’é anæta ben
    .meaning = You got away with it.

word-angoscia = Angoscia
    .meaning = Nausea; in Genoa the stomach feels it, not the soul.

word-attaccapommelli = Attaccapommelli
    .meaning = A buttonholer: someone who starts talking to anybody and never stops.

word-bacilli = Bacilli
    .meaning = Small dried broad beans, good company for stockfish.

word-baxaico = Baxaicò
    .meaning = Basil, which has small leaves here and is treated like family.

word-belin = Belin
    .meaning = Once a part of the male body, now the comma and the exclamation mark of every Genoese sentence.

word-belin-scignurata = Belin che scignurata!
    .meaning = Splendid! Fit for a lord, and said with a whistle.

word-besagnin = Besagnin
    .meaning = The greengrocer, named after the gardens along the Bisagno.

word-besugo = Besugo
    .meaning = A sea bream; said of a simpleton who swallows every bait.

word-bolacco = Bolacco
    .meaning = A bucket.

word-bottiggon = Bottiggon de vin bon
    .meaning = A big bottle of good wine.

word-camallo = Camallo
    .meaning = A docker or porter, pride of the harbour.

word-caroggi = Caroggi
    .meaning = The narrow lanes of the old city.

word-ciaeto = Ciæto
    .meaning = A piece of gossip, the faster the less it is true.

word-cianzi = Cianzi
    .meaning = Weep!

word-cirolla = Cirolla
    .meaning = Cirulla, the card game of Genoa.

word-creusa = Creusa
    .meaning = A narrow lane between walls, brick down the middle, nearly always uphill.

word-cristezanti = Cristezanti
    .meaning = The men who carry the huge crucifixes in processions, balanced and unaided by hands.

word-d-aia = D’äia no se vive
    .meaning = One cannot live on air.

word-dinae = I dinæ van e vègnan
    .meaning = Money comes and goes.

word-faina = Fainâ
    .meaning = Farinata: a thin pancake of chickpea flour from a wood-fired oven.

word-figgeu = Figgeu
    .meaning = A child, a boy; any age will do, if a mother says it.

word-foresto = Foresto
    .meaning = A stranger, that is, anyone from beyond the hills.

word-fugassa = Fugassa
    .meaning = Focaccia: flat, oily, salted, eaten at any hour.

word-grebano = Grebano
    .meaning = A boor, a person as rough as a rock.

word-lalla = Lalla
    .meaning = An aunt.

word-lebeccio = Lebeccio
    .meaning = Libeccio, the south-west wind that brings the big waves.

word-ma = Mâ
    .meaning = In Genoese the sea and “badly” are one and the same word.

word-maccaia = Maccaia
    .meaning = Scirocco weather: grey sky, warm damp air, nothing dries and nobody moves.

word-magon = Te vègne o magon
    .meaning = You get a lump in your throat.

word-mandillo = Mandillo
    .meaning = A handkerchief; also a sheet of pasta as thin as one.

word-menestron = Menestron
    .meaning = Genoese minestrone, with pesto and no hurry.

word-miscio = Miscio
    .meaning = Penniless, broke.

word-mogogno = Mogogno
    .meaning = Grumbling, steady and under one’s breath: a civic right in Genoa.

word-nescio = T’ê un pittin nescio
    .meaning = You are a little silly.

word-no-ghe-verso = No gh’é verso
    .meaning = There is no way.

word-no-se-va-a-loua = No se va à louâ
    .meaning = No going to work today.

word-ouh-belin = Ouh belin!
    .meaning = Oh dear, oh dear! (in rather stronger words)

word-palanca = Palanca
    .meaning = An old coin; in the plural, palanche, simply money.

word-pandoce = Pandôçe
    .meaning = Pandolce, the Christmas cake with raisins, pine nuts and a sprig of bay.

word-pasqualinn-a = Torta pasqualinn-a
    .meaning = The Easter pie of chard, curd and whole eggs under many sheets of pastry.

word-pesto = Pesto
    .meaning = Basil, garlic, pine nuts, salt, cheese, oil and elbow grease.

word-poveo-figgeu = Pöveo o mæ figgeu, ch’o l’é miscio
    .meaning = My poor child, he has not a penny.

word-preboggion = Preboggion
    .meaning = A bunch of wild herbs, the soul of Ligurian ravioli and soups.

word-quaexima = Longo comme a Quæxima
    .meaning = As long as Lent.

word-ratella = Ratella
    .meaning = A squabble.

word-ravatto = Ravatto
    .meaning = A wreck: an old thing, or someone in poor health.

word-regaggio = Regaggio
    .meaning = Full of life again, in fine fettle.

word-rinfrescou = Rinfrescòu
    .meaning = Refreshed, cooled down.

word-rumenta = Rumenta
    .meaning = Rubbish.

word-san-zorzo = San Zòrzo
    .meaning = Saint George, whose red cross on white is the flag of Genoa.

word-sciaccaelo = Sciaccælo
    .meaning = Someone of little sense.

word-sciamadda = Sciamadda
    .meaning = A cook shop with a blazing oven, for farinata, pies and fried things.

word-speremmo-ben = Speremmo ben
    .meaning = Let’s hope for the best.

word-sprescia = Sprescia
    .meaning = Hurry.

word-stocchefiscio = Stocchefiscio
    .meaning = Stockfish: cod dried in the northern wind, cooked in Genoa.

word-vanni-cianin = Vanni cianin
    .meaning = Go slowly.

word-vergheugna = Vergheugna
    .meaning = Shame.

word-zena = Zena
    .meaning = Genoa, in its own language.

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
