/** The worker that thinks: bots, hints and reviews, one job at a time; to stop it is to end it. */
import { startPython } from './python';
import type { FromThinker, ToThinker } from './thinking';

interface Thinking {
  carryOut(job: string): string;
  keepBytecode(): Promise<void>;
}

/** After this time without a job there is time for other things. */
const REST_MS = 3_000;

const say = (message: FromThinker) => postMessage(message);
let ready: Promise<Thinking> | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

async function start(place: { folder: string; build: string }): Promise<Thinking> {
  const { python, keepBytecode } = await startPython('thinker', place);
  const jobs = python.pyimport('ludoteca.server.browser.jobs') as { carry_out_text(job: string): string };
  return { carryOut: (job) => jobs.carry_out_text(job), keepBytecode };
}

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if ('folder' in data) {
    ready = start(data);
    ready.catch(() => undefined); // told to whoever asks
    return;
  }
  let isStarted = false;
  try {
    const thinking = await ready!;
    isStarted = true;
    say({ answer: thinking.carryOut(data.job) });
    clearTimeout(resting);
    resting = setTimeout(() => void thinking.keepBytecode(), REST_MS);
  } catch (error) {
    say({ error: String(error), isStarted });
  }
};
