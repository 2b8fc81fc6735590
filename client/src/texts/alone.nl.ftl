house-loading = { $stage ->
    [python] De tafel wordt klaargezet: Python wordt geladen. Dat gebeurt één keer, ongeveer 7 MB.
    [again] De tafel wordt klaargezet: Python wordt gestart.
    [games] De tafel wordt klaargezet: de regels worden uitgepakt.
   *[matches] De tafel wordt klaargezet: je partijen gaan open.
}
house-elsewhere = Ludoteca is open in een ander tabblad. Sluit het daar, dan gaat het hier open.
house-not-kept = { $why ->
    [full] Deze browser heeft geen ruimte meer: je kunt doorspelen, maar vanaf nu blijft er niets bewaard als je de pagina sluit.
   *[forbidden] Deze browser bewaart niets voor deze pagina: je kunt spelen, maar je partijen zijn weg als je hem sluit.
}
house-failed = Python kon in deze browser niet starten. Laad de pagina opnieuw, of probeer een nieuwere browser.
house-other-version = Er is een nieuwere versie van deze pagina.
house-reload = Laden
needs-server = Voor andere mensen, accounts en ranglijsten is een server nodig. Hier speel je tegen bots of samen aan één scherm.
new-seats-alone = Speel tegen bots, of samen aan dit scherm.
home-text-alone = Echte bordspellen, gespeeld naar de letter van de spelregels. Alleen tegen bots, of samen aan één scherm.
