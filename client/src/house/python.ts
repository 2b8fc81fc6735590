/** Starts Python in a worker, from the files that lie beside the page. */
import { loadPyodide, type PyodideInterface } from 'pyodide';
import { Bytecode } from './bytecode';
import { addEngine } from './engine';

/** A file of the manifest: where it is, how large, and its hash. */
interface Part {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What `ludoteca site` and the server write about the Python that belongs to a page. */
interface Manifest {
  /** The same as in the page, if both are of one version. */
  readonly build: string;
  readonly wasm: Part;
  readonly library: Part;
  /** MuJoCo, loaded only for simulated wood. */
  readonly engine: Part;
  /** Wheels and archives of Python packages. */
  readonly packages: readonly Part[];
}

/** The files beside the page belong to another version of it. */
export class OtherVersion extends Error {}

/** A started Python. */
export interface Started {
  readonly python: PyodideInterface;
  /** Load the physics engine, once; afterwards Python can import it. */
  loadEngine(): Promise<void>;
  /** Keep what has been compiled by now for the next start. */
  keepBytecode(): Promise<void>;
}

/**
 * Start Python with its packages, of the page's `build` if it has one, for the worker called `name`; `tell` hears which
 * share of the bytes has arrived.
 */
export async function startPython(
  name: string,
  { folder, build }: { readonly folder: string; readonly build: string },
  tell: (share: number) => void = () => undefined,
): Promise<Started> {
  const beside = (file: string) => new URL(`python/${file}`, new URL(folder, location.origin)).href;
  const manifest = (await (await found(beside('manifest.json'), 'no-cache')).json()) as Manifest;
  if (build && manifest.build !== build) throw new OtherVersion(manifest.build);
  const parts = [manifest.wasm, manifest.library, ...manifest.packages];
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let arrived = 0;

  const load = async (
    { file, sha256 }: Part,
    hear: (bytes: number) => void = (bytes) => tell(Math.min(1, (arrived += bytes) / total)),
  ): Promise<Uint8Array<ArrayBuffer>> => {
    const response = await found(beside(file));
    const counted = response.body!.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, out) {
          hear(chunk.length);
          out.enqueue(chunk);
        },
      }),
    );
    const bytes = new Uint8Array(await new Response(counted).arrayBuffer());
    // Browsers compute hashes only for pages that are served with TLS, or from this machine.
    if (crypto.subtle && hex(await crypto.subtle.digest('SHA-256', bytes)) !== sha256)
      throw new OtherVersion(file);
    return bytes;
  };

  const bytecode = new Bytecode(folder, `${name}-${manifest.build}.zip`);
  const compiled = bytecode.read();
  const packages = Promise.all(manifest.packages.map((part) => load(part)));
  packages.catch(() => undefined); // awaited below
  // Many hosts do not compress WebAssembly, so it lies there compressed, and Pyodide is given what it would fetch.
  const given: Readonly<Record<string, Promise<Response>>> = {
    'pyodide.asm.wasm': load(manifest.wasm).then(
      (bytes) => new Response(unpacked(bytes), { headers: { 'Content-Type': 'application/wasm' } }),
    ),
    'python_stdlib.zip': load(manifest.library).then((bytes) => new Response(bytes)),
  };
  const usual = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    given[
      String(input instanceof Request ? input.url : input)
        .split('/')
        .at(-1)!
    ] ?? usual(input, init);
  try {
    const python = await loadPyodide({
      indexURL: beside(''),
      lockFileContents: { info: LOCK_INFO, packages: {} } as never,
      packageBaseUrl: beside(''),
      enableRunUntilComplete: false,
    });
    const place = python.runPython(
      'import site, sys; sys.dont_write_bytecode = False; site.getsitepackages()[0]',
    ) as string;
    const unpack = (bytes: Uint8Array<ArrayBuffer>) =>
      python.unpackArchive(bytes, 'zip', { extractDir: place });
    (await packages).forEach(unpack);
    try {
      const kept = await compiled;
      if (kept) unpack(kept);
    } catch {
      // What was kept is damaged: Python compiles again, and the archive is written anew.
    }
    const keepBytecode = async () => {
      const { pack_bytecode: pack } = python.pyimport('ludoteca.server.browser.bytecode') as Packing;
      const packed = pack(place);
      const bytes = packed.toJs();
      packed.destroy();
      if (bytes.length > 0) await bytecode.write(bytes);
    };
    let engine: Promise<void> | null = null;
    const loadEngine = (): Promise<void> =>
      (engine ??= addEngine(python, async () =>
        new Response(unpacked(await load(manifest.engine, () => undefined))).arrayBuffer(),
      ).catch((error: unknown) => {
        engine = null; // tried again the next time
        throw error;
      }));
    return { python, loadEngine, keepBytecode };
  } finally {
    globalThis.fetch = usual;
  }
}

/** Of `ludoteca.server.browser.bytecode`, what is called here. */
interface Packing {
  pack_bytecode(folder: string): { toJs(): Uint8Array<ArrayBuffer>; destroy(): void };
}

/** What Pyodide wants to know of a lock file of its own packages; ours are in the manifest. */
const LOCK_INFO = {
  abi_version: '2026_0',
  arch: 'wasm32',
  platform: 'emscripten',
  python: '3.14.2',
  version: '314.0.7',
};

function unpacked(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
}

async function found(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
