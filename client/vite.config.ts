import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8421';

/**
 * Boards and pieces are TOML, texts are Fluent, both in the Python package: imported as they are; of texts also only
 * the keys.
 */
const data: Plugin = {
  name: 'data',
  transform(text, id) {
    if (id.endsWith('.toml')) return { code: `export default ${JSON.stringify(parse(text))}`, map: null };
    if (id.endsWith('.ftl?keys'))
      return { code: `export default ${JSON.stringify(text.match(/^[\w-]+(?= =)/gm))}`, map: null };
    if (!id.endsWith('.ftl')) return null;
    const sentences = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\n{2,}/g, '\n');
    return { code: `export default ${JSON.stringify(sentences)}`, map: null };
  },
};

/** The file with the texts of one language that are fetched together: `palermo.en`, `account.en`, or `house.en`. */
function shelfOf(path: string): string {
  const shelf = /games\/([^/]+)\/texts\//.exec(path) ?? /client\/src\/texts\/(\w+)\.\w+\./.exec(path);
  return `${shelf?.[1] ?? 'house'}.${path.split('.').at(-2)!.split('/').at(-1)!}`;
}

/** Files that only a table or a lesson needs, which cannot be without a server. */
const NOT_OFFLINE = /^assets\/(stage|lesson)/;

/** Tells the service worker which files there are; with other files it is another worker. */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  writeBundle({ dir }) {
    const files = readdirSync(join(dir!, 'assets'))
      .map((name) => `assets/${name}`)
      .filter((name) => !NOT_OFFLINE.test(name))
      .sort();
    const path = join(dir!, 'sw.js');
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    const worker = readFileSync(path, 'utf8')
      .replace("'BUILD'", `'${version}'`)
      .replace('FILES = []', `FILES = ${JSON.stringify(files.map((name) => `/${name}`))}`);
    writeFileSync(path, worker);
  },
};

/** Lays a compressed twin beside every text that is served, so that the server need not compress. */
const twins: Plugin = {
  name: 'twins',
  apply: 'build',
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|html)$/.test(name)) continue;
      const path = join(dir!, name);
      const content = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      writeFileSync(`${path}.br`, brotliCompressSync(content));
    }
  },
};

/** The mode in which the page of all components is built, for developers, and nothing else. */
const GALLERY = 'gallery';

export default defineConfig(({ command, mode }) => ({
  logLevel: mode === GALLERY ? 'error' : command === 'build' ? 'warn' : 'info',
  plugins: [svelte(), data, ...(mode === GALLERY ? [] : [offline, twins])],
  build: {
    outDir: '../src/ludoteca/server/static',
    emptyOutDir: true,
    minify: mode !== GALLERY,
    // The pages are served under a strict policy: nothing may be inlined, not even a small picture.
    assetsInlineLimit: 0,
    // three.js is larger than the usual limit, and loaded only at Villa Paletti's table.
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: mode === GALLERY ? 'gallery.html' : 'index.html',
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        // A few larger files instead of many small ones: they are compressed better.
        codeSplitting: {
          groups: [
            { name: 'house', tags: ['$initial'] },
            { name: shelfOf, test: /\.ftl$/ },
          ],
        },
      },
    },
  },
  server: {
    // Texts and rules pages are read from the Python package beside the client.
    fs: { allow: ['..'] },
    proxy: { '/api/v1/socket': { target: server, ws: true }, '/api': server },
  },
  // Tests of controllers run the reactive code of the browser, not that of a server.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  test: {
    environment: './test/environment.ts',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  },
}));
