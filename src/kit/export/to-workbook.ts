import type { Sheet } from './sheet.ts';
import type { WorkbookAnswer } from './workbook-worker.ts';

/**
 * Writes a table as an Excel file. The library is loaded when it is first needed and runs in a
 * worker, so that ten thousand rows do not block the page. Rejects if the file cannot be written or
 * the signal aborts it.
 */
export function toWorkbook(sheet: Sheet, signal: AbortSignal): Promise<Blob> {
  if (typeof Worker === 'undefined') {
    return import('./write-workbook.ts').then(({ writeWorkbook }) => writeWorkbook(sheet));
  }
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const fail = () => reject(new Error('The workbook could not be written.'));
  worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) =>
    data ? resolve(data) : fail(),
  );
  worker.addEventListener('error', fail);
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  worker.postMessage(sheet);
  return promise.finally(() => worker.terminate());
}
