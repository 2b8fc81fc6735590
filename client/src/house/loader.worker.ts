/**
 * The worker that fetches and compiles what Python starts from. It ends when it is done, and with it goes the memory that
 * unpacking and compiling took: a worker that runs Python makes so little garbage that it would keep it for long.
 */
import { fetchFiles, OtherVersion } from './files';
import type { FromLoader, ToLoader } from './loading';

const say = (message: FromLoader, moved: Transferable[] = []) => postMessage(message, { transfer: moved });

onmessage = async ({ data: { folder, build } }: MessageEvent<ToLoader>) => {
  try {
    const files = await fetchFiles(folder, build, (share) => say({ type: 'progress', share }));
    say({ type: 'files', files }, [files.library.buffer, ...files.packages.map(({ buffer }) => buffer)]);
  } catch (error) {
    say({ type: 'failed', detail: String(error), isOtherVersion: error instanceof OtherVersion });
  }
};
