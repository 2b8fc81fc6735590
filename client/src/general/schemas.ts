import type { SeatFields } from '../texts/texts.svelte';

interface Schema {
  readonly title?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema | false;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Which fields of a game's actions and events name a seat, read from their JSON schemas. */
export function seatFieldsOf(...schemas: readonly unknown[]): SeatFields {
  const records = schemas.flatMap((schema) => Object.values((schema as Schema).$defs ?? {}));
  const named = records.map(({ properties = {} }): [string, readonly string[]] => {
    const tag = properties.type?.const ?? properties.type?.enum?.[0];
    const fields = Object.entries(properties).filter(([, field]) => namesSeats(field));
    return [String(tag), fields.map(([name]) => name)];
  });
  return Object.fromEntries(named.filter(([, fields]) => fields.length));
}

function namesSeats({ title, anyOf, items }: Schema): boolean {
  return title === 'seat' || Boolean(anyOf?.some(namesSeats)) || Boolean(items && namesSeats(items));
}
