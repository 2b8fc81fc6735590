/** The worker with the house: Python, its database, and the messages of the page. */
import { OtherVersion, type Files } from './files';
import { loadFiles } from './loading';
import type { FromHouse, ToHouse } from './messages';
import { libraryOf, startPython, type Started } from './python';
import { DATABASE, mount, Storage, type EmscriptenFs } from './storage';
import type { FromThinker, ToThinker } from './thinking';

/** Of `ludoteca.server.browser.bridge.Bridge`, what is called here. */
interface Bridge {
  request(method: string, path: string, headers: string, body: string, base: string): Promise<Answer>;
  connect(page: string): Promise<boolean>;
  receive(page: string, message: string): void;
  disconnect(page: string): void;
}

type Answer = readonly [status: number, mediaType: string | undefined, body: Uint8Array];
type Opening = Extract<ToHouse, { type: 'open' }>;

const say = (message: FromHouse) => postMessage(message);
let bridge: Bridge | null = null;

/** After this time the first table is there, and there is time for other things. */
const REST_MS = 5_000;

/** The second worker has not started; another one may. */
class NotStarted extends Error {}

/** So often a worker is started for one job. */
const STARTS = 3;

/** After this time without a job the second worker ends: it takes as much memory as the first. */
const IDLE_MS = 60_000;

/** The second worker, in which slow bots think; started for a job, ended when there are none. */
class Thinker {
  readonly #files: () => Files;
  #worker: Worker | null = null;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #waiting: { resolve: (answer: string) => void; reject: (error: Error) => void } | null = null;

  /** `files` are copies, which are handed over. */
  constructor(files: () => Files) {
    this.#files = files;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (!('answer' in data))
        this.#fail(data.isStarted ? new Error(data.error) : new NotStarted(data.error));
      else this.#waiting?.resolve(data.answer);
    };
    worker.onerror = ({ message }) => this.#fail(new NotStarted(message));
    const files = this.#files();
    worker.postMessage({ files } satisfies ToThinker, [files.library.buffer]);
    return worker;
  }

  #fail(error: Error): void {
    if (error instanceof NotStarted) this.stop();
    this.#waiting?.reject(error);
  }

  async think(job: string): Promise<string> {
    clearTimeout(this.#idle);
    for (let starts = 1; ; starts++) {
      try {
        return await this.#ask(job);
      } catch (error) {
        if (!(error instanceof NotStarted) || starts === STARTS) throw error;
      } finally {
        clearTimeout(this.#idle);
        this.#idle = setTimeout(() => this.stop(), IDLE_MS);
      }
    }
  }

  #ask(job: string): Promise<string> {
    this.#worker ??= this.#start();
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker?.postMessage({ job } satisfies ToThinker);
    });
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

async function open(opening: Opening): Promise<void> {
  const storage = await Storage.open(opening.folder, (why) => say({ type: 'not-kept', why }));
  const { library, ...files } = await loadFiles(opening, (share) =>
    say({ type: 'progress', stage: 'python', share }),
  );
  const started = await startPython('house', { library, ...files });
  say({ type: 'progress', stage: 'games', share: 0 });
  const { FS: system } = started.python as unknown as { FS: EmscriptenFs };
  mount(system, storage);
  const thinker = new Thinker(() => ({ library: libraryOf(started.python), ...files }));
  bridge = await openBridge(started, thinker);
  say({ type: 'ready' });
  setTimeout(() => void started.keepBytecode(), REST_MS);
}

async function openBridge({ python, loadEngine }: Started, thinker: Thinker): Promise<Bridge> {
  const script = {
    think: (job: string) => thinker.think(job),
    stopThinking: () => thinker.stop(),
    loadEngine: () => loadEngine().then(() => say({ type: 'simulates' })),
    send: (page: string, text: string) => say({ type: 'message', page, text }),
    hangUp: (page: string, code: number) => say({ type: 'closed', page, code }),
  };
  const module = python.pyimport('ludoteca.server.browser.bridge') as {
    open_bridge(database: string, script: object): Promise<Bridge>;
  };
  say({ type: 'progress', stage: 'matches', share: 0 });
  return module.open_bridge(DATABASE, script);
}

/** The house belongs to one tab at a time; the next one waits for it. */
async function openAlone(opening: Opening): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks; // missing where the page is served without TLS in a home
  if (!locks) return open(opening);
  const name = `ludoteca ${opening.folder}`;
  const holding = () => open(opening).then(() => new Promise<void>(() => undefined));
  await locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock) return holding();
    say({ type: 'elsewhere' });
    return undefined;
  });
  await locks.request(name, holding);
}

async function answer(message: ToHouse): Promise<void> {
  switch (message.type) {
    case 'open':
      base = message.base;
      await openAlone(message);
      break;
    case 'request': {
      const { id, method, path, headers } = message;
      const [status, mediaType, bytes] = await bridge!.request(
        method,
        path,
        JSON.stringify(headers),
        message.body ?? '',
        base,
      );
      say({
        type: 'answer',
        id,
        status,
        mediaType: mediaType ?? null,
        text: new TextDecoder().decode(bytes),
      });
      break;
    }
    case 'connect':
      if (!(await bridge!.connect(message.page))) say({ type: 'closed', page: message.page, code: 0 });
      break;
    case 'disconnect':
      bridge!.disconnect(message.page);
      break;
    case 'message':
      bridge!.receive(message.page, message.text);
      break;
  }
}

let base = '';
onmessage = ({ data }: MessageEvent<ToHouse>) => {
  answer(data).catch((error: unknown) => {
    if (error instanceof OtherVersion) say({ type: 'other-version' });
    else say({ type: 'failed', detail: String(error) });
  });
};
