/** A game's options, read from their JSON schema, as a form shows them. */
export type Value = string | number | boolean | null | Made;
/** A whole table of one's own box, such as a board. */
export type Made = Readonly<Record<string, unknown>>;
/** A value, or one for each seat. */
export type Chosen = Value | readonly Value[];
export type Values = Readonly<Record<string, unknown>>;

export interface Choice {
  readonly name: string;
  /** `seats`: a choice for each seat. */
  readonly kind: 'switch' | 'choice' | 'whole' | 'text' | 'seats';
  /** All values, if they can be listed. */
  readonly values: readonly Value[];
  readonly low: number | null;
  readonly high: number | null;
  readonly isOptional: boolean;
}

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly enum?: readonly Value[];
  readonly const?: Value;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly maxItems?: number;
}

/** A range of whole numbers up to this wide is shown as a list. */
const LISTED = 12;

/** The options as a form shows them; `listed` are values of options that could be anything. */
export function choicesOf(
  schema: unknown,
  listed: Readonly<Record<string, readonly Value[]>> = {},
): readonly Choice[] {
  const root = schema as Schema;
  const record = resolve(root, root);
  return Object.entries(record.properties ?? {})
    .filter(([name]) => name !== 'type')
    .map(([name, part]) => choiceOf(name, resolve(part, root), listed[name]))
    .filter((choice) => choice !== null);
}

/** The listed values together with the names of the host's own files. */
export function withFiles(
  listed: Readonly<Record<string, readonly Value[]>> = {},
  files: Readonly<Record<string, readonly string[]>> = {},
): Readonly<Record<string, readonly Value[]>> {
  const added = Object.entries(files).map(([name, names]) => [name, [...(listed[name] ?? []), ...names]]);
  return { ...listed, ...(Object.fromEntries(added) as Record<string, readonly Value[]>) };
}

function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? (root.$defs?.[name] ?? schema) : schema;
}

/** Null for what no form can show, such as lists: games have editors of their own for those. */
function choiceOf(name: string, schema: Schema, listed?: readonly Value[]): Choice | null {
  const alternatives = schema.anyOf ?? [schema];
  const isOptional = alternatives.some(({ type }) => type === 'null');
  const main = alternatives.find(({ type }) => type !== 'null') ?? {};
  const low = main.minimum ?? null;
  const high = main.maximum ?? null;
  const none = isOptional ? [null] : [];
  const common = { name, low, high, isOptional };
  if (listed) return { ...common, kind: 'choice', values: listed };
  if (main.enum) {
    const values = main.enum.includes(null) ? main.enum : [...none, ...main.enum];
    return { ...common, kind: 'choice', values };
  }
  if (main.items?.enum && main.maxItems) {
    return { ...common, kind: 'seats', values: main.items.enum, high: main.maxItems };
  }
  if (main.type === 'boolean') return { ...common, kind: 'switch', values: [false, true] };
  if (main.type === 'string') return { ...common, kind: 'text', values: [] };
  if (main.type !== 'integer') return null;
  const isListed = low !== null && high !== null && high - low < LISTED;
  const numbers = isListed ? Array.from({ length: high - low + 1 }, (_, index) => low + index) : [];
  return { ...common, kind: isListed ? 'choice' : 'whole', values: isListed ? [...none, ...numbers] : [] };
}

/** The same at a table of so many seats; `named` are the options whose value is a seat. */
export function atTable(
  choices: readonly Choice[],
  seats: number,
  named: readonly string[] = [],
): readonly Choice[] {
  return choices.map((choice) => {
    if (choice.kind === 'seats') return { ...choice, high: Math.min(choice.high ?? seats, seats) };
    if (!named.includes(choice.name)) return choice;
    return { ...choice, values: choice.values.filter((each) => typeof each !== 'number' || each < seats) };
  });
}

/**
 * What was chosen, as far as it fits a table of so many seats: a seat that is not there is as printed again, and so
 * are the single seats if none of those left differs. `named` are the options whose value is a seat.
 */
export function fitting(
  choices: readonly Choice[],
  values: Values,
  defaults: Values,
  seats: number,
  named: readonly string[] = [],
): Values {
  const chosen = choices.filter(({ name }) => name in values);
  const fitted = chosen.map(({ name, kind, values: all }) => {
    const value = values[name];
    if (kind === 'seats' && Array.isArray(value)) {
      const left = value.slice(0, seats) as readonly Value[];
      return [name, left.some((each) => each !== all[0]) ? left : defaults[name]];
    }
    const isGone = named.includes(name) && typeof value === 'number' && value >= seats;
    return [name, isGone ? defaults[name] : value];
  });
  return { ...values, ...(Object.fromEntries(fitted) as Values) };
}

/** The names of the options that are not as printed; those that no form shows, too. */
export function differing(choices: readonly Choice[], values: Values, defaults: Values): readonly string[] {
  const names = new Set([...choices.map(({ name }) => name), ...Object.keys(defaults)]);
  return [...names].filter(
    (name) => name in values && JSON.stringify(values[name]) !== JSON.stringify(defaults[name]),
  );
}
