/** The worker that simulates the own hand of a player at a server's table; whatever fails here, the server simulates. */
import type { FromHand, ToHand } from './handling';
import { release } from './files';
import { loadFiles } from './loading';
import { startPython } from './python';

/** Of `ludoteca.server.browser.hands.PageHands`, what is called here. */
interface PageHands {
  prepare(request: string, action: string): void;
  open(action: string): void;
  move(moves: string): string;
}
type Starting = Extract<ToHand, { type: 'start' }>;

/** After this time a first hand may be at work, or over. */
const REST_MS = 10_000;

const say = (message: FromHand) => postMessage(message);
let hands: Promise<PageHands>;
let trials = 4;

async function start(starting: Starting): Promise<PageHands> {
  const files = await loadFiles(starting, () => undefined);
  const { python, loadEngine, keepBytecode } = await startPython('hand', files);
  files.packages.forEach(release);
  await loadEngine();
  const module = python.pyimport('ludoteca.server.browser.hands') as {
    PageHands: (game: string) => PageHands;
  };
  setTimeout(() => void keepBytecode(), REST_MS);
  return module.PageHands(starting.game);
}

async function answer(message: ToHand): Promise<void> {
  switch (message.type) {
    case 'start':
      hands = start(message);
      hands.catch(() => undefined); // told by the first that waits for it
      break;
    case 'prepare':
      // At first several times: the browser makes WebAssembly fast only after some use.
      for (; trials > 0; trials--) (await hands).prepare(message.request, message.action);
      trials = 1;
      say({ type: 'prepared', scene: message.scene });
      break;
    case 'open':
      (await hands).open(message.action);
      break;
    case 'move':
      say({ type: 'moved', moved: (await hands).move(message.moves) });
      break;
  }
}

let last: Promise<void> = Promise.resolve();
onmessage = ({ data }: MessageEvent<ToHand>) => {
  last = last
    .then(() => answer(data))
    .catch((error: unknown) => say({ type: 'failed', detail: String(error) }));
};
