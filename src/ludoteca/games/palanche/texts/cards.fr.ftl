### The cards of Palanche in French: what stands on them. What they do is in data/cards.toml.
###
### A sentence may use what its card's effects hold: $amount in palanche, $steps without sign, $space by name.
### The saying is Genoese in every language; its meaning comes from the glossary, which must be in the bundle.

## speremmo ben

card-cappuccino_dip = La focaccia dans le cappuccino
    .sentence = Sous les yeux d'un touriste, tu trempes ta focaccia salée dans ton cappuccino. Il blêmit, il goûte, il en commande six. Pour services rendus à la culture, reçois { $amount } palanche de la Banca.
    .saying = { word-fugassa }
    .meaning = { word-fugassa.meaning }

card-cirulla_master = Cirulla au club de boules
    .sentence = Trois anciens juraient que personne de moins de soixante-dix ans ne les battrait à la cirulla. Tu frappes, tu rafles la table, et ils n'ont plus dit un mot. Reçois { $amount } palanche de la Banca.
    .saying = { word-cirolla }
    .meaning = { word-cirolla.meaning }

card-parking_miracle = Une place du premier coup
    .sentence = Samedi soir, juste devant chez toi, et même pas une sortie de garage : les voisins descendent prendre des photos. Reçois { $amount } palanche de la Banca avant de te réveiller.
    .saying = { word-ancheu }
    .meaning = { word-ancheu.meaning }

card-winter_coat = La poche du manteau
    .sentence = Dans le manteau de l'hiver dernier : un ticket de bus, un demi-biscuit et un billet de loterie. Le billet est gagnant ; le biscuit, encore bon. Reçois { $amount } palanche de la Banca.
    .saying = { word-nasce-fortunae }
    .meaning = { word-nasce-fortunae.meaning }

card-honest_gull = La mouette honnête
    .sentence = Une mouette t'arrache ta focaccia, réfléchit, et laisse tomber un porte-monnaie en échange. Son propriétaire te récompense, la mouette renonce à sa part : reçois { $amount } palanche de la Banca.
    .saying = { word-ciu-cu-che-pansa }
    .meaning = { word-ciu-cu-che-pansa.meaning }

card-sixth_floor = Sixième sans ascenseur
    .sentence = Depuis des années, tu montes les courses de la vieille Rosetta. Non, elle n'est pas morte : elle a déménagé au rez-de-chaussée et tient à te remercier. Reçois { $amount } palanche de la Banca.
    .saying = { word-ghe-semmo-niatri }
    .meaning = { word-ghe-semmo-niatri.meaning }

card-auntie_envelope = L'enveloppe de ma tante
    .sentence = Tu as passé la quarantaine, mais à chaque fête ta tante te glisse encore une enveloppe sur le palier : surtout, pas un mot à ta mère. Reçois { $amount } palanche de la Banca.
    .saying = { word-lalla }
    .meaning = { word-lalla.meaning }

card-stuck_funicular = À mi-chemin du Righi
    .sentence = Le funiculaire s'arrête entre deux stations. Pendant que les autres râlent, tu racontes les clochers un par un, et quelqu'un fait passer un chapeau. Reçois { $amount } palanche de la Banca.
    .saying = { word-sta-ben }
    .meaning = { word-sta-ben.meaning }

card-shown_the_door = La porte est par là
    .sentence = Vingt ans chez un armateur, et te voilà dehors. À midi, tu vends des sandwichs sur le trottoir d'en face, et ton ancien chef est troisième dans la file. Reçois { $amount } palanche de la Banca.
    .saying = { word-passo-avanti }
    .meaning = { word-passo-avanti.meaning }

card-calendar_window = Ta fenêtre, c'est juillet
    .sentence = Un photographe a mis dans un calendrier tes volets, ta lessive et ton petit bout de mer. Pour la lessive, il aurait pu prévenir. Reçois { $amount } palanche de la Banca.
    .saying = { word-riccon }
    .meaning = { word-riccon.meaning }

card-grumbling_prize = Grand prix du grognon
    .sentence = Le jury est unanime. Tu trouves la coupe petite, les discours longs et le buffet honteux, et ils applaudissent de plus belle. Reçois { $amount } palanche de la Banca.
    .saying = { word-mogogno }
    .meaning = { word-mogogno.meaning }

card-trunks_on_the_quay = Quarante malles et un perroquet
    .sentence = Une duchesse débarque du paquebot avec quarante malles, un perroquet et pas de porteur. Ton dos s'en souviendra longtemps, ta bourse aussi. Reçois { $amount } palanche de la Banca.
    .saying = { word-camallo }
    .meaning = { word-camallo.meaning }

card-free_parsley = Le persil est offert
    .sentence = Tu achètes un citron ; le marchand y ajoute le persil, une carotte, une recette et trop de monnaie. Reçois { $amount } palanche de la Banca, et reviens demain pour l'autre citron.
    .saying = { word-besagnin }
    .meaning = { word-besagnin.meaning }

card-demijohn = Derrière le charbon
    .sentence = En vidant la cave, tu trouves la dame-jeanne que grand-père cachait à grand-mère et, juste à côté, celle qu'elle lui cachait. Reçois { $amount } palanche de la Banca.
    .saying = { word-bottiggon }
    .meaning = { word-bottiggon.meaning }

card-painting_by_the_bins = Le tableau près des poubelles
    .sentence = Une marine noire de suie, posée près des poubelles. Tu frottes avec ta manche : d'abord la Lanterna, puis une signature, puis un collectionneur hors d'haleine. Reçois { $amount } palanche de la Banca.
    .saying = { word-rumenta }
    .meaning = { word-rumenta.meaning }

card-guest_from_lofoten = Un convive des Lofoten
    .sentence = Un monsieur du Grand Nord goûte ton stockfisch, repose sa fourchette et demande à être adopté. Reçois { $amount } palanche de la Banca et mets un couvert de plus.
    .saying = { word-stocchefiscio }
    .meaning = { word-stocchefiscio.meaning }

card-january_swim = Premier janvier, onze degrés
    .sentence = Au jour de l'an, tu plonges des rochers et tu ressors rouge comme un homard, avec dix ans de moins. Les gens en manteau avaient parié contre toi : reçois { $amount } palanche de la Banca.
    .saying = { word-regaggio }
    .meaning = { word-regaggio.meaning }

card-shade_for_rent = Ombre à louer
    .sentence = Ta ruelle est si étroite que le soleil la cherche depuis le Moyen Âge. En août, tu sors deux chaises et tu loues la fraîcheur à la demi-heure. Reçois { $amount } palanche de la Banca.
    .saying = { word-rinfrescou }
    .meaning = { word-rinfrescou.meaning }

card-letter_from_buenos_aires = Une lettre de Buenos Aires
    .sentence = Le grand-oncle Baciccia a embarqué en 1907 en oubliant de payer un costume à ta famille. Ses petits-enfants ont retrouvé la note et renvoient l'argent, les intérêts et le costume. Reçois { $amount } palanche de la Banca.
    .saying = { word-dinae }
    .meaning = { word-dinae.meaning }

card-flying_fine = L'amende qui s'envole
    .sentence = L'encre n'est pas sèche que le vent du nord emporte l'amende, la casquette et tout le carnet jusque dans le port. Le bureau, ému, te rembourse aussi la précédente : reçois { $amount } palanche de la Banca.
    .saying = { word-anaeta-ben }
    .meaning = { word-anaeta-ben.meaning }

card-seventh_pestle = Le septième tour de pilon
    .sentence = Au championnat de pesto, les autres regardent l'heure ; toi, tu écoutes. Au septième tour, l'ail se tait, et le jury aussi. Reçois { $amount } palanche de la Banca.
    .saying = { word-pesto }
    .meaning = { word-pesto.meaning }

card-seven_herbs = Sept herbes et pas de carte
    .sentence = Tu montes derrière la maison et tu redescends avec sept herbes sauvages en bouquet. Où elles poussent, tu ne le diras jamais, pas même aux cuisiniers qui enchérissent devant ta porte. Reçois { $amount } palanche de la Banca.
    .saying = { word-preboggion }
    .meaning = { word-preboggion.meaning }

card-grandmother_collects = Grand-mère fait la quête
    .sentence = Ta grand-mère a raconté à toute la table que tu n'as plus que la peau sur les os. Personne ne l'a jamais contredite : reçois { $amount } palanche de chaque joueur.
    .saying = { word-poveo-figgeu }
    .meaning = { word-poveo-figgeu.meaning }

card-farinata_for_all = La farinata sort du four
    .sentence = Quarante minutes de queue, puis au pas de course, pour que tout le monde se brûle encore les doigts. Reçois { $amount } palanche de chaque joueur ; le bord croustillant est pour toi.
    .saying = { word-faina }
    .meaning = { word-faina.meaning }

card-draw_at_the_derby = Zéro à zéro au derby
    .sentence = La tribune Nord jurait de gagner, la tribune Sud aussi ; il n'y a que toi qui avais misé sur quatre-vingt-dix minutes de rien. Reçois { $amount } palanche de chaque joueur, et sors par l'escalier de service.
    .saying = { word-sciaccaelo }
    .meaning = { word-sciaccaelo.meaning }

card-christmas_pandolce = Le pandolce de Noël
    .sentence = Le plus jeune retire le brin de laurier, le plus vieux coupe, et chacun se rappelle chez qui il dîne. Reçois { $amount } palanche de chaque joueur ; une tranche attendra la Saint-Blaise.
    .saying = { word-pandoce }
    .meaning = { word-pandoce.meaning }

card-standing_spoon = La cuillère tient debout
    .sentence = Ton minestrone réussit le seul examen qui compte : la cuillère y tient toute seule. Tout le monde en reprend, et en voudra demain, froid. Reçois { $amount } palanche de chaque joueur.
    .saying = { word-menestron }
    .meaning = { word-menestron.meaning }

card-shortcut_uphill = Le raccourci
    .sentence = Dans la montée, une dame de quatre-vingts ans te double avec deux cabas et, prise de pitié, te montre son passage entre les murs. Va sur n'importe quelle case où passe la creusa ; De Ferrari ne paie rien.
    .saying = { word-creusa }
    .meaning = { word-creusa.meaning }

card-little_train = Le petit train de Casella
    .sentence = Il part quand il part, il attend les chèvres, il ralentit pour la vue, et il finit par arriver. Va sur n'importe quelle case où passe le petit train ; si tu passes par De Ferrari, tu touches ton dû comme d'habitude.
    .saying = { word-sprescia }
    .meaning = { word-sprescia.meaning }

card-borrowed_bicycle = À vélo, et sur du plat
    .sentence = Dans une ville toute en escaliers, on te paie pour essayer un vélo. Reçois { $amount } palanche de la Banca, puis pédale jusqu'à n'importe quelle case où passe la piste cyclable ; De Ferrari ne paie rien.
    .saying = { word-vanni-cianin }
    .meaning = { word-vanni-cianin.meaning }

card-office_is_down = Panne au bureau
    .sentence = Plus d'ordinateurs jusqu'à demain, une mer d'huile, et, quel hasard, tu as ton maillot sous ton costume. Direction { $space } ; si tu passes par De Ferrari, tu touches ton dû comme d'habitude.
    .saying = { word-no-se-va-a-loua }
    .meaning = { word-no-se-va-a-loua.meaning }

card-wind_at_your_back = Le vent dans le dos
    .sentence = Hier soir, le ciel était rouge ; ce matin ton parapluie s'ouvre, se retourne et prend la mer avec toi. Avance de { $steps } cases ; si tu passes par De Ferrari ou y arrives, tu touches ton dû comme d'habitude.
    .saying = { word-aia-rossa }
    .meaning = { word-aia-rossa.meaning }

card-later_is_fine = Rien ne presse
    .sentence = Ton propriétaire te connaît depuis trente ans, et tes excuses depuis vingt-neuf. Garde cette carte : joue-la quand tu dois un loyer, et ce loyer-là, tu ne le paies pas.
    .saying = { word-moi-e-paga }
    .meaning = { word-moi-e-paga.meaning }

card-sacristans_cat = Le chat du sacristain
    .sentence = Depuis que tu as redescendu du clocher le chat du sacristain, la corbeille de la quête fait un détour. Garde cette carte : joue-la quand tu dois verser à la collecte, et pour cette fois tu ne verses rien.
    .saying = { word-no-ghe-verso }
    .meaning = { word-no-ghe-verso.meaning }

card-coffee_to_escape = Le prix de la fuite
    .sentence = « Juste un mot », disait-il sous les arcades, il y a une heure. Tu lui paies un café et tu files pendant qu'il remue le sucre. Paie { $amount } palanche à la Banca.
    .saying = { word-attaccapommelli }
    .meaning = { word-attaccapommelli.meaning }

card-sea_air_diet = Le régime à l'air marin
    .sentence = Tu avais juré de vivre d'air marin. La vitrine du boulanger est à quatre pas de ta porte : au troisième, tu as craqué. Paie { $amount } palanche à la Banca.
    .saying = { word-d-aia }
    .meaning = { word-d-aia.meaning }

## a l'è bratta

card-four_bare_walls = Quatre murs et un écho
    .sentence = Le nouvel appartement a la vue, l'écho et rien d'autre : les précédents ont emporté les ampoules, et jusqu'aux clous des murs. Paie { $amount } palanche à la Banca.
    .saying = { word-casa-neuva }
    .meaning = { word-casa-neuva.meaning }

card-one_of_those_mornings = Un de ces matins
    .sentence = La cafetière sur le feu sans eau, le bus parti sans toi, le parapluie parti avec le bus ; et il n'est que sept heures et demie. Paie { $amount } palanche à la Banca.
    .saying = { word-comensa-ma }
    .meaning = { word-comensa-ma.meaning }

card-frescoed_christening = Baptême sous les fresques
    .sentence = Pour le petit, tu loues un salon de marbre, un quatuor à cordes et onze laquais. Le petit a dormi du début à la fin. Paie { $amount } palanche à la Banca.
    .saying = { word-marcheise }
    .meaning = { word-marcheise.meaning }

card-returned_ring = La bague fait demi-tour
    .sentence = Menu choisi, quatre-vingt-dix cousins invités ; puis vous trouvez le courage de vous dire que, tout compte fait, mieux vaut rester amis. Le restaurant garde les arrhes : paie { $amount } palanche à la Banca.
    .saying = { word-do-de-stacca }
    .meaning = { word-do-de-stacca.meaning }

card-woollens_in_may = Les pulls au grenier
    .sentence = Un rayon de soleil, et tu avais déjà rangé les lainages. Le vent du nord l'a appris et il est revenu la nuit même. Pour le sirop, les pastilles et la bouillotte, paie { $amount } palanche à la Banca.
    .saying = { word-pellisson }
    .meaning = { word-pellisson.meaning }

card-lost_in_the_lanes = À deux pas de chez toi
    .sentence = « Un plan ? Mais j'habite ici depuis toujours ! » Trois heures plus tard, un couple de Finlandais te prend par le bras et te ramène à la maison. Le dîner est pour toi : paie { $amount } palanche à la Banca.
    .saying = { word-aegua-in-ma }
    .meaning = { word-aegua-in-ma.meaning }

card-party_on_the_roof = Trois copains sur le toit
    .sentence = Il devait y avoir un peu de musique. Il y a eu une fanfare, il y a eu une chèvre, et à trois heures les pompiers, qui sont restés jusqu'à cinq. Paie { $amount } palanche à la Banca.
    .saying = { word-cagou-feua }
    .meaning = { word-cagou-feua.meaning }

card-tax_month = Tout le même mardi
    .sentence = L'eau, les ordures, la chaudière, l'assurance et l'anniversaire de belle-maman tombent le même jour. Paie { $amount } palanche à la Banca ; si on te demande, tu épluchais des oignons.
    .saying = { word-cioule }
    .meaning = { word-cioule.meaning }

card-phone_on_the_scooter = Trois mains sur un scooter
    .sentence = Une pour le téléphone, une pour la focaccia, et la troisième, a noté l'agent, n'était pas sur le guidon. Paie { $amount } palanche à la Banca, des deux mains.
    .saying = { word-sciuscia }
    .meaning = { word-sciuscia.meaning }

card-swear_box = La boîte à gros mots
    .sentence = À la kermesse, une boîte attend tous ceux qui diront un certain mot génois. Tu lis l'écriteau à haute voix. Paie { $amount } palanche à la Banca.
    .saying = { word-belin }
    .meaning = { word-belin.meaning }

card-plastic_basil = Le basilic éternel
    .sentence = « Ni soleil, ni limaces, ni souci ! » Tu l'as arrosé chaque soir pendant un mois avant de lire l'étiquette : il est en plastique. Paie { $amount } palanche à la Banca.
    .saying = { word-besugo }
    .meaning = { word-besugo.meaning }

card-cream_in_the_pesto = De la crème dans le pesto
    .sentence = Tu as fait ça de nuit, volets fermés. Mais dans cette ville, ces choses-là se sentent à travers les murs. Paie { $amount } palanche à la Banca, et présente tes excuses au mortier.
    .saying = { word-grebano }
    .meaning = { word-grebano.meaning }

card-nine_days_of_washing = Neuf jours de lessive
    .sentence = Ciel bas, vent tiède, un air à boire à la cuillère : sur le fil, tes chemises sont plus mouillées qu'hier. Pour une heure de laverie, paie { $amount } palanche à la Banca.
    .saying = { word-maccaia }
    .meaning = { word-maccaia.meaning }

card-four_hundred_steps = Quatre cents marches
    .sentence = L'ascenseur de Castelletto est en révision, et toi : « Bah, trois marches ! » Les cent dernières, tu les as faites sur une chaise de cuisine portée par les voisins. Paie { $amount } palanche à la Banca.
    .saying = { word-ravatto }
    .meaning = { word-ravatto.meaning }

card-whale_watching = Le rendez-vous des baleines
    .sentence = Trois heures de bateau pour voir les baleines. Le spectacle, ce sont elles qui l'ont eu : toi, teint vert pâle, au-dessus du bastingage. Pour les citrons et la discrétion, paie { $amount } palanche à la Banca.
    .saying = { word-angoscia }
    .meaning = { word-angoscia.meaning }

card-open_window = Un petit courant d'air
    .sentence = Tu avais laissé la fenêtre entrouverte. À ton retour, une tempête, deux pigeons et les draps des voisins ont emménagé, et les draps sont à repasser. Paie { $amount } palanche à la Banca.
    .saying = { word-nescio }
    .meaning = { word-nescio.meaning }

card-pier_handkerchiefs = Mouchoirs sur le quai
    .sentence = Tu dis adieu à une cousine qui revient jeudi, et tu pleures si bien que tout le quai s'y met. Une tournée de mouchoirs : paie { $amount } palanche à la Banca.
    .saying = { word-magon }
    .meaning = { word-magon.meaning }

card-supper_for_the_staircase = Tout l'escalier à dîner
    .sentence = Tu avais invité « quelqu'un de l'immeuble » à manger du stockfisch aux fèves. L'immeuble est venu : sept étages et le chat. Pour rajouter des fèves, paie { $amount } palanche à la Banca.
    .saying = { word-bacilli }
    .meaning = { word-bacilli.meaning }

card-cold_boiler = Les adieux de la chaudière
    .sentence = La nuit la plus froide de l'année, la chaudière soupire, fredonne deux notes tristes et s'éteint dans la dignité. Pour les obsèques et l'héritière, paie { $amount } palanche à la Banca.
    .saying = { word-miscio }
    .meaning = { word-miscio.meaning }

card-wardrobe_in_the_lane = Une armoire et un piano
    .sentence = L'armoire de l'arrière-grand-mère est entrée dans la ruelle par le haut, un piano par le bas. Seule la grue en est ressortie : paie { $amount } palanche à la Banca.
    .saying = { word-caroggi }
    .meaning = { word-caroggi.meaning }

card-slate_roof = Une seule ardoise
    .sentence = « Il n'y en a qu'une », dit le couvreur, et il la soulève. Dessous il y en a une autre, et sous cette autre, le ciel. Paie { $amount } palanche à la Banca.
    .saying = { word-cianzi }
    .meaning = { word-cianzi.meaning }

card-friends_remember = Les amis n'oublient pas
    .sentence = Une demi-pizza, une place de cinéma, ce fameux parapluie : tu avais oublié, eux l'avaient noté. Paie { $amount } palanche à chaque joueur, et sans rancune.
    .saying = { word-presta }
    .meaning = { word-presta.meaning }

card-thin_or_thick = Fine ou épaisse ?
    .sentence = Dans une boulangerie bondée, tu t'es demandé tout haut si la focaccia se fait fine ou épaisse. On entend les cris jusqu'au large. Pour faire la paix, paie { $amount } palanche à chaque joueur.
    .saying = { word-ratella }
    .meaning = { word-ratella.meaning }

card-wrong_scarf = L'écharpe d'en face
    .sentence = Pari perdu : tu as traversé la ville avec l'écharpe de l'autre tribune, et chacun avait son appareil photo. Pour qu'on efface les images, paie { $amount } palanche à chaque joueur.
    .saying = { word-vergheugna }
    .meaning = { word-vergheugna.meaning }

card-third_floor_secret = Un secret du troisième
    .sentence = Tu ne l'avais dit qu'au troisième étage, et sous serment. Le soir, au marché aux poissons, on corrigeait déjà les détails. Pour leur silence, paie { $amount } palanche à chaque joueur.
    .saying = { word-ciaeto }
    .meaning = { word-ciaeto.meaning }

card-easter_monday_seat = Trente-trois feuilles de pâte
    .sentence = La tourte de Pâques en comptait trente-trois, fines comme des voiles, jusqu'à ce que, lundi, sur l'herbe, tu prennes place sans regarder. Le déjeuner est pour toi : paie { $amount } palanche à chaque joueur.
    .saying = { word-pasqualinn-a }
    .meaning = { word-pasqualinn-a.meaning }

card-queue_on_the_hill = J'en ai pour deux minutes
    .sentence = Deux minutes en double file, et derrière toi le bouchon remonte jusqu'aux collines. Paie { $amount } palanche à la Banca pour la dépanneuse, puis va sur n'importe quelle case où passe la route ; De Ferrari ne paie rien.
    .saying = { word-quaexima }
    .meaning = { word-quaexima.meaning }

card-camellia_guide = Une erreur de guide
    .sentence = Tu as dit un mot gentil sur les camélias, et te voilà avec quarante petits chapeaux sur les talons. Conduis-les jusqu'à destination : { $space } ; De Ferrari ne paie rien.
    .saying = { word-foresto }
    .meaning = { word-foresto.meaning }

card-headwind = Libeccio de face
    .sentence = Sur le front de mer tu te penches, tu pousses, tu ne cèdes rien, et les bancs te dépassent. Recule de { $steps } cases.
    .saying = { word-lebeccio }
    .meaning = { word-lebeccio.meaning }

card-forgotten_gas = Et le gaz ?
    .sentence = D'abord le doute, puis la certitude, puis tous ces escaliers. Il était fermé ; mais puisque tu es là, prends un mouchoir propre. Recule de { $steps } cases.
    .saying = { word-mandillo }
    .meaning = { word-mandillo.meaning }

card-painted_windows = Fenêtres peintes
    .sentence = On refait la façade : fausses fenêtres, fausses corniches, faux chat sur un faux rebord. Seule la facture est vraie : paie { $amount } palanche à la Banca pour chacun de tes investissements.
    .saying = { word-palanca }
    .meaning = { word-palanca.meaning }

card-water_in_the_cellar = Toute l'eau d'un coup
    .sentence = Il a plu comme il pleut ici : une année avant le déjeuner. Manches retroussées, on fait la chaîne : paie { $amount } palanche à la Banca pour chacune de tes caves.
    .saying = { word-bolacco }
    .meaning = { word-bolacco.meaning }

card-basil_greenhouse = Le basilic a éternué
    .sentence = D'ici ce soir, il faut sur chaque terrasse une petite serre, avec des rideaux et quelqu'un pour veiller le malade. Paie { $amount } palanche à la Banca pour chacune de tes terrasses.
    .saying = { word-baxaico }
    .meaning = { word-baxaico.meaning }

card-ship_in_the_way = Un navire devant la mer
    .sentence = Quatorze ponts de paquebot se sont amarrés entre toi et l'horizon, et le commandant reste dîner. Paie { $amount } palanche à la Banca pour chacune de tes vues sur la mer.
    .saying = { word-ma }
    .meaning = { word-ma.meaning }

card-candle_for_the_dragon = Un cierge de trop
    .sentence = Tu en as allumé un pour saint Georges et, à tout hasard, un pour le dragon. Le sacristain a l'œil : verse { $amount } palanche à la collecte.
    .saying = { word-san-zorzo }
    .meaning = { word-san-zorzo.meaning }

card-three_steps_of_crucifix = Trois pas de procession
    .sentence = Tu as tenu à porter toi-même le grand crucifix. Trois pas, un réverbère et deux pots de géraniums plus loin, verse { $amount } palanche à la collecte.
    .saying = { word-cristezanti }
    .meaning = { word-cristezanti.meaning }
