### The cards of Palanche in English: what stands on them. What they do is in data/cards.toml.
###
### A sentence may use what its card's effects hold: $amount in palanche, $steps without sign, $space by name.
### The saying is Genoese in every language; its meaning comes from the glossary, which must be in the bundle.

## speremmo ben

card-cappuccino_dip = Focaccia in the cappuccino
    .sentence = You dip salty focaccia into your cappuccino under the eyes of a tourist, who turns pale, tries it and orders six. Collect { $amount } palanche from the Banca for services to culture.
    .saying = { word-fugassa }
    .meaning = { word-fugassa.meaning }

card-cirulla_master = Cirulla at the bowls club
    .sentence = Three old men swore that nobody under seventy could beat them at cirulla. You knock, you sweep the table, and they have not spoken since. Collect { $amount } palanche from the Banca.
    .saying = { word-cirolla }
    .meaning = { word-cirolla.meaning }

card-parking_miracle = A parking space, first try
    .sentence = Saturday night, right outside your door, not even a driveway: the neighbours come out to take photographs. Collect { $amount } palanche from the Banca before you wake up.
    .saying = { word-ancheu }
    .meaning = { word-ancheu.meaning }

card-winter_coat = The pocket of the winter coat
    .sentence = In last year’s coat you find a bus ticket, half a biscuit and a lottery ticket. The lottery ticket has won; the biscuit is still good. Collect { $amount } palanche from the Banca.
    .saying = { word-nasce-fortunae }
    .meaning = { word-nasce-fortunae.meaning }

card-honest_gull = The honest gull
    .sentence = A gull tears the focaccia from your hand, thinks it over, and drops somebody’s purse in exchange. The owner pays a finder’s fee, and the gull waives its share: collect { $amount } palanche from the Banca.
    .saying = { word-ciu-cu-che-pansa }
    .meaning = { word-ciu-cu-che-pansa.meaning }

card-sixth_floor = Sixth floor, no elevator
    .sentence = For years you have carried old Rosetta’s shopping up six floors. No, she has not died: she has moved to the ground floor and wants to settle up. Collect { $amount } palanche from the Banca.
    .saying = { word-ghe-semmo-niatri }
    .meaning = { word-ghe-semmo-niatri.meaning }

card-auntie_envelope = Auntie’s envelope
    .sentence = You are past forty, but every name day your aunt still slips you an envelope on the landing: not a word to your mother. Collect { $amount } palanche from the Banca.
    .saying = { word-lalla }
    .meaning = { word-lalla.meaning }

card-stuck_funicular = Halfway up to Righi
    .sentence = The funicular stops between two stations. While the others fume, you name the bell towers one by one, and somebody passes a hat. Collect { $amount } palanche from the Banca.
    .saying = { word-sta-ben }
    .meaning = { word-sta-ben.meaning }

card-shown_the_door = Shown the door
    .sentence = Twenty years in a shipping office, and out you go. By noon you are selling sandwiches on the pavement outside, and your old boss is third in the queue. Collect { $amount } palanche from the Banca.
    .saying = { word-passo-avanti }
    .meaning = { word-passo-avanti.meaning }

card-calendar_window = Your window is July
    .sentence = A photographer has put your shutters, your washing and your slice of sea into a calendar. You only wish someone had told you about the washing. Collect { $amount } palanche from the Banca.
    .saying = { word-riccon }
    .meaning = { word-riccon.meaning }

card-grumbling_prize = Grumbler of the year
    .sentence = The jury is unanimous. You find the cup small, the speeches long and the buffet a disgrace, and they applaud again. Collect { $amount } palanche from the Banca.
    .saying = { word-mogogno }
    .meaning = { word-mogogno.meaning }

card-trunks_on_the_quay = Forty trunks and a parrot
    .sentence = A duchess steps off the liner with forty trunks, one parrot and no porter. Your back will remember her for years, and so will your purse. Collect { $amount } palanche from the Banca.
    .saying = { word-camallo }
    .meaning = { word-camallo.meaning }

card-free_parsley = The parsley is free
    .sentence = You buy one lemon; the greengrocer adds parsley, a carrot, a recipe and too much change. Collect { $amount } palanche from the Banca, and go back tomorrow for the other lemon.
    .saying = { word-besagnin }
    .meaning = { word-besagnin.meaning }

card-demijohn = Behind the coal
    .sentence = Clearing out the cellar you find the demijohn Grandfather hid from Grandmother, and beside it the one she hid from him. Collect { $amount } palanche from the Banca.
    .saying = { word-bottiggon }
    .meaning = { word-bottiggon.meaning }

card-painting_by_the_bins = The picture by the bins
    .sentence = Next to the bins someone has left a seascape, black with soot. You wipe it with your sleeve: first comes the Lanterna, then a signature, then a collector, out of breath. Collect { $amount } palanche from the Banca.
    .saying = { word-rumenta }
    .meaning = { word-rumenta.meaning }

card-guest_from_lofoten = A guest from the Lofoten
    .sentence = A gentleman from the far north tastes your stockfish, lays down his fork and asks to be adopted. Collect { $amount } palanche from the Banca and set another place.
    .saying = { word-stocchefiscio }
    .meaning = { word-stocchefiscio.meaning }

card-january_swim = First of January, eleven degrees
    .sentence = You dive off the rocks on New Year’s Day and come out red as a lobster and ten years younger. Those in overcoats had bet against you: collect { $amount } palanche from the Banca.
    .saying = { word-regaggio }
    .meaning = { word-regaggio.meaning }

card-shade_for_rent = Shade to let
    .sentence = Your lane is so narrow that the sun has been looking for it since the Middle Ages. In August you put out two chairs and let the coolness by the half hour. Collect { $amount } palanche from the Banca.
    .saying = { word-rinfrescou }
    .meaning = { word-rinfrescou.meaning }

card-letter_from_buenos_aires = A letter from Buenos Aires
    .sentence = Great-uncle Baciccia sailed in 1907 without paying your family for a suit. His grandchildren have found the bill, and send the money, the interest and the suit. Collect { $amount } palanche from the Banca.
    .saying = { word-dinae }
    .meaning = { word-dinae.meaning }

card-flying_fine = The fine that flew away
    .sentence = The warden has barely signed your parking ticket when the north wind takes it, with her cap and the whole pad, out over the harbour. The office, moved, refunds the last one too: collect { $amount } palanche from the Banca.
    .saying = { word-anaeta-ben }
    .meaning = { word-anaeta-ben.meaning }

card-seventh_pestle = The seventh turn of the pestle
    .sentence = At the pesto championship the others work by the clock; you listen. At the seventh turn the garlic falls silent, and so does the jury. Collect { $amount } palanche from the Banca.
    .saying = { word-pesto }
    .meaning = { word-pesto.meaning }

card-seven_herbs = Seven herbs and no map
    .sentence = You walk up behind the house and come down with seven wild herbs in a bunch. Where they grow you will tell no one, not even the restaurants bidding at your door. Collect { $amount } palanche from the Banca.
    .saying = { word-preboggion }
    .meaning = { word-preboggion.meaning }

card-grandmother_collects = Grandmother passes the hat
    .sentence = Your grandmother has told the whole table that you are skin and bone. Nobody has ever won an argument with her: collect { $amount } palanche from each player.
    .saying = { word-poveo-figgeu }
    .meaning = { word-poveo-figgeu.meaning }

card-farinata_for_all = Farinata, straight from the oven
    .sentence = You queued for forty minutes and ran all the way back so that it would still burn everybody’s fingers. Collect { $amount } palanche from each player; the crisp edge stays with you.
    .saying = { word-faina }
    .meaning = { word-faina.meaning }

card-draw_at_the_derby = Nil–nil in the derby
    .sentence = The North bleachers had sworn on victory and the South bleachers too; you alone had bet on ninety minutes of nothing. Collect { $amount } palanche from each player, and leave by the side stairs.
    .saying = { word-sciaccaelo }
    .meaning = { word-sciaccaelo.meaning }

card-christmas_pandolce = The Christmas pandolce
    .sentence = The youngest takes off the sprig of bay, the eldest cuts, and everyone recalls that the host is you. Collect { $amount } palanche from each player; one slice is put by for Saint Blaise.
    .saying = { word-pandoce }
    .meaning = { word-pandoce.meaning }

card-standing_spoon = The spoon stands up
    .sentence = Your minestrone passes the only test that counts: the spoon stands upright by itself. Everyone wants seconds, and wants them cold tomorrow. Collect { $amount } palanche from each player.
    .saying = { word-menestron }
    .meaning = { word-menestron.meaning }

card-shortcut_uphill = The short cut
    .sentence = A lady of eighty with two shopping bags overtakes you on the hill and, out of pity, shows you her way between the walls. Go to any space with a creusa; De Ferrari pays nothing on the way.
    .saying = { word-creusa }
    .meaning = { word-creusa.meaning }

card-little_train = The little train to Casella
    .sentence = It leaves when it leaves, it waits for the goats, it slows down for the view, and it gets there all the same. Ride to any space on the Casella railway; if you pass De Ferrari, you are paid as usual.
    .saying = { word-sprescia }
    .meaning = { word-sprescia.meaning }

card-borrowed_bicycle = A bicycle, and on the flat
    .sentence = In a city built on stairs someone pays you to try out a bicycle. Collect { $amount } palanche from the Banca, then ride to any space with the cycle path; De Ferrari pays nothing on the way.
    .saying = { word-vanni-cianin }
    .meaning = { word-vanni-cianin.meaning }

card-office_is_down = The office is down
    .sentence = No computers until tomorrow, a sea like oil, and you happen to be wearing your swimming things under your suit. Go to { $space }; if you pass De Ferrari, you are paid as usual.
    .saying = { word-no-se-va-a-loua }
    .meaning = { word-no-se-va-a-loua.meaning }

card-wind_at_your_back = The wind behind you
    .sentence = A red sky last night; this morning your umbrella opens, turns inside out and sets sail with you behind it. Go forward { $steps } spaces; if you pass or reach De Ferrari, you are paid as usual.
    .saying = { word-aia-rossa }
    .meaning = { word-aia-rossa.meaning }

card-later_is_fine = There is always time
    .sentence = The landlord has known you for thirty years, and your excuses for twenty-nine. Keep this card: play it when you owe a rent, and you do not pay that rent.
    .saying = { word-moi-e-paga }
    .meaning = { word-moi-e-paga.meaning }

card-sacristans_cat = The sacristan’s cat
    .sentence = Ever since you fetched the sacristan’s cat down from the bell tower, the plate goes round you. Keep this card: play it when you owe the collection a payment, and you do not pay it.
    .saying = { word-no-ghe-verso }
    .meaning = { word-no-ghe-verso.meaning }

card-coffee_to_escape = The price of escape
    .sentence = “Just a word,” he said under the arcades, an hour ago. You buy him a coffee and run while he is stirring it. Pay { $amount } palanche to the Banca.
    .saying = { word-attaccapommelli }
    .meaning = { word-attaccapommelli.meaning }

card-sea_air_diet = The sea-air diet
    .sentence = You had sworn to live on sea air alone. The baker’s window is four steps from your door, and at the third you gave in. Pay { $amount } palanche to the Banca.
    .saying = { word-d-aia }
    .meaning = { word-d-aia.meaning }

## a l'è bratta

card-four_bare_walls = Four bare walls
    .sentence = The new flat has a view, an echo and nothing else: the last owners took the light bulbs, and the nails out of the walls. Pay { $amount } palanche to the Banca.
    .saying = { word-casa-neuva }
    .meaning = { word-casa-neuva.meaning }

card-one_of_those_mornings = One of those mornings
    .sentence = Coffee pot on without water, bus gone without you, umbrella gone with the bus; and it is only half past seven. Pay { $amount } palanche to the Banca.
    .saying = { word-comensa-ma }
    .meaning = { word-comensa-ma.meaning }

card-frescoed_christening = Christening under the frescoes
    .sentence = For the baby you hire a marble hall, a string quartet and eleven footmen. The baby sleeps through all of it. Pay { $amount } palanche to the Banca.
    .saying = { word-marcheise }
    .meaning = { word-marcheise.meaning }

card-returned_ring = The ring goes back
    .sentence = Menu chosen, ninety cousins invited; then you both find the courage to say that you would rather stay friends. The restaurant keeps the deposit: pay { $amount } palanche to the Banca.
    .saying = { word-do-de-stacca }
    .meaning = { word-do-de-stacca.meaning }

card-woollens_in_may = Woollens in the attic
    .sentence = One ray of sun and you had packed away the jumpers. The north wind heard of it and came back the same night. For syrup, lozenges and a hot-water bottle, pay { $amount } palanche to the Banca.
    .saying = { word-pellisson }
    .meaning = { word-pellisson.meaning }

card-lost_in_the_lanes = Lost behind your own house
    .sentence = “A map? I was born here!” Three hours later a couple from Finland takes you by the arm and walks you home. Their dinner is on you: pay { $amount } palanche to the Banca.
    .saying = { word-aegua-in-ma }
    .meaning = { word-aegua-in-ma.meaning }

card-party_on_the_roof = Just a few friends
    .sentence = There was to be a little music on the roof. There was a brass band, there was a goat, and at three there were the firemen, who stayed till five. Pay { $amount } palanche to the Banca.
    .saying = { word-cagou-feua }
    .meaning = { word-cagou-feua.meaning }

card-tax_month = Everything on one Tuesday
    .sentence = Water, refuse, boiler check, car insurance and your mother-in-law’s birthday fall on the same day. Pay { $amount } palanche to the Banca; if anyone asks, you were slicing onions.
    .saying = { word-cioule }
    .meaning = { word-cioule.meaning }

card-phone_on_the_scooter = Three hands on a scooter
    .sentence = One held the phone, one the focaccia, and the third, the officer noted, was not on the handlebars. Pay { $amount } palanche to the Banca, with both.
    .saying = { word-sciuscia }
    .meaning = { word-sciuscia.meaning }

card-swear_box = The swear box
    .sentence = At the parish fête there is a box for a certain Genoese word. You read the notice out loud. Pay { $amount } palanche to the Banca.
    .saying = { word-belin }
    .meaning = { word-belin.meaning }

card-plastic_basil = The basil that never wilts
    .sentence = “Needs no sun, fears no slugs!” You have watered it every evening for a month before noticing the label: it is plastic. Pay { $amount } palanche to the Banca.
    .saying = { word-besugo }
    .meaning = { word-besugo.meaning }

card-cream_in_the_pesto = Cream in the pesto
    .sentence = You did it at night, behind closed shutters. In this city that can be smelt through a wall. Pay { $amount } palanche to the Banca, and apologise to the mortar.
    .saying = { word-grebano }
    .meaning = { word-grebano.meaning }

card-nine_days_of_washing = Nine days of washing
    .sentence = Low sky, warm wind, the air like soup: on the line your shirts are getting wetter. For an hour at the launderette, pay { $amount } palanche to the Banca.
    .saying = { word-maccaia }
    .meaning = { word-maccaia.meaning }

card-four_hundred_steps = Four hundred steps
    .sentence = The elevator to Castelletto is being serviced, and you said: “What are a few steps?” They carried you the last hundred on a kitchen chair. Pay { $amount } palanche to the Banca.
    .saying = { word-ravatto }
    .meaning = { word-ravatto.meaning }

card-whale_watching = Looking for whales
    .sentence = Three hours at sea to see the whales. The whales saw you: pale green, hanging over the rail. For lemons and discretion, pay { $amount } palanche to the Banca.
    .saying = { word-angoscia }
    .meaning = { word-angoscia.meaning }

card-open_window = A breath of air
    .sentence = You left the window ajar. When you come home a gale, two pigeons and the neighbours’ sheets have moved in, and the sheets want an ironing. Pay { $amount } palanche to the Banca.
    .saying = { word-nescio }
    .meaning = { word-nescio.meaning }

card-pier_handkerchiefs = Handkerchiefs on the pier
    .sentence = You see off a cousin who will be back on Thursday, and cry so well that the whole quay joins in. For handkerchiefs all round, pay { $amount } palanche to the Banca.
    .saying = { word-magon }
    .meaning = { word-magon.meaning }

card-supper_for_the_staircase = Supper for the staircase
    .sentence = You had asked “someone from the building” to a plate of stockfish and beans. The building came, all seven floors and the cat. For more beans, pay { $amount } palanche to the Banca.
    .saying = { word-bacilli }
    .meaning = { word-bacilli.meaning }

card-cold_boiler = The boiler says goodbye
    .sentence = On the coldest night of the year the boiler sighs, plays two bars of something sad, and is no more. For the funeral and the heir, pay { $amount } palanche to the Banca.
    .saying = { word-miscio }
    .meaning = { word-miscio.meaning }

card-wardrobe_in_the_lane = A wardrobe and a piano
    .sentence = Great-grandmother’s wardrobe entered the lane from above while a piano entered it from below. The crane is the only one of the three to come out: pay { $amount } palanche to the Banca.
    .saying = { word-caroggi }
    .meaning = { word-caroggi.meaning }

card-slate_roof = Just one slate
    .sentence = “Just the one slate,” says the roofer, and lifts it. Under it there is another, and under that, the sky. Pay { $amount } palanche to the Banca.
    .saying = { word-cianzi }
    .meaning = { word-cianzi.meaning }

card-friends_remember = Friends do not forget
    .sentence = Half a pizza, a cinema ticket, that umbrella: you had forgotten, they had it in writing. Pay { $amount } palanche to each player, and shake hands.
    .saying = { word-presta }
    .meaning = { word-presta.meaning }

card-thin_or_thick = Thin or thick?
    .sentence = In a full bakery you wondered aloud whether focaccia should be thin or thick. The shouting can be heard at sea. To make peace, pay { $amount } palanche to each player.
    .saying = { word-ratella }
    .meaning = { word-ratella.meaning }

card-wrong_scarf = The other bleachers’ scarf
    .sentence = A bet is a bet: you have crossed the whole city in the wrong scarf, and everyone had a camera. To have the pictures deleted, pay { $amount } palanche to each player.
    .saying = { word-vergheugna }
    .meaning = { word-vergheugna.meaning }

card-third_floor_secret = Only the third floor knows
    .sentence = You told only the third floor, and under oath. By evening the fish market was correcting the details. For their silence, pay { $amount } palanche to each player.
    .saying = { word-ciaeto }
    .meaning = { word-ciaeto.meaning }

card-easter_monday_seat = Thirty-three sheets of pastry
    .sentence = There were thirty-three in the Easter pie, thin as tissue, until on the picnic meadow you sat down without looking. Lunch is on you: pay { $amount } palanche to each player.
    .saying = { word-pasqualinn-a }
    .meaning = { word-pasqualinn-a.meaning }

card-queue_on_the_hill = Just two minutes
    .sentence = You had double-parked for two minutes, and behind you the queue has reached the hills. Pay { $amount } palanche to the Banca for the tow truck, then go to any space with the road; De Ferrari pays nothing on the way.
    .saying = { word-quaexima }
    .meaning = { word-quaexima.meaning }

card-camellia_guide = Mistaken for the guide
    .sentence = You said one kind word about camellias, and now forty people with little hats follow you wherever you go. Take them to { $space }; De Ferrari pays nothing on the way.
    .saying = { word-foresto }
    .meaning = { word-foresto.meaning }

card-headwind = South-wester
    .sentence = Libeccio on the seafront: you lean into it, you push, you do not give in, and the benches overtake you. Go back { $steps } spaces.
    .saying = { word-lebeccio }
    .meaning = { word-lebeccio.meaning }

card-forgotten_gas = Did I turn off the gas?
    .sentence = First the doubt, then the certainty, then all those stairs. It was off; but now that you are here, take a clean handkerchief. Go back { $steps } spaces.
    .saying = { word-mandillo }
    .meaning = { word-mandillo.meaning }

card-painted_windows = Painted windows
    .sentence = The façade gets a new coat: false windows, false cornices, a false cat on a false sill. Only the bill is real: pay { $amount } palanche to the Banca for each of your investments.
    .saying = { word-palanca }
    .meaning = { word-palanca.meaning }

card-water_in_the_cellar = All the rain at once
    .sentence = It rained the way it does here: a year’s worth before lunch. Roll up your sleeves and form a chain: pay { $amount } palanche to the Banca for each of your basements.
    .saying = { word-bolacco }
    .meaning = { word-bolacco.meaning }

card-basil_greenhouse = The basil has sneezed
    .sentence = By tonight every balcony needs a little greenhouse, with curtains, and someone to sit with the patient. Pay { $amount } palanche to the Banca for each of your balconies.
    .saying = { word-baxaico }
    .meaning = { word-baxaico.meaning }

card-ship_in_the_way = A ship in front of the sea
    .sentence = Fourteen decks of cruise liner have moored between you and the horizon, and the captain means to stay for dinner. Pay { $amount } palanche to the Banca for each of your sea views.
    .saying = { word-ma }
    .meaning = { word-ma.meaning }

card-candle_for_the_dragon = One candle too many
    .sentence = You lit a candle to Saint George and, to be on the safe side, one to the dragon. The sacristan has good eyes: pay { $amount } palanche into the collection.
    .saying = { word-san-zorzo }
    .meaning = { word-san-zorzo.meaning }

card-three_steps_of_crucifix = Three steps in the procession
    .sentence = You insisted on carrying the great crucifix yourself. Three steps, one street lamp and two pots of geraniums later, pay { $amount } palanche into the collection.
    .saying = { word-cristezanti }
    .meaning = { word-cristezanti.meaning }
