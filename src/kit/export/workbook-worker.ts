import type { Sheet } from './sheet.ts';
import { writeWorkbook } from './write-workbook.ts';

/** What a worker answers: the file, or nothing where it could not be written. */
export type WorkbookAnswer = Blob | undefined;

/** Writes the one table that it is sent, away from the page, which goes on answering meanwhile. */
self.addEventListener('message', async ({ data }: MessageEvent<Sheet>) => {
  const answer: WorkbookAnswer = await writeWorkbook(data).catch(() => undefined);
  self.postMessage(answer);
});
