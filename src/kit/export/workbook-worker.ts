import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import type { Sheet } from './sheet.ts';
import { writeWorkbook } from './write-workbook.ts';

/** A worker's answer: the file, or nothing if it could not be written. */
export type WorkbookAnswer = Blob | undefined;

/** Writes the one table that it is sent, so that the page stays responsive in the meantime. */
self.addEventListener('message', async ({ data }: MessageEvent<Sheet>) => {
  const answer: WorkbookAnswer = await ignoringFailure(
    writeWorkbook(data),
    'The page says that there is no file.',
  );
  self.postMessage(answer);
});
