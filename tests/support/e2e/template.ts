import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startQuickDatabase } from '../quick-database.ts';
import { dataFolder, startProcess } from '../started-server.ts';

const BUILD = join(import.meta.dirname, '../../../tools/build-if-stale.ts');

/** The sample week that each test gets a copy of. */
export type Template = {
  /** The folder of the PostgreSQL socket; the template database is on that server too. */
  readonly host: string;
  readonly database: string;
  /** The files of the sample week. */
  readonly files: string;
};

/** The environment variable that passes the template to the workers, as JSON. */
export const TEMPLATE = 'JISR_E2E_TEMPLATE';

/** Starts the product once on an empty folder, and keeps its database running for the tests. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [BUILD], { stdio: 'inherit' });
  const folder = await dataFolder();
  const product = await startProcess({ DATA_DIR: folder.path, SAMPLE_DATA: 'true' });
  const code = await product.end('SIGTERM');
  if (code !== 0) throw new Error(`The product ended with ${code}:\n${product.output()}`);
  const { connection, stop } = await startQuickDatabase(folder.path);
  const template: Template = {
    host: connection.host,
    database: connection.database,
    files: join(folder.path, 'files'),
  };
  process.env[TEMPLATE] = JSON.stringify(template);
  return async () => {
    await stop('immediate');
    await folder.remove();
  };
}
