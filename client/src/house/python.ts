/** Starts Python in a worker, from the files that lie beside the page. */
import { loadPyodide, type PyodideInterface } from 'pyodide';
import { Bytecode } from './bytecode';
import { addEngine } from './engine';
import { beside, fetchPart, release, unpacked, type Files } from './files';

/** A started Python. */
export interface Started {
  readonly python: PyodideInterface;
  /** Load the physics engine, once; afterwards Python can import it. */
  loadEngine(): Promise<void>;
  /** Keep what has been compiled by now for the next start. */
  keepBytecode(): Promise<void>;
}

/** Start Python with its packages for the worker called `name`; the library is used up by it. */
export async function startPython(name: string, files: Files): Promise<Started> {
  const { folder, engine: enginePart } = files;
  const bytecode = new Bytecode(folder, `${name}-${files.build}.zip`);
  const compiled = bytecode.read();
  const python = await loadCompiled(files);
  release(files.library); // Pyodide has a copy
  const place = python.runPython(
    'import site, sys; sys.dont_write_bytecode = False; site.getsitepackages()[0]',
  ) as string;
  const unpack = (bytes: Uint8Array<ArrayBuffer>) =>
    python.unpackArchive(bytes, 'zip', { extractDir: place });
  files.packages.forEach(unpack);
  try {
    const kept = await compiled;
    if (kept) {
      unpack(kept);
      release(kept);
    }
  } catch {
    // What was kept is damaged: Python compiles again, and the archive is written anew.
  }
  const keepBytecode = async () => {
    const packing = python.pyimport('ludoteca.server.browser.bytecode') as Packing;
    if (!packing.is_new(place)) return;
    await bytecode.write((write) =>
      packing.pack_bytecode(place, (piece) => {
        const bytes = piece.getBuffer('u8');
        write(bytes.data);
        bytes.release();
      }),
    );
  };
  let engine: Promise<void> | null = null;
  const loadEngine = (): Promise<void> =>
    (engine ??= addEngine(python, async () =>
      new Response(unpacked(await fetchPart(folder, enginePart, () => undefined))).arrayBuffer(),
    ).catch((error: unknown) => {
      engine = null; // tried again the next time
      throw error;
    }));
  return { python, loadEngine, keepBytecode };
}

/** Start Pyodide with what it would otherwise fetch and compile itself. */
async function loadCompiled({ folder, module, library }: Files): Promise<PyodideInterface> {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (input, init) => {
    const file = String(input instanceof Request ? input.url : input);
    if (file.endsWith('/pyodide.asm.wasm')) return Promise.resolve(new Response());
    if (file.endsWith('/python_stdlib.zip')) return Promise.resolve(uncopied(library));
    return fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  try {
    return await loadPyodide({
      indexURL: beside(folder, ''),
      lockFileContents: { info: LOCK_INFO, packages: {} } as never,
      packageBaseUrl: beside(folder, ''),
      enableRunUntilComplete: false,
    });
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** As much of a response as Pyodide reads; a real one would hold the bytes once more. */
function uncopied({ buffer }: Uint8Array<ArrayBuffer>): Response {
  return { ok: true, arrayBuffer: () => Promise.resolve(buffer) } as Response;
}

/** The library of a started Python, to start another one. */
export function libraryOf(python: PyodideInterface): Uint8Array<ArrayBuffer> {
  const place = python.runPython(
    "import sys; next(path for path in sys.path if path.endswith('.zip'))",
  ) as string;
  const { FS: files } = python as unknown as { FS: { readFile(path: string): Uint8Array<ArrayBuffer> } };
  return files.readFile(place);
}

/** Of `ludoteca.server.browser.bytecode`, what is called here. */
interface Packing {
  is_new(folder: string): boolean;
  pack_bytecode(folder: string, write: (piece: Bytes) => void): void;
}

/** Python's bytes, where they lie. */
interface Bytes {
  getBuffer(type: 'u8'): { readonly data: Uint8Array; release(): void };
}

/** What Pyodide wants to know of a lock file of its own packages; ours are in the manifest. */
const LOCK_INFO = {
  abi_version: '2026_0',
  arch: 'wasm32',
  platform: 'emscripten',
  python: '3.14.2',
  version: '314.0.7',
};
