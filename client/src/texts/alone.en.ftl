house-loading = { $stage ->
    [python] Setting up the table: Python is loading. This happens once, about 7 MB.
    [again] Setting up the table: Python is starting.
    [games] Setting up the table: the rules are unpacked.
   *[matches] Setting up the table: your matches are opened.
}
house-elsewhere = Ludoteca is open in another tab. Close it there, and it opens here.
house-not-kept = { $why ->
    [full] This browser has no room left: you can play on, but from now on nothing is kept when you close the page.
   *[forbidden] This browser keeps nothing for this page: you can play, but your matches are gone when you close it.
}
house-failed = Python could not be started in this browser. Load the page again, or try a newer browser.
house-other-version = There is a newer version of this page.
house-reload = Load it
needs-server = Other people, accounts and ratings need a server. Here you play against bots or together at one screen.
new-seats-alone = Play against bots, or together at this screen.
home-text-alone = Real board games, played to the letter of their rulebooks. Alone against bots, or together at one screen.
