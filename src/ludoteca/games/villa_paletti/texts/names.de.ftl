# Wie die Hölzer auf Deutsch heißen.

column-red-1 = Dünn rot 1
column-red-2 = Dünn rot 2
column-red-3 = Dünn rot 3
column-red-hex = Sechseck rot
column-red-thick = Dick rot
column-yellow-1 = Dünn gelb 1
column-yellow-2 = Dünn gelb 2
column-yellow-3 = Dünn gelb 3
column-yellow-hex = Sechseck gelb
column-yellow-thick = Dick gelb
column-blue-1 = Dünn blau 1
column-blue-2 = Dünn blau 2
column-blue-3 = Dünn blau 3
column-blue-hex = Sechseck blau
column-blue-thick = Dick blau
column-green-1 = Dünn grün 1
column-green-2 = Dünn grün 2
column-green-3 = Dünn grün 3
column-green-hex = Sechseck grün
column-green-thick = Dick grün

floor-blue = die blaue Etage
floor-green = die grüne Etage
floor-yellow = die gelbe Etage
floor-orange = die orange Etage
floor-red = die rote Etage
