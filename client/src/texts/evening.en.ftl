# An evening together: the house let in, the big screen, the phone as a hand; in English.

lan-only-here = Links from this page open on this computer only.
lan-offer = Phones and the TV in the house cannot reach this computer yet.
lan-what = This opens { $address } to the devices in your network until you close it or stop the program. They can play here; nothing else on this computer is opened.
lan-open = Let the house in
lan-is-open = The house is let in: devices in your network reach { $url }.
lan-close = Close it again
lan-address = Address for other devices
lan-nowhere = This computer is in no local network. Connect it to your Wi-Fi to play with phones.
code-of = QR code: { $label }
code-show = QR code

tv-share = Link for a TV or another big screen
tv-choose = What shall we play?
tv-choose-text = This screen is the table, and every phone is a hand.
tv-scan = Scan to take a seat
tv-scan-text = Point your phone’s camera here. All you type is your name.
tv-scan-bot = Scan to take over from a bot
tv-seats = { $taken } of { $all } seats taken
tv-start = Start with { $count } players
tv-start-few =
    { $count ->
        [one] One more person is needed
       *[other] { $count } more people are needed
    }.
tv-next = Next match
tv-other-game = Another game
tv-full-screen = Full screen
tv-sound = Sound
tv-turn-here = Turn the table to this side

hand-title = Take a seat
hand-sit = Sit down
hand-another = Another person on this phone
hand-another-name = Their name
hand-pass = Pass the phone to { $name }
hand-hidden = What belongs to one of you is hidden until the right person taps.
hand-i-am = I am { $name }
hand-take = Play for { $name }
