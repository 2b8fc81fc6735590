### The cards of Palanche in French: what stands on them. What they do is in data/cards.toml.
###
### A sentence may use what its card's effects hold: $amount in palanche, $steps without sign, $space by name.
### The saying is Genoese in every language; its meaning comes from the glossary, which must be in the bundle.

## speremmo ben

card-cappuccino_dip = La focaccia dans le cappuccino
    .sentence = Sous les yeux d’un touriste, vous trempez votre focaccia salée dans votre cappuccino. Il blêmit, il goûte, il en commande six. Pour services rendus à la culture, recevez { $amount } palanche de la Banca.
    .saying = { word-fugassa }
    .meaning = { word-fugassa.meaning }

card-cirulla_master = Cirulla au club de boules
    .sentence = Trois anciens juraient que personne de moins de soixante-dix ans ne les battrait à la cirulla. Vous frappez, vous raflez la table, et ils n’ont plus dit un mot. Recevez { $amount } palanche de la Banca.
    .saying = { word-cirolla }
    .meaning = { word-cirolla.meaning }

card-parking_miracle = Une place du premier coup
    .sentence = Samedi soir, juste devant chez vous, et même pas une sortie de garage : les voisins descendent prendre des photos. Recevez { $amount } palanche de la Banca avant de vous réveiller.
    .saying = { word-ancheu }
    .meaning = { word-ancheu.meaning }

card-winter_coat = La poche du manteau
    .sentence = Dans le manteau de l’hiver dernier : un ticket de bus, un demi-biscuit et un billet de loterie. Le billet est gagnant ; le biscuit, encore bon. Recevez { $amount } palanche de la Banca.
    .saying = { word-nasce-fortunae }
    .meaning = { word-nasce-fortunae.meaning }

card-honest_gull = La mouette honnête
    .sentence = Une mouette vous arrache votre focaccia, réfléchit, et laisse tomber un porte-monnaie en échange. Son propriétaire vous récompense, la mouette renonce à sa part : recevez { $amount } palanche de la Banca.
    .saying = { word-ciu-cu-che-pansa }
    .meaning = { word-ciu-cu-che-pansa.meaning }

card-sixth_floor = Sixième sans ascenseur
    .sentence = Depuis des années, vous montez les courses de la vieille Rosetta. Non, elle n’est pas morte : elle a déménagé au rez-de-chaussée et tient à vous remercier. Recevez { $amount } palanche de la Banca.
    .saying = { word-ghe-semmo-niatri }
    .meaning = { word-ghe-semmo-niatri.meaning }

card-auntie_envelope = L’enveloppe de tata
    .sentence = Vous avez passé la quarantaine, mais à chaque fête votre tante vous glisse encore une enveloppe sur le palier : surtout, pas un mot à votre mère. Recevez { $amount } palanche de la Banca.
    .saying = { word-lalla }
    .meaning = { word-lalla.meaning }

card-stuck_funicular = À mi-chemin du Righi
    .sentence = Le funiculaire s’arrête entre deux stations. Pendant que les autres râlent, vous racontez les clochers un par un, et quelqu’un fait passer un chapeau. Recevez { $amount } palanche de la Banca.
    .saying = { word-sta-ben }
    .meaning = { word-sta-ben.meaning }

card-shown_the_door = La porte est par là
    .sentence = Vingt ans chez un armateur, et vous voilà dehors. À midi, vous vendez des sandwichs sur le trottoir d’en face, et votre ancien chef est troisième dans la file. Recevez { $amount } palanche de la Banca.
    .saying = { word-passo-avanti }
    .meaning = { word-passo-avanti.meaning }

card-calendar_window = Votre fenêtre, c’est juillet
    .sentence = Un photographe a mis dans un calendrier vos volets, votre lessive et votre petit bout de mer. Pour la lessive, il aurait pu prévenir. Recevez { $amount } palanche de la Banca.
    .saying = { word-riccon }
    .meaning = { word-riccon.meaning }

card-grumbling_prize = Grand prix du grognon
    .sentence = Le jury est unanime. Vous trouvez la coupe petite, les discours longs et le buffet honteux, et ils applaudissent de plus belle. Recevez { $amount } palanche de la Banca.
    .saying = { word-mogogno }
    .meaning = { word-mogogno.meaning }

card-trunks_on_the_quay = Quarante malles et un perroquet
    .sentence = Une duchesse débarque du paquebot avec quarante malles, un perroquet et pas de porteur. Votre dos s’en souviendra longtemps, votre bourse aussi. Recevez { $amount } palanche de la Banca.
    .saying = { word-camallo }
    .meaning = { word-camallo.meaning }

card-free_parsley = Le persil est offert
    .sentence = Vous achetez un citron ; le marchand y ajoute le persil, une carotte, une recette et trop de monnaie. Recevez { $amount } palanche de la Banca, et revenez demain pour l’autre citron.
    .saying = { word-besagnin }
    .meaning = { word-besagnin.meaning }

card-demijohn = Derrière le charbon
    .sentence = En vidant la cave, vous trouvez la dame-jeanne que grand-père cachait à grand-mère et, juste à côté, celle qu’elle lui cachait. Recevez { $amount } palanche de la Banca.
    .saying = { word-bottiggon }
    .meaning = { word-bottiggon.meaning }

card-painting_by_the_bins = Le tableau près des poubelles
    .sentence = Une marine noire de suie, posée près des poubelles. Vous frottez avec votre manche : d’abord la Lanterna, puis une signature, puis un collectionneur hors d’haleine. Recevez { $amount } palanche de la Banca.
    .saying = { word-rumenta }
    .meaning = { word-rumenta.meaning }

card-guest_from_lofoten = Un convive des Lofoten
    .sentence = Un monsieur du Grand Nord goûte votre stockfisch, repose sa fourchette et demande à être adopté. Recevez { $amount } palanche de la Banca et mettez un couvert de plus.
    .saying = { word-stocchefiscio }
    .meaning = { word-stocchefiscio.meaning }

card-january_swim = Premier janvier, onze degrés
    .sentence = Au jour de l’an, vous plongez des rochers et vous ressortez rouge comme un homard, avec dix ans de moins. Les gens en manteau avaient parié contre vous : recevez { $amount } palanche de la Banca.
    .saying = { word-regaggio }
    .meaning = { word-regaggio.meaning }

card-shade_for_rent = Ombre à louer
    .sentence = Votre ruelle est si étroite que le soleil la cherche depuis le Moyen Âge. En août, vous sortez deux chaises et vous louez la fraîcheur à la demi-heure. Recevez { $amount } palanche de la Banca.
    .saying = { word-rinfrescou }
    .meaning = { word-rinfrescou.meaning }

card-letter_from_buenos_aires = Une lettre de Buenos Aires
    .sentence = Le grand-oncle Baciccia a embarqué en 1907 en oubliant de payer un costume à votre famille. Ses petits-enfants ont retrouvé la note et renvoient l’argent, les intérêts et le costume. Recevez { $amount } palanche de la Banca.
    .saying = { word-dinae }
    .meaning = { word-dinae.meaning }

card-flying_fine = L’amende qui s’envole
    .sentence = L’encre n’est pas sèche que le vent du nord emporte l’amende, la casquette et tout le carnet jusque dans le port. Le bureau, ému, vous rembourse aussi la précédente : recevez { $amount } palanche de la Banca.
    .saying = { word-anaeta-ben }
    .meaning = { word-anaeta-ben.meaning }

card-seventh_pestle = Le septième tour de pilon
    .sentence = Au championnat de pesto, les autres regardent l’heure ; vous, vous écoutez. Au septième tour, l’ail se tait, et le jury aussi. Recevez { $amount } palanche de la Banca.
    .saying = { word-pesto }
    .meaning = { word-pesto.meaning }

card-seven_herbs = Sept herbes et pas de carte
    .sentence = Vous montez derrière la maison et vous redescendez avec sept herbes sauvages en bouquet. Où elles poussent, vous ne le direz jamais, pas même aux cuisiniers qui enchérissent devant votre porte. Recevez { $amount } palanche de la Banca.
    .saying = { word-preboggion }
    .meaning = { word-preboggion.meaning }

card-grandmother_collects = Grand-mère fait la quête
    .sentence = Votre grand-mère a raconté à toute la table que vous n’avez plus que la peau sur les os. Personne ne l’a jamais contredite : recevez { $amount } palanche de chaque joueur.
    .saying = { word-poveo-figgeu }
    .meaning = { word-poveo-figgeu.meaning }

card-farinata_for_all = La farinata sort du four
    .sentence = Quarante minutes de queue, puis au pas de course, pour que tout le monde se brûle encore les doigts. Recevez { $amount } palanche de chaque joueur ; le bord croustillant est pour vous.
    .saying = { word-faina }
    .meaning = { word-faina.meaning }

card-draw_at_the_derby = Zéro à zéro au derby
    .sentence = L’estrade Nord jurait de gagner, l’estrade Sud aussi ; il n’y a que vous qui aviez misé sur quatre-vingt-dix minutes de rien. Recevez { $amount } palanche de chaque joueur, et sortez par l’escalier de service.
    .saying = { word-sciaccaelo }
    .meaning = { word-sciaccaelo.meaning }

card-christmas_pandolce = Le pandolce de Noël
    .sentence = Le plus jeune retire le brin de laurier, le plus vieux coupe, et chacun se rappelle chez qui il dîne. Recevez { $amount } palanche de chaque joueur ; une tranche attendra la Saint-Blaise.
    .saying = { word-pandoce }
    .meaning = { word-pandoce.meaning }

card-standing_spoon = La cuillère tient debout
    .sentence = Votre minestrone réussit le seul examen qui compte : la cuillère y tient toute seule. Tout le monde en reprend, et en voudra demain, froid. Recevez { $amount } palanche de chaque joueur.
    .saying = { word-menestron }
    .meaning = { word-menestron.meaning }

card-shortcut_uphill = Le raccourci
    .sentence = Dans la montée, une dame de quatre-vingts ans vous double avec deux cabas et, prise de pitié, vous montre son passage entre les murs. Allez sur n’importe quelle case où passe la creusa ; De Ferrari ne paie rien.
    .saying = { word-creusa }
    .meaning = { word-creusa.meaning }

card-little_train = Le petit train de Casella
    .sentence = Il part quand il part, il attend les chèvres, il ralentit pour la vue, et il finit par arriver. Allez sur n’importe quelle case où passe le petit train ; si vous passez par De Ferrari, vous touchez votre dû comme d’habitude.
    .saying = { word-sprescia }
    .meaning = { word-sprescia.meaning }

card-borrowed_bicycle = À vélo, et sur du plat
    .sentence = Dans une ville toute en escaliers, on vous paie pour essayer un vélo. Recevez { $amount } palanche de la Banca, puis pédalez jusqu’à n’importe quelle case où passe la piste cyclable ; De Ferrari ne paie rien.
    .saying = { word-vanni-cianin }
    .meaning = { word-vanni-cianin.meaning }

card-office_is_down = Panne au bureau
    .sentence = Plus d’ordinateurs jusqu’à demain, une mer d’huile, et, quel hasard, vous avez votre maillot sous votre costume. Direction { $space } ; si vous passez par De Ferrari, vous touchez votre dû comme d’habitude.
    .saying = { word-no-se-va-a-loua }
    .meaning = { word-no-se-va-a-loua.meaning }

card-wind_at_your_back = Le vent dans le dos
    .sentence = Hier soir, le ciel était rouge ; ce matin votre parapluie s’ouvre, se retourne et prend la mer avec vous. Avancez de { $steps } cases ; si vous passez par De Ferrari ou y arrivez, vous touchez votre dû comme d’habitude.
    .saying = { word-aia-rossa }
    .meaning = { word-aia-rossa.meaning }

card-later_is_fine = Rien ne presse
    .sentence = Votre propriétaire vous connaît depuis trente ans, et vos excuses depuis vingt-neuf. Gardez cette carte : jouez-la quand vous devez un loyer, et ce loyer-là, vous ne le payez pas.
    .saying = { word-moi-e-paga }
    .meaning = { word-moi-e-paga.meaning }

card-sacristans_cat = Le chat du sacristain
    .sentence = Depuis que vous avez redescendu du clocher le chat du sacristain, la corbeille de la quête fait un détour. Gardez cette carte : jouez-la quand vous devez un don à la cathédrale, et pour cette fois vous ne donnez rien.
    .saying = { word-no-ghe-verso }
    .meaning = { word-no-ghe-verso.meaning }

card-coffee_to_escape = Le prix de la fuite
    .sentence = « Juste un mot », disait-il sous les arcades, il y a une heure. Vous lui payez un café et vous filez pendant qu’il remue le sucre. Payez { $amount } palanche à la Banca.
    .saying = { word-attaccapommelli }
    .meaning = { word-attaccapommelli.meaning }

card-sea_air_diet = Le régime à l’air marin
    .sentence = Vous aviez juré de vivre d’air marin. La vitrine du boulanger est à quatre pas de votre porte : au troisième, vous avez craqué. Payez { $amount } palanche à la Banca.
    .saying = { word-d-aia }
    .meaning = { word-d-aia.meaning }

## a l'è bratta

card-four_bare_walls = Quatre murs et un écho
    .sentence = Le nouvel appartement a la vue, l’écho et rien d’autre : les précédents ont emporté les ampoules, et jusqu’aux clous des murs. Payez { $amount } palanche à la Banca.
    .saying = { word-casa-neuva }
    .meaning = { word-casa-neuva.meaning }

card-one_of_those_mornings = Un de ces matins
    .sentence = La cafetière sur le feu sans eau, le bus parti sans vous, le parapluie parti avec le bus ; et il n’est que sept heures et demie. Payez { $amount } palanche à la Banca.
    .saying = { word-comensa-ma }
    .meaning = { word-comensa-ma.meaning }

card-frescoed_christening = Baptême sous les fresques
    .sentence = Pour le petit, vous louez un salon de marbre, un quatuor à cordes et onze laquais. Le petit a dormi du début à la fin. Payez { $amount } palanche à la Banca.
    .saying = { word-marcheise }
    .meaning = { word-marcheise.meaning }

card-returned_ring = La bague fait demi-tour
    .sentence = Menu choisi, quatre-vingt-dix cousins invités ; puis vous trouvez tous deux le courage de vous dire que, tout compte fait, mieux vaut rester amis. Le restaurant garde les arrhes : payez { $amount } palanche à la Banca.
    .saying = { word-do-de-stacca }
    .meaning = { word-do-de-stacca.meaning }

card-woollens_in_may = Les pulls au grenier
    .sentence = Un rayon de soleil, et vous aviez déjà rangé les lainages. Le vent du nord l’a appris et il est revenu la nuit même. Pour le sirop, les pastilles et la bouillotte, payez { $amount } palanche à la Banca.
    .saying = { word-pellisson }
    .meaning = { word-pellisson.meaning }

card-lost_in_the_lanes = À deux pas de chez vous
    .sentence = « Un plan ? Mais j’habite ici depuis toujours ! » Trois heures plus tard, un couple de Finlandais vous prend par le bras et vous ramène à la maison. Le dîner est pour vous : payez { $amount } palanche à la Banca.
    .saying = { word-aegua-in-ma }
    .meaning = { word-aegua-in-ma.meaning }

card-party_on_the_roof = Trois copains sur le toit
    .sentence = Il devait y avoir un peu de musique. Il y a eu une fanfare, il y a eu une chèvre, et à trois heures les pompiers, qui sont restés jusqu’à cinq. Payez { $amount } palanche à la Banca.
    .saying = { word-cagou-feua }
    .meaning = { word-cagou-feua.meaning }

card-tax_month = Tout le même mardi
    .sentence = L’eau, les ordures, la chaudière, l’assurance et l’anniversaire de belle-maman tombent le même jour. Payez { $amount } palanche à la Banca ; si on vous demande, vous épluchiez des oignons.
    .saying = { word-cioule }
    .meaning = { word-cioule.meaning }

card-phone_on_the_scooter = Trois mains sur un scooter
    .sentence = Une pour le téléphone, une pour la focaccia, et la troisième, a noté l’agent, n’était pas sur le guidon. Payez { $amount } palanche à la Banca, des deux mains.
    .saying = { word-sciuscia }
    .meaning = { word-sciuscia.meaning }

card-swear_box = La boîte à gros mots
    .sentence = À la kermesse, une boîte attend tous ceux qui diront un certain mot génois. Vous lisez l’écriteau à haute voix. Payez { $amount } palanche à la Banca.
    .saying = { word-belin }
    .meaning = { word-belin.meaning }

card-plastic_basil = Le basilic éternel
    .sentence = « Ni soleil, ni limaces, ni souci ! » Vous l’avez arrosé chaque soir pendant un mois avant de lire l’étiquette : il est en plastique. Payez { $amount } palanche à la Banca.
    .saying = { word-besugo }
    .meaning = { word-besugo.meaning }

card-cream_in_the_pesto = De la crème dans le pesto
    .sentence = Vous avez fait ça de nuit, volets fermés. Mais dans cette ville, ces choses-là se sentent à travers les murs. Payez { $amount } palanche à la Banca, et présentez vos excuses au mortier.
    .saying = { word-grebano }
    .meaning = { word-grebano.meaning }

card-nine_days_of_washing = Neuf jours de lessive
    .sentence = Ciel bas, vent tiède, un air à boire à la cuillère : sur le fil, vos chemises sont plus mouillées qu’hier. Pour une heure de laverie, payez { $amount } palanche à la Banca.
    .saying = { word-maccaia }
    .meaning = { word-maccaia.meaning }

card-four_hundred_steps = Quatre cents marches
    .sentence = L’ascenseur de Castelletto est en révision, et vous : « Bah, trois marches ! » Les cent dernières, vous les avez faites sur une chaise de cuisine portée par les voisins. Payez { $amount } palanche à la Banca.
    .saying = { word-ravatto }
    .meaning = { word-ravatto.meaning }

card-whale_watching = Le rendez-vous des baleines
    .sentence = Trois heures de bateau pour voir les baleines. Le spectacle, ce sont elles qui l’ont eu : vous, teint vert pâle, au-dessus du bastingage. Pour les citrons et la discrétion, payez { $amount } palanche à la Banca.
    .saying = { word-angoscia }
    .meaning = { word-angoscia.meaning }

card-open_window = Un petit courant d’air
    .sentence = Vous aviez laissé la fenêtre entrouverte. À votre retour, une tempête, deux pigeons et les draps des voisins ont emménagé, et les draps sont à repasser. Payez { $amount } palanche à la Banca.
    .saying = { word-nescio }
    .meaning = { word-nescio.meaning }

card-pier_handkerchiefs = Mouchoirs sur le quai
    .sentence = Vous dites adieu à une cousine qui revient jeudi, et vous pleurez si bien que tout le quai s’y met. Une tournée de mouchoirs : payez { $amount } palanche à la Banca.
    .saying = { word-magon }
    .meaning = { word-magon.meaning }

card-supper_for_the_staircase = Tout l’escalier à dîner
    .sentence = Vous aviez invité « quelqu’un de l’immeuble » à manger du stockfisch aux fèves. L’immeuble est venu : sept étages et le chat. Pour rajouter des fèves, payez { $amount } palanche à la Banca.
    .saying = { word-bacilli }
    .meaning = { word-bacilli.meaning }

card-cold_boiler = Les adieux de la chaudière
    .sentence = La nuit la plus froide de l’année, la chaudière soupire, fredonne deux notes tristes et s’éteint dans la dignité. Pour les obsèques et l’héritière, payez { $amount } palanche à la Banca.
    .saying = { word-miscio }
    .meaning = { word-miscio.meaning }

card-wardrobe_in_the_lane = Une armoire et un piano
    .sentence = L’armoire de l’arrière-grand-mère est entrée dans la ruelle par le haut, un piano par le bas. Seule la grue en est ressortie : payez { $amount } palanche à la Banca.
    .saying = { word-caroggi }
    .meaning = { word-caroggi.meaning }

card-slate_roof = Une seule ardoise
    .sentence = « Il n’y en a qu’une », dit le couvreur, et il la soulève. Dessous il y en a une autre, et sous cette autre, le ciel. Payez { $amount } palanche à la Banca.
    .saying = { word-cianzi }
    .meaning = { word-cianzi.meaning }

card-friends_remember = Les amis n’oublient pas
    .sentence = Une demi-pizza, une place de cinéma, ce fameux parapluie : vous aviez oublié, eux l’avaient noté. Payez { $amount } palanche à chaque joueur, et sans rancune.
    .saying = { word-presta }
    .meaning = { word-presta.meaning }

card-thin_or_thick = Fine ou épaisse ?
    .sentence = Dans une boulangerie bondée, vous vous êtes demandé tout haut si la focaccia se fait fine ou épaisse. On entend les cris jusqu’au large. Pour faire la paix, payez { $amount } palanche à chaque joueur.
    .saying = { word-ratella }
    .meaning = { word-ratella.meaning }

card-wrong_scarf = L’écharpe d’en face
    .sentence = Pari perdu : vous avez traversé la ville avec l’écharpe de l’autre estrade, et chacun avait son appareil photo. Pour qu’on efface les images, payez { $amount } palanche à chaque joueur.
    .saying = { word-vergheugna }
    .meaning = { word-vergheugna.meaning }

card-third_floor_secret = Un secret du troisième
    .sentence = Vous ne l’aviez dit qu’au troisième étage, et sous serment. Le soir, au marché aux poissons, on corrigeait déjà les détails. Pour leur silence, payez { $amount } palanche à chaque joueur.
    .saying = { word-ciaeto }
    .meaning = { word-ciaeto.meaning }

card-easter_monday_seat = Trente-trois feuilles de pâte
    .sentence = La tourte de Pâques en comptait trente-trois, fines comme des voiles, jusqu’à ce que, lundi, sur l’herbe, vous preniez place sans regarder. Le déjeuner est pour vous : payez { $amount } palanche à chaque joueur.
    .saying = { word-pasqualinn-a }
    .meaning = { word-pasqualinn-a.meaning }

card-queue_on_the_hill = J’en ai pour deux minutes
    .sentence = Deux minutes en double file, et derrière vous le bouchon remonte jusqu’aux collines. Payez { $amount } palanche à la Banca pour la dépanneuse, puis allez sur n’importe quelle case où passe la route ; De Ferrari ne paie rien.
    .saying = { word-quaexima }
    .meaning = { word-quaexima.meaning }

card-camellia_guide = Une erreur de guide
    .sentence = Vous avez dit un mot gentil sur les camélias, et vous voilà avec quarante petits chapeaux sur les talons. Conduisez-les jusqu’à destination : { $space } ; De Ferrari ne paie rien.
    .saying = { word-foresto }
    .meaning = { word-foresto.meaning }

card-headwind = Libeccio de face
    .sentence = Sur le front de mer vous vous penchez, vous poussez, vous ne cédez rien, et les bancs vous dépassent. Reculez de { $steps } cases.
    .saying = { word-lebeccio }
    .meaning = { word-lebeccio.meaning }

card-forgotten_gas = Et le gaz ?
    .sentence = D’abord le doute, puis la certitude, puis tous ces escaliers. Il était fermé ; mais puisque vous êtes là, prenez un mouchoir propre. Reculez de { $steps } cases.
    .saying = { word-mandillo }
    .meaning = { word-mandillo.meaning }

card-painted_windows = Fenêtres peintes
    .sentence = On refait la façade : fausses fenêtres, fausses corniches, faux chat sur un faux rebord. Seule la facture est vraie : payez { $amount } palanche à la Banca pour chacun de vos investissements.
    .saying = { word-palanca }
    .meaning = { word-palanca.meaning }

card-water_in_the_cellar = Toute l’eau d’un coup
    .sentence = Il a plu comme il pleut ici : une année avant le déjeuner. Manches retroussées, on fait la chaîne : payez { $amount } palanche à la Banca pour chacune de vos caves.
    .saying = { word-bolacco }
    .meaning = { word-bolacco.meaning }

card-basil_greenhouse = Le basilic a éternué
    .sentence = D’ici ce soir, il faut sur chaque terrasse une petite serre, avec des rideaux et quelqu’un pour veiller le malade. Payez { $amount } palanche à la Banca pour chacune de vos terrasses.
    .saying = { word-baxaico }
    .meaning = { word-baxaico.meaning }

card-ship_in_the_way = Un navire devant la mer
    .sentence = Quatorze ponts de paquebot se sont amarrés entre vous et l’horizon, et le commandant reste dîner. Payez { $amount } palanche à la Banca pour chacune de vos vues sur la mer.
    .saying = { word-ma }
    .meaning = { word-ma.meaning }

card-candle_for_the_dragon = Un cierge de trop
    .sentence = Vous en avez allumé un pour saint Georges et, à tout hasard, un pour le dragon. Le sacristain a l’œil : faites un don de { $amount } palanche à la cathédrale.
    .saying = { word-san-zorzo }
    .meaning = { word-san-zorzo.meaning }

card-three_steps_of_crucifix = Trois pas de procession
    .sentence = Vous avez tenu à porter vous-même le grand crucifix. Trois pas, un réverbère et deux pots de géraniums plus loin, faites un don de { $amount } palanche à la cathédrale.
    .saying = { word-cristezanti }
    .meaning = { word-cristezanti.meaning }
