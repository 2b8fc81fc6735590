### The cards of Palanche in Dutch: what stands on them. What they do is in data/cards.toml.
###
### A sentence may use what its card's effects hold: $amount in palanche, $steps without sign, $space by name.
### The saying is Genoese in every language; its meaning comes from the glossary, which must be in the bundle.

## speremmo ben

card-cappuccino_dip = Focaccia in de cappuccino
    .sentence = Voor de ogen van een toerist doop je zoute focaccia in je cappuccino. Hij verbleekt, proeft en bestelt er zes. Wegens verdiensten voor de cultuur krijg je { $amount } palanche van de Banca.
    .saying = { word-fugassa }
    .meaning = { word-fugassa.meaning }

card-cirulla_master = Cirulla bij de jeu-de-boulesclub
    .sentence = Drie oude heren zwoeren dat niemand onder de zeventig hen met cirulla kon verslaan. Jij klopt, veegt de tafel leeg, en sindsdien zwijgen ze. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-cirolla }
    .meaning = { word-cirolla.meaning }

card-parking_miracle = In één keer een parkeerplek
    .sentence = Zaterdagavond, pal voor je deur, en niet eens een uitrit: de buren komen naar beneden om foto’s te maken. Pak { $amount } palanche van de Banca voor je wakker wordt.
    .saying = { word-ancheu }
    .meaning = { word-ancheu.meaning }

card-winter_coat = De zak van de winterjas
    .sentence = In de jas van vorig jaar zitten een buskaartje, een half koekje en een lot. Het lot heeft prijs; het koekje is nog goed. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-nasce-fortunae }
    .meaning = { word-nasce-fortunae.meaning }

card-honest_gull = De eerlijke meeuw
    .sentence = Een meeuw grist de focaccia uit je hand, denkt even na en laat er een portemonnee voor vallen. De eigenaar geeft vindersloon, de meeuw ziet af van zijn deel: je krijgt { $amount } palanche van de Banca.
    .saying = { word-ciu-cu-che-pansa }
    .meaning = { word-ciu-cu-che-pansa.meaning }

card-sixth_floor = Zes hoog zonder lift
    .sentence = Al jaren draag je de boodschappen van de oude Rosetta naar boven. Nee, ze is niet dood: ze is op de begane grond gaan wonen en wil iets terugdoen. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-ghe-semmo-niatri }
    .meaning = { word-ghe-semmo-niatri.meaning }

card-auntie_envelope = De envelop van tante
    .sentence = Je bent de veertig voorbij, maar elke naamdag stopt je tante je op de overloop nog een envelop toe: en mondje dicht tegen je moeder. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-lalla }
    .meaning = { word-lalla.meaning }

card-stuck_funicular = Halverwege de Righi
    .sentence = De kabelbaan staat stil tussen twee stations. Terwijl de rest moppert, vertel jij over de kerktorens, een voor een, en iemand laat een pet rondgaan. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-sta-ben }
    .meaning = { word-sta-ben.meaning }

card-shown_the_door = Daar is het gat van de deur
    .sentence = Twintig jaar op het rederijkantoor, en nu sta je op straat. Om twaalf uur verkoop je broodjes aan de overkant, en je oude baas is derde in de rij. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-passo-avanti }
    .meaning = { word-passo-avanti.meaning }

card-calendar_window = Jouw raam is juli
    .sentence = Een fotograaf heeft jouw luiken, jouw wasgoed en jouw reepje zee in een kalender gezet. Dat van die was had hij wel even mogen zeggen. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-riccon }
    .meaning = { word-riccon.meaning }

card-grumbling_prize = De Gouden Mopper
    .sentence = De jury is eensgezind. Jij vindt de beker klein, de toespraken lang en de hapjes een schande, en ze klappen nog eens. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-mogogno }
    .meaning = { word-mogogno.meaning }

card-trunks_on_the_quay = Veertig hutkoffers en een papegaai
    .sentence = Van de oceaanstomer stapt een hertogin met veertig hutkoffers, een papegaai en geen kruier. Je rug zal haar niet gauw vergeten, je beurs ook niet. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-camallo }
    .meaning = { word-camallo.meaning }

card-free_parsley = Peterselie krijg je erbij
    .sentence = Je koopt één citroen; de groenteman doet er peterselie, een wortel, een recept en te veel wisselgeld bij. Je krijgt { $amount } palanche van de Banca. Morgen ga je terug voor de andere citroen.
    .saying = { word-besagnin }
    .meaning = { word-besagnin.meaning }

card-demijohn = Achter de kolen
    .sentence = Bij het opruimen van de kelder vind je de mandfles die opa voor oma verstopte, met ernaast de fles die zij voor hem verstopte. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-bottiggon }
    .meaning = { word-bottiggon.meaning }

card-painting_by_the_bins = Het schilderij bij het vuilnis
    .sentence = Naast de vuilnisbak staat een zeegezicht, zwart van het roet. Je veegt met je mouw: eerst komt de Lanterna, dan een handtekening, dan een verzamelaar, buiten adem. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-rumenta }
    .meaning = { word-rumenta.meaning }

card-guest_from_lofoten = Een gast van de Lofoten
    .sentence = Een heer uit het hoge noorden proeft jouw stokvis, legt zijn vork neer en vraagt of je hem wilt adopteren. Je krijgt { $amount } palanche van de Banca; dek maar voor één meer.
    .saying = { word-stocchefiscio }
    .meaning = { word-stocchefiscio.meaning }

card-january_swim = Nieuwjaarsdag, elf graden
    .sentence = Op één januari duik je van de rotsen en kom je er rood als een kreeft weer uit, tien jaar jonger. De dikke jassen op de kant hadden tegen je gewed: je krijgt { $amount } palanche van de Banca.
    .saying = { word-regaggio }
    .meaning = { word-regaggio.meaning }

card-shade_for_rent = Schaduw te huur
    .sentence = Jouw steegje is zo nauw dat de zon er al sinds de middeleeuwen naar zoekt. In augustus zet je twee stoelen buiten en verhuur je de koelte per half uur. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-rinfrescou }
    .meaning = { word-rinfrescou.meaning }

card-letter_from_buenos_aires = Een brief uit Buenos Aires
    .sentence = Oudoom Baciccia ging in 1907 aan boord en liet bij jouw familie een pak onbetaald. Zijn kleinkinderen vonden de rekening en sturen het geld, de rente en het pak. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-dinae }
    .meaning = { word-dinae.meaning }

card-flying_fine = De bon die wegwoei
    .sentence = Je bon is amper getekend of de noordenwind blaast hem, met pet en bonnenboekje, zo de haven in. Het bureau is ontroerd en betaalt je ook de vorige terug: je krijgt { $amount } palanche van de Banca.
    .saying = { word-anaeta-ben }
    .meaning = { word-anaeta-ben.meaning }

card-seventh_pestle = De zevende slag van de stamper
    .sentence = Op het kampioenschap pesto kijken de anderen op de klok; jij luistert. Bij de zevende ronde zwijgt de knoflook, en de jury ook. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-pesto }
    .meaning = { word-pesto.meaning }

card-seven_herbs = Zeven kruiden, geen kaart
    .sentence = Achter het huis klim je omhoog en je komt terug met zeven wilde kruiden in een bosje. Waar ze groeien vertel je niemand, ook niet de koks die aan je deur tegen elkaar opbieden. Je krijgt { $amount } palanche van de Banca.
    .saying = { word-preboggion }
    .meaning = { word-preboggion.meaning }

card-grandmother_collects = Oma gaat met de pet rond
    .sentence = Je oma heeft de hele tafel verteld dat je vel over been bent. Van haar heeft nog nooit iemand gelijk gekregen: je krijgt { $amount } palanche van elke medespeler.
    .saying = { word-poveo-figgeu }
    .meaning = { word-poveo-figgeu.meaning }

card-farinata_for_all = Farinata, zo uit de oven
    .sentence = Veertig minuten in de rij en toen hard gelopen, zodat iedereen er zijn vingers nog aan kon branden. Je krijgt { $amount } palanche van elke medespeler; het krokante randje is voor jou.
    .saying = { word-faina }
    .meaning = { word-faina.meaning }

card-draw_at_the_derby = Nul-nul in de derby
    .sentence = Het noordvak wist het zeker en het zuidvak ook; alleen jij had ingezet op negentig minuten niets. Je krijgt { $amount } palanche van elke medespeler. Neem de zijtrap.
    .saying = { word-sciaccaelo }
    .meaning = { word-sciaccaelo.meaning }

card-christmas_pandolce = De pandolce van Kerstmis
    .sentence = De jongste haalt het laurierblad eraf, de oudste snijdt, en iedereen weet weer bij wie hij aan tafel zit. Je krijgt { $amount } palanche van elke medespeler; één plak is voor Sint-Blasius.
    .saying = { word-pandoce }
    .meaning = { word-pandoce.meaning }

card-standing_spoon = De lepel blijft staan
    .sentence = Jouw minestrone slaagt voor het enige examen dat telt: de lepel blijft vanzelf rechtop staan. Iedereen wil nog een bord, en morgen een koud. Je krijgt { $amount } palanche van elke medespeler.
    .saying = { word-menestron }
    .meaning = { word-menestron.meaning }

card-shortcut_uphill = Binnendoor
    .sentence = Op de helling haalt een dame van tachtig je in met twee boodschappentassen; uit medelijden wijst ze je haar paadje tussen de muren. Ga naar een vak naar keuze met een creusa; De Ferrari betaalt onderweg niets.
    .saying = { word-creusa }
    .meaning = { word-creusa.meaning }

card-little_train = Het treintje naar Casella
    .sentence = Het vertrekt als het vertrekt, het wacht op de geiten, het remt voor het uitzicht, en het komt er toch. Rijd naar een vak naar keuze waar het treintje komt; kom je langs De Ferrari, dan krijg je zoals altijd uitbetaald.
    .saying = { word-sprescia }
    .meaning = { word-sprescia.meaning }

card-borrowed_bicycle = Op de fiets, en alles vlak
    .sentence = In een stad vol trappen betaalt iemand je om een fiets te proberen. Je krijgt { $amount } palanche van de Banca en fietst dan naar een vak naar keuze met het fietspad; De Ferrari betaalt onderweg niets.
    .saying = { word-vanni-cianin }
    .meaning = { word-vanni-cianin.meaning }

card-office_is_down = Storing op kantoor
    .sentence = Geen computer tot morgen, een zee als een spiegel, en toevallig heb je je zwemspullen onder je pak aan. Ga naar { $space }; kom je langs De Ferrari, dan krijg je zoals altijd uitbetaald.
    .saying = { word-no-se-va-a-loua }
    .meaning = { word-no-se-va-a-loua.meaning }

card-wind_at_your_back = Wind mee
    .sentence = Gisteravond was de lucht rood; vanochtend springt je paraplu open, klapt om en kiest met jou het ruime sop. Ga { $steps } vakken vooruit; kom je op of langs De Ferrari, dan krijg je zoals altijd uitbetaald.
    .saying = { word-aia-rossa }
    .meaning = { word-aia-rossa.meaning }

card-later_is_fine = Komt tijd, komt geld
    .sentence = De huisbaas kent je al dertig jaar, en je smoesjes negenentwintig. Bewaar deze kaart: speel hem uit als je huur moet betalen, en die huur betaal je niet.
    .saying = { word-moi-e-paga }
    .meaning = { word-moi-e-paga.meaning }

card-sacristans_cat = De kat van de koster
    .sentence = Sinds jij de kat van de koster uit de klokkentoren haalde, gaat het collectezakje met een boog om je heen. Bewaar deze kaart: speel hem uit als je aan de collecte moet betalen, en voor één keer betaal je niet.
    .saying = { word-no-ghe-verso }
    .meaning = { word-no-ghe-verso.meaning }

card-coffee_to_escape = De prijs van de vlucht
    .sentence = ‘Eén woordje maar’, zei hij onder de bogen, een uur geleden. Je trakteert op koffie en rent weg terwijl hij roert. Betaal { $amount } palanche aan de Banca.
    .saying = { word-attaccapommelli }
    .meaning = { word-attaccapommelli.meaning }

card-sea_air_diet = Het zeeluchtdieet
    .sentence = Je zou alleen nog van zeelucht leven. De etalage van de bakker is vier stappen van je deur; bij de derde ging je voor de bijl. Betaal { $amount } palanche aan de Banca.
    .saying = { word-d-aia }
    .meaning = { word-d-aia.meaning }

## a l'è bratta

card-four_bare_walls = Vier kale muren
    .sentence = Het nieuwe huis heeft uitzicht, een echo en verder niets: de vorige bewoners namen de peertjes mee, en de spijkers uit de muur. Betaal { $amount } palanche aan de Banca.
    .saying = { word-casa-neuva }
    .meaning = { word-casa-neuva.meaning }

card-one_of_those_mornings = Zo’n ochtend
    .sentence = De koffiepot zonder water op het vuur, de bus zonder jou vertrokken, je paraplu met de bus mee; en het is pas half acht. Betaal { $amount } palanche aan de Banca.
    .saying = { word-comensa-ma }
    .meaning = { word-comensa-ma.meaning }

card-frescoed_christening = Doopfeest onder de fresco’s
    .sentence = Voor de kleine huur je een marmeren zaal, een strijkkwartet en elf lakeien. De kleine heeft overal doorheen geslapen. Betaal { $amount } palanche aan de Banca.
    .saying = { word-marcheise }
    .meaning = { word-marcheise.meaning }

card-returned_ring = De ring gaat terug
    .sentence = Menu gekozen, negentig neven en nichten gevraagd; dan durven jullie het eindelijk te zeggen: liever gewoon vrienden. De aanbetaling houdt het restaurant: betaal { $amount } palanche aan de Banca.
    .saying = { word-do-de-stacca }
    .meaning = { word-do-de-stacca.meaning }

card-woollens_in_may = De truien naar zolder
    .sentence = Eén straaltje zon en je had de wol al opgeruimd. De noordenwind kreeg er lucht van en was er dezelfde nacht nog. Voor hoestdrank, keelsnoepjes en een kruik betaal je { $amount } palanche aan de Banca.
    .saying = { word-pellisson }
    .meaning = { word-pellisson.meaning }

card-lost_in_the_lanes = Verdwaald om de hoek
    .sentence = ‘Een plattegrond? Ik woon hier!’ Drie uur later neemt een Fins echtpaar je bij de arm en brengt je thuis. Het eten is voor jouw rekening: betaal { $amount } palanche aan de Banca.
    .saying = { word-aegua-in-ma }
    .meaning = { word-aegua-in-ma.meaning }

card-party_on_the_roof = Een paar vrienden maar
    .sentence = Een beetje muziek op het dak, was het idee. Er kwam een fanfare, er kwam een geit, en om drie uur kwam de brandweer, die tot vijf uur bleef. Betaal { $amount } palanche aan de Banca.
    .saying = { word-cagou-feua }
    .meaning = { word-cagou-feua.meaning }

card-tax_month = Alles op één dinsdag
    .sentence = Water, vuilnis, ketelonderhoud, verzekering en de verjaardag van je schoonmoeder vallen op dezelfde dag. Betaal { $amount } palanche aan de Banca; vraagt iemand iets, dan was je uien aan het snijden.
    .saying = { word-cioule }
    .meaning = { word-cioule.meaning }

card-phone_on_the_scooter = Drie handen op een scooter
    .sentence = Een hield de telefoon vast, een de focaccia, en de derde, noteerde de agent, zat niet aan het stuur. Betaal { $amount } palanche aan de Banca, met allebei.
    .saying = { word-sciuscia }
    .meaning = { word-sciuscia.meaning }

card-swear_box = De vloekpot
    .sentence = Op het parochiefeest staat een pot voor één bepaald Genuees woord. Jij leest het bordje hardop voor. Betaal { $amount } palanche aan de Banca.
    .saying = { word-belin }
    .meaning = { word-belin.meaning }

card-plastic_basil = Basilicum voor het leven
    .sentence = ‘Hoeft geen zon, vreest geen slak!’ Een maand lang gaf je elke avond water, tot je het etiket zag: plastic. Betaal { $amount } palanche aan de Banca.
    .saying = { word-besugo }
    .meaning = { word-besugo.meaning }

card-cream_in_the_pesto = Room in de pesto
    .sentence = Je deed het ’s nachts, met de luiken dicht. Maar in deze stad ruiken ze zoiets dwars door de muur. Betaal { $amount } palanche aan de Banca, en bied de vijzel je excuses aan.
    .saying = { word-grebano }
    .meaning = { word-grebano.meaning }

card-nine_days_of_washing = Negen dagen was
    .sentence = Laaghangende wolken, lauwe wind, lucht om met een lepel te eten: je overhemden aan de lijn worden steeds natter. Voor een uurtje wasserette betaal je { $amount } palanche aan de Banca.
    .saying = { word-maccaia }
    .meaning = { word-maccaia.meaning }

card-four_hundred_steps = Vierhonderd treden
    .sentence = De lift naar Castelletto is in onderhoud en jij zei: ‘Ach, die paar treetjes.’ De laatste honderd hebben ze je op een keukenstoel gedragen. Betaal { $amount } palanche aan de Banca.
    .saying = { word-ravatto }
    .meaning = { word-ravatto.meaning }

card-whale_watching = Walvissen kijken
    .sentence = Drie uur op een boot om walvissen te zien. De walvissen zagen jou: lichtgroen, dubbelgeklapt over de reling. Voor citroenen en discretie betaal je { $amount } palanche aan de Banca.
    .saying = { word-angoscia }
    .meaning = { word-angoscia.meaning }

card-open_window = Een vleugje frisse lucht
    .sentence = Je had het raam op een kier gelaten. Nu wonen er een storm, twee duiven en de lakens van de buren, en die lakens moeten gestreken. Betaal { $amount } palanche aan de Banca.
    .saying = { word-nescio }
    .meaning = { word-nescio.meaning }

card-pier_handkerchiefs = Zakdoeken op de kade
    .sentence = Je zwaait een nichtje uit dat donderdag terugkomt, en je huilt zo mooi dat de hele kade meedoet. Een rondje zakdoeken: betaal { $amount } palanche aan de Banca.
    .saying = { word-magon }
    .meaning = { word-magon.meaning }

card-supper_for_the_staircase = Het hele trappenhuis eet mee
    .sentence = Je had ‘iemand uit het gebouw’ gevraagd voor stokvis met bonen. Het gebouw kwam: zeven verdiepingen en de kat. Voor nog meer bonen betaal je { $amount } palanche aan de Banca.
    .saying = { word-bacilli }
    .meaning = { word-bacilli.meaning }

card-cold_boiler = De ketel neemt afscheid
    .sentence = In de koudste nacht van het jaar zucht de ketel, neuriet twee droevige maten en is niet meer. Voor de uitvaart en de opvolger betaal je { $amount } palanche aan de Banca.
    .saying = { word-miscio }
    .meaning = { word-miscio.meaning }

card-wardrobe_in_the_lane = Een kast en een piano
    .sentence = Overgrootmoeders kast kwam van boven de steeg in, een piano van beneden. Alleen de hijskraan kwam er weer uit: betaal { $amount } palanche aan de Banca.
    .saying = { word-caroggi }
    .meaning = { word-caroggi.meaning }

card-slate_roof = Eén leitje maar
    .sentence = ‘Het is alleen deze’, zegt de dakdekker, en hij tilt hem op. Daaronder ligt er nog een, en daaronder de hemel. Betaal { $amount } palanche aan de Banca.
    .saying = { word-cianzi }
    .meaning = { word-cianzi.meaning }

card-friends_remember = Vrienden vergeten niets
    .sentence = Een halve pizza, een bioscoopkaartje, die paraplu: jij was het vergeten, zij hadden het opgeschreven. Betaal { $amount } palanche aan elke medespeler, en even goede vrienden.
    .saying = { word-presta }
    .meaning = { word-presta.meaning }

card-thin_or_thick = Dun of dik?
    .sentence = In een volle bakkerij vroeg je je hardop af of focaccia dun of dik moet zijn. Het geschreeuw is tot op zee te horen. Om de vrede te herstellen betaal je { $amount } palanche aan elke medespeler.
    .saying = { word-ratella }
    .meaning = { word-ratella.meaning }

card-wrong_scarf = De sjaal van de overkant
    .sentence = Weddenschap verloren: je moest de hele stad door met de sjaal van het andere vak, en iedereen had een camera. Om de foto’s te laten verdwijnen betaal je { $amount } palanche aan elke medespeler.
    .saying = { word-vergheugna }
    .meaning = { word-vergheugna.meaning }

card-third_floor_secret = Alleen drie hoog weet het
    .sentence = Je had het alleen op drie hoog verteld, en onder ede. ’s Avonds werden op de vismarkt de details al verbeterd. Voor hun zwijgen betaal je { $amount } palanche aan elke medespeler.
    .saying = { word-ciaeto }
    .meaning = { word-ciaeto.meaning }

card-easter_monday_seat = Drieëndertig lagen deeg
    .sentence = Drieëndertig had de paastaart er, dun als zijde, tot jij op tweede paasdag in het gras ging zitten zonder te kijken. De lunch is voor jouw rekening: betaal { $amount } palanche aan elke medespeler.
    .saying = { word-pasqualinn-a }
    .meaning = { word-pasqualinn-a.meaning }

card-queue_on_the_hill = Twee minuutjes
    .sentence = Twee minuten dubbel geparkeerd, en achter je staat de file tot in de heuvels. Betaal { $amount } palanche aan de Banca voor de takelwagen en ga dan naar een vak naar keuze met de weg; De Ferrari betaalt onderweg niets.
    .saying = { word-quaexima }
    .meaning = { word-quaexima.meaning }

card-camellia_guide = Voor gids aangezien
    .sentence = Eén vriendelijk woord over camelia’s, en nu lopen veertig zonnehoedjes overal achter je aan. Breng ze naar { $space }; De Ferrari betaalt onderweg niets.
    .saying = { word-foresto }
    .meaning = { word-foresto.meaning }

card-headwind = Libeccio op kop
    .sentence = Op de boulevard hang je in de wind, je duwt, je geeft niet op, en de bankjes halen je in. Ga { $steps } vakken terug.
    .saying = { word-lebeccio }
    .meaning = { word-lebeccio.meaning }

card-forgotten_gas = Is het gas wel uit?
    .sentence = Eerst de twijfel, dan de zekerheid, dan al die trappen. Het was uit; maar nu je er toch bent, pak een schone zakdoek. Ga { $steps } vakken terug.
    .saying = { word-mandillo }
    .meaning = { word-mandillo.meaning }

card-painted_windows = Geschilderde ramen
    .sentence = De gevel krijgt een verfje: valse ramen, valse lijsten, een valse kat op een valse vensterbank. Alleen de rekening is echt: betaal de Banca { $amount } palanche voor elk van je investeringen.
    .saying = { word-palanca }
    .meaning = { word-palanca.meaning }

card-water_in_the_cellar = Alles in één keer
    .sentence = Het regende zoals het hier regent: een heel jaar vóór het middageten. Mouwen opstropen en een rij vormen: betaal de Banca { $amount } palanche voor elk van je kelders.
    .saying = { word-bolacco }
    .meaning = { word-bolacco.meaning }

card-basil_greenhouse = De basilicum heeft geniesd
    .sentence = Voor vanavond moet er op elk terras een kasje staan, met gordijntjes en iemand die bij de zieke waakt. Betaal de Banca { $amount } palanche voor elk van je terrassen.
    .saying = { word-baxaico }
    .meaning = { word-baxaico.meaning }

card-ship_in_the_way = Een schip voor de zee
    .sentence = Veertien dekken cruiseschip hebben aangemeerd tussen jou en de horizon, en de kapitein blijft eten. Betaal de Banca { $amount } palanche voor elk van je zeezichten.
    .saying = { word-ma }
    .meaning = { word-ma.meaning }

card-candle_for_the_dragon = Een kaars te veel
    .sentence = Je stak er een op voor Sint-Joris en, voor de zekerheid, een voor de draak. De koster heeft goede ogen: betaal { $amount } palanche aan de collecte.
    .saying = { word-san-zorzo }
    .meaning = { word-san-zorzo.meaning }

card-three_steps_of_crucifix = Drie passen processie
    .sentence = Het grote kruisbeeld moest en zou jij dragen. Drie passen, een lantaarnpaal en twee potten geraniums verder betaal je { $amount } palanche aan de collecte.
    .saying = { word-cristezanti }
    .meaning = { word-cristezanti.meaning }
