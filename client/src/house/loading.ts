/** Asks the worker that loads. */
import { OtherVersion, type Files } from './files';

export interface ToLoader {
  readonly folder: string;
  readonly build: string;
}

export type FromLoader =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'files'; readonly files: Files }
  | { readonly type: 'failed'; readonly detail: string; readonly isOtherVersion: boolean };

/** Everything that Python starts from; `tell` hears which share of the bytes has arrived. */
export function loadFiles(asked: ToLoader, tell: (share: number) => void): Promise<Files> {
  const worker = new Worker(new URL('./loader.worker.ts', import.meta.url), { type: 'module' });
  const files = new Promise<Files>((loaded, failed) => {
    worker.onmessage = ({ data }: MessageEvent<FromLoader>) => {
      if (data.type === 'progress') tell(data.share);
      else if (data.type === 'files') loaded(data.files);
      else failed(data.isOtherVersion ? new OtherVersion(data.detail) : new Error(data.detail));
    };
    worker.onerror = ({ message }) => failed(new Error(message));
  });
  worker.postMessage({ folder: asked.folder, build: asked.build } satisfies ToLoader);
  return files.finally(() => worker.terminate());
}
