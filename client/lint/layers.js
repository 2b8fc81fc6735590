/**
 * Checks which folder of `src/` may import which, and that no modules import each other in a circle.
 *
 * Read from the sources of `.ts` and `.svelte` files, so imports of types and imports inside markup count too.
 * `npm run lint` runs it; problems are printed one a line.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

/** The folders of `src/`, upper first: a module imports from its own layer and from those below it. */
export const LAYERS = [
  ['.'],
  ['pages'],
  ['shell'],
  ['games'],
  ['general'],
  ['frame'],
  ['design'],
  ['texts'],
  ['net', 'browser'],
  ['house'],
  ['place'],
  ['generated'],
];

/** Folders whose subfolders do not import each other. */
export const INDEPENDENT = ['games'];

/**
 * The modules of `frame/` that the table of a game may import: the contract, and helpers that know no match. Our games
 * reach their match through the contract alone, as guests do.
 */
export const DOOR = [
  'contract',
  'actions',
  'controllers.svelte',
  'events',
  'figures',
  'foresight.svelte',
  'liveries',
  'points',
];

/**
 * The problems of the modules under `root`, as sentences.
 * @param {string} root
 * @param {readonly (readonly string[])[]} layers
 * @param {readonly string[]} independent
 * @returns {string[]}
 */
export function problemsOf(root, layers = LAYERS, independent = INDEPENDENT) {
  const graph = graphOf(root);
  const problems = [...graph].flatMap(([file, imports]) => {
    const layer = layerOf(file, layers);
    if (layer < 0) return [`${file}: the folder ${folderOf(file)}/ has no layer`];
    const wrong = imports.filter((to) => {
      const target = layerOf(to, layers);
      if (folderOf(file) !== folderOf(to)) return target >= 0 && target <= layer;
      return independent.includes(folderOf(file)) && isApart(partOf(file), partOf(to));
    });
    return wrong.map((to) => `${file} may not import ${to}`);
  });
  const beside = [...graph].flatMap(([file, imports]) =>
    imports
      .filter((to) => isOfTable(file) && isBesideDoor(to))
      .map((to) => `${file} may not import ${to}: a table knows its match by frame/contract.ts`),
  );
  return [...problems, ...beside, ...circlesOf(graph).map((circle) => `circle: ${circle.join(' -> ')}`)];
}

/** Whether a module belongs to the table of a game; workshops have pages of their own. @param {string} file */
const isOfTable = (file) => /^games\/[^/]+\/(?!workshop\/)/.test(file) && !file.endsWith('.test.ts');

/** Whether a module leads to the match past the contract. Components are only drawn. @param {string} to */
const isBesideDoor = (to) =>
  ['net', 'browser'].includes(folderOf(to)) ||
  (folderOf(to) === 'frame' &&
    to.endsWith('.ts') &&
    !DOOR.includes(to.slice('frame/'.length, -'.ts'.length)));

/** @param {string} file @param {readonly (readonly string[])[]} layers */
const layerOf = (file, layers) => layers.findIndex((names) => names.includes(folderOf(file)));

/** @param {string} file */
const folderOf = (file) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '.');

/** The subfolder of its folder that a module is in, if any. @param {string} file */
const partOf = (file) => file.split('/').slice(1, -1)[0];

/** @param {string | undefined} one @param {string | undefined} other */
const isApart = (one, other) => one !== undefined && other !== undefined && one !== other;

/**
 * The modules under `root` with those that each imports.
 * @param {string} root
 * @returns {Map<string, string[]>}
 */
function graphOf(root) {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const modules = names.filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.d.ts')).sort();
  const known = new Set(modules);
  return new Map(
    modules.map((name) => {
      const specifiers = importsOf(name, readFileSync(join(root, name), 'utf8'));
      const imported = specifiers
        .filter((each) => each.startsWith('.'))
        .flatMap((specifier) => {
          const path = posix.join(posix.dirname(name), specifier);
          return [path, `${path}.ts`, `${path}/index.ts`].find((each) => known.has(each)) ?? [];
        });
      return [name, [...new Set(imported)].filter((each) => each !== name)];
    }),
  );
}

/**
 * What a module imports, as it is written there.
 * @param {string} name
 * @param {string} text
 * @returns {string[]}
 */
export function importsOf(name, text) {
  if (!name.endsWith('.svelte')) {
    return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  }
  /** @type {string[]} */
  const found = [];
  /** @param {unknown} node */
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    const { type, source } = /** @type {{ type?: string, source?: { value?: unknown } | null }} */ (node);
    const imports = /^(Import|ExportNamed|ExportAll)(Declaration|Expression)$/.test(type ?? '');
    if (imports && typeof source?.value === 'string') found.push(source.value);
    Object.values(node).forEach(visit);
  };
  const { instance, module, fragment } = parse(text, { modern: true });
  [instance?.content, module?.content, fragment].forEach(visit);
  return found;
}

/**
 * Circles of imports: a depth-first walk that meets a module of its own path has found one.
 * @param {ReadonlyMap<string, readonly string[]>} graph
 */
function circlesOf(graph) {
  /** @type {string[]} */
  const path = [];
  /** @type {string[][]} */
  const circles = [];
  const done = new Set();
  /** @param {string} file */
  const walk = (file) => {
    if (path.includes(file)) {
      circles.push([...path.slice(path.indexOf(file)), file]);
    } else if (!done.has(file)) {
      path.push(file);
      graph.get(file)?.forEach(walk);
      done.add(path.pop());
    }
  };
  [...graph.keys()].forEach(walk);
  return circles;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = problemsOf(fileURLToPath(new URL('../src', import.meta.url)));
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length ? 1 : 0;
}
