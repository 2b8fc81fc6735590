/** The files that Python starts from: fetched, checked and compiled, once for all workers. */

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

/** What a worker needs to start Python; workers share the compiled module. */
export interface Files {
  readonly folder: string;
  readonly build: string;
  readonly module: WebAssembly.Module;
  readonly library: Uint8Array<ArrayBuffer>;
  readonly packages: readonly Uint8Array<ArrayBuffer>[];
  /** Where the physics engine is. */
  readonly engine: Part;
}

/** The files beside the page belong to another version of it. */
export class OtherVersion extends Error {}

/** The address of a file beside the page. */
export function beside(folder: string, file: string): string {
  return new URL(`python/${file}`, new URL(folder, location.origin)).href;
}

/** Fetch everything, of the page's `build` if it has one; `tell` hears which share of the bytes has arrived. */
export async function fetchFiles(
  folder: string,
  build: string,
  tell: (share: number) => void,
): Promise<Files> {
  const manifest = (await (await found(beside(folder, 'manifest.json'), 'no-cache')).json()) as Manifest;
  if (build && manifest.build !== build) throw new OtherVersion(manifest.build);
  const parts = [manifest.wasm, manifest.library, ...manifest.packages];
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let arrived = 0;
  const load = (part: Part) =>
    fetchPart(folder, part, (bytes) => tell(Math.min(1, (arrived += bytes) / total)));
  const [module, library, ...packages] = await Promise.all([
    // Many hosts do not compress WebAssembly, so it lies there compressed.
    load(manifest.wasm).then((bytes) =>
      WebAssembly.compileStreaming(new Response(unpacked(bytes), { headers: WASM })),
    ),
    load(manifest.library),
    ...manifest.packages.map(load),
  ]);
  return { folder, build: manifest.build, module, library, packages, engine: manifest.engine };
}

const WASM = { 'Content-Type': 'application/wasm' };

/** A file as it lies on the host; `hear` is called with the size of each piece. */
export async function fetchPart(
  folder: string,
  { file, sha256 }: Part,
  hear: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await found(beside(folder, file));
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
}

/** A compressed file, unpacked while it is read. */
export function unpacked(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
}

/** Free the memory of bytes at once: a worker that runs Python makes so little garbage that it rarely collects it. */
export function release({ buffer }: Uint8Array<ArrayBuffer>): void {
  if ('transfer' in buffer) buffer.transfer(0);
}

async function found(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
