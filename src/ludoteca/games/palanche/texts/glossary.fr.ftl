### The Genoese of Palanche, explained in French.
###
### Spelt in the traditional way, as on the cards of the game: æ as in “fair”, ç as s, eu and êu as French “eu”,
### o and ô as “oo”, ò and ö as “o”, u and û as French “u”, x as French “j”, nn-a as “ng-a”.

## Proverbs

word-ancheu = Ancheu a l’é unna giornâ fortunâ
    .meaning = Aujourd’hui, c’est un jour de chance.

word-nasce-fortunae = L’é mêgio nasce fortunæ che ricchi
    .meaning = Mieux vaut naître chanceux que riche.

word-ciu-cu-che-pansa = T’æ ciù cû che pansa
    .meaning = Tu as plus de fesses que de ventre : quelle veine !

word-ghe-semmo-niatri = Pe chi no gh’à de figgi, ò o no gh’à nisciun, ghe semmo niatri
    .meaning = Pour qui n’a pas d’enfants, ou n’a personne, nous sommes là.

word-sta-ben = Chi o veu stâ ben, che o pigge o mondo comme o ven
    .meaning = Qui veut vivre heureux prend le monde comme il vient.

word-passo-avanti = Ôgni câso into cû o fa anâ un passo avanti
    .meaning = Chaque coup de pied aux fesses fait avancer d’un pas.

word-riccon = Se t’ê un riccon no stâ à mogognâ
    .meaning = Quand on est riche, on ne râle pas.

word-moi-e-paga = À moî e à pagâ gh’é delongo tempo
    .meaning = Pour mourir et pour payer, on a toujours le temps.

word-casa-neuva = Casa neuva, chi no ghe ne pòrta, no ghe n’attreuva
    .meaning = Maison neuve : qui n’y apporte rien n’y trouve rien.

word-comensa-ma = Chi comensa mâ, finisce pezo
    .meaning = Qui commence mal finit plus mal encore.

word-marcheise = Sciô marcheise, secondo e intræ beseugna fâ e speise
    .meaning = Monsieur le marquis, à chacun de dépenser selon ses rentrées.

word-do-de-stacca = L’é mêgio un dô de stacca che un dô de cheu
    .meaning = Mieux vaut avoir mal à la poche que mal au cœur.

word-pellisson = Ni à mazzo ni à mazzon no levâte o pellisson
    .meaning = Ni début mai ni fin mai, ne quitte ta pelisse.

word-aegua-in-ma = No t’ê manco bon à trovâ l’ægua in mâ
    .meaning = Tu ne trouverais même pas d’eau dans la mer.

word-cagou-feua = O l’à cagòu feua da-o bolacco
    .meaning = Il a visé à côté du seau : il a dépassé les bornes.

word-cioule = O meise de çioule o ven pe tutti
    .meaning = Le mois des oignons, celui où l’on pleure, vient pour tout le monde.

word-sciuscia = Sciusciâ e sciorbî no se peu
    .meaning = On ne peut pas souffler et aspirer en même temps.

word-presta = À prestâ e palanche à un amigo, ti perdi e palanche e ti perdi l’amigo
    .meaning = À prêter de l’argent à un ami, on perd l’argent et on perd l’ami.

## Words and turns of phrase

word-a-brettio = À brettio
    .meaning = Au hasard, au petit bonheur.

word-a-l-e-bratta = A l'è bratta
    .meaning = Nous voilà dans de beaux draps.

word-aia-rossa = Äia rossa, ò che ceuve ò che boffa
    .meaning = Ciel rouge : ou il pleut, ou il vente.

word-anaeta-ben = A t’é anæta ben
    .meaning = Tu t’en es bien sorti, pour cette fois.

word-angoscia = Angoscia
    .meaning = La nausée : à Gênes, c’est l’estomac qui s’angoisse, pas l’âme.

word-attaccapommelli = Attaccapommelli
    .meaning = Un moulin à paroles qui vous tient par le bouton de la veste.

word-bacilli = Bacilli
    .meaning = De petites fèves sèches, bonnes compagnes du stockfisch.

word-baxaico = Baxaicò
    .meaning = Le basilic : ici, il a la feuille petite et fait partie de la famille.

word-belin = Belin
    .meaning = Jadis une partie du corps masculin, aujourd’hui la virgule et le point d’exclamation des Génois.

word-belin-scignurata = Belin che scignurata!
    .meaning = Magnifique ! Digne d’un seigneur, avec un sifflement d’admiration.

word-besagnin = Besagnin
    .meaning = Le marchand de légumes, qui doit son nom aux potagers du Bisagno.

word-besugo = Besugo
    .meaning = Une dorade ; se dit du nigaud qui mord à tous les hameçons.

word-bolacco = Bolacco
    .meaning = Un seau.

word-bottiggon = Bottiggon de vin bon
    .meaning = Une grosse bouteille de bon vin.

word-camallo = Camallo
    .meaning = Un docker, un portefaix : l’orgueil du port.

word-caroggi = Caroggi
    .meaning = Les ruelles de la vieille ville.

word-ciaeto = Ciæto
    .meaning = Un commérage : moins il est vrai, plus il court.

word-cianzi = Cianzi
    .meaning = Pleure !

word-cirolla = Cirolla
    .meaning = La cirulla, le jeu de cartes des Génois.

word-creusa = Creusa
    .meaning = Un chemin étroit entre deux murs, pavé de briques au milieu et presque toujours en montée.

word-cristezanti = Cristezanti
    .meaning = Les porteurs des immenses crucifix de procession, en équilibre et sans les mains.

word-d-aia = D’äia no se vive
    .meaning = On ne vit pas de l’air du temps.

word-dinae = I dinæ van e vègnan
    .meaning = L’argent va et vient.

word-faina = Fainâ
    .meaning = La farinata, fine galette de farine de pois chiches cuite au feu de bois.

word-figgeu = Figgeu
    .meaning = Un enfant, un garçon ; sans limite d’âge, si c’est sa mère qui le dit.

word-foresto = Foresto
    .meaning = Un étranger, c’est-à-dire quiconque vient de derrière les collines.

word-fugassa = Fugassa
    .meaning = La focaccia : plate, huilée, salée, bonne à toute heure.

word-grebano = Grebano
    .meaning = Un rustre, mal dégrossi comme un rocher.

word-lalla = Lalla
    .meaning = La tante.

word-lebeccio = Lebeccio
    .meaning = Le libeccio, vent du sud-ouest qui lève les grosses vagues.

word-ma = Mâ
    .meaning = En génois, « la mer » et « mal » sont un seul et même mot.

word-maccaia = Maccaia
    .meaning = Temps de sirocco : ciel gris, air moite, rien ne sèche et personne ne bouge.

word-magon = Te vègne o magon
    .meaning = Ta gorge se noue de chagrin.

word-mandillo = Mandillo
    .meaning = Un mouchoir ; et aussi une feuille de pâte fine comme un mouchoir.

word-menestron = Menestron
    .meaning = Le minestrone à la génoise, avec du pesto et sans se presser.

word-miscio = Miscio
    .meaning = Fauché, sans le sou.

word-mogogno = Mogogno
    .meaning = La râlerie continue et à mi-voix : à Gênes, un droit civique.

word-nescio = T’ê un pittin nescio
    .meaning = Tu es un petit peu bêta.

word-no-ghe-verso = No gh’é verso
    .meaning = Il n’y a pas moyen.

word-no-se-va-a-loua = No se va à louâ
    .meaning = Aujourd’hui, on ne va pas au travail.

word-ouh-belin = Ouh belin!
    .meaning = Oh là là ! (en nettement plus cru)

word-palanca = Palanca
    .meaning = Une vieille pièce ; au pluriel, palanche, l’argent tout court.

word-pandoce = Pandôçe
    .meaning = Le pandolce de Noël, aux raisins secs et aux pignons, coiffé d’un brin de laurier.

word-pasqualinn-a = Torta pasqualinn-a
    .meaning = La tourte de Pâques aux blettes, au caillé et aux œufs entiers, sous mille feuilles de pâte.

word-pesto = Pesto
    .meaning = Basilic, ail, pignons, sel, fromage, huile, et huile de coude.

word-poveo-figgeu = Pöveo o mæ figgeu, ch’o l’é miscio
    .meaning = Mon pauvre petit, il n’a pas un sou.

word-preboggion = Preboggion
    .meaning = Le bouquet d’herbes sauvages, âme des farces et des soupes.

word-quaexima = Longo comme a Quæxima
    .meaning = Long comme le Carême.

word-ratella = Ratella
    .meaning = Une chamaillerie.

word-ravatto = Ravatto
    .meaning = Une ruine : un vieux machin, ou quelqu’un de mal en point.

word-regaggio = Regaggio
    .meaning = Ragaillardi, frais comme un gardon.

word-rinfrescou = Rinfrescòu
    .meaning = Rafraîchi.

word-rumenta = Rumenta
    .meaning = Les ordures.

word-san-zorzo = San Zòrzo
    .meaning = Saint Georges, dont la croix rouge sur fond blanc est le drapeau de Gênes.

word-sciaccaelo = Sciaccælo
    .meaning = Quelqu’un qui n’a pas beaucoup de jugeote.

word-sciamadda = Sciamadda
    .meaning = La rôtisserie au four flambant : farinata, tourtes et fritures.

word-speremmo-ben = Speremmo ben
    .meaning = Espérons que tout ira bien.

word-sprescia = Sprescia
    .meaning = La hâte.

word-stocchefiscio = Stocchefiscio
    .meaning = Le stockfisch : morue séchée au vent du nord et cuisinée à Gênes.

word-vanni-cianin = Vanni cianin
    .meaning = Vas-y doucement.

word-vergheugna = Vergheugna
    .meaning = La honte.

word-zena = Zena
    .meaning = Gênes, dans sa propre langue.

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
