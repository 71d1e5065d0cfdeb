import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { StartError } from '../database/start-error.ts';

/** The file that says that a restore into a data folder has begun and not ended. */
export const markerIn = (dataDir: string): string => join(dataDir, 'restore-unfinished');

/** Throws a `StartError` if a restore into the data folder was cut short. */
export async function rejectUnfinishedRestore(dataDir: string): Promise<void> {
  const marker = markerIn(dataDir);
  const found = await ignoringFailure(stat(marker), 'It does not exist.');
  if (found === undefined) return;
  throw new StartError(
    `A restore into ${dataDir} was cut short, so data is missing. Run npm run restore or npm run move again, or remove ${marker} if you know that all is there.`,
  );
}
