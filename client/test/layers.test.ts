import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { importsOf, problemsOf } from '../lint/layers.js';

const LAYERS = [['.'], ['pages'], ['games'], ['frame'], ['net', 'browser']];
const roots: string[] = [];

/** The problems of a small client whose files hold these texts. */
function problemsIn(files: Readonly<Record<string, string>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'layers-'));
  roots.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return problemsOf(root, LAYERS, ['games']);
}

afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

test('imports downwards are fine', () => {
  const files = {
    'main.ts': "import './pages/home';",
    'pages/home.ts': "import { ask } from '../net/http.svelte';",
    'net/http.svelte.ts': 'export const ask = 1;',
  };
  expect(problemsIn(files)).toEqual([]);
});

test('an import upwards is named, also of a type', () => {
  const files = {
    'pages/home.ts': 'export type Home = 1;',
    'net/http.ts': "import type { Home } from '../pages/home';",
  };
  expect(problemsIn(files)).toEqual(['net/http.ts may not import pages/home.ts']);
});

test('folders of one layer do not import each other', () => {
  const files = { 'net/http.ts': "import '../browser/tab';", 'browser/tab.ts': '' };
  expect(problemsIn(files)).toEqual(['net/http.ts may not import browser/tab.ts']);
});

test('games do not import each other, but their index imports each', () => {
  const files = {
    'games/index.ts': "import './one/table';",
    'games/one/table.ts': "import '../two/table';",
    'games/two/table.ts': '',
  };
  expect(problemsIn(files)).toEqual(['games/one/table.ts may not import games/two/table.ts']);
});

test('a circle is shown as it goes', () => {
  const files = { 'net/a.ts': "import './b';", 'net/b.ts': "import './c';", 'net/c.ts': "import './a';" };
  expect(problemsIn(files)).toEqual(['circle: net/a.ts -> net/b.ts -> net/c.ts -> net/a.ts']);
});

test('a folder without a layer is named', () => {
  const files = { 'utils/a.ts': '' };
  expect(problemsIn(files)).toEqual(['utils/a.ts: the folder utils/ has no layer']);
});

test('imports of a component are read from its scripts and its markup', () => {
  const component = `
    <script module lang="ts">import type { One } from './one';</script>
    <script lang="ts">import Two from './Two.svelte';</script>
    {#await import('./Three.svelte') then { default: Three }}<Three />{/await}
    <p>import './four'</p>`;
  expect(importsOf('Page.svelte', component).sort()).toEqual(['./Three.svelte', './Two.svelte', './one']);
});

test('the table of a game knows its match only through the contract', () => {
  const files = {
    'games/one/board.ts':
      "import '../../frame/contract'; import '../../frame/desk.svelte'; import '../../net/http';",
    'games/one/workshop/bench.ts': "import '../../../net/http';",
    'games/one/board.test.ts': "import '../../frame/desk.svelte';",
    'frame/contract.ts': '',
    'frame/desk.svelte.ts': '',
    'net/http.ts': '',
  };
  expect(problemsIn(files)).toEqual([
    'games/one/board.ts may not import frame/desk.svelte.ts: a table knows its match by frame/contract.ts',
    'games/one/board.ts may not import net/http.ts: a table knows its match by frame/contract.ts',
  ]);
});
