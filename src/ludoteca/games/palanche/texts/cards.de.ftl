### The cards of Palanche in German: what stands on them. What they do is in data/cards.toml.
###
### A sentence may use what its card's effects hold: $amount in palanche, $steps without sign, $space by name.
### The saying is Genoese in every language; its meaning comes from the glossary, which must be in the bundle.

## speremmo ben

card-cappuccino_dip = Focaccia im Cappuccino
    .sentence = Vor den Augen eines Touristen tunkst du salzige Focaccia in den Cappuccino. Er erbleicht, probiert und bestellt sechs Stück. Für Verdienste um die Kultur bekommst du { $amount } Palanche von der Banca.
    .saying = { word-fugassa }
    .meaning = { word-fugassa.meaning }

card-cirulla_master = Cirulla im Boccia-Verein
    .sentence = Drei alte Herren schworen, unter siebzig könne sie niemand in Cirulla schlagen. Du klopfst, du räumst den Tisch ab, und seither schweigen sie. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-cirolla }
    .meaning = { word-cirolla.meaning }

card-parking_miracle = Parkplatz im ersten Anlauf
    .sentence = Samstagabend, direkt vor der Haustür, und nicht einmal eine Einfahrt: Die Nachbarn kommen herunter und machen Fotos. Hol dir { $amount } Palanche von der Banca, bevor du aufwachst.
    .saying = { word-ancheu }
    .meaning = { word-ancheu.meaning }

card-winter_coat = Die Tasche im Wintermantel
    .sentence = Im Mantel vom letzten Jahr stecken ein Busfahrschein, ein halber Keks und ein Lotterielos. Das Los hat gewonnen, der Keks schmeckt noch. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-nasce-fortunae }
    .meaning = { word-nasce-fortunae.meaning }

card-honest_gull = Die ehrliche Möwe
    .sentence = Eine Möwe reißt dir die Focaccia aus der Hand, überlegt kurz und lässt dafür eine Geldbörse fallen. Der Besitzer zahlt Finderlohn, die Möwe verzichtet auf ihren Anteil: Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-ciu-cu-che-pansa }
    .meaning = { word-ciu-cu-che-pansa.meaning }

card-sixth_floor = Sechster Stock ohne Aufzug
    .sentence = Seit Jahren trägst du der alten Rosetta die Einkäufe hinauf. Nein, gestorben ist sie nicht: Sie ist ins Erdgeschoss gezogen und will sich erkenntlich zeigen. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-ghe-semmo-niatri }
    .meaning = { word-ghe-semmo-niatri.meaning }

card-auntie_envelope = Tantchens Umschlag
    .sentence = Du bist über vierzig, und doch steckt dir die Tante an jedem Namenstag im Treppenhaus einen Umschlag zu: aber kein Wort zu deiner Mutter! Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-lalla }
    .meaning = { word-lalla.meaning }

card-stuck_funicular = Auf halbem Weg zum Righi
    .sentence = Die Standseilbahn bleibt zwischen zwei Stationen stehen. Die anderen schimpfen, du erklärst einen Kirchturm nach dem anderen, und jemand lässt einen Hut herumgehen. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-sta-ben }
    .meaning = { word-sta-ben.meaning }

card-shown_the_door = Dort ist die Tür
    .sentence = Zwanzig Jahre im Reedereibüro, und plötzlich stehst du draußen. Mittags verkaufst du auf dem Gehsteig gegenüber belegte Brote, und dein Chef steht als Dritter an. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-passo-avanti }
    .meaning = { word-passo-avanti.meaning }

card-calendar_window = Dein Fenster ist der Juli
    .sentence = Ein Fotograf hat deine Fensterläden, deine Wäsche und dein Stückchen Meer in einen Kalender gesetzt. Das mit der Wäsche hätte er sagen können. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-riccon }
    .meaning = { word-riccon.meaning }

card-grumbling_prize = Die Goldene Nörgelei
    .sentence = Die Jury ist sich einig. Du findest den Pokal mickrig, die Reden lang und das Buffet eine Schande, und sie klatschen gleich noch einmal. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-mogogno }
    .meaning = { word-mogogno.meaning }

card-trunks_on_the_quay = Vierzig Koffer und ein Papagei
    .sentence = Vom Dampfer steigt eine Herzogin mit vierzig Schrankkoffern, einem Papagei und keinem Träger. Dein Rücken wird noch lange an sie denken, dein Geldbeutel auch. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-camallo }
    .meaning = { word-camallo.meaning }

card-free_parsley = Die Petersilie gibt’s dazu
    .sentence = Du kaufst eine Zitrone; der Gemüsehändler legt Petersilie, eine Möhre, ein Rezept und zu viel Wechselgeld dazu. Du bekommst { $amount } Palanche von der Banca. Die zweite Zitrone holst du morgen.
    .saying = { word-besagnin }
    .meaning = { word-besagnin.meaning }

card-demijohn = Hinter den Kohlen
    .sentence = Beim Entrümpeln des Kellers findest du die Korbflasche, die Großvater vor Großmutter versteckt hat, und gleich daneben die, die sie vor ihm versteckt hat. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-bottiggon }
    .meaning = { word-bottiggon.meaning }

card-painting_by_the_bins = Das Bild neben der Mülltonne
    .sentence = Neben der Tonne lehnt ein rußschwarzes Seestück. Du wischst mit dem Ärmel: Erst kommt die Lanterna zum Vorschein, dann eine Signatur, dann ein Sammler, ganz außer Atem. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-rumenta }
    .meaning = { word-rumenta.meaning }

card-guest_from_lofoten = Ein Gast von den Lofoten
    .sentence = Ein Herr aus dem hohen Norden kostet deinen Stockfisch, legt die Gabel hin und bittet darum, adoptiert zu werden. Du bekommst { $amount } Palanche von der Banca; leg ein Gedeck mehr auf.
    .saying = { word-stocchefiscio }
    .meaning = { word-stocchefiscio.meaning }

card-january_swim = Neujahr, elf Grad
    .sentence = Am ersten Januar springst du von den Klippen und kommst hummerrot und zehn Jahre jünger wieder heraus. Die in den Mänteln hatten dagegen gewettet: Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-regaggio }
    .meaning = { word-regaggio.meaning }

card-shade_for_rent = Schatten zu vermieten
    .sentence = Deine Gasse ist so eng, dass die Sonne sie seit dem Mittelalter sucht. Im August stellst du zwei Stühle hinaus und vermietest die Kühle halbstundenweise. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-rinfrescou }
    .meaning = { word-rinfrescou.meaning }

card-letter_from_buenos_aires = Ein Brief aus Buenos Aires
    .sentence = Großonkel Baciccia ging 1907 an Bord und blieb deiner Familie einen Anzug schuldig. Seine Enkel haben die Rechnung gefunden und schicken Geld, Zinsen und Anzug. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-dinae }
    .meaning = { word-dinae.meaning }

card-flying_fine = Der Strafzettel fliegt davon
    .sentence = Kaum ist er unterschrieben, trägt der Nordwind Strafzettel, Dienstmütze und den ganzen Block hinaus über den Hafen. Das Amt erstattet dir vor Rührung auch den letzten: Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-anaeta-ben }
    .meaning = { word-anaeta-ben.meaning }

card-seventh_pestle = Die siebte Runde im Mörser
    .sentence = Bei der Pesto-Meisterschaft schauen die anderen auf die Uhr, du horchst. In der siebten Runde verstummt der Knoblauch, und mit ihm die Jury. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-pesto }
    .meaning = { word-pesto.meaning }

card-seven_herbs = Sieben Kräuter, keine Karte
    .sentence = Du steigst hinter dem Haus bergauf und kommst mit sieben wilden Kräutern im Bund zurück. Wo sie wachsen, verrätst du keinem, auch nicht den Wirten, die sich an deiner Tür überbieten. Du bekommst { $amount } Palanche von der Banca.
    .saying = { word-preboggion }
    .meaning = { word-preboggion.meaning }

card-grandmother_collects = Großmutter sammelt
    .sentence = Deine Großmutter hat dem ganzen Tisch erzählt, du bestündest nur noch aus Haut und Knochen. Widersprochen hat ihr noch niemand: Du bekommst { $amount } Palanche von jedem Mitspieler.
    .saying = { word-poveo-figgeu }
    .meaning = { word-poveo-figgeu.meaning }

card-farinata_for_all = Farinata, frisch vom Blech
    .sentence = Vierzig Minuten angestanden und dann gerannt, damit sich noch alle die Finger verbrennen. Du bekommst { $amount } Palanche von jedem Mitspieler; der knusprige Rand gehört dir.
    .saying = { word-faina }
    .meaning = { word-faina.meaning }

card-draw_at_the_derby = Null zu null im Derby
    .sentence = Die Nordtribüne war sich des Sieges sicher, die Südtribüne auch; nur du hattest auf neunzig Minuten gar nichts gesetzt. Du bekommst { $amount } Palanche von jedem Mitspieler. Nimm die Hintertreppe.
    .saying = { word-sciaccaelo }
    .meaning = { word-sciaccaelo.meaning }

card-christmas_pandolce = Der Pandolce zu Weihnachten
    .sentence = Das Jüngste zieht den Lorbeerzweig heraus, das Älteste schneidet an, und allen fällt ein, bei wem sie zu Gast sind. Du bekommst { $amount } Palanche von jedem Mitspieler; ein Stück wird bis Sankt Blasius aufgehoben.
    .saying = { word-pandoce }
    .meaning = { word-pandoce.meaning }

card-standing_spoon = Der Löffel steht
    .sentence = Deine Minestrone besteht die einzige Prüfung, die zählt: Der Löffel bleibt von allein stehen. Alle wollen Nachschlag, und morgen wollen sie ihn kalt. Du bekommst { $amount } Palanche von jedem Mitspieler.
    .saying = { word-menestron }
    .meaning = { word-menestron.meaning }

card-shortcut_uphill = Die Abkürzung
    .sentence = Am Hang überholt dich eine Achtzigjährige mit zwei Einkaufstaschen und zeigt dir aus Mitleid ihren Weg zwischen den Mauern. Geh auf ein beliebiges Feld mit einer Creusa; De Ferrari zahlt unterwegs nichts.
    .saying = { word-creusa }
    .meaning = { word-creusa.meaning }

card-little_train = Das Bähnchen nach Casella
    .sentence = Es fährt ab, wenn es abfährt, es wartet auf die Ziegen, es bremst für die Aussicht, und am Ende kommt es doch an. Fahr auf ein beliebiges Feld, an dem das Bähnchen hält; kommst du über De Ferrari, wirst du wie üblich bezahlt.
    .saying = { word-sprescia }
    .meaning = { word-sprescia.meaning }

card-borrowed_bicycle = Ein Fahrrad, und alles eben
    .sentence = In einer Stadt aus lauter Treppen bezahlt dich jemand dafür, ein Fahrrad auszuprobieren. Du bekommst { $amount } Palanche von der Banca, dann radelst du auf ein beliebiges Feld mit dem Radweg; De Ferrari zahlt unterwegs nichts.
    .saying = { word-vanni-cianin }
    .meaning = { word-vanni-cianin.meaning }

card-office_is_down = Systemausfall im Büro
    .sentence = Kein Computer bis morgen, ein Meer wie Öl, und zufällig trägst du die Badesachen schon unter dem Anzug. Geh nach { $space }; kommst du über De Ferrari, wirst du wie üblich bezahlt.
    .saying = { word-no-se-va-a-loua }
    .meaning = { word-no-se-va-a-loua.meaning }

card-wind_at_your_back = Rückenwind
    .sentence = Gestern Abendrot; heute früh springt dein Schirm auf, stülpt sich um und sticht mit dir in See. Rück { $steps } Felder vor; erreichst oder passierst du De Ferrari, wirst du wie üblich bezahlt.
    .saying = { word-aia-rossa }
    .meaning = { word-aia-rossa.meaning }

card-later_is_fine = Das hat noch Zeit
    .sentence = Der Hauswirt kennt dich seit dreißig Jahren und deine Ausreden seit neunundzwanzig. Behalte diese Karte: Spiel sie, wenn du eine Miete schuldest, und diese Miete entfällt.
    .saying = { word-moi-e-paga }
    .meaning = { word-moi-e-paga.meaning }

card-sacristans_cat = Die Katze des Küsters
    .sentence = Seit du dem Küster die Katze vom Glockenturm geholt hast, macht der Klingelbeutel einen Bogen um dich. Behalte diese Karte: Spiel sie, wenn du in die Kollekte zahlen musst, und du zahlst dies eine Mal nicht.
    .saying = { word-no-ghe-verso }
    .meaning = { word-no-ghe-verso.meaning }

card-coffee_to_escape = Der Preis der Flucht
    .sentence = „Nur ganz kurz“, sagte er unter den Arkaden, vor einer Stunde. Du gibst ihm einen Kaffee aus und rennst los, solange er rührt. Zahl { $amount } Palanche an die Banca.
    .saying = { word-attaccapommelli }
    .meaning = { word-attaccapommelli.meaning }

card-sea_air_diet = Die Meeresluftkur
    .sentence = Du wolltest nur noch von Meeresluft leben. Bis zum Schaufenster des Bäckers sind es vier Schritte, beim dritten bist du schwach geworden. Zahl { $amount } Palanche an die Banca.
    .saying = { word-d-aia }
    .meaning = { word-d-aia.meaning }

## a l'è bratta

card-four_bare_walls = Vier Wände und ein Echo
    .sentence = Die neue Wohnung hat Aussicht, Echo und sonst nichts: Die Vorgänger haben die Glühbirnen mitgenommen, und die Nägel aus der Wand. Zahl { $amount } Palanche an die Banca.
    .saying = { word-casa-neuva }
    .meaning = { word-casa-neuva.meaning }

card-one_of_those_mornings = So ein Morgen
    .sentence = Die Kaffeekanne ohne Wasser auf dem Herd, der Bus ohne dich weg, der Schirm mit dem Bus; und es ist erst halb acht. Zahl { $amount } Palanche an die Banca.
    .saying = { word-comensa-ma }
    .meaning = { word-comensa-ma.meaning }

card-frescoed_christening = Taufe unter Fresken
    .sentence = Für die Taufe mietest du einen Marmorsaal, ein Streichquartett und elf Diener in Livree. Das Kind hat alles verschlafen. Zahl { $amount } Palanche an die Banca.
    .saying = { word-marcheise }
    .meaning = { word-marcheise.meaning }

card-returned_ring = Der Ring geht zurück
    .sentence = Das Menü gewählt, neunzig Verwandte geladen; dann fasst ihr euch ein Herz und gesteht einander, dass ihr lieber Freunde bleibt. Die Anzahlung behält der Wirt: Zahl { $amount } Palanche an die Banca.
    .saying = { word-do-de-stacca }
    .meaning = { word-do-de-stacca.meaning }

card-woollens_in_may = Die Pullover auf dem Speicher
    .sentence = Ein Sonnenstrahl, und schon war die Wolle weggepackt. Der Nordwind hat davon gehört und kam noch in derselben Nacht. Für Hustensaft, Pastillen und Wärmflasche zahl { $amount } Palanche an die Banca.
    .saying = { word-pellisson }
    .meaning = { word-pellisson.meaning }

card-lost_in_the_lanes = Verirrt vor der Haustür
    .sentence = „Einen Stadtplan? Ich wohne hier!“ Drei Stunden später nimmt dich ein Ehepaar aus Finnland am Arm und bringt dich heim. Das Abendessen geht auf dich: Zahl { $amount } Palanche an die Banca.
    .saying = { word-aegua-in-ma }
    .meaning = { word-aegua-in-ma.meaning }

card-party_on_the_roof = Nur ein paar Freunde
    .sentence = Ein wenig Musik auf dem Dach sollte es sein. Es war eine Blaskapelle, es war eine Ziege dabei, und um drei kam die Feuerwehr und blieb bis fünf. Zahl { $amount } Palanche an die Banca.
    .saying = { word-cagou-feua }
    .meaning = { word-cagou-feua.meaning }

card-tax_month = Alles am selben Dienstag
    .sentence = Wasser, Müll, Heizungswartung, Versicherung und der Geburtstag der Schwiegermutter: alles an einem Tag. Zahl { $amount } Palanche an die Banca; wenn jemand fragt, hast du Zwiebeln geschnitten.
    .saying = { word-cioule }
    .meaning = { word-cioule.meaning }

card-phone_on_the_scooter = Drei Hände am Roller
    .sentence = Eine hielt das Telefon, eine die Focaccia, und die dritte, so das Protokoll, war nicht am Lenker. Zahl { $amount } Palanche an die Banca, und zwar mit beiden.
    .saying = { word-sciuscia }
    .meaning = { word-sciuscia.meaning }

card-swear_box = Die Schimpfwortkasse
    .sentence = Beim Gemeindefest steht eine Kasse für ein ganz bestimmtes Genueser Wort. Du liest das Schild laut vor. Zahl { $amount } Palanche an die Banca.
    .saying = { word-belin }
    .meaning = { word-belin.meaning }

card-plastic_basil = Basilikum, das nie welkt
    .sentence = „Braucht keine Sonne, fürchtet keine Schnecken!“ Einen Monat lang hast du es jeden Abend gegossen, dann fiel dir das Etikett auf: Plastik. Zahl { $amount } Palanche an die Banca.
    .saying = { word-besugo }
    .meaning = { word-besugo.meaning }

card-cream_in_the_pesto = Sahne im Pesto
    .sentence = Du hast es nachts getan, bei geschlossenen Läden. Aber so etwas riecht man in dieser Stadt durch die Wand. Zahl { $amount } Palanche an die Banca und bitte den Mörser um Verzeihung.
    .saying = { word-grebano }
    .meaning = { word-grebano.meaning }

card-nine_days_of_washing = Neun Tage Wäsche
    .sentence = Tiefer Himmel, laues Lüftchen, die Luft zum Löffeln: Auf der Leine werden deine Hemden immer nasser. Für eine Stunde Waschsalon zahl { $amount } Palanche an die Banca.
    .saying = { word-maccaia }
    .meaning = { word-maccaia.meaning }

card-four_hundred_steps = Vierhundert Stufen
    .sentence = Der Aufzug nach Castelletto wird gewartet, und du: „Ach, die paar Stufen!“ Die letzten hundert hat man dich auf einem Küchenstuhl getragen. Zahl { $amount } Palanche an die Banca.
    .saying = { word-ravatto }
    .meaning = { word-ravatto.meaning }

card-whale_watching = Wale gucken
    .sentence = Drei Stunden Bootsfahrt, um Wale zu sehen. Gesehen haben die Wale dich: blassgrün, über die Reling gehängt. Für Zitronen und Verschwiegenheit zahl { $amount } Palanche an die Banca.
    .saying = { word-angoscia }
    .meaning = { word-angoscia.meaning }

card-open_window = Ein bisschen frische Luft
    .sentence = Das Fenster stand nur einen Spalt offen. Jetzt wohnen bei dir ein Sturm, zwei Tauben und die Bettlaken von nebenan, die gebügelt sein wollen. Zahl { $amount } Palanche an die Banca.
    .saying = { word-nescio }
    .meaning = { word-nescio.meaning }

card-pier_handkerchiefs = Taschentücher am Kai
    .sentence = Du verabschiedest eine Kusine, die am Donnerstag zurückkommt, und weinst so schön, dass der ganze Kai einstimmt. Eine Runde Taschentücher: Zahl { $amount } Palanche an die Banca.
    .saying = { word-magon }
    .meaning = { word-magon.meaning }

card-supper_for_the_staircase = Das ganze Haus zu Tisch
    .sentence = „Jemanden aus dem Haus“ hattest du zu Stockfisch mit Bohnen eingeladen. Gekommen ist das Haus: sieben Stockwerke und die Katze. Für noch mehr Bohnen zahl { $amount } Palanche an die Banca.
    .saying = { word-bacilli }
    .meaning = { word-bacilli.meaning }

card-cold_boiler = Der Heizkessel nimmt Abschied
    .sentence = In der kältesten Nacht des Jahres seufzt der Kessel, summt zwei traurige Takte und entschläft. Für Begräbnis und Nachfolge zahl { $amount } Palanche an die Banca.
    .saying = { word-miscio }
    .meaning = { word-miscio.meaning }

card-wardrobe_in_the_lane = Ein Schrank und ein Klavier
    .sentence = Urgroßmutters Schrank kam von oben in die Gasse, ein Klavier von unten. Herausgekommen ist von den dreien nur der Kran: Zahl { $amount } Palanche an die Banca.
    .saying = { word-caroggi }
    .meaning = { word-caroggi.meaning }

card-slate_roof = Nur die eine Schieferplatte
    .sentence = „Es ist nur die eine“, sagt der Dachdecker und hebt sie an. Darunter liegt noch eine, und darunter der Himmel. Zahl { $amount } Palanche an die Banca.
    .saying = { word-cianzi }
    .meaning = { word-cianzi.meaning }

card-friends_remember = Freunde vergessen nicht
    .sentence = Eine halbe Pizza, eine Kinokarte, dieser Schirm: Du hattest es vergessen, sie hatten es schriftlich. Zahl { $amount } Palanche an jeden Mitspieler, und nichts für ungut.
    .saying = { word-presta }
    .meaning = { word-presta.meaning }

card-thin_or_thick = Dünn oder dick?
    .sentence = In einer vollen Bäckerei hast du laut überlegt, ob Focaccia dünn oder dick gehört. Das Geschrei hört man bis aufs Meer. Um des lieben Friedens willen zahl { $amount } Palanche an jeden Mitspieler.
    .saying = { word-ratella }
    .meaning = { word-ratella.meaning }

card-wrong_scarf = Der falsche Schal
    .sentence = Wettschulden sind Ehrenschulden: Du bist im Schal der anderen Tribüne durch die ganze Stadt gelaufen, und alle hatten eine Kamera. Damit die Bilder verschwinden, zahl { $amount } Palanche an jeden Mitspieler.
    .saying = { word-vergheugna }
    .meaning = { word-vergheugna.meaning }

card-third_floor_secret = Das weiß nur der dritte Stock
    .sentence = Nur dem dritten Stock hast du es gesagt, und unter Eid. Abends wurden auf dem Fischmarkt schon die Einzelheiten berichtigt. Für ihr Schweigen zahl { $amount } Palanche an jeden Mitspieler.
    .saying = { word-ciaeto }
    .meaning = { word-ciaeto.meaning }

card-easter_monday_seat = Dreiunddreißig Lagen Teig
    .sentence = Dreiunddreißig hatte die Ostertorte, hauchdünn, bis du dich am Ostermontag auf der Wiese hingesetzt hast, ohne zu schauen. Das Mittagessen geht auf dich: Zahl { $amount } Palanche an jeden Mitspieler.
    .saying = { word-pasqualinn-a }
    .meaning = { word-pasqualinn-a.meaning }

card-queue_on_the_hill = Bin gleich wieder da
    .sentence = Zwei Minuten in zweiter Reihe, und hinter dir reicht der Stau bis in die Hügel. Zahl der Banca { $amount } Palanche für den Abschleppwagen, dann geh auf ein beliebiges Feld mit der Straße; De Ferrari zahlt unterwegs nichts.
    .saying = { word-quaexima }
    .meaning = { word-quaexima.meaning }

card-camellia_guide = Für den Fremdenführer gehalten
    .sentence = Ein nettes Wort über Kamelien, und schon laufen dir vierzig Sonnenhütchen überallhin nach. Euer Ziel: { $space }. De Ferrari zahlt unterwegs nichts.
    .saying = { word-foresto }
    .meaning = { word-foresto.meaning }

card-headwind = Libeccio von vorn
    .sentence = An der Strandpromenade legst du dich in den Wind, du schiebst, du gibst nicht nach, und die Bänke überholen dich. Geh { $steps } Felder zurück.
    .saying = { word-lebeccio }
    .meaning = { word-lebeccio.meaning }

card-forgotten_gas = Ist der Herd aus?
    .sentence = Erst der Zweifel, dann die Gewissheit, dann all die Treppen. Er war aus; aber wenn du schon da bist, nimm ein frisches Taschentuch mit. Geh { $steps } Felder zurück.
    .saying = { word-mandillo }
    .meaning = { word-mandillo.meaning }

card-painted_windows = Gemalte Fenster
    .sentence = Die Fassade wird neu gestrichen: falsche Fenster, falsche Simse, eine falsche Katze auf falschem Fensterbrett. Echt ist nur die Rechnung: Zahl der Banca { $amount } Palanche für jede deiner Investitionen.
    .saying = { word-palanca }
    .meaning = { word-palanca.meaning }

card-water_in_the_cellar = Alles auf einmal
    .sentence = Es hat geregnet, wie es hier regnet: ein Jahr vor dem Mittagessen. Ärmel hoch und eine Kette gebildet: Zahl der Banca { $amount } Palanche für jeden deiner Keller.
    .saying = { word-bolacco }
    .meaning = { word-bolacco.meaning }

card-basil_greenhouse = Das Basilikum hat geniest
    .sentence = Bis heute Abend braucht jede Terrasse ein kleines Gewächshaus, mit Vorhängen und jemandem, der am Krankenbett wacht. Zahl der Banca { $amount } Palanche für jede deiner Terrassen.
    .saying = { word-baxaico }
    .meaning = { word-baxaico.meaning }

card-ship_in_the_way = Ein Schiff vor dem Meer
    .sentence = Vierzehn Decks Kreuzfahrtschiff haben zwischen dir und dem Horizont festgemacht, und der Kapitän bleibt zum Essen. Zahl der Banca { $amount } Palanche für jeden deiner Meerblicke.
    .saying = { word-ma }
    .meaning = { word-ma.meaning }

card-candle_for_the_dragon = Eine Kerze zu viel
    .sentence = Eine hast du dem heiligen Georg angezündet und, sicher ist sicher, eine dem Drachen. Der Küster hat gute Augen: Zahl { $amount } Palanche in die Kollekte.
    .saying = { word-san-zorzo }
    .meaning = { word-san-zorzo.meaning }

card-three_steps_of_crucifix = Drei Schritte Prozession
    .sentence = Das große Kruzifix wolltest du unbedingt selbst tragen. Drei Schritte, eine Laterne und zwei Geranientöpfe später: Zahl { $amount } Palanche in die Kollekte.
    .saying = { word-cristezanti }
    .meaning = { word-cristezanti.meaning }
