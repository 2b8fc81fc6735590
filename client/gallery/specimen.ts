import { createRawSnippet, type Component, type Snippet } from 'svelte';

/** A component with the properties it is shown with. */
export interface Specimen {
  readonly component: Component<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
  /** The part of the plane that is seen, for a component that is part of a drawing. */
  readonly viewBox: string | null;
}

/** What is shown of a component, made when it is shown. */
export type Entry = () => readonly Specimen[];

/** Components by their path under `src/`. */
export type Specimens = Readonly<Record<string, Entry>>;

type Shown<Props extends Record<string, unknown>> = Component<Props, Record<string, unknown>, string>;

/** One component, once for each set of properties. */
export function show<Props extends Record<string, unknown>>(
  component: Shown<Props>,
  ...variants: readonly Props[]
): readonly Specimen[] {
  return variants.map((props) => specimen(component, props, null));
}

/** One component that is a part of a drawing, once for each set of properties. */
export function draw<Props extends Record<string, unknown>>(
  viewBox: string,
  component: Shown<Props>,
  ...variants: readonly Props[]
): readonly Specimen[] {
  return variants.map((props) => specimen(component, props, viewBox));
}

function specimen<Props extends Record<string, unknown>>(
  component: Shown<Props>,
  props: Props,
  viewBox: string | null,
): Specimen {
  return { component: component as unknown as Specimen['component'], props, viewBox };
}

/** A paragraph, for components that have something inside. */
export const paragraph = (text: string): Snippet =>
  createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));

/** A callback that does nothing. */
export const nothing = (): void => undefined;

/** A promise that something was done. */
export const done = (): Promise<void> => Promise.resolve();
