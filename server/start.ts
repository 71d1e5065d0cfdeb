import { ignoringFailure } from '../domain/ignoring-failure.ts';
import { resources } from '../domain/resources/registry.ts';
import { retired } from '../domain/resources/retired.ts';
import { buildApp, MODULES } from './app.ts';
import { reasonOf } from './backup/backup-error.ts';
import { rejectUnfinishedRestore } from './backup/restore.ts';
import { type Config, ConfigError, readConfig } from './base/config.ts';
import { filePlaceOf } from './blobs/file-place.ts';
import { checkMembers } from './database/check-members.ts';
import { openDatabase } from './database/open-database.ts';
import type { StopMode } from './database/postmaster.ts';
import { StartError } from './database/start-error.ts';
import { openDocumentStore } from './files/document-store.ts';
import { prepareQueues } from './jobs/queues.ts';
import { listen } from './listen.ts';
import { connectionsFor, mostHandles } from './plugins/connections.ts';
import { loggerFor } from './plugins/request-log.ts';
import { openResources } from './resources/engine.ts';
import { checkStoredValues } from './resources/stored-values/check-stored-values.ts';
import { shutdownOnSignals } from './shutdown.ts';
import { memberColumns } from './stored-members.ts';

async function start(config: Config): Promise<void> {
  const log = loggerFor(config.logLevel);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process cannot continue');
    process.exit(1);
  });
  // Before the database starts: a signal that came in between would leave it running.
  const shutdown = shutdownOnSignals(log);
  // The supervisor of this process has ended (tools/supervise.ts), and nobody would end it any more.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  await rejectUnfinishedRestore(config.dataDir);
  const opening = openDatabase(config, log, shutdown.stopping);
  // What could not be opened needs no closing.
  const close = (mode: StopMode) =>
    ignoringFailure(opening, 'It is reported below.').then((opened) => opened?.close(mode));
  const force = () => {
    close('immediate').catch((error) => log.error({ err: error }, 'the forced shutdown failed'));
  };
  shutdown.later({ close: () => close('fast'), force });
  try {
    const { database, lists, direct, worker } = await opening;
    if (shutdown.isRequested()) return;
    // Before anything writes: a definition that was renamed would drop what records hold.
    const declared = openResources(resources, MODULES);
    await checkMembers(database, memberColumns(declared));
    await checkStoredValues(database, declared, retired);
    await prepareQueues(database);
    const files = filePlaceOf(config);
    await files.check().catch((error: unknown) => {
      throw new StartError(`FILES_URL cannot be used. ${reasonOf(error)}`, { cause: error });
    });
    const { blobs, notice } = await openDocumentStore(files.blobs, config);
    if (notice) console.log(notice);
    const handles = mostHandles();
    const app = await buildApp({
      config,
      database,
      lists,
      blobs,
      direct,
      worker,
      ...(handles === undefined ? {} : { connectionLimits: { most: connectionsFor(handles) } }),
    });
    const leave = async () => {
      app.drain();
      await app.close();
    };
    shutdown.later({ close: leave, force: () => app.server.closeAllConnections() });
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
  } catch (error) {
    // The operator who stopped the process while it started gets what they requested.
    if (shutdown.isRequested()) return;
    await close('fast');
    throw error;
  }
}

try {
  await start(readConfig(process.env));
} catch (error) {
  const known = error instanceof StartError || error instanceof ConfigError;
  console.error(known ? error.message : error);
  process.exit(1);
}
