/** `npm run sample`: fills an empty database with the sample week, as the first `npm start` does. */
import { resources } from '../domain/resources/registry.ts';
import { MODULES } from '../server/app.ts';
import { type Config, ConfigError, readConfig } from '../server/base/config.ts';
import { filePlaceOf } from '../server/blobs/file-place.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { StartError } from '../server/database/start-error.ts';
import { openDocumentStore } from '../server/files/document-store.ts';
import { prepareQueues } from '../server/jobs/queues.ts';
import { loggerFor } from '../server/plugins/request-log.ts';
import { openResources } from '../server/resources/engine.ts';
import { prepareSample } from '../server/sample/prepare-sample.ts';

async function load(config: Config): Promise<void> {
  const { database, close } = await openDatabase(config, loggerFor(config.logLevel));
  try {
    await prepareQueues(database);
    const folder = filePlaceOf(config).blobs;
    const { blobs, notice: aboutKey } = await openDocumentStore(folder, config);
    if (aboutKey) console.log(aboutKey);
    for (const { prepare } of MODULES) {
      const notice = await prepare?.({ config, database, blobs, now: new Date() });
      if (notice) console.log(notice);
    }
    const target = { database, blobs, resources: openResources(resources, MODULES) };
    const { isLoaded, logins } = await prepareSample(target, config);
    if (logins) console.log(logins);
    console.log(
      isLoaded
        ? '  The sample week is loaded.'
        : '  Nothing was loaded: there are customers or orders already.',
    );
  } finally {
    await close('fast');
  }
}

try {
  await load(readConfig(process.env));
} catch (error) {
  const known = error instanceof StartError || error instanceof ConfigError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
