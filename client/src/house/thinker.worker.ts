/** The worker that thinks: bots, hints and reviews, one job at a time; to stop it is to end it. */
import { release, type Files } from './files';
import { startPython } from './python';
import type { FromThinker, ToThinker } from './thinking';

interface Thinking {
  carryOut(job: string): Promise<string>;
  keepBytecode(): Promise<void>;
}

/** After this time without a job there is time for other things. */
const REST_MS = 3_000;
/** Of `ludoteca.server.browser.jobs`, what is called here. */
interface Jobs {
  needs_engine(job: string): boolean;
  carry_out_text(job: string): string;
}

const say = (message: FromThinker) => postMessage(message);
let ready: Promise<Thinking> | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

async function start(files: Files): Promise<Thinking> {
  const { python, loadEngine, keepBytecode } = await startPython('thinker', files);
  files.packages.forEach(release);
  const jobs = python.pyimport('ludoteca.server.browser.jobs') as Jobs;
  const carryOut = async (job: string) => {
    if (jobs.needs_engine(job)) await loadEngine();
    return jobs.carry_out_text(job);
  };
  return { carryOut, keepBytecode };
}

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if ('files' in data) {
    ready = start(data.files);
    ready.catch(() => undefined); // told to whoever asks
    return;
  }
  let isStarted = false;
  try {
    const thinking = await ready!;
    isStarted = true;
    say({ answer: await thinking.carryOut(data.job) });
    clearTimeout(resting);
    resting = setTimeout(() => void thinking.keepBytecode(), REST_MS);
  } catch (error) {
    say({ error: String(error), isStarted });
  }
};
