import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { dataFolder, startProcess } from '../started-server.ts';

const BUILD = join(import.meta.dirname, '../../../tools/build-if-stale.ts');

/** The environment variable under which the tests find the folder that each copies for itself. */
export const TEMPLATE = 'JISR_E2E_TEMPLATE';

/** Starts the product once on an empty folder, so that each test may start on a copy of the sample week. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [BUILD], { stdio: 'inherit' });
  const folder = await dataFolder();
  const product = await startProcess({ DATA_DIR: folder.path, SAMPLE_DATA: 'true' });
  const code = await product.end('SIGTERM');
  if (code !== 0) throw new Error(`The product ended with ${code}:\n${product.output()}`);
  process.env[TEMPLATE] = folder.path;
  return folder.remove;
}
