house-loading = { $stage ->
    [python] La table se prépare : Python se charge. Une seule fois, environ 7 Mo.
    [again] La table se prépare : Python démarre.
    [games] La table se prépare : les règles sont déballées.
   *[matches] La table se prépare : vos parties s’ouvrent.
}
house-elsewhere = Ludoteca est ouverte dans un autre onglet. Fermez-le, et elle s’ouvre ici.
house-not-kept = { $why ->
    [full] Ce navigateur n’a plus de place : vous pouvez continuer à jouer, mais rien ne sera gardé quand vous fermerez la page.
   *[forbidden] Ce navigateur ne garde rien pour cette page : vous pouvez jouer, mais vos parties disparaissent quand vous la fermez.
}
house-failed = Python n’a pas pu démarrer dans ce navigateur. Rechargez la page, ou essayez un navigateur plus récent.
house-other-version = Il y a une version plus récente de cette page.
house-reload = La charger
needs-server = Jouer avec d’autres personnes, les comptes et les classements demandent un serveur. Ici, vous jouez contre des bots ou à plusieurs sur un écran.
new-seats-alone = Jouez contre des bots, ou à plusieurs sur cet écran.
home-text-alone = De vrais jeux de société, joués à la lettre de leur règle. Seul contre des bots, ou ensemble devant un écran.
