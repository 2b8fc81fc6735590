import type { Update } from '../generated/server';

type Path = Update['changes'][number][0];

/** A view after the changes of an update; parts that stay the same are shared with the view before. */
export function changed(view: unknown, changes: Update['changes']): unknown {
  return changes.reduce<unknown>((part, [path, value]) => set(part, path, value), view);
}

function set(part: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...(part as object) }) as Record<
    string | number,
    unknown
  >;
  copy[name] = set(copy[name], rest, value);
  return copy;
}
