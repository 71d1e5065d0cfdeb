import { ignoringFailure } from '../domain/ignoring-failure.ts';
import { rejectUnfinishedRestore } from './backup/restore-marker.ts';
import { type Config, ConfigError, readConfig } from './base/config.ts';
import { openDatabase } from './database/open-database.ts';
import type { StopMode } from './database/postmaster.ts';
import { StartError } from './database/start-error.ts';
import { loggerFor } from './plugins/request-log.ts';
import { shutdownOnSignals } from './shutdown.ts';

/**
 * Opens the database and serves the product on it. The product is loaded while PostgreSQL starts,
 * so this file imports only what that needs.
 */
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
  const launch = Promise.withResolvers<void>();
  const opening = openDatabase(config, log, {
    stopping: shutdown.stopping,
    launched: launch.resolve,
  });
  // What could not be opened needs no closing.
  const close = (mode: StopMode) =>
    ignoringFailure(opening, 'It is reported below.').then((opened) => opened?.close(mode));
  const force = () => {
    close('immediate').catch((error) => log.error({ err: error }, 'the forced shutdown failed'));
  };
  shutdown.later({ close: () => close('fast'), force });
  try {
    // A database that runs already, or somewhere else, launches nothing.
    await Promise.race([launch.promise, opening]);
    const [opened, { serve }] = await Promise.all([opening, import('./serve.ts')]);
    if (shutdown.isRequested()) return;
    await serve(config, opened, (app) => {
      const leave = async () => {
        app.drain();
        await app.close();
      };
      shutdown.later({ close: leave, force: () => app.server.closeAllConnections() });
    });
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
