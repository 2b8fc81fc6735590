# Wie die Hölzer auf Deutsch heißen.

column-red-1 = Säule Rot 1 (dünn)
column-red-2 = Säule Rot 2 (dünn)
column-red-3 = Säule Rot 3 (dünn)
column-red-hex = Säule Rot (sechseckig)
column-red-thick = Säule Rot (dick)
column-yellow-1 = Säule Gelb 1 (dünn)
column-yellow-2 = Säule Gelb 2 (dünn)
column-yellow-3 = Säule Gelb 3 (dünn)
column-yellow-hex = Säule Gelb (sechseckig)
column-yellow-thick = Säule Gelb (dick)
column-blue-1 = Säule Blau 1 (dünn)
column-blue-2 = Säule Blau 2 (dünn)
column-blue-3 = Säule Blau 3 (dünn)
column-blue-hex = Säule Blau (sechseckig)
column-blue-thick = Säule Blau (dick)
column-green-1 = Säule Grün 1 (dünn)
column-green-2 = Säule Grün 2 (dünn)
column-green-3 = Säule Grün 3 (dünn)
column-green-hex = Säule Grün (sechseckig)
column-green-thick = Säule Grün (dick)

floor-blue = die blaue Etage
floor-green = die grüne Etage
floor-yellow = die gelbe Etage
floor-orange = die orange Etage
floor-red = die rote Etage
