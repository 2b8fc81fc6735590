import { ownTables } from '../browser/ownTables.svelte';
import type { GameTable } from './contract';
import { withFiles, type Value } from './options';

/** The listed values of options: the printed ones, files of the host, and tables that were made in this browser. */
export function offeredOptions(
  game: string,
  table: GameTable | null,
  files: Readonly<Record<string, readonly string[]>> = {},
): Readonly<Record<string, readonly Value[]>> {
  const offered = withFiles(table?.listedOptions, files);
  const made = Object.keys(table?.editors ?? {}).map((what) => [
    what,
    [...(offered[what] ?? []), ...ownTables.of(game, what).map(({ data }) => data)],
  ]);
  return { ...offered, ...(Object.fromEntries(made) as typeof offered) };
}
