# Hoe het hout in het Nederlands heet.

column-red-1 = dun rood 1
column-red-2 = dun rood 2
column-red-3 = dun rood 3
column-red-hex = zeshoek rood
column-red-thick = dik rood
column-yellow-1 = dun geel 1
column-yellow-2 = dun geel 2
column-yellow-3 = dun geel 3
column-yellow-hex = zeshoek geel
column-yellow-thick = dik geel
column-blue-1 = dun blauw 1
column-blue-2 = dun blauw 2
column-blue-3 = dun blauw 3
column-blue-hex = zeshoek blauw
column-blue-thick = dik blauw
column-green-1 = dun groen 1
column-green-2 = dun groen 2
column-green-3 = dun groen 3
column-green-hex = zeshoek groen
column-green-thick = dik groen

floor-blue = de blauwe vloer
floor-green = de groene vloer
floor-yellow = de gele vloer
floor-orange = de oranje vloer
floor-red = de rode vloer
