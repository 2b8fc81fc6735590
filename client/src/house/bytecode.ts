/** What Python has compiled, in the browser's own storage; without storage it is compiled at every start. */
import { placeOf, type Openable } from './storage';

const FOLDER = 'bytecode';

/** The bytecode of one worker and build. */
export class Bytecode {
  readonly #folder: string;
  readonly #name: string;

  constructor(folder: string, name: string) {
    this.#folder = folder;
    this.#name = name;
  }

  async #place(): Promise<FileSystemDirectoryHandle> {
    return (await placeOf(this.#folder)).getDirectoryHandle(FOLDER, { create: true });
  }

  /** The archive that was written; null if there is none. */
  async read(): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      const file = await (await this.#place()).getFileHandle(this.#name);
      const bytes = new Uint8Array(await (await file.getFile()).arrayBuffer());
      return isWhole(bytes) ? bytes : null;
    } catch {
      return null;
    }
  }

  /** Keep the archive that `pack` writes in pieces, and remove those of other builds. */
  async write(pack: (write: (piece: Uint8Array) => void) => void): Promise<void> {
    try {
      const place = await this.#place();
      const [worker] = this.#name.split('-');
      for await (const name of place.keys())
        if (name.startsWith(`${worker}-`) && name !== this.#name) await place.removeEntry(name);
      const file = (await place.getFileHandle(this.#name, { create: true })) as unknown as Openable;
      const handle = await file.createSyncAccessHandle();
      try {
        handle.truncate(0);
        let at = 0;
        pack((piece) => (at += handle.write(piece, { at })));
        handle.flush();
      } finally {
        handle.close();
      }
    } catch {
      // There is no room, or no storage: compiled again the next time.
    }
  }
}

/** Whether an archive ends as it should: a page may be closed while it is written. */
function isWhole(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes.slice(-22);
  return a === 0x50 && b === 0x4b && c === 0x05 && d === 0x06;
}
