/** The worker that thinks: bots, hints and reviews, one job at a time; to stop it is to end it. */
import { startPython } from './python';
import type { FromThinker, ToThinker } from './thinking';

type Think = (job: string) => string;

const say = (message: FromThinker) => postMessage(message);
let ready: Promise<Think> | null = null;

async function start(folder: string, build: string): Promise<Think> {
  const python = await startPython(folder, build, () => undefined);
  return (python.pyimport('ludoteca.server.browser.jobs') as { carry_out_text: Think }).carry_out_text;
}

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if ('folder' in data) {
    ready = start(data.folder, data.build);
    ready.catch(() => undefined); // told to whoever asks
    return;
  }
  try {
    say({ answer: (await ready!)(data.job) });
  } catch (error) {
    say({ error: String(error) });
  }
};
