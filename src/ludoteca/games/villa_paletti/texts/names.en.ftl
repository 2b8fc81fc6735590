# What the wood is called in English.

column-red-1 = thin red 1
column-red-2 = thin red 2
column-red-3 = thin red 3
column-red-hex = red hexagon
column-red-thick = thick red
column-yellow-1 = thin yellow 1
column-yellow-2 = thin yellow 2
column-yellow-3 = thin yellow 3
column-yellow-hex = yellow hexagon
column-yellow-thick = thick yellow
column-blue-1 = thin blue 1
column-blue-2 = thin blue 2
column-blue-3 = thin blue 3
column-blue-hex = blue hexagon
column-blue-thick = thick blue
column-green-1 = thin green 1
column-green-2 = thin green 2
column-green-3 = thin green 3
column-green-hex = green hexagon
column-green-thick = thick green

floor-blue = the blue floor
floor-green = the green floor
floor-yellow = the yellow floor
floor-orange = the orange floor
floor-red = the red floor
