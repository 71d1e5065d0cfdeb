import type { FastifyInstance } from 'fastify';
import { resources } from '../domain/resources/registry.ts';
import { retired } from '../domain/resources/retired.ts';
import { buildApp, MODULES } from './app.ts';
import { reasonOf } from './backup/backup-error.ts';
import type { Config } from './base/config.ts';
import { filePlaceOf } from './blobs/file-place.ts';
import { checkMembers } from './database/check-members.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { StartError } from './database/start-error.ts';
import { openDocumentStore } from './files/document-store.ts';
import { prepareQueues } from './jobs/queues.ts';
import { listen } from './listen.ts';
import { connectionsFor, mostHandles } from './plugins/connections.ts';
import { openResources } from './resources/engine.ts';
import { checkStoredValues } from './resources/stored-values/check-stored-values.ts';
import { memberColumns } from './stored-members.ts';

/**
 * Serves the product on an open database, and prints at which address. Whoever calls this closes the
 * application, which `built` is called with.
 */
export async function serve(
  config: Config,
  { database, lists, direct, worker }: OpenDatabase,
  built: (app: FastifyInstance) => void,
): Promise<void> {
  // Before anything writes: a definition that was renamed would drop what records hold.
  const declared = openResources(resources, MODULES);
  await checkMembers(database, memberColumns(declared));
  await checkStoredValues(database, declared, retired);
  const files = filePlaceOf(config);
  await files.check().catch((error: unknown) => {
    throw new StartError(`FILES_URL cannot be used. ${reasonOf(error)}`, { cause: error });
  });
  const { blobs, notice } = await openDocumentStore(files.blobs, config);
  if (notice) console.log(notice);
  const handles = mostHandles();
  // Nothing is left in a queue before the application is there, and its routes are put together
  // while the database answers.
  const [app] = await Promise.all([
    buildApp({
      config,
      database,
      lists,
      blobs,
      direct,
      worker,
      ...(handles === undefined ? {} : { connectionLimits: { most: connectionsFor(handles) } }),
    }),
    prepareQueues(database),
  ]);
  built(app);
  for (const { prepare } of MODULES) {
    const prepared = await prepare?.({ config, database, blobs, now: new Date() });
    // Shown at once: a generated password is shown only once, and the next steps may fail.
    if (prepared) console.log(prepared);
  }
  if (config.sampleData) {
    // No other start imports anything of the sample week.
    const { prepareSample } = await import('./sample/prepare-sample.ts');
    const { resources: opened } = app.engine;
    const { logins } = await prepareSample({ database, blobs, resources: opened }, config);
    if (logins) console.log(logins);
  }
  console.log(`  Jisr is ready at ${await listen(app, config)}\n`);
  process.send?.('ready');
}
