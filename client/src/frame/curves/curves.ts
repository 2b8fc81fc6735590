import type { Moment, Review } from '../../generated/server';

/** A number for each seat, or one for the whole table, after each entry that was looked at. */
export interface Curves {
  /** `chances`, or the key of a measure. */
  readonly key: string;
  readonly points: readonly { readonly seq: number; readonly values: readonly number[] }[];
  /** What the floor and the top of the drawing stand for. */
  readonly least: number;
  readonly most: number;
}

type Points = Curves['points'];

/** Curves that fill their drawing: they begin at nothing only if somebody comes near it. */
export function curvesOver(key: string, points: Points): Curves {
  const values = points.flatMap((point) => point.values);
  const [lowest, most] = [values.length ? Math.min(...values) : 0, Math.max(0, ...values)];
  const least = lowest > most / 2 ? lowest : Math.min(0, lowest);
  return { key, points, least, most: least < most ? most : least + 1 };
}

/** Everything that can be drawn of a review: the chances first, then what the game measures. */
export function curvesOf({ moments }: Review): readonly Curves[] {
  const measures = [...new Set(moments.flatMap(({ measures }) => Object.keys(measures)))].sort();
  const chances = curve('chances', moments, ({ chances }) => chances);
  return [
    ...(chances.points.length ? [{ ...chances, least: 0, most: 1 }] : []),
    ...measures.map((key) => curve(key, moments, ({ measures }) => measures[key] ?? [])),
  ];
}

function curve(
  key: string,
  moments: readonly Moment[],
  valuesOf: (moment: Moment) => readonly number[],
): Curves {
  const points = moments
    .map((moment) => ({ seq: moment.seq, values: valuesOf(moment) }))
    .filter(({ values }) => values.length > 0);
  return curvesOver(key, points);
}

/** The numbers of the last entry that was looked at, up to this one. */
export function valuesAt({ points }: Curves, seq: number): readonly number[] {
  return points.findLast((point) => point.seq <= seq)?.values ?? points[0]?.values ?? [];
}

/** Where a match turned: what changed most between two entries that were looked at. */
export interface Turn {
  readonly seq: number;
  /** The entry that was looked at before. */
  readonly since: number;
  readonly key: string;
  /** Whose number it is; null if it is the table's. */
  readonly seat: number | null;
  readonly before: number;
  readonly after: number;
}

/** The turning points of a review, the greatest first. */
export function turnsOf(review: Review): readonly Turn[] {
  const curves = curvesOf(review).filter(
    ({ key, points }) => key === 'chances' || (!review.playouts && points[0]!.values.length === 1),
  );
  return review.turning.flatMap((seq) => {
    const changes = curves.flatMap(({ key, points }) => {
      const place = points.findIndex((point) => point.seq === seq);
      const [sooner, later] = [points[place - 1], points[place]];
      if (!sooner || !later) return [];
      return later.values.map((after, at) => ({
        seq,
        since: sooner.seq,
        key,
        seat: later.values.length === 1 ? null : at,
        before: sooner.values[at]!,
        after,
      }));
    });
    changes.sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before));
    return changes.slice(0, 1);
  });
}
