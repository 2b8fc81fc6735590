/**
 * The database in the browser's own storage: a file system of Emscripten that holds one SQLite database.
 *
 * SQLite opens files at any moment and cannot wait; handles of the origin private file system are opened with a promise.
 * So the three files that a database may have are opened beforehand; an empty one counts as not there. Writes are
 * synchronous, and a flush returns when the bytes are durable: what Python calls committed is.
 */
import type { NotKept } from './messages';

/** Of a worker's `FileSystemSyncAccessHandle`, what is used here. */
interface Handle {
  read(into: Uint8Array, options: { at: number }): number;
  write(from: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

/** A file in memory, for a browser that keeps nothing. */
class MemoryFile implements Handle {
  #bytes = new Uint8Array(64 * 1024);
  #size = 0;

  read(into: Uint8Array, { at }: { at: number }): number {
    const part = this.#bytes.subarray(at, Math.min(this.#size, at + into.length));
    into.set(part);
    return part.length;
  }

  write(from: Uint8Array, { at }: { at: number }): number {
    const end = at + from.length;
    if (end > this.#bytes.length) {
      const grown = new Uint8Array(2 * end);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes.set(from, at);
    this.#size = Math.max(this.#size, end);
    return from.length;
  }

  truncate(size: number): void {
    this.#bytes.fill(0, Math.min(size, this.#size), this.#size);
    this.#size = size;
  }

  getSize(): number {
    return this.#size;
  }

  flush(): void {
    // Memory has nothing to write.
  }

  close(): void {
    // Nothing is open.
  }
}

const NAME = 'ludoteca.sqlite3';
const NAMES = [NAME, `${NAME}-wal`, `${NAME}-journal`] as const;
const FOLDER_IN_PYTHON = '/house';
/** Where Python finds the database. */
export const DATABASE = `${FOLDER_IN_PYTHON}/${NAME}`;

const [ENOENT, ENOSPC] = [44, 51];
const [DIRECTORY, REGULAR] = [0o40777, 0o100666];
const BLOCK = 4096;

/** A tab that was just closed may hold its files for a moment longer than its lock. */
const TRIES = 50;
const PAUSE_MS = 100;

/** The files of the database and where they are kept. */
export class Storage {
  readonly files: Map<string, Handle>;
  readonly #onNotKept: (why: NotKept) => void;
  isKept: boolean;

  private constructor(files: Map<string, Handle>, isKept: boolean, onNotKept: (why: NotKept) => void) {
    this.files = files;
    this.isKept = isKept;
    this.#onNotKept = onNotKept;
  }

  /** Open the files of a folder of the site; in memory where the browser gives no storage. */
  static async open(folder: string, onNotKept: (why: NotKept) => void): Promise<Storage> {
    try {
      const place = await placeOf(folder);
      const files = new Map<string, Handle>();
      for (const name of NAMES) {
        const file = await place.getFileHandle(name, { create: true });
        files.set(name, await opened(file as unknown as Openable));
      }
      return new Storage(files, true, onNotKept);
    } catch {
      onNotKept('forbidden');
      return new Storage(new Map(NAMES.map((name) => [name, new MemoryFile()])), false, onNotKept);
    }
  }

  /** Do something that may need room. Without room everything goes on in memory, from what is written already. */
  withRoom(name: string, act: (file: Handle) => void): void {
    try {
      act(this.files.get(name)!);
    } catch (error) {
      if (!this.isKept) throw error;
      this.isKept = false;
      for (const [each, file] of this.files) {
        const copy = new MemoryFile();
        const bytes = new Uint8Array(file.getSize());
        file.read(bytes, { at: 0 });
        copy.write(bytes, { at: 0 });
        this.files.set(each, copy);
        file.close();
      }
      this.#onNotKept('full');
      act(this.files.get(name)!);
    }
  }
}

/** Where the site in a folder of the host keeps its files. */
export async function placeOf(folder: string): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(`ludoteca ${encodeURIComponent(folder)}`, { create: true });
}

/** A file of the browser's storage, as a worker sees it. */
export interface Openable {
  createSyncAccessHandle(): Promise<Handle>;
}

async function opened(file: Openable): Promise<Handle> {
  for (let tries = 1; ; tries++) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((again) => setTimeout(again, PAUSE_MS));
    }
  }
}

interface Node {
  name: string;
  mode: number;
  id: number;
  parent: Node;
  rdev: number;
  node_ops: object;
  stream_ops: object;
}

interface Stream {
  node: Node;
  position: number;
}

/** Of Emscripten's `FS`, what is used here. */
export interface EmscriptenFs {
  mkdir(path: string): void;
  mount(type: object, options: object, at: string): void;
  createNode(parent: Node | null, name: string, mode: number, dev: number): Node;
  ErrnoError: new (errno: number) => Error;
}

/** Show the files to Python. */
export function mount(fs: EmscriptenFs, storage: Storage): void {
  const made = new Set<string>(
    [...storage.files].filter(([, file]) => file.getSize() > 0).map(([name]) => name),
  );
  const fileOf = ({ name }: Node) => storage.files.get(name)!;

  const node = (parent: Node | null, name: string, mode: number) => {
    const it = fs.createNode(parent, name, mode, 0);
    it.node_ops = nodeOps;
    it.stream_ops = streamOps;
    return it;
  };

  const nodeOps = {
    getattr(it: Node) {
      const size = it.mode === DIRECTORY ? BLOCK : fileOf(it).getSize();
      const time = new Date(0);
      return {
        dev: 1,
        ino: it.id,
        mode: it.mode,
        nlink: 1,
        uid: 0,
        gid: 0,
        rdev: 0,
        size,
        atime: time,
        mtime: time,
        ctime: time,
        blksize: BLOCK,
        blocks: Math.ceil(size / BLOCK),
      };
    },
    setattr(it: Node, { size }: { size?: number }) {
      if (size !== undefined) storage.withRoom(it.name, (file) => file.truncate(size));
    },
    lookup(parent: Node, name: string) {
      if (!made.has(name)) throw new fs.ErrnoError(ENOENT);
      return node(parent, name, REGULAR);
    },
    mknod(parent: Node, name: string) {
      if (!storage.files.has(name)) throw new fs.ErrnoError(ENOSPC);
      made.add(name);
      return node(parent, name, REGULAR);
    },
    unlink(_: Node, name: string) {
      made.delete(name);
      const file = storage.files.get(name)!;
      file.truncate(0);
      file.flush();
    },
    readdir: () => ['.', '..', ...made],
  };

  const streamOps = {
    llseek(stream: Stream, offset: number, whence: number) {
      return offset + (whence === 1 ? stream.position : whence === 2 ? fileOf(stream.node).getSize() : 0);
    },
    read(stream: Stream, heap: Uint8Array, offset: number, length: number, at: number) {
      return fileOf(stream.node).read(heap.subarray(offset, offset + length), { at });
    },
    write(stream: Stream, heap: Uint8Array, offset: number, length: number, at: number) {
      const bytes = heap.subarray(offset, offset + length);
      storage.withRoom(stream.node.name, (file) => {
        if (file.write(bytes, { at }) < length) throw new Error('no room');
      });
      return length;
    },
    fsync(stream: Stream) {
      storage.withRoom(stream.node.name, (file) => file.flush());
      return 0;
    },
  };

  fs.mkdir(FOLDER_IN_PYTHON);
  fs.mount({ mount: () => node(null, '/', DIRECTORY) }, {}, FOLDER_IN_PYTHON);
}
