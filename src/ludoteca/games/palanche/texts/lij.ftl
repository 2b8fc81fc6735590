### Genoese Ligurian for flavour: only what has a good Genoese name; the rest is read in Italian, then English.
### A space without an entry keeps the name its board file gives it.

## The game

palanche-welcome = Benvegnui à Zena!
palanche-goodbye = A se vedemmo!
palanche-your-turn = Tocca à ti
palanche-money = Palanche
palanche-cards = Carte
palanche-auction = Incanto
palanche-trade = Scangio
palanche-debt = Debito
palanche-glossary = Paròlle zeneixi

## The decks, and what the deeds are

deck-speremmo = speremmo ben
deck-bratta = a l'è bratta
kind-terreno = terren

## Investments, in the order in which they are made

level-casa = casa
level-cantina = cantinn-a
level-terrazzo = terrassa
level-vista_mare = vista in sciô mâ

## What is drawn on spaces, and the rides

symbol-creusa = creusa
symbol-trenino = trenin de Casella
symbol-strada = stradda
ride-ascensore = ascensô de Castelletto

## Spaces of the board of Genoa

space-piazza_de_ferrari = Ciassa De Ferrari
space-lungomare_di_pegli = Longomâ de Peggi
space-via_cornigliano = Via Cornigen
space-palazzo_reale = Palaçio Reâ
space-via_di_pre = Via de Prê
space-via_del_campo = Via do Campo
space-piazza_delle_erbe = Ciassa de Erbe
space-sciamadda_di_sottoripa = Sciamadda de Sottoriva
space-piazza_manin = Ciassa Manin
space-spianata_castelletto = Spianâ de Castelletto
space-cattedrale_di_san_lorenzo = San Loenso
space-porto_antico = Pòrto Antigo
space-via_san_vincenzo = Via San Viçenso
space-piazza_rossetti = Ciassa Rossetti
space-boccadasse = Boccadâze
space-via_albaro = Via Arbâ
space-via_v_maggio = Via Çinque de Mazzo
space-compagnia_dei_camalli = Compagnia di camalli
space-via_garibaldi = Stradda Neuva
space-via_roma = Via Romma
