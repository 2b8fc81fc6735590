import type { FromHouse, NotKept, Stage, ToHouse } from '../house/messages';
import { BUILD, FOLDER, fileAddress } from '../place/place';
import type { Line, Port, Reply } from './transport';
import { keep } from './keeping';
import { readAnew } from './worker';

/** What is known before Python runs: `ludoteca site` has written it down. */
const WRITTEN: readonly (readonly [path: RegExp, file: string])[] = [
  [/^\/games$/, 'data/games.json'],
  [/^\/games\/unplayable$/, 'data/unplayable.json'],
  [/^\/games\/([^/]+)\/help\/([^/]+)$/, 'data/help/$1.$2.md'],
  [/^\/games\/([^/]+)\/texts\/([^/]+)$/, 'data/texts/$1.$2.ftl'],
];

/** Under this name the browser remembers that it has been played in. */
const PLAYED = `house:${FOLDER}`;

const NO_ONE: Reply = { status: 200, isJson: true, text: 'null', isKept: false };

/** A connection of this page to the house. */
class HouseLine implements Line {
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  readonly #post: (message: ToHouse) => void;
  readonly page: string;

  constructor(page: string, post: (message: ToHouse) => void) {
    this.page = page;
    this.#post = post;
    post({ type: 'connect', page });
  }

  send(text: string): void {
    this.#post({ type: 'message', page: this.page, text });
  }

  close(): void {
    this.#post({ type: 'disconnect', page: this.page });
  }
}

/** The house in this browser: a worker with Python, started when it is first needed. */
class House implements Port {
  /** What is being loaded, `again` if Python was loaded before; null before the start and when the house is open. */
  stage = $state<Stage | 'again' | null>(null);
  /** How much of this stage is done, from 0 to 1. */
  share = $state(0);
  /** Why matches are not kept; null if they are. */
  notKept = $state<NotKept | null>(null);
  isElsewhere = $state(false);
  failure = $state<'other-version' | 'failed' | null>(null);
  #worker: Worker | null = null;
  #isOpen: Promise<void> | null = null;
  #opened: () => void = () => undefined;
  #broken: (error: Error) => void = () => undefined;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  readonly #lines = new Map<string, HouseLine>();
  #count = 0;

  async request(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string | null,
  ): Promise<Reply> {
    const file = method === 'GET' && writtenFile(path);
    if (file) return read(file);
    if (method === 'GET' && path === '/session' && !hasPlayed()) return NO_ONE;
    await this.open();
    const id = ++this.#count;
    return new Promise((answer) => {
      this.#waiting.set(id, answer);
      this.#post({ type: 'request', id, method, path, headers, body });
    });
  }

  connect(): Line {
    const line = new HouseLine(`page-${++this.#count}`, (message) => {
      void this.open().then(
        () => this.#post(message),
        () => line.onclose?.(new CloseEvent('close')),
      );
    });
    this.#lines.set(line.page, line);
    return line;
  }

  /** Start Python, once. */
  open(): Promise<void> {
    this.#isOpen ??= new Promise((opened, broken) => {
      this.#opened = opened;
      this.#broken = broken;
      this.stage = stageOf('python');
      this.#worker = new Worker(new URL('../house/house.worker.ts', import.meta.url), { type: 'module' });
      this.#worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.#hear(data);
      this.#worker.onerror = ({ message }) => this.#hear({ type: 'failed', detail: message });
      this.#post({ type: 'open', folder: FOLDER, build: BUILD, base: location.origin });
    });
    return this.#isOpen;
  }

  #post(message: ToHouse): void {
    this.#worker?.postMessage(message);
  }

  #fail(why: 'other-version' | 'failed'): void {
    this.stage = null;
    this.failure = why;
    this.#broken(new Error(why));
  }

  #hear(message: FromHouse): void {
    switch (message.type) {
      case 'progress':
        this.isElsewhere = false;
        this.stage = stageOf(message.stage);
        this.share = message.share;
        break;
      case 'ready':
        this.stage = null;
        rememberPlayed();
        void keep('python').catch(() => undefined); // tried again the next time
        void askToKeep().catch(() => undefined); // it may be deleted when room is short, as before
        this.#opened();
        break;
      case 'simulates':
        void keep('engine').catch(() => undefined); // tried again the next time
        break;
      case 'not-kept':
        this.notKept = message.why;
        break;
      case 'elsewhere':
        this.isElsewhere = true;
        break;
      case 'other-version':
        if (!readAnew()) this.#fail('other-version');
        break;
      case 'failed':
        console.error(message.detail);
        this.#fail('failed');
        break;
      case 'answer':
        this.#waiting.get(message.id)?.({
          status: message.status,
          isJson: message.mediaType?.includes('json') ?? false,
          text: message.text,
          isKept: false,
        });
        this.#waiting.delete(message.id);
        break;
      case 'message':
        this.#lines.get(message.page)?.onmessage?.(new MessageEvent('message', { data: message.text }));
        break;
      case 'closed':
        this.#lines.get(message.page)?.onclose?.(new CloseEvent('close', { code: message.code }));
        this.#lines.delete(message.page);
        break;
    }
  }
}

function writtenFile(path: string): string | null {
  const row = WRITTEN.find(([pattern]) => pattern.test(path));
  return row ? fileAddress(path.replace(row[0], row[1])) : null;
}

async function read(address: string): Promise<Reply> {
  const response = await fetch(address, { cache: 'no-cache' }); // of the same version as the page
  return {
    status: response.status,
    isJson: address.endsWith('.json'),
    text: await response.text(),
    isKept: false,
  };
}

/** Whether there may be matches in this browser. A browser without storage has none. */
export function hasPlayed(): boolean {
  try {
    return localStorage.getItem(PLAYED) !== null;
  } catch {
    return false;
  }
}

/** Only a first start loads Python over the network. */
function stageOf(stage: Stage): Stage | 'again' {
  return stage === 'python' && hasPlayed() ? 'again' : stage;
}

const ASKED = `asked-to-keep:${FOLDER}`;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Ask the browser not to delete matches when room is short; not at every start, because some ask the player. */
async function askToKeep(): Promise<void> {
  const storage = (navigator as Partial<Navigator>).storage; // missing where the page is served without TLS in a home
  if (!storage?.persist || (await storage.persisted())) return;
  if (Date.now() - Number(localStorage.getItem(ASKED) ?? 0) < WEEK_MS) return;
  localStorage.setItem(ASKED, String(Date.now()));
  await storage.persist();
}

function rememberPlayed(): void {
  try {
    localStorage.setItem(PLAYED, 'yes');
  } catch {
    // It keeps nothing: the note about matches says so.
  }
}

export const house = new House();
