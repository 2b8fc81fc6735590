import type { Component } from 'svelte';
import type { Figures } from './contract';

/** Each sketch of a game as a component of its own, by the rule it shows. */
export function drawn<Sketch>(
  Figure: Component<{ sketch: Sketch }>,
  sketches: Readonly<Record<string, Sketch>>,
): Figures {
  return Object.fromEntries(
    Object.entries(sketches).map(([rule, sketch]): [string, Component] => [
      rule,
      (internals, props) => Figure(internals, { ...props, sketch }),
    ]),
  );
}
