import type { Desk } from './contract';

/**
 * One controller for each desk, shared by its board and its panel. It subscribes to the desk in its constructor, by
 * effects; they end when the desk is closed, and only then.
 */
export function onePerDesk<D extends Pick<Desk, 'closed'>, Controller extends object>(
  make: (desk: D) => Controller,
): (desk: D) => Controller {
  const known = new WeakMap<D, Controller>();
  return (desk) => {
    if (!known.has(desk)) {
      const stop = $effect.root(() => void known.set(desk, make(desk)));
      desk.closed.addEventListener('abort', stop, { once: true });
    }
    return known.get(desk)!;
  };
}
