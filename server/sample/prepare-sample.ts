import type { Config } from '../base/config.ts';
import { withDatabaseLock } from '../database/with-database-lock.ts';
import { isEmpty } from './is-empty.ts';
import type { SampleTarget } from './load-sample.ts';
import { giveLogins } from './sample-logins.ts';

const LOCK = 1_784_968_564;

/**
 * Loads the sample week into a database without orders and customers. Returns what the operator reads
 * about it once; nothing if it was not loaded, or if customers have no page.
 */
export async function prepareSample(
  target: SampleTarget,
  { customerPage }: Pick<Config, 'customerPage'>,
): Promise<{ readonly isLoaded: boolean; readonly logins?: string | undefined }> {
  const { database } = target;
  const isLoaded = await withDatabaseLock(database, LOCK, async (transaction) => {
    if (!(await isEmpty(transaction))) return false;
    // Only the start that needs the week loads its code and its data.
    const { loadSample } = await import('./load-sample.ts');
    await loadSample(target, new Date());
    return true;
  });
  return isLoaded && customerPage ? { isLoaded, logins: await giveLogins(database) } : { isLoaded };
}
