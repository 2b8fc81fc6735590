import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import { defineConfig, type Plugin } from 'vite';

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

/** Files that only a table or a lesson needs: kept together with Python, for playing without network. */
const TO_PLAY = /^assets\/(stage|lesson|house\.worker|thinker\.worker)/;
/** Files that only a table with simulated wood needs. */
const TO_SIMULATE = /^assets\/mujoco/;

/** Tells the service worker which files there are; with other files it is another worker. */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  writeBundle({ dir }) {
    const files = readdirSync(join(dir!, 'assets'))
      .map((name) => `assets/${name}`)
      .sort();
    const path = join(dir!, 'sw.js');
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    const listed = (isWanted: (name: string) => boolean) => JSON.stringify(files.filter(isWanted));
    const worker = readFileSync(path, 'utf8')
      .replace("'FILES'", `'${version}'`)
      .replace('FILES = []', `FILES = ${listed((name) => !TO_PLAY.test(name) && !TO_SIMULATE.test(name))}`)
      .replace('TO_PLAY = []', `TO_PLAY = ${listed((name) => TO_PLAY.test(name))}`)
      .replace('TO_SIMULATE = []', `TO_SIMULATE = ${listed((name) => TO_SIMULATE.test(name))}`);
    writeFileSync(path, worker);
  },
};

/**
 * Makes MuJoCo's bindings fit for pages: they make functions from text, which the policy of pages forbids, and name
 * their WebAssembly as a file, which lies compressed with Python's.
 */
const mujoco: Plugin = {
  name: 'mujoco',
  transform(text, id) {
    if (!id.endsWith('@mujoco/mujoco/mujoco.js')) return null;
    const changes = {
      'new Function(...args, invokerFnBody)(...closureArgs)': `function (...given) {
        checkArgCount(given.length, minArgs, expectedArgCount, humanName, throwBindingError);
        const destructors = needsDestructorStack ? [] : null;
        const own = isClassMethodFunc ? [argTypes[1].toWireType(destructors, this)] : [];
        const wired = own.concat(argTypes.slice(2).map((type, at) => type.toWireType(destructors, given[at])));
        const answer = cppInvokerFunc(cppTargetFunc, ...wired);
        if (destructors) runDestructors(destructors);
        else argTypes.slice(isClassMethodFunc ? 1 : 2).forEach((type, at) => type.destructorFunction?.(wired[at]));
        return returns ? argTypes[0].fromWireType(answer) : undefined;
      }`,
      'new Function(...params, functionBody)(...args)': `(obj, func, destructorsRef, start) => {
        const read = types.map((type) => {
          const value = type.readValueFromPointer(start);
          start += type.argPackAdvance;
          return value;
        });
        const answer =
          kind === 1 ? new func(...read) : kind === 0 ? func.call(obj, ...read) : func.call(...read);
        return retType.isVoid ? undefined : emval_returnValue(retType, destructorsRef, answer);
      }`,
      "new URL('mujoco.wasm', import.meta.url).href": "'mujoco.wasm'",
      "import('module')": "import('node:module')",
    };
    let code = text;
    for (const [old, changed] of Object.entries(changes)) {
      if (!code.includes(old)) this.error(`MuJoCo's bindings have changed: ${old}`);
      code = code.replace(old, () => changed);
    }
    return { code, map: null };
  },
};

/** What a page may load; a server says the same in a header. WebAssembly is what Python in the browser is made of. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Makes two pages of one: `index.html` for a server, where the address of a page may have several parts, and `local.html`,
 * which has its tables in the browser and finds everything beside itself.
 */
const pages: Plugin = {
  name: 'pages',
  apply: 'build',
  writeBundle({ dir }) {
    const path = join(dir!, 'index.html');
    const page = readFileSync(path, 'utf8');
    const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;
    const note = readFileSync('src/place/opened-as-file.js');
    const script = `assets/opened-as-file-${createHash('sha256').update(note).digest('hex').slice(0, 8)}.js`;
    writeFileSync(join(dir!, script), note);
    const local = page
      .replace('<html lang="en">', '<html lang="en" data-house="browser" data-build="">')
      .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${policy}`)
      .replace('</head>', `  <script src="./${script}"></script>\n  </head>`);
    writeFileSync(join(dir!, 'local.html'), local);
    writeFileSync(path, page.replaceAll(/(href|src)="\.\//g, '$1="/'));
  },
};

/** Lays a compressed twin beside every text that is served, so that the server need not compress. */
const twins: Plugin = {
  name: 'twins',
  apply: 'build',
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|html)$/.test(name) || name === 'local.html') continue;
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
  plugins: [svelte(), data, ...(mode === GALLERY ? [] : [pages, offline, twins])],
  // Every file finds the others beside itself, in whatever folder the pages lie.
  base: './',
  // Pyodide asks for parts of Node where it runs there.
  worker: {
    format: 'es',
    plugins: () => [mujoco],
    rolldownOptions: { external: [/^node:/], checks: { bundlerTimings: false, pluginTimings: false } },
  },
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
            {
              name: 'match',
              test: /src\/(pages\/match\/Followed|frame\/(PlayedMatch|TableFrame|SeatList))\.svelte/,
            },
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
}));
