"""What a villa at rest depends on: balance by statics, which is exact for gravity, and simulated loads."""

from ludoteca.games.villa_paletti.geometry.balance import margin
from ludoteca.games.villa_paletti.geometry.villa import Villa
from ludoteca.games.villa_paletti.notes import IDLE_LOAD
from ludoteca.games.villa_paletti.tables import ColumnId
from ludoteca.games.villa_paletti.wood import ColumnReading, Inspection

from .report import loads_of


def inspect(villa: Villa) -> Inspection:
    """Classify each column as free, idle, loaded or critical, and compute how stable the villa is."""
    loads = loads_of(villa)
    readings = {column.id: column_reading(villa, column.id, loads[column.id]) for column in villa.standing}
    return Inspection(columns=readings, margin=round(margin(villa), 3))


def column_reading(villa: Villa, column: ColumnId, load: float) -> ColumnReading:
    """How much a villa depends on a column that carries a load."""
    left = round(margin(villa.with_column(column, None)), 3)
    if villa.carries(column):
        return ColumnReading(standing="critical", load=load, margin=left)
    if villa.cover_of(column) is None:
        return ColumnReading(standing="free", load=load, margin=left)
    if left < 0.0:
        return ColumnReading(standing="critical", load=load, margin=left)
    return ColumnReading(standing="loaded" if load > IDLE_LOAD else "idle", load=load, margin=left)
